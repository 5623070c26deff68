"""A driver as the runner has it: in the process that measures, or, as on a device, in its own."""

from __future__ import annotations

from typing import Any

from mlts.backends.hal import HalBackend
from nnhal import registry
from nnprocess.process_end import ProcessEnd
from nntest.runner.driver_under_test import DriverUnderTest

__all__ = ["DriverBackend"]


class DriverBackend(HalBackend):
    """A driver that is started again for the next model when its process has died."""

    def __init__(self, driver: DriverUnderTest, **settings: Any) -> None:
        self._driver = driver
        implementation = registry.drivers().get(driver.name, driver.name)
        super().__init__(driver.name, driver.device(), implementation, **settings)

    def revive(self) -> None:
        # Of a driver that somebody else serves, nobody reports the end.
        if self.end is not None or registry.is_served(self._driver.name):
            self._device = self._driver.restart()

    def logged(self, *, is_bad: bool) -> tuple[str, ...]:
        return self._driver.logged(is_bad=is_bad, has_died=is_bad)

    @property
    def pid(self) -> int:
        process = self._driver.process
        return process.pid if process else 0

    @property
    def end(self) -> ProcessEnd | None:
        process = self._driver.process
        return process.end(0) if process else None
