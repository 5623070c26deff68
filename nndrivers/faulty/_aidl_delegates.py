"""The reference driver behind its own interface of AIDL 4, call by call, to answer otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from nndrivers.reference.device import ReferenceDriver
from nnhal.delegation import delegating
from nnhal.driver_kit import as_device
from nnhal.interfaces import (
    Handle,
    IBuffer,
    IBurstAidl,
    IBurstAidlV4,
    IDeviceAidlV4,
    IExecutionAidl,
    IPreparedModelAidl,
    IPreparedModelAidlV4,
    IPreparedModelCallbackAidl,
)
from nnhal.types import (
    BufferDesc,
    BufferRole,
    ErrorStatus,
    ExecutionConfig,
    ExecutionPreference,
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


@delegating
class DelegatingExecution(IExecutionAidl):
    """Passes every call on."""

    def __init__(self, inner: IExecutionAidl) -> None:
        self.inner = inner


@delegating
class DelegatingAidlBurst(IBurstAidlV4):
    """Passes every call on."""

    def __init__(self, inner: IBurstAidlV4) -> None:
        self.inner = inner


@delegating
class DelegatingAidlModel(IPreparedModelAidlV4):
    """Passes every call on. ``burst`` and ``execution`` wrap what the driver gives."""

    burst: Callable[[Any], Any] = DelegatingAidlBurst
    execution: Callable[[Any], Any] = DelegatingExecution

    def __init__(self, inner: IPreparedModelAidlV4) -> None:
        self.inner = inner

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


@delegating
class DelegatingAidlDevice(IDeviceAidlV4):
    """Passes every call on. ``model`` wraps the prepared models that the driver gives."""

    since: ClassVar[HalVersion] = HalVersion.AIDL_V4
    model: Callable[[Any], Any] = DelegatingAidlModel

    def __init__(self) -> None:
        self.driver = _Reference()
        self.inner = cast("IDeviceAidlV4", as_device(self.driver))

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
