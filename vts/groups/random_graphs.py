"""Random graphs of every operation, with another one before or behind it, judged by an oracle.

Source: Android's ``SingleOperationTest`` and ``TestRandomGraph.cpp``, which go through the runtime.
``vts random-graph`` draws others for as long as one likes, and shrinks what fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from nnhal.errors import DeadObject, NoAnswer
from nnhal.model_parts import part_of
from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperationType
from nntest.graph_tests.machine import DeviceMachine
from nntest.graph_tests.opinions import opinion_on
from nntest.graph_tests.oracles import Oracle, oracles_of
from nntest.graph_tests.specimen import Specimen, part_with, specimen_of
from nntest.graph_tests.trial import VALUES, Failure, Tally, failure_of
from nntest.judge import Judgment
from nntest.random_graph import RandomGraph
from vts.execution.prepared import prepared
from vts.random_graph.schedule import graphs_of
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.runner.driver_under_test import DriverUnderTest

__all__ = ["GROUP"]

_ORACLES: Final = ("reference", "engine:tflite")
"""The first says what is right, unless it is the driver itself; the other is asked before the
driver is accused."""

_ROUNDS: Final = 100
"""Graphs of a test, of each combination of types."""

_ITSELF: Final = 4
"""The driver that is the oracle of all others has one graph in so many: its own takes longer."""

_THOROUGH_PARTS: Final = 10
"""Tests of each operation."""

_MAX_PRUNINGS: Final = 5


class _RandomGraphs(TestGroup):
    name = "random_graphs"
    title = "Random graphs"
    summary = (
        "Random models of each operation, by itself and beside others, in all of its types, give "
        "what the reference driver gives for them, within the bounds of Android's tests."
    )
    source = "SingleOperationTest, RandomGraphTest"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for code in sorted(OPERATIONS):
            name = OperationType(code).name
            for part in range(_THOROUGH_PARTS if thorough else 1):
                yield PlannedTest(group=self.name, name=f"{name}/{part}", operations=(name,))

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        name, _, part = test.name.partition("/")
        oracles = _oracles(context.driver)
        tally, asked = Tally(), 0
        advice: dict[str, None] = {}
        rounds = _ROUNDS if oracles[0].name == _ORACLES[0] else _ROUNDS // _ITSELF
        for graph in graphs_of(OperationType[name], context.device.hal_version, int(part), rounds):
            context.alive()
            supported = _supported(graph, context.device)
            if supported is None:
                continue
            asked += 1
            doubt = _checked(supported, context, oracles, tally)
            if doubt:
                advice[doubt] = None
        if not asked:
            raise Skipped("the driver supports none of the graphs")
        if not tally.count.compared:
            raise Skipped(f"no graph ran on both the driver and {oracles[0].name}")
        return Judgment(advice=tuple(advice)) if advice else None


GROUP: Final = _RandomGraphs()


_started: Final[WeakKeyDictionary[DriverUnderTest, Sequence[Oracle]]] = WeakKeyDictionary()


def _oracles(driver: DriverUnderTest) -> Sequence[Oracle]:
    """Those for ``driver``, started once."""
    if driver not in _started:
        _started[driver] = oracles_of(_ORACLES, driver)
    return _started[driver]


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


def _checked(graph: RandomGraph, context: Context, oracles: Sequence[Oracle], tally: Tally) -> str:
    """Compare ``graph``. Raises Failed; what other oracles doubt is returned as advice."""
    specimen, machine = specimen_of(graph), DeviceMachine(context.device)
    failure = failure_of(specimen, machine, oracles[0], (), graph.seed, tally)
    if failure is None:
        return ""
    told = f"the graph of seed {graph.seed} ({', '.join(map(str, graph.kinds))})"
    if isinstance(failure.error, DeadObject):
        raise DeadObject(f"{failure.error.message}; it ran {told}", failure.error.end)
    if isinstance(failure.error, NoAnswer):
        raise NoAnswer(f"{failure.error.message}; it ran {told}", failure.error.stacks)
    if failure.error is not None:
        raise failure.error
    if failure.how != VALUES and graph.rooms:
        return ""  # as in dynamic_output_shape: what a driver cannot say before, it may refuse
    if failure.how != VALUES:
        prepared(context.device, specimen.model)  # says what is wrong if that is refused
        raise Failed(f"{told}: {failure.reason}")
    culprit = _culprit(specimen, failure)
    opinion = opinion_on(culprit, machine, oracles[0], oracles[1:])
    reason = f"{told}: {_found(failure, culprit)}"
    if opinion.disputed:
        return f"{reason}; but {opinion.text}"
    raise Failed(f"{reason}{f'; {opinion.text}' if opinion.text else ''}")


def _culprit(specimen: Specimen, failure: Failure) -> Specimen:
    """The first operation that is wrong by itself, with what it read on the driver."""
    found = failure.examination
    if len(specimen.operations) == 1 or not found.culprits:
        return specimen
    part = part_of(specimen.model, [found.culprits[0]])
    return part_with(specimen, part, found.values)


def _found(failure: Failure, culprit: Specimen) -> str:
    wrong = failure.deviation
    names = " and ".join(operation.name for operation in culprit.operations)
    shapes = ", ".join(str(list(array.shape)) for array in culprit.inputs)
    found = f"{names} of {shapes}: {failure.reason}"
    if wrong is None:
        return found
    return (
        f"{found}; at index {wrong.index} expected {wrong.expected:.9g}, actual "
        f"{wrong.actual:.9g}, allowed ±{wrong.allowed:.3g}"
    )
