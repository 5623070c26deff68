"""Arguments looked for, or written, where the request does not say that they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np

from nndrivers.faulty._aidl_delegates import DelegatingAidlModel
from nndrivers.faulty._arithmetic import rereading
from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel, Notify, Outcome
from nndrivers.faulty.catalogue import defect, overriding
from nnhal.interfaces import SynchronousResult, SynchronousResultAidl
from nnhal.memory import Memory
from nnhal.types import DataLocation, ErrorStatus, HalVersion, Model, Request, RequestArgument

_VECTOR: Final = 16
_LOW_BITS: Final = 0xFFFF
_BEYOND: Final = 1 << 32


class _Misplacing(DelegatingModel):
    """Reads inputs from a copy of each in which it lies elsewhere."""

    def misplaced(self, request: Any, argument: RequestArgument) -> DataLocation:
        """Where the driver reads an input."""
        raise NotImplementedError

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        inputs = tuple(self._misplaced(request, each) for each in request.inputs)
        return ErrorStatus.NONE, msgspec.structs.replace(request, inputs=inputs)

    def _misplaced(self, request: Any, argument: RequestArgument) -> RequestArgument:
        if argument.has_no_value or not isinstance(_pool(request, argument), Memory):
            return argument
        location = self.misplaced(request, argument)
        return msgspec.structs.replace(argument, location=location)


def _pool(request: Any, argument: RequestArgument) -> Any:
    return request.pools[argument.location.pool_index]


@overriding(_Misplacing, "misplaced")
def offsets_rounded_to_vectors(request: Any, argument: RequestArgument) -> DataLocation:
    """Inputs are read from the last multiple of 16 bytes before them, as the device can."""
    location = argument.location
    return msgspec.structs.replace(location, offset=location.offset // _VECTOR * _VECTOR)


@overriding(_Misplacing, "misplaced")
def offsets_of16_bits(request: Any, argument: RequestArgument) -> DataLocation:
    """Only 16 bits of an input's offset in its pool are kept."""
    location = argument.location
    return msgspec.structs.replace(location, offset=location.offset & _LOW_BITS)


@overriding(_Misplacing, "misplaced")
def inputs_from_the_first_pool(request: Any, argument: RequestArgument) -> DataLocation:
    """All inputs are read from pool 0 of the request, which is large enough mostly."""
    location = argument.location
    pool = request.pools[0]
    fits = isinstance(pool, Memory) and location.offset + location.length <= pool.size
    return msgspec.structs.replace(location, pool_index=0) if fits else location


@overriding(DelegatingModel, "begin")
def read_only_pools_refused(request: Any) -> tuple[ErrorStatus, Any]:
    """Every pool of a request is mapped for writing too, which one for reading only refuses."""
    pools = [pool for pool in request.pools if isinstance(pool, Memory)]
    can = all(pool.writable for pool in pools)
    return ErrorStatus.NONE if can else ErrorStatus.GENERAL_FAILURE, request


@overriding(DelegatingModel, "begin")
def ends_in32_bits(request: Any) -> tuple[ErrorStatus, Any]:
    """The end of an argument is computed in 32 bits: one that wraps around passes the check."""
    for argument in (*request.inputs, *request.outputs):
        location = argument.location
        if location.offset < _BEYOND <= location.offset + location.length < 2 * _BEYOND:
            return ErrorStatus.GENERAL_FAILURE, request
    return ErrorStatus.NONE, request


@overriding(DelegatingDevice, "prepare")
def read_only_constants_refused(
    model: Any, notify: Notify, prepare: Callable[[], ErrorStatus]
) -> ErrorStatus:
    """Every pool of a model is mapped for writing too, which one for reading only refuses."""
    if all(pool.writable for pool in model.pools):
        return prepare()
    notify(ErrorStatus.GENERAL_FAILURE, None)
    return ErrorStatus.GENERAL_FAILURE


@rereading()
def constants_from_the_second_pool(model: Model) -> Model:
    """Constants in the third pool of a model and later ones are read from the second."""
    if len(model.pools) <= 2:
        return model
    second = bytes(model.pools[1].buffer)
    # Each of its own length.
    later = [Memory.from_bytes(second.ljust(pool.size, second[-1:])) for pool in model.pools[2:]]
    return msgspec.structs.replace(model, pools=(*model.pools[:2], *later))


