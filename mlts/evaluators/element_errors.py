"""Errors of single elements against expected outputs: golden ones, or those of TF Lite.

Android's benchmark keeps the largest signed error, starting at 0, so that outputs that are too
small never count (``run_tflite.cpp``). Both are kept here: that one for its CSV, and the largest
absolute one, which is what is judged and shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mlts.evaluators.base import SequenceOutputs
from mlts.evaluators.spread import Spread
from mlts.results import ENDLESS, ElementErrors, Rule, WorstElement, finite
from mlts.tolerances import FLOAT16_DRIFT, ROUNDING_FACTOR, OutputRule
from nntest.accuracy import beyond, without_common_nans

__all__ = ["ElementComparison", "RuleOf"]

RuleOf = Callable[["np.dtype[Any]", int], OutputRule]
"""The rule for an output: its type, and its number."""

Rows = NDArray[np.float64]
"""[inferences, elements of one output]."""


@dataclass
class _Sums:
    inferences: int = 0
    elements: int = 0
    different: int = 0
    beyond: int = 0
    unforgiven: int = 0
    max_absolute: float = 0.0
    max_signed: float = 0.0
    squares: float = 0.0
    mean_squares: float = 0.0


class ElementComparison:
    """Compares outputs with a reference, sequence by sequence, and keeps only sums.

    ``reference`` is "golden" or the name of a backend. Bytes of quantized outputs are compared as
    they are, so that the unit is one quantization step. Memory grows with the model's outputs, not
    with the data.
    """

    def __init__(self, reference: str, rule_of: RuleOf) -> None:
        self._reference = reference
        self._rule_of = rule_of
        self._sums = _Sums()
        self._worst: WorstElement | None = None
        self._worst_rule: OutputRule | None = None
        self._spreads: dict[tuple[int, int], Spread] = {}
        self._misfits: dict[str, None] = {}

    def add(self, sequence: SequenceOutputs, expected: tuple[NDArray[Any], ...]) -> None:
        """Compare one sequence: per output of the model [length, ...], flat or shaped."""
        self._sums.inferences += len(sequence.outputs[0])
        for number, (actual, wanted) in enumerate(zip(sequence.outputs, expected, strict=True)):
            if actual.size != wanted.size:
                text = f"output {number} has {actual.size} elements instead of {wanted.size}"
                self._misfits[text] = None
            elif actual.size:
                spread = self._spread(number, actual)
                rows = without_common_nans(_rows(actual), _rows(wanted))
                self._add_output(sequence, number, *rows, spread)

    def result(self, sound: ElementErrors | None = None, name: str = "") -> ElementErrors:
        """The sums so far. Elements beyond the tolerance are excused where the ``sound`` runtime
        called ``name`` differs as much from the reference.
        """
        sums = self._sums
        as_far_as = name if sound and self._is_as_far_as(sound) else ""
        rule = self._worst_rule or next((s.rule for s in self._spreads.values()), None)
        problems = [*self._misfits]
        if sums.unforgiven and not as_far_as:
            problems.append(f"{sums.unforgiven} of {sums.elements} elements beyond tolerance")
        problems += [text for spread in self._spreads.values() for text in spread.problems()]
        measures = [spread.measures() for spread in self._spreads.values()]
        return ElementErrors(
            reference=self._reference,
            inferences=sums.inferences,
            elements=sums.elements,
            different=sums.different,
            max_absolute=finite(sums.max_absolute),
            max_signed=finite(sums.max_signed),
            mean_square=finite(sums.squares / max(sums.elements, 1)),
            sum_of_mean_squares=finite(sums.mean_squares),
            allowed_atol=rule.tolerance.atol if rule else 0.0,
            allowed_rtol=rule.tolerance.rtol if rule else 0.0,
            beyond=sums.beyond,
            worst=self._worst,
            rule=rule.rule if rule else Rule.ELEMENTS,
            problems=tuple(problems),
            spread=max((m.spread for m in measures), default=0.0),
            drift=max((m.drift for m in measures), default=0.0, key=abs),
            as_far_as=as_far_as,
        )

    def _is_as_far_as(self, sound: ElementErrors) -> bool:
        """Whether ``sound`` has elements beyond the tolerance that scatter as roundings do, and
        this neither many more nor much larger ones.
        """
        sums, drifts = self._sums, [s.measures().drift for s in self._spreads.values()]
        return (
            0 < sums.unforgiven <= ROUNDING_FACTOR * sound.beyond
            and sums.max_absolute <= ROUNDING_FACTOR * sound.max_absolute
            and max(map(abs, [sound.drift, *drifts])) <= FLOAT16_DRIFT
        )

    def _spread(self, number: int, actual: NDArray[Any]) -> Spread:
        channels = actual.shape[-1] if actual.ndim > 1 else 1
        key = (number, channels)
        if key not in self._spreads:
            self._spreads[key] = Spread(self._rule_of(actual.dtype, number), channels)
        return self._spreads[key]

    def _add_output(
        self,
        sequence: SequenceOutputs,
        number: int,
        actual: Rows,
        expected: Rows,
        spread: Spread,
    ) -> None:
        sums = self._sums
        signed = _signed_error(actual, expected)
        absolute = np.abs(signed)
        outside = int(np.count_nonzero(beyond(actual, expected, spread.rule.tolerance)))
        sums.elements += actual.size
        sums.different += int(np.count_nonzero(absolute))
        sums.beyond += outside
        if spread.rule.rule is Rule.ELEMENTS or absolute.max() >= ENDLESS:
            sums.unforgiven += outside
        spread.add(signed, expected)
        sums.max_signed = max(sums.max_signed, float(signed.max()))
        with np.errstate(over="ignore"):
            squares = np.square(absolute)
            sums.squares += float(squares.sum())
            sums.mean_squares += float(squares.mean(axis=1).sum())
        if absolute.max() > sums.max_absolute:
            sums.max_absolute = float(absolute.max())
            self._worst = _worst(sequence, number, absolute, actual, expected)
            self._worst_rule = spread.rule


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
