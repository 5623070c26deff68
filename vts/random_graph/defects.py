"""Planted defects that random graphs and laws find by themselves, in what time, how small."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from nntest.graph_tests.results import GraphFinding
from nntest.graph_tests.settings import Stretch
from nntest.graph_tests.suite import GraphSuite
from nntest.runner.driver_under_test import Drivers, InProcess
from nntest.runner.suite import PlannedCase
from nntest.runner.watch import Watch

__all__ = ["Found", "find"]

_GRAPHS: Final = 50
"""Of a stretch: it is looked at what was found only in between."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Findings of a defect, after how many graphs and how much processor time."""

    graphs: int
    cpu_s: float
    finding: GraphFinding | None


def find(target: str, suite: GraphSuite, *, limit_s: float) -> Found:
    """The first finding of ``suite`` on the driver ``target``, in this process and so much
    processor time. Raises what is wrong with the driver's name.
    """
    began, graphs, number = time.process_time(), 0, 0
    with Drivers.only(InProcess(target)) as drivers, suite.open(drivers, Watch()) as runner:
        while time.process_time() - began < limit_s:
            stretch = Stretch(number=number, count=_GRAPHS)
            result = runner.run(
                PlannedCase(id=str(number), payload=msgspec.msgpack.encode(stretch))
            )
            accused = [f for f in getattr(result, "findings", ()) if not f.disputed]
            graphs += getattr(result, "graphs", 0)
            if accused:
                break
            number += 1
    spent = time.process_time() - began
    return Found(graphs=graphs, cpu_s=spent, finding=accused[0] if accused else None)
