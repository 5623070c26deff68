"""A prepared model with the interface of each HAL version."""

from __future__ import annotations

from collections.abc import Sequence

from nnhal._driver_kit.burst import BurstContext
from nnhal._driver_kit.executor import Executor
from nnhal._driver_kit.failures import status_of
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
    IPreparedModelV1_0,
    IPreparedModelV1_2,
    IPreparedModelV1_3,
    SynchronousResult,
)
from nnhal.types import (
    ErrorStatus,
    HalVersion,
    MeasureTiming,
    OutputShape,
    Request,
    RequestV1_0,
    Timing,
)
from nnhal.versions import status_to

__all__ = ["PreparedModelV1_0", "PreparedModelV1_2", "PreparedModelV1_3", "prepared_model_class"]


class PreparedModelV1_0(IPreparedModelV1_0):
    """Holds the executor; dropping it ends the prepared model."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        def notify(status: ErrorStatus, shapes: Sequence[OutputShape], timing: Timing) -> None:
            callback.notify(status_to(status, HalVersion.V1_0))

        status = self.executor.launch(request, MeasureTiming.NO, None, None, notify)
        return status_to(status, HalVersion.V1_0)


class PreparedModelV1_2(PreparedModelV1_0, IPreparedModelV1_2):
    def execute_1_2(
        self, request: RequestV1_0, measure: MeasureTiming, callback: IExecutionCallbackV1_2
    ) -> ErrorStatus:
        def notify(status: ErrorStatus, shapes: Sequence[OutputShape], timing: Timing) -> None:
            callback.notify_1_2(status_to(status, HalVersion.V1_2), shapes, timing)

        status = self.executor.launch(request, measure, None, None, notify)
        return status_to(status, HalVersion.V1_2)

    def execute_synchronously(
        self, request: RequestV1_0, measure: MeasureTiming
    ) -> SynchronousResult:
        status, shapes, timing = self.executor.run(request, measure)
        return status_to(status, HalVersion.V1_2), shapes, timing

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        try:
            burst = BurstContext(self.executor, callback, channels.request, channels.result)
        except Exception as error:
            return status_to(status_of(error, "configureExecutionBurst"), HalVersion.V1_2), None
        return ErrorStatus.NONE, burst


class PreparedModelV1_3(PreparedModelV1_2, IPreparedModelV1_3):
    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus:
        limits = options.deadline_ns, options.loop_timeout_ns
        return self.executor.launch(request, options.measure, *limits, callback.notify_1_3)

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        limits = options.deadline_ns, options.loop_timeout_ns
        return self.executor.run(request, options.measure, *limits)

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        limits = options.deadline_ns, options.loop_timeout_ns, options.duration_ns
        return self.executor.launch_fenced(request, options.wait_for, options.measure, *limits)


def prepared_model_class(version: HalVersion) -> type[PreparedModelV1_0]:
    """Return the class of prepared models that a driver of ``version`` gives to its clients."""
    if version >= HalVersion.V1_3:
        return PreparedModelV1_3
    return PreparedModelV1_2 if version >= HalVersion.V1_2 else PreparedModelV1_0
