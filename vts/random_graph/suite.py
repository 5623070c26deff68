"""Random graphs as VTS runs them: the driver is called directly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nntest.graph_tests.laws import Law
from nntest.graph_tests.machine import DeviceMachine, Machine
from nntest.graph_tests.suite import GraphSuite
from nntest.runner.driver_under_test import Drivers

__all__ = ["VtsGraphSuite"]


class VtsGraphSuite(GraphSuite):
    """Random graphs on the run's driver."""

    name: ClassVar[str] = "vts-random-graph"
    preload: ClassVar[Sequence[str]] = (
        "vts.random_graph.suite",
        "vts.random_graph.laws",
        "nntest.graph_tests.runner",
    )

    def laws(self) -> Sequence[Law]:
        from vts.random_graph.laws import laws

        return [*laws().values()]

    def machine(self, drivers: Drivers) -> Machine:
        return DeviceMachine(drivers.own.device())
