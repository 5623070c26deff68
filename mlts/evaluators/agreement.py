"""Whether a driver and the baseline name the same class, image by image."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mlts.evaluators.base import SequenceOutputs
from mlts.results import Agreement, Mismatch

__all__ = ["ClassAgreement"]

_FIVE: Final = 5

_LISTED: Final = 10
"""Mismatches that are named; the others are only counted."""


class ClassAgreement:
    """Counts the inferences whose most likely class (output 0) is the same as the baseline's."""

    def __init__(self) -> None:
        self._same = 0
        self._total = 0
        self._among_five = 0
        self._mismatches: list[Mismatch] = []

    def add(self, sequence: SequenceOutputs, baseline: tuple[NDArray[Any], ...]) -> None:
        """Compare one sequence with the outputs that the baseline gave for it."""
        if not sequence.outputs[0].size or sequence.outputs[0].size != baseline[0].size:
            return
        actual, expected = _classes(sequence.outputs[0]), _classes(baseline[0])
        self._among_five += int(np.count_nonzero(_ranks(baseline[0], actual) < _FIVE))
        different = np.flatnonzero(actual != expected)
        self._total += len(actual)
        self._same += len(actual) - len(different)
        for item in different[: _LISTED - len(self._mismatches)]:
            self._mismatches.append(
                Mismatch(
                    input=sequence.name,
                    baseline_class=int(expected[item]),
                    actual_class=int(actual[item]),
                )
            )

    def result(self) -> Agreement:
        """The counts so far."""
        return Agreement(
            same=self._same,
            total=self._total,
            mismatches=tuple(self._mismatches),
            among_five=self._among_five,
        )


def _classes(output: NDArray[Any]) -> NDArray[np.intp]:
    classes: NDArray[np.intp] = np.argmax(output.reshape(len(output), -1), axis=1)
    return classes


def _ranks(output: NDArray[Any], classes: NDArray[np.intp]) -> NDArray[np.intp]:
    """How many classes are more likely than the given ones, an inference each."""
    rows = output.reshape(len(output), -1)
    own = rows[np.arange(len(rows)), classes]
    ranks: NDArray[np.intp] = np.count_nonzero(rows > own[:, np.newaxis], axis=1)
    return ranks
