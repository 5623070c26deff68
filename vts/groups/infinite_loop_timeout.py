"""Loops without end, which the loop timeout of an execution ends.

Source: ``GeneratedTestHarness.cpp`` of Android's VTS, test kind INFINITE_LOOP_TIMEOUT. Beyond it,
the timeout must be the one that the client gives (``IPreparedModel.hal``: "if a loop condition
model does not output false within this duration, the execution must be aborted"), and concern loops
alone: a driver may take it for the time of the whole execution, or for another one. A loop that is
not executed never ends an execution (:mod:`vts.driving.skipped_subgraphs`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Final

import numpy as np

from nnhal.types import DEFAULT_LOOP_TIMEOUT_NS, HalVersion, OperandType, OperationType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import with_all_words
from vts.driving.case_builder import CaseBuilder
from vts.driving.configurations import CONFIGURED, PLAIN
from vts.driving.generated import CaseRun, evaluate, planned, worst
from vts.driving.long_models import ENDLESS
from vts.driving.prepared import Prepared
from vts.driving.rules import LOOP_TIMEOUT_NS, Outputs, Trial
from vts.driving.skipped_subgraphs import BODY, BRANCH, endless_body, endless_branch, execute
from vts.driving.timed_loops import long_loop, loop_of, loops_in_a_row, within_limits
from vts.raw import Options
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUPS"]

_LATE_NS: Final = DEFAULT_LOOP_TIMEOUT_NS
"""No driver that heeds a timeout of 1 ms takes this long, in any state of the machine that a test
survives, and one that takes the default instead takes at least this long."""

_TIMES: Final = 50
"""Rounds of loops that end; a limit of 1 ns would end them much before."""

_NO_TIME_NS: Final = (0, 1)

_LIMITED: Final = ((False, LOOP_TIMEOUT_NS), (True, LOOP_TIMEOUT_NS), (False, 0))
"""Whether an endless loop is measured, and its timeout; 0 is one, too."""

_LIMITS_NS: Final = (300_000_000, 3_000_000_000)
"""Of loops that end much before. A machine may hold up an execution for longer than the first."""

_TIMES_ALLOWED: Final = (20, 200)
"""Limits of a loop, in parts of what it takes without one. A machine may hold up an execution for
longer than the first."""

_LOOPS: Final = 40

_TOGETHER_NS: Final = 200_000_000
"""What they take at least: a machine may hold up one of them for a small part of that."""

_PARTS_ALLOWED: Final = (1 / 2,) * 4
"""Limits of each of the loops in a row, in parts of what they take together: twenty times what one
of them takes. A machine may become busier after they were measured, but hardly each time."""

_SKIPPED: Final[Mapping[str, tuple[Callable[[OperandType], SpecCase], str, str]]] = {
    "then_not_taken": (partial(endless_branch, is_then=True), BRANCH, "IF"),
    "else_not_taken": (partial(endless_branch, is_then=False), BRANCH, "IF"),
    "body_not_entered": (endless_body, BODY, "WHILE"),
}
"""Loops without end that are not executed: how to make a case, what it is, and the operation."""

_TYPES: Final = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM)

_SPARE: Final = 3
"""A limit must be so many times as long as all executions of a loop that it is for."""


class _InfiniteLoopTimeout(TestGroup):
    name = "infinite_loop_timeout"
    title = "Loops without end"
    summary = (
        "An execution ends an endless WHILE with MISSED_DEADLINE when the client's time limit is "
        "over. A loop in a branch that is not taken, or in a body that is not entered, does not "
        "run."
    )
    source = "InfiniteLoopTimeoutTest"
    since = HalVersion.V1_3
    configuration = PLAIN

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        own = [
            PlannedTest(group=self.name, name=name, operations=(operation,))
            for name, (operation, _) in _OWN.items()
        ]
        endless = [planned(self.name, case) for case in corpus if _is_endless(case)]
        return [*endless, *own, *self._skipped()]

    def _skipped(self) -> Iterable[PlannedTest]:
        for (name, (_, _, operation)), type in product(_SKIPPED.items(), _TYPES):
            yield self.directed(f"{name}/{type.name}", operation, types=[type])

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if test.name in _OWN:
            return _OWN[test.name][1](self, context)
        name, _, type = test.name.partition("/")
        if name in _SKIPPED and not test.case:
            make, note, _ = _SKIPPED[name]
            return worst(execute(context, self.configuration, make(OperandType[type]), note))
        case, device = context.case(test), context.device
        run = CaseRun.of(case, context.pools)
        ways = self.configuration.ways(with_all_words(device.hal_version), device.hal_version)
        with self.configuration.prepared(device, case.model) as model:
            for (measure, timeout_ns), way in product(_LIMITED, ways):
                options = Options(measure=measure, loop_timeout_ns=timeout_ns)
                _check_in_time(run, model, Trial(way, Outputs.MISSED_DEADLINE, options))
                context.alive()
        return None

    def _without_loop(self, context: Context) -> Judgment:
        """No time for loops is enough for a model that has none."""
        case, device = _sum(), context.device
        run = CaseRun.of(case, context.pools)
        ways = self.configuration.ways(with_all_words(device.hal_version), device.hal_version)
        with self.configuration.prepared(device, case.model) as model:
            return worst(
                run.execute(
                    Trial(
                        way,
                        options=Options(loop_timeout_ns=timeout_ns),
                        note=f"without a loop, with a loop timeout of {timeout_ns} ns",
                    ),
                    model,
                )
                for timeout_ns, way in product(_NO_TIME_NS, ways)
            )

    def _afterwards(self, context: Context) -> Judgment:
        """A loop that ends, without a limit, after one on the same model that was cut off at once:
        neither its limit nor what it had counted may be left.
        """
        endless, short = loop_of(ENDLESS), loop_of(_TIMES)
        device, judgments = context.device, []
        ways = self.configuration.ways(with_all_words(device.hal_version), device.hal_version)
        with self.configuration.prepared(device, endless.model) as model:
            for way in ways:
                options = Options(loop_timeout_ns=_NO_TIME_NS[-1])
                trial = Trial(way, Outputs.MISSED_DEADLINE, options)
                evaluate(CaseRun.of(endless, context.pools), model, [trial])
                note = "a loop that ends, after one on the model that was cut off"
                run = CaseRun.of(short, context.pools)
                judgments.append(run.execute(Trial(way, note=note), model))
        return worst(judgments)

    def _again(self, context: Context) -> Judgment:
        """A loop that ends, before and after the time that it is allowed is up: the time is that of
        an execution, not of the prepared model.
        """
        for limit_ns in _LIMITS_NS:
            try:
                judgment = self._before_and_after(context, limit_ns)
            except Failed:
                if limit_ns == _LIMITS_NS[-1]:
                    raise
                continue
            if judgment is not None:
                return judgment
        raise Skipped(f"a loop of {_TIMES} rounds takes too long")

    def _before_and_after(self, context: Context, limit_ns: int) -> Judgment | None:
        """None where the executions take so long that the limit might be up for good."""
        case, device = loop_of(_TIMES), context.device
        run, options = CaseRun.of(case, context.pools), Options(loop_timeout_ns=limit_ns)
        ways = self.configuration.ways(with_all_words(device.hal_version), device.hal_version)
        note = f"a loop that ends, with a timeout of {limit_ns / 1e6:g} ms"
        with self.configuration.prepared(device, case.model) as model:
            begin_ns = time.monotonic_ns()
            judgments = [run.execute(Trial(way, options=options, note=note), model) for way in ways]
            took_ns = time.monotonic_ns() - begin_ns
            if _SPARE * took_ns > limit_ns:
                return None
            time.sleep((limit_ns - took_ns) / 1e9)
            note = f"{note}, which is up for the first execution on the prepared model"
            for way in ways:
                judgments.append(run.execute(Trial(way, options=options, note=note), model))
        return worst(judgments)

    def _within_its_time(self, context: Context) -> Judgment:
        """A loop that takes a while, and less than the client allows: nanoseconds, not longer ones
        (``OptionalTimeoutDuration`` of ``types.hal``).
        """
        device = context.device
        ways = self.configuration.ways(with_all_words(device.hal_version), device.hal_version)
        with self.configuration.prepared(device, loop_of(1).model) as model:
            run = long_loop(context, model, ways[0])

            def allowing(factor: float, took_ns: int) -> str:
                return f"a loop that took {took_ns / 1e6:.0f} ms, {factor} times as long allowed"

            return worst(
                within_limits(context, run, model, way, _TIMES_ALLOWED, allowing) for way in ways
            )

    def _in_a_row(self, context: Context) -> Judgment:
        """Loops each of which takes less than the client allows, and all together more: it is the
        time "that may be spent executing a WHILE operation" (``IPreparedModel.hal`` 1.3).
        """
        device, make = context.device, partial(loops_in_a_row, _LOOPS)
        ways = self.configuration.ways(with_all_words(device.hal_version), device.hal_version)
        with self.configuration.prepared(device, make(1).model) as model:
            run = long_loop(context, model, ways[0], make, _TOGETHER_NS)

            def allowing(factor: float, took_ns: int) -> str:
                took = f"{_LOOPS} loops in a row that took {took_ns / 1e6:.0f} ms"
                return f"{took}, {factor:.0%} of that for each"

            return worst(
                within_limits(context, run, model, way, _PARTS_ALLOWED, allowing) for way in ways
            )


_Own = Callable[[_InfiniteLoopTimeout, Context], Judgment]

_OWN: Final[Mapping[str, tuple[str, _Own]]] = {
    "no_loop": ("ADD", _InfiniteLoopTimeout._without_loop),
    "loop_afterwards": ("WHILE", _InfiniteLoopTimeout._afterwards),
    "loop_again": ("WHILE", _InfiniteLoopTimeout._again),
    "loop_within_its_time": ("WHILE", _InfiniteLoopTimeout._within_its_time),
    "loops_in_a_row": ("WHILE", _InfiniteLoopTimeout._in_a_row),
}
"""Tests of models that are made for them: the operation, and what is checked."""


class _ConfiguredInfiniteLoopTimeout(_InfiniteLoopTimeout):
    name = "configured_infinite_loop_timeout"
    title = "Loops without end, with configurations"
    summary = (
        "Executions with a configuration, and reusable ones, end an endless WHILE when the time "
        "limit of the configuration is over, and run no loop that is not to be executed."
    )
    since = CONFIGURED.since
    configuration = CONFIGURED


GROUPS: Final = (_InfiniteLoopTimeout(), _ConfiguredInfiniteLoopTimeout())


def _sum() -> SpecCase:
    builder = CaseBuilder("no_loop")
    numbers = np.arange(12)
    one, other = (builder.input(OperandType.TENSOR_FLOAT32, (12,)) for _ in range(2))
    none = builder.constant(OperandType.INT32, 0)
    output = builder.output(OperandType.TENSOR_FLOAT32, (12,))
    builder.operation(OperationType.ADD, (one, other, none), (output,))
    return builder.case([numbers, numbers * 7], [numbers * 8])


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
        limit_ms = (trial.options.loop_timeout_ns or 0) / 1e6
        raise Failed(
            "loop_too_long",
            f"{trial}: a loop with a timeout of {limit_ms:g} ms ran for "
            f"{took_ns / 1e9:.1f} s; the execution must be aborted when the time is up",
        )


def _timed(run: CaseRun, model: Prepared, trial: Trial) -> int:
    started_ns = time.monotonic_ns()
    evaluate(run, model, [trial])
    return time.monotonic_ns() - started_ns
