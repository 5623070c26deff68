"""Staircases in float32: rows that have their steps where an accumulator has them.

See :mod:`nndrivers.reference.arithmetic.quantized`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.accumulator import Accumulator
from nndrivers.reference.arithmetic.fixed_point import Integers

__all__ = ["fitted_row"]


def fitted_row(of: Accumulator, scale: NDArray[np.float32]) -> NDArray[np.float32] | None:
    """The row with which ``scale`` [multipliers] has all steps right, if there is one."""
    steps = of.steps
    results = np.arange(1, steps.shape[1] + 1)
    # A step is right when the offset lies in (least, least + 1] of accumulator units.
    least = results / scale.astype(np.float64)[:, None] - steps
    low, high = least.max(axis=1), least.min(axis=1) + 1
    if np.any(low >= high):
        return None
    offset = (low + high) / 2
    row: NDArray[np.float32] = (of.bias + offset).astype(np.float32)
    room = np.minimum(offset[:, None] - least, least + 1 - offset[:, None])
    # Row, sum and product are each rounded by at most half a unit in 24 bits.
    error = (np.abs(row).max() + 2 * (results[-1] / scale).max()) * 2.0**-24
    doubtful = np.flatnonzero(np.any(room < error, axis=0))
    right = _are_right(of, steps[:, doubtful], results[doubtful], row, scale)
    return row if right else None


def _are_right(
    of: Accumulator,
    steps: Integers,
    results: Integers,
    row: NDArray[np.float32],
    scale: NDArray[np.float32],
) -> bool:
    """Whether float32 reaches ``results`` just at ``steps``, in all channels."""
    at_step = steps - of.bias[:, None]
    reachable = np.abs(at_step) <= of.bound[:, None]
    at = at_step.astype(np.float32), (at_step - 1).astype(np.float32)
    reached, before = ((a + row[:, None]) * scale[:, None] for a in at)
    return bool(np.all((reached >= results) & (before < results) | ~reachable))
