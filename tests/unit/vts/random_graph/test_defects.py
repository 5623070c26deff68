"""Random graphs and laws find planted defects by themselves, and show them on small graphs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nntest.graph_tests.settings import GraphSettings
from nntest.random_graph import Claims
from nntest.runner.driver_under_test import Drivers
from scripts.find_defects_by_random_graphs import find
from vts.random_graph.suite import VtsGraphSuite

_LIMIT_S = 60.0


class Unasked(VtsGraphSuite):
    """Does not ask the driver what it claims, which takes longer than the defects do."""

    def claims(self, drivers: Drivers, alive: Callable[[], None]) -> Claims:
        return self.wanted


def suite(*operations: str) -> VtsGraphSuite:
    settings = GraphSettings(operations=operations, oracles=("reference",), sizes=(1, 6))
    return Unasked(settings)


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
