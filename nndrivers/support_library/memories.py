"""Memories of the library: pools of clients by their descriptors, and memories of the device."""

from __future__ import annotations

import mmap
import threading
import weakref
from typing import Final, NamedTuple

from nndrivers.support_library.handles import Handle, created
from nndrivers.support_library.library import Library
from nnhal.errors import Inexpressible
from nnhal.memory import Memory
from nnhal.types import BufferToken

__all__ = ["Memories", "Pool"]

_READ: Final = mmap.PROT_READ
_READ_WRITE: Final = mmap.PROT_READ | mmap.PROT_WRITE


class Pool(NamedTuple):
    """A memory of the library, and where a client's pool begins in it."""

    handle: Handle
    shift: int
    is_device: bool = False


class Memories:
    """Memories of the library for the pools of models and requests. Usable from several threads."""

    def __init__(self, library: Library) -> None:
        self._api = library.api
        self._pools: weakref.WeakKeyDictionary[Memory, Pool] = weakref.WeakKeyDictionary()
        self._device: weakref.WeakValueDictionary[int, Handle] = weakref.WeakValueDictionary()
        self._lock = threading.Lock()
        self._last_token = 0

    def pool(self, pool: Memory | BufferToken) -> Pool:
        """Made at the first use, and freed with the client's. Raises HalError, Inexpressible."""
        if isinstance(pool, BufferToken):
            return self._of_device(pool.token)
        known = self._pools.get(pool)
        return known if known is not None else self._add(pool)

    def add_device_memory(self, handle: Handle) -> int:
        """The token of a new memory of the device, which is forgotten when ``handle`` is gone."""
        with self._lock:
            self._last_token += 1
            self._device[self._last_token] = handle
            return self._last_token

    def _of_device(self, token: int) -> Pool:
        handle = self._device.get(token)
        if handle is None:
            raise Inexpressible(
                "the C API has memories and no tokens: a token that stands for none cannot be sent"
            )
        return Pool(handle, 0, is_device=True)

    def _add(self, memory: Memory) -> Pool:
        # A mapping begins at a page, and the library maps from the offset that it receives.
        shift = memory.offset % mmap.ALLOCATIONGRANULARITY
        address = created(
            "ANeuralNetworksMemory_createFromFd",
            self._api.ANeuralNetworksMemory_createFromFd,
            memory.size + shift,
            _READ_WRITE if memory.writable else _READ,
            memory.fd,
            memory.offset - shift,
        )
        made = Pool(Handle(address, self._api.ANeuralNetworksMemory_free), shift)
        return self._pools.setdefault(memory, made)
