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
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, BURST, SYNC, Executor
from vts.driving.generated import CaseRun, worst
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial
from vts.driving.small_models import supported_sum
from vts.raw import Options
from vts.test_group import Context

__all__ = ["beside_measured"]

_ELEMENTS: Final = 1 << 20
"""Of the sums: so many that an execution takes longer than what is between two of them."""

_TIMES: Final = 12
"""How often each of the two is executed beside the other, at least."""


def beside_measured(context: Context) -> Judgment:
    """Execute beside a measured execution in every way but fenced ones. Raises Failed."""
    case = supported_sum(context.device, _ELEMENTS)
    with prepared(context.device, case.model) as model:
        ways = available((SYNC, ASYNC, BURST), model.version, variants=True)
        measured, plain = (CaseRun.of(case, ArgumentPools()) for _ in range(2))
        return worst(
            judgment for way in ways for judgment in _by_turns(model, way, measured, plain)
        )


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
