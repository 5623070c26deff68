"""Device memories that are handed out, filled or read wrongly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import numpy as np

from nndrivers.faulty._delegates import DelegatingBuffer, DelegatingDevice, DelegatingModel, Outcome
from nndrivers.faulty.catalogue import defect, overriding
from nnhal.interfaces import AllocationResult, BufferRoles, IBuffer, SynchronousResult
from nnhal.memory import Memory
from nnhal.types import NO_TIMING, BufferRole, BufferToken, ErrorStatus, HalVersion

_NONE = ErrorStatus.NONE

_answering = overriding(DelegatingDevice, "allocated", since=HalVersion.V1_3)


@_answering
def token_zero(roles: BufferRoles, result: AllocationResult) -> AllocationResult:
    """Device memories have the token 0."""
    status, buffer, _ = result
    return status, buffer, 0


@_answering
def no_role_needed(roles: BufferRoles, result: AllocationResult) -> AllocationResult:
    """A device memory without any role is handed out."""
    return result if roles.input_roles or roles.output_roles else (_NONE, _Dummy(), 4711)


class _Dummy(DelegatingBuffer):
    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type]


@overriding(DelegatingDevice, "wanted", since=HalVersion.V1_3)
def frequency_not_checked(roles: BufferRoles) -> BufferRoles:
    """The frequency of a role may be any number."""
    fixed = [
        [BufferRole(role.model_index, role.io_index, 1.0) for role in side]
        for side in (roles.input_roles, roles.output_roles)
    ]
    return BufferRoles(roles.desc, roles.prepared_models, *fixed)


@overriding(DelegatingDevice, "wanted", since=HalVersion.V1_3)
def models_of_roles_reversed(roles: BufferRoles) -> BufferRoles:
    """The prepared models that roles name by their places are taken in the reverse order."""
    return msgspec.structs.replace(roles, prepared_models=roles.prepared_models[::-1])


@defect
class RolesOfLastModelOnly(DelegatingDevice):
    """A device memory for several prepared models can be used with the last of them only."""

    since = HalVersion.V1_3

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        status, buffer, token = super().allocate(wanted)
        if buffer is None:
            return status, buffer, token
        sides = wanted.input_roles, wanted.output_roles
        last = max(role.model_index for roles in sides for role in roles)
        noted = [[role for role in roles if role.model_index == last] for roles in sides]
        return super().allocate(BufferRoles(wanted.desc, wanted.prepared_models, *noted))


@_answering
def allocation_failure_is_invalid(roles: BufferRoles, result: AllocationResult) -> AllocationResult:
    """A driver without device memory reports that with INVALID_ARGUMENT."""
    return ErrorStatus.INVALID_ARGUMENT, None, 0


@defect
class UninitializedMemoryCanBeRead(DelegatingBuffer):
    """A device memory without content can be copied from."""

    def copy_to(self, memory: Memory) -> ErrorStatus:
        status = super().copy_to(memory)
        return _NONE if status == ErrorStatus.GENERAL_FAILURE else status


@defect
class FailedExecutionKeepsContent(DelegatingBuffer):
    """A device memory that an execution fails to write can be read as before."""

    _kept = b""

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        status = super().copy_from(memory, dimensions)
        if status == _NONE:
            self._kept = bytes(memory.buffer)
        return status

    def copy_to(self, memory: Memory) -> ErrorStatus:
        status = super().copy_to(memory)
        if status == ErrorStatus.GENERAL_FAILURE and len(self._kept) == memory.size:
            memory.buffer[:] = self._kept
            return _NONE
        return status


@defect
class FailedCopyKeepsContent(FailedExecutionKeepsContent):
    """A device memory that a copy has failed to fill can be read as before."""

    _was_refused = False

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        status = super().copy_from(memory, dimensions)
        self._was_refused = status != _NONE
        return status

    def copy_to(self, memory: Memory) -> ErrorStatus:
        if self._was_refused:
            return super().copy_to(memory)
        return self.inner.copy_to(memory)


_TRY_AGAIN = (
    ErrorStatus.OUTPUT_INSUFFICIENT_SIZE,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT,
)


class _ForgettingInputs(DelegatingModel):
    def __init__(self, inner: Any, buffers: Mapping[int, IBuffer]) -> None:
        super().__init__(inner)
        self._buffers = buffers

    def answer(self, end: Outcome) -> SynchronousResult:
        for pool in getattr(end.request, "pools", ()):
            buffer = self._buffers.get(pool.token) if isinstance(pool, BufferToken) else None
            if buffer is not None and end.status in _TRY_AGAIN:
                buffer.copy_from(Memory.allocate(1), ())  # a copy that is refused empties it
        return end.result


@defect
class FailedExecutionForgetsItsInputs(DelegatingDevice):
    """All device memories of an execution that fails have no content any more, its inputs too."""

    since = HalVersion.V1_3

    def __init__(self) -> None:
        super().__init__()
        self._buffers: WeakValueDictionary[int, IBuffer] = WeakValueDictionary()
        self.model = partial(_ForgettingInputs, buffers=self._buffers)

    def allocated(self, roles: BufferRoles, result: AllocationResult) -> AllocationResult:
        _, buffer, token = result
        if buffer is not None:
            self._buffers[token] = buffer
        return result


@defect
class CopyFromNotDoneWhenItReturns(DelegatingBuffer):
    """copyFrom keeps the client's memory, and copies out of it when the buffer is read first."""

    _source: Memory | None = None
    _dimensions: Sequence[int] = ()

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        status = super().copy_from(memory, dimensions)
        self._source, self._dimensions = memory.duplicate(), dimensions
        return status

    def copy_to(self, memory: Memory) -> ErrorStatus:
        if self._source is not None:
            super().copy_from(self._source, self._dimensions)
            self._source = None
        return super().copy_to(memory)


