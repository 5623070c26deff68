"""Quality of service: priorities, and deadlines of preparations and executions.

Source: ``QualityOfServiceTests.cpp`` of Android's VTS. Beyond it, fenced executions are given
deadlines too: one that is aborted must put its fence into error state (``IPreparedModel.hal``).
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Final
from zlib import crc32

from nnhal.types import ErrorStatus, HalVersion, Model, Priority
from nntest.cases.covering import by_structure_of_operations
from nntest.judge import Judgment
from vts.driving.available_executors import with_all_words
from vts.driving.executors import Executor
from vts.driving.generated import CaseRun, check_memory, worst
from vts.driving.prepared import ANY_ERROR, Prepared, Wishes, prepare, prepared, unsupported
from vts.driving.rules import MISSED_DEADLINE, Trial, check_sound
from vts.groups.deadline.deadline_passed import execute_across_deadlines, execute_after_deadline
from vts.raw import Options, RawDevice, name_of_status, raw_devices
from vts.raw.preparation import check_not_newer
from vts.raw.runtime_only import is_runtime_only
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, TestGroup

__all__ = ["GROUP"]

_SHORT_NS: Final = 5_000_000
_FAR_NS: Final = 3_600_000_000_000
_NO_DURATION: Final = "a duration of 0"
_PASSED: Final = "deadline_of_preparation_passed"
_ACROSS: Final = "deadline_of_execution_passes"

_LAST_NS: Final = 2**63 - 1
"""The last time of the steady clock."""


class _Bound(Enum):
    """A deadline, by how far away it is."""

    NOW = "a deadline that is now"
    UNLIMITED = "a deadline at the end of time"
    SHORT = "a deadline in 5 ms"
    FAR = "a deadline in an hour"
    """Not one of Android's: it shows a driver that compares with another clock, or other units."""

    def time_ns(self) -> int:
        """The deadline, if it is given now."""
        if self is _Bound.UNLIMITED:
            return _LAST_NS
        return time.monotonic_ns() + _AWAY_NS[self]

    @property
    def statuses(self) -> tuple[ErrorStatus, ...]:
        """How work with this deadline may end. A driver may always finish it."""
        if self in (_Bound.UNLIMITED, _Bound.FAR):
            return (ErrorStatus.NONE,)
        return ErrorStatus.NONE, *MISSED_DEADLINE


_AWAY_NS: Final = {_Bound.NOW: 0, _Bound.SHORT: _SHORT_NS, _Bound.FAR: _FAR_NS}


