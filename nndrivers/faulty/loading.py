"""Prepared models that come from their caches, and are not what they were."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel
from nndrivers.faulty.catalogue import defect
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import Program
from nnhal.interfaces import FencedResult, SynchronousResult
from nnhal.types import NO_TIMING, BufferToken, ErrorStatus, HalVersion, Operand


class _WithoutDimensions(DelegatingModel):
    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        inputs = tuple(msgspec.structs.replace(each, dimensions=()) for each in request.inputs)
        return ErrorStatus.NONE, msgspec.structs.replace(request, inputs=inputs)


class _WithoutFences(DelegatingModel):
    def execute_fenced(self, *arguments: Any) -> FencedResult:
        return ErrorStatus.GENERAL_FAILURE, None, None


class _WithoutRoles(DelegatingModel):
    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        has_memories = any(isinstance(pool, BufferToken) for pool in request.pools)
        return ErrorStatus.INVALID_ARGUMENT if has_memories else ErrorStatus.NONE, request


class _WithoutShapes(DelegatingModel):
    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        if result[0] == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return result[0], (), NO_TIMING
        return result


class _WithFirstDimensions(DelegatingModel):
    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._known: list[Any] = []

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        dimensions = [each.dimensions for each in request.inputs]
        self._known = self._known or dimensions
        same = dimensions == self._known
        return ErrorStatus.NONE if same else ErrorStatus.GENERAL_FAILURE, request


@defect
class LoadedModelsTakeAnyDimensions(DelegatingDevice):
    """A prepared model that comes from its cache does not know the shapes of its inputs, and takes
    any that a request gives.
    """

    since = HalVersion.V1_2
    loaded = _WithoutDimensions


@defect
class LoadedModelsHaveNoFences(DelegatingDevice):
    """A prepared model that comes from its cache cannot be executed with fences."""

    since = HalVersion.V1_3
    loaded = _WithoutFences


@defect
class LoadedModelsHaveNoRoles(DelegatingDevice):
    """A prepared model that comes from its cache refuses the device memories made for it."""

    since = HalVersion.V1_3
    loaded = _WithoutRoles


@defect
class LoadedModelsHideHowMuchRoom(DelegatingDevice):
    """A prepared model that comes from its cache says that an output lacks room, not how much."""

    since = HalVersion.V1_2
    loaded = _WithoutShapes


@defect
class LoadedModelsKeepFirstDimensions(DelegatingDevice):
    """A prepared model of unknown dimensions that comes from its cache takes those of its first
    execution ever after.
    """

    since = HalVersion.V1_2
    loaded = _WithFirstDimensions


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
