"""Models that are prepared side by side, and differ in next to nothing or in nothing at all.

A test of our own, against drivers that find programs, packed weights or compiled kernels again by
too little of what they come from, and against those that let one prepared model end the life of
another. Source: ``IDevice.hal``, ``prepareModel`` prepares the model that it is given;
``IPreparedModel.hal``, an IPreparedModel object is independent of others and may be used until it
is released.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from nnhal.memory import Memory
from nnhal.types import ErrorStatus, OperandType
from nntest.arguments import ArgumentPools
from nntest.cases.constants import with_constants
from nntest.cases.covering import by_whole_signature
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, worst
from vts.driving.prepared import Prepared, prepared, unsupported
from vts.driving.rules import Trial
from vts.groups.sibling_models.changed_constants import in_one_model, with_other_constants
from vts.groups.sibling_models.siblings import REWRITTEN, SIBLINGS
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_TYPES: Final = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM)

_OPERATIONS: Final = {
    "one_element": "FULLY_CONNECTED",
    "rewritten_weights": "FULLY_CONNECTED",
}
"""What siblings are models of, where it is not ADD."""


class _SiblingModels(TestGroup):
    name = "sibling_models"
    title = "Models side by side"
    summary = (
        "Models that differ in one constant, its dimensions, its scale or one scalar, and equal "
        "models, each give their own results: also when one of them is released, 18 at a time, one "
        "after the other in the same memory, and as parts of one model."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for name in (*SIBLINGS, *REWRITTEN):
            for type in _TYPES:
                yield self.directed(
                    f"{name}/{type.name}", _OPERATIONS.get(name, "ADD"), types=[type]
                )
        cases = [case for case in corpus if _has_one_operation_with_constants(case)]
        yield from self.of_cases(cases, by_whole_signature, thorough=thorough)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if test.case:
            return _beside_other_constants(context, context.case(test))
        name, type = test.name.split("/")
        if name in REWRITTEN:
            return worst(_one_after_the_other(context, REWRITTEN[name](OperandType[type])))
        pools = ArgumentPools  # of its own for each: none may read another's inputs
        runs = [CaseRun.of(case, pools()) for case in SIBLINGS[name](OperandType[type])]
        models = [prepared(context.device, run.case.model) for run in runs]
        # The last one leaves no thread behind that may still hold a prepared model.
        ways = available((ASYNC, BURST, FENCED, SYNC), context.device.hal_version)
        judgments = [*_in_turns(models, runs, ways)]
        # The one that was prepared first may own what the others share with it.
        with models.pop(0):
            runs.pop(0)
        context.driver.settle()
        judgments += _in_turns(models, runs, ways[-1:], "when the first is released")
        for model in models:
            with model:
                context.alive()
        return worst(judgments)


GROUP: Final = _SiblingModels()


def _has_one_operation_with_constants(case: IndexedCase) -> bool:
    has_outputs = case.output_bytes > 0 and not case.expect_failure
    return has_outputs and case.operation_count == 1 and case.can_have_constants


def _beside_other_constants(context: Context, case: SpecCase) -> Judgment:
    """A model beside one with other constants, which was prepared before it and is again after it.

    What the other one gives is not known; that it is executed must not change what this one gives.
    """
    fixed = with_constants(case)
    if fixed is None:
        raise Skipped("no constant of numbers")
    other = with_other_constants(fixed)
    run = CaseRun.of(fixed, context.pools)
    ways = available((SYNC, ASYNC), context.device.hal_version)
    judgments = []
    with prepared(context.device, other.model) as before:
        is_executed = _execute(before, other, ways[0])
        with prepared(context.device, fixed.model) as model:
            note = "a model like it, with other constants, is prepared already"
            judgments.append(run.execute(Trial(ways[0], note=note), model))
            with prepared(context.device, other.model) as after:
                _execute(after, other, ways[0])
                note = "a model like it, with other constants, was prepared after it"
                judgments += [run.execute(Trial(way, note=note), model) for way in ways]
    if is_executed:
        judgments += _in_one_model(context, fixed, other, ways[0])
    return worst(judgments)


def _execute(model: Prepared, case: SpecCase, way: Executor) -> bool:
    """Whether it succeeds: such constants may have no result."""
    answer = way.run(model, CaseRun.of(case, ArgumentPools()).arguments.request)
    return answer.status == ErrorStatus.NONE


def _in_one_model(
    context: Context, case: SpecCase, other: SpecCase, way: Executor
) -> Iterator[Judgment]:
    """What a model gives that is a part of one, between two parts that differ in constants."""
    combined = in_one_model([other, case, other], judged=1)
    if unsupported(context.device, combined.model) is None:
        with prepared(context.device, combined.model) as model:
            note = "between the same with other constants, each at the same place of another pool"
            yield CaseRun.of(combined, context.pools).execute(Trial(way, note=note), model)


def _one_after_the_other(context: Context, cases: Sequence[SpecCase]) -> Iterator[Judgment]:
    """Each model when the one before is released, with its constants in the same memory."""
    memory = Memory.allocate(max(len(case.pool_values) for case in cases))
    ways = available((ASYNC, BURST, FENCED, SYNC), context.device.hal_version)
    for number, case in enumerate(cases):
        memory.buffer[: len(case.pool_values)] = case.pool_values
        case.use_model(msgspec.structs.replace(case.model, pools=(memory,)))
        run = CaseRun.of(case, context.pools)
        with prepared(context.device, case.model) as model:
            for way in ways:
                note = f"model {number + 1} of {len(cases)}, each in the memory of the one before"
                yield run.execute(Trial(way, note=note), model)
        context.driver.settle()


def _in_turns(
    models: Sequence[Prepared],
    runs: Sequence[CaseRun],
    ways: Sequence[Executor],
    when: str = "while all are prepared",
) -> Iterator[Judgment]:
    """Each model in its turn, in every way, and then from the last to the first."""
    pairs = [*zip(models, runs, strict=True)]
    for way in ways:
        for number, (model, run) in enumerate(pairs + pairs[::-1]):
            index = min(number, 2 * len(pairs) - 1 - number)
            note = f"model {index + 1} of {len(pairs)}, {when}"
            yield run.execute(Trial(way, note=note), model)
