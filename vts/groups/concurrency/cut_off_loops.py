"""An execution that takes a while, beside others that their loop timeout ends meanwhile.

Source: ``IPreparedModel.hal``: the loop timeout is that of an execution, which is aborted when its
loop takes longer. That ends no other one: a driver may have to reset a device for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from itertools import cycle
from typing import Final

from nnhal.types import MAXIMUM_LOOP_TIMEOUT_NS
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from vts.driving.available_executors import with_all_words
from vts.driving.executors import Executor
from vts.driving.generated import CaseRun, worst
from vts.driving.long_models import ENDLESS
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import LOOP_TIMEOUT_NS, Outputs, Trial
from vts.driving.timed_loops import long_loop, loop_of
from vts.raw import Options
from vts.test_group import Context, Skipped

__all__ = ["beside_cut_off_loops"]

_ALLOWED: Final = Options(loop_timeout_ns=MAXIMUM_LOOP_TIMEOUT_NS)
_CUT_OFF: Final = Options(loop_timeout_ns=LOOP_TIMEOUT_NS)


def beside_cut_off_loops(context: Context) -> Judgment:
    """A loop in every way, while endless ones on the same and on another prepared model end.

    Raises Failed, and Skipped for a driver without WHILE.
    """
    device, case = context.device, loop_of(ENDLESS)
    with prepared(device, case.model) as model, prepared(device, case.model) as other:
        ways = with_all_words(model.version)
        run = long_loop(context, model, ways[0])
        judgments = []
        for way in ways:
            context.alive()
            beside = Trial(way, options=_ALLOWED, note="a loop, while others are cut off")
            with model.again() as own, ThreadPoolExecutor(1) as thread:
                future = thread.submit(run.execute, beside, own)
                _cut_off(future, _endless(ways), [model, other])
            judgments.append(future.result())
        return worst(judgments)


def _endless(ways: list[Executor]) -> Iterator[Trial]:
    for way in cycle(ways):
        yield Trial(way, Outputs.MISSED_DEADLINE, _CUT_OFF, "beside a loop that ends by itself")


def _cut_off(future: Future[Judgment], trials: Iterator[Trial], models: list[Prepared]) -> None:
    """Executions that are cut off, at least one on each of ``models``, until ``future`` is done."""
    runs = [CaseRun.of(loop_of(ENDLESS), ArgumentPools()) for _ in models]
    while True:
        for model, run in zip(models, runs, strict=True):
            with suppress(Skipped):  # it may be GENERAL_FAILURE that says that the time is up
                run.execute(next(trials), model)
        if future.done():
            return
