"""Executions one after the other: none may leave anything behind for the next.

A test of our own. The HAL gives a prepared model no state (``IPreparedModel.hal``: any number of
executions, in any combination), so what one gives depends on its own inputs only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final
from zlib import crc32

from nnhal.types import HalVersion, OperandType
from nntest.arguments import ArgumentPools
from nntest.cases.covering import by_whole_structure
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available, with_all_words
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, evaluate, worst
from vts.driving.on_device import on_device
from vts.driving.prepared import Prepared, Wishes, prepared
from vts.driving.rules import Trial
from vts.driving.variants import with_other_inputs
from vts.groups.repeated_execution.constant_outputs import sums_of_constants
from vts.groups.repeated_execution.omitted_inputs import OMITTED
from vts.questions import Questions
from vts.raw import Options
from vts.test_group import Context, IndexedCase, PlannedTest, TestGroup

__all__ = ["GROUP", "elsewhere", "there_and_back"]

_OF_CONSTANTS: Final = "output_of_constants"
_TYPES: Final = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM)


class _RepeatedExecution(TestGroup):
    name = "repeated_execution"
    title = "State between executions"
    summary = (
        "Executions that are repeated with other inputs, other memory, another preference or "
        "priority, or without an optional input depend only on their own request; outputs of "
        "constants alone are written each time."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        chosen = self.of_cases(corpus, by_whole_structure, thorough=thorough)
        of_constants = [
            self.directed(f"{_OF_CONSTANTS}/{type.name}", "ADD", types=[type]) for type in _TYPES
        ]
        return [*chosen, *of_constants, *self._of_omitted_inputs()]

    def _of_omitted_inputs(self) -> Iterator[PlannedTest]:
        for operation, type in product(OMITTED, _TYPES):
            if (operation, type) != ("SVDF", OperandType.TENSOR_QUANT8_ASYMM):
                yield self.directed(
                    f"omitted_input/{operation}/{type.name}", operation, types=[type]
                )

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if test.name.startswith(_OF_CONSTANTS):
            return _again_and_again(test, context)
        if not test.case:
            return _with_and_without(test, context)
        case, device = context.case(test), context.device
        # As good an occasion as any to prepare with other wishes, which must change nothing.
        wishes = Wishes.of(test.name)
        with prepared(device, case.model, wishes=wishes) as model:
            # Where no other inputs are known, the same ones must do.
            other = with_other_inputs(device, case, context.pools) or case
            ways = available((ASYNC, SYNC, BURST, FENCED), device.hal_version)
            judgments: list[Judgment] = []
            questions = Questions()
            is_measured = device.hal_version >= HalVersion.V1_2
            turn = crc32(test.name.encode()) // 9 % len(ways)  # whatever its wishes are
            # Every operation has many tests: each way has its turn with it.
            for way in ways if context.thorough else ways[turn : turn + 1]:
                with questions.question():
                    judgments.append(
                        there_and_back(context, model, way, case, other, str(wishes), is_measured)
                    )
            return worst([*judgments, elsewhere(model, ways, case, other)])


GROUP: Final = _RepeatedExecution()


def there_and_back(
    context: Context,
    model: Prepared,
    way: Executor,
    case: SpecCase,
    other: SpecCase,
    said: str = "",
    is_measured: bool = False,
) -> Judgment:
    """The same request three times, its inputs those of ``case``, of ``other``, of ``case``.

    All but the second are measured if ``is_measured``, and the second must not go on with that.
    Messages have what is ``said``, too.
    """
    first = CaseRun.of(case, context.pools)
    second = CaseRun(other, first.arguments, before=first)
    again = CaseRun(case, first.arguments, before=second)
    steps = (
        (first, "first execution"),
        (second, "other inputs in the memory of the execution before"),
        (again, "the first inputs again, after others"),
    )
    judgments = []
    for run, step in steps:
        run.arguments.write_inputs(run.case.inputs)
        options = Options(measure=is_measured and run is not second)
        note = f"{step}, {said}" if said else step
        judgments.append(run.execute(Trial(way, options=options, note=note), model))
    return worst(judgments)


def _again_and_again(test: PlannedTest, context: Context) -> Judgment:
    """Outputs that depend on constants only, in every execution."""
    case, other = sums_of_constants(OperandType[test.types[0]])
    judgments: list[Judgment] = []
    questions = Questions()
    with prepared(context.device, case.model) as model:
        ways = available((ASYNC, SYNC, BURST, FENCED), model.version)
        for way in ways:
            with questions.question():
                judgments.append(there_and_back(context, model, way, case, other))
        with questions.question():
            judgments.append(elsewhere(model, ways, case, other))
    questions.check()
    return worst(judgments)


def _with_and_without(test: PlannedTest, context: Context) -> Judgment:
    """An optional input given, omitted, given otherwise, and so on, on one prepared model."""
    cases = OMITTED[test.operations[0]](OperandType[test.types[0]])
    judgments: list[Judgment] = []
    questions = Questions()
    with prepared(context.device, cases[0].model) as model:
        for way in available((ASYNC, SYNC, BURST, FENCED), model.version):
            with questions.question():
                for case in cases:
                    run = CaseRun.of(case, context.pools)
                    judgments.append(run.execute(Trial(way, note=_gives(case)), model))
        for way in with_all_words(model.version) if model.version >= HalVersion.V1_3 else ():
            with questions.question():
                for case in cases:
                    trial = Trial(way, note=f"in device memories, {_gives(case)}")
                    judgments.append(on_device(case, context.pools, model, trial))
    questions.check()
    return worst(judgments)


def _gives(case: SpecCase) -> str:
    if not all(case.inputs):
        return "without an optional input that requests before have given"
    return "with an optional input that other requests omit"


def elsewhere(
    model: Prepared, ways: Sequence[Executor], case: SpecCase, other: SpecCase
) -> Judgment:
    """Like requests in memory that the driver has not seen, after those of ``case``."""
    before = CaseRun.of(case, ArgumentPools())
    run = CaseRun.of(other, ArgumentPools(), before=before)
    note = "like a request before, in other memory"
    return evaluate(run, model, [Trial(way, note=note) for way in ways])
