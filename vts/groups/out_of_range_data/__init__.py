"""Data out of range: indices, axes, sizes and strides that come with a request and are wrong.

A test of our own. The HAL says what such data must be, but no driver can see it before it executes.
Whatever it answers and computes then, it must live on, write nothing but its outputs
(``IPreparedModel.hal``), read nothing but its arguments (``types.hal``,
``RequestArgument.location``: that range is the argument), and do the next valid request right. A
service that reads wherever an application's numbers point to gives away what others have in memory;
so a pattern lies around each argument here, and must not come out. Of NaN in data,
:mod:`vts.groups.out_of_range_data.not_numbers` has the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np

from nnhal.types import ErrorStatus, OperandType, OperationType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.arguments import output_sizes
from vts.driving.available_executors import available
from vts.driving.configurations import PLAIN
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, check_memory, worst
from vts.driving.placements import APART, PlacedArguments
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial, check_sound
from vts.driving.skipped_subgraphs import INDEX, execute, wrong_index
from vts.groups.out_of_range_data.bad_arguments import SUBJECTS, Subject
from vts.groups.out_of_range_data.nan_executions import with_a_nan
from vts.groups.out_of_range_data.not_numbers import WITH_NAN
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, TestGroup

__all__ = ["GROUP"]

_NOT_A_NUMBER: Final = "not_a_number"

_NOT_TAKEN: Final = {"if_then_not_taken": True, "if_else_not_taken": False}
"""Tests of a branch that is not taken; whether it is the first."""

_SECRET: Final = np.float32(10353358.0)
"""What lies around arguments: a number that no data has, and that no sum of them gives."""


class _OutOfRangeData(TestGroup):
    name = "out_of_range_data"
    title = "Data out of range"
    summary = (
        "Indices, axes, sizes and strides that are out of range at execution harm nothing: the "
        "driver keeps running, accesses no other memory, and executes the next request correctly. "
        "A NaN, or an index in a branch that is not taken, changes only results that depend on it."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for name in SUBJECTS:
            yield self.directed(name, _operation(name), types=[OperandType.TENSOR_FLOAT32])

        for name in WITH_NAN:
            yield self.directed(f"{_NOT_A_NUMBER}/{name}", name, types=[OperandType.TENSOR_FLOAT32])

        for name in _NOT_TAKEN:
            yield self.directed(name, "IF", types=[OperandType.TENSOR_INT32])

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if test.name in _NOT_TAKEN:
            return worst(execute(context, PLAIN, wrong_index(is_then=_NOT_TAKEN[test.name]), INDEX))
        if test.name.startswith(_NOT_A_NUMBER):
            return with_a_nan(context.device, WITH_NAN[test.operations[0]]())
        subject = SUBJECTS[test.name]()
        with prepared(context.device, subject.case.model) as model:
            ways = available((SYNC, ASYNC, BURST, FENCED), model.version)
            return worst(_judgments(context, model, subject, ways))


def _operation(name: str) -> str:
    """The operation of a subject, which its name begins with."""
    known = (operation.name for operation in OperationType)
    return max((each for each in known if name.upper().startswith(each)), key=len)


def _judgments(
    context: Context, model: Prepared, subject: Subject, ways: Sequence[Executor]
) -> Iterator[Judgment]:
    """A valid request before and after those with bad data, in every way."""
    valid = CaseRun(subject.case, _arguments(subject.case, subject.case.inputs))
    for way in ways:
        yield valid.execute(Trial(way, note="data in range"), model)
        for bad in subject.bad:
            _check_harmless(model, way, subject, bad.tobytes(), f"{bad.tolist()}")
            context.alive()
        yield valid.execute(Trial(way, note="data in range, after data out of range"), model)


def _arguments(case: SpecCase, inputs: Sequence[bytes]) -> PlacedArguments:
    given = zip(case.input_operands(), inputs, strict=True)
    rooms = zip(case.output_operands(), output_sizes(case.outputs), strict=True)
    return PlacedArguments(APART, [*given], [*rooms], _SECRET.tobytes())


def _check_harmless(
    model: Prepared, way: Executor, subject: Subject, data: bytes, said: str
) -> None:
    """Raises Failed for an answer that contradicts itself, changed memory, or a leak."""
    case = subject.case
    inputs = [*case.inputs[: subject.place], data, *case.inputs[subject.place + 1 :]]
    arguments = _arguments(case, inputs)
    trial = Trial(way, note=f"{said} for input {subject.place}, which is out of range")
    answer = way.run(model, arguments.request, trial.options)
    check_sound(trial, answer, len(case.outputs))
    check_memory(trial, answer, arguments, arguments.request)
    if answer.status != ErrorStatus.NONE:
        return
    for index, operand in enumerate(case.output_operands()):
        leaked = np.flatnonzero(arguments.output(index, operand, operand.dimensions) == _SECRET)
        if leaked.size:
            text = (
                f"output {index} has at index {leaked[0]} what lies beside an argument in its "
                "pool; an execution reads its arguments only"
            )
            raise Failed(trial.failure("reads_elsewhere", answer, text))


GROUP: Final = _OutOfRangeData()
