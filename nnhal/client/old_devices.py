"""Devices before HAL 1.3 behind the calls of 1.3, as far as they can be.

What an old driver has no word for is left out (priorities, deadlines) or answered for it (type,
version, caching). Source: the adapters of Android's ``neuralnetworks/1.x/utils``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nnhal.client.aidl_devices import AidlDevice, version_of
from nnhal.client.calls import ClientDevice
from nnhal.errors import Invalid
from nnhal.interfaces import (
    AllocationResult,
    BufferRoles,
    IDevice,
    IDeviceAidl,
    IDeviceV1_0,
    IDeviceV1_1,
    IDeviceV1_2,
    IDeviceV1_3,
    IPreparedModelCallbackV1_3,
)
from nnhal.types import (
    CacheHandles,
    Capabilities,
    DeviceType,
    ErrorStatus,
    Extension,
    HalVersion,
    Model,
    PrepareModelConfigV1_3,
)
from nnhal.versions import NotCompliant, canonical_capabilities, convert_to

__all__ = ["upgrade_device"]

_Supported = tuple[ErrorStatus, Sequence[bool]]


def upgrade_device(device: IDevice) -> tuple[HalVersion, ClientDevice]:
    """The version of ``device``, and ``device`` behind the calls of HAL 1.3."""
    if isinstance(device, IDeviceAidl):
        version = version_of(device)
        return version, AidlDevice(device, version)
    if isinstance(device, IDeviceV1_3):
        return HalVersion.V1_3, device
    if isinstance(device, IDeviceV1_2):
        return HalVersion.V1_2, _DeviceV1_2(device)
    if isinstance(device, IDeviceV1_1):
        return HalVersion.V1_1, _DeviceV1_1(device)
    assert isinstance(device, IDeviceV1_0)
    return HalVersion.V1_0, _DeviceV1_0(device)


class _OldDevice:
    """What clients see of a driver that has no answer of its own."""

    version: ClassVar[HalVersion]

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return ErrorStatus.NONE, "UNKNOWN"

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return ErrorStatus.NONE, DeviceType.UNKNOWN

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return ErrorStatus.NONE, ()

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return ErrorStatus.NONE, 0, 0

    def get_supported_operations_1_3(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]:
        try:
            converted = convert_to(model, self.version)
        except NotCompliant:
            # The driver cannot be given this model at all, so it runs none of its operations.
            return ErrorStatus.NONE, [False] * len(model.main.operations)
        except Invalid:
            return ErrorStatus.INVALID_ARGUMENT, ()
        return self._supported_operations(converted)

    def prepare_model_1_3(
        self, model: Model, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        try:
            converted = convert_to(model, self.version)
        except Invalid:
            callback.notify(ErrorStatus.INVALID_ARGUMENT, None)
            return ErrorStatus.INVALID_ARGUMENT
        return self._prepare(converted, config, callback)

    def prepare_model_from_cache_1_3(
        self, deadline_ns: int | None, cache: CacheHandles, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        callback.notify(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        return ErrorStatus.GENERAL_FAILURE, None, 0

    # With a model in the words of ``version``:

    def _supported_operations(self, model: Any) -> _Supported:
        raise NotImplementedError

    def _prepare(
        self, model: Any, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        raise NotImplementedError


class _DeviceV1_0(_OldDevice):
    version = HalVersion.V1_0

    def __init__(self, device: IDeviceV1_0) -> None:
        self._device = device

    def get_capabilities_1_3(self) -> tuple[ErrorStatus, Capabilities]:
        status, capabilities = self._device.get_capabilities()
        return status, canonical_capabilities(capabilities)

    def _supported_operations(self, model: Any) -> _Supported:
        return self._device.get_supported_operations(model)

    def _prepare(
        self, model: Any, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        return self._device.prepare_model(model, callback)


class _DeviceV1_1(_OldDevice):
    version = HalVersion.V1_1

    def __init__(self, device: IDeviceV1_1) -> None:
        self._device = device

    def get_capabilities_1_3(self) -> tuple[ErrorStatus, Capabilities]:
        status, capabilities = self._device.get_capabilities_1_1()
        return status, canonical_capabilities(capabilities)

    def _supported_operations(self, model: Any) -> _Supported:
        return self._device.get_supported_operations_1_1(model)

    def _prepare(
        self, model: Any, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        return self._device.prepare_model_1_1(model, config.preference, callback)


class _DeviceV1_2(_OldDevice):
    version = HalVersion.V1_2

    def __init__(self, device: IDeviceV1_2) -> None:
        self._device = device

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return self._device.get_version_string()

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return self._device.get_type()

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return self._device.get_supported_extensions()

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return self._device.get_number_of_cache_files_needed()

    def get_capabilities_1_3(self) -> tuple[ErrorStatus, Capabilities]:
        status, capabilities = self._device.get_capabilities_1_2()
        return status, canonical_capabilities(capabilities)

    def prepare_model_from_cache_1_3(
        self, deadline_ns: int | None, cache: CacheHandles, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        return self._device.prepare_model_from_cache(cache, callback)

    def _supported_operations(self, model: Any) -> _Supported:
        return self._device.get_supported_operations_1_2(model)

    def _prepare(
        self, model: Any, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        return self._device.prepare_model_1_2(model, config.preference, config.cache, callback)
