"""Executions that differ in more than numbers: in what controls the computation, and in dimensions.

A test of our own. Several cases of a spec are made into one model, whose inputs are what they
differ in (:mod:`nntest.corpus_index.common_models`): conditions, axes, paddings, sizes, weights.
That model is prepared once. Sources: ``IPreparedModel.hal``, a prepared model has no state, so that
an execution depends on its own inputs only; ``RequestArgument.dimensions`` of ``types.hal``, which
say what the model leaves open, for each request anew; and the operations' lists of inputs, which
demand a constant nowhere. A driver that wants constants or known dimensions says so by
getSupportedOperations, and is not tested.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from nnhal.types import HalVersion
from nntest.corpus_index.common_models import common_cases
from nntest.groups.test_group import planned
from nntest.judge import Judgment
from vts.execution.arguments import with_dimensions
from vts.execution.available_executors import available
from vts.execution.executors import ASYNC, BURST, FENCED, SYNC
from vts.execution.generated import CaseRun, worst
from vts.execution.prepared import prepared
from vts.execution.rules import Outputs, Trial
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup

if TYPE_CHECKING:
    from nntest.arguments import ArgumentPools
    from nntest.spec import SpecCase
    from vts.execution.executors import Executor
    from vts.execution.prepared import Prepared

__all__ = ["GROUP"]

_MAX_CASES: Final = 6
"""Cases of one test. More of them would say the same of most drivers."""


class _VariedExecution(TestGroup):
    name = "varied_execution"
    title = "Other control data and dimensions"
    summary = (
        "Executions of one prepared model that differ in conditions, axes, paddings, other "
        "arguments and dimensions give what each of them asks for, in any order."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        families: dict[tuple[str, str], list[IndexedCase]] = defaultdict(list)
        for case in corpus:
            if case.template:
                families[case.spec, case.template].append(case)
        return [_planned(self.name, cases) for cases in families.values() if len(cases) > 1]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        cases = common_cases(context.cases(test))
        with prepared(context.device, cases[0].model) as model:
            return worst(_judgments(model, cases, context.pools))


GROUP: Final = _VariedExecution()


def _planned(group: str, cases: Sequence[IndexedCase]) -> PlannedTest:
    """The test of ``cases``: the first, the last, and as many between as there is time for."""
    chosen = [cases[0], cases[-1], *cases[1:-1]][:_MAX_CASES]
    test = planned(group, cases[0])
    return PlannedTest(
        group=test.group,
        name=test.name,
        spec=test.spec,
        case=test.case,
        others=tuple(case.name for case in chosen[1:]),
        operations=test.operations,
        types=test.types,
    )


def _judgments(
    model: Prepared, cases: Sequence[SpecCase], pools: ArgumentPools
) -> Iterable[Judgment]:
    """All cases and the first one again; then two of them in turns, in every way."""
    ways = available((SYNC, ASYNC, BURST, FENCED), model.version)
    yield from _in_order(model, [*cases, cases[0]], ways[0], Outputs.FULLY_SPECIFIED, pools)
    there_and_back = [cases[0], cases[1], cases[0]]
    for way in ways[1:]:
        yield from _in_order(model, there_and_back, way, Outputs.FULLY_SPECIFIED, pools)
    if not _leaves_outputs_open(cases) or model.version < HalVersion.V1_2:
        return
    try:
        for way in ways:
            if not way.is_fenced:
                yield from _in_order(model, there_and_back, way, Outputs.UNSPECIFIED, pools)
    except Skipped:  # a driver that needs to know them, of which dynamic_output_shape tells
        return


def _leaves_outputs_open(cases: Sequence[SpecCase]) -> bool:
    graph = cases[0].model.main
    return any(0 in graph.operands[index].dimensions for index in graph.output_indexes)


def _in_order(
    model: Prepared,
    cases: Iterable[SpecCase],
    way: Executor,
    outputs: Outputs,
    pools: ArgumentPools,
) -> Iterable[Judgment]:
    before = None
    for number, case in enumerate(cases):
        run = CaseRun.of(case, pools, before=before)
        is_said = outputs is Outputs.FULLY_SPECIFIED
        run.arguments.request = with_dimensions(
            run.arguments.request,
            [operand.dimensions for operand in case.input_operands()],
            [operand.dimensions for operand in case.output_operands()] if is_said else None,
        )
        note = f"with the arguments of {case.name}"
        if before is not None:
            note += f", execution {number + 1} after one with those of {before.case.name}"
        yield run.execute(Trial(way, outputs, note=note), model)
        before = run
