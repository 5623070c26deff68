"""Windows over windows on long images, which are computed in stripes.

Who runs the second operation on parts of what the first one gives needs the rows or columns beside
each part, too: zeros are only around the whole image.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from corpus.classes._net import Net, Nets, few_codes, files_of, weighted
from corpus.language import Operand, SpecFile

__all__ = ["files"]

_SAME, _VALID = 1, 2
_ROWS, _COLUMNS = 68, 67
"""More than 64, and an odd number of columns."""

_Window = Callable[[Net, Operand, bool], Operand]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    nets = {operation: _nets(window) for operation, window in _WINDOWS.items()}
    yield from files_of("cascades", "windows over windows on long images", nets)


def _nets(window: _Window) -> Nets:
    sides = {"rows": True, "columns": False}
    return {
        side: (
            f"What the windows lie over is computed by others, and has many {side}.",
            partial(_cascades, window, tall=tall),
        )
        for side, tall in sides.items()
    }


def _cascades(window: _Window, net: Net, *, tall: bool) -> list[Operand]:
    """Behind a convolution, a depthwise one, a pool, and behind two convolutions."""
    firsts: list[Callable[[Operand], Operand]] = [
        lambda x: _convolved(net, x, tall),
        lambda x: _depthwise(net, x, tall),
        lambda x: _maximal(net, x, tall),
        lambda x: _convolved(net, _convolved(net, x, tall), tall),
    ]
    shape = (1, _ROWS, 1, 1) if tall else (1, 1, _COLUMNS, 1)
    return [window(net, first(few_codes(net, *shape)), tall) for first in firsts]


def _sides(tall: bool) -> tuple[int, int]:
    return (3, 1) if tall else (1, 3)


def _convolved(net: Net, x: Operand, tall: bool) -> Operand:
    taps = net.numbers.integers(1, *_sides(tall), 1, low=-1, high=1) + 0.0
    taps.reshape(-1)[[0, 2]] = [1, -1]
    return net("CONV_2D", x, *weighted(net, taps, [0.5]), _SAME, 1, 1, 0)


def _depthwise(net: Net, x: Operand, tall: bool) -> Operand:
    taps = net.numbers.integers(1, *_sides(tall), 1, low=-1, high=1) + 0.0
    taps.reshape(-1)[[0, 2]] = [-1, 1]
    return net("DEPTHWISE_CONV_2D", x, *weighted(net, taps, [-0.5]), _SAME, 1, 1, 1, 0)


def _maximal(net: Net, x: Operand, tall: bool) -> Operand:
    height, width = _sides(tall)
    return net("MAX_POOL_2D", x, _SAME, 1, 1, width, height, 0)


def _strided(net: Net, x: Operand, tall: bool) -> Operand:
    """By a stride of 2 along the image, with no padding."""
    height, width = _sides(tall)
    strides = (1, 2) if tall else (2, 1)
    return net("MAX_POOL_2D", x, _VALID, *strides, width, height, 0)


_WINDOWS: Final[dict[str, _Window]] = {
    "CONV_2D": _convolved,
    "DEPTHWISE_CONV_2D": _depthwise,
    "MAX_POOL_2D": _strided,
}
