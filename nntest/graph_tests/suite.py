"""Tests on random graphs as the runner sees them: each case is a stretch of graphs."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from nnhal.types import OperandType, OperationType
from nntest.failure import Failure
from nntest.graph_tests.results import GraphCase
from nntest.graph_tests.settings import GraphSettings, Stretch
from nntest.results import Outcome
from nntest.runner.suite import CaseRunner, ChosenSuite, PlannedCase

if TYPE_CHECKING:
    from nntest.graph_tests.laws import Law
    from nntest.graph_tests.machine import Machine
    from nntest.random_graph import Claims
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["GraphSuite"]

_STRETCH_S: Final = 5.0
"""So that all workers come to their end at about the same time, and a crash costs little."""

_STRETCH_GRAPHS: Final = 100

_ASKING_S: Final = 120.0
"""Every worker asks. Were it cut off, workers would know of other claims each, and one seed would
draw several graphs: so it is long enough for a busy machine.
"""


class GraphSuite(ChosenSuite[GraphSettings]):
    """Random graphs on a driver; how it is called is the suite's."""

    settings_type: ClassVar[type[GraphSettings]] = GraphSettings
    result_type: ClassVar[type[GraphCase]] = GraphCase
    limits_answers: ClassVar[bool] = True
    tests_runtime: ClassVar[bool] = False
    """Whether what calls the driver is tested, too: then the driver itself may be an oracle."""

    @abstractmethod
    def machine(self, drivers: Drivers) -> Machine:
        """The driver under test, running."""

    @property
    def wanted(self) -> Claims:
        """Return what is to be drawn, of any driver."""
        from nntest.random_graph import Claims

        chosen = self.chosen
        return Claims.all().only(
            operations=[OperationType[name] for name in chosen.operations] or None,
            types=[OperandType[name] for name in chosen.types] or None,
        )

    def claims(self, drivers: Drivers, alive: Callable[[], None]) -> Claims:
        """Return what the driver claims of what is wanted; ``alive`` is called again and again."""
        from nntest.random_graph import claims_of

        device = drivers.own.device()
        return claims_of(device, time_limit_s=_ASKING_S, among=self.wanted, alive=alive)

    def laws(self) -> Sequence[Law]:
        """The laws that a driver is held to."""
        return ()

    def plan(self) -> Sequence[PlannedCase]:
        return [
            PlannedCase(
                id=f"graphs/{stretch.number + 1:05}", payload=msgspec.msgpack.encode(stretch)
            )
            for stretch in self._stretches()
        ]

    def _stretches(self) -> Iterator[Stretch]:
        chosen = self.chosen
        if chosen.count:
            for number in range(math.ceil(chosen.count / _STRETCH_GRAPHS)):
                left = chosen.count - number * _STRETCH_GRAPHS
                yield Stretch(number=number, count=min(left, _STRETCH_GRAPHS), first=number == 0)
            return
        each = min(_STRETCH_S, chosen.seconds)
        for number in range(max(1, math.ceil(chosen.seconds / each)) * chosen.jobs):
            yield Stretch(number=number, seconds=each, first=number == 0)

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> GraphCase:
        return GraphCase(id=case.id, outcome=outcome, why=why, evidence=tuple(evidence))

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from nntest.graph_tests.runner import GraphRunner

        with GraphRunner(self, drivers, watch) as runner:
            yield runner
