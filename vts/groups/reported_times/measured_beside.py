"""Executions that are not measured while another one is, on the same prepared model.

Source: ``IExecutionCallback.hal`` and ``IPreparedModel.hal`` since 1.2: unless YES was passed when
launching the execution, all its times must be UINT64_MAX, whatever others have asked for.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, BURST, SYNC, Executor
from vts.driving.generated import CaseRun, worst
from vts.driving.long_executions import smallest_long
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial
from vts.driving.small_models import supported_sum
from vts.raw import Options
from vts.test_group import Context

__all__ = ["beside_measured"]

_ELEMENTS: Final = (1 << 16, 1 << 18, 1 << 20)
_LONG_NS: Final = 20_000_000
"""Sizes of the sums to choose from, and how long an execution must take so that it meets others:
longer than what is between two of them. On a slow board the smallest is enough.
"""

_TIMES: Final = 12
"""How often each of the two is executed beside the other, at least."""


def beside_measured(context: Context) -> Judgment:
    """Execute beside a measured execution in every way but fenced ones. Raises Failed."""

    def make(elements: int) -> list[SpecCase]:
        return [supported_sum(context.device, elements)]

    with smallest_long(context, make, _ELEMENTS, _LONG_NS) as ((case,), model):
        ways = available((SYNC, ASYNC, BURST), model.version, variants=True)
        measured, plain = (CaseRun.of(case, ArgumentPools()) for _ in range(2))
        judgments: list[Judgment] = []
        for way in ways:
            judgments += _by_turns(model, way, measured, plain)
            context.alive()
        return worst(judgments)


def _by_turns(
    model: Prepared, way: Executor, measured: CaseRun, plain: CaseRun
) -> Iterator[Judgment]:
    is_over = threading.Event()
    times_measured = 0

    def measure_on(own: Prepared) -> None:
        nonlocal times_measured
        while not is_over.is_set():
            measured.execute(Trial(way, options=Options(measure=True)), own)
            times_measured += 1

    with model.again() as own, ThreadPoolExecutor(1) as thread:
        future = thread.submit(measure_on, own)
        times = 0
        try:
            # A busy machine may give all its time to either of them for a while.
            while times < _TIMES or (times_measured < _TIMES and not future.done()):
                yield plain.execute(Trial(way, note="while another one is measured"), model)
                times += 1
        finally:
            is_over.set()
        future.result()
