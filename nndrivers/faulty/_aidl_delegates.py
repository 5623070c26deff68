"""The reference driver behind its own interface of AIDL 4, call by call, to answer otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from nndrivers.aidl_delegation import AidlDelegate, ToldWrapped
from nndrivers.reference.device import ReferenceDriver
from nnhal.delegation import delegating
from nnhal.interfaces import (
    IBurstAidl,
    IBurstAidlV4,
    IExecutionAidl,
    IPreparedModelAidlV4,
    IPreparedModelCallbackAidl,
)
from nnhal.types import ErrorStatus, ExecutionConfig, HalVersion, Model, Request

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


class DelegatingAidlDevice(AidlDelegate):
    """Passes every call on. ``model`` wraps the prepared models that the driver gives."""

    since: ClassVar[HalVersion] = HalVersion.AIDL_V4
    model: Callable[[Any], Any] = DelegatingAidlModel

    def __init__(self) -> None:
        super().__init__(_Reference())

    def preparing(
        self, model: Model | None, callback: IPreparedModelCallbackAidl
    ) -> IPreparedModelCallbackAidl:
        return ToldWrapped(self.model, callback)
