"""Random graphs of every operation, with another one before or behind it, judged by an oracle.

Source: Android's ``SingleOperationTest`` and ``TestRandomGraph.cpp``, which go through the runtime.
``vts random-graph`` draws others for as long as one likes, and shrinks what fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nnhal.device import Device
from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperationType
from nntest.graph_tests.specimen import specimen_of
from nntest.graph_tests.trial import Tally
from nntest.judge import Judgment
from nntest.random_graph import RandomGraph
from vts.driving.judged_by_oracle import checked, is_oracle, oracles_for
from vts.random_graph.schedule import graphs_of
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_ROUNDS: Final = 2
"""Graphs of a test, of each combination of types: within a budget, others have a turn, too."""

_ITSELF: Final = 8
"""The driver that is the oracle of all others has one test in so many: its own takes longer."""

_PARTS: Final = 50
_THOROUGH_PARTS: Final = 500
"""Tests of each operation."""

_MAX_PRUNINGS: Final = 5


class _RandomGraphs(TestGroup):
    name = "random_graphs"
    title = "Random graphs"
    summary = (
        "Random models of each operation, alone and next to others, in all of its types, give the "
        "reference driver's results, within the bounds of Android's tests."
    )
    source = "SingleOperationTest, RandomGraphTest"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for code in sorted(OPERATIONS):
            name = OperationType(code).name
            for part in range(_THOROUGH_PARTS if thorough else _PARTS):
                yield PlannedTest(group=self.name, name=f"{name}/{part}", operations=(name,))

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        name, _, part = test.name.partition("/")
        tally, asked = Tally(), 0
        advice: dict[str, None] = {}
        if is_oracle(context.driver) and int(part) % _ITSELF:
            raise Skipped("one such test in eight is enough for the oracle of all others")
        for graph in graphs_of(OperationType[name], context.device.hal_version, int(part), _ROUNDS):
            context.alive()
            supported = _supported(graph, context.device)
            if supported is None:
                continue
            asked += 1
            told = f"the graph of seed {graph.seed} ({', '.join(map(str, supported.kinds))})"
            doubt = checked(specimen_of(supported), told, graph.seed, context, tally)
            if doubt:
                advice[doubt] = None
        if not asked:
            raise Skipped("the driver supports none of the graphs")
        if not tally.count.compared:
            oracle = oracles_for(context.driver)[0].name
            raise Skipped(f"no graph ran on both the driver and {oracle}")
        return Judgment(advice=tuple(advice)) if advice else None


GROUP: Final = _RandomGraphs()


def _supported(graph: RandomGraph, device: Device) -> RandomGraph | None:
    """The part of ``graph`` that ``device`` claims to run, None where that is nothing."""
    left: RandomGraph | None = graph
    for _ in range(_MAX_PRUNINGS):
        if left is None:
            return None
        claimed = device.supported_operations(left.model)
        if all(claimed):
            return left
        left = left.keeping(claimed)
    return None
