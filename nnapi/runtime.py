"""The runtime of one process: its devices and settings.

Source: ``DeviceManager`` of ``runtime/Manager.cpp``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec

from nnapi.cpu_device import CpuDevice
from nnapi.devices import RuntimeDevice
from nnapi.driver_device import DriverDevice
from nnapi.errors import bad_data
from nnapi.extensions import ExtensionTypes
from nnapi.feature_levels import feature_level_of
from nnapi.settings import Settings
from nnhal import registry
from nnhal.debug import vlog
from nnhal.device import Device
from nnhal.errors import HalError

__all__ = ["CPU_DRIVER", "DriverEntry", "RefusedDriver", "Runtime"]

_manager: Final = vlog.channel("manager")

CPU_DRIVER: Final = "reference"
"""The driver that serves as the CPU device, by its name in the registry."""


class DriverEntry(NamedTuple):
    """A driver to be registered."""

    device: Device
    name: str | None = None
    """The device's name; by default the driver's own."""
    restart: Callable[[], Device] | None = None
    """Starts the driver again after its death."""


class RefusedDriver(msgspec.Struct, frozen=True):
    """A driver that is not registered."""

    name: str
    reason: str


class Runtime:
    """Runtime: what is global in an Android process, that is, the registered devices and the
    settings.

    ``drivers`` are registered in order, with the CPU device last. A driver that fails a start-up
    query is refused, as is one that wants more than 32 cache files, or whose name another device
    has; ``refused`` says why. One whose name does not match ``settings.enabled_devices`` is
    ignored. ``cpu`` is the driver behind ``nnapi-reference``, by default the one that the registry
    knows as ``reference``.
    """

    def __init__(
        self,
        drivers: Iterable[Device | DriverEntry] = (),
        settings: Settings | None = None,
        *,
        cpu: Device | None = None,
    ) -> None:
        self.settings = settings or Settings.from_environment()
        self.refused: tuple[RefusedDriver, ...] = ()
        version = self.settings.runtime_version
        self.extensions = ExtensionTypes()
        self.cpu = CpuDevice(cpu or registry.resolve(CPU_DRIVER), runtime_version=version)
        self._registered: list[RuntimeDevice] = []
        for each in drivers:
            self.register(each)

    @property
    def devices(self) -> tuple[RuntimeDevice, ...]:
        """The devices in use, the CPU last; the CPU alone with ``settings.cpu_only``."""
        if self.settings.cpu_only:
            return (self.cpu,)
        return (*self._registered, self.cpu)

    @property
    def feature_level(self) -> int:
        """Feature level of the runtime itself (``ANeuralNetworks_getRuntimeFeatureLevel``)."""
        return feature_level_of(self.settings.runtime_version)

    def device(self, index: int) -> RuntimeDevice:
        """Device ``index`` of :attr:`devices`. BAD_DATA where there is none."""
        devices = self.devices
        if not 0 <= index < len(devices):
            raise bad_data(f"device {index} of {len(devices)}")
        return devices[index]

    def register(self, driver: Device | DriverEntry) -> RuntimeDevice | None:
        """Add ``driver`` before the CPU device; None where it is refused or not enabled."""
        entry = driver if isinstance(driver, DriverEntry) else DriverEntry(driver)
        name = entry.name or entry.device.name
        if not re.fullmatch(self.settings.enabled_devices, name):
            _manager("device %s is not enabled", name)
            return None
        if name in {device.name for device in (*self._registered, self.cpu)}:
            self._refuse(name, "another device has this name")
            return None
        try:
            device = DriverDevice(
                name,
                entry.device,
                runtime_version=self.settings.runtime_version,
                restart=entry.restart,
            )
        except HalError as error:
            self._refuse(name, str(error))
            return None
        self._registered.append(device)
        for extension in device.extensions:
            self.extensions.register(extension, name)
        return device

    def _refuse(self, name: str, reason: str) -> None:
        _manager("device %s is not registered: %s", name, reason)
        self.refused += (RefusedDriver(name, reason),)

    def named(self, name: str) -> RuntimeDevice:
        """The device of this name; the first one of several. BAD_DATA where there is none."""
        for device in self.devices:
            if device.name == name:
                return device
        names = ", ".join(device.name for device in self.devices)
        raise bad_data(f"no device is named {name!r}; devices: {names}")
