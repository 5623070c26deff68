"""Memory shared between client and driver: regions of a memfd or of a file, never copied."""

from __future__ import annotations

import math
import mmap
import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

__all__ = ["Memory"]


class Memory:
    """``size`` bytes behind the file descriptor ``fd``, which the object owns.

    ``name`` is the HAL's name of the kind: ``memfd`` (the stand-in for ashmem) or ``mmap_fd``.
    Mapped at the first view. The descriptor is closed by :meth:`close` or with the object; views
    stay valid as long as they are held.
    """

    __slots__ = ("__weakref__", "_bytes", "fd", "name", "offset", "size", "writable")

    def __init__(
        self, fd: int, size: int, *, name: str = "memfd", offset: int = 0, writable: bool = True
    ) -> None:
        self.fd = fd
        self.size = size
        self.name = name
        self.offset = offset
        self.writable = writable
        self._bytes: NDArray[np.uint8] | None = None

    @classmethod
    def allocate(cls, size: int, name: str = "memfd") -> Memory:
        """Zeroed memory of ``size`` bytes."""
        fd = os.memfd_create("nnhal", os.MFD_CLOEXEC)
        os.ftruncate(fd, size)
        return cls(fd, size, name=name)

    @classmethod
    def from_bytes(cls, data: bytes) -> Memory:
        """Memory that starts out as a copy of ``data``."""
        memory = cls.allocate(len(data))
        memory.view(np.uint8, (len(data),))[:] = np.frombuffer(data, np.uint8)
        return memory

    @classmethod
    def from_file(
        cls,
        file: Path | str | int,
        offset: int = 0,
        size: int | None = None,
        writable: bool = False,
    ) -> Memory:
        """A region of a file, to the file's end by default. Raises OSError.

        A descriptor given as ``file`` is duplicated, the caller keeps its own.
        """
        flags = os.O_RDWR if writable else os.O_RDONLY
        fd = os.dup(file) if isinstance(file, int) else os.open(file, flags | os.O_CLOEXEC)
        length = os.fstat(fd).st_size - offset if size is None else size
        return cls(fd, length, name="mmap_fd", offset=offset, writable=writable)

    def view(self, dtype: DTypeLike, shape: tuple[int, ...], offset: int = 0) -> NDArray[Any]:
        """The array of ``shape`` at byte ``offset``, without a copy.

        :raises ValueError: it would reach beyond the memory
        """
        kind = np.dtype(dtype)
        end = offset + kind.itemsize * math.prod(shape)
        if offset < 0 or end > self.size:
            raise ValueError(f"bytes {offset} to {end} reach beyond a memory of {self.size} bytes")
        return np.ndarray(shape, kind, self._mapped(), offset)

    def _mapped(self) -> NDArray[np.uint8]:
        if self._bytes is None:
            self._bytes = self._map()
        return self._bytes

    def _map(self) -> NDArray[np.uint8]:
        if self.size == 0:
            return np.empty(0, np.uint8)
        start = self.offset - self.offset % mmap.ALLOCATIONGRANULARITY
        access = mmap.ACCESS_WRITE if self.writable else mmap.ACCESS_READ
        skipped = self.offset - start
        mapping = mmap.mmap(self.fd, self.size + skipped, access=access, offset=start)
        return np.frombuffer(mapping, np.uint8)[skipped:]

    def close(self) -> None:
        """Close the descriptor. Views already made stay valid."""
        if self.fd >= 0:
            os.close(self.fd)
            self.fd = -1

    def __del__(self) -> None:
        if getattr(self, "fd", -1) >= 0:
            os.close(self.fd)

    def __repr__(self) -> str:
        return f"Memory({self.name}, {self.size} bytes)"
