"""The stress suite as the runner sees it: configurations of modes on drivers."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar

import msgspec

from mlts.stress.assignments import Assignment, StressPlan, result_of
from mlts.stress.modes import Mode, modes_of
from mlts.stress.parameters import Overrides, Parameters, parameters_of
from mlts.stress.results import SUITE, StressCase, StressRun
from nntest.failure import Failure
from nntest.results import Outcome, totals_of
from nntest.runner.suite import CaseRunner, ChosenSuite, PlannedCase

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.runner.driver_under_test import DriverDescription, Drivers
    from nntest.runner.watch import Watch

__all__ = ["StressSuite"]


class StressSuite(ChosenSuite[StressPlan]):
    """All configurations of the modes of ``chosen`` on each of its drivers.

    ``blank_run`` is a result without any case, of which :meth:`blank` makes one for the journal.
    """

    name: ClassVar[str] = SUITE
    settings_type: ClassVar[type[StressPlan]] = StressPlan
    result_type: ClassVar[type[StressCase]] = StressCase
    preload: ClassVar[Sequence[str]] = (
        "mlts.stress.suite",
        "mlts.stress.case",
        "mlts.stress.client",
        "nnservice.hal.shared_driver",
    )

    def __init__(self, chosen: StressPlan, blank_run: StressRun | None = None) -> None:
        super().__init__(chosen)
        self.blank_run = blank_run

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

    def describe(self, device: Device, *, is_served: bool = False) -> DriverDescription:
        from mlts.backends.hal import description_of

        return description_of(device, is_served=is_served)

    def blank(self, chosen: Sequence[PlannedCase]) -> StressRun | None:
        if self.blank_run is None:
            return None
        reason = "the run ended before its turn"
        cases = tuple(self.result(case, Outcome.NOT_RUN, reason) for case in chosen)
        return msgspec.structs.replace(self.blank_run, cases=cases, totals=totals_of(cases))

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from mlts.stress.case import StressRunner

        with StressRunner(self.chosen, drivers, watch, self.preload) as runner:
            yield runner
