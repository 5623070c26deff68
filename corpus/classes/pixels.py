"""Layers that go two steps at a time, with every number of pixels between two blocks of eight.

A loop over blocks of pixels treats the last block, and what is left over, by code of its own, and
knows the filters of three by three, with the stride of two, best of all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from corpus.classes._net import Net, Nets, few_codes, files_of, weighted
from corpus.language import Argument, Operand, SpecFile

__all__ = ["files"]

_VALID: Final = 2
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


def _strided(operation: str, net: Net) -> list[Operand]:
    shown = []
    for height, width in _ROWS:
        image = few_codes(net, 1, 2 * height + 1, 2 * width + 1, 1)
        rest: list[Argument] = [_VALID, 2, 2, *([1] if operation != "CONV_2D" else []), 0]
        shown.append(net(operation, image, *weighted(net, [_TAPS], [0.5]), *rest))
    return shown
