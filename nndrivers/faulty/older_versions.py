"""Calls of older versions of the HAL that nobody has looked at since."""

from __future__ import annotations

from typing import Any

from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel
from nndrivers.faulty.catalogue import defect
from nnhal.interfaces import IExecutionCallbackV1_0
from nnhal.types import (
    CapabilitiesV1_0,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    ModelV1_1,
    PerformanceInfo,
    RequestV1_0,
)


@defect
class OldCapabilitiesAreZero(DelegatingDevice):
    """The capabilities of HAL 1.0 are all 0, which those of later versions are not."""

    def get_capabilities(self) -> tuple[ErrorStatus, CapabilitiesV1_0]:
        nothing = PerformanceInfo(0.0, 0.0)
        return ErrorStatus.NONE, CapabilitiesV1_0(nothing, nothing)


class _DoesNothing(DelegatingModel):
    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        callback.notify(ErrorStatus.NONE)
        return ErrorStatus.NONE


@defect
class OldExecuteDoesNothing(DelegatingDevice):
    """The execute call of HAL 1.0 succeeds at once, and computes nothing."""

    model = _DoesNothing


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
