"""Rules shared by evaluators of whole sequences: a worst value over sequences, and its limit.

Source: ``BaseSequenceEvaluator.java`` of platform/test/mlts/benchmark.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel
from mlts.evaluators.base import EvaluatorMisfit, SequenceOutputs

__all__ = ["Worst", "expected_and_actual", "require_golden"]


class Worst:
    """The largest value seen, and an error text for each value beyond the limit.

    The same text is kept once: a run that repeats its data set repeats its errors.
    """

    def __init__(self, limit: float, text: str) -> None:
        self._limit = limit
        self._text = text
        self._errors: dict[str, None] = {}
        self.value = 0.0

    def add(self, value: float) -> None:
        # Negated, because a value that is not a number is out of any limit.
        if not value <= self._limit:
            self._errors[f"{self._text}: {np.float32(value)}"] = None
        self.value = float(np.maximum(self.value, value))

    @property
    def errors(self) -> list[str]:
        return list(self._errors)


def require_golden(model: CatalogueModel, evaluator: str) -> None:
    """Raise EvaluatorMisfit unless the model's entry comes with golden outputs."""
    if model.entry.input_outputs is None:
        raise EvaluatorMisfit(
            f"{model.where()}: evaluator '{evaluator}' needs golden outputs; "
            f"expected key 'inputOutputs'."
        )


def expected_and_actual(
    sequence: SequenceOutputs, evaluator: str
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Output 0, golden and actual, as [length, elements] in float64."""
    if sequence.golden is None:
        raise EvaluatorMisfit(f"evaluator '{evaluator}' needs golden outputs.")
    return _rows(sequence.golden[0]), _rows(sequence.outputs[0])


def _rows(output: NDArray[Any]) -> NDArray[np.float64]:
    return output.reshape(len(output), -1).astype(np.float64)
