"""Memories of requests: one that is several pools, and many that are alive at once.

Source: ``types.hal``, ``Request.pools`` may name a memory several times, and ``poolIndex`` counts
names; ``IBurstContext.hal``, a slot names one memory until that is freed, and there is no limit to
them but the type.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.driving.generated import CaseRun
from vts.driving.placements import RepeatedPools
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial

__all__ = ["in_many", "named_twice"]

_MANY: Final = 20
"""Requests with two memories each: more than a driver may have places for."""


def named_twice(model: Prepared, cases: Sequence[SpecCase]) -> Iterator[Judgment]:
    """One memory, which is a pool for each of the arguments."""
    for way in available((SYNC, ASYNC, BURST, FENCED), model.version):
        for case in cases:
            run = CaseRun(case, RepeatedPools(case))
            note = "all arguments in one memory, which is a pool for each"
            yield run.execute(Trial(way, note=note), model)


def in_many(model: Prepared, cases: Sequence[SpecCase]) -> Iterator[Judgment]:
    """Requests in memories of their own, in turns, all of which a burst sees and may keep."""
    runs = [CaseRun.of(cases[number % 2], ArgumentPools()) for number in range(_MANY)]
    for way in available((BURST, SYNC), model.version):
        for turn in range(2 * _MANY):
            note = f"request {turn % _MANY + 1} of {_MANY}, each in memories of its own"
            yield runs[turn % _MANY].execute(Trial(way, note=note), model)
