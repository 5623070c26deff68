"""Kinds of arguments and results that only the HAL has: cache files, fences and memories."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

from nnhal.errors import HalError, Inexpressible
from nnhal.fences import Fence, FenceState
from nnhal.memory import Memory
from nnhal.types import ErrorStatus
from nnservice.hal.distant_caches import number_of
from nnservice.hal.received_memory import received
from nnservice.hal.streamed_fences import FAILED, SIGNALED
from nnservice.rpc.account import Loan
from nnservice.rpc.kinds import Kind, Several, unexpected
from nnservice.rpc.streaming import Streaming
from nnservice.rpc.transit import Arrival, Departure
from nnservice.rpc.wire import Lane

__all__ = [
    "BOOTTIME_DEADLINE",
    "DEADLINE",
    "FENCE",
    "FENCES",
    "HANDLES",
    "MEMORIES",
    "Deadline",
]


class _Handles(Kind):
    """Cache files: the receiver's descriptors are open until the call is over.

    A handle that is not open arrives without descriptors, which nobody accepts. Wire: how many
    descriptors a handle has; for another machine the number of the file that it keeps.
    """

    def pack(self, value: Any, departure: Departure) -> Any:
        if departure.peer.streaming is not None:
            return [number_of(handle) for handle in value]
        return [self._pack(handle, departure) for handle in value]

    def unpack(self, value: tuple[int, ...], arrival: Arrival) -> Any:
        if arrival.peer.streaming is not None and value:
            raise Inexpressible("cache files cannot be sent to another machine")
        return tuple(tuple(arrival.borrow() for _ in range(count)) for count in value)

    def _pack(self, handle: Sequence[int], departure: Departure) -> int:
        try:
            for descriptor in handle:
                os.fstat(descriptor)
        except OSError:
            return 0
        departure.descriptors.extend(handle)
        return len(handle)


class Deadline(Kind):
    """A deadline, by the clock ``clock``; None and negative numbers are none."""

    stable = True

    def __init__(self, wire: Any, clock: str) -> None:
        super().__init__(wire)
        self._clock = clock

    def pack(self, value: Any, departure: Departure) -> Any:
        streaming = departure.peer.streaming
        if streaming is None or not streaming.offsets or not isinstance(value, int) or value < 0:
            return value
        return max(0, value + getattr(streaming.offsets, self._clock))


class _Lifeline:
    """The connection of the client that a fence came from, and what it takes of its account; all
    duplicates of the fence have it.
    """

    def __init__(self, connection: Lane, loan: Loan) -> None:
        self.fileno = connection.fileno
        self._loan = loan


class _Fence(Kind):
    """A fence or None. Who receives it owns it; it fails at the latest with its client.

    Wire: 0 for None; 1 for the next descriptor; of a fence on another machine its number, or what
    has become of it already.
    """

    def pack(self, value: Any, departure: Departure) -> int:
        if value is None:
            return 0
        if not isinstance(value, Fence):
            raise unexpected(Fence, value)
        state = value.state  # raises when it is closed: its number may be another file's by now
        streaming = departure.peer.streaming
        if streaming is not None:
            return _followed(value, state, streaming, departure)
        departure.own(os.dup(value.fd))
        return 1

    def unpack(self, value: int, arrival: Arrival) -> Fence | None:
        if not value:
            return None
        if arrival.peer.streaming is not None:
            return _following(arrival, arrival.peer.streaming, value)
        lifeline = arrival.peer.lifeline
        if lifeline is None:
            return Fence(arrival.take())
        loan = arrival.peer.account.take(calls=1, descriptors=1)
        return Fence(arrival.take(), given_up_with=_Lifeline(lifeline, loan))


def _followed(fence: Fence, state: FenceState, streaming: Streaming, departure: Departure) -> int:
    if state is FenceState.SIGNALED:
        return SIGNALED
    departure.wait_for_fence(streaming)
    if state is FenceState.ERROR:
        return FAILED
    debts, used = departure.take_over_debts(), departure.used
    number, watch = streaming.fences.watch(fence, debts, used, departure.peer)
    departure.when_sent(watch)
    return number


def _following(arrival: Arrival, streaming: Streaming, number: int) -> Fence:
    loan = arrival.peer.account.take(calls=1, descriptors=2)
    try:
        fence: Fence = streaming.fences.follow(number, arrival.used)
    except OSError as error:
        raise HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, str(error)) from error
    loan.until_gone(fence)
    return fence


class _Memory(Kind):
    """A memory with its descriptor, sent at every call. Wire: size, offset, name, writable."""

    def __init__(self) -> None:
        super().__init__(tuple[int, int, str, bool])

    def pack(self, value: Any, departure: Departure) -> Any:
        if not isinstance(value, Memory):
            raise unexpected(Memory, value)
        if departure.peer.streaming is not None:
            raise Inexpressible("the memories of a burst's packets cannot be sent elsewhere")
        departure.own(os.dup(value.fd))
        return value.size, value.offset, value.name, value.writable

    def unpack(self, value: tuple[int, int, str, bool], arrival: Arrival) -> Memory:
        size, offset, name, writable = value
        return received(arrival, size, offset, name, writable=writable)


DEADLINE: Final = Deadline(int | None, "monotonic_ns")
BOOTTIME_DEADLINE: Final = Deadline(int, "boottime_ns")
HANDLES: Final = _Handles(tuple[int, ...])
FENCE: Final = _Fence(int)
FENCES: Final = Several(FENCE)
MEMORIES: Final = Several(_Memory())
