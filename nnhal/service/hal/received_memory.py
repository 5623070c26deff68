"""Memories that came from the other side, mapped only where it cannot cut them off.

A process that touches a mapped page behind the end of its file gets SIGBUS, and dies. A look at the
file's size before each use would not help: it can shrink right after.
"""

from __future__ import annotations

from nnhal.memory import Memory
from nnhal.service.rpc.transit import Arrival
from nnhal.service.rpc.wire import Malformed

__all__ = ["received"]


def received(arrival: Arrival, size: int, offset: int, name: str, *, writable: bool) -> Memory:
    """The memory of the next descriptor. Raises Malformed for one that cannot be made safe, where
    more than one client depend on this process.
    """
    memory = Memory(arrival.take(), size, offset=offset, name=name, writable=writable)
    if not arrival.peer.guards_memories:
        return memory
    try:
        return memory.guarded()
    except OSError as error:
        memory.close()
        raise Malformed(f"a memory that could be cut off: {error.strerror or error}") from error
