"""Whether a driver and the baseline name the same class, image by image."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from mlts.evaluators.base import SequenceOutputs
from mlts.results import Agreement, Effect, Mismatch, finite
from mlts.worst_examples import MAX_NAME

__all__ = ["ClassAgreement", "Names", "margin_of", "name_of"]

_FIVE: Final = 5

MAX_LISTED: Final = 50
"""Mismatches that are named, those with the largest margins; the others are only counted."""

Names = Callable[[], Sequence[str]]
"""Reads the names of the classes, by number; asked only where there is something to name."""


class ClassAgreement:
    """Counts the inferences whose most likely class (output 0) is the same as the baseline's."""

    def __init__(self, names: Names = tuple) -> None:
        self._names = names
        self._same = 0
        self._total = 0
        self._among_five = 0
        self._effects = dict.fromkeys(Effect, 0)
        self._in_steps = False
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
        self._in_steps = baseline[0].dtype.kind in "iu"
        rows = baseline[0].reshape(len(actual), -1)
        for item in different:
            self._add_mismatch(
                Mismatch(
                    input=sequence.name,
                    baseline_class=int(expected[item]),
                    actual_class=int(actual[item]),
                    true_class=sequence.label,
                    margin=margin_of(rows[item]),
                )
            )

    def result(self) -> Agreement:
        """The counts so far."""
        return Agreement(
            same=self._same,
            total=self._total,
            mismatches=tuple(self._named()),
            among_five=self._among_five,
            lost=self._effects[Effect.LOST],
            gained=self._effects[Effect.GAINED],
            in_steps=self._in_steps,
        )

    def _add_mismatch(self, found: Mismatch) -> None:
        self._effects[found.effect] += 1
        self._mismatches.append(found)
        if len(self._mismatches) > 2 * MAX_LISTED:
            self._mismatches = self._largest()

    def _largest(self) -> list[Mismatch]:
        return sorted(self._mismatches, key=lambda found: -found.margin)[:MAX_LISTED]

    def _named(self) -> list[Mismatch]:
        names = self._names() if self._mismatches else ()
        return [
            msgspec.structs.replace(
                found,
                baseline_name=name_of(found.baseline_class, names),
                actual_name=name_of(found.actual_class, names),
                true_name=name_of(found.true_class, names),
            )
            for found in self._largest()
        ]


def margin_of(scores: NDArray[Any]) -> float:
    """The difference between the two best scores of an inference; 0 for a single class."""
    if scores.size < 2:
        return 0.0
    second, best = np.partition(scores.astype(np.float64), -2)[-2:]
    return abs(finite(float(best - second)))


def name_of(number: int | None, names: Sequence[str]) -> str:
    """The name of a class as results keep it; empty where it has none."""
    return names[number][:MAX_NAME] if number is not None and number < len(names) else ""


def _classes(output: NDArray[Any]) -> NDArray[np.intp]:
    classes: NDArray[np.intp] = np.argmax(output.reshape(len(output), -1), axis=1)
    return classes


def _ranks(output: NDArray[Any], classes: NDArray[np.intp]) -> NDArray[np.intp]:
    """How many classes are more likely than the given ones, an inference each."""
    rows = output.reshape(len(output), -1)
    own = rows[np.arange(len(rows)), classes]
    ranks: NDArray[np.intp] = np.count_nonzero(rows > own[:, np.newaxis], axis=1)
    return ranks
