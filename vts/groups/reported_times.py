"""Reported times, held against the client's own clock, and deadlines that pass while waiting.

A test of our own. Sources: ``types.hal`` ``Timing``, durations of an execution on the device and in
the driver; ``IFencedExecutionCallback.hal``, ``timingLaunched`` begins with the call and
``timingFenced`` when all fences to wait for are signaled; ``IPreparedModel.hal`` on deadlines,
which a driver may ignore. Any driver may measure nothing. What it measures must fit between two
readings of the client's clock, whatever clock the driver has; one in another unit, or from another
beginning, does not.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from nnhal.fences import FenceState, fence_pair
from nnhal.types import TIMING_NOT_AVAILABLE, HalVersion
from nntest.judge import Judgment
from vts.execution.answer import Answer
from vts.execution.available_executors import available
from vts.execution.background_launch import BackgroundLaunch
from vts.execution.executors import ASYNC, BURST, FENCED, SYNC, Pending
from vts.execution.generated import CaseRun, worst
from vts.execution.prepared import prepared
from vts.execution.rules import MISSED_DEADLINE, Trial, check_sound
from vts.execution.small_models import supported_sum
from vts.raw import Options
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

if TYPE_CHECKING:
    from nnhal.types import Timing
    from vts.execution.prepared import Prepared

__all__ = ["GROUP"]

_ELEMENTS: Final = 1 << 18
"""Of the sums: so many that an execution takes longer than what clocks differ by."""

_ROUNDS: Final = 4

_SLACK: Final = 1.05
_SLACK_US: Final = 2_000
"""By how much the driver's clock may disagree with the client's, relatively and absolutely: times
are in milliseconds where a driver measures with a coarse clock."""

_HELD_S: Final = 0.06
"""How long a fence is held: longer than what clocks differ by, many times."""

_DEADLINE_NS: Final = 20_000_000
_DURATION_NS: Final = 250_000_000
"""Enough for the sum on any machine that is not stuck."""


def _check_at_most(trial: Trial, what: str, timing: Timing, elapsed_ns: int, since: str) -> None:
    """Raises Failed for a duration that is longer than the client has waited."""
    limit_us = elapsed_ns / 1000 * _SLACK + _SLACK_US
    for where, duration_us in (
        ("on device", timing.time_on_device_us),
        ("in driver", timing.time_in_driver_us),
    ):
        if duration_us != TIMING_NOT_AVAILABLE and duration_us > limit_us:
            raise Failed(
                f"{trial}: {what} says {duration_us} us {where}, but all was over "
                f"{elapsed_ns // 1000} us after {since}"
            )


def _within_the_call(context: Context) -> Judgment:
    """Of executions in every way but fenced ones."""
    case = supported_sum(context.device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    judgments = []
    with prepared(context.device, case.model) as model:
        for way in available((SYNC, ASYNC, BURST), model.version):
            trial = Trial(way, options=Options(measure=True), note="timed by the client")
            for _ in range(_ROUNDS):
                run.arguments.reset_outputs()
                started = time.monotonic_ns()
                answer = way.run(model, run.arguments.request, trial.options)
                elapsed_ns = time.monotonic_ns() - started
                judgments.append(run.judged(trial, answer, run.arguments.request))
                _check_at_most(trial, "timing", answer.timing, elapsed_ns, "the call began")
    return worst(judgments)


def _fence_that_is_held(context: Context) -> Judgment:
    """``timingLaunched`` has the time that a fence was held in it, ``timingFenced`` has not."""
    case = supported_sum(context.device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    fence, writer = fence_pair()
    trial = _waiting(Options(measure=True, wait_for=(fence,)), f"a fence held for {_HELD_S:g} s")
    with prepared(context.device, case.model) as model:
        started = time.monotonic_ns()
        launch = BackgroundLaunch(model, run.arguments.request, trial.options)
        try:
            launched = launch.now()
            waiting_since = time.monotonic_ns()
            time.sleep(_HELD_S)
        finally:
            released = time.monotonic_ns()
            writer.signal()
        answer = launch.end()
        ended = time.monotonic_ns()
        judgment = run.judged(trial, answer, run.arguments.request)
    _check_at_most(trial, "timingLaunched", answer.timing, ended - started, "the call began")
    what = "the fence was signaled"
    _check_at_most(trial, "timingFenced", answer.timing_fenced, ended - released, what)
    if launched is not None:  # else nobody knows when the driver has seen the call
        _check_includes(trial, answer, released - waiting_since)
    return judgment


def _check_includes(trial: Trial, answer: Answer, held_ns: int) -> None:
    launched_us, least_us = answer.timing.time_in_driver_us, held_ns / 1000 / _SLACK - _SLACK_US
    if launched_us != TIMING_NOT_AVAILABLE and launched_us < least_us:
        raise Failed(
            f"{trial}: timingLaunched says {launched_us} us in driver, but the execution was held "
            f"for {held_ns // 1000} us after the launch; it begins with the call"
        )


def _waiting(options: Options, note: str) -> Trial:
    return Trial(FENCED, options=options, note=f"waiting for {note}")


def _deadline_while_waiting(context: Context) -> Judgment:
    """A deadline that passes before the fence is signaled: missed, or ignored with right results,
    and nothing is written before.
    """
    case = supported_sum(context.device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    fence, writer = fence_pair()
    with prepared(context.device, case.model) as model:
        deadline_ns = time.monotonic_ns() + _DEADLINE_NS
        options = Options(deadline_ns=deadline_ns, wait_for=(fence,))
        trial = _waiting(options, "a fence that is signaled after the deadline")
        launch = BackgroundLaunch(model, run.arguments.request, options)
        try:
            launched = launch.now()
            time.sleep(_HELD_S)
            _check_not_done(run, trial, launched)
        finally:
            writer.signal()
        return _missed_or_right(run, trial, launch.end())


def _check_not_done(run: CaseRun, trial: Trial, launched: Pending | Answer | None) -> None:
    """Raises Failed for an execution that has begun, or been completed, before its fence."""
    if not run.arguments.are_untouched():
        raise Failed(f"{trial}: outputs were written, although the fence was not signaled")
    fence = launched.fence if isinstance(launched, Pending) else None
    if fence is not None and fence.state is FenceState.SIGNALED:
        raise Failed(
            f"{trial}: the execution's fence was signaled, although the one to wait for was not"
        )


def _missed_or_right(run: CaseRun, trial: Trial, answer: Answer) -> Judgment:
    if answer.status not in MISSED_DEADLINE:
        return run.judged(trial, answer, run.arguments.request)
    check_sound(trial, answer, len(run.case.outputs))
    fault = run.arguments.fault(run.arguments.request)
    if fault is not None:
        raise Failed(f"{answer.call} ({trial}): {fault}; an execution writes its outputs only")
    return Judgment()


def _duration_after_waiting(context: Context) -> Judgment:
    """A duration that is over before the fence is signaled, but counts from then on only.

    A slow machine may miss it rightly; so it counts only if it is missed again and again, and each
    time an execution that waits for nothing is done in it.
    """
    case = supported_sum(context.device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    with prepared(context.device, case.model) as model:
        for _ in range(_ROUNDS):
            fence, writer = fence_pair()
            options = Options(duration_ns=_DURATION_NS, wait_for=(fence,))
            trial = _waiting(options, "a fence that is signaled when its duration would be over")
            run.arguments.reset_outputs()
            launch = BackgroundLaunch(model, run.arguments.request, options)
            try:
                launch.now()
                time.sleep(_DURATION_NS / 1e9 + _HELD_S)
            finally:
                writer.signal()
            answer = launch.end()
            if answer.status not in MISSED_DEADLINE:
                return run.judged(trial, answer, run.arguments.request)
            _check_quick(model, run)
            context.alive()
        raise trial.failed(answer, "expected NONE: a duration begins when all fences are signaled")


def _check_quick(model: Prepared, run: CaseRun) -> None:
    """Raises Skipped where even an execution that waits for nothing takes too long."""
    options = Options(duration_ns=_DURATION_NS)
    if FENCED.run(model, run.arguments.request, options).status in MISSED_DEADLINE:
        raise Skipped("the driver needs longer for an execution than this test gives it")


_TESTS: Final[Mapping[str, tuple[HalVersion, Callable[[Context], Judgment]]]] = {
    "within_the_call": (HalVersion.V1_2, _within_the_call),
    "fence_that_is_held": (HalVersion.V1_3, _fence_that_is_held),
    "deadline_while_waiting": (HalVersion.V1_3, _deadline_while_waiting),
    "duration_after_waiting": (HalVersion.V1_3, _duration_after_waiting),
}


class _ReportedTimes(TestGroup):
    name = "reported_times"
    title = "Times and the client's clock"
    summary = (
        "Reported durations fit into what the client has waited, with the time that a fence is "
        "held in one and not in the other; what waits for a fence neither runs nor runs out."
    )
    source = "our own"
    since = HalVersion.V1_2

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return [PlannedTest(group=self.name, name=name) for name in _TESTS]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        since, check = _TESTS[test.name]
        version = context.device.hal_version
        if version < since:
            raise Skipped(f"fenced executions came with HAL {since}, the driver has {version}")
        return check(context)


GROUP: Final = _ReportedTimes()
