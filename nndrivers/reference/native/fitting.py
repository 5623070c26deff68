"""Fitting of staircases: see :func:`nndrivers.reference.arithmetic.staircase.fitted_row`."""

from __future__ import annotations

from typing import Any

import numpy as np

from nndrivers.reference.native.compiling import inner, loop

__all__ = ["fit_row"]


@loop
def fit_row(
    mantissas: Any,
    exponents: Any,
    scales: Any,
    biases: Any,
    bounds: Any,
    first: int,
    count: int,
    row: Any,
    found: Any,
) -> None:
    """The ``row`` with which ``scales`` have ``count`` steps right; ``found`` [1] says if they are.

    There is one multiplier (mantissa, exponent, scale), or one for each bias. The first step is to
    ``first``, counted from the zero point.
    """
    found[0] = 0
    steps, doubtful = np.empty(count, np.int64), np.empty(count, np.int64)
    each = mantissas.size > 1
    for m in range(mantissas.size):
        start, end = (m, m + 1) if each else (0, biases.size)
        scale = np.float64(scales[m])
        _find_steps(mantissas[m], exponents[m], first, steps)
        low, high = -np.inf, np.inf
        for k in range(count):
            # A step is right when the offset lies in (least, least + 1] of accumulator units.
            least = (k + 1) / scale - steps[k]
            low, high = max(low, least), min(high, least + 1)
        if low >= high:
            return
        offset, largest = (low + high) / 2, np.float32(0)
        for channel in range(start, end):
            row[channel] = np.float32(biases[channel] + offset)
            largest = max(largest, abs(row[channel]))
        # Row, sum and product are each rounded by at most half a unit in 24 bits.
        error = (largest + 2 * (count / scale)) * 2.0**-24
        doubts = 0
        for k in range(count):
            least = (k + 1) / scale - steps[k]
            if min(offset - least, least + 1 - offset) < error:
                doubtful[doubts] = k
                doubts += 1
        for channel in range(start, end):
            for each_doubt in range(doubts):
                k = doubtful[each_doubt]
                at = steps[k] - biases[channel]
                if abs(at) > bounds[channel]:
                    continue
                reached = (np.float32(at) + row[channel]) * scales[m]
                before = (np.float32(at - 1) + row[channel]) * scales[m]
                if reached < k + 1 or before >= k + 1:
                    return
    found[0] = 1


@inner
def _find_steps(mantissa: int, exponent: int, first: int, steps: Any) -> None:
    """The least accumulator that reaches each result from ``first`` on."""
    right, left = max(-exponent, 0), max(exponent, 0)
    halves = (1 << (right + 30)) + ((1 << 30) if right > 0 else 0)
    divisor = mantissa << left
    for k in range(steps.size):
        steps[k] = -((halves - ((first + k) << (right + 31))) // divisor)
