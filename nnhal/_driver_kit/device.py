"""A driver of the kit with the interface of each HAL version."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from nnhal._driver_kit.aidl_device import KitDeviceAidl, KitDeviceAidlV4
from nnhal._driver_kit.core import Core, NotifyPrepared
from nnhal._driver_kit.driver import Driver, PrepareOptions
from nnhal.interfaces import (
    AllocationResult,
    BufferRoles,
    IDeviceV1_0,
    IDeviceV1_1,
    IDeviceV1_2,
    IDeviceV1_3,
    IPreparedModelCallbackV1_0,
    IPreparedModelCallbackV1_2,
    IPreparedModelCallbackV1_3,
)
from nnhal.types import (
    NO_CACHE,
    CacheHandles,
    Capabilities,
    CapabilitiesV1_0,
    CapabilitiesV1_1,
    CapabilitiesV1_2,
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    Extension,
    HalVersion,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    PrepareModelConfigV1_3,
)
from nnhal.versions import AnyModel, capabilities_to, status_to

__all__ = ["KitDeviceV1_0", "KitDeviceV1_1", "KitDeviceV1_2", "KitDeviceV1_3", "as_device"]


class KitDeviceV1_0(IDeviceV1_0):
    def __init__(self, driver: Driver) -> None:
        self._core = Core(driver)

    @property
    def driver(self) -> Driver:
        """The driver behind the interface."""
        return self._core.driver

    def get_capabilities(self) -> tuple[ErrorStatus, CapabilitiesV1_0]:
        return self._capabilities(HalVersion.V1_0)

    def get_supported_operations(self, model: ModelV1_0) -> tuple[ErrorStatus, Sequence[bool]]:
        return self._supported_operations(model, HalVersion.V1_2)

    def prepare_model(self, model: ModelV1_0, callback: IPreparedModelCallbackV1_0) -> ErrorStatus:
        return self._prepare(model, PrepareOptions(), callback)

    def get_status(self) -> DeviceStatus:
        return self._core.answer("getStatus", self.driver.status, DeviceStatus.UNKNOWN)[1]

    def _capabilities(self, version: HalVersion) -> tuple[ErrorStatus, Any]:
        status, capabilities = self._core.capabilities()
        return status_to(status, version), capabilities_to(capabilities, version)

    def _supported_operations(
        self, model: AnyModel, version: HalVersion
    ) -> tuple[ErrorStatus, Sequence[bool]]:
        status, supported = self._core.supported_operations(model)
        return status_to(status, version), supported

    def _prepare(
        self, model: AnyModel, options: PrepareOptions, callback: IPreparedModelCallbackV1_0
    ) -> ErrorStatus:
        """Prepare for a client of HAL 1.0 or 1.1."""

        def notify(status: ErrorStatus, prepared_model: Any) -> None:
            callback.notify(status_to(status, HalVersion.V1_0), prepared_model)

        status = self._core.prepare(model, options, NO_CACHE, notify)
        return status_to(status, HalVersion.V1_0)


class KitDeviceV1_1(KitDeviceV1_0, IDeviceV1_1):
    def get_capabilities_1_1(self) -> tuple[ErrorStatus, CapabilitiesV1_1]:
        return self._capabilities(HalVersion.V1_1)

    def get_supported_operations_1_1(self, model: ModelV1_1) -> tuple[ErrorStatus, Sequence[bool]]:
        return self._supported_operations(model, HalVersion.V1_2)

    def prepare_model_1_1(
        self,
        model: ModelV1_1,
        preference: ExecutionPreference,
        callback: IPreparedModelCallbackV1_0,
    ) -> ErrorStatus:
        return self._prepare(model, PrepareOptions(preference), callback)


class KitDeviceV1_2(KitDeviceV1_1, IDeviceV1_2):
    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return ErrorStatus.NONE, self._core.version_string

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return ErrorStatus.NONE, self._core.type

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return ErrorStatus.NONE, self._core.extensions

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        files = self._core.cache_files
        return ErrorStatus.NONE, files.model_cache, files.data_cache

    def get_capabilities_1_2(self) -> tuple[ErrorStatus, CapabilitiesV1_2]:
        return self._capabilities(HalVersion.V1_2)

    def get_supported_operations_1_2(self, model: ModelV1_2) -> tuple[ErrorStatus, Sequence[bool]]:
        return self._supported_operations(model, HalVersion.V1_2)

    def prepare_model_1_2(
        self,
        model: ModelV1_2,
        preference: ExecutionPreference,
        cache: CacheHandles,
        callback: IPreparedModelCallbackV1_2,
    ) -> ErrorStatus:
        options = PrepareOptions(preference)
        status = self._core.prepare(model, options, cache, _notify_1_2(callback))
        return status_to(status, HalVersion.V1_2)

    def prepare_model_from_cache(
        self, cache: CacheHandles, callback: IPreparedModelCallbackV1_2
    ) -> ErrorStatus:
        status = self._core.prepare_from_cache(None, cache, _notify_1_2(callback))
        return status_to(status, HalVersion.V1_2)


class KitDeviceV1_3(KitDeviceV1_2, IDeviceV1_3):
    def get_capabilities_1_3(self) -> tuple[ErrorStatus, Capabilities]:
        return self._capabilities(HalVersion.V1_3)

    def get_supported_operations_1_3(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]:
        return self._supported_operations(model, HalVersion.V1_3)

    def prepare_model_1_3(
        self, model: Model, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        options = PrepareOptions(config.preference, config.priority, config.deadline_ns)
        return self._core.prepare(model, options, config.cache, callback.notify_1_3)

    def prepare_model_from_cache_1_3(
        self, deadline_ns: int | None, cache: CacheHandles, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        return self._core.prepare_from_cache(deadline_ns, cache, callback.notify_1_3)

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        return self._core.allocate(wanted)


def _notify_1_2(callback: IPreparedModelCallbackV1_2) -> NotifyPrepared:
    def notify(status: ErrorStatus, prepared_model: Any) -> None:
        callback.notify_1_2(status_to(status, HalVersion.V1_2), prepared_model)

    return notify


def as_device(driver: Driver) -> KitDeviceV1_0 | KitDeviceAidl:
    """``driver`` with the HAL's interface of its ``hal_version``: ``IDeviceV1_0`` to ``V1_3``, or
    ``IDeviceAidl``.

    Raises ValueError for start-up answers that no driver may give, such as a name that is not
    ``{VENDOR}-{DEVICE_NAME}``.
    """
    return _CLASSES[HalVersion(driver.hal_version)](driver)


_CLASSES: Final[Mapping[HalVersion, type[KitDeviceV1_0] | type[KitDeviceAidl]]] = {
    HalVersion.V1_0: KitDeviceV1_0,
    HalVersion.V1_1: KitDeviceV1_1,
    HalVersion.V1_2: KitDeviceV1_2,
    HalVersion.V1_3: KitDeviceV1_3,
    HalVersion.AIDL_V1: KitDeviceAidl,
    HalVersion.AIDL_V2: KitDeviceAidl,
    HalVersion.AIDL_V3: KitDeviceAidl,
    HalVersion.AIDL_V4: KitDeviceAidlV4,
}
