"""Executions of inputs with a NaN, between others of the same request without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.device import Device
from nnhal.types import ErrorStatus
from nntest.arguments import ArgumentPools
from nntest.failure import WRONG_VALUES, Clue
from nntest.judge import Judgment, judge
from vts.driving.answer import Answer
from vts.driving.arguments import GuardedArguments, output_sizes
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, check_memory, worst
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial, check_sound
from vts.groups.out_of_range_data.not_numbers import WithNan
from vts.test_group import Failed

__all__ = ["with_a_nan"]

_DROPPED: Final = (
    "a sum or a product with a NaN is a number. The HAL does not say what it must be; Android's "
    "CPU and most drivers give NaN"
)


def with_a_nan(device: Device, subject: WithNan) -> Judgment:
    """Raises Failed, and Skipped for a driver without the operation."""
    with prepared(device, subject.case.model) as model:
        ways = available((SYNC, ASYNC, BURST, FENCED), model.version)
        return worst(each for way in ways for each in _around(model, way, subject))


def _around(model: Prepared, way: Executor, subject: WithNan) -> Iterator[Judgment]:
    run = CaseRun.of(subject.case, ArgumentPools())
    yield run.execute(Trial(way, note="numbers only"), model)
    yield _with_nan(model, way, subject)
    yield run.execute(Trial(way, note="numbers only, after a NaN"), model)


def _with_nan(model: Prepared, way: Executor, subject: WithNan) -> Judgment:
    """Whether a NaN is taken at all is the driver's affair."""
    case = subject.case
    arguments = GuardedArguments(subject.inputs(), output_sizes(case.outputs), ArgumentPools())
    trial = Trial(way, note="one element is NaN")
    answer = way.run(model, arguments.request)
    check_sound(trial, answer, len(case.outputs))
    check_memory(trial, answer, arguments, arguments.request)
    if answer.status != ErrorStatus.NONE:
        return Judgment()
    operand = case.output_operands()[0]
    output = np.array(arguments.output(0, operand, operand.dimensions))
    is_kept = bool(np.isnan(output[subject.reached]).all())
    if subject.moves and not is_kept:
        text = f"the NaN has become a number on its way; {_MOVES}"
        raise Failed(trial.failure("nan_lost", answer, text))
    return _others(subject, output, answer, trial, is_dropped=not is_kept)


_MOVES: Final = "this operation only moves elements"
_APART: Final = "no element is computed from an element that the operation does not combine it with"


def _others(
    subject: WithNan, output: NDArray[Any], answer: Answer, trial: Trial, *, is_dropped: bool
) -> Judgment:
    """Judge the elements that the NaN does not reach."""
    (expected,) = subject.case.expected()
    output[subject.reached] = expected[subject.reached]
    judgment = judge(subject.case, [output])
    if judgment.findings:
        failure = trial.failure(WRONG_VALUES, answer, clue=Clue("nan_spreads", _APART))
        raise Failed(failure, findings=judgment.findings)
    advice = (_DROPPED,) if subject.is_arithmetic and is_dropped else ()
    return Judgment(largest_share=judgment.largest_share, advice=advice)
