"""Pools of a request that are copied as a whole, and pools of a model taken for others."""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable
from typing import Any, Final

import msgspec

from nndrivers.faulty._arithmetic import rereading, with_data, with_main
from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel, Notify, Outcome
from nndrivers.faulty.catalogue import defect, overriding
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.errors import HalError
from nnhal.fences import FenceState, fence_pair
from nnhal.interfaces import FencedOptions, FencedResult, SynchronousResult
from nnhal.memory import Memory
from nnhal.types import (
    ErrorStatus,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    OperationType,
    Request,
    Subgraph,
)

_COPY_S: Final = 0.001
"""How long a device takes to copy a pool back."""

_LONG_NS: Final = 10_000_000_000
_KEPT_POOLS: Final = 8
_WORD: Final = 4
_LINE: Final = 64
"""Bytes."""


class _Copies:
    """Copies of the pools that outputs of a request are in."""

    def __init__(self, request: Any) -> None:
        self._request = request
        self._copies = {index: bytes(pool.buffer) for index, pool in written_pools(request)}

    def write_back(self) -> None:
        """All but the outputs, as it was."""
        for index, copy in self._copies.items():
            write_back(self._request, index, copy)


def written_pools(request: Any) -> list[tuple[int, Memory]]:
    """Pools of shared memory that outputs are in, by their indexes."""
    indexes = {each.location.pool_index for each in request.outputs if not each.has_no_value}
    pools = [(index, request.pools[index]) for index in sorted(indexes)]
    return [(index, pool) for index, pool in pools if isinstance(pool, Memory) and pool.writable]


def write_back(request: Any, index: int, copy: bytes) -> None:
    """Pool ``index`` becomes ``copy``, with the outputs that are there now."""
    content, pool = bytearray(copy), request.pools[index]
    for each in request.outputs:
        place = each.location
        if place.pool_index == index and not each.has_no_value:
            own = slice(place.offset, place.offset + place.length)
            content[own] = bytes(pool.buffer[own])
    pool.buffer[:] = content


@defect
class WholePoolsWrittenBack(DelegatingModel):
    """Pools of outputs are copied to the device at the start of an execution and back at its end:
    what others write to the rest of them meanwhile is undone.
    """

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._copies: dict[int, _Copies] = {}

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        self._copies[id(request)] = _Copies(request)
        return ErrorStatus.NONE, request

    def answer(self, end: Outcome) -> SynchronousResult:
        time.sleep(_COPY_S)
        copies = self._copies.pop(id(end.request), None)
        if copies is not None and end.status == ErrorStatus.NONE:
            copies.write_back()
        return end.result


@defect
class LastLinesWrittenBack(DelegatingModel):
    """Outputs are written in whole lines of 64 bytes: what others write to the rest of the last
    line meanwhile is undone.
    """

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._rests: dict[int, list[tuple[Memory, slice, bytes]]] = {}

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        rests = []
        for index, pool in written_pools(request):
            own = [each.location for each in request.outputs if each.location.pool_index == index]
            begins = [place.offset for place in own]
            for end in (place.offset + place.length for place in own):
                rest = slice(end, min(end + -end % _LINE, pool.size))
                if not any(rest.start <= begin < rest.stop for begin in begins):
                    rests.append((pool, rest, bytes(pool.buffer[rest])))
        self._rests[id(request)] = rests
        return ErrorStatus.NONE, request

    def answer(self, end: Outcome) -> SynchronousResult:
        time.sleep(_COPY_S)
        for pool, rest, old in self._rests.pop(id(end.request), []):
            pool.buffer[rest] = old
        return end.result


@defect
class WholePoolsCopiedAtTheLaunch(DelegatingModel):
    """A fenced execution copies pools of outputs when it is launched, and writes all of them back
    at its end.
    """

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        copies = _Copies(request)
        status, fence, callback = self.inner.execute_fenced(request, options)
        if status != ErrorStatus.NONE or fence is None:
            return status, fence, callback
        ended, writer = fence_pair()

        def finish() -> None:
            state = fence.wait(_LONG_NS)
            if state is not FenceState.SIGNALED:
                writer.fail()
                return
            copies.write_back()
            writer.signal()

        threading.Thread(target=finish, daemon=True).start()
        return status, ended, callback


@defect
class OutputPoolsKeptOnTheDevice(DelegatingModel):
    """The device has a copy of each pool that it has written to, and writes all of it back: what
    the client has changed between two executions is undone.
    """

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._kept: list[tuple[Memory, bytearray]] = []

    def answer(self, end: Outcome) -> SynchronousResult:
        if end.status == ErrorStatus.NONE:
            for index, pool in written_pools(end.request):
                self._write_back(end.request, index, pool)
        return end.result

    def _write_back(self, request: Any, index: int, pool: Memory) -> None:
        copy = next((copy for known, copy in self._kept if known is pool), None)
        if copy is None:
            self._kept = [*self._kept[1 - _KEPT_POOLS :], (pool, bytearray(pool.buffer))]
            return
        for each in (*request.inputs, *request.outputs):
            place = each.location
            if place.pool_index == index and not each.has_no_value:
                own = slice(place.offset, place.offset + place.length)
                copy[own] = bytes(pool.buffer[own])
        pool.buffer[:] = copy


