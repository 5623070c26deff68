"""Matrix products that are exact in float32, in whatever order they are summed.

The BLAS library that comes with NumPy may not know the processor's widest registers. Products of
floats are in :mod:`nndrivers.reference.native.convolution`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from nndrivers.reference.native.compiling import inner, loop
from nndrivers.reference.native.lanes import LANES, add, load, multiply_add, splat, store

__all__ = ["PANEL", "PIXELS", "multiply_panels", "panel_starts"]

PIXELS: Final = 8
"""Rows of the left matrix that are multiplied at once."""

PANEL: Final = 2 * LANES
"""Columns of the right matrix that are multiplied at once: 16 accumulators of lanes in all."""


def panel_starts(columns: int) -> list[tuple[int, int]]:
    """First columns of both lanes of each panel; the last ones overlap those before."""
    if columns < PANEL:
        return [(0, columns - LANES)]
    firsts = (min(first, columns - PANEL) for first in range(0, columns, PANEL))
    return [(first, first + LANES) for first in firsts]


@loop
def multiply_panels(
    matrix: Any,
    panels: Any,
    zero_point: int,
    starts: Any,
    sums: Any,
    pixels: int,
    depth: int,
    columns: int,
) -> None:
    """``sums`` [pixels, columns] of ``matrix`` [pixels, depth].

    ``panels`` hold bytes, from which ``zero_point`` is subtracted in registers: filters are read
    more often than anything else, and so take a quarter of the memory that they would as float32.
    """
    zero = splat(np.float32(-zero_point))
    for panel in range(starts.size // 2):
        right, first, second = panel * depth * PANEL, starts[2 * panel], starts[2 * panel + 1]
        if pixels < PIXELS:
            for pixel in range(pixels):
                to = pixel * columns
                _row(
                    matrix, pixel * depth, panels, right, zero, sums, to + first, to + second, depth
                )
            continue
        for pixel in range(0, pixels, PIXELS):
            # The last pixels overlap those before them.
            at = min(pixel, pixels - PIXELS)
            to = at * columns
            _block(
                matrix,
                at * depth,
                panels,
                right,
                zero,
                sums,
                to + first,
                to + second,
                depth,
                columns,
            )


@inner
def _block(
    matrix: Any,
    left: int,
    panels: Any,
    right: int,
    zero: Any,
    sums: Any,
    first: int,
    second: int,
    depth: int,
    columns: int,
) -> None:
    """8 pixels times a panel, in registers."""
    a0 = a1 = a2 = a3 = a4 = a5 = a6 = a7 = splat(np.float32(0))
    b0 = b1 = b2 = b3 = b4 = b5 = b6 = b7 = splat(np.float32(0))
    for k in range(depth):
        a, b = add(load(panels, right), zero), add(load(panels, right + LANES), zero)
        right += PANEL
        at = left + k
        x = splat(matrix[at])
        a0, b0 = multiply_add(x, a, a0), multiply_add(x, b, b0)
        x = splat(matrix[at + depth])
        a1, b1 = multiply_add(x, a, a1), multiply_add(x, b, b1)
        x = splat(matrix[at + 2 * depth])
        a2, b2 = multiply_add(x, a, a2), multiply_add(x, b, b2)
        x = splat(matrix[at + 3 * depth])
        a3, b3 = multiply_add(x, a, a3), multiply_add(x, b, b3)
        x = splat(matrix[at + 4 * depth])
        a4, b4 = multiply_add(x, a, a4), multiply_add(x, b, b4)
        x = splat(matrix[at + 5 * depth])
        a5, b5 = multiply_add(x, a, a5), multiply_add(x, b, b5)
        x = splat(matrix[at + 6 * depth])
        a6, b6 = multiply_add(x, a, a6), multiply_add(x, b, b6)
        x = splat(matrix[at + 7 * depth])
        a7, b7 = multiply_add(x, a, a7), multiply_add(x, b, b7)
    store(sums, first, a0)
    store(sums, second, b0)
    store(sums, first + columns, a1)
    store(sums, second + columns, b1)
    store(sums, first + 2 * columns, a2)
    store(sums, second + 2 * columns, b2)
    store(sums, first + 3 * columns, a3)
    store(sums, second + 3 * columns, b3)
    store(sums, first + 4 * columns, a4)
    store(sums, second + 4 * columns, b4)
    store(sums, first + 5 * columns, a5)
    store(sums, second + 5 * columns, b5)
    store(sums, first + 6 * columns, a6)
    store(sums, second + 6 * columns, b6)
    store(sums, first + 7 * columns, a7)
    store(sums, second + 7 * columns, b7)


@inner
def _row(
    matrix: Any,
    left: int,
    panels: Any,
    right: int,
    zero: Any,
    sums: Any,
    first: int,
    second: int,
    depth: int,
) -> None:
    """A pixel times a panel; even and odd products apart, so that neither waits for the other."""
    a0 = a1 = splat(np.float32(0))
    b0 = b1 = splat(np.float32(0))
    for k in range(0, depth - 1, 2):
        x, y = splat(matrix[left + k]), splat(matrix[left + k + 1])
        a0 = multiply_add(x, add(load(panels, right), zero), a0)
        b0 = multiply_add(x, add(load(panels, right + LANES), zero), b0)
        a1 = multiply_add(y, add(load(panels, right + PANEL), zero), a1)
        b1 = multiply_add(y, add(load(panels, right + PANEL + LANES), zero), b1)
        right += 2 * PANEL
    if depth % 2:
        x = splat(matrix[left + depth - 1])
        a0 = multiply_add(x, add(load(panels, right), zero), a0)
        b0 = multiply_add(x, add(load(panels, right + LANES), zero), b0)
    store(sums, first, add(a0, a1))
    store(sums, second, add(b0, b1))
