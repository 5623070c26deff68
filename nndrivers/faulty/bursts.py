"""Bursts that trust their packets, or remember too much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from nndrivers.faulty._aidl_delegates import DelegatingAidlBurst
from nndrivers.faulty._delegates import DelegatingModel, DelegatingResults
from nndrivers.faulty.catalogue import defect
from nnhal.burst_packets import BurstResult, MalformedPacket, deserialize_request, serialize_result
from nnhal.interfaces import (
    BurstChannels,
    IBurstCallback,
    IBurstContext,
    IBurstRequestChannel,
    IBurstResultChannel,
    SynchronousResultAidl,
)
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, HalVersion, OutputShape, Request, Timing

_FOUR_BYTES: Final = 0xFFFF_FFFF
_SLOTS: Final = 16


@defect
class BurstAnswersTwice(DelegatingResults):
    """Every packet of a burst is answered twice."""

    def send(self, packet: bytes) -> bool:
        self.inner.send(packet)
        return self.inner.send(packet)


@defect
class BurstPaddingNotCleared(DelegatingResults):
    """Padding bytes of result packets hold what was in memory before."""

    def send(self, packet: bytes) -> bool:
        dirty = bytearray(packet)
        for start in range(24, len(packet) - 24, 24):
            if packet[start] == 1:  # operandInformation: isSufficient, then three bytes of padding
                dirty[start + 9 : start + 12] = b"\xcd\xcd\xcd"
        return self.inner.send(bytes(dirty))


@defect
class LongBurstResultCut(DelegatingResults):
    """A result that does not fit the channel becomes a success without shapes."""

    def send(self, packet: bytes) -> bool:
        if len(packet) // 24 > self.capacity:
            return self.inner.send(serialize_result(BurstResult(ErrorStatus.NONE)))
        return self.inner.send(packet)


@defect
class BurstErrorWithShapes(DelegatingResults):
    """A burst answers an invalid packet with a shape and times."""

    def send(self, packet: bytes) -> bool:
        timed = serialize_result(
            BurstResult(ErrorStatus.INVALID_ARGUMENT, (OutputShape((1,)),), Timing(1, 2))
        )
        status = int.from_bytes(packet[12:16], "little", signed=True)
        return self.inner.send(timed if status == ErrorStatus.INVALID_ARGUMENT else packet)


class _Lenient(IBurstRequestChannel):
    """Answers malformed packets with success, without executing."""

    def __init__(self, inner: IBurstRequestChannel, results: IBurstResultChannel) -> None:
        self._inner = inner
        self._results = results

    @property
    def capacity(self) -> int:
        return self._inner.capacity

    def listen(self, consumer: Any) -> None:
        def look(packet: bytes) -> None:
            try:
                deserialize_request(packet)
            except MalformedPacket:
                self._results.send(serialize_result(BurstResult(ErrorStatus.NONE)))
            else:
                consumer(packet)

        self._inner.listen(look)


@defect
class MalformedBurstPacketAccepted(DelegatingModel):
    """A malformed packet is answered with NONE."""

    since = HalVersion.V1_2

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        lenient = _Lenient(channels.request, channels.result)
        return self.inner.configure_execution_burst(
            callback, BurstChannels(lenient, channels.result)
        )


class _NeverFrees(IBurstContext):
    def __init__(self, inner: IBurstContext) -> None:
        self._inner = inner

    def free_memory(self, slot: int) -> None:
        """Keeps the memory."""


@defect
class BurstSlotNotFreed(DelegatingModel):
    """A burst keeps the memory of a slot that was freed, and goes on using it."""

    since = HalVersion.V1_2

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        status, context = super().configure_execution_burst(callback, channels)
        return status, None if context is None else _NeverFrees(context)


class _Vector(IBurstCallback):
    """Memories of a burst by their place in a vector, which those after a freed one lose."""

    def __init__(self, inner: IBurstCallback) -> None:
        self._inner = inner
        self.places: dict[int, Memory] = {}

    def get_memories(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
        asked = [slot for slot in slots if slot not in self.places]
        status, memories = self._inner.get_memories(asked) if asked else (ErrorStatus.NONE, [])
        if status != ErrorStatus.NONE:
            return status, ()
        self.places.update(zip(asked, memories, strict=True))
        return status, [self.places[slot].duplicate() for slot in slots]

    def free(self, freed: int) -> list[int]:
        """The slots that stand for another memory now, or for none."""
        changed = [slot for slot in self.places if slot >= freed]
        self.places = {
            slot - (slot > freed): memory for slot, memory in self.places.items() if slot != freed
        }
        return changed


class _ErasingContext(IBurstContext):
    def __init__(self, inner: IBurstContext, vector: _Vector) -> None:
        self._inner, self._vector = inner, vector

    def free_memory(self, slot: int) -> None:
        for changed in self._vector.free(slot):
            self._inner.free_memory(changed)


@defect
class FreedBurstSlotMovesOthers(DelegatingModel):
    """A freed slot of a burst is erased from a vector: the slots after it have their neighbour's
    memory from then on.
    """

    since = HalVersion.V1_2

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        vector = _Vector(callback)
        status, context = super().configure_execution_burst(vector, channels)
        return status, None if context is None else _ErasingContext(context, vector)


@defect
class UnnamedBurstMemoriesKept(DelegatingAidlBurst):
    """A burst takes -1 for the name of a memory, and keeps the first of each size that has it."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._memories: dict[tuple[int, int], Any] = {}

    def execute_synchronously(
        self, request: Request, memory_identifier_tokens: Sequence[int], *settings: Any
    ) -> SynchronousResultAidl:
        pools = tuple(
            self._memories.setdefault((place, pool.size), pool)
            if token == -1 and isinstance(pool, Memory)
            else pool
            for place, (pool, token) in enumerate(
                zip(request.pools, memory_identifier_tokens, strict=False)
            )
        )
        if len(pools) == len(request.pools):
            request = replace(request, pools=pools)
        return self.inner.execute_synchronously(request, memory_identifier_tokens, *settings)


