"""Calls of older versions of the HAL that nobody has looked at since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel
from nndrivers.faulty.catalogue import defect
from nnhal.interfaces import (
    ExecutionOptions,
    IExecutionCallbackV1_0,
    IExecutionCallbackV1_2,
    SynchronousResult,
)
from nnhal.types import (
    CapabilitiesV1_0,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    MeasureTiming,
    ModelV1_1,
    OperationType,
    PerformanceInfo,
    Request,
    RequestV1_0,
)


@defect
class OldCapabilitiesAreZero(DelegatingDevice):
    """The capabilities of HAL 1.0 are all 0, which those of later versions are not."""

    def get_capabilities(self) -> tuple[ErrorStatus, CapabilitiesV1_0]:
        nothing = PerformanceInfo(0.0, 0.0)
        return ErrorStatus.NONE, CapabilitiesV1_0(nothing, nothing)


@defect
class OldExecuteDoesNothing(DelegatingModel):
    """The execute call of HAL 1.0 succeeds at once, and computes nothing."""

    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        callback.notify(ErrorStatus.NONE)
        return ErrorStatus.NONE


@defect
class OldExecuteKeepsMemory(DelegatingModel):
    """The execute call of HAL 1.0 goes on with the memory of the first request to a model."""

    pools: tuple[Any, ...] = ()

    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        if len(self.pools) != len(request.pools):
            self.pools = tuple(request.pools)
        kept = msgspec.structs.replace(request, pools=self.pools)
        return super().execute(kept, callback)


@defect
class OldPrepareTakesNoPreference(DelegatingDevice):
    """prepareModel_1_1 prepares only for sustained speed, and fails for other preferences."""

    since = HalVersion.V1_1

    def prepare_model_1_1(
        self, model: ModelV1_1, preference: ExecutionPreference, callback: Any
    ) -> ErrorStatus:
        if preference != ExecutionPreference.SUSTAINED_SPEED:
            callback.notify(ErrorStatus.GENERAL_FAILURE, None)
            return ErrorStatus.NONE
        return super().prepare_model_1_1(model, preference, callback)


@defect
class OldCallsAnswerInNewWords(DelegatingModel):
    """Calls of HAL 1.0 and 1.2 tell a missed deadline by statuses that HAL 1.3 has brought."""

    since = HalVersion.V1_3
    operations = (OperationType.WHILE,)

    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        status, _, _ = self._newest(request, MeasureTiming.NO)
        callback.notify(status)
        return status

    def execute_1_2(
        self, request: RequestV1_0, measure: MeasureTiming, callback: IExecutionCallbackV1_2
    ) -> ErrorStatus:
        result = self._newest(request, measure)
        callback.notify_1_2(*result)
        return result[0]

    def execute_synchronously(
        self, request: RequestV1_0, measure: MeasureTiming
    ) -> SynchronousResult:
        return self._newest(request, measure)

    def _newest(self, request: RequestV1_0, measure: MeasureTiming) -> SynchronousResult:
        newest = Request(request.inputs, request.outputs, request.pools)
        return self.inner.execute_synchronously_1_3(newest, ExecutionOptions(measure))


class _NewestCallOnly(DelegatingModel):
    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        callback.notify(ErrorStatus.GENERAL_FAILURE)
        return ErrorStatus.GENERAL_FAILURE


@defect
class OldCallRefusesNewModels(DelegatingDevice):
    """A model prepared by HAL 1.3 cannot be executed by the call of HAL 1.0."""

    since = HalVersion.V1_3

    def wrap_1_3(self, deadline_ns: int | None) -> Callable[[Any], Any]:
        return _NewestCallOnly


@defect
class OldPrepareRefusesRelaxed(DelegatingDevice):
    """prepareModel_1_1 refuses models that may be computed in half precision."""

    since = HalVersion.V1_1

    def prepare_model_1_1(
        self, model: ModelV1_1, preference: ExecutionPreference, callback: Any
    ) -> ErrorStatus:
        if model.relax_computation_float32_to_float16:
            callback.notify(ErrorStatus.INVALID_ARGUMENT, None)
            return ErrorStatus.INVALID_ARGUMENT
        return super().prepare_model_1_1(model, preference, callback)
