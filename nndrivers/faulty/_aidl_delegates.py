"""The reference driver behind its own interface of AIDL 4, call by call, to answer otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import as_device
from nnhal.fences import Fence
from nnhal.interfaces import (
    FencedResultAidl,
    Handle,
    IBuffer,
    IBurstAidl,
    IBurstAidlV4,
    IDeviceAidlV4,
    IExecutionAidl,
    IPreparedModelAidl,
    IPreparedModelAidlV4,
    IPreparedModelCallbackAidl,
    SynchronousResultAidl,
)
from nnhal.types import (
    BufferDesc,
    BufferRole,
    Capabilities,
    DeviceType,
    ErrorStatus,
    ExecutionConfig,
    ExecutionPreference,
    Extension,
    HalVersion,
    Model,
    PrepareModelConfig,
    Priority,
    Request,
)

__all__ = [
    "DelegatingAidlBurst",
    "DelegatingAidlDevice",
    "DelegatingAidlModel",
    "DelegatingExecution",
]


class _Reference(ReferenceDriver):
    hal_version = HalVersion.AIDL_V4


class DelegatingExecution(IExecutionAidl):
    """Passes every call on."""

    def __init__(self, inner: IExecutionAidl) -> None:
        self.inner = inner

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        return self.inner.execute_synchronously(deadline_ns)

    def execute_fenced(
        self, wait_for: Sequence[Fence], deadline_ns: int, duration_ns: int
    ) -> FencedResultAidl:
        return self.inner.execute_fenced(wait_for, deadline_ns, duration_ns)


class DelegatingAidlBurst(IBurstAidlV4):
    """Passes every call on."""

    def __init__(self, inner: IBurstAidlV4) -> None:
        self.inner = inner

    def execute_synchronously(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        settings = measure_timing, deadline_ns, loop_timeout_duration_ns
        return self.inner.execute_synchronously(request, memory_identifier_tokens, *settings)

    def execute_synchronously_with_config(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        config: ExecutionConfig,
        deadline_ns: int,
    ) -> SynchronousResultAidl:
        settings = config, deadline_ns
        tokens = memory_identifier_tokens
        return self.inner.execute_synchronously_with_config(request, tokens, *settings)

    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        return self.inner.release_memory_resource(memory_identifier_token)


class DelegatingAidlModel(IPreparedModelAidlV4):
    """Passes every call on. ``burst`` and ``execution`` wrap what the driver gives."""

    burst: Callable[[Any], Any] = DelegatingAidlBurst
    execution: Callable[[Any], Any] = DelegatingExecution

    def __init__(self, inner: IPreparedModelAidlV4) -> None:
        self.inner = inner

    def execute_synchronously(
        self,
        request: Request,
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        limits = deadline_ns, loop_timeout_duration_ns
        return self.inner.execute_synchronously(request, measure_timing, *limits)

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline_ns: int
    ) -> SynchronousResultAidl:
        return self.inner.execute_synchronously_with_config(request, config, deadline_ns)

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl:
        limits = deadline_ns, loop_timeout_duration_ns, duration_ns
        return self.inner.execute_fenced(request, wait_for, measure_timing, *limits)

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        config: ExecutionConfig,
        deadline_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl:
        limits = deadline_ns, duration_ns
        return self.inner.execute_fenced_with_config(request, wait_for, config, *limits)

    def configure_execution_burst(self) -> tuple[ErrorStatus, IBurstAidl | None]:
        status, burst = self.inner.configure_execution_burst()
        return status, None if burst is None else self.burst(burst)

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]:
        status, execution = self.inner.create_reusable_execution(request, config)
        return status, None if execution is None else self.execution(execution)


class _Prepared(IPreparedModelCallbackAidl):
    """Passes prepared models on, wrapped."""

    def __init__(self, wrap: Callable[[Any], Any], callback: IPreparedModelCallbackAidl) -> None:
        self._wrap = wrap
        self._callback = callback

    def notify(self, status: ErrorStatus, prepared_model: IPreparedModelAidl | None) -> None:
        wrapped = None if prepared_model is None else self._wrap(prepared_model)
        self._callback.notify(status, wrapped)


class DelegatingAidlDevice(IDeviceAidlV4):
    """Passes every call on. ``model`` wraps the prepared models that the driver gives."""

    since: ClassVar[HalVersion] = HalVersion.AIDL_V4
    model: Callable[[Any], Any] = DelegatingAidlModel

    def __init__(self) -> None:
        self.driver = _Reference()
        self.inner = cast("IDeviceAidlV4", as_device(self.driver))

    def get_interface_version(self) -> int:
        return self.inner.get_interface_version()

    def get_capabilities(self) -> tuple[ErrorStatus, Capabilities]:
        return self.inner.get_capabilities()

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return self.inner.get_number_of_cache_files_needed()

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return self.inner.get_supported_extensions()

    def get_supported_operations(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]:
        return self.inner.get_supported_operations(model)

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return self.inner.get_type()

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return self.inner.get_version_string()

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference,
        priority: Priority,
        deadline_ns: int,
        model_cache: Sequence[Handle],
        data_cache: Sequence[Handle],
        token: bytes,
        callback: IPreparedModelCallbackAidl,
    ) -> ErrorStatus:
        wishes = preference, priority, deadline_ns
        cache = model_cache, data_cache, token
        told = _Prepared(self.model, callback)
        return self.inner.prepare_model(model, *wishes, *cache, told)

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        told = _Prepared(self.model, callback)
        return self.inner.prepare_model_with_config(model, config, told)

    def prepare_model_from_cache(
        self,
        deadline_ns: int,
        model_cache: Sequence[Handle],
        data_cache: Sequence[Handle],
        token: bytes,
        callback: IPreparedModelCallbackAidl,
    ) -> ErrorStatus:
        cache = model_cache, data_cache, token
        told = _Prepared(self.model, callback)
        return self.inner.prepare_model_from_cache(deadline_ns, *cache, told)

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[IPreparedModelAidl],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, IBuffer | None, int]:
        models: Any = [getattr(model, "inner", model) for model in prepared_models]
        return self.inner.allocate(desc, models, input_roles, output_roles)
