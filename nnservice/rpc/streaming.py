"""Streaming: what takes the place of descriptors on a connection between two machines.

The client has memories, and the server a mirror of each under the same number. The client sends
along with a call what it reads; the server sends back what it has written with whatever says that
the writing is done: the reply, a callback, or the news that a fence is signaled. Until then it
owes it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from nnservice.rpc.stream import Segment

__all__ = ["Debt", "Owed", "RemoteFences", "Streaming", "Watched"]


class Debt(NamedTuple):
    """A range of the memory ``number`` that the server is to send back."""

    number: int
    start: int
    stop: int


class Watched(ABC):
    """Ranges of its memories that a call may not write."""

    __slots__ = ()

    @abstractmethod
    def end(self) -> None:
        """The call is over, and nobody asks what it has changed."""

    @abstractmethod
    def strayed(self) -> list[Segment]:
        """The call is over: what it has changed all the same, as far as that is certain."""


Owed: TypeAlias = "Debt | Watched"


class RemoteFences(ABC):
    """Fences of both sides, each of which the other follows with one of its own."""

    @abstractmethod
    def watch(
        self, fence: Any, debts: Sequence[Owed], used: Sequence[Any], peer: Any
    ) -> tuple[int, Callable[[], object]]:
        """A number for ``fence``, and what begins to watch it. Its end is reported to the other
        side of ``peer``, with what is owed then, and with what a call reads that has ``used``
        values and waits for the fence: that need not be there before. ``used`` is looked at only
        then, and empty where the call is over. Raises HalError.
        """

    @abstractmethod
    def follow(self, number: int, used: list[Any]) -> Any:
        """A fence that follows the other side's ``number``; ``used`` is emptied when that is over.
        Raises OSError.
        """


class Streaming(ABC):
    """One side of a connection: what both do, and what one of them leaves to the other."""

    fences: RemoteFences
    offsets: Any = None
    """Offsets between the clocks of both machines, where they differ."""

    # --- of the client -----------------------------------------------------------------------

    def first_contents(self, values: Sequence[Any], numbers: Sequence[int]) -> list[Segment]:
        """The contents of those of ``values`` that are memories; the client has just told the
        server of them, by ``numbers``.
        """
        return []

    def taken_along(self, value: Any) -> list[Segment]:
        """Return the ranges that a call with the argument ``value`` reads."""
        return []

    def left_alone(self, value: Any) -> list[Segment]:
        """Return the ranges that a call with the argument ``value`` does not touch while it waits
        for a fence, as far as ``taken_along`` has not sent them.
        """
        return []

    def read_after_fence(self, value: Any) -> list[Segment]:
        """Return the ranges that a call with the argument ``value``, which waits for a fence, reads
        when that is signaled.
        """
        return []

    def repeat(self, number: int, values: Sequence[Any]) -> None:
        """Every call of the server's object ``number`` uses ``values``."""
        return

    def repeated_by(self, number: int) -> Sequence[Any]:
        """Return the ranges that calls of the server's object ``number`` use beside their
        arguments.
        """
        return ()

    def drop(self, objects: Sequence[int]) -> None:
        """Proxies of the server's ``objects`` are gone."""
        return

    # --- of the server -----------------------------------------------------------------------

    def owed_for(self, value: Any) -> list[Owed]:
        """Return the ranges that a call with the argument ``value`` writes."""
        return []

    def paid(self, debts: Sequence[Owed]) -> list[Segment]:
        """Return the content written to the ranges, and to those where nothing should have been
        written.
        """
        return []

    def owe_at_each_call(self, number: int, debts: Sequence[Owed]) -> None:
        """Every call of this side's object ``number`` makes ``debts``."""
        return

    def owed_at_each_call(self, number: int) -> Sequence[Owed]:
        """Return the ranges that a call of this side's object ``number`` writes beside those of its
        arguments.
        """
        return ()

    def let_go(self, objects: Sequence[int], memories: Sequence[int]) -> None:
        """The client has dropped this side's ``objects``, and its own ``memories``."""
        return

    # --- of both -----------------------------------------------------------------------------

    @abstractmethod
    def place(self, number: int, offset: int, length: int) -> memoryview | None:
        """Return the destination, as :class:`nnservice.rpc.stream.Sink` does."""

    def placed(self, number: int) -> None:
        """Note the arrival, as :class:`nnservice.rpc.stream.Sink` does."""
        return

    @abstractmethod
    def close(self) -> None:
        """The connection is over: fences of the other side fail."""
