"""A burst as the driver serves it: memories are sent once and then named by slots."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

from nnhal._driver_kit.executor import Executor
from nnhal._driver_kit.failures import status_of
from nnhal.burst_packets import (
    BurstResult,
    deserialize_request,
    serialize_result,
)
from nnhal.errors import HalError, Invalid
from nnhal.interfaces import (
    IBurstCallback,
    IBurstContext,
    IBurstRequestChannel,
    IBurstResultChannel,
    SynchronousResult,
)
from nnhal.memory import Memory
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, MeasureTiming, OutputShape, RequestV1_0
from nnhal.versions import status_to

__all__ = ["BurstContext"]

_KEPT: Final = 16
"""Packets whose requests are kept; the executor keeps the plans of even fewer."""

_FAILURE: Final = serialize_result(BurstResult(ErrorStatus.GENERAL_FAILURE))


class BurstContext(IBurstContext):
    """Serves packets until the client drops it."""

    def __init__(
        self,
        executor: Executor,
        callback: IBurstCallback,
        request_channel: IBurstRequestChannel,
        result_channel: IBurstResultChannel,
    ) -> None:
        self._executor = executor
        self._callback = callback
        self._results = result_channel
        # A client in this process may free a memory from a finalizer, on the very thread that is
        # looking up slots.
        self._lock = threading.RLock()
        self._memories: dict[int, Memory] = {}
        self._known: dict[bytes, _Known] = {}
        request_channel.listen(self._serve)

    def free_memory(self, slot: int) -> None:
        with self._lock:
            if self._memories.pop(slot, None) is not None:
                self._known.clear()

    def _serve(self, packet: bytes) -> None:
        # What does not fit is a failure, and the client must not wait for it.
        if not self._results.send(self._answer(packet)):
            self._results.send(_FAILURE)

    def _answer(self, packet: bytes) -> bytes:
        try:
            known = self._known.get(packet)
            if known is None:
                known = self._learn(packet)
            return known.answer(self._executor.run(known.request, known.measure))
        except Exception as error:
            status = status_to(status_of(error, "burst"), HalVersion.V1_2)
            return serialize_result(BurstResult(status))

    def _learn(self, packet: bytes) -> _Known:
        said = deserialize_request(packet)
        self._fetch([slot for slot in dict.fromkeys(said.slots) if slot not in self._memories])
        with self._lock:
            pools = tuple(map(self._memory, said.slots))
            known = _Known(RequestV1_0(said.inputs, said.outputs, pools), said.measure)
            if len(self._known) >= _KEPT:
                del self._known[next(iter(self._known))]
            self._known[packet] = known
        return known

    def _fetch(self, slots: Sequence[int]) -> None:
        if not slots:
            return
        status, memories = self._callback.get_memories(slots)
        if status != ErrorStatus.NONE or len(memories) != len(slots):
            message = f"{len(memories)} memories for slots {slots}"
            raise HalError(ErrorStatus(status) or ErrorStatus.GENERAL_FAILURE, message)
        with self._lock:
            self._memories.update(zip(slots, memories, strict=True))

    def _memory(self, slot: int) -> Memory:
        memory = self._memories.get(slot)
        if memory is None:
            raise Invalid(f"the memory of slot {slot} was freed while it was looked up")
        return memory


class _Known:
    """What a packet asked for, and what was last answered: the same packet comes again and again.

    The same request object each time, so that the executor knows it again.
    """

    def __init__(self, request: RequestV1_0, measure: MeasureTiming) -> None:
        self.request = request
        self.measure = measure
        self._shapes: Sequence[OutputShape] | None = None
        self._packet = b""

    def answer(self, result: SynchronousResult) -> bytes:
        """The packet for ``result``; raises MalformedPacket."""
        status, shapes, timing = result
        if status == ErrorStatus.NONE and timing is NO_TIMING and shapes == self._shapes:
            return self._packet
        # HIDL's packets are those of HAL 1.2, whatever version the prepared model has.
        status = status_to(status, HalVersion.V1_2)
        packet = serialize_result(BurstResult(status, tuple(shapes), timing))
        if status == ErrorStatus.NONE and timing is NO_TIMING:
            self._shapes, self._packet = shapes, packet
        return packet
