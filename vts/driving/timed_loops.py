"""Loops that take as long as a test needs, on whatever machine and driver."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from msgspec.structs import replace

from nnhal.types import MAXIMUM_LOOP_TIMEOUT_NS, OperandLifeTime
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.executors import Executor
from vts.driving.generated import CaseRun
from vts.driving.long_models import counting_loop
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial
from vts.raw import Options
from vts.test_group import Context, Failed

__all__ = ["long_loop", "loop_of", "loops_in_a_row", "within_limits"]

_ELEMENTS: Final = 64

_LONG_NS: Final = 30_000_000
"""Far longer than a short loop, and far shorter than any loop timeout."""

_ALLOWED: Final = Options(loop_timeout_ns=MAXIMUM_LOOP_TIMEOUT_NS)
"""By default it would be two seconds, which a busy machine may take for a loop of less than one."""

_FEW_TIMES, _MOST_TIMES = 50, 1 << 22

_MEASURED: Final = 3

_MOST_ATTEMPTS: Final = 12

_SAME: Final = 0.7
"""An execution that takes at least so much of another one's time is about as long."""


def loop_of(times: int) -> SpecCase:
    """A loop of so many rounds. All have the same model."""
    return counting_loop(_ELEMENTS, times)


def loops_in_a_row(loops: int, times: int) -> SpecCase:
    """Return a model of so many loops of so many rounds each; each goes on with the sum of the one
    before.

    All of as many loops have the same model.
    """
    one = loop_of(times)
    (loop,), operands = one.main.operations, list(one.main.operands)
    condition, body, zero, before, *rest = loop.inputs
    operations = []
    for number in range(loops):
        outputs = tuple(loop.outputs)
        if number < loops - 1:
            outputs = len(operands), len(operands) + 1
            operands += [
                replace(operands[index], lifetime=OperandLifeTime.TEMPORARY_VARIABLE)
                for index in loop.outputs
            ]
        inputs = (condition, body, zero, before, *rest)
        operations.append(replace(loop, inputs=inputs, outputs=outputs))
        before = outputs[1]
    main = replace(one.main, operands=tuple(operands), operations=tuple(operations))
    total = np.frombuffer(one.outputs[1], np.float32) * np.float32(loops)
    return replace(one, main=main, outputs=(one.outputs[0], total.tobytes()))


def long_loop(
    context: Context,
    model: Prepared,
    way: Executor,
    make: Callable[[int], SpecCase] = loop_of,
    least_ns: int = _LONG_NS,
) -> CaseRun:
    """Return what ``make`` makes of a number of rounds that takes ``least_ns`` each time.

    ``way`` must have words for loop timeouts.
    """
    times = _FEW_TIMES
    while True:
        run = CaseRun.of(make(times), context.pools)
        # A machine that was busy just then is no proof.
        is_long = all(_took_ns(run, model, way) >= least_ns for _ in range(_MEASURED))
        if is_long or times >= _MOST_TIMES:
            return run
        times *= 2


def within_limits(
    context: Context,
    run: CaseRun,
    model: Prepared,
    way: Executor,
    factors: Sequence[float],
    note: Callable[[float, int], str],
) -> Judgment:
    """Judge executions of ``run`` that allow a loop a multiple of the time that the whole execution
    has taken just before, without a limit.

    Each of ``factors`` is tried once those before were not enough, and ``note`` describes a factor
    and the nanoseconds. An execution that took much less than the one before it proves nothing: the
    machine was busy when the limit was measured.

    Raises:
        Failed: no factor was enough.
    """
    tried = 0
    for _ in range(_MOST_ATTEMPTS):
        took_ns, factor = _took_ns(run, model, way), factors[tried]
        options = Options(loop_timeout_ns=int(factor * took_ns))
        began_ns = time.monotonic_ns()
        try:
            trial = Trial(way, options=options, note=note(factor, took_ns))
            judgment = run.execute(trial, model)
        except Failed:
            context.alive()
            tried += 1
            if tried == len(factors):
                raise
        else:
            if (time.monotonic_ns() - began_ns) > _SAME * took_ns:
                break
    return judgment


def _took_ns(run: CaseRun, model: Prepared, way: Executor) -> int:
    """The nanoseconds that the loops of ``run`` take with all the time that a client can allow."""
    began_ns = time.monotonic_ns()
    run.execute(Trial(way, options=_ALLOWED, note="a loop, with the longest timeout"), model)
    return time.monotonic_ns() - began_ns
