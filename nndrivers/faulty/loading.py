"""Prepared models that come from their caches, and are not what they were."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from nndrivers.faulty._delegates import DelegatingDevice, LoadedModel, Outcome
from nndrivers.faulty.catalogue import defect, overriding
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import Program
from nnhal.interfaces import FencedResult, SynchronousResult
from nnhal.types import NO_TIMING, BufferToken, ErrorStatus, HalVersion, Operand


@overriding(LoadedModel, "begin", since=HalVersion.V1_2)
def loaded_models_take_any_dimensions(request: Any) -> tuple[ErrorStatus, Any]:
    """A prepared model that comes from its cache does not know the shapes of its inputs, and takes
    any that a request gives.
    """
    inputs = tuple(msgspec.structs.replace(each, dimensions=()) for each in request.inputs)
    return ErrorStatus.NONE, msgspec.structs.replace(request, inputs=inputs)


@defect
class LoadedModelsHaveNoFences(LoadedModel):
    """A prepared model that comes from its cache cannot be executed with fences."""

    since = HalVersion.V1_3

    def execute_fenced(self, *arguments: Any) -> FencedResult:
        return ErrorStatus.GENERAL_FAILURE, None, None


@overriding(LoadedModel, "begin", since=HalVersion.V1_3)
def loaded_models_have_no_roles(request: Any) -> tuple[ErrorStatus, Any]:
    """A prepared model that comes from its cache refuses the device memories made for it."""
    has_memories = any(isinstance(pool, BufferToken) for pool in request.pools)
    return ErrorStatus.INVALID_ARGUMENT if has_memories else ErrorStatus.NONE, request


@overriding(LoadedModel, "answer", since=HalVersion.V1_2)
def loaded_models_hide_how_much_room(end: Outcome) -> SynchronousResult:
    """A prepared model that comes from its cache says that an output lacks room, not how much."""
    if end.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
        return end.status, (), NO_TIMING
    return end.result


@defect
class LoadedModelsKeepFirstDimensions(LoadedModel):
    """A prepared model of unknown dimensions that comes from its cache takes those of its first
    execution ever after.
    """

    since = HalVersion.V1_2

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._known: list[Any] = []

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        dimensions = [each.dimensions for each in request.inputs]
        self._known = self._known or dimensions
        same = dimensions == self._known
        return ErrorStatus.NONE if same else ErrorStatus.GENERAL_FAILURE, request


@defect
class LoadingDeadlineOfAnotherClock(DelegatingDevice):
    """A deadline to load a prepared model by is compared with the time since 1970."""

    since = HalVersion.V1_3

    def prepare_model_from_cache_1_3(self, deadline_ns: Any, *arguments: Any) -> ErrorStatus:
        if deadline_ns is not None and deadline_ns < time.time_ns():
            arguments[-1].notify_1_3(ErrorStatus.MISSED_DEADLINE_PERSISTENT, None)
            return ErrorStatus.MISSED_DEADLINE_PERSISTENT
        return super().prepare_model_from_cache_1_3(deadline_ns, *arguments)


@defect
class LoadedScalesForgotten(ReferenceDriver):
    """Scales and zero points of inputs and outputs are not saved with a prepared model."""

    def load_from_cache(self, *arguments: Any) -> Program:
        program = super().load_from_cache(*arguments)
        if program.signature is not None:
            bare = {name: _bare(getattr(program.signature, name)) for name in ("inputs", "outputs")}
            program.signature = msgspec.structs.replace(program.signature, **bare)
        return program


def _bare(operands: Sequence[Operand]) -> tuple[Operand, ...]:
    return tuple(msgspec.structs.replace(each, scale=0.0, zero_point=0) for each in operands)
