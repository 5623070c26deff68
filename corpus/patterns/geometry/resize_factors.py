"""Images that are enlarged or reduced by whole factors, with each way to align them.

Whole factors suit a repetition of pixels, or leaving out some, in one way to align them only.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from corpus.language import F32
from corpus.patterns._files import Files, Nets, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]


def files() -> Files:
    """Spec files with their families."""
    about = "whole factors, aligned in each way"
    for operation, types in (("RESIZE_NEAREST_NEIGHBOR", [F32, CODES]), ("RESIZE_BILINEAR", [F32])):
        ways: Nets = {"ways": ("Aligned in each way.", partial(_resized, operation))}
        if operation == "RESIZE_NEAREST_NEIGHBOR":
            ways["whole_pixels"] = (_EXACT, _at_whole_pixels)
        nets = {operation: ways}
        yield from files_of("whole_resize_factors", about, nets, types, seed="multiples")


_SIZES: Final = ((4, 6), (6, 3), (6, 9), (2, 6), (1, 1))

_ROWS: Final = ((5, 25), (10, 25), (4, 6), (3, 15), (10, 14), (6, 21), (12, 22))
"""Pixels of a row before and after: some of the new ones begin where one of the old ones does."""

_EXACT: Final = "A ratio, or its inverse, that is rounded falls short of whole pixels."

_WAYS: Final = ((False, False), (True, False), (False, True))
"""Whether corners are aligned, and whether pixels are points in the middle."""


def _resized(operation: str, net: Net) -> list[Term]:
    """Width and height, channels last."""
    scale = 0.25 if net.is_real else net.type.scale
    x = net.given(net.numbers.distinct(1, 2, 3, 2, low=-24, high=24) * scale)
    return [
        net(operation, x, width, height, False, *way) for height, width in _SIZES for way in _WAYS
    ]


def _at_whole_pixels(net: Net) -> list[Term]:
    """Along rows and along columns."""
    scale = 0.25 if net.is_real else net.type.scale
    shown = []
    for before, after in _ROWS:
        row = net.numbers.distinct(before, low=-24, high=24) * scale
        shape, size = (
            ((1, 1, before, 1), (after, 1)) if before % 2 else ((1, before, 1, 1), (1, after))
        )
        x = net.given(row.reshape(shape))
        shown.append(x.to("RESIZE_NEAREST_NEIGHBOR", *size, False))
    return shown
