"""Fences between two machines: each side says when one of its own is signaled, or has failed.

The other side has a fence of its own in its place, which follows.
"""

from __future__ import annotations

import itertools
import os
import threading
import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from nnhal.errors import HalError
from nnhal.fences import Fence, FenceState, FenceWriter, fence_pair
from nnservice.hal.messages import FENCES
from nnservice.rpc.account import Loan
from nnservice.rpc.method import Method
from nnservice.rpc.proxies import Caller
from nnservice.rpc.streaming import Owed, RemoteFences
from nnservice.rpc.wire import Lane

__all__ = ["FAILED", "SIGNALED", "Fences", "IFences"]

SIGNALED: Final = -1
FAILED: Final = -2
"""Instead of the number of a fence that will not change any more."""

_MAX_EARLY: Final = 1024
"""Fences that are reported before they are known: a message may overtake another one."""


class IFences(ABC):
    """Object FENCES of each side."""

    @abstractmethod
    def tell(self, number: int, is_signaled: bool) -> None:
        """The caller's fence ``number`` is signaled, or in error state."""


class _Follower(NamedTuple):
    """What waits for a fence of the other side. ``used`` are the arguments of the call that made
    the fence: whatever that call still waits for, it does not read them any more.
    """

    writer: FenceWriter
    used: list[Any]

    def end(self, is_signaled: bool) -> None:
        self.used.clear()
        if is_signaled:
            self.writer.signal()


class Fences(IFences, RemoteFences):
    """Fences of one connection, on one side. ``method`` is :meth:`IFences.tell`; ``control`` hangs
    up when the connection ends.
    """

    def __init__(self, method: Method, control: Lane) -> None:
        self._method = method
        self._control = weakref.ref(control)
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()
        self._telling = threading.Lock()
        self._followers: dict[int, _Follower] = {}
        self._early: dict[int, bool] = {}
        self._is_closed = False

    def follow(self, number: int, used: list[Any]) -> Fence:
        fence, writer = fence_pair()
        is_signaled = number == SIGNALED
        if number not in (SIGNALED, FAILED):
            said = self._said(number, _Follower(writer, used))
            if said is None:
                return fence
            is_signaled = said
        _Follower(writer, used).end(is_signaled)
        return fence

    def _said(self, number: int, follower: _Follower) -> bool | None:
        """Whether the fence is signaled, as the other side has told; None where it is to tell yet,
        ``follower``.
        """
        with self._lock:
            if self._is_closed:
                return False
            is_signaled = self._early.pop(number, None)
            if is_signaled is None:
                self._followers[number] = follower
            return is_signaled

    def tell(self, number: int, is_signaled: bool) -> None:
        with self._lock:
            follower = self._followers.pop(number, None)
            if follower is None and len(self._early) < _MAX_EARLY:
                self._early[number] = is_signaled
        if follower is not None:
            follower.end(is_signaled)

    def close(self) -> None:
        """Let all fail that have not been reported."""
        with self._lock:
            self._is_closed = True
            self._followers.clear()

    def watch(
        self, fence: Fence, debts: Sequence[Owed], used: Sequence[Any], peer: Caller
    ) -> tuple[int, Callable[[], object]]:
        number = next(self._numbers)
        loan = peer.account.take(calls=1, descriptors=1)
        own = Fence(os.dup(fence.fd), given_up_with=self._control())
        arguments = weakref.ref(peer), number, own, debts, used, loan
        thread = threading.Thread(
            target=self._watch, args=arguments, name="nnhal-fence", daemon=True
        )
        return number, thread.start

    def _watch(
        self,
        connection: weakref.ref[Caller],
        number: int,
        fence: Fence,
        debts: Sequence[Owed],
        used: Sequence[Any],
        loan: Loan,
    ) -> None:
        """Tell the other side how ``fence`` ends. ``loan`` is for as long as this takes."""
        is_signaled = fence.wait() is FenceState.SIGNALED
        peer = connection()
        if peer is None or peer.streaming is None:
            return
        # One after the other: what was read earlier must not arrive later.
        with suppress(HalError), self._telling:
            segments = peer.streaming.paid(debts)
            for value in tuple(used):
                segments += peer.streaming.read_after_fence(value)
            peer.call(FENCES, self._method, (number, is_signaled), segments)
