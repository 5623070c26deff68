"""A prepared model that no driver has made, for drivers that must notice it."""

from __future__ import annotations

from nnhal.interfaces import (
    BurstChannels,
    ExecutionOptions,
    FencedOptions,
    FencedResult,
    IBurstCallback,
    IBurstContext,
    IExecutionCallbackV1_0,
    IExecutionCallbackV1_2,
    IExecutionCallbackV1_3,
    IPreparedModelV1_3,
    SynchronousResult,
)
from nnhal.types import NO_TIMING, ErrorStatus, MeasureTiming, Request, RequestV1_0

__all__ = ["ForeignPreparedModel"]

_FAILURE = ErrorStatus.GENERAL_FAILURE


class ForeignPreparedModel(IPreparedModelV1_3):
    """Fails whatever is asked of it."""

    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        return _FAILURE

    def execute_1_2(
        self, request: RequestV1_0, measure: MeasureTiming, callback: IExecutionCallbackV1_2
    ) -> ErrorStatus:
        return _FAILURE

    def execute_synchronously(
        self, request: RequestV1_0, measure: MeasureTiming
    ) -> SynchronousResult:
        return _FAILURE, (), NO_TIMING

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        return _FAILURE, None

    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus:
        return _FAILURE

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        return _FAILURE, (), NO_TIMING

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        return _FAILURE, None, None
