"""Softmax of 8-bit codes: exponentials from a table of differences, as in TF Lite.

Source: TF Lite ``optimized_ops::Softmax`` for 8-bit tensors, ``PopulateSoftmaxLookupTable``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["exponentials", "softmax_codes"]


def exponentials(scale: np.float32, beta: np.float32) -> NDArray[np.float32]:
    """[256]: the exponential of each difference below the greatest code."""
    exponents = -(scale * beta) * np.arange(256, dtype=np.float32)
    # Rounded from float64, for which C's expf comes out to the bit.
    return np.exp(exponents.astype(np.float64)).astype(np.float32)


def softmax_codes(
    rows: NDArray[Any],
    target: NDArray[Any],
    table: NDArray[np.float32],
    scale: float,
    zero_point: int,
    low: int,
    high: int,
) -> None:
    """Compute the softmax of codes along the last axis, to ``target``. ``table`` is that of
    :func:`exponentials`; the other numbers are the target's. Exponentials are summed in float32, in
    order of the elements.
    """
    below = np.subtract(rows.max(axis=-1, keepdims=True), rows, dtype=np.int16)
    terms = table.take(below)
    total = np.add.accumulate(terms, axis=-1)[..., -1:]
    scaled = terms * (np.float32(1) / (total * np.float32(scale)))
    nearest = np.floor(scaled + np.float32(0.5)) + zero_point
    np.copyto(target, np.clip(nearest, low, high), casting="unsafe")
