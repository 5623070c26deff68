"""Fenced executions.

Source: ``GeneratedTestHarness.cpp`` of Android's VTS, test kind FENCED_COMPUTE. Beyond it, what
``IPreparedModel.hal`` says of ``waitFor``: an execution must not start before all fences are
signaled, and fails when one of them does.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import permutations
from typing import Final
from zlib import crc32

from msgspec.structs import replace

from nnhal.errors import NoAnswer
from nnhal.fences import Fence, FenceState, fence_pair
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion
from nntest.cases.covering import by_structure_of_operations
from nntest.judge import Judgment
from vts.driving.answer import Answer
from vts.driving.available_executors import launching
from vts.driving.background_launch import BackgroundLaunch
from vts.driving.executors import FENCED, Launching, Pending
from vts.driving.generated import CaseRun, evaluate, matrix, worst
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial
from vts.driving.small_models import supported_sum
from vts.raw import Options
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, TestGroup

__all__ = ["GROUP"]

_WATCHED_NS: Final = 2_000_000
"""How long an execution is watched that must not start. A driver that starts at once is seen; one
that starts later computes with inputs that are not there yet."""

_MIDDLE_LAST: Final = (2, 0, 1)
"""An order of three fences: who waits for the first or the last alone starts too early."""

_FENCED: Final = Answer("executeFenced", ErrorStatus.NONE)

_MANY: Final = 40
"""Fences of one execution: more than a driver may have places for. The HAL sets no limit."""

_A_WHILE_S: Final = 0.02
"""For a driver to notice that a callback was released."""

_ELEMENTS: Final = 37


class _Fenced(TestGroup):
    name = "fenced"
    title = "Fenced executions"
    summary = (
        "A fenced execution starts when all its fences are signaled, signals its own when the "
        "outputs are written, and fails when a fence fails."
    )
    source = "FencedComputeTest"
    since = HalVersion.V1_3

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for name in _TESTS:
            yield PlannedTest(group=self.name, name=name, operations=("ADD",))
        yield from self.of_cases(corpus, by_structure_of_operations, thorough=thorough)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        device = context.device
        ways = launching(device.hal_version)
        if not test.case:
            return worst(_TESTS[test.name](context, way) for way in ways)
        # With a configuration and reusable ones: one way for some tests, the others for the rest.
        way = ways[crc32(test.name.encode()) % len(ways)]
        case = context.case(test)
        with prepared(device, case.model) as model:
            run = CaseRun.of(case, context.pools)
            judgment = evaluate(run, model, matrix(device.hal_version, (FENCED,)))
            if not all(case.outputs):  # refused at once, which has been seen
                return judgment
            judgments = [judgment, _after_fences(run, model, way)]
            _check_failed_fence_before(run, model, way)
            _check_failed_fence_after(run, model, way)
            return worst(judgments)


GROUP: Final = _Fenced()


def _trial(way: Launching, note: str, wait_for: Sequence[Fence]) -> Trial:
    return Trial(way, options=Options(measure=True, wait_for=wait_for), note=note)


def _in_orders(
    context: Context,
    way: Launching,
    orders: Sequence[Sequence[int]],
    failing: Sequence[int],
    times: int = 1,
) -> Judgment:
    """Fences that are signaled in each of ``orders``, and of which each of ``failing`` fails. Each
    is ``times`` times in the list.
    """
    case = supported_sum(context.device, _ELEMENTS)
    with prepared(context.device, case.model) as model:
        run = CaseRun.of(case, context.pools)
        judgments = [_after_fences(run, model, way, order, times) for order in orders]
        for number in failing:
            _check_failed_fence_after(run, model, way, number, len(orders[0]), times)
        return worst(judgments)


def _orders(context: Context, way: Launching) -> Judgment:
    count = len(_MIDDLE_LAST)
    return _in_orders(context, way, list(permutations(_MIDDLE_LAST)), range(count))


def _many(context: Context, way: Launching) -> Judgment:
    last = [(*range(late), *range(late + 1, _MANY), late) for late in range(_MANY)]
    return _in_orders(context, way, last, (0, _MANY // 2, _MANY - 1))


def _same_twice(context: Context, way: Launching) -> Judgment:
    """Operations that read two outputs of an execution before wait for the same fence twice."""
    return _in_orders(context, way, [(0, 1), (1, 0)], (0, 1), times=2)


def _without_callback(context: Context, way: Launching) -> Judgment:
    """An execution whose callback is released while it waits: its fence tells that it is done."""
    case = supported_sum(context.device, _ELEMENTS)
    fence, writer = fence_pair()
    options = Options(wait_for=(fence,))
    trial = Trial(way, options=options, note="its callback released before the end")
    with prepared(context.device, case.model) as model:
        run = CaseRun.of(case, context.pools)
        request = run.arguments.request
        run.arguments.reset_outputs()
        launch = BackgroundLaunch(model, request, options, way)
        try:
            own = launch.without_callback()
            gc.collect()
            time.sleep(_A_WHILE_S)
        finally:
            writer.signal()
        if own is None:
            return run.judged(trial, launch.end(), request)
        state = own.wait(int(model.raw.limit_s * 1e9))
        if state is FenceState.ACTIVE:
            raise NoAnswer(f"executeFenced ({trial}): its fence is not signaled")
        if state is FenceState.ERROR:
            text = (
                "its fence is in error state; the callback is there to be asked, and nothing else "
                "depends on it"
            )
            raise Failed(trial.failure("fence_depends_on_callback", _FENCED, text))
        return run.judged(trial, _FENCED, request)


def _after_fences(
    run: CaseRun,
    model: Prepared,
    way: Launching,
    order: Sequence[int] = _MIDDLE_LAST,
    times: int = 1,
) -> Judgment:
    """An execution that waits for fences, and finds its inputs only before the last is signaled."""
    pairs = [fence_pair() for _ in order]
    writers = [writer for _, writer in pairs]
    last = f", {order[-1]} of 0 to {len(order) - 1} last" if len(order) > 3 else ""
    each = f", each {times} times" if times > 1 else ""
    fences = [fence for fence, _ in pairs] * times
    trial = _trial(way, f"waiting for {len(order)} fences{each}{last}", fences)
    arguments, case = run.arguments, run.case
    arguments.reset_outputs()
    arguments.write_inputs([bytes(len(data)) for data in case.inputs])
    launch = BackgroundLaunch(model, arguments.request, trial.options, way)
    try:
        for number in order[:-1]:
            writers[number].signal()
        _check_waits(run, trial, launch.now())
        arguments.write_inputs(case.inputs)
    finally:
        for writer in writers:
            writer.signal()
    return run.judged(trial, launch.end(), arguments.request)


def _check_waits(run: CaseRun, trial: Trial, launched: Pending | Answer | None) -> None:
    """Raises Failed for an execution that is over, or says so, while a fence is not signaled."""
    if launched is None:
        return
    rule = "a fence that it waits for is not signaled, so it must not have started"
    if isinstance(launched, Answer):
        raise trial.failed(
            "launch_refused", launched, "expected NONE: the fences to wait for are not in error"
        )
    if launched.fence is None:
        text = f"it gave no fence, which says that it is done; {rule}"
        raise Failed(trial.failure("no_fence", _FENCED, text))
    state = launched.fence.wait(_WATCHED_NS)
    if state is not FenceState.ACTIVE:
        text = f"its fence is {state.value}; {rule}"
        raise Failed(trial.failure("fence_before_its_end", _FENCED, text))
    info = launched.info()
    if info.status != ErrorStatus.GENERAL_FAILURE or info.timing != NO_TIMING:
        asked = Answer("getExecutionInfo", info.status)
        rule = "expected GENERAL_FAILURE without times until then"
        failure = trial.failure("info_before_the_end", asked, rule)
        raise Failed(replace(failure, answer=f"{info} before the end of the execution"))
    if not run.arguments.are_untouched():
        text = f"it has written outputs; {rule}"
        raise Failed(trial.failure("started_before_fence", _FENCED, text))


def _check_failed_fence_before(run: CaseRun, model: Prepared, way: Launching) -> None:
    """Raises Failed unless the launch is refused.

    The HAL wants INVALID_ARGUMENT; Android's sample driver, which waits in the call, answers
    GENERAL_FAILURE.
    """
    fence, writer = fence_pair()
    writer.fail()
    trial = _trial(way, "waiting for a fence in error state", (fence,))
    launched = way.launch(model, run.arguments.request, trial.options)
    if not isinstance(launched, Answer):
        answer = launched.end()
        if answer.status == ErrorStatus.NONE:
            raise trial.failed(
                "failed_fence_accepted", answer, "expected INVALID_ARGUMENT, and no execution"
            )
    elif launched.status not in (ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE):
        raise trial.failed(
            "failed_fence_accepted", launched, "expected INVALID_ARGUMENT, and no execution"
        )


def _check_failed_fence_after(
    run: CaseRun,
    model: Prepared,
    way: Launching,
    number: int = 0,
    count: int = 1,
    times: int = 1,
) -> None:
    """Raises Failed unless an execution fails with fence ``number`` of those that it waits for."""
    pairs = [fence_pair() for _ in range(count)]
    writers = [writer for _, writer in pairs]
    others = f", {number} of 0 to {count - 1}, behind which the others are signaled"
    note = f"waiting for a fence that fails{others if count > 1 else ''}"
    trial = _trial(way, note, [fence for fence, _ in pairs] * times)
    run.arguments.reset_outputs()
    launch = BackgroundLaunch(model, run.arguments.request, trial.options, way)
    try:
        launched = launch.now()
    finally:
        writers.pop(number).fail()
        for writer in writers:
            writer.signal()
    answer = launch.end()
    if answer.status == ErrorStatus.NONE:
        raise trial.failed(
            "failed_fence_ignored", answer, "expected an error: the fence to wait for has failed"
        )
    if isinstance(launched, Pending) and launched.fence is not None:
        state = launched.fence.state
        if state is not FenceState.ERROR:
            text = (
                f"its fence is {state.value}; it must be put into error state at once when a fence "
                "that it waits for fails"
            )
            raise Failed(trial.failure("fence_not_failed", _FENCED, text))
    if not run.arguments.are_untouched():
        text = "it has written outputs; it must not have started"
        raise Failed(trial.failure("started_after_failed_fence", _FENCED, text))


_TESTS: Final[Mapping[str, Callable[[Context, Launching], Judgment]]] = {
    "orders_of_fences": _orders,
    "many_fences": _many,
    "same_fences_twice": _same_twice,
    "callback_released": _without_callback,
}
"""Tests without a case, each with every way to launch."""
