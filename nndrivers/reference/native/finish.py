"""Finishing a row of accumulators: the end of a convolution, in one pass.

See :class:`nndrivers.reference.arithmetic.epilogue.Finish` for what is computed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nndrivers.reference.arithmetic.epilogue import BIAS, ROUNDED_TWICE, SCALED
from nndrivers.reference.native.compiling import inner, loop
from nndrivers.reference.native.lanes import (
    LANES,
    add,
    at_least,
    at_most,
    floor,
    load,
    multiply,
    rint,
    splat,
    store,
    widened,
)

__all__ = ["finish_row", "finish_rows"]


@inner
def finish_row(
    sums: Any, start: int, target: Any, to: int, length: int, way: int, singles: Any, doubles: Any
) -> None:
    """``length`` elements of ``sums`` from ``start`` on, to ``target`` from ``to`` on.

    ``singles`` and ``doubles`` begin with low, high and offset; after that the constants for one
    period of channels follow, one after the other.
    """
    if way == BIAS:
        _with_bias(sums, start, target, to, length, singles)
    elif way == SCALED:
        _scaled(sums, start, target, to, length, singles)
    elif way == ROUNDED_TWICE:
        _rounded_twice(sums, start, target, to, length, doubles)
    else:
        _scaled_in_double(sums, start, target, to, length, doubles)


@inner
def _with_bias(sums: Any, start: int, target: Any, to: int, length: int, constants: Any) -> None:
    period = constants.size - 3
    low, high = splat(constants[0]), splat(constants[1])
    for base in range(0, length, period):
        count = min(period, length - base)
        whole = count // LANES * LANES
        for k in range(0, whole, LANES):
            v = add(load(sums, start + base + k), load(constants, 3 + k))
            store(target, to + base + k, at_most(at_least(v, low), high))
        for k in range(whole, count):
            x = sums[start + base + k] + constants[3 + k]
            x = constants[0] if x <= constants[0] else x
            target[to + base + k] = constants[1] if x >= constants[1] else x


@inner
def _scaled(sums: Any, start: int, target: Any, to: int, length: int, constants: Any) -> None:
    period = (constants.size - 3) // 2
    low, high, offset = splat(constants[0]), splat(constants[1]), splat(constants[2])
    for base in range(0, length, period):
        count = min(period, length - base)
        whole = count // LANES * LANES
        for k in range(0, whole, LANES):
            v = add(load(sums, start + base + k), load(constants, 3 + k))
            v = multiply(v, load(constants, 3 + period + k))
            v = floor(at_most(at_least(v, low), high))
            store(target, to + base + k, add(v, offset))
        for k in range(whole, count):
            x = (sums[start + base + k] + constants[3 + k]) * constants[3 + period + k]
            x = max(min(x, constants[1]), constants[0])
            target[to + base + k] = np.int32(np.floor(x) + constants[2])


@inner
def _rounded_twice(
    sums: Any, start: int, target: Any, to: int, length: int, constants: Any
) -> None:
    period = (constants.size - 3) // 3
    low, high, offset = splat(constants[0]), splat(constants[1]), splat(constants[2])
    for base in range(0, length, period):
        count = min(period, length - base)
        whole = count // LANES * LANES
        for k in range(0, whole, LANES):
            v = multiply(widened(load(sums, start + base + k)), load(constants, 3 + k))
            v = floor(add(v, load(constants, 3 + period + k)))
            v = rint(multiply(v, load(constants, 3 + 2 * period + k)))
            store(target, to + base + k, add(at_most(at_least(v, low), high), offset))
        for k in range(whole, count):
            x = np.float64(sums[start + base + k]) * constants[3 + k]
            x = np.rint(np.floor(x + constants[3 + period + k]) * constants[3 + 2 * period + k])
            target[to + base + k] = np.int32(max(min(x, constants[1]), constants[0]) + constants[2])


@inner
def _scaled_in_double(
    sums: Any, start: int, target: Any, to: int, length: int, constants: Any
) -> None:
    period = (constants.size - 3) // 2
    low, high, offset = splat(constants[0]), splat(constants[1]), splat(constants[2])
    for base in range(0, length, period):
        count = min(period, length - base)
        whole = count // LANES * LANES
        for k in range(0, whole, LANES):
            v = multiply(widened(load(sums, start + base + k)), load(constants, 3 + k))
            v = add(v, load(constants, 3 + period + k))
            v = floor(at_most(at_least(v, low), high))
            store(target, to + base + k, add(v, offset))
        for k in range(whole, count):
            x = np.float64(sums[start + base + k]) * constants[3 + k] + constants[3 + period + k]
            x = max(min(x, constants[1]), constants[0])
            target[to + base + k] = np.int32(np.floor(x) + constants[2])


@loop
def finish_rows(
    sums: Any,
    target: Any,
    rows: int,
    length: int,
    stride: int,
    way: int,
    singles: Any,
    doubles: Any,
) -> None:
    """``rows`` rows of ``length`` accumulators each, to rows of ``target`` that are ``stride``
    apart.
    """
    for row in range(rows):
        finish_row(sums, row * length, target, row * stride, length, way, singles, doubles)
