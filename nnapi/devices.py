"""Devices as the runtime knows them: drivers, which may die, and the CPU.

Source: ``DriverDevice`` and ``CpuDevice`` of ``runtime/Manager.cpp``; for what happens when a
driver dies, ``ResilientDevice`` of ``hardware/interfaces/neuralnetworks/utils``.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from nnapi.errors import NnapiError, as_nnapi_errors
from nnapi.feature_levels import feature_level_of
from nnapi.result_codes import ResultCode
from nnhal.capabilities import non_extension_operand_performance
from nnhal.client.guard import guarded
from nnhal.debug import vlog
from nnhal.device import CacheFiles, Device, DeviceBuffer, PreparedModel
from nnhal.errors import HalError, UserError
from nnhal.interfaces import IDeviceAidl, IDeviceV1_0
from nnhal.operand_types import is_extension
from nnhal.types import (
    BufferDesc,
    BufferRole,
    Capabilities,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    Extension,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    OperationType,
    PerformanceInfo,
    Priority,
)

__all__ = ["CPU_NAME", "CpuDevice", "DriverDevice", "RuntimeDevice"]

_T = TypeVar("_T")

_manager: Final = vlog.channel("manager")

CPU_NAME: Final = "nnapi-reference"
"""The name of the CPU device, which applications know."""

_AS_THE_CPU: Final = PerformanceInfo(1.0, 1.0)

_NO_CACHE: Final = NumberOfCacheFiles()

_CPU_CAPABILITIES: Final = Capabilities(
    relaxed_float32_to_float16_performance_scalar=_AS_THE_CPU,
    relaxed_float32_to_float16_performance_tensor=_AS_THE_CPU,
    operand_performance=non_extension_operand_performance(_AS_THE_CPU),
    if_performance=_AS_THE_CPU,
    while_performance=_AS_THE_CPU,
)


class _Facts(NamedTuple):
    """What a driver has answered to the start-up queries, which must not change."""

    version_string: str
    hal_version: HalVersion
    type: DeviceType
    capabilities: Capabilities
    extensions: tuple[Extension, ...]
    number_of_cache_files: NumberOfCacheFiles

    @classmethod
    def of(cls, driver: Device) -> _Facts:
        """Raises HalError where the driver does not answer, or answers what no driver may."""
        return cls(
            driver.version_string,
            driver.hal_version,
            driver.type,
            driver.capabilities,
            tuple(driver.supported_extensions),
            driver.number_of_cache_files,
        )


class RuntimeDevice(ABC):
    """A device of the runtime. Every failure is a NnapiError. Compared by identity."""

    def __init__(self, name: str, facts: _Facts, runtime_version: HalVersion) -> None:
        self.name = name
        self.version_string = facts.version_string
        self.type = facts.type
        self.driver_version = facts.hal_version
        """The version of the driver itself, which may be newer than the runtime."""
        self.hal_version = min(facts.hal_version, runtime_version, key=lambda each: each.level)
        """The version that the runtime may use."""
        self.capabilities = facts.capabilities
        self.extensions = facts.extensions
        self.number_of_cache_files = facts.number_of_cache_files

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} HAL {self.hal_version}>"

    @property
    def feature_level(self) -> int:
        """The lower of the driver's and the runtime's (``ANEURALNETWORKS_FEATURE_LEVEL_*``)."""
        return feature_level_of(self.hal_version)

    @property
    @abstractmethod
    def is_cpu(self) -> bool:
        """Whether this is the CPU device of the runtime."""

    @property
    def is_caching_supported(self) -> bool:
        """Whether the device has a compilation cache."""
        return self.number_of_cache_files != _NO_CACHE

    @abstractmethod
    def supported_operations(self, model: Model) -> Sequence[bool]:
        """For each operation of the main subgraph, whether the device runs it.

        ``model`` must have nothing newer than ``hal_version``: slicing sees to it.
        """

    @abstractmethod
    def wait(self) -> None:
        """Wait until the device is ready (``ANeuralNetworksDevice_wait``)."""

    @abstractmethod
    def prepare(
        self,
        model: Model,
        *,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline_ns: int | None = None,
        cache: CacheFiles | None = None,
    ) -> PreparedModel:
        """As of :meth:`nnhal.device.Device.prepare`."""

    @abstractmethod
    def prepare_from_cache(
        self, cache: CacheFiles, *, deadline_ns: int | None = None
    ) -> PreparedModel:
        """As of :meth:`nnhal.device.Device.prepare_from_cache`."""

    @abstractmethod
    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole] = (),
        output_roles: Sequence[BufferRole] = (),
    ) -> DeviceBuffer:
        """As of :meth:`nnhal.device.Device.allocate`; OP_FAILED where the device has no memory."""


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
        self._facts = _Facts.of(driver)
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
    ) -> PreparedModel:
        return self._asked(
            lambda driver: driver.prepare(
                model,
                preference=preference,
                priority=priority,
                deadline_ns=deadline_ns,
                cache=cache,
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
            facts = _Facts.of(driver)
        except (HalError, UserError) as error:
            return f"dead: it died, and does not start again ({error})"
        if facts != self._facts:
            return "left out: it died, and is another one after its restart"
        _manager("device %s has been restarted", self.name)
        self._driver = driver
        return None


class CpuDevice(RuntimeDevice):
    """The runtime's own CPU implementation, ``nnapi-reference``: ``driver`` by another name.

    Its performance is 1.0 by definition, and it has neither extensions nor a compilation cache.
    Android's never dies; here its driver does not either, as it runs in the runtime's process.
    """

    def __init__(self, driver: Device, *, runtime_version: HalVersion) -> None:
        facts = _Facts(
            driver.version_string,
            runtime_version,
            DeviceType.CPU,
            _CPU_CAPABILITIES,
            (),
            _NO_CACHE,
        )
        super().__init__(CPU_NAME, facts, runtime_version)
        self.driver = driver

    @property
    def is_cpu(self) -> bool:
        return True

    def supported_operations(self, model: Model) -> Sequence[bool]:
        """All but those of vendors, without a look at the model (``CpuDevice``)."""
        return [
            not is_extension(operation.type) and operation.type != OperationType.OEM_OPERATION
            for operation in model.main.operations
        ]

    def wait(self) -> None:
        """Returns at once."""

    def prepare(
        self,
        model: Model,
        *,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline_ns: int | None = None,
        cache: CacheFiles | None = None,
    ) -> PreparedModel:
        with as_nnapi_errors():
            return self.driver.prepare(
                model, preference=preference, priority=priority, deadline_ns=deadline_ns
            )

    def prepare_from_cache(
        self, cache: CacheFiles, *, deadline_ns: int | None = None
    ) -> PreparedModel:
        """OP_FAILED: the CPU has no compilation cache."""
        raise NnapiError(ResultCode.OP_FAILED, "the CPU device has no compilation cache")

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole] = (),
        output_roles: Sequence[BufferRole] = (),
    ) -> DeviceBuffer:
        """OP_FAILED: the CPU has shared memory only."""
        raise NnapiError(ResultCode.OP_FAILED, "the CPU device has no memory of its own")


def _ping(driver: Device) -> None:
    """Ask something harmless. Raises HalError."""
    interface = driver.driver
    with guarded("ping"):
        if isinstance(interface, IDeviceV1_0):
            interface.get_status()
        elif isinstance(interface, IDeviceAidl):
            interface.get_interface_version()
