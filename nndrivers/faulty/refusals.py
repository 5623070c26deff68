"""Calls that are refused, but have done something by then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from nndrivers.faulty._delegates import (
    DelegatingBuffer,
    DelegatingDevice,
    DelegatingModel,
    Notify,
    Outcome,
)
from nndrivers.faulty.catalogue import defect
from nnhal.interfaces import AllocationResult, BufferRoles, SynchronousResult
from nnhal.memory import Memory
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion

_INVALID = ErrorStatus.INVALID_ARGUMENT


@defect
class RefusedCopyWritesWhatFits(DelegatingBuffer):
    """A copy to memory of a wrong size is refused after as much as fits was copied."""

    content = b""

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        self.content = bytes(memory.buffer)
        return super().copy_from(memory, dimensions)

    def copy_to(self, memory: Memory) -> ErrorStatus:
        status = super().copy_to(memory)
        if status == _INVALID:
            fits = min(memory.size, len(self.content))
            memory.buffer[:fits] = self.content[:fits]
        return status


@defect
class RefusedCopyEmptiesBuffer(DelegatingBuffer):
    """A device memory that was to be copied to memory of a wrong size has no content any more."""

    is_empty = False

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        self.is_empty = False
        return super().copy_from(memory, dimensions)

    def copy_to(self, memory: Memory) -> ErrorStatus:
        if self.is_empty:
            return ErrorStatus.GENERAL_FAILURE
        status = super().copy_to(memory)
        self.is_empty = status == _INVALID
        return status


@defect
class RefusedCopyIsHalfMade(DelegatingBuffer):
    """A copy from memory of a wrong size is refused when it is half made, and the device memory
    gives out the mixture.
    """

    content = b""

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        status = super().copy_from(memory, dimensions)
        given = bytes(memory.buffer)
        if status == _INVALID and self.content:
            self.content = (given + self.content[len(given) :])[: len(self.content)]
        elif status == ErrorStatus.NONE:
            self.content = given
        return status

    def copy_to(self, memory: Memory) -> ErrorStatus:
        if memory.size != len(self.content):
            return super().copy_to(memory)
        memory.buffer[:] = self.content
        return ErrorStatus.NONE


@defect
class RefusedAllocationFreesTheLast(DelegatingDevice):
    """A refused allocation frees the device memory that was allocated last."""

    since = HalVersion.V1_3

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._last: list[_Freed] = []

    def allocated(self, roles: BufferRoles, result: AllocationResult) -> AllocationResult:
        status, buffer, token = result
        if status == _INVALID and self._last:
            self._last.pop().is_freed = True
        if buffer is None:
            return result
        self._last.append(_Freed(buffer))
        return status, self._last[-1], token


class _Freed(DelegatingBuffer):
    is_freed = False

    def copy_to(self, memory: Memory) -> ErrorStatus:
        return ErrorStatus.GENERAL_FAILURE if self.is_freed else super().copy_to(memory)


@defect
class RefusedRequestStaysPending(DelegatingModel):
    """A refused request is not taken from the queue: the next execution fails for it."""

    is_busy = False

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        if self.is_busy:
            self.is_busy = False
            return ErrorStatus.GENERAL_FAILURE, request
        return ErrorStatus.NONE, request

    def answer(self, end: Outcome) -> SynchronousResult:
        if end.status == _INVALID:
            self.is_busy = True
            return _INVALID, (), NO_TIMING
        return end.result


class _Reset(DelegatingModel):
    """Shares its device's count of resets, each of which ends all prepared models."""

    def __init__(self, inner: Any, device: RefusedPreparationResetsDevice) -> None:
        super().__init__(inner)
        self._device = device
        self._made_at = device.resets

    def answer(self, end: Outcome) -> SynchronousResult:
        if end.status == ErrorStatus.NONE and self._made_at != self._device.resets:
            for each in end.request.outputs:
                pool, where = end.request.pools[each.location.pool_index], each.location
                if isinstance(pool, Memory) and not each.has_no_value:
                    pool.view(np.uint8, (where.length,), where.offset)[:] = 0
        return end.result


@defect
class RefusedPreparationResetsDevice(DelegatingDevice):
    """A preparation that fails resets the device: prepared models lose their weights."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.resets = 0
        self.model = lambda inner: _Reset(inner, self)

    def prepare(
        self, model: Any, notify: Notify, prepare: Callable[[], ErrorStatus]
    ) -> ErrorStatus:
        status = prepare()
        self.resets += status != ErrorStatus.NONE
        return status


@defect
class EmptyPoolsLoseTheModel(DelegatingModel):
    """A pool without bytes cannot be mapped, and the prepared model is of no use any more."""

    is_lost = False

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        sizes = [pool.size for pool in request.pools if isinstance(pool, Memory)]
        self.is_lost = self.is_lost or 0 in sizes
        return ErrorStatus.GENERAL_FAILURE if self.is_lost else ErrorStatus.NONE, request
