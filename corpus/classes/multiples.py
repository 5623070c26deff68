"""Images that are enlarged or reduced by whole factors, with each way to align them.

Whole factors suit a repetition of pixels, or leaving out some, in one way to align them only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from corpus.classes._net import Net, Nets, files_of
from corpus.language import F32, Operand, SpecFile

__all__ = ["files"]

_SIZES: Final = ((4, 6), (6, 3), (6, 9), (2, 6), (1, 1))
_WAYS: Final = ((False, False), (True, False), (False, True))
"""Whether corners are aligned, and whether pixels are points in the middle."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of("multiples", "whole factors, aligned in each way", _NETS, [F32])


def _resized(operation: str, net: Net) -> list[Operand]:
    """Width and height, channels last."""
    x = net.given(net.numbers.distinct(1, 2, 3, 2, low=-24, high=24) / 4)
    return [
        net(operation, x, width, height, False, *way) for height, width in _SIZES for way in _WAYS
    ]


_NETS: Final[dict[str, Nets]] = {
    operation: {"ways": ("Aligned in each way.", partial(_resized, operation))}
    for operation in ("RESIZE_NEAREST_NEIGHBOR", "RESIZE_BILINEAR")
}
