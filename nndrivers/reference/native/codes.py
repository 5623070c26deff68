"""Loops over 8-bit codes: they are made of floats, and looked up in pairs."""

from __future__ import annotations

from typing import Any

import numpy as np

from nndrivers.reference.native.compiling import loop
from nndrivers.reference.native.lanes import (
    LANES,
    add,
    at_least,
    at_most,
    copy_sign,
    divide,
    load,
    splat,
    store,
    truncated,
    widened,
)

__all__ = ["look_up_pairs", "quantize"]


@loop
def quantize(source: Any, numbers: Any, target: Any) -> None:
    """``target`` of float32, at least as many as lanes, in float64; halves go away from zero.

    ``numbers`` are scale, zero point, lowest and highest code.
    """
    scale, zero_point = splat(numbers[0]), splat(numbers[1])
    low, high, half = splat(numbers[2]), splat(numbers[3]), splat(0.5)
    for k in range(0, source.size, LANES):
        # The last lanes overlap those before them.
        at = min(k, source.size - LANES)
        v = divide(widened(load(source, at)), scale)
        v = add(truncated(add(v, copy_sign(half, v))), zero_point)
        store(target, at, at_most(at_least(v, low), high))


@loop
def look_up_pairs(table: Any, left: Any, right: Any, target: Any) -> None:
    """``target`` [as ``left``] from a table [256 * 256]; ``right`` is repeated."""
    for base in range(0, left.size, right.size):
        for k in range(min(right.size, left.size - base)):
            target[base + k] = table[(np.int32(left[base + k]) << 8) + np.int32(right[k])]
