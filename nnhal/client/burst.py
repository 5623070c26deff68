"""A burst as a client uses it: many executions, each memory sent once."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence

from nnhal.burst_channels import RequestChannel, ResultChannel
from nnhal.burst_packets import (
    BurstRequest,
    MalformedPacket,
    deserialize_result,
    serialize_request,
)
from nnhal.client.callbacks import LOGGER
from nnhal.client.calls import ClientPreparedModel
from nnhal.client.guard import escaped
from nnhal.client.results import ExecutionResult, result_of
from nnhal.errors import HalError
from nnhal.interfaces import BurstChannels, IBurstCallback, IBurstContext
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, MeasureTiming, Request

__all__ = ["Burst"]


class Burst:
    """Executions one after the other. :meth:`close` it, or drop it, to end the burst."""

    def __init__(
        self,
        prepared_model: ClientPreparedModel,
        execute: Callable[..., ExecutionResult],
        outputs: int | None,
        timeout_s: float | None,
    ) -> None:
        self._execute = execute
        self._outputs = outputs
        self._timeout_s = timeout_s
        self._in_flight = threading.Lock()
        # The driver holds the slots as long as it holds the burst: they must not hold the burst.
        self._slots = _Slots(weakref.ref(self))
        self._requests = RequestChannel()
        self._results = ResultChannel()
        # Packets of a request, not measured and measured; empty where bursts cannot carry it.
        self._packets: weakref.WeakKeyDictionary[Request, list[bytes | None]]
        self._packets = weakref.WeakKeyDictionary()
        self._last_result: tuple[bytes | None, ExecutionResult] = None, ExecutionResult()
        status, context = prepared_model.configure_execution_burst(
            self._slots, BurstChannels(self._requests, self._results)
        )
        if status != ErrorStatus.NONE or context is None:
            raise HalError(ErrorStatus(status) or ErrorStatus.GENERAL_FAILURE, "no burst")
        self._context: IBurstContext | None = context

    def execute(self, request: Request, *, measure: bool = False) -> ExecutionResult:
        """Execute; as of :meth:`nnhal.device.PreparedModel.execute`.

        HalError with GENERAL_FAILURE while another thread is executing on the same burst. A
        request that bursts cannot carry, because it has device memories or more arguments than
        the queue has room for, goes the synchronous way.
        """
        if not self._in_flight.acquire(blocking=False):
            message = "another execution of the same burst is under way"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        try:
            packet = self._packet(request, measure)
            answer = self._call(packet) if packet else None
        finally:
            self._in_flight.release()
        if answer is None:
            return self._execute(request, measure=measure)
        return self._result(answer)

    def close(self) -> None:
        """End the burst; the driver forgets its memories."""
        self._context = None
        self._requests.close()

    def free_memory(self, slot: int) -> None:
        """Have the driver forget the memory of ``slot``, which is gone."""
        if self._context is not None:
            self._context.free_memory(slot)

    def _packet(self, request: Request, measure: bool) -> bytes:
        packets = self._packets.get(request)
        if packets is None:
            packets = self._packets[request] = [None, None]
        packet = packets[measure]
        if packet is None:
            packet = packets[measure] = self._serialized(request, measure)
        return packet

    def _serialized(self, request: Request, measure: bool) -> bytes:
        if not all(isinstance(pool, Memory) for pool in request.pools):
            return b""
        slots = tuple(self._slots.slot(pool) for pool in request.pools)
        timing = MeasureTiming(measure)
        try:
            return serialize_request(BurstRequest(request.inputs, request.outputs, slots, timing))
        except MalformedPacket as error:
            # A number that HIDL's types cannot hold: no transport can carry it.
            message = f"the request does not fit a packet: {error.message}"
            raise HalError(ErrorStatus.INVALID_ARGUMENT, message) from error

    def _call(self, packet: bytes) -> bytes | None:
        if self._results.discard():
            LOGGER.warning("the driver answered a burst packet a second time")
        try:
            sent = self._requests.send(packet)
        except HalError:
            raise
        except Exception as error:  # a driver in this process
            raise escaped("burst", error) from error
        return self._results.receive(self._timeout_s) if sent else None

    def _result(self, packet: bytes) -> ExecutionResult:
        known, result = self._last_result
        if packet == known:
            return result
        try:
            answer = deserialize_result(packet)
        except MalformedPacket as error:
            message = f"the driver's answer is wrong: {error.message}"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message) from error
        result = result_of(answer.status, answer.output_shapes, answer.timing, self._outputs)
        self._last_result = packet, result
        return result


class _Slots(IBurstCallback):
    """Numbers for memories. A memory that is gone is freed on the driver's side too."""

    def __init__(self, burst: weakref.ref[Burst]) -> None:
        self._burst = burst
        self._numbers: weakref.WeakKeyDictionary[Memory, int] = weakref.WeakKeyDictionary()
        self._memories: dict[int, weakref.ref[Memory]] = {}
        self._next = 0

    def slot(self, memory: object) -> int:
        """The slot of ``memory``, a new one the first time."""
        assert isinstance(memory, Memory)
        number = self._numbers.get(memory)
        if number is None:
            number = self._numbers[memory] = self._next
            self._next += 1
            slots = weakref.ref(self)
            self._memories[number] = weakref.ref(memory, lambda _: _free(slots, number))
        return number

    def get_memories(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
        memories = [self._memories[slot]() if slot in self._memories else None for slot in slots]
        alive = [memory for memory in memories if memory is not None]
        if len(alive) != len(slots):
            return ErrorStatus.INVALID_ARGUMENT, ()
        # Copies, as the HAL's transport makes them: a driver in this process that keeps them must
        # not keep the client's own objects alive.
        try:
            return ErrorStatus.NONE, [memory.duplicate() for memory in alive]
        except (OSError, ValueError):  # no descriptors left, or closed by its owner
            return ErrorStatus.GENERAL_FAILURE, ()

    def free(self, slot: int) -> None:
        """Forget the memory of ``slot``, which is gone, and have the driver forget it."""
        del self._memories[slot]
        burst = self._burst()
        if burst is not None:
            burst.free_memory(slot)


def _free(slots: weakref.ref[_Slots], number: int) -> None:
    alive = slots()
    if alive is not None:
        alive.free(number)
