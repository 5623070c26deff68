"""A suite of the models that capabilities are measured on: MLTS, with models of its own and with
the host's energy counters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar

import msgspec

from mlts.energy import EnergyClock, NoEnergyCounters, energy_meter
from mlts.suite import MltsSuite
from nnhal.errors import HalError

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.runner.driver_under_test import DriverDescription, Drivers
    from nntest.runner.suite import CaseRunner
    from nntest.runner.watch import Watch

__all__ = ["CapabilitiesSuite"]


class CapabilitiesSuite(MltsSuite):
    """Suite like MLTS, on the models of :mod:`mlts.capabilities.models`. Drivers are asked for what
    they declare, too.
    """

    preload: ClassVar[Sequence[str]] = (*MltsSuite.preload, "mlts.capabilities.measured_models")

    def describe(self, device: Device, *, is_served: bool = False) -> DriverDescription:
        about = super().describe(device, is_served=is_served)
        try:
            return msgspec.structs.replace(about, capabilities=device.capabilities)
        except HalError:
            return about

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from mlts.capabilities.measured_models import MeasuredModels
        from mlts.model_runner import ModelRunner

        tools = MeasuredModels(self.chosen, drivers, watch)
        yield ModelRunner(self.chosen.settings, tools, watch, energy=_meter())


def _meter() -> EnergyClock | None:
    try:
        return energy_meter()
    except NoEnergyCounters:
        return None
