"""Phone error rate of a speech recognizer.

Source: ``PhoneErrorRate.java`` and ``SequenceUtils.java`` of platform/test/mlts/benchmark.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel
from mlts.evaluators.base import Evaluator, SequenceOutputs
from mlts.evaluators.sequence import Worst, expected_and_actual, require_golden

__all__ = ["PhoneErrorRate", "edit_distance"]

_LIMIT_PERCENT: Final = 5.0


class PhoneErrorRate(Evaluator):
    """The worst sequence's phone error rate, in percent.

    The phone of an inference is the largest element of output 0; the rate is the edit distance
    between the phones of the sequence and the golden ones, per inference.
    """

    class_name = "PhoneErrorRate"
    keys = ("max_phone_error_rate",)

    def __init__(self) -> None:
        self._rate = Worst(_LIMIT_PERCENT, "Phone error rate exceeded the limit")

    @classmethod
    def create(cls, model: CatalogueModel) -> Evaluator:
        require_golden(model, cls.class_name)
        return cls()

    def add(self, sequence: SequenceOutputs) -> None:
        expected, actual = expected_and_actual(sequence, self.class_name)
        distance = edit_distance(_phones(expected), _phones(actual))
        self._rate.add(100.0 * distance / len(expected))

    def values(self) -> dict[str, float]:
        return {"max_phone_error_rate": self._rate.value}

    def validation_errors(self) -> list[str]:
        return self._rate.errors


def edit_distance(a: NDArray[Any], b: NDArray[Any]) -> int:
    """Levenshtein distance of two one-dimensional arrays: insert, delete, substitute cost 1."""
    a, b = _without_common_ends(a, b)
    # Row by row; an insertion's chain within a row is a running minimum once the cost of the
    # column is taken out.
    columns = np.arange(len(b) + 1)
    row = columns.copy()
    for element in a:
        best = np.minimum(row[1:] + 1, row[:-1] + (b != element))
        row = np.concatenate(([row[0] + 1], best)) - columns
        row = np.minimum.accumulate(row) + columns
    return int(row[-1])


def _without_common_ends(a: NDArray[Any], b: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Equal beginnings and ends cost nothing, and are nearly everything in practice."""
    start = _common(a, b)
    a, b = a[start:], b[start:]
    end = _common(a[::-1], b[::-1])
    return a[: len(a) - end], b[: len(b) - end]


def _common(a: NDArray[Any], b: NDArray[Any]) -> int:
    shorter = min(len(a), len(b))
    different = np.flatnonzero(a[:shorter] != b[:shorter])
    return int(different[0]) if different.size else shorter


def _phones(outputs: NDArray[np.float64]) -> NDArray[np.intp]:
    """The first largest element of each inference; -1 where no element is a number."""
    comparable = np.where(np.isnan(outputs), -np.inf, outputs)
    phones = np.argmax(comparable, axis=1)
    return np.where(np.isneginf(comparable).all(axis=1), -1, phones)