@overriding(DelegatingModel, "begin")
def inputs_beside_outputs_not_read(request: Any) -> tuple[ErrorStatus, Any]:
    """A pool with outputs in it is mapped for writing only: inputs in the same pool read as 0."""
    written = {each.location.pool_index for each in request.outputs if not each.has_no_value}
    inputs, pools = [], list(request.pools)
    for each in request.inputs:
        pool = _pool(request, each)
        if each.has_no_value or not isinstance(pool, Memory):
            inputs.append(each)
            continue
        if each.location.pool_index in written:
            location = msgspec.structs.replace(each.location, pool_index=len(pools))
            pools.append(Memory.allocate(pool.size))
            each = msgspec.structs.replace(each, location=location)
        inputs.append(each)
    begun = msgspec.structs.replace(request, inputs=tuple(inputs), pools=tuple(pools))
    return ErrorStatus.NONE, begun


@defect
class OutputsStoredInVectors(DelegatingModel):
    """The last 16 bytes of an output are read, changed and written back: an output that begins in
    them is overwritten by what was there before the execution.
    """

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        self.kept = [(where, bytes(where)) for where in _tails(request)]
        return ErrorStatus.NONE, request

    def answer(self, end: Outcome) -> SynchronousResult:
        for where, content in self.kept:
            where[:] = np.frombuffer(content, np.uint8)
        return end.result


def _tails(request: Any) -> list[Any]:
    """What lies between the end of each output and the next multiple of 16 bytes."""
    found = []
    for each in request.outputs:
        pool = _pool(request, each)
        end = each.location.offset + each.location.length
        until = end + -end % _VECTOR
        if not each.has_no_value and isinstance(pool, Memory) and end < until <= pool.size:
            found.append(pool.view(np.uint8, (until - end,), end))
    return found


@overriding(_Misplacing, "misplaced")
def overlapping_inputs_taken_for_one(request: Any, argument: RequestArgument) -> DataLocation:
    """The second of two inputs that overlap in memory is taken for the first."""
    place = argument.location
    for other in (each.location for each in request.inputs):
        is_inside = 0 < place.offset - other.offset < other.length
        if is_inside and place.pool_index == other.pool_index:
            return msgspec.structs.replace(place, offset=other.offset)
    return place


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def more_room_than_needed_refused(end: Outcome) -> SynchronousResult:
    """An execution is refused when an output of unknown dimensions has more room than it needs."""
    status, shapes, timing = end.result
    rooms = [each.location.length for each in end.request.outputs]
    if (
        status == ErrorStatus.NONE
        and shapes
        and any(
            room > 2 * np.prod(shape.dimensions) * 4 + _VECTOR
            for room, shape in zip(rooms, shapes, strict=True)
        )
    ):
        return ErrorStatus.INVALID_ARGUMENT, (), timing
    return end.result


@defect
class PaddingTakenForData(DelegatingAidlModel):
    """An input is taken to be as long as it is with its padding, which does not fit the model."""

    def execute_synchronously(self, request: Request, *settings: Any) -> SynchronousResultAidl:
        inputs = tuple(map(_with_padding, request.inputs))
        padded = msgspec.structs.replace(request, inputs=inputs)
        return self.inner.execute_synchronously(padded, *settings)


def _with_padding(argument: RequestArgument) -> RequestArgument:
    where = argument.location
    length = where.length + where.padding
    location = msgspec.structs.replace(where, length=length, padding=0)
    return msgspec.structs.replace(argument, location=location)


@defect
class PaddingTakenForRoom(DelegatingAidlModel):
    """An output of unknown size that does not fit goes on in the padding behind its room."""

    def execute_synchronously(self, request: Request, *settings: Any) -> SynchronousResultAidl:
        outputs = tuple(map(_with_padding, request.outputs))
        if not all(output.dimensions for output in outputs):  # whose size nobody knows before
            request = msgspec.structs.replace(request, outputs=outputs)
        return self.inner.execute_synchronously(request, *settings)
