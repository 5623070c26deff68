"""Memories that came from the other side, mapped only where it cannot cut them off.

A process that touches a mapped page behind the end of its file gets SIGBUS, and dies. A look at the
file's size before each use would not help: it can shrink right after.
"""

from __future__ import annotations

from typing import Final

from nnhal.memory import Memory
from nnservice.rpc.transit import Arrival
from nnservice.rpc.wire import Malformed

__all__ = ["received"]

_DESCRIPTORS: Final = 2
"""Of a memory: its own, and that of its mapping."""


def received(arrival: Arrival, size: int, offset: int, name: str, *, writable: bool) -> Memory:
    """The memory of the next descriptor. Where more than one client depend on this process, raises
    Malformed for one that cannot be made safe, and HalError for more than a client may have.
    """
    memory = Memory(arrival.take(), size, offset=offset, name=name, writable=writable)
    if not arrival.peer.is_one_of_many:
        return memory
    try:
        loan = arrival.peer.account.take(bytes=max(0, size), descriptors=_DESCRIPTORS)
        memory = memory.guarded()
        loan.until_gone(memory)
        return memory
    except OSError as error:
        memory.close()
        raise Malformed(f"a memory that could be cut off: {error.strerror or error}") from error
