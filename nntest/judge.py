"""Judges the outputs of a spec's case: which are wrong, where, and by how much of the allowed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of
from nnhal.types import OperandType
from nntest import accuracy
from nntest.accuracy import Comparison, Tolerance
from nntest.result_types import MAX_TOLD_SHARE, Multiple, Natural
from nntest.wrong_values import (
    MAX_LISTED,
    ErrorPattern,
    Number,
    WrongValue,
    error_pattern,
    number_of,
    shown,
)

if TYPE_CHECKING:
    from nnhal.types import Operand
    from nntest.spec import SpecCase

__all__ = [
    "Finding",
    "InputSample",
    "Judgment",
    "Number",
    "expected_outputs",
    "judge",
    "sample_inputs",
    "tolerance_for",
]


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One output that is wrong: the element that is furthest beyond what was allowed.

    ``index`` is flat, ``failed`` of ``elements`` are wrong. ``share`` is the error as a multiple
    of the allowed one; None where nothing was allowed or the values are not numbers. ``wrong`` are
    the first wrong elements in the order of their indexes, at most :data:`MAX_LISTED` of them;
    ``pattern`` is what holds of all, None where the elements are not values of the output.
    """

    output: Natural
    operand: Natural
    type: str
    dimensions: tuple[Natural, ...]
    index: Natural
    actual: Number
    expected: Number
    allowed: Number
    share: Multiple | None
    failed: Natural
    elements: Natural
    wrong: tuple[WrongValue, ...] = ()
    pattern: ErrorPattern | None = None

    def __str__(self) -> str:
        shape = ",".join(map(str, self.dimensions))
        is_told = self.share is not None and self.share < MAX_TOLD_SHARE
        times = f", error {self.share:.3g} × what is allowed" if is_told else ""
        return (
            f"output {self.output} (operand {self.operand}, {self.type}[{shape}]): "
            f"{self.failed} of {self.elements} elements wrong; at index {self.index} expected "
            f"{shown(self.expected, 9)}, actual {shown(self.actual, 9)}, "
            f"allowed ±{shown(self.allowed, 3)}{times}"
        )


class InputSample(msgspec.Struct, frozen=True, kw_only=True):
    """The first values of an input of the model, at most :data:`nntest.wrong_values.MAX_LISTED`.

    ``input`` counts the model's inputs; an omitted one has no ``elements``.
    """

    input: Natural
    type: str
    dimensions: tuple[Natural, ...]
    elements: Natural
    values: tuple[Number, ...]

    def __str__(self) -> str:
        return self.named("input")

    def named(self, what: str) -> str:
        """Return the values as those of an input or an output, which ``what`` is."""
        shape = ",".join(map(str, self.dimensions))
        values = ", ".join(shown(value, 9) for value in self.values) if self.elements else "omitted"
        more = f", ... ({self.elements} elements)" if self.elements > len(self.values) else ""
        return f"{what} {self.input} ({self.type}[{shape}]): {values}{more}"


class Judgment(msgspec.Struct, frozen=True, kw_only=True):
    """All wrong outputs, and the largest error of any output as a share of the allowed one.

    ``largest_share`` is None where no number was compared. ``advice`` are sentences about what is
    right, but may surprise: the specification leaves it open.
    """

    findings: tuple[Finding, ...] = ()
    largest_share: float | None = None
    advice: tuple[str, ...] = ()


def judge(case: SpecCase, outputs: Sequence[NDArray[Any]]) -> Judgment:
    """Compare ``outputs``, one array an output of the model, with what ``case`` expects.

    Raises ValueError when an output has another number of elements than expected, and
    :class:`nntest.accuracy.NoRule` for an output of a type that cannot be judged.
    """
    findings: list[Finding] = []
    shares: list[float] = []
    for index, operand in enumerate(case.output_operands()):
        # What is drawn at random is declared as ignored, because no value of it is expected.
        if case.ignored[index] and not case.multinomial_tolerance:
            continue
        comparison = _compare(case, index, operand, outputs[index])
        if comparison.largest_share is not None:
            shares.append(comparison.largest_share)
        if not comparison.passed:
            findings.append(_finding(case, index, operand, comparison, outputs[index]))
    return Judgment(findings=tuple(findings), largest_share=max(shares, default=None))


