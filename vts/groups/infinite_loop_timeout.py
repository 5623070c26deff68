"""Loops without end, which the loop timeout of an execution ends.

Source: ``GeneratedTestHarness.cpp`` of Android's VTS, test kind INFINITE_LOOP_TIMEOUT. Beyond it,
the timeout must be the one that the client gives (``IPreparedModel.hal``: "if a loop condition
model does not output false within this duration, the execution must be aborted").
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from nnhal.types import DEFAULT_LOOP_TIMEOUT_NS, HalVersion
from nntest.judge import Judgment
from vts.execution.available_executors import with_all_words
from vts.execution.configurations import CONFIGURED, PLAIN
from vts.execution.generated import CaseRun, evaluate, planned
from vts.execution.rules import LOOP_TIMEOUT_NS, Outputs, Trial
from vts.raw import Options
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, TestGroup

if TYPE_CHECKING:
    from vts.execution.prepared import Prepared

__all__ = ["GROUPS"]

_LATE_NS: Final = DEFAULT_LOOP_TIMEOUT_NS
"""No driver that heeds a timeout of 1 ms takes this long, in any state of the machine that a test
survives, and one that takes the default instead takes at least this long."""


class _InfiniteLoopTimeout(TestGroup):
    name = "infinite_loop_timeout"
    title = "Loops without end"
    summary = (
        "An execution ends a WHILE that runs on with MISSED_DEADLINE, as soon as the time that "
        "the client allows is up."
    )
    source = "InfiniteLoopTimeoutTest"
    since = HalVersion.V1_3
    configuration = PLAIN

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return [planned(self.name, case) for case in corpus if _is_endless(case)]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case, device = context.case(test), context.device
        run = CaseRun.of(case, context.pools)
        ways = self.configuration.ways(with_all_words(device.hal_version), device.hal_version)
        with self.configuration.prepared(device, case.model) as model:
            for measure, way in product((False, True), ways):
                options = Options(measure=measure, loop_timeout_ns=LOOP_TIMEOUT_NS)
                _check_in_time(run, model, Trial(way, Outputs.MISSED_DEADLINE, options))
                context.alive()
        return None


class _ConfiguredInfiniteLoopTimeout(_InfiniteLoopTimeout):
    name = "configured_infinite_loop_timeout"
    title = "Loops without end, with configurations"
    summary = (
        "Executions with a configuration, and reusable ones, end a WHILE that runs on as soon as "
        "the time that the configuration allows is up."
    )
    since = CONFIGURED.since
    configuration = CONFIGURED


GROUPS: Final = (_InfiniteLoopTimeout(), _ConfiguredInfiniteLoopTimeout())


def _is_endless(case: IndexedCase) -> bool:
    return case.expect_failure and case.first_operation == "WHILE"


def _check_in_time(run: CaseRun, model: Prepared, trial: Trial) -> None:
    """Raises Failed or Skipped unless the loop is ended in time, at the second try at the latest:
    one alone may be held up by the machine.
    """
    took_ns = _timed(run, model, trial)
    if took_ns >= _LATE_NS:
        took_ns = min(took_ns, _timed(run, model, trial))
    if took_ns >= _LATE_NS:
        raise Failed(
            f"{trial}: a loop with a timeout of {LOOP_TIMEOUT_NS / 1e6:g} ms ran for "
            f"{took_ns / 1e9:.1f} s; the execution must be aborted when the time is up"
        )


def _timed(run: CaseRun, model: Prepared, trial: Trial) -> int:
    started_ns = time.monotonic_ns()
    evaluate(run, model, [trial])
    return time.monotonic_ns() - started_ns
