"""Preparations that end wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

from nndrivers.faulty._delegates import DelegatingDevice, Notify, Supported
from nndrivers.faulty._programs import Wrapped
from nndrivers.faulty.catalogue import defect, overriding
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.errors import HalError
from nnhal.operand_types import is_tensor
from nnhal.types import (
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    Operand,
    OperationType,
    Priority,
)
from nnhal.types import PrepareModelConfigV1_3 as _Config

_NONE = ErrorStatus.NONE


@overriding(DelegatingDevice, "tell")
def prepared_twice(notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
    """A preparation calls back twice."""
    notify(status, prepared_model)
    notify(status, prepared_model)


@overriding(DelegatingDevice, "tell")
def prepared_never(notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
    """A preparation that is refused never calls back."""
    if status == _NONE:
        notify(status, prepared_model)


@overriding(DelegatingDevice, "tell")
def prepared_without_model(notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
    """A preparation ends with NONE, but without a prepared model."""
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
class UnknownRankRefused(DelegatingDevice):
    """A model with outputs of unknown rank is called invalid."""

    since = HalVersion.V1_2

    def supported(self, model: Any, answer: Supported) -> Supported:
        return (ErrorStatus.INVALID_ARGUMENT, []) if _lacks_rank(model) else answer

    def prepare(
        self, model: Any, notify: Notify, prepare: Callable[[], ErrorStatus]
    ) -> ErrorStatus:
        if not _lacks_rank(model):
            return prepare()
        notify(ErrorStatus.INVALID_ARGUMENT, None)
        return ErrorStatus.INVALID_ARGUMENT


def _lacks_rank(model: Any) -> bool:
    return any(not operand.dimensions for operand in _output_tensors(model))


def _output_tensors(model: Any) -> Iterator[Operand]:
    main = model.main if isinstance(model, Model) else model
    for index in main.output_indexes:
        if is_tensor(main.operands[index].type):
            yield main.operands[index]


@overriding(DelegatingDevice, "configured", since=HalVersion.V1_3)
def low_priority_refused(config: _Config) -> _Config:
    """Priority LOW is refused as if it did not exist."""
    if config.priority == Priority.LOW:
        raise HalError(ErrorStatus.INVALID_ARGUMENT, "an unknown priority")
    return config


@overriding(DelegatingDevice, "configured", since=HalVersion.V1_3)
def any_priority_accepted(config: _Config) -> _Config:
    """Priorities that do not exist are taken for MEDIUM."""
    known = config.priority if config.priority in tuple(Priority) else Priority.MEDIUM
    return msgspec.structs.replace(config, priority=known)


@overriding(DelegatingDevice, "configured", since=HalVersion.V1_1)
def any_preference_accepted(config: _Config) -> _Config:
    """Execution preferences that do not exist are taken for FAST_SINGLE_ANSWER."""
    is_known = config.preference in tuple(ExecutionPreference)
    known = config.preference if is_known else ExecutionPreference.FAST_SINGLE_ANSWER
    return msgspec.structs.replace(config, preference=known)


@overriding(DelegatingDevice, "configured", since=HalVersion.V1_3)
def unlimited_deadline_missed(config: _Config) -> _Config:
    """A deadline at the end of the clock counts as passed when a model is prepared."""
    if config.deadline_ns is None or config.deadline_ns < 1 << 62:
        return config
    return msgspec.structs.replace(config, deadline_ns=0)


@defect
class PreparedModelsKept(DelegatingDevice):
    """Prepared models are never destroyed."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: list[Any] = []

    def tell(self, notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
        self._kept.append(prepared_model)
        notify(status, prepared_model)


class _Halved(Wrapped):
    """Results of float32 as a float16 holds them."""

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.inner.execute(inputs, outputs, context)
        for output in outputs:
            if output.array is not None and output.array.dtype == np.float32:
                with np.errstate(all="ignore"):
                    output.array[...] = output.array.astype(np.float16)


@defect
class LowPowerComputesInHalf(ReferenceDriver):
    """A model prepared for LOW_POWER computes in float16, relaxed or not."""

    since = HalVersion.V1_1
    cache_files = NumberOfCacheFiles()

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        program = super().prepare(model, options)
        is_low = options.preference == ExecutionPreference.LOW_POWER
        return _Halved(program) if is_low else program
