"""The calls of HAL 1.3 that a client makes; what older drivers are brought up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from nnhal.interfaces import (
    AllocationResult,
    BufferRoles,
    BurstChannels,
    ExecutionOptions,
    FencedOptions,
    FencedResult,
    IBurstCallback,
    IBurstContext,
    IExecutionCallbackV1_3,
    IPreparedModelCallbackV1_3,
    SynchronousResult,
)
from nnhal.types import (
    CacheHandles,
    Capabilities,
    DeviceType,
    ErrorStatus,
    Extension,
    Model,
    PrepareModelConfigV1_3,
    Request,
)

__all__ = ["ClientDevice", "ClientPreparedModel"]


class ClientDevice(Protocol):
    """The calls of IDevice 1.3 that a client makes."""

    def get_version_string(self) -> tuple[ErrorStatus, str]: ...
    def get_type(self) -> tuple[ErrorStatus, DeviceType]: ...
    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]: ...
    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]: ...
    def get_capabilities_1_3(self) -> tuple[ErrorStatus, Capabilities]: ...
    def get_supported_operations_1_3(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]: ...
    def prepare_model_1_3(
        self, model: Model, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus: ...
    def prepare_model_from_cache_1_3(
        self, deadline_ns: int | None, cache: CacheHandles, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus: ...
    def allocate(self, wanted: BufferRoles) -> AllocationResult: ...


class ClientPreparedModel(Protocol):
    """The calls of IPreparedModel 1.3 that a client makes."""

    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus: ...
    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult: ...
    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult: ...
    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]: ...
