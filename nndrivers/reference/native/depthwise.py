"""Depthwise convolution: sums of one product a tap, a row at a time, finished while in cache."""

from __future__ import annotations

from typing import Any

import numpy as np

from nndrivers.reference.native.compiling import inner, loop
from nndrivers.reference.native.finish import finish_row
from nndrivers.reference.native.lanes import LANES, add, load, multiply, splat, store

__all__ = ["depthwise"]


@loop
def depthwise(
    image: Any,
    taps: Any,
    sums: Any,
    target: Any,
    rows: int,
    length: int,
    window: Any,
    strides: Any,
    step: int,
    way: int,
    singles: Any,
    doubles: Any,
) -> None:
    """``rows`` rows of ``length`` elements.

    ``taps`` are [height, width, period], for ``window`` (height, width) and a period that is a
    multiple of :data:`LANES`, or longer than that and a part of ``length``: then the last lanes of
    a period overlap those before them. From one period to the next are ``step`` elements of the
    image.
    ``strides`` are those of rows of the image, of taps down and across, and of rows of the target.
    ``sums`` has room for ``length``.
    """
    period = taps.size // (window[0] * window[1])
    for row in range(rows):
        start = row * strides[0]
        if window[0] == 3 and window[1] == 3:
            _three_by_three(image, start, taps, period, sums, length, strides, step)
        else:
            _any_window(image, start, taps, period, sums, length, window, strides, step)
        for k in range(length // LANES * LANES, length):
            at = start + k // period * step + k % period
            sums[k] = _element(image, at, taps, period, k % period, window, strides)
        finish_row(sums, 0, target, row * strides[3], length, way, singles, doubles)


@inner
def _three_by_three(
    image: Any, start: int, taps: Any, period: int, sums: Any, length: int, strides: Any, step: int
) -> None:
    """All whole lanes, with the taps in registers."""
    zero = splat(np.float32(0))
    down, across = strides[1], strides[2]
    for first in range(0, period, LANES):
        k = min(first, period - LANES)
        t0, t1, t2 = load(taps, k), load(taps, k + period), load(taps, k + 2 * period)
        t3, t4, t5 = (
            load(taps, k + 3 * period),
            load(taps, k + 4 * period),
            load(taps, k + 5 * period),
        )
        t6, t7, t8 = (
            load(taps, k + 6 * period),
            load(taps, k + 7 * period),
            load(taps, k + 8 * period),
        )
        at = start + k
        for to in range(k, length - LANES + 1, period):
            v = add(zero, multiply(load(image, at), t0))
            v = add(v, multiply(load(image, at + across), t1))
            v = add(v, multiply(load(image, at + 2 * across), t2))
            second = at + down
            v = add(v, multiply(load(image, second), t3))
            v = add(v, multiply(load(image, second + across), t4))
            v = add(v, multiply(load(image, second + 2 * across), t5))
            third = second + down
            v = add(v, multiply(load(image, third), t6))
            v = add(v, multiply(load(image, third + across), t7))
            v = add(v, multiply(load(image, third + 2 * across), t8))
            store(sums, to, v)
            at += step


@inner
def _any_window(
    image: Any,
    start: int,
    taps: Any,
    period: int,
    sums: Any,
    length: int,
    window: Any,
    strides: Any,
    step: int,
) -> None:
    """All whole lanes."""
    for first in range(0, period, LANES):
        k = min(first, period - LANES)
        at = start + k
        for to in range(k, length - LANES + 1, period):
            v = splat(np.float32(0))
            tap = k
            for y in range(window[0]):
                for x in range(window[1]):
                    pixels = load(image, at + y * strides[1] + x * strides[2])
                    v = add(v, multiply(pixels, load(taps, tap)))
                    tap += period
            store(sums, to, v)
            at += step


@inner
def _element(
    image: Any, at: int, taps: Any, period: int, tap: int, window: Any, strides: Any
) -> Any:
    """One sum."""
    total = np.float32(0)
    for y in range(window[0]):
        for x in range(window[1]):
            total += image[at + y * strides[1] + x * strides[2]] * taps[tap]
            tap += period
    return total
