"""Convolutions of floats: products, sums, bias and activation in one pass, from image to image.

The last bits of a sum depend on its order. Here it begins with the bias, and products are added in
the order of the filter, each rounded once together with its addition. So XNNPACK does it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from nndrivers.reference.native.blocks import (
    ACCUMULATORS,
    HALF,
    accumulate,
    clamped,
    store_halves,
    store_pairs,
    with_bias,
)
from nndrivers.reference.native.compiling import inner, loop
from nndrivers.reference.native.lanes import LANES, load, splat

__all__ = ["MIN_CHANNELS", "channel_starts", "convolve"]

MIN_CHANNELS: Final = HALF

_NARROW: Final = LANES
_WIDE: Final = 2 * LANES


def channel_starts(channels: int) -> list[tuple[int, int]]:
    """First channels of both parts of each panel of filters; the last overlap those before.

    The parts are lanes, or half of them where there are no more channels than lanes.
    """
    if channels <= _NARROW:
        return [(0, channels - HALF)]
    if channels < _WIDE:
        return [(0, channels - LANES)]
    firsts = (min(first, channels - _WIDE) for first in range(0, channels, _WIDE))
    return [(first, first + LANES) for first in firsts]


@loop
def convolve(
    image: Any,
    panels: Any,
    numbers: Any,
    starts: Any,
    target: Any,
    rows: int,
    columns: int,
    height: int,
    run: int,
    strides: Any,
    channels: int,
) -> None:
    """``rows`` of ``columns`` pixels, from patches of ``height`` runs of the image.

    ``panels`` [panels, height, run, both parts] are filters, of the channels that ``starts`` says.
    ``numbers`` begin with the bounds of the results; the biases [panels, both parts] follow.
    ``strides`` are those of rows and columns of patches, of runs of a patch, and of rows and
    columns of the target.
    """
    low, high = splat(numbers[0]), splat(numbers[1])
    last = rows * columns - 1
    places, targets = np.empty(ACCUMULATORS, np.int64), np.empty(ACCUMULATORS, np.int64)
    width = _NARROW if channels <= _NARROW else _WIDE
    pixels = ACCUMULATORS * LANES // width
    for panel in range(starts.size // 2):
        first, second = starts[2 * panel], starts[2 * panel + 1]
        right, bias = panel * height * run * width, 2 + panel * width
        for pixel in range(0, last + 1, pixels):
            _find(places, pixel, last, columns, strides[0], strides[1])
            _find(targets, pixel, last, columns, strides[3], strides[4])
            if width == _NARROW:
                a = load(numbers, bias)
                sums = with_bias(a, a)
                sums = _narrow(image, places, panels, right, height, run, strides[2], sums)
                store_halves(target, targets, first, second, clamped(sums, low, high))
            else:
                sums = with_bias(load(numbers, bias), load(numbers, bias + LANES))
                sums = _wide(image, places, panels, right, height, run, strides[2], sums)
                store_pairs(target, targets, first, second, clamped(sums, low, high))


@inner
def _find(places: Any, pixel: int, last: int, columns: int, down: int, across: int) -> None:
    """Where pixels from ``pixel`` on are; beyond the last one, it again."""
    row, column = pixel // columns, pixel % columns
    at, jump = row * down + column * across, down - columns * across
    if columns >= ACCUMULATORS:
        # At most one row ends in a block: no branches, so that LLVM makes vectors of this.
        for k in range(ACCUMULATORS):
            step = min(k, last - pixel)
            places[k] = at + step * across + (jump if column + step >= columns else 0)
        return
    for k in range(ACCUMULATORS):
        places[k] = at
        if pixel + k < last:
            at += across
            column += 1
            if column == columns:
                at += jump
                column = 0


@inner
def _narrow(
    image: Any, places: Any, panels: Any, right: int, height: int, run: int, down: int, sums: Any
) -> Any:
    """16 pixels times a panel, in registers."""
    for y in range(height):
        for k in range(run):
            sums = accumulate(image, places, y * down + k, (load(panels, right),), sums)
            right += _NARROW
    return sums


@inner
def _wide(
    image: Any, places: Any, panels: Any, right: int, height: int, run: int, down: int, sums: Any
) -> Any:
    """8 pixels times a panel, in registers."""
    for y in range(height):
        for k in range(run):
            filters = load(panels, right), load(panels, right + LANES)
            sums = accumulate(image, places, y * down + k, filters, sums)
            right += _WIDE
    return sums
