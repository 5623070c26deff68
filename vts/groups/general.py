"""The general generated tests: a model, its inputs, and the outputs that are expected for them.

Source: ``GeneratedTestHarness.cpp`` of Android's VTS, test kind GENERAL; for specs that expect a
failure, ``TestGenerated.cpp`` of Android's CTS.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nnhal.errors import DeadObject, HalError, Inexpressible, NoAnswer
from nnhal.types import HalVersion, OperationType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.arguments import GuardedArguments, output_sizes
from vts.driving.executors import ASYNC, BURST, SYNC
from vts.driving.generated import CaseRun, evaluate, matrix, planned
from vts.driving.prepared import prepared, unsupported
from vts.driving.rules import LOOP_TIMEOUT_NS, Outputs, Trial
from vts.raw import Options
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]


class _General(TestGroup):
    name = "general"
    title = "Generated tests"
    summary = (
        "Every model of the corpus gives the outputs that its spec expects, executed "
        "asynchronously, synchronously and by a burst, with and without measured times."
    )
    source = "GeneratedTest"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return [planned(self.name, case) for case in corpus]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case = context.case(test)
        device = context.device
        if case.expect_failure and case.main.operations[0].type != OperationType.WHILE:
            _check_fails(case, context)
            return None
        with prepared(device, case.model) as model:
            run = CaseRun.of(case, context.pools)
            return evaluate(run, model, _trials(case, device.hal_version, quick=context.quick))


GROUP: Final = _General()


def _trials(case: SpecCase, version: HalVersion, *, quick: bool) -> list[Trial]:
    if case.expect_failure:  # a loop without end: infinite_loop_timeout ends it in every way
        options = Options(loop_timeout_ns=LOOP_TIMEOUT_NS)
        return [Trial(SYNC, Outputs.MISSED_DEADLINE, options)]
    if quick:  # what every version has, or the cheaper way of those that have both
        return matrix(version, (SYNC, ASYNC), measure=(False,))[:1]
    return matrix(version, (ASYNC, SYNC, BURST))


def _check_fails(case: SpecCase, context: Context) -> None:
    """Raises Failed or Skipped unless preparation or execution fails."""
    device = context.device
    try:
        reason = unsupported(device, case.model)
        if reason is not None:
            raise Skipped(reason)
        arguments = GuardedArguments(case.inputs, output_sizes(case.outputs), context.pools)
        device.prepare(case.model).execute(arguments.request)
    except (DeadObject, Inexpressible, NoAnswer):
        raise
    except HalError:
        return
    raise Failed("failing_spec_succeeds", "the driver succeeded where the spec expects a failure")
