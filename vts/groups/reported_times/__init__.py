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
from collections.abc import Callable
from functools import wraps
from typing import Final

from nnhal.fences import FenceState, fence_pair
from nnhal.interfaces import IExecutionAidl
from nnhal.types import TIMING_NOT_AVAILABLE, HalVersion, Timing
from nntest.judge import Judgment
from vts.driving.answer import Answer
from vts.driving.available_executors import available, launching, with_all_words
from vts.driving.background_launch import BackgroundLaunch
from vts.driving.config_executors import REUSABLE, Reusable
from vts.driving.executors import ASYNC, BURST, SYNC, Executor, Launching, Pending
from vts.driving.generated import CaseRun, check_memory, worst
from vts.driving.prepared import Prepared, prepared
from vts.driving.reusable_calls import made
from vts.driving.rules import MISSED_DEADLINE, Trial, check_sound
from vts.driving.small_models import supported_sum
from vts.driving.timed_loops import long_loop, loop_of
from vts.groups.reported_times.measured_beside import beside_measured
from vts.raw import Options
from vts.test_group import Context, Directed, Failed, Skipped, since

__all__ = ["GROUP"]

_ELEMENTS: Final = 1 << 18
"""Of the sums: so many that an execution takes longer than what clocks differ by."""

_ROUNDS: Final = 4

_MEASURED: Final = Options(measure=True)

_SLACK: Final = 1.05
_SLACK_US: Final = 2_000
"""By how much the driver's clock may disagree with the client's, relatively and absolutely: times
are in milliseconds where a driver measures with a coarse clock."""

_HELD_S: Final = 0.06
"""How long a fence is held: longer than what clocks differ by, many times."""

_DEADLINES_NS: Final = (20_000_000, 300_000_000)
_DURATION_NS: Final = 250_000_000
"""Enough for the sum on any machine that is not stuck."""

_LONG_DURATIONS_NS: Final = (3_000_000_000, 6_000_000_000, 3_600_000_000_000, 2**63 - 1)


GROUP: Final = Directed(
    name="reported_times",
    title="Times and the client's clock",
    summary=(
        "Reported durations fit into the time that the client has waited, with the time that a "
        "fence is held in one of them only, and are those of executions that are to be measured. "
        "An execution that waits for a fence neither runs nor runs out of time."
    ),
    source="our own",
    since=HalVersion.V1_2,
)


GROUP.add(beside_measured)


def _each_way(
    check: Callable[[Context, Launching], Judgment],
) -> Callable[[Context], Judgment]:
    """Decorator: with each way to launch a fenced execution."""

    @since(HalVersion.V1_3)
    @wraps(check)
    def of_each(context: Context) -> Judgment:
        return worst(check(context, way) for way in launching(context.device.hal_version))

    return of_each


def _check_at_most(trial: Trial, what: str, timing: Timing, elapsed_ns: int, since: str) -> None:
    """Raises Failed for a duration that is longer than the client has waited."""
    limit_us = elapsed_ns / 1000 * _SLACK + _SLACK_US
    for where, duration_us in (
        ("on device", timing.time_on_device_us),
        ("in driver", timing.time_in_driver_us),
    ):
        if duration_us != TIMING_NOT_AVAILABLE and duration_us > limit_us:
            raise Failed(
                "time_too_long",
                f"{trial}: {what} says {duration_us} us {where}, but all was over "
                f"{elapsed_ns // 1000} us after {since}",
            )


