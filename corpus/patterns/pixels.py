"""Layers that go two steps at a time, with every number of pixels between two blocks of eight.

A loop over blocks of pixels treats the last block, and what is left over, by code of its own, and
knows the filters of three by three, with the stride of two, best of all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from corpus.language import Argument, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import VALID, Net, Term

__all__ = ["files"]

_TAPS: Final = [[[1], [-2], [1]], [[2], [1], [-1]], [[-1], [2], [-2]]]
_ROWS: Final = ((1, 10), (1, 11), (2, 6), (1, 13), (2, 7), (3, 5), (4, 4), (1, 17), (3, 6), (5, 5))
"""Of the results: of blocks of eight, zero to seven pixels are left over, and one more than once.
"""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    nets: dict[str, Nets] = {
        operation: {"strided": ("Results of many sizes.", partial(_strided, operation))}
        for operation in ("CONV_2D", "DEPTHWISE_CONV_2D")
    }
    yield from files_of("pixels", "numbers of pixels", nets)


def _strided(operation: str, net: Net) -> list[Term]:
    shown = []
    for height, width in _ROWS:
        image = net.few(1, 2 * height + 1, 2 * width + 1, 1)
        rest: list[Argument] = [VALID, 2, 2, *([1] if operation != "CONV_2D" else []), 0]
        shown.append(net(operation, image, *net.weights([_TAPS], [0.5]), *rest))
    return shown
