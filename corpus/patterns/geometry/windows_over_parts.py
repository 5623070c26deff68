"""Windows on a part of a tensor, and over windows on long images.

Compilers read a part where it lies in the whole, and compute long images in stripes. A window that
reaches over a border finds real numbers there, where the operation has its padding, or needs the
rows or columns beside each stripe.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from corpus.arguments import SAME, VALID, behind_bias
from corpus.patterns._patterns import REAL, Patterns, Unary
from corpus.patterns._windows import FILTERED, Window, filtered, pooled
from corpus.terms import Net, Term
from corpus.types import I32

_SLICES: Final = Patterns("windows_on_slices", "windows on a part of a tensor", seed="cut")
_CASCADES: Final = Patterns(
    "windows_over_windows", "windows over windows on long images", seed="cascades"
)

_LAST: Final = False
_WHOLE: Final = (1, 5, 6, 4)
_CHANNELS: Final = 2


def _parts(layers: Sequence[Unary], net: Net) -> list[Term]:
    """A window reaches over the border of a slice, where there is padding, not more tensor."""
    return [layer(net, cut(net, net.few(*_WHOLE))) for cut in _CUTS for layer in layers]


_CUTS: Final[Sequence[Unary]] = (
    lambda net, x: x.slice((0, 1, 2, 1), (1, 3, 3, _CHANNELS)),
    lambda net, x: x.slice((0, 0, 1, 0), (1, 4, -1, _CHANNELS)),
    # Rows from the second to the last but one, every second column, channels backwards.
    lambda net, x: x.strided(net.integers(0, 1, 1, 3), net.integers(1, 4, 6, 1), [1, 1, 2, -1]),
    # The first columns, of the last channels.
    lambda net, x: x.split(2, 2)[0].split(3, 2)[1],
)


def _transposed(net: Net, x: Term) -> Term:
    taps = net.numbers.integers(2, 3, 3, 2, low=-1, high=1)
    rest = behind_bias("TRANSPOSE_CONV_2D", [1, 0, 0, 1])
    return x.layer("TRANSPOSE_CONV_2D", taps, [0.5, -1.0], *rest)


def _batches(net: Net, x: Term) -> Term:
    """Parts have an odd number of columns, to which three come."""
    sides = net.constant([[0, 0], [1, 2]], I32)
    return x.to("SPACE_TO_BATCH_ND", net.integers(1, 2), sides, _LAST)


_WINDOWS: Final = [Window((3, 3), padding) for padding in ([SAME], [1, 0, 0, 2])]

_ANY: Final[dict[str, Sequence[Unary]]] = {
    **{
        operation: [partial(filtered, operation, window, 1) for window in _WINDOWS]
        for operation in FILTERED
    },
    "TRANSPOSE_CONV_2D": [_transposed],
    "MAX_POOL_2D": [partial(pooled, "MAX_POOL_2D", window) for window in _WINDOWS],
    "PAD": [lambda net, x: x.pad([0, 0], [1, 2], [0, 1], [1, 0])],
    "SPACE_TO_BATCH_ND": [_batches],
}

_REAL: Final[dict[str, Sequence[Unary]]] = {
    **{
        operation: [partial(pooled, operation, window) for window in _WINDOWS]
        for operation in ("AVERAGE_POOL_2D", "L2_POOL_2D")
    },
    "RESIZE_BILINEAR": [
        lambda net, x: x.to("RESIZE_BILINEAR", 8, 8, _LAST, False, False),
        lambda net, x: x.to("RESIZE_BILINEAR", 8, 8, _LAST, False, True),
    ],
    "LOCAL_RESPONSE_NORMALIZATION": [
        lambda net, x: x.to("LOCAL_RESPONSE_NORMALIZATION", 2, 1.0, 1.0, 0.5)
    ],
}
"""Operations whose results are no codes."""

_ROWS, _COLUMNS = 68, 67
"""More than 64, and an odd number of columns."""


def _cascades(operation: str, tall: bool, net: Net) -> Iterator[Term]:
    """One window reads another's result in a tall or wide image: tiles need their neighbors."""
    shape = (1, _ROWS, 1, 1) if tall else (1, 1, _COLUMNS, 1)
    for names in (["CONV_2D"], ["DEPTHWISE_CONV_2D"], ["MAX_POOL_2D"], ["CONV_2D", "CONV_2D"]):
        x = net.few(*shape)
        for name in names:
            x = _window(name, x, tall)
        yield _window(operation, x, tall, strided=True)


_ENDS: Final = {"CONV_2D": [1, -1], "DEPTHWISE_CONV_2D": [-1, 1]}
"""First and last tap of three."""


def _window(operation: str, x: Term, tall: bool, *, strided: bool = False) -> Term:
    """Three pixels along the image; a pool may have a stride of 2 and no padding."""
    height, width = (3, 1) if tall else (1, 3)
    if operation == "MAX_POOL_2D":
        scheme = (VALID, *((1, 2) if tall else (2, 1))) if strided else (SAME, 1, 1)
        return x.to(operation, *scheme, width, height, 0)
    taps = x.net.numbers.integers(1, height, width, 1, low=-1, high=1) + 0.0
    taps.reshape(-1)[[0, 2]] = _ENDS[operation]
    return x.layer(operation, taps, [_ENDS[operation][0] / 2], *behind_bias(operation, SAME))


_SLICES.of(_ANY, "parts")(_parts)
_SLICES.of(_REAL, "parts", REAL)(_parts)
_CASCADES.each((*_ENDS, "MAX_POOL_2D"), {"rows": True, "columns": False})(_cascades)
