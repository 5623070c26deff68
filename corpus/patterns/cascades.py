"""Windows over windows on long images, which are computed in stripes.

Who runs the second operation on parts of what the first one gives needs the rows or columns beside
each part, too: zeros are only around the whole image.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from corpus.language import SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import SAME, VALID, Net, Term

__all__ = ["files"]

_ROWS, _COLUMNS = 68, 67
"""More than 64, and an odd number of columns."""

_Window = Callable[[Net, Term, bool], Term]


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


def _cascades(window: _Window, net: Net, *, tall: bool) -> list[Term]:
    """Behind a convolution, a depthwise one, a pool, and behind two convolutions."""
    firsts: list[Callable[[Term], Term]] = [
        lambda x: _convolved(net, x, tall),
        lambda x: _depthwise(net, x, tall),
        lambda x: _maximal(net, x, tall),
        lambda x: _convolved(net, _convolved(net, x, tall), tall),
    ]
    shape = (1, _ROWS, 1, 1) if tall else (1, 1, _COLUMNS, 1)
    return [window(net, first(net.few(*shape)), tall) for first in firsts]


def _sides(tall: bool) -> tuple[int, int]:
    return (3, 1) if tall else (1, 3)


def _convolved(net: Net, x: Term, tall: bool) -> Term:
    taps = net.numbers.integers(1, *_sides(tall), 1, low=-1, high=1) + 0.0
    taps.reshape(-1)[[0, 2]] = [1, -1]
    return x.layer("CONV_2D", taps, [0.5], SAME, 1, 1, 0)


def _depthwise(net: Net, x: Term, tall: bool) -> Term:
    taps = net.numbers.integers(1, *_sides(tall), 1, low=-1, high=1) + 0.0
    taps.reshape(-1)[[0, 2]] = [-1, 1]
    return x.layer("DEPTHWISE_CONV_2D", taps, [-0.5], SAME, 1, 1, 1, 0)


def _maximal(net: Net, x: Term, tall: bool) -> Term:
    height, width = _sides(tall)
    return x.to("MAX_POOL_2D", SAME, 1, 1, width, height, 0)


def _strided(net: Net, x: Term, tall: bool) -> Term:
    """By a stride of 2 along the image, with no padding."""
    height, width = _sides(tall)
    strides = (1, 2) if tall else (2, 1)
    return x.to("MAX_POOL_2D", VALID, *strides, width, height, 0)


_WINDOWS: Final[dict[str, _Window]] = {
    "CONV_2D": _convolved,
    "DEPTHWISE_CONV_2D": _depthwise,
    "MAX_POOL_2D": _strided,
}
