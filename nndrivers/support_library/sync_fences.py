"""Sync fences as Android's libraries know them.

libsync, and after it ``SyncFence::syncWait`` of Android's ``Types.cpp``, polls for POLLIN: POLLERR
is a fence that has failed, and anything else that ``poll`` tells, also a hang-up, one that is
signaled. A pipe whose writer is gone only hangs up, so what the library gets is a socket.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import socket
import threading
from functools import cache
from typing import Any, Final

from nnhal.fences import Fence, FenceState

__all__ = ["libsync_fence"]

_NOWHERE: Final = bytes(16)
"""A ``sockaddr`` of AF_UNSPEC, which disconnects a datagram socket."""


def libsync_fence(fence: Fence) -> socket.socket:
    """Return a descriptor that behaves as ``fence`` does, in libsync's terms, now and later.
    OSError without resources.

    The library duplicates its descriptor; the socket may be closed then.
    """
    waiting, working = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    waiting.send(b"\0")  # lost where the other end disconnects, which is an error of this end
    state = fence.state
    if state is FenceState.ACTIVE:
        held = fence.duplicate()
        threading.Thread(
            target=_forward, args=(held, working), name="sync-fence", daemon=True
        ).start()
    else:
        _tell(working, state)
    return waiting


def _forward(fence: Fence, working: socket.socket) -> None:
    _tell(working, fence.wait())
    fence.close()


def _tell(working: socket.socket, state: FenceState) -> None:
    with working:
        if state is FenceState.SIGNALED:
            with contextlib.suppress(OSError):  # nobody waits any more
                working.send(b"\0")
        elif _libc().connect(working.fileno(), _NOWHERE, len(_NOWHERE)):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


@cache
def _libc() -> Any:
    """Python's sockets cannot be disconnected."""
    return ctypes.CDLL(None, use_errno=True)
