"""Executions of one prepared model with other arguments and dimensions, in turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nnhal.types import HalVersion
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.arguments import with_dimensions
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun
from vts.driving.prepared import Prepared
from vts.driving.rules import Outputs, Trial
from vts.test_group import Skipped

__all__ = ["in_turns", "run_with_dimensions"]


def in_turns(
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


def run_with_dimensions(
    case: SpecCase, pools: ArgumentPools, *, before: CaseRun | None = None, of_outputs: bool = True
) -> CaseRun:
    """``case`` with a request that says its dimensions, which the model may leave open."""
    run = CaseRun.of(case, pools, before=before)
    run.arguments.request = with_dimensions(
        run.arguments.request,
        [operand.dimensions for operand in case.input_operands()],
        [operand.dimensions for operand in case.output_operands()] if of_outputs else None,
    )
    return run


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
        is_said = outputs is Outputs.FULLY_SPECIFIED
        run = run_with_dimensions(case, pools, before=before, of_outputs=is_said)
        note = f"with the arguments of {case.name}"
        if before is not None:
            note += f", execution {number + 1} after one with those of {before.case.name}"
        yield run.execute(Trial(way, outputs, note=note), model)
        before = run
