"""Prepared models before HAL 1.3 behind the calls of 1.3, as far as they can be.

Deadlines and loop timeouts are left out, fences are waited for on the client's side, bursts of
drivers before HAL 1.2 do not exist. Source: the adapters of Android's ``neuralnetworks/1.x/utils``.
"""

from __future__ import annotations

import weakref

from nnhal.client.aidl_devices import AidlPreparedModel
from nnhal.client.callbacks import ExecutionCallback
from nnhal.client.calls import ClientPreparedModel
from nnhal.fences import FenceState, wait_for_all
from nnhal.interfaces import (
    BurstChannels,
    ExecutionOptions,
    FencedOptions,
    FencedResult,
    IBurstCallback,
    IBurstContext,
    IExecutionCallbackV1_3,
    IFencedExecutionCallback,
    IPreparedModel,
    IPreparedModelAidl,
    IPreparedModelV1_0,
    IPreparedModelV1_2,
    IPreparedModelV1_3,
    SynchronousResult,
)
from nnhal.types import NO_TIMING, ErrorStatus, MeasureTiming, Request, RequestV1_0, Timing
from nnhal.versions import NotCompliant, request_to_v1_0

__all__ = ["upgrade_prepared_model"]


def upgrade_prepared_model(
    prepared_model: IPreparedModel, timeout_s: float | None
) -> ClientPreparedModel:
    """``prepared_model`` behind the calls of HAL 1.3; ``timeout_s`` limits waits for callbacks."""
    if isinstance(prepared_model, IPreparedModelAidl):
        return AidlPreparedModel(prepared_model)
    if isinstance(prepared_model, IPreparedModelV1_3):
        return prepared_model
    if isinstance(prepared_model, IPreparedModelV1_2):
        return _PreparedModelV1_2(prepared_model)
    assert isinstance(prepared_model, IPreparedModelV1_0)
    return _PreparedModelV1_0(prepared_model, timeout_s)


class _OldPreparedModel:
    """What clients see of a driver that has no answer of its own."""

    def __init__(self) -> None:
        # The same request object gives the same old one, which the driver may know already.
        self._requests: weakref.WeakKeyDictionary[Request, RequestV1_0]
        self._requests = weakref.WeakKeyDictionary()

    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus:
        try:
            old = self._old(request)
        except NotCompliant:
            callback.notify(ErrorStatus.INVALID_ARGUMENT)
            return ErrorStatus.INVALID_ARGUMENT
        return self._execute(old, options.measure, callback)

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        try:
            old = self._old(request)
        except NotCompliant:
            return ErrorStatus.INVALID_ARGUMENT, (), NO_TIMING
        return self._execute_synchronously(old, options.measure)

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        """Everything before the return, so there is no fence to give."""
        fences = [fence for fence in options.wait_for if fence is not None]
        if len(fences) != len(options.wait_for):
            return ErrorStatus.INVALID_ARGUMENT, None, None
        if wait_for_all(fences) is not FenceState.SIGNALED:
            return ErrorStatus.GENERAL_FAILURE, None, None
        status, _, timing = self.execute_synchronously_1_3(request, options)
        if status != ErrorStatus.NONE:
            return status, None, None
        return status, None, _FinishedExecution(timing)

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        return ErrorStatus.GENERAL_FAILURE, None

    def _old(self, request: Request) -> RequestV1_0:
        old = self._requests.get(request)
        if old is None:
            old = self._requests[request] = request_to_v1_0(request)
        return old

    def _execute(
        self, request: RequestV1_0, measure: MeasureTiming, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus:
        raise NotImplementedError

    def _execute_synchronously(
        self, request: RequestV1_0, measure: MeasureTiming
    ) -> SynchronousResult:
        raise NotImplementedError


class _PreparedModelV1_0(_OldPreparedModel):
    """A driver of HAL 1.0 or 1.1 can only execute asynchronously."""

    def __init__(self, prepared_model: IPreparedModelV1_0, timeout_s: float | None) -> None:
        super().__init__()
        self._prepared_model = prepared_model
        self._timeout_s = timeout_s

    def _execute(
        self, request: RequestV1_0, measure: MeasureTiming, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus:
        return self._prepared_model.execute(request, callback)

    def _execute_synchronously(
        self, request: RequestV1_0, measure: MeasureTiming
    ) -> SynchronousResult:
        callback = ExecutionCallback()
        status = self._prepared_model.execute(request, callback)
        if status != ErrorStatus.NONE:
            return status, (), NO_TIMING
        return callback.wait(self._timeout_s)


class _PreparedModelV1_2(_OldPreparedModel):
    def __init__(self, prepared_model: IPreparedModelV1_2) -> None:
        super().__init__()
        self._prepared_model = prepared_model

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        return self._prepared_model.configure_execution_burst(callback, channels)

    def _execute(
        self, request: RequestV1_0, measure: MeasureTiming, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus:
        return self._prepared_model.execute_1_2(request, measure, callback)

    def _execute_synchronously(
        self, request: RequestV1_0, measure: MeasureTiming
    ) -> SynchronousResult:
        return self._prepared_model.execute_synchronously(request, measure)


class _FinishedExecution(IFencedExecutionCallback):
    def __init__(self, timing: Timing) -> None:
        self._timing = timing

    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        return ErrorStatus.NONE, self._timing, self._timing
