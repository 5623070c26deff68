"""Images that are enlarged or reduced by whole factors, with each way to align them.

Whole factors suit a repetition of pixels, or leaving out some, in one way to align them only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term

_FACTORS: Final = Patterns(
    "whole_resize_factors", "whole factors, aligned in each way", seed="multiples"
)

_SIZES: Final = ((4, 6), (6, 3), (6, 9), (2, 6), (1, 1))

_ROWS: Final = ((5, 25), (10, 25), (4, 6), (3, 15), (10, 14), (6, 21), (12, 22))
"""Pixels of a row before and after: some of the new ones begin where one of the old ones does."""

_WAYS: Final = ((False, False), (True, False), (False, True))
"""Whether corners are aligned, and whether pixels are points in the middle."""


def _resized(operation: str, net: Net) -> list[Term]:
    """Resizing by integer factors is a repetition or selection of pixels for one alignment."""
    scale = 0.25 if net.is_real else net.type.scale
    x = net.given(net.numbers.distinct(1, 2, 3, 2, low=-24, high=24) * scale)
    return [
        net(operation, x, width, height, False, *way) for height, width in _SIZES for way in _WAYS
    ]


def _at_whole_pixels(net: Net) -> Iterator[Term]:
    """A rounded resize ratio or its inverse falls short of whole pixels."""
    scale = 0.25 if net.is_real else net.type.scale
    for before, after in _ROWS:
        row = net.numbers.distinct(before, low=-24, high=24) * scale
        shape, size = (
            ((1, 1, before, 1), (after, 1)) if before % 2 else ((1, before, 1, 1), (1, after))
        )
        x = net.given(row.reshape(shape))
        yield x.to("RESIZE_NEAREST_NEIGHBOR", *size, False)


_FACTORS.each(["RESIZE_NEAREST_NEIGHBOR"], "ways")(_resized)
_FACTORS.each(["RESIZE_BILINEAR"], "ways", REAL)(_resized)
_FACTORS("RESIZE_NEAREST_NEIGHBOR", "whole_pixels")(_at_whole_pixels)
