"""Sync fences: a file descriptor that becomes readable when work is done.

Android's sync fences are a kernel object; here a fence is the read end of a pipe. Its writer
signals it by writing a byte. When every copy of the write end is closed without that, as happens
by itself when a driver's process dies, the fence is in error state. Fences never go back.
"""

from __future__ import annotations

import contextlib
import os
import select
import time
import weakref
from collections.abc import Sequence
from enum import Enum
from typing import Final, Protocol

__all__ = ["Fence", "FenceState", "FenceWriter", "fence_pair", "wait_for_all"]

_NANOSECONDS_PER_MILLISECOND: Final = 1_000_000

_LONGEST_POLL_MS: Final = 2**31 - 1
"""What poll takes, 24 days; a deadline "at the end of time" is further away, and waits for ever."""


class FenceState(Enum):
    """State of a fence. ``ACTIVE`` is the state of work that is not done yet."""

    ACTIVE = "active"
    SIGNALED = "signaled"
    ERROR = "error"


class HasFileno(Protocol):
    """Object that ``poll`` takes."""

    def fileno(self) -> int: ...


class Fence:
    """The waiting side of a fence. Owns ``fd``, which is closed when the object is collected.

    It also counts as in error when the socket ``given_up_with`` hangs up, which must not be closed
    before: the connection to the process that the fence came from.
    """

    __slots__ = ("__weakref__", "_close_fd", "_given_up_with", "fd")

    def __init__(self, fd: int, *, given_up_with: HasFileno | None = None) -> None:
        self.fd = fd
        self._given_up_with = given_up_with
        self._close_fd = weakref.finalize(self, os.close, fd)

    @property
    def state(self) -> FenceState:
        """The state now."""
        return self.wait(0)

    def wait(self, timeout_ns: int | None = None) -> FenceState:
        """The state after waiting until it is not ACTIVE, or for ``timeout_ns``.

        Negative timeouts count as 0, None waits for ever. ValueError once closed.
        """
        if not self._close_fd.alive:
            raise ValueError("the fence is closed")
        poll = select.poll()
        poll.register(self.fd, select.POLLIN)
        if self._given_up_with is not None:
            poll.register(self._given_up_with, 0)  # its hang-up is reported unasked
        events = dict(poll.poll(_milliseconds(timeout_ns)))
        if not events:
            return FenceState.ACTIVE
        if not events.get(self.fd, 0) & select.POLLIN:
            # Linux looks at a pipe's content first and then at its writers, without a lock. It says
            # "no writer" and no content when the byte is written and the end closed in between;
            # once there is no writer, a second look finds all that was ever written.
            events = dict(poll.poll(0))
        signaled = events.get(self.fd, 0) & select.POLLIN
        return FenceState.SIGNALED if signaled else FenceState.ERROR

    def duplicate(self) -> Fence:
        """Another fence object of the same state, with a descriptor of its own."""
        return Fence(os.dup(self.fd), given_up_with=self._given_up_with)

    def close(self) -> None:
        """Close the file descriptor."""
        self._close_fd()


class FenceWriter:
    """The side of a fence that does the work. Dropping it unsignaled puts the fence into error."""

    __slots__ = ("__weakref__", "_close_fd", "_fd")

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._close_fd = weakref.finalize(self, os.close, fd)

    def signal(self) -> None:
        """Say that the work is done. No effect on a fence that is in error state already."""
        if self._close_fd.alive:
            with contextlib.suppress(BrokenPipeError):  # nobody waits any more
                os.write(self._fd, b"\0")
            self._close_fd()

    def fail(self) -> None:
        """Put the fence into error state, unless it is signaled already."""
        self._close_fd()


def fence_pair() -> tuple[Fence, FenceWriter]:
    """A new fence, ACTIVE, and its writer. OSError when there are no file descriptors left."""
    read_end, write_end = os.pipe2(os.O_CLOEXEC)
    return Fence(read_end), FenceWriter(write_end)


def wait_for_all(fences: Sequence[Fence], deadline_ns: int | None = None) -> FenceState:
    """ERROR as soon as one fence in turn is, ACTIVE at ``deadline_ns`` (monotonic), or SIGNALED."""
    for fence in fences:
        timeout = None if deadline_ns is None else deadline_ns - time.monotonic_ns()
        state = fence.wait(timeout)
        if state is not FenceState.SIGNALED:
            return state
    return FenceState.SIGNALED


def _milliseconds(timeout_ns: int | None) -> int | None:
    if timeout_ns is None:
        return None
    # Rounded up: waiting too short would make a caller with a deadline poll in a busy loop.
    milliseconds = max(0, -(-timeout_ns // _NANOSECONDS_PER_MILLISECOND))
    return milliseconds if milliseconds <= _LONGEST_POLL_MS else None