def _compare(case: SpecCase, index: int, operand: Operand, actual: NDArray[Any]) -> Comparison:
    if case.multinomial_tolerance > 0:
        (logits, *_) = case.input_operands()
        weights = np.frombuffer(case.inputs[0], dtype_of(logits.type)).reshape(logits.dimensions)
        samples = actual.reshape(operand.dimensions)
        return accuracy.compare_distribution(samples, weights, case.multinomial_tolerance)
    expected = np.frombuffer(case.outputs[index], dtype_of(operand.type))
    return accuracy.compare(actual, expected, tolerance_for(case, operand))


def tolerance_for(case: SpecCase, operand: Operand) -> Tolerance:
    """Return the tolerance for an output ``operand`` of ``case``. Raises
    :class:`nntest.accuracy.NoRule`.
    """
    return accuracy.tolerance_of(
        operand.type,
        relaxed=case.relaxed or _has_float16(case),
        steps=accuracy.allowed_steps(case.name),
    )


def _has_float16(case: SpecCase) -> bool:
    return any(
        operand.type == OperandType.TENSOR_FLOAT16
        for subgraph in (case.main, *case.referenced)
        for operand in subgraph.operands
    )


def _finding(
    case: SpecCase, index: int, operand: Operand, comparison: Comparison, actual: NDArray[Any]
) -> Finding:
    worst = comparison.worst
    assert worst is not None, "an output without a wrong element has no finding"
    return Finding(
        output=index,
        operand=case.main.output_indexes[index],
        type=OperandType(operand.type).name,
        dimensions=operand.dimensions,
        index=worst.index,
        actual=number_of(worst.actual),
        expected=number_of(worst.expected),
        allowed=number_of(worst.allowed),
        share=worst.share if math.isfinite(worst.share) else None,
        failed=comparison.failed,
        elements=comparison.elements,
        wrong=tuple(
            WrongValue(
                index=each.index,
                actual=number_of(each.actual),
                expected=number_of(each.expected),
                allowed=number_of(each.allowed),
            )
            for each in comparison.mismatches[:MAX_LISTED]
        ),
        # A distribution is judged by its shares: no element of the output is right or wrong.
        pattern=None if case.multinomial_tolerance else _pattern(case, index, operand, actual),
    )


def _pattern(case: SpecCase, index: int, operand: Operand, actual: NDArray[Any]) -> ErrorPattern:
    expected = np.frombuffer(case.outputs[index], dtype_of(operand.type))
    tolerance = tolerance_for(case, operand)
    ours, theirs = actual.ravel().astype(np.float64), expected.astype(np.float64)
    return error_pattern(
        actual.ravel(),
        expected,
        tolerance.allowed(theirs),
        np.flatnonzero(accuracy.beyond(ours, theirs, tolerance)),
        operand.dimensions,
        has_sign="ASYMM" not in OperandType(operand.type).name,
    )


def sample_inputs(case: SpecCase) -> tuple[InputSample, ...]:
    """The inputs of ``case``, cut to what a reader can take in."""
    return tuple(
        _sample(index, operand, data)
        for index, (operand, data) in enumerate(
            zip(case.input_operands(), case.inputs, strict=True)
        )
    )


def expected_outputs(case: SpecCase) -> list[str]:
    """The outputs that ``case`` expects, a line each, cut like :func:`sample_inputs`."""
    pairs = zip(case.output_operands(), case.outputs, strict=True)
    samples = (_sample(index, operand, data) for index, (operand, data) in enumerate(pairs))
    return [sample.named("output") for sample in samples]


def _sample(index: int, operand: Operand, data: bytes) -> InputSample:
    values = np.frombuffer(data, dtype_of(operand.type))
    return InputSample(
        input=index,
        type=OperandType(operand.type).name,
        dimensions=operand.dimensions,
        elements=values.size,
        values=tuple(number_of(float(value)) for value in values[:MAX_LISTED]),
    )
