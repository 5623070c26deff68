"""Random graphs as CTS runs them: an application builds them, and the runtime calls the driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from nntest.graph_tests.machine import Machine
from nntest.graph_tests.suite import GraphSuite

if TYPE_CHECKING:
    from nntest.graph_tests.laws import Law
    from nntest.runner.driver_under_test import Drivers

__all__ = ["CtsGraphSuite"]


class CtsGraphSuite(GraphSuite):
    """Random graphs on the run's driver, compiled for it alone, without the CPU's help."""

    name: ClassVar[str] = "cts-random-graph"
    preload: ClassVar[Sequence[str]] = ("cts.runtime_machine", "nntest.graph_tests.runner")
    tests_runtime: ClassVar[bool] = True

    def laws(self) -> Sequence[Law]:
        """Laws about two models: the runtime has its own ways to execute one."""
        from nntest.graph_tests.laws.catalogue import model_laws

        return model_laws()

    def machine(self, drivers: Drivers) -> Machine:
        from cts.runtime_machine import RuntimeMachine

        return RuntimeMachine(drivers.own.device())