@rereading(OperationType.IF, OperationType.WHILE)
def constants_of_subgraphs_from_the_first_pool(model: Model) -> Model:
    """Constants of referenced subgraphs are read from the first pool of the model."""
    referenced = tuple(_misread(model, graph) for graph in model.referenced)
    return msgspec.structs.replace(model, referenced=referenced)


def _misread(model: Model, graph: Subgraph) -> Subgraph:
    def misread(operand: Operand) -> Operand:
        place = operand.location
        is_pooled = operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE
        if not is_pooled or place.offset + place.length > model.pools[0].size:
            return operand
        return msgspec.structs.replace(
            operand, location=msgspec.structs.replace(place, pool_index=0)
        )

    return msgspec.structs.replace(graph, operands=tuple(map(misread, graph.operands)))


@rereading()
def constants_read_by_words(model: Model) -> Model:
    """Constants in the pools of a model are read from the multiple of four bytes before them."""
    return with_main(model, operands=tuple(map(_at_a_word, model.main.operands)))


def _at_a_word(operand: Operand) -> Operand:
    if operand.lifetime != OperandLifeTime.CONSTANT_REFERENCE:
        return operand
    place = operand.location
    word = msgspec.structs.replace(place, offset=place.offset - place.offset % _WORD)
    return msgspec.structs.replace(operand, location=word)


@rereading()
def ranges_of_one_file_are_one(model: Model) -> Model:
    """Pools of a model are distinguished by their files: a second range of one is taken for the
    first where that is as long.
    """
    first: dict[tuple[int, int], Memory] = {}
    pools = [
        kept if (kept := first.setdefault(pool.file, pool)).size >= pool.size else pool
        for pool in model.pools
    ]
    return msgspec.structs.replace(model, pools=tuple(pools))


class _Late(Program):
    """Prepared by its first execution, from pools of which it has kept no handle."""

    def __init__(self, model: Model, prepare: Callable[[Model], Program]) -> None:
        self._pools = [weakref.ref(pool) for pool in model.pools]
        self._model = msgspec.structs.replace(model, pools=())
        self._prepare = prepare
        self._lock = threading.Lock()
        self._program: Program | None = None

    def prepared(self) -> Program:
        with self._lock:
            if self._program is None:
                pools = [pool for pool in (each() for each in self._pools) if pool is not None]
                if len(pools) < len(self._pools):
                    raise HalError(ErrorStatus.GENERAL_FAILURE, "no memory of this handle")
                model = msgspec.structs.replace(self._model, pools=tuple(pools))
                self._program = self._prepare(model)
            return self._program

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.prepared().execute(inputs, outputs, context)


@defect
class ConstantsMappedByFirstExecution(ReferenceDriver):
    """Pools of a model are mapped by its first execution, when the client may have closed them."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        program = super().prepare(model, options)
        return _Late(model, lambda model: self._now(model, options)) if model.pools else program

    def _now(self, model: Model, options: PrepareOptions) -> Program:
        return super().prepare(model, options)

    def save_to_cache(self, program: Program, *arguments: Any) -> None:
        if isinstance(program, _Late):
            signature, program = program.signature, program.prepared()
            program.signature = signature
        super().save_to_cache(program, *arguments)


@rereading()
def scalars_in_pools_not_read(model: Model) -> Model:
    """Constant scalars of type INT32 are 0 where they lie in a pool of the model."""
    model, zero = with_data(model, bytes(4))

    def misread(operand: Operand) -> Operand:
        is_pooled = operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE
        if not is_pooled or operand.type != OperandType.INT32:
            return operand
        copied = OperandLifeTime.CONSTANT_COPY
        return msgspec.structs.replace(operand, lifetime=copied, location=zero)

    return with_main(model, operands=tuple(map(misread, model.main.operands)))


@rereading()
def constants_changed_in_place(model: Model) -> Model:
    """Constant 8-bit tensors are made signed where they lie, in the client's pool."""
    copies = tuple(Memory.from_bytes(bytes(pool.buffer)) for pool in model.pools)
    for operand in model.main.operands:
        pooled = operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE
        if pooled and operand.type == OperandType.TENSOR_QUANT8_ASYMM:
            _make_signed(model.pools[operand.location.pool_index], operand)
    return msgspec.structs.replace(model, pools=copies)


def _make_signed(pool: Memory, operand: Operand) -> None:
    begin, end = operand.location.offset, operand.location.offset + operand.location.length
    if pool.writable:
        pool.buffer[begin:end] = bytes(code ^ 128 for code in pool.buffer[begin:end])


@overriding(DelegatingDevice, "prepare")
def pools_of_one_byte_refused(
    model: Any, notify: Notify, prepare: Callable[[], ErrorStatus]
) -> ErrorStatus:
    """A model with a pool of a single byte is refused, as if there were nothing in it."""
    if any(pool.size <= 1 for pool in model.pools):
        notify(ErrorStatus.INVALID_ARGUMENT, None)
        return ErrorStatus.INVALID_ARGUMENT
    return prepare()


@overriding(DelegatingModel, "begin")
def repeated_pools_left_out(request: Any) -> tuple[ErrorStatus, Any]:
    """A memory that a request names several times is one pool, and those behind it have other
    indexes than the request says.
    """
    pools = {_identity(pool): pool for pool in request.pools}
    return ErrorStatus.NONE, msgspec.structs.replace(request, pools=tuple(pools.values()))


def _identity(pool: Any) -> object:
    return (pool.file, pool.offset, pool.size) if isinstance(pool, Memory) else id(pool)
