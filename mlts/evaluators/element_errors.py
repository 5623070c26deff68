"""Errors of single elements against expected outputs: golden ones, or those of TF Lite.

Android's benchmark takes the largest signed error, starting at 0, so that outputs that are too
small never count (``run_tflite.cpp``); here it is the largest absolute one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["ElementErrors"]


class ElementErrors:
    """Largest absolute error and mean square error, in the outputs' own units.

    Bytes of quantised outputs are compared as they are, so a unit is one quantisation step.
    """

    def __init__(self) -> None:
        self.absolute_maximum = 0.0
        """The largest difference in any element; NaN when a difference is not a number."""
        self.inferences = 0
        self._mean_squares = 0.0

    def add(self, outputs: tuple[NDArray[Any], ...], expected: tuple[NDArray[Any], ...]) -> None:
        """Compare one sequence: per output of the model [length, ...], flat or shaped."""
        length = len(outputs[0])
        self.inferences += length
        for actual, wanted in zip(outputs, expected, strict=True):
            error = _absolute_error(actual, wanted)
            if error.size:
                self.absolute_maximum = float(np.maximum(self.absolute_maximum, error.max()))
                self._mean_squares += float(np.mean(np.square(error))) * length

    @property
    def mean_square(self) -> float:
        """Mean square error of an inference, summed over the model's outputs as Android does."""
        return self._mean_squares / self.inferences if self.inferences else 0.0


def _absolute_error(actual: NDArray[Any], expected: NDArray[Any]) -> NDArray[np.float64]:
    a, b = (each.reshape(len(each), -1).astype(np.float64) for each in (actual, expected))
    # Equal infinities are no error, though their difference is not a number.
    with np.errstate(invalid="ignore", over="ignore"):
        return np.where(a == b, 0.0, np.abs(a - b))
