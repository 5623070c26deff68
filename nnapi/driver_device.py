"""Drivers as devices of the runtime. A driver may die; it is started again once.

Source: ``DriverDevice`` of ``runtime/Manager.cpp``; for what happens when a driver dies,
``ResilientDevice`` of ``hardware/interfaces/neuralnetworks/utils``.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from nnapi.devices import DeviceFacts, RuntimeDevice
from nnapi.errors import as_nnapi_errors
from nncli.errors import UserError
from nnhal.client.guard import guarded
from nnhal.client.hints import NO_HINTS, Hints
from nnhal.debug import vlog
from nnhal.device import CacheFiles, Device, DeviceBuffer, PreparedModel
from nnhal.errors import HalError
from nnhal.interfaces import IDeviceAidl, IDeviceV1_0
from nnhal.types import (
    BufferDesc,
    BufferRole,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    Model,
    Priority,
)

__all__ = ["DriverDevice"]

_T = TypeVar("_T")

_manager: Final = vlog.channel("manager")


class DriverDevice(RuntimeDevice):
    """A driver. Where it dies it is started once more, with ``restart``; after that, or where it
    comes back as another one, it is left out: every call is DEAD_OBJECT.

    Raises HalError for a driver that the runtime must not register.
    """

    def __init__(
        self,
        name: str,
        driver: Device,
        *,
        runtime_version: HalVersion,
        restart: Callable[[], Device] | None = None,
    ) -> None:
        self._facts = DeviceFacts.of(driver)
        super().__init__(name, self._facts, runtime_version)
        self._driver = driver
        self._restart = restart
        self._lock = threading.Lock()
        self.death: str | None = None
        """Why the driver is left out; None while it is in use."""

    @property
    def is_cpu(self) -> bool:
        return False

    @property
    def driver(self) -> Device:
        """The driver as it runs now; another object after a restart."""
        return self._driver

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return self._asked(lambda driver: driver.supported_operations(model))

    def wait(self) -> None:
        """Returns once the driver answers; restarts one that has died."""
        self._asked(_ping)

    def prepare(
        self,
        model: Model,
        *,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline_ns: int | None = None,
        cache: CacheFiles | None = None,
        hints: Hints = NO_HINTS,
    ) -> PreparedModel:
        return self._asked(
            lambda driver: driver.prepare(
                model,
                preference=preference,
                priority=priority,
                deadline_ns=deadline_ns,
                cache=cache,
                hints=hints,
            )
        )

    def prepare_from_cache(
        self, cache: CacheFiles, *, deadline_ns: int | None = None
    ) -> PreparedModel:
        return self._asked(lambda driver: driver.prepare_from_cache(cache, deadline_ns=deadline_ns))

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole] = (),
        output_roles: Sequence[BufferRole] = (),
    ) -> DeviceBuffer:
        # Not repeated after a restart, since the prepared models belong to the driver that died.
        with as_nnapi_errors():
            return self._driver.allocate(desc, prepared_models, input_roles, output_roles)

    def _asked(self, question: Callable[[Device], _T]) -> _T:
        """The answer, of the restarted driver where the first one is dead."""
        driver = self._driver
        with as_nnapi_errors():
            if self.death is not None:
                raise HalError(ErrorStatus.DEAD_OBJECT, f"device '{self.name}' is {self.death}")
            try:
                return question(driver)
            except HalError as error:
                if error.status != ErrorStatus.DEAD_OBJECT:
                    raise
                return question(self._recovered(driver, error))

    def _recovered(self, failed: Device, error: HalError) -> Device:
        """The driver after a restart. Raises ``error`` where there is none."""
        with self._lock:
            if self._driver is not failed:  # another thread has been faster
                return self._driver
            self.death = self._try_restart(failed)
            if self.death is not None:
                _manager("device %s is %s", self.name, self.death)
                raise error
            return self._driver

    def _try_restart(self, failed: Device) -> str | None:
        """Why the driver is left out from now on; None where it runs again."""
        if self._restart is None:
            return "dead: it died, and cannot be started again"
        restart, self._restart = self._restart, None
        try:
            driver = restart()
            facts = DeviceFacts.of(driver)
        except (HalError, UserError) as error:
            return f"dead: it died, and does not start again ({error})"
        if facts != self._facts:
            return "left out: it died, and is another one after its restart"
        _manager("device %s has been restarted", self.name)
        self._driver = driver
        return None


def _ping(driver: Device) -> None:
    """Ask something harmless. Raises HalError."""
    interface = driver.driver
    with guarded("ping"):
        if isinstance(interface, IDeviceV1_0):
            interface.get_status()
        elif isinstance(interface, IDeviceAidl):
            interface.get_interface_version()