@defect
class AnySizeCanBeCopied(DelegatingBuffer):
    """A copy to a device memory succeeds whatever the size and the dimensions."""

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        super().copy_from(memory, dimensions)
        return _NONE


@defect
class CopyLosesLastByte(DelegatingBuffer):
    """A copy from a device memory spoils the last byte."""

    def copy_to(self, memory: Memory) -> ErrorStatus:
        status = super().copy_to(memory)
        if status == _NONE:
            memory.view(np.uint8, (memory.size,))[-1] ^= 0x55
        return status


@overriding(DelegatingModel, "answer", since=HalVersion.V1_3)
def wrong_token_is_general_failure(end: Outcome) -> SynchronousResult:
    """A token or role that does not fit is GENERAL_FAILURE instead of INVALID_ARGUMENT."""
    has_token = any(isinstance(pool, BufferToken) for pool in end.request.pools)
    if has_token and end.status == ErrorStatus.INVALID_ARGUMENT:
        return ErrorStatus.GENERAL_FAILURE, (), NO_TIMING
    return end.result


@overriding(DelegatingModel, "begin", since=HalVersion.V1_3)
def omitted_in_device_memory(request: Any) -> tuple[ErrorStatus, Any]:
    """An argument without a value is taken for the device memory that is the first pool."""
    omitted = [each for each in (*request.inputs, *request.outputs) if each.has_no_value]
    if any(isinstance(request.pools[each.location.pool_index], BufferToken) for each in omitted):
        return ErrorStatus.INVALID_ARGUMENT, request
    return _NONE, request


@overriding(DelegatingModel, "answer", since=HalVersion.V1_3)
def uninitialized_input_accepted(end: Outcome) -> SynchronousResult:
    """An execution may read a device memory without content."""
    has_token = any(isinstance(pool, BufferToken) for pool in end.request.pools)
    if has_token and end.status == ErrorStatus.GENERAL_FAILURE:
        return _NONE, (), NO_TIMING
    return end.result


@defect
class ExecutionsDoNotReachTheCopy(DelegatingBuffer):
    """copyTo gives what was copied in, although an execution has written the memory since."""

    _copied: bytes | None = None

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        status = super().copy_from(memory, dimensions)
        self._copied = bytes(memory.buffer) if status == _NONE else None
        return status

    def copy_to(self, memory: Memory) -> ErrorStatus:
        status = super().copy_to(memory)
        if status == _NONE and self._copied is not None:
            memory.buffer[:] = self._copied
        return status


@defect
class SizeOfTheFirstContentStays(DelegatingBuffer):
    """copyTo wants the size that the content of a device memory had when it was read first."""

    _size: int | None = None

    def copy_to(self, memory: Memory) -> ErrorStatus:
        if self._size not in (None, memory.size):
            return ErrorStatus.INVALID_ARGUMENT
        status = super().copy_to(memory)
        if status == _NONE:
            self._size = memory.size
        return status


@defect
class ShapeOfTheFirstCopyStays(DelegatingBuffer):
    """A device memory keeps its shape when as many elements of another shape are copied in."""

    _first: Sequence[int] = ()

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        if self._first and dimensions and np.prod(self._first) == np.prod(dimensions):
            status = super().copy_from(memory, self._first)
            if status == _NONE:
                return status
        status = super().copy_from(memory, dimensions)
        if status == _NONE:
            self._first = self._first or tuple(dimensions)
        return status


@overriding(DelegatingModel, "answer", since=HalVersion.V1_3)
def shape_of_device_inputs_not_checked(end: Outcome) -> SynchronousResult:
    """A device memory that a request says has another shape than it has is read all the same."""
    tokens = [isinstance(pool, BufferToken) for pool in end.request.pools]
    is_read = any(tokens[each.location.pool_index] for each in end.request.inputs)
    said = any(each.dimensions for each in end.request.inputs)
    if is_read and said and end.status == ErrorStatus.INVALID_ARGUMENT:
        return _NONE, (), NO_TIMING
    return end.result


@defect
class ScalarsMayBeCopiedAsTensors(DelegatingBuffer):
    """Dimensions of a single element are taken for those of a scalar when it is copied in."""

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        return super().copy_from(memory, () if np.prod(dimensions) == 1 else dimensions)


@defect
class SecondCopyOfOneMemoryLeftOut(DelegatingBuffer):
    """copyFrom does nothing where the memory was copied last, too, although its content is new."""

    _known: tuple[Any, ...] = ()

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        source = memory.file, memory.size, *dimensions
        if source == self._known:
            return _NONE
        status = super().copy_from(memory, dimensions)
        self._known = source if status == _NONE else ()
        return status