class _Deadline(TestGroup):
    name = "deadline"
    title = "Quality of service"
    summary = (
        "Every priority is accepted. Work with a deadline is finished with right results or "
        "aborted with MISSED_DEADLINE, never long before its time. The deadline of a preparation "
        "does not apply to its executions, nor that of an execution to others."
    )
    source = "DeadlineTest"
    since = HalVersion.V1_3

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return [
            PlannedTest(group=self.name, name=_PASSED),
            PlannedTest(group=self.name, name=_ACROSS),
            *self.of_cases(corpus, by_structure_of_operations, thorough=thorough),
        ]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if test.name == _ACROSS:
            return execute_across_deadlines(context)
        if test.name == _PASSED:
            each = (execute_after_deadline(context, raw) for raw in raw_devices(context.device))
            return worst(each)
        case, device = context.case(test), context.device
        ways_to_prepare = raw_devices(device)
        # AIDL 4 has two, and as many ways to execute: one for some tests, the other for the rest.
        number = crc32(test.name.encode())
        raw = ways_to_prepare[number % len(ways_to_prepare)]
        check_not_newer(raw, case.model)
        _check_preparations(raw, case.model)
        with prepared(device, case.model) as model:
            run = CaseRun.of(case, context.pools)
            ways = _ways(device.hal_version, number // 2)
            return worst(each for way in ways for each in _executions(run, model, way))


GROUP: Final = _Deadline()


def _ways(version: HalVersion, number: int) -> list[Executor]:
    """Those without a configuration, or those with one and reusable executions."""
    plain, every = with_all_words(version), with_all_words(version, variants=True)
    return every[len(plain) :] if number % 2 and len(every) > len(plain) else plain


def _check_preparations(raw: RawDevice, model: Model) -> None:
    """Raises Failed for a preparation that heeds neither priority nor deadline as it should."""
    may_fail = unsupported(raw.device, model) is not None or is_runtime_only(model)
    allowed = ANY_ERROR if may_fail else frozenset[ErrorStatus]()
    for priority in (Priority.LOW, Priority.HIGH):
        status, _ = prepare(raw, model, wishes=Wishes(priority=priority), refusals=allowed)
        _check(raw, f"priority {priority.name}", status, (ErrorStatus.NONE,), may_fail)
    for bound in _Bound:
        # Android's tests want the launch to succeed; IDevice.hal lists MISSED_DEADLINE_* for it.
        refusals = ANY_ERROR if may_fail else bound.statuses
        status, _ = prepare(raw, model, deadline_ns=bound.time_ns(), refusals=refusals)
        _check(raw, bound.value, status, bound.statuses, may_fail)
        if bound is _Bound.NOW:
            # A deadline is that of one preparation (IDevice.hal, prepareModel_1_3).
            status, _ = prepare(raw, model, refusals=allowed)
            _check(raw, f"no deadline, after {bound.value},", status, (ErrorStatus.NONE,), may_fail)
    raw.callbacks.check()


def _check(
    raw: RawDevice, what: str, status: int, statuses: Sequence[ErrorStatus], may_fail: bool
) -> None:
    if status not in statuses and not (may_fail and status != ErrorStatus.NONE):
        raise Failed(
            "deadline_status",
            f"{raw.prepare_call} with {what} called back with {name_of_status(status)}; "
            f"expected {_names(statuses)}",
        )


def _names(statuses: Iterable[ErrorStatus]) -> str:
    return " or ".join(status.name for status in statuses)


def _executions(run: CaseRun, model: Prepared, way: Executor) -> Iterator[Judgment]:
    """With every deadline, and with none after the one that is now: a deadline is that of one
    execution (``IPreparedModel.hal``, ``execute_1_3``). So is a duration (``executeFenced``).
    """
    for bound in _Bound:
        yield _execute(run, model, way, bound)
        if bound is _Bound.NOW:
            yield run.execute(Trial(way, note=f"no deadline, after {bound.value}"), model)
    if way.is_fenced:
        yield _limited(run, model, way, Options(duration_ns=0), _NO_DURATION, _Bound.NOW)
        yield run.execute(Trial(way, note=f"no duration, after {_NO_DURATION}"), model)
        options = Options(duration_ns=_FAR_NS)
        yield _limited(run, model, way, options, "a duration of an hour", _Bound.FAR)


def _execute(run: CaseRun, model: Prepared, way: Executor, bound: _Bound) -> Judgment:
    """One execution. Raises Failed."""
    return _limited(run, model, way, Options(deadline_ns=bound.time_ns()), bound.value, bound)


def _limited(
    run: CaseRun, model: Prepared, way: Executor, options: Options, note: str, bound: _Bound
) -> Judgment:
    """One execution, which may end as with ``bound``. Raises Failed."""
    run.arguments.reset_outputs()
    trial = Trial(way, options=options, note=note)
    request = run.arguments.request
    answer = way.run(model, request, trial.options)
    if answer.status not in MISSED_DEADLINE:
        return run.judged(trial, answer, request)
    check_sound(trial, answer, len(run.case.outputs))
    if answer.status not in bound.statuses:
        raise trial.failed("deadline_status", answer, f"expected {_names(bound.statuses)}")
    check_memory(trial, answer, run.arguments, request)
    return Judgment()
