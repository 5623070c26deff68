"""A driver of the kit with the AIDL interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnhal._driver_kit.aidl_numbers import check_hints, deadline
from nnhal._driver_kit.core import Core
from nnhal._driver_kit.driver import Driver, PrepareOptions
from nnhal._driver_kit.failures import status_of
from nnhal.errors import Invalid
from nnhal.interfaces import (
    AllocationResult,
    BufferRoles,
    IDeviceAidl,
    IDeviceAidlV4,
    IPreparedModelCallbackAidl,
)
from nnhal.types import (
    CACHE_TOKEN_SIZE,
    CacheHandles,
    Capabilities,
    DeviceType,
    ErrorStatus,
    Extension,
    HalVersion,
    Model,
    PrepareModelConfig,
)

__all__ = ["KitDeviceAidl", "KitDeviceAidlV4"]

_FIRST_LEVEL: Final = HalVersion.AIDL_V1.level


class KitDeviceAidl(IDeviceAidl):
    def __init__(self, driver: Driver) -> None:
        self._core = Core(driver)

    @property
    def driver(self) -> Driver:
        """The driver behind the interface."""
        return self._core.driver

    def get_interface_version(self) -> int:
        return self._core.version.level - _FIRST_LEVEL + 1

    def get_capabilities(self) -> tuple[ErrorStatus, Capabilities]:
        return self._core.capabilities()

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        files = self._core.cache_files
        return ErrorStatus.NONE, files.model_cache, files.data_cache

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return ErrorStatus.NONE, self._core.extensions

    def get_supported_operations(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]:
        return self._core.supported_operations(model)

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return ErrorStatus.NONE, self._core.type

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return ErrorStatus.NONE, self._core.version_string

    def prepare_model(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        try:
            options = PrepareOptions(
                config.preference, config.priority, deadline(config.deadline_ns)
            )
        except Invalid as error:
            return _refuse("prepareModel", error, callback)
        return self._core.prepare(model, options, config.cache, callback.notify)

    def prepare_model_from_cache(
        self, deadline_ns: int, cache: CacheHandles, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        try:
            limit_ns = deadline(deadline_ns)
        except Invalid as error:
            return _refuse("prepareModelFromCache", error, callback)
        return self._core.prepare_from_cache(limit_ns, cache, callback.notify)

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        return self._core.allocate(wanted)


class KitDeviceAidlV4(KitDeviceAidl, IDeviceAidlV4):
    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        try:
            check_hints(config.compilation_hints)
            if len(config.cache.token) != CACHE_TOKEN_SIZE:
                raise Invalid(f"a cache token of {len(config.cache.token)} bytes")
        except Invalid as error:
            return _refuse("prepareModelWithConfig", error, callback)
        return self.prepare_model(model, config, callback)


def _refuse(call: str, error: Invalid, callback: IPreparedModelCallbackAidl) -> ErrorStatus:
    status = status_of(error, call)
    callback.notify(status, None)
    return status