@GROUP.add
def within_the_call(context: Context) -> Judgment:
    """Executions in every way but fenced ones."""
    case = supported_sum(context.device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    with prepared(context.device, case.model) as model:
        ways = available((SYNC, ASYNC, BURST), model.version, variants=True)
        return worst(_timed(run, model, way) for way in ways for _ in range(_ROUNDS))


def _timed(
    run: CaseRun,
    model: Prepared,
    way: Executor,
    note: str = "",
    execution: IExecutionAidl | None = None,
) -> Judgment:
    """One execution, and the client's clock; if given, that of the reusable ``execution``, which
    was made with :data:`_MEASURED` for the memory of ``run``. Raises Failed.
    """
    trial = Trial(way, options=_MEASURED, note=f"timed by the client{note}")
    run.arguments.reset_outputs()
    started = time.monotonic_ns()
    if execution is None:
        answer = way.run(model, run.arguments.request, trial.options)
    else:
        assert isinstance(way, Reusable)
        answer = way.once(model, execution, trial.options)
    elapsed_ns = time.monotonic_ns() - started
    judgment = run.judged(trial, answer, run.arguments.request)
    _check_at_most(trial, "timing", answer.timing, elapsed_ns, "the call began")
    return judgment


@GROUP.add
@since(HalVersion.V1_3)
def short_after_long(context: Context) -> Judgment:
    """A loop of one round, after one of so many that it takes far longer: times are those of one
    execution.
    """
    short = loop_of(1)
    judgments = []
    with prepared(context.device, short.model) as model:
        every = with_all_words(model.version, variants=True)
        for way in (way for way in every if not way.is_fenced):
            long = long_loop(context, model, way)
            judgments.append(_timed(long, model, way))
            run = CaseRun.of(short, context.pools)
            note = ", a short loop after a long one"
            judgments += [_timed(run, model, way, note) for _ in range(_ROUNDS)]
    return worst(judgments)


@GROUP.add
@since(HalVersion.AIDL_V4)
def short_after_long_of_one(context: Context) -> Judgment:
    """The same by one reusable execution, whose memory says how many rounds there are."""
    short = loop_of(1)
    judgments = []
    with prepared(context.device, short.model) as model:
        for way in REUSABLE.values():
            long = long_loop(context, model, way)
            execution = made(model, long.arguments.request, _MEASURED)
            judgments.append(_timed(long, model, way, execution=execution))
            long.arguments.write_inputs(short.inputs)
            run = CaseRun(short, long.arguments)
            note = ", a short loop by the execution that has run a long one"
            judgments += [_timed(run, model, way, note, execution) for _ in range(_ROUNDS)]
    return worst(judgments)


@GROUP.add
@_each_way
def fence_that_is_held(context: Context, way: Launching) -> Judgment:
    """``timingLaunched`` has the time that a fence was held in it, ``timingFenced`` has not."""
    case = supported_sum(context.device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    fence, writer = fence_pair()
    options = Options(measure=True, wait_for=(fence,))
    trial = _waiting(way, options, f"a fence held for {_HELD_S:g} s")
    with prepared(context.device, case.model) as model:
        started = time.monotonic_ns()
        launch = BackgroundLaunch(model, run.arguments.request, options, way)
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
            "wait_not_included",
            f"{trial}: timingLaunched says {launched_us} us in driver, but the execution was held "
            f"for {held_ns // 1000} us after the launch; it begins with the call",
        )


def _waiting(way: Launching, options: Options, note: str) -> Trial:
    return Trial(way, options=options, note=f"waiting for {note}")


@GROUP.add
@_each_way
def deadline_while_waiting(context: Context, way: Launching) -> Judgment:
    """A deadline that passes before the fence is signaled: missed, or ignored with right results,
    and nothing is written before. A busy machine may miss the first before anything can be written.
    """
    case = supported_sum(context.device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    judgments = []
    with prepared(context.device, case.model) as model:
        for away_ns in _DEADLINES_NS:
            fence, writer = fence_pair()
            deadline_ns = time.monotonic_ns() + away_ns
            options = Options(deadline_ns=deadline_ns, wait_for=(fence,))
            trial = _waiting(way, options, "a fence that is signaled after the deadline")
            run.arguments.reset_outputs()
            launch = BackgroundLaunch(model, run.arguments.request, options, way)
            try:
                launched = launch.now()
                time.sleep(max(0, deadline_ns - time.monotonic_ns()) / 1e9 + _HELD_S)
                _check_not_done(run, trial, launched)
            finally:
                writer.signal()
            judgments.append(_missed_or_right(run, trial, launch.end()))
        return worst(judgments)


def _check_not_done(run: CaseRun, trial: Trial, launched: Pending | Answer | None) -> None:
    """Raises Failed for an execution that has begun, or been completed, before its fence."""
    if not run.arguments.are_untouched():
        text = f"{trial}: outputs were written, although the fence was not signaled"
        raise Failed("wrote_before_fence", text)
    fence = launched.fence if isinstance(launched, Pending) else None
    if fence is not None and fence.state is FenceState.SIGNALED:
        text = f"{trial}: the execution's fence was signaled, although the one to wait for was not"
        raise Failed("signaled_before_fence", text)


def _missed_or_right(run: CaseRun, trial: Trial, answer: Answer) -> Judgment:
    if answer.status not in MISSED_DEADLINE:
        return run.judged(trial, answer, run.arguments.request)
    check_sound(trial, answer, len(run.case.outputs))
    check_memory(trial, answer, run.arguments, run.arguments.request)
    return Judgment()


@GROUP.add
@_each_way
def duration_after_waiting(context: Context, way: Launching) -> Judgment:
    """A duration that is over before the fence is signaled, but counts from then on only.

    A slow machine may miss it rightly; so it counts only if it is missed again and again, and each
    time an execution that waits for nothing and has no limit is done in that time.
    """
    case = supported_sum(context.device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    with prepared(context.device, case.model) as model:
        for _ in range(_ROUNDS):
            fence, writer = fence_pair()
            options = Options(duration_ns=_DURATION_NS, wait_for=(fence,))
            trial = _waiting(
                way, options, "a fence that is signaled when its duration would be over"
            )
            run.arguments.reset_outputs()
            launch = BackgroundLaunch(model, run.arguments.request, options, way)
            try:
                launch.now()
                time.sleep(_DURATION_NS / 1e9 + _HELD_S)
            finally:
                writer.signal()
            answer = launch.end()
            if answer.status not in MISSED_DEADLINE:
                return run.judged(trial, answer, run.arguments.request)
            _check_quick(model, run, way)
            context.alive()
        raise trial.failed(
            "duration_before_fences",
            answer,
            "expected NONE: a duration begins when all fences are signaled",
        )


@GROUP.add
@_each_way
def durations_of_seconds(context: Context, way: Launching) -> Judgment:
    """Durations that need more than 31 and 32 bits, or that are the greatest, are not over at once.

    What a driver misses counts if an execution without a limit is done in far less.
    """
    case = supported_sum(context.device, _ELEMENTS)
    run = CaseRun.of(case, context.pools)
    judgments = []
    with prepared(context.device, case.model) as model:
        for duration_ns in _LONG_DURATIONS_NS:
            note = f"a duration of {duration_ns / 1e9:g} s"
            trial = Trial(way, options=Options(duration_ns=duration_ns), note=note)
            run.arguments.reset_outputs()
            answer = way.run(model, run.arguments.request, trial.options)
            if answer.status in MISSED_DEADLINE:
                _check_quick(model, run, way)
                raise trial.failed(
                    "long_duration_missed", answer, "expected NONE: it takes a fraction of that"
                )
            judgments.append(run.judged(trial, answer, run.arguments.request))
    return worst(judgments)


def _check_quick(model: Prepared, run: CaseRun, way: Launching) -> None:
    """Raises Skipped where even an execution that waits for nothing takes too long by the client's
    clock. What the driver says of such a one is no measure: it may count in other units.
    """
    run.arguments.reset_outputs()
    began_ns = time.monotonic_ns()
    way.run(model, run.arguments.request)
    if time.monotonic_ns() - began_ns > _DURATION_NS:
        raise Skipped("the driver needs longer for an execution than this test gives it")