@defect
class ReleasedBurstMemoriesKept(DelegatingAidlBurst):
    """A burst keeps every memory that has had a name, until the burst itself ends."""

    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        if memory_identifier_token < 0:
            return self.inner.release_memory_resource(memory_identifier_token)
        return ErrorStatus.NONE


@defect
class BurstTokensOfFourBytes(DelegatingAidlBurst):
    """Memories of a burst are known by the lower four bytes of their tokens."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._memories: dict[int, Any] = {}

    def execute_synchronously(
        self, request: Request, memory_identifier_tokens: Sequence[int], *settings: Any
    ) -> SynchronousResultAidl:
        tokens = memory_identifier_tokens
        if len(tokens) == len(request.pools):
            pools = tuple(map(self._known, tokens, request.pools))
            request = replace(request, pools=pools)
        return self.inner.execute_synchronously(request, tokens, *settings)

    def _known(self, token: int, pool: Any) -> Any:
        return pool if token < 0 else self._memories.setdefault(token & _FOUR_BYTES, pool)

    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        self._memories.pop(memory_identifier_token & _FOUR_BYTES, None)
        return self.inner.release_memory_resource(memory_identifier_token)


class _FewSlots(IBurstCallback):
    """Asks for the memory of a slot by its last bits."""

    def __init__(self, inner: IBurstCallback) -> None:
        self._inner = inner

    def get_memories(self, slots: Sequence[int]) -> Any:
        return self._inner.get_memories([slot % _SLOTS for slot in slots])


@defect
class BurstSlotsOfFourBits(DelegatingModel):
    """Four bits of a burst's slot are kept: the 17th memory is taken for the first one."""

    since = HalVersion.V1_2

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        few = _FewSlots(callback)
        return super().configure_execution_burst(few, channels)
