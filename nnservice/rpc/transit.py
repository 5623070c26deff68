"""Transit of a frame: what it carries beside its body, while it is made and while it is read."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from nnprocess import descriptors
from nnservice.rpc.connection import Connection
from nnservice.rpc.stream import Segment
from nnservice.rpc.streaming import Owed, Streaming
from nnservice.rpc.wire import Malformed

__all__ = ["Arrival", "Departure"]


class Departure:
    """A frame that is being made: the descriptors and objects that go with it."""

    __slots__ = (
        "_exported",
        "_is_waiting",
        "_owned",
        "_when_sent",
        "debts",
        "descriptors",
        "new",
        "peer",
        "segments",
        "unfinished",
        "used",
    )

    def __init__(self, peer: Connection) -> None:
        self.peer = peer
        self.unfinished: Any = None
        """What an argument has begun and a later one of the same call completes."""
        self.descriptors: list[int] = []
        self.new: list[Any] = []
        """Shared values that the other side may not have yet."""
        self.segments: list[Segment] = []
        """Contents of memories that go along."""
        self.used: list[Any] = []
        """The arguments whose memories are streamed."""
        self.debts: list[Owed] = []
        """What this side is to send back with the frame, unless something else takes it on."""
        self._owned: list[int] = []
        self._exported: list[int] = []
        self._is_waiting = False
        self._when_sent: list[Callable[[], object]] = []

    def share(self, value: Any) -> int:
        """The number of ``value``, which is sent ahead of the frame if it is new. Raises HalError,
        OSError.
        """
        return self.peer.share(value, self.new)

    def own(self, descriptor: int) -> None:
        """Send ``descriptor`` and close it here then."""
        self.descriptors.append(descriptor)
        self._owned.append(descriptor)

    def export(self, object: object) -> int:
        """The number under which the other side may call ``object``. Raises HalError."""
        exports, shared = self.peer.exports, self.peer.shared
        self.peer.account.check("objects", len(exports) + len(shared))
        number = exports.add(object)
        self._exported.append(number)
        return number

    def use(self, streaming: Streaming, value: Any) -> None:
        """Take along what the other side will read of ``value``."""
        self.used.append(value)
        self.segments += streaming.taken_along(value)

    def wait_for_fence(self, streaming: Streaming) -> None:
        """The call waits for a fence, which may fail: what it does not touch then comes back."""
        if not self._is_waiting:
            self._is_waiting = True
            for value in self.used:
                self.segments += streaming.left_alone(value)

    def when_sent(self, work: Callable[[], object]) -> None:
        """Have ``work`` done when the frame is on its way, never where it cannot be sent."""
        self._when_sent.append(work)

    def take_over_debts(self) -> list[Owed]:
        """Leave it to something else than this frame to send the outputs."""
        debts, self.debts = self.debts, []
        return debts

    def done(self) -> None:
        """Close what was made for this frame only."""
        for work in self._when_sent:
            work()
        self._close()

    def _close(self) -> None:
        descriptors.close_all(self._owned)
        self._owned = []

    def undo(self) -> None:
        """The frame has not been sent: nobody will ever call or release the objects in it."""
        self._close()
        for number in self._exported:
            self.peer.exports.remove(number)


class Arrival:
    """A frame that is being read. Closes the descriptors that nobody takes, or only borrows."""

    __slots__ = ("_borrowed", "_left", "debts", "peer", "unfinished", "used")

    def __init__(self, peer: Connection, descriptors: Sequence[int] = ()) -> None:
        self.peer = peer
        self.unfinished: Any = None
        """What an argument has begun and a later one of the same call completes."""
        self.used: list[Any] = []
        """The streamed arguments of the call that this answers."""
        self.debts: list[Owed] = []
        """What is to be sent back when the call is done."""
        self._left = list(reversed(descriptors))
        self._borrowed: list[int] = []

    def owe(self, streaming: Streaming, value: Any) -> None:
        """The call may write what ``value`` says."""
        self.debts += streaming.owed_for(value)

    def take(self) -> int:
        """The next descriptor, which is the caller's from now on. Raises Malformed."""
        if not self._left:
            raise Malformed("a descriptor is missing")
        return self._left.pop()

    def borrow(self) -> int:
        """The next descriptor, to be used until the call is over. Raises Malformed."""
        descriptor = self.take()
        self._borrowed.append(descriptor)
        return descriptor

    def close(self) -> None:
        for descriptor in (*self._left, *self._borrowed):
            with suppress(OSError):  # a driver may close what it has only borrowed
                os.close(descriptor)
        self._left, self._borrowed = [], []
