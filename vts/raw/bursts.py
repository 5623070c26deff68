"""A burst of packets, well formed or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from nnhal.burst_channels import CHANNEL_LENGTH, RequestChannel, ResultChannel
from nnhal.burst_packets import (
    BurstRequest,
    BurstResult,
    MalformedPacket,
    deserialize_result,
    serialize_request,
)
from nnhal.client.guard import guarded
from nnhal.interfaces import BurstChannels, IBurstCallback
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, MeasureTiming, Request
from vts.raw.answer import Options
from vts.raw.answers import name_of_status
from vts.raw.devices import RawDevice
from vts.test_group import Failed

__all__ = ["FORGOTTEN", "RawBurst", "packet_of"]

_CALL: Final = "configureExecutionBurst"
_PLAIN: Final = Options()

FORGOTTEN: Final = object()
"""Stands for a memory whose slot is not used again."""


class _Slots(IBurstCallback):
    """Memories by slot, all that were ever named. Remembers which of them the driver asked for."""

    def __init__(self) -> None:
        self._memories: list[object] = []
        self.asked: list[int] = []

    def of(self, pools: Sequence[object]) -> tuple[int, ...]:
        """The slot of each of ``pools``, a new one for those that have none."""
        slots = []
        for pool in pools:
            assert isinstance(pool, Memory)
            if not any(memory is pool for memory in self._memories):
                if None not in self._memories:
                    self._memories.append(None)
                self._memories[self._memories.index(None)] = pool
            slots.append(next(i for i, memory in enumerate(self._memories) if memory is pool))
        return tuple(slots)

    def put(self, slot: int, memory: object) -> None:
        """Have ``slot`` stand for another memory, or for none: the next new one has it then."""
        self._memories[slot] = memory

    def get_memories(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
        self.asked += slots
        known = [self._memories[slot] for slot in slots if 0 <= slot < len(self._memories)]
        there = [memory.duplicate() for memory in known if isinstance(memory, Memory)]
        if len(there) < len(slots):
            return ErrorStatus.INVALID_ARGUMENT, ()
        return ErrorStatus.NONE, there


class RawBurst:
    """A burst on ``prepared_model``; ``result_length`` is the length of its result channel.

    Raises Failed when the driver gives none. A context manager that ends the burst.
    """

    def __init__(
        self, raw: RawDevice, prepared_model: Any, result_length: int = CHANNEL_LENGTH
    ) -> None:
        self._limit_s = raw.limit_s
        self._slots = _Slots()
        self._requests = RequestChannel()
        self._results = ResultChannel(result_length)
        with guarded(_CALL):
            status, self._context = prepared_model.configure_execution_burst(
                self._slots, BurstChannels(self._requests, self._results)
            )
        if status != ErrorStatus.NONE or self._context is None:
            what = "no context" if self._context is None else "a context"
            text = f"{_CALL}: {name_of_status(status)} and {what}, expected NONE and one"
            raise Failed("burst_with_error", text)

    def __enter__(self) -> RawBurst:
        return self

    def __exit__(self, *_: object) -> None:
        self._context = None
        self._requests.close()

    def slots(self, pools: Sequence[object]) -> tuple[int, ...]:
        """Slots of memories, which the driver may ask for from now on."""
        return self._slots.of(pools)

    def put(self, slot: int, memory: Memory) -> None:
        """Have ``slot`` stand for another memory; the driver must have been asked to forget it."""
        self._slots.put(slot, memory)

    @property
    def asked(self) -> Sequence[int]:
        """Slots that the driver has asked for so far, in order."""
        return self._slots.asked

    def free(self, slot: int) -> None:
        """Have the driver forget a memory, or an unknown one."""
        with guarded("freeMemory"):
            self._context.free_memory(slot)

    def run(self, request: Request, options: Options = _PLAIN) -> BurstResult | None:
        """Execute ``request``; None for one that is too long for the queue."""
        return self.execute(packet_of(self, request, measure=options.measure))

    def forget(self, pool: Memory, *, for_good: bool) -> None:
        """Have the driver forget the memory ``pool``; the next new one has its slot, unless it is
        ``for_good``.
        """
        (slot,) = self.slots([pool])
        self.free(slot)
        self._slots.put(slot, FORGOTTEN if for_good else None)

    def send(self, packet: bytes) -> bytes | None:
        """The packet with which the driver answers ``packet``; None for one that is too long.

        Raises NoAnswer when there is none, and Failed when there was one too many before.
        """
        self.check_quiet()
        with guarded("burst"):
            sent = self._requests.send(packet)
        return self._results.receive(self._limit_s) if sent else None

    def check_quiet(self) -> None:
        """Raises Failed for answers that came without a request."""
        extra = self._results.discard()
        if extra:
            text = f"burst: {extra} more answers than requests, expected one each"
            raise Failed("more_answers", text)

    def execute(self, packet: bytes) -> BurstResult | None:
        """Send ``packet`` and return the driver's answer; raises Failed for an answer that is
        malformed.
        """
        answer = self.send(packet)
        if answer is None:
            return None
        try:
            return deserialize_result(answer)
        except MalformedPacket as error:
            text = f"burst: the driver's result packet is malformed: {error}"
            raise Failed("malformed_answer", text) from None


def packet_of(burst: RawBurst, request: Request, *, measure: bool) -> bytes:
    """``request`` as a packet, its memories named by slots of ``burst``."""
    timing = MeasureTiming.YES if measure else MeasureTiming.NO
    slots = burst.slots(request.pools)
    return serialize_request(BurstRequest(request.inputs, request.outputs, slots, timing))
