"""Top-k accuracy: how often the right class is among the k most probable ones, for k from 1 to 5.

Source: ``TopK.java`` of platform/test/mlts/benchmark.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel
from mlts.evaluators.base import Evaluator, EvaluatorMisfit, SequenceOutputs
from mlts.statistics import LimitedShare

__all__ = ["TOLERATED_LOSS", "TopK"]

_K: Final = 5
TOLERATED_LOSS: Final = 0.05
"""Distance that top-1 may fall below the published one: room for another JPEG decoder or scaler."""


class TopK(Evaluator):
    """Top-1 to top-5 of an image classifier's output 0.

    Of classes with equal probability the lower number ranks first. (On the device that holds for
    the most probable one; further down it depends on a heap.)
    """

    class_name = "TopK"
    keys = tuple(f"top_{k + 1}" for k in range(_K))
    higher_is_better = True

    def __init__(self, expected_top1: float = 0.0) -> None:
        self._expected_top1 = expected_top1
        self._total = 0
        self._within = np.zeros(_K, dtype=np.int64)

    @classmethod
    def create(cls, model: CatalogueModel) -> Evaluator:
        entry = model.entry
        if entry.evaluator is None or not (entry.dataset or model.data.labels):
            raise EvaluatorMisfit(
                f"{model.where()}: evaluator 'TopK' needs images with a known class; "
                f"expected key 'dataset', or --labels."
            )
        return cls(entry.evaluator.expected_top1 or 0.0)

    def add(self, sequence: SequenceOutputs) -> None:
        if sequence.label is None or len(sequence.outputs[0]) != 1:
            raise EvaluatorMisfit(
                "evaluator 'TopK' needs sequences of one inference with a known class."
            )
        self._total += 1
        rank = _rank(sequence.outputs[0].reshape(-1), sequence.label)
        self._within[rank:] += 1

    def values(self) -> dict[str, float]:
        total = max(self._total, 1)
        return {key: float(self._within[k]) / total for k, key in enumerate(self.keys)}

    def validation_errors(self) -> list[str]:
        if self._total == 0 or self._expected_top1 <= 0:
            return []
        if self.values()["top_1"] >= self._expected_top1 - TOLERATED_LOSS:
            return []
        threshold = f"{self._expected_top1 * 100:.2f}%"
        return [f"Top 1 value is far below the validation threshold {threshold}"]

    def limited_share(self) -> LimitedShare | None:
        threshold = self._expected_top1 - TOLERATED_LOSS
        return LimitedShare(int(self._within[0]), self._total, threshold)


def _rank(probabilities: NDArray[Any], label: int) -> int:
    """How many classes rank before the label; enough to be out when it has no probability."""
    if label >= probabilities.size or np.isnan(probabilities[label]):
        return _K
    own = probabilities[label]
    before = np.count_nonzero(probabilities > own)
    ties = np.count_nonzero(probabilities[:label] == own)
    return int(before + ties)
