"""A driver of HIDL shown by an older interface, which it has too: a newer one inherits the older.

Android's service manager does the same: a client of HAL 1.1 gets a driver of 1.3 as one of 1.1,
and the VTS of every version tests it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from nnhal.interfaces import (
    Handle,
    IDevice,
    IDeviceV1_0,
    IDeviceV1_1,
    IDeviceV1_2,
    IPreparedModelCallbackV1_0,
    IPreparedModelCallbackV1_2,
)
from nnhal.types import (
    CapabilitiesV1_0,
    CapabilitiesV1_1,
    CapabilitiesV1_2,
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    Extension,
    HalVersion,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
)

__all__ = ["by_older_interface"]

_Supported: TypeAlias = tuple[ErrorStatus, Sequence[bool]]


class _ByV1_0(IDeviceV1_0):
    def __init__(self, device: Any) -> None:
        self._device = device

    @property
    def driver(self) -> object:
        """The driver of the kit behind the interface, None for one without the kit."""
        return getattr(self._device, "driver", None)

    def get_capabilities(self) -> tuple[ErrorStatus, CapabilitiesV1_0]:
        return self._device.get_capabilities()  # type: ignore[no-any-return]

    def get_supported_operations(self, model: ModelV1_0) -> _Supported:
        return self._device.get_supported_operations(model)  # type: ignore[no-any-return]

    def prepare_model(self, model: ModelV1_0, callback: IPreparedModelCallbackV1_0) -> ErrorStatus:
        return self._device.prepare_model(model, callback)  # type: ignore[no-any-return]

    def get_status(self) -> DeviceStatus:
        return self._device.get_status()  # type: ignore[no-any-return]


class _ByV1_1(_ByV1_0, IDeviceV1_1):
    def get_capabilities_1_1(self) -> tuple[ErrorStatus, CapabilitiesV1_1]:
        return self._device.get_capabilities_1_1()  # type: ignore[no-any-return]

    def get_supported_operations_1_1(self, model: ModelV1_1) -> _Supported:
        return self._device.get_supported_operations_1_1(model)  # type: ignore[no-any-return]

    def prepare_model_1_1(
        self,
        model: ModelV1_1,
        preference: ExecutionPreference,
        callback: IPreparedModelCallbackV1_0,
    ) -> ErrorStatus:
        return self._device.prepare_model_1_1(  # type: ignore[no-any-return]
            model, preference, callback
        )


class _ByV1_2(_ByV1_1, IDeviceV1_2):
    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return self._device.get_version_string()  # type: ignore[no-any-return]

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return self._device.get_type()  # type: ignore[no-any-return]

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return self._device.get_supported_extensions()  # type: ignore[no-any-return]

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return self._device.get_number_of_cache_files_needed()  # type: ignore[no-any-return]

    def get_capabilities_1_2(self) -> tuple[ErrorStatus, CapabilitiesV1_2]:
        return self._device.get_capabilities_1_2()  # type: ignore[no-any-return]

    def get_supported_operations_1_2(self, model: ModelV1_2) -> _Supported:
        return self._device.get_supported_operations_1_2(model)  # type: ignore[no-any-return]

    def prepare_model_1_2(
        self,
        model: ModelV1_2,
        preference: ExecutionPreference,
        model_cache: Sequence[Handle],
        data_cache: Sequence[Handle],
        token: bytes,
        callback: IPreparedModelCallbackV1_2,
    ) -> ErrorStatus:
        return self._device.prepare_model_1_2(  # type: ignore[no-any-return]
            model, preference, model_cache, data_cache, token, callback
        )

    def prepare_model_from_cache(
        self,
        model_cache: Sequence[Handle],
        data_cache: Sequence[Handle],
        token: bytes,
        callback: IPreparedModelCallbackV1_2,
    ) -> ErrorStatus:
        return self._device.prepare_model_from_cache(  # type: ignore[no-any-return]
            model_cache, data_cache, token, callback
        )


_CLASSES: Final = {
    HalVersion.V1_0: _ByV1_0,
    HalVersion.V1_1: _ByV1_1,
    HalVersion.V1_2: _ByV1_2,
}


def by_older_interface(device: IDevice, version: HalVersion) -> IDevice:
    """``device``, of HIDL and newer than ``version``, as clients of ``version`` see it."""
    return _CLASSES[version](device)
