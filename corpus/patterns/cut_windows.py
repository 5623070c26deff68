"""Windows on a part of a tensor: what lies beyond the part is padding, not the rest of the tensor.

Compilers read a part where it lies in the whole. A window that reaches over the border of the part
finds real numbers there, where the operation has its padding or its own way with borders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from corpus.language import F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, NONE, SAME, Net, Term
from corpus.patterns._windows import FILTERED, Window, filtered, pooled

__all__ = ["files"]

_LAST: Final = False

_WHOLE: Final = (1, 5, 6, 4)
_CHANNELS: Final = 2

_Cut = Callable[[Net, Term], Term]
_Layer = Callable[[Net, Term], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "windows on a part of a tensor"
    for layers, types in ((_ANY, [F32, CODES]), (_REAL, [F32])):
        nets: dict[str, Nets] = {
            operation: {"parts": ("Parts of each kind.", partial(_parts, several))}
            for operation, several in layers.items()
        }
        yield from files_of("cut", about, nets, types)


def _parts(layers: Sequence[_Layer], net: Net) -> list[Term]:
    """Each layer reads a part of its own, of a tensor of its own."""
    return [layer(net, cut(net, net.few(*_WHOLE))) for cut in _CUTS for layer in layers]


def _sliced(begin: Sequence[int], size: Sequence[int], net: Net, x: Term) -> Term:
    return x.slice(begin, size)


def _strided(net: Net, x: Term) -> Term:
    """Rows from the second to the last but one, every second column, channels backwards."""
    begin, end = net.integers(0, 1, 1, 3), net.integers(1, 4, 6, 1)
    return x.strided(begin, end, [1, 1, 2, -1])


def _split(net: Net, x: Term) -> Term:
    """The first columns, of the last channels."""
    columns = x.split(2, 2)[0]
    return columns.split(3, 2)[1]


_CUTS: Final[Sequence[_Cut]] = (
    partial(_sliced, (0, 1, 2, 1), (1, 3, 3, _CHANNELS)),
    partial(_sliced, (0, 0, 1, 0), (1, 4, -1, _CHANNELS)),
    _strided,
    _split,
)


def _transposed(net: Net, x: Term) -> Term:
    taps = net.numbers.integers(2, 3, 3, 2, low=-1, high=1)
    rest = [1, 0, 0, 1, 1, 1, NONE, _LAST]
    return x.layer("TRANSPOSE_CONV_2D", taps, [0.5, -1.0], *rest)


def _padded(net: Net, x: Term) -> Term:
    return x.pad([0, 0], [1, 2], [0, 1], [1, 0])


def _batches(net: Net, x: Term) -> Term:
    """Parts have an odd number of columns, to which three come."""
    sides = net.constant([[0, 0], [1, 2]], I32)
    return x.to("SPACE_TO_BATCH_ND", net.integers(1, 2), sides, _LAST)


def _resized(centers: bool, net: Net, x: Term) -> Term:
    return x.to("RESIZE_BILINEAR", 8, 8, _LAST, False, centers)


def _normalized(net: Net, x: Term) -> Term:
    return x.to("LOCAL_RESPONSE_NORMALIZATION", 2, 1.0, 1.0, 0.5)


_WINDOWS: Final = [Window((3, 3), padding) for padding in ([SAME], [1, 0, 0, 2])]

_ANY: Final[dict[str, Sequence[_Layer]]] = {
    **{
        operation: [partial(filtered, operation, window, 1) for window in _WINDOWS]
        for operation in FILTERED
    },
    "TRANSPOSE_CONV_2D": [_transposed],
    "MAX_POOL_2D": [partial(pooled, "MAX_POOL_2D", window) for window in _WINDOWS],
    "PAD": [_padded],
    "SPACE_TO_BATCH_ND": [_batches],
}

_REAL: Final[dict[str, Sequence[_Layer]]] = {
    **{
        operation: [partial(pooled, operation, window) for window in _WINDOWS]
        for operation in ("AVERAGE_POOL_2D", "L2_POOL_2D")
    },
    "RESIZE_BILINEAR": [partial(_resized, centers) for centers in (False, True)],
    "LOCAL_RESPONSE_NORMALIZATION": [_normalized],
}
"""Whose results are no codes."""
