"""Loops over weights and codes, for when a model is prepared."""

from __future__ import annotations

from typing import Any

import numpy as np

from nndrivers.reference.native.compiling import loop
from nndrivers.reference.native.lanes import LANES

__all__ = ["absolute_sums", "pack_panels", "sum_table"]


_index = np.uint64
"""Indexes without a sign: Numba would ask of each other one whether it counts from the end."""


@loop
def absolute_sums(codes: Any, zero_point: int, sums: Any) -> None:
    """``sums`` [rows] of ``abs(code - zero_point)`` in ``codes``, as many for each row."""
    count, start = _index(codes.size // sums.size), _index(0)
    zero = np.int32(zero_point)
    for row in range(sums.size):
        total = np.int32(0)
        for k in range(count):
            total += np.int32(abs(np.int32(codes[start + _index(k)]) - zero))
        start += count
        sums[row] = total


@loop
def pack_panels(codes: Any, starts: Any, depth: int, panels: Any) -> None:
    """``panels`` [panels, depth, both, LANES] of ``codes``, columns next to each other.

    ``codes`` are [columns, depth]; ``starts`` [panels, both] are first columns of lanes.
    """
    to, row = _index(0), _index(depth)
    for panel in range(starts.size // 2):
        first, second = _index(starts[2 * panel]) * row, _index(starts[2 * panel + 1]) * row
        for k in range(depth):
            for lane in range(LANES):
                at = _index(lane) * row + _index(k)
                panels[to + _index(lane)] = codes[first + at]
                panels[to + _index(LANES + lane)] = codes[second + at]
            to += _index(2 * LANES)


@loop
def sum_table(
    left: Any,
    right: Any,
    mantissa: int,
    right_shift: int,
    zero_point: int,
    low: int,
    high: int,
    table: Any,
) -> None:
    """``table`` [256, 256] of codes for sums of ``left`` [256] and ``right`` [256].

    See ``Multiplier.apply``, for exponents that are not positive.
    """
    half = (1 << right_shift) >> 1
    for i in range(256):
        for j in range(256):
            once = ((left[i] + right[j]) * mantissa + (1 << 30)) >> 31
            if right_shift > 0:
                once = (once + (once >> 63) + half) >> right_shift
            table[256 * i + j] = min(max(once + zero_point, low), high)
