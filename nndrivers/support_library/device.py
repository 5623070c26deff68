"""Devices of a library with the AIDL interface, of the version that their feature level has."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, Final

from nndrivers.support_library import buffers, introspection
from nndrivers.support_library.compilation import Compilation
from nndrivers.support_library.execution import add_hints
from nndrivers.support_library.handles import Handle, created
from nndrivers.support_library.library import Library
from nndrivers.support_library.memories import Memories
from nndrivers.support_library.model import BuiltModel, build
from nndrivers.support_library.prepared_model import PreparedModel, PreparedModelV4
from nndrivers.support_library.refusals import refused
from nndrivers.support_library.result_codes import LOGGER, check, name_of
from nndrivers.support_library.times import remaining_ns
from nnhal.errors import HalError, Inexpressible
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
    Model,
    PrepareModelConfig,
    Priority,
)

__all__ = ["NativeDevice", "NativeDeviceV4", "device_of"]

_FIRST_AIDL_LEVEL: Final = 5
_LAST_LEVEL: Final = 8

_LOW_PRIORITY: Final = 90
_PRIORITY_STEP: Final = 10
"""``ANEURALNETWORKS_PRIORITY_LOW``, ``_MEDIUM``, ``_HIGH`` are 90, 100, 110; so are wrong ones."""

_NO_CACHE_LOADS: Final = (
    "the C API loads a compilation from its cache when the model is compiled again, and never "
    "without the model"
)


def device_of(library: Library, address: int) -> NativeDevice:
    """The device at ``address``. Raises HalError where it does not tell its feature level."""
    level = min(introspection.level(library, address), _LAST_LEVEL)
    kind = NativeDeviceV4 if level == _LAST_LEVEL else NativeDevice
    return kind(library, address, max(level, _FIRST_AIDL_LEVEL))


class NativeDevice(IDeviceAidl):
    """A device of AIDL 1 to 3, also for a library that is older than these."""

    prepared_model: type[PreparedModel] = PreparedModel

    def __init__(self, library: Library, address: int, level: int) -> None:
        self._library = library
        self._address = address
        self._level = level
        self._memories = Memories(library)

    def get_interface_version(self) -> int:
        return self._level - _FIRST_AIDL_LEVEL + 1

    def get_capabilities(self) -> tuple[ErrorStatus, Capabilities]:
        return ErrorStatus.NONE, introspection.capabilities(self._library, self._address)

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return ErrorStatus.NONE, *introspection.cache_files(self._library, self._address)

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return ErrorStatus.NONE, introspection.extensions(self._library, self._address)

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return ErrorStatus.NONE, introspection.type(self._library, self._address)

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return ErrorStatus.NONE, introspection.version(self._library, self._address)

    def get_supported_operations(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]:
        try:
            built = build(self._library, self._memories, model)
            answers = (ctypes.c_bool * max(1, len(model.main.operations)))()
            call = "ANeuralNetworksModel_getSupportedOperationsForDevices"
            ask = getattr(self._library.api, call)
            check(call, ask(built.handle.address, self._own_address(), 1, answers))
        except HalError as error:
            return refused("getSupportedOperations", error), ()
        return ErrorStatus.NONE, list(answers[: len(model.main.operations)])

    def prepare_model(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        return self._prepare(model, config, callback)

    def prepare_model_from_cache(
        self, deadline_ns: int, cache: CacheHandles, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        raise Inexpressible(_NO_CACHE_LOADS)

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        try:
            made = buffers.allocate(self._library.api, self._memories, wanted)
        except HalError as error:
            return refused("allocate", error), None, 0
        return ErrorStatus.NONE, *made

    def _own_address(self) -> Any:
        """An array of this device, as the API takes devices."""
        return (ctypes.c_void_p * 1)(self._address)

    def _prepare(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        limit_ns = remaining_ns(config.deadline_ns)
        prepared_model, status = None, ErrorStatus.NONE
        try:
            built = build(self._library, self._memories, model)
            prepared_model = self.prepared_model(self._compiled(built, config, limit_ns))
        except HalError as error:
            status = refused("prepareModel", error)
        callback.notify(status, prepared_model)
        return status

    def _compiled(
        self, model: BuiltModel, config: PrepareModelConfig, limit_ns: int
    ) -> Compilation:
        """``model`` compiled for this device. Raises HalError, Inexpressible."""
        api = self._library.api
        call = "ANeuralNetworksCompilation_createForDevices"
        create = getattr(api, call)
        address = created(call, create, model.handle.address, self._own_address(), 1)
        handle = Handle(address, api.ANeuralNetworksCompilation_free, model)
        self._set("setPreference", address, config.preference)
        if self._library.has("ANeuralNetworksCompilation_setPriority"):
            steps = config.priority - Priority.LOW
            self._set("setPriority", address, _LOW_PRIORITY + _PRIORITY_STEP * steps)
        if limit_ns:
            self._set("setTimeout", address, limit_ns)
        if config.cache.model or config.cache.data:
            self._set_caching(address, config)
        if config.compilation_hints:
            hints = config.compilation_hints, config.extension_name_to_prefix
            add_hints(api.ANeuralNetworksCompilation_addExtensionAttribute, address, *hints)
        self._set("finish", address)
        return Compilation(api, handle, self._memories, model)

    def _set(self, name: str, address: int, *value: int) -> None:
        name = f"ANeuralNetworksCompilation_{name}"
        check(name, getattr(self._library.api, name)(address, *value))

    def _set_caching(self, address: int, config: PrepareModelConfig) -> None:
        """Caches never spoil a preparation (``IDevice.aidl``): without them it takes longer."""
        if len(config.cache.token) != CACHE_TOKEN_SIZE:
            raise Inexpressible(f"the C API has tokens of {CACHE_TOKEN_SIZE} bytes only")
        call = "SL_ANeuralNetworksCompilation_setCachingFromFds"
        code = getattr(self._library.api, call)(
            address,
            *_descriptors(config.cache.model),
            *_descriptors(config.cache.data),
            config.cache.token,
        )
        if code:
            LOGGER.warning("%s returned %s: compiled without caching", call, name_of(code))


def _descriptors(files: Sequence[Sequence[int]]) -> tuple[Any, int]:
    if any(len(file) != 1 for file in files):
        raise Inexpressible("the C API takes one descriptor for each cache file")
    return (ctypes.c_int * max(1, len(files)))(*(file[0] for file in files)), len(files)


class NativeDeviceV4(NativeDevice, IDeviceAidlV4):
    """A device of AIDL 4."""

    prepared_model = PreparedModelV4

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        return self._prepare(model, config, callback)
