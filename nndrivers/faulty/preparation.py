"""Preparations that end wrongly."""

from __future__ import annotations

from typing import Any

from nndrivers.faulty._delegates import DelegatingDevice
from nndrivers.faulty.catalogue import defect
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.errors import HalError
from nnhal.types import ErrorStatus, ExecutionPreference, Model, OperationType, Priority

_NONE = ErrorStatus.NONE


@defect
class PreparedTwice(DelegatingDevice):
    """A preparation calls back twice."""

    def tell(self, notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
        notify(status, prepared_model)
        notify(status, prepared_model)


@defect
class PreparedNever(DelegatingDevice):
    """A preparation that is refused never calls back."""

    def tell(self, notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
        if status == _NONE:
            notify(status, prepared_model)


@defect
class PreparedWithoutModel(DelegatingDevice):
    """A preparation ends with NONE, but without a prepared model."""

    def tell(self, notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
        notify(status, None)


@defect
class RefusesWhatItSupports(ReferenceDriver):
    """CONCATENATION is said to be supported, but cannot be prepared."""

    operations = (OperationType.CONCATENATION,)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if any(o.type in self.operations for o in model.main.operations):
            raise HalError(ErrorStatus.GENERAL_FAILURE, "no plan for CONCATENATION")
        return super().prepare(model, options)


@defect
class LowPriorityRefused(DelegatingDevice):
    """Priority LOW is refused as if it did not exist."""

    def prepare_model_1_3(
        self, model: Any, preference: Any, priority: Any, *rest: Any
    ) -> ErrorStatus:
        if priority == Priority.LOW:
            rest[-1].notify_1_3(ErrorStatus.INVALID_ARGUMENT, None)
            return ErrorStatus.INVALID_ARGUMENT
        return super().prepare_model_1_3(model, preference, priority, *rest)


@defect
class AnyPriorityAccepted(DelegatingDevice):
    """Priorities that do not exist are taken for MEDIUM."""

    def prepare_model_1_3(
        self, model: Any, preference: Any, priority: Any, *rest: Any
    ) -> ErrorStatus:
        known = priority if priority in tuple(Priority) else Priority.MEDIUM
        return super().prepare_model_1_3(model, preference, known, *rest)


@defect
class AnyPreferenceAccepted(DelegatingDevice):
    """Execution preferences that do not exist are taken for FAST_SINGLE_ANSWER."""

    def prepare_model_1_3(
        self, model: Any, preference: Any, priority: Any, *rest: Any
    ) -> ErrorStatus:
        fast = ExecutionPreference.FAST_SINGLE_ANSWER
        known = preference if preference in tuple(ExecutionPreference) else fast
        return super().prepare_model_1_3(model, known, priority, *rest)


@defect
class UnlimitedDeadlineMissed(DelegatingDevice):
    """A deadline at the end of the clock counts as passed when a model is prepared."""

    def prepare_model_1_3(
        self, model: Any, preference: Any, priority: Any, deadline_ns: Any, *rest: Any
    ) -> ErrorStatus:
        if deadline_ns is not None and deadline_ns >= 1 << 62:
            deadline_ns = 0
        return super().prepare_model_1_3(model, preference, priority, deadline_ns, *rest)


@defect
class PreparedModelsKept(DelegatingDevice):
    """Prepared models are never destroyed."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: list[Any] = []

    def tell(self, notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
        self._kept.append(prepared_model)
        notify(status, prepared_model)
