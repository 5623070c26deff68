"""Prepared models that come from their caches, and are not what they were."""

from __future__ import annotations

from typing import Any

import msgspec

from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel, FencedResult
from nndrivers.faulty.catalogue import defect
from nnhal.types import BufferToken, ErrorStatus, HalVersion


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
