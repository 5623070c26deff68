"""Executions without a deadline while that of a preparation or execution before passes.

Source: ``IDevice.hal`` 1.3, ``prepareModel_1_3``: the deadline is "the time by which the model is
expected to be prepared", and ``IPreparedModel.hal``, ``execute_1_3``: an execution has a deadline
of its own, or none. A client may keep a prepared model for days; the timer of a driver must end
with the work that it is for.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from nnhal.types import ErrorStatus
from nntest.judge import Judgment
from vts.driving.available_executors import available, with_all_words
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, evaluate, worst
from vts.driving.prepared import Prepared, prepare, prepared
from vts.driving.rules import MISSED_DEADLINE, Trial
from vts.driving.small_models import supported_long_sums, supported_sum
from vts.raw import Options, RawDevice, name_of_status
from vts.test_group import Context, Failed, Skipped

__all__ = ["execute_across_deadlines", "execute_after_deadline"]

_TIMES_NS: Final = (100_000_000, 1_000_000_000, 5_000_000_000)
"""To prepare in: the first that is enough."""

_EXECUTION_TIMES_NS: Final = (50_000_000, 1_000_000_000)
"""To execute in: the first that is enough."""

_ELEMENTS: Final = 12

_MANY: Final = 1 << 16
"""Elements of a long sum, which takes most of the time from one execution to the next."""


def execute_after_deadline(context: Context, raw: RawDevice) -> Judgment:
    """Execute after the deadline in every way. Raises Failed, and Skipped for a driver that cannot
    prepare in time.
    """
    case = supported_sum(context.device, _ELEMENTS)
    for time_ns in _TIMES_NS:
        deadline_ns = time.monotonic_ns() + time_ns
        allowed = frozenset(MISSED_DEADLINE)
        status, model = prepare(raw, case.model, deadline_ns=deadline_ns, refusals=allowed)
        if model is not None:
            break
        if status not in MISSED_DEADLINE:
            raise Failed(
                "deadline_status",
                f"{raw.prepare_call} with a deadline in {time_ns / 1e9:g} s called back with "
                f"{name_of_status(status)}; expected {ErrorStatus.NONE.name} or MISSED_DEADLINE_*",
            )
    else:
        raise Skipped(f"the driver prepares no sum within {_TIMES_NS[-1] / 1e9:g} s")
    time.sleep(max(0, deadline_ns - time.monotonic_ns()) / 1e9)
    note = "no deadline, after that of the preparation has passed"
    ways = available((ASYNC, SYNC, BURST, FENCED), raw.version, variants=True)
    with Prepared(raw, model) as own:
        run = CaseRun.of(case, context.pools)
        return evaluate(run, own, [Trial(way, note=note) for way in ways])


def execute_across_deadlines(context: Context) -> Judgment:
    """Execute in every way that can express a deadline, after an execution that has met one.

    Raises Failed, and Skipped for a driver that cannot execute in time.
    """
    (case,) = supported_long_sums(context.device, _MANY, [0])
    run, ways = (
        CaseRun.of(case, context.pools),
        with_all_words(context.device.hal_version, variants=True),
    )
    with prepared(context.device, case.model) as model:
        return worst(judgment for way in ways for judgment in _across(run, model, way))


def _across(run: CaseRun, model: Prepared, way: Executor) -> Iterator[Judgment]:
    deadline_ns, judgment = _deadline_met(run, model, way)
    yield judgment
    trial = Trial(way, note="no deadline, while that of an execution before passes")
    begin_ns = 0
    while begin_ns <= deadline_ns:
        begin_ns = time.monotonic_ns()
        yield run.execute(trial, model)


def _deadline_met(run: CaseRun, model: Prepared, way: Executor) -> tuple[int, Judgment]:
    """The deadline of an execution that has ended well."""
    for time_ns in _EXECUTION_TIMES_NS:
        deadline_ns = time.monotonic_ns() + time_ns
        note = f"a deadline in {time_ns / 1e6:g} ms"
        trial = Trial(way, options=Options(deadline_ns=deadline_ns), note=note)
        run.arguments.reset_outputs()
        request = run.arguments.request
        answer = way.run(model, request, trial.options)
        if answer.status not in MISSED_DEADLINE:
            return deadline_ns, run.judged(trial, answer, request)
    raise Skipped(f"{way} executes no sum within {_EXECUTION_TIMES_NS[-1] / 1e9:g} s")
