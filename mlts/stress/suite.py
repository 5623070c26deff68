"""The stress suite as the runner sees it: configurations of modes on drivers."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar

import msgspec

from mlts.journaled import JournaledSuite
from mlts.stress.assignments import Assignment, StressPlan, result_of
from mlts.stress.modes import Mode, modes_of
from mlts.stress.parameters import Overrides, Parameters, parameters_of
from mlts.stress.results import SUITE, StressCase
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.suite import CaseRunner, PlannedCase

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["StressSuite"]


class StressSuite(JournaledSuite[StressPlan]):
    """All configurations of the modes of ``chosen`` on each of its drivers."""

    name: ClassVar[str] = SUITE
    settings_type: ClassVar[type[StressPlan]] = StressPlan
    result_type: ClassVar[type[StressCase]] = StressCase
    preload: ClassVar[Sequence[str]] = (
        "mlts.stress.suite",
        "mlts.stress.case",
        "mlts.stress.client",
        "nnservice.hal.shared_driver",
    )

    def plan(self) -> Sequence[PlannedCase]:
        settings = self.chosen.settings
        overrides = Overrides(
            settings.duration_s, settings.threads, settings.processes, settings.kill_rate
        )
        return [
            self._case(mode, parameters, driver)
            for driver in self.chosen.drivers
            for mode in modes_of(settings.modes)
            for parameters in parameters_of(mode, settings.profile, overrides)
        ]

    def _case(self, mode: Mode, parameters: Parameters, driver: str) -> PlannedCase:
        place = f"{mode.name}/{parameters.label}" if parameters.label else mode.name
        seed = random.Random(f"{self.chosen.settings.seed}/{place}").getrandbits(32)
        assignment = Assignment(mode.name, driver, parameters, seed)
        return PlannedCase(
            id=f"{place}/{driver}", driver=driver, payload=msgspec.msgpack.encode(assignment)
        )

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> StressCase:
        return result_of(case, outcome, why, evidence)

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from mlts.stress.case import StressRunner

        with StressRunner(self.chosen, drivers, watch, self.preload) as runner:
            yield runner
