"""Loops over 8-bit codes: they are made of floats, multiplied, and looked up in pairs."""

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
    floor,
    load,
    multiply,
    splat,
    store,
    truncated,
    widened,
)

__all__ = ["look_up_pairs", "multiply_codes", "quantize"]


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
def multiply_codes(left: Any, right: Any, numbers: Any, target: Any) -> None:
    """``target`` [as ``left``]; ``right``, which is no shorter than lanes, is repeated.

    ``numbers`` are both zero points; the multiplier, rounded to integers by the first rounding; of
    the second one, what is added, what is added to negative numbers, and the factor; the zero
    point of the target, lowest and highest code. All is exact in float64.
    """
    zero, other_zero, multiplier = splat(-numbers[0]), splat(-numbers[1]), splat(numbers[2])
    added, taken, factor = splat(numbers[3]), splat(numbers[4]), splat(numbers[5])
    zero_point, low, high = splat(numbers[6]), splat(numbers[7]), splat(numbers[8])
    half = splat(0.5)
    for base in range(0, left.size, right.size):
        for k in range(0, right.size, LANES):
            # The last lanes overlap those before them.
            at = min(k, right.size - LANES)
            v = add(widened(load(left, base + at)), zero)
            v = multiply(v, add(widened(load(right, at)), other_zero))
            v = floor(add(multiply(v, multiplier), half))
            # 1 below zero, and 0 elsewhere.
            is_negative = add(half, multiply(copy_sign(half, v), splat(-1.0)))
            v = add(v, multiply(is_negative, taken))
            v = floor(multiply(add(v, added), factor))
            store(target, base + at, at_most(at_least(add(v, zero_point), low), high))


@loop
def look_up_pairs(table: Any, left: Any, right: Any, target: Any) -> None:
    """``target`` [as ``left``] from a table [256 * 256]; ``right`` is repeated."""
    for base in range(0, left.size, right.size):
        for k in range(min(right.size, left.size - base)):
            target[base + k] = table[(np.int32(left[base + k]) << 8) + np.int32(right[k])]
