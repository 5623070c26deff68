"""A burst as a client uses it: many executions, each memory sent once."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue

from nnhal._client.callbacks import LOGGER
from nnhal._client.calls import ClientPreparedModel
from nnhal._client.results import ExecutionResult, result_of
from nnhal.errors import HalError, NoAnswer
from nnhal.interfaces import (
    BurstRequest,
    BurstResult,
    IBurstCallback,
    IBurstContext,
    IBurstRequestChannel,
    IBurstResultChannel,
)
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, MeasureTiming, Request

__all__ = ["Burst"]


class Burst:
    """Executions one after the other. :meth:`close` it, or drop it, to end the burst.

    In process the channels are plain calls: a packet is served on the caller's thread.
    """

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
        self._slots = _Slots()
        self._requests = _RequestChannel()
        self._results = _ResultChannel()
        self._packets: weakref.WeakKeyDictionary[Request, BurstRequest]
        self._packets = weakref.WeakKeyDictionary()
        status, context = prepared_model.configure_execution_burst(
            self._slots, self._requests, self._results
        )
        if status != ErrorStatus.NONE or context is None:
            raise HalError(ErrorStatus(status) or ErrorStatus.GENERAL_FAILURE, "no burst")
        self._context: IBurstContext | None = context
        self._slots.context = context

    def execute(self, request: Request, *, measure: bool = False) -> ExecutionResult:
        """Execute; as of :meth:`nnhal.device.PreparedModel.execute`.

        HalError with GENERAL_FAILURE while another thread is executing on the same burst. A
        request with device memories, which bursts cannot carry, goes the synchronous way.
        """
        if not all(isinstance(pool, Memory) for pool in request.pools):
            return self._execute(request, measure=measure)
        if not self._in_flight.acquire(blocking=False):
            message = "another execution of the same burst is under way"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        try:
            result = self._call(self._packet(request, measure))
        finally:
            self._in_flight.release()
        return result_of(result.status, result.output_shapes, result.timing, self._outputs)

    def close(self) -> None:
        """End the burst; the driver forgets its memories."""
        self._context = self._slots.context = None
        self._requests.close()

    def _packet(self, request: Request, measure: bool) -> BurstRequest:
        timing = MeasureTiming.YES if measure else MeasureTiming.NO
        packet = self._packets.get(request)
        if packet is None or packet.measure != timing:
            slots = tuple(self._slots.slot(pool) for pool in request.pools)
            packet = BurstRequest(request.inputs, request.outputs, slots, timing)
            self._packets[request] = packet
        return packet

    def _call(self, packet: BurstRequest) -> BurstResult:
        self._results.discard()
        self._requests.send(packet)
        return self._results.receive(self._timeout_s)


class _Slots(IBurstCallback):
    """Numbers for memories. A memory that is gone is freed on the driver's side too."""

    def __init__(self) -> None:
        self.context: IBurstContext | None = None
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
        """Have the driver forget the memory of ``slot``, which is gone."""
        del self._memories[slot]
        if self.context is not None:
            self.context.free_memory(slot)


def _free(slots: weakref.ref[_Slots], number: int) -> None:
    alive = slots()
    if alive is not None:
        alive.free(number)


class _RequestChannel(IBurstRequestChannel):
    def __init__(self) -> None:
        self._consumer: Callable[[BurstRequest], None] | None = None

    def listen(self, consumer: Callable[[BurstRequest], None]) -> None:
        self._consumer = consumer

    def send(self, packet: BurstRequest) -> None:
        """Have the driver serve ``packet``."""
        if self._consumer is None:
            raise HalError(ErrorStatus.GENERAL_FAILURE, "the burst is closed")
        self._consumer(packet)

    def close(self) -> None:
        """Drop the driver's end."""
        self._consumer = None


class _ResultChannel(IBurstResultChannel):
    def __init__(self) -> None:
        self._results: SimpleQueue[BurstResult] = SimpleQueue()

    def send(self, result: BurstResult) -> None:
        self._results.put(result)

    def receive(self, timeout_s: float | None) -> BurstResult:
        """The driver's answer; raises NoAnswer."""
        try:
            return self._results.get(timeout=timeout_s)
        except Empty:
            raise NoAnswer(f"the driver has not answered the burst in {timeout_s} s") from None

    def discard(self) -> None:
        """Throw away answers that came without a question."""
        while not self._results.empty():
            self._results.get()
            LOGGER.warning("the driver answered a burst packet a second time")
