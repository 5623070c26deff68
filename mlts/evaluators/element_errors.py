"""Errors of single elements against expected outputs: golden ones, or those of TF Lite.

Android's benchmark keeps the largest signed error, starting at 0, so that outputs that are too
small never count (``run_tflite.cpp``). Both are kept here: that one for its CSV, and the largest
absolute one, which is what is judged and shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mlts.evaluators.base import SequenceOutputs
from mlts.results import ENDLESS, ElementErrors, WorstElement, finite
from nntest.accuracy import Tolerance, beyond

__all__ = ["ElementComparison"]

Rows = NDArray[np.float64]
"""[inferences, elements of one output]."""


@dataclass
class _Sums:
    inferences: int = 0
    elements: int = 0
    different: int = 0
    beyond: int = 0
    max_absolute: float = 0.0
    max_signed: float = 0.0
    squares: float = 0.0
    mean_squares: float = 0.0


class ElementComparison:
    """Compares outputs with a reference, sequence by sequence, and keeps only sums.

    ``reference`` is "golden" or the name of a backend. Bytes of quantised outputs are compared as
    they are, so that the unit is one quantisation step.
    """

    def __init__(self, reference: str, tolerance: Tolerance) -> None:
        self._reference = reference
        self._tolerance = tolerance
        self._sums = _Sums()
        self._worst: WorstElement | None = None

    def add(self, sequence: SequenceOutputs, expected: tuple[NDArray[Any], ...]) -> None:
        """Compare one sequence: per output of the model [length, ...], flat or shaped."""
        self._sums.inferences += len(sequence.outputs[0])
        for number, (actual, wanted) in enumerate(zip(sequence.outputs, expected, strict=True)):
            self._add_output(sequence, number, _rows(actual), _rows(wanted))

    def result(self) -> ElementErrors:
        """The sums so far."""
        sums = self._sums
        return ElementErrors(
            reference=self._reference,
            inferences=sums.inferences,
            elements=sums.elements,
            different=sums.different,
            max_absolute=finite(sums.max_absolute),
            max_signed=finite(sums.max_signed),
            mean_square=finite(sums.squares / max(sums.elements, 1)),
            sum_of_mean_squares=finite(sums.mean_squares),
            allowed_atol=self._tolerance.atol,
            allowed_rtol=self._tolerance.rtol,
            beyond=sums.beyond,
            worst=self._worst,
        )

    def _add_output(
        self, sequence: SequenceOutputs, number: int, actual: Rows, expected: Rows
    ) -> None:
        if not actual.size:
            return
        sums = self._sums
        signed = _signed_error(actual, expected)
        absolute = np.abs(signed)
        sums.elements += actual.size
        sums.different += int(np.count_nonzero(absolute))
        sums.beyond += int(np.count_nonzero(beyond(actual, expected, self._tolerance)))
        sums.max_signed = max(sums.max_signed, float(signed.max()))
        with np.errstate(over="ignore"):
            squares = np.square(absolute)
            sums.squares += float(squares.sum())
            sums.mean_squares += float(squares.mean(axis=1).sum())
        if absolute.max() > sums.max_absolute:
            sums.max_absolute = float(absolute.max())
            self._worst = _worst(sequence, number, absolute, actual, expected)


def _rows(output: NDArray[Any]) -> Rows:
    return output.reshape(len(output), -1).astype(np.float64)


def _signed_error(actual: Rows, expected: Rows) -> Rows:
    """Actual - expected; 0 for equal infinities."""
    with np.errstate(invalid="ignore", over="ignore"):
        error = np.where(actual == expected, 0.0, actual - expected)
    return np.nan_to_num(error, nan=ENDLESS, posinf=ENDLESS, neginf=-ENDLESS)


def _worst(
    sequence: SequenceOutputs, number: int, absolute: Rows, actual: Rows, expected: Rows
) -> WorstElement:
    item, index = (int(i) for i in np.unravel_index(int(absolute.argmax()), absolute.shape))
    return WorstElement(
        sequence=sequence.index,
        item=item,
        output=number,
        index=index,
        actual=finite(float(actual[item, index])),
        expected=finite(float(expected[item, index])),
        name=sequence.name,
    )
