"""Windows on a part of a tensor, and over windows on long images.

Compilers read a part where it lies in the whole, and compute long images in stripes. A window that
reaches over a border finds real numbers there, where the operation has its padding, or needs the
rows or columns beside each stripe.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from corpus.arguments import NONE, SAME, VALID
from corpus.patterns._patterns import REAL, Patterns
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
_Cut = Callable[[Net, Term], Term]
_Layer = Callable[[Net, Term], Term]


def _parts(layers: Sequence[_Layer], net: Net) -> list[Term]:
    """A window reaches over the border of a slice, where there is padding, not more tensor."""
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


def _batches(net: Net, x: Term) -> Term:
    """Parts have an odd number of columns, to which three come."""
    sides = net.constant([[0, 0], [1, 2]], I32)
    return x.to("SPACE_TO_BATCH_ND", net.integers(1, 2), sides, _LAST)


def _resized(centers: bool, net: Net, x: Term) -> Term:
    return x.to("RESIZE_BILINEAR", 8, 8, _LAST, False, centers)


_WINDOWS: Final = [Window((3, 3), padding) for padding in ([SAME], [1, 0, 0, 2])]

_ANY: Final[dict[str, Sequence[_Layer]]] = {
    **{
        operation: [partial(filtered, operation, window, 1) for window in _WINDOWS]
        for operation in FILTERED
    },
    "TRANSPOSE_CONV_2D": [_transposed],
    "MAX_POOL_2D": [partial(pooled, "MAX_POOL_2D", window) for window in _WINDOWS],
    "PAD": [lambda net, x: x.pad([0, 0], [1, 2], [0, 1], [1, 0])],
    "SPACE_TO_BATCH_ND": [_batches],
}

_REAL: Final[dict[str, Sequence[_Layer]]] = {
    **{
        operation: [partial(pooled, operation, window) for window in _WINDOWS]
        for operation in ("AVERAGE_POOL_2D", "L2_POOL_2D")
    },
    "RESIZE_BILINEAR": [partial(_resized, centers) for centers in (False, True)],
    "LOCAL_RESPONSE_NORMALIZATION": [
        lambda net, x: x.to("LOCAL_RESPONSE_NORMALIZATION", 2, 1.0, 1.0, 0.5)
    ],
}
"""Operations whose results are no codes."""

_ROWS, _COLUMNS = 68, 67
"""More than 64, and an odd number of columns."""

_Window = Callable[[Net, Term, bool], Term]


def _cascades(operation: str, tall: bool, net: Net) -> list[Term]:
    """One window reads another's result in a tall or wide image: tiles need their neighbors."""
    firsts: list[Callable[[Term], Term]] = [
        lambda x: _convolved(net, x, tall),
        lambda x: _depthwise(net, x, tall),
        lambda x: _maximal(net, x, tall),
        lambda x: _convolved(net, _convolved(net, x, tall), tall),
    ]
    shape = (1, _ROWS, 1, 1) if tall else (1, 1, _COLUMNS, 1)
    window = _CASCADE_WINDOWS[operation]
    return [window(net, first(net.few(*shape)), tall) for first in firsts]


def _convolved(net: Net, x: Term, tall: bool) -> Term:
    taps = net.numbers.integers(1, *((3, 1) if tall else (1, 3)), 1, low=-1, high=1) + 0.0
    taps.reshape(-1)[[0, 2]] = [1, -1]
    return x.layer("CONV_2D", taps, [0.5], SAME, 1, 1, 0)


def _depthwise(net: Net, x: Term, tall: bool) -> Term:
    taps = net.numbers.integers(1, *((3, 1) if tall else (1, 3)), 1, low=-1, high=1) + 0.0
    taps.reshape(-1)[[0, 2]] = [-1, 1]
    return x.layer("DEPTHWISE_CONV_2D", taps, [-0.5], SAME, 1, 1, 1, 0)


def _maximal(net: Net, x: Term, tall: bool) -> Term:
    height, width = (3, 1) if tall else (1, 3)
    return x.to("MAX_POOL_2D", SAME, 1, 1, width, height, 0)


def _cascade_strided(net: Net, x: Term, tall: bool) -> Term:
    """By a stride of 2 along the image, with no padding."""
    height, width = (3, 1) if tall else (1, 3)
    strides = (1, 2) if tall else (2, 1)
    return x.to("MAX_POOL_2D", VALID, *strides, width, height, 0)


_CASCADE_WINDOWS: Final[dict[str, _Window]] = {
    "CONV_2D": _convolved,
    "DEPTHWISE_CONV_2D": _depthwise,
    "MAX_POOL_2D": _cascade_strided,
}


_SLICES.of(_ANY, "parts")(_parts)
_SLICES.of(_REAL, "parts", REAL)(_parts)
_CASCADES.each(_CASCADE_WINDOWS, {"rows": True, "columns": False})(_cascades)
