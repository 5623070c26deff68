"""Random graphs and laws find planted defects by themselves, and show them on small graphs."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import pytest

from nntest.graph_tests.results import GraphFinding
from nntest.graph_tests.settings import GraphSettings, Stretch
from nntest.graph_tests.suite import GraphSuite
from nntest.random_graph import Claims
from nntest.runner.driver_under_test import Drivers, InProcess
from nntest.runner.suite import PlannedCase
from nntest.runner.watch import Watch
from vts.random_graph.suite import VtsGraphSuite

_LIMIT_S = 60.0
_GRAPHS = 50
"""Of a stretch: it is looked at what was found only in between."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Finding of a defect, after how many graphs."""

    graphs: int
    finding: GraphFinding | None


class Unasked(VtsGraphSuite):
    """Does not ask the driver what it claims, which takes longer than the defects do."""

    def claims(self, drivers: Drivers, alive: Callable[[], None]) -> Claims:
        return self.wanted


def suite(*operations: str) -> VtsGraphSuite:
    settings = GraphSettings(operations=operations, oracles=("reference",), sizes=(1, 6))
    return Unasked(settings)


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
    return Found(graphs=graphs, finding=accused[0] if accused else None)


@pytest.mark.parametrize(
    ("defect", "operations"),
    [
        ("requantization_truncates", ("ADD", "SUB", "MUL", "RELU")),
        ("begin_mask_ignored", ("STRIDED_SLICE", "ADD")),
        ("samples_are_always_first_class", ("RANDOM_MULTINOMIAL", "MAXIMUM")),
    ],
)
def test_a_numeric_defect_is_found_and_shown(defect: str, operations: tuple[str, ...]) -> None:
    found = find(f"nndrivers.faulty:{defect}", suite(*operations), limit_s=_LIMIT_S)
    finding = found.finding
    assert finding is not None
    assert set(finding.operations) <= set(operations)
    assert len(finding.operations) <= 2
    assert f"model.Operation('{operations[0]}'" in finding.spec or len(operations) > 2
    assert "digraph" in finding.drawing


def test_a_right_driver_has_no_findings() -> None:
    found = find("reference", suite("ADD", "RELU", "CONCATENATION"), limit_s=0.5)
    assert found.graphs
    assert found.finding is None
