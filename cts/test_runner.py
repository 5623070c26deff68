"""Runs tests of CTS in a worker: the runtime is in the worker, drivers are where they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from cts.group_registry import GROUPS
from cts.results import CtsCase
from cts.test_group import Context, Failed, PlannedTest, Subject
from nnapi.devices import RuntimeDevice
from nnapi.driver_device import DriverDevice
from nnapi.errors import NnapiError
from nnapi.runtime import DriverEntry, Runtime
from nnapi.settings import Settings
from nnhal.errors import DeadObject, HalError, NoAnswer
from nntest.groups.results import GroupedCase
from nntest.groups.runner import GroupRunner, Results, Tools
from nntest.judge import Judgment

if TYPE_CHECKING:
    from cts.model_files import ModelFiles
    from nnhal.device import Device
    from nntest.driver_log import DriverLog
    from nntest.runner.driver_under_test import Drivers, DriverUnderTest
    from nntest.runner.suite import PlannedCase

__all__ = ["TestRunner"]


class TestRunner(GroupRunner):
    """Runs tests in the process that it is in. A runtime is kept as long as its drivers live."""

    __test__ = False  # no class of pytest's

    def __init__(
        self,
        suite: Results,
        files: ModelFiles,
        names: Sequence[str],
        drivers: Drivers,
        log: DriverLog,
        alive: Callable[[], None],
    ) -> None:
        """``names`` are those of all drivers of the run."""
        super().__init__(suite, log, alive)
        self._names = tuple(names)
        self._files = files
        self._drivers = drivers
        self._helped: tuple[DriverUnderTest, ...] = ()
        self._used: tuple[DriverUnderTest, ...] = ()
        self._runtimes: dict[tuple[str, ...], _Kept] = {}
        self._bare: Runtime | None = None
        self._fallbacks: list[str] = []

    def drivers(self) -> Sequence[DriverUnderTest]:
        return self._used

    def run(self, case: PlannedCase) -> GroupedCase:
        self._used, self._helped, self._fallbacks = (), (), []
        result = super().run(case)
        self._close_the_dead()
        return result

    def _close_the_dead(self) -> None:
        for driver in self._helped:
            _close_if_dead(driver)

    def finished(self, result: GroupedCase) -> GroupedCase:
        said = tuple(dict.fromkeys(self._fallbacks))
        return msgspec.structs.replace(cast("CtsCase", result), fallbacks=said)

    def judgment(self, test: PlannedTest, tools: Tools) -> Judgment | None:
        group = GROUPS.of(test.id)
        if group.subject is Subject.RUNTIME:
            runtime, devices = self._bare_runtime(), None
        else:
            runtime, devices = self._runtime(tools.case)
        context = Context(
            runtime=runtime,
            devices=devices,
            pools=tools.pools,
            alive=tools.alive,
            make_folder=tools.make_folder,
            load_case=tools.load_case,
            files=self._files,
            quick=self._suite.chosen.quick,
            fallbacks=self._fallbacks,
        )
        try:
            return group.run(test, context)
        except NnapiError as error:
            raise _explained(error) from error

    def _bare_runtime(self) -> Runtime:
        if self._bare is None:
            self._bare = Runtime((), Settings())
        return self._bare

    def _runtime(self, case: PlannedCase) -> tuple[Runtime, tuple[RuntimeDevice, ...] | None]:
        """A runtime with the drivers that ``case`` is about; one by itself has no fallback.

        Raises HalError and UserError for a driver that does not start.
        """
        every = self._names
        names = (case.driver,) if case.driver else every
        used = [self._drivers.named(name if len(every) > 1 else "") for name in names]
        is_alone = len(names) == 1
        if is_alone:
            self._used = tuple(used)
        else:  # the CPU helps: that one dies is no failure of the test
            self._helped = tuple(used)
        devices = tuple(driver.device() for driver in used)
        kept = self._runtimes.get(names)
        if kept is None or kept.is_stale(devices):
            kept = self._runtimes[names] = _Kept.of(names, used, devices, is_alone)
        if not is_alone:
            return kept.runtime, None
        if kept.runtime.refused:
            text = f"the runtime refuses the driver: {kept.runtime.refused[0].reason}"
            raise Failed("driver_refused", text)
        return kept.runtime, kept.runtime.devices[:-1]


class _Kept:
    """A runtime, and the drivers that it was made of."""

    def __init__(self, runtime: Runtime, drivers: tuple[Device, ...]) -> None:
        self.runtime = runtime
        self._drivers = drivers

    @classmethod
    def of(
        cls,
        names: Sequence[str],
        used: Sequence[DriverUnderTest],
        devices: tuple[Device, ...],
        is_alone: bool,
    ) -> _Kept:
        # A driver alone is not restarted: its death is what the test is to tell.
        entries = [
            DriverEntry(device, name, None if is_alone else driver.restart)
            for name, driver, device in zip(names, used, devices, strict=True)
        ]
        return cls(Runtime(entries, Settings()), devices)

    def is_stale(self, drivers: tuple[Device, ...]) -> bool:
        """Whether a driver is another one by now, or is left out by the runtime."""
        is_left_out = any(
            isinstance(device, DriverDevice) and device.death is not None
            for device in self.runtime.devices
        )
        return is_left_out or drivers != self._drivers


def _close_if_dead(driver: DriverUnderTest) -> None:
    """Have the next test start a driver anew that has died of this one."""
    try:
        driver.settle()
    except HalError:
        driver.close()


def _explained(error: NnapiError) -> Exception:
    """What a failed call says of the driver: that it died, that it hangs, or that it refuses."""
    cause = error.__cause__
    if isinstance(cause, (DeadObject, NoAnswer)):
        return cause
    return Failed("call_fails", str(error))
