"""Judges the outputs of a spec's case: which are wrong, where, and by how much of the allowed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of
from nnhal.types import OperandType
from nntest import accuracy
from nntest.accuracy import Comparison
from nntest.result_types import Multiple, Natural

if TYPE_CHECKING:
    from nnhal.types import Operand
    from nntest.spec import SpecCase

__all__ = ["Finding", "Judgement", "Number", "judge"]

Number: TypeAlias = float | Literal["nan", "inf", "-inf"]
"""A value; ``nan``, ``inf`` and ``-inf`` are text, because JSON has no such numbers."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One output that is wrong: the listed element that is furthest beyond what was allowed.

    ``index`` is flat, ``failed`` of ``elements`` are wrong. ``share`` is the error as a multiple
    of the allowed one; None where nothing was allowed or the values are not numbers.
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

    def __str__(self) -> str:
        shape = ",".join(map(str, self.dimensions))
        times = "" if self.share is None else f", the error is {self.share:.3g} times that"
        return (
            f"output {self.output} (operand {self.operand}, {self.type}[{shape}]): "
            f"{self.failed} of {self.elements} elements wrong; at index {self.index} expected "
            f"{_text(self.expected, 9)}, actual {_text(self.actual, 9)}, "
            f"allowed ±{_text(self.allowed, 3)}{times}"
        )


def _text(value: Number, digits: int) -> str:
    return value if isinstance(value, str) else f"{value:.{digits}g}"


def _number(value: float) -> Number:
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return value


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """All wrong outputs, and the largest error of any output as a share of the allowed one.

    ``largest_share`` is None where no number was compared.
    """

    findings: tuple[Finding, ...] = ()
    largest_share: float | None = None


def judge(case: SpecCase, outputs: Sequence[NDArray[Any]]) -> Judgement:
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
            findings.append(_finding(case, index, operand, comparison))
    return Judgement(findings=tuple(findings), largest_share=max(shares, default=None))


def _compare(case: SpecCase, index: int, operand: Operand, actual: NDArray[Any]) -> Comparison:
    if case.multinomial_tolerance > 0:
        (logits, *_) = case.input_operands()
        weights = np.frombuffer(case.inputs[0], dtype_of(logits.type)).reshape(logits.dimensions)
        samples = actual.reshape(operand.dimensions)
        return accuracy.compare_distribution(samples, weights, case.multinomial_tolerance)
    tolerance = accuracy.tolerance_of(
        operand.type,
        relaxed=case.relaxed or _has_float16(case),
        steps=accuracy.allowed_steps(case.name),
    )
    expected = np.frombuffer(case.outputs[index], dtype_of(operand.type))
    return accuracy.compare(actual, expected, tolerance)


def _has_float16(case: SpecCase) -> bool:
    return any(
        operand.type == OperandType.TENSOR_FLOAT16
        for subgraph in (case.main, *case.referenced)
        for operand in subgraph.operands
    )


def _finding(case: SpecCase, index: int, operand: Operand, comparison: Comparison) -> Finding:
    worst = max(comparison.mismatches, key=lambda m: m.share if m.share >= 0 else math.inf)
    return Finding(
        output=index,
        operand=case.main.output_indexes[index],
        type=OperandType(operand.type).name,
        dimensions=operand.dimensions,
        index=worst.index,
        actual=_number(worst.actual),
        expected=_number(worst.expected),
        allowed=_number(worst.allowed),
        share=worst.share if math.isfinite(worst.share) else None,
        failed=comparison.failed,
        elements=comparison.elements,
    )
