"""Shared memory pools: what a client and a driver see at the same time, without copies.

A :class:`Memory` stands for HIDL's ``hidl_memory``: a file descriptor with a size and a name.
Anonymous pools are memfds; files (a ``.tflite`` with its weights) can be pools too.
"""

from __future__ import annotations

import errno
import fcntl
import mmap
import os
import weakref
from contextlib import suppress
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from numpy.typing import DTypeLike, NDArray

__all__ = ["MEMFD", "MMAP_FD", "Memory"]

MEMFD: Final = "memfd"
"""Name of an anonymous pool, the counterpart of HIDL's ``ashmem``."""

MMAP_FD: Final = "mmap_fd"
"""Name of a pool that is a range of a file."""


MAX_COPY_BYTES: Final = 2 << 30
"""Maximum size of a file that cannot be sealed and is copied."""

COPIED_BYTES: Final = 16 << 20
"""Bytes copied at once."""


class Memory:
    """``size`` bytes of the file ``fd``, from ``offset`` on.

    Owns ``fd``: it is closed by :meth:`close` or when the object is collected. The mapping is made
    at the first use and lives as long as any view of it. Compared by identity.
    """

    __slots__ = (
        "__weakref__",
        "_close_fd",
        "_fd",
        "_mapping",
        "_shift",
        "name",
        "offset",
        "size",
        "writable",
    )

    def __init__(
        self,
        fd: int,
        size: int,
        *,
        offset: int = 0,
        name: str = MEMFD,
        writable: bool = True,
    ) -> None:
        self.size = size
        self.offset = offset
        self.name = name
        self.writable = writable
        self._fd = fd
        self._mapping: mmap.mmap | None = None
        # A mapping begins at a page; views are shifted to where the pool begins.
        self._shift = offset % mmap.ALLOCATIONGRANULARITY
        self._close_fd = weakref.finalize(self, os.close, fd)

    @classmethod
    def allocate(cls, size: int, name: str = MEMFD) -> Memory:
        """A new anonymous pool of ``size`` zero bytes. OSError when there is no memory.

        Nobody who gets its descriptor can cut it off, which would kill whoever has it mapped.
        """
        fd = os.memfd_create("nnhal", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        try:
            os.ftruncate(fd, size)
            fcntl.fcntl(fd, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK)
        except BaseException:
            os.close(fd)
            raise
        return cls(fd, size, name=name)

    @classmethod
    def from_bytes(cls, data: bytes | bytearray | memoryview) -> Memory:
        """A new anonymous pool with a copy of ``data``."""
        content = memoryview(data).cast("B")
        memory = cls.allocate(len(content))
        if len(content):
            memory.buffer[:] = content
        return memory

    @classmethod
    def from_file(
        cls,
        file: str | os.PathLike[str] | int,
        offset: int = 0,
        size: int | None = None,
        *,
        writable: bool = False,
    ) -> Memory:
        """``size`` bytes (default: the rest) of a file from ``offset``; a descriptor is duplicated.

        Raises OSError when it cannot be opened and ValueError when the file is shorter.
        """
        if isinstance(file, int):
            fd = os.dup(file)
        else:
            fd = os.open(Path(file), (os.O_RDWR if writable else os.O_RDONLY) | os.O_CLOEXEC)
        try:
            size = _checked_size(fd, offset, size)
        except BaseException:
            os.close(fd)
            raise
        return cls(fd, size, offset=offset, name=MMAP_FD, writable=writable)

    def guarded(self) -> Memory:
        """The same bytes where nobody can cut them off: this memory, or a copy.

        A memfd is sealed against it; of a file that can only be read a copy is made, of what it
        holds now. Raises OSError for a writable file, for one that is too short, and for a copy of
        more than 2 GiB.
        """
        is_sealed = _is_sealed(self.fd)  # first: its size can change until then
        if os.fstat(self.fd).st_size < self.offset + self.size or self.offset < 0:
            raise OSError(errno.EINVAL, "its file is too short")
        if is_sealed:
            return self
        if self.writable:
            raise OSError(errno.EINVAL, "a file that can be written and is no memfd with seals")
        return self._copy()

    def _copy(self) -> Memory:
        if self.size > MAX_COPY_BYTES:
            raise OSError(errno.EFBIG, f"a file of {self.size} bytes would have to be copied")
        copy = Memory.allocate(self.size, self.name)
        copy.writable = False
        done = 0
        while done < self.size:
            part = os.pread(self.fd, min(self.size - done, COPIED_BYTES), self.offset + done)
            if not part:
                raise OSError(errno.EINVAL, "its file is too short")
            os.pwrite(copy.fd, part, done)
            done += len(part)
        self.close()
        return copy

    def duplicate(self) -> Memory:
        """The same bytes as another object, with a descriptor of its own."""
        return Memory(
            os.dup(self.fd), self.size, offset=self.offset, name=self.name, writable=self.writable
        )

    @property
    def fd(self) -> int:
        """The file descriptor, which stays the pool's. ValueError once closed."""
        if self.closed:
            raise ValueError("the memory pool is closed")
        return self._fd

    @property
    def file(self) -> tuple[int, int]:
        """Identity of the file, however often it is opened: device and inode.

        Raises ValueError once closed, OSError for a descriptor that is not open.
        """
        status = os.fstat(self.fd)
        return status.st_dev, status.st_ino

    @property
    def closed(self) -> bool:
        return not self._close_fd.alive

    @property
    def buffer(self) -> memoryview:
        """All bytes of the pool. OSError when it cannot be mapped, ValueError once closed."""
        start = self._shift
        return memoryview(self._mapped())[start : start + self.size]

    def view(self, dtype: DTypeLike, shape: tuple[int, ...], offset: int = 0) -> NDArray[Any]:
        """An array of ``shape`` that shares the pool's bytes from ``offset`` on.

        It is read-only where the pool is, and not aligned where ``offset`` is not. Raises
        ValueError when it does not lie inside the pool, OSError when the pool cannot be mapped.
        """
        import numpy as np

        dtype = np.dtype(dtype)
        size = dtype.itemsize * prod(shape)
        if offset < 0 or offset + size > self.size:
            raise ValueError(f"bytes {offset} to {offset + size} of a pool of {self.size} bytes")
        if size == 0:
            return np.empty(shape, dtype)
        return np.ndarray(shape, dtype, self._mapped(), self._shift + offset)

    def close(self) -> None:
        """Close the file descriptor. Views that exist stay valid; no new ones can be made."""
        self._mapping = None
        self._close_fd()

    def __repr__(self) -> str:
        state = "closed" if self.closed else f"fd {self.fd}"
        return f"<Memory {self.name} {self.size} bytes, {state}>"

    def _mapped(self) -> mmap.mmap:
        if self._mapping is None:
            access = mmap.ACCESS_WRITE if self.writable else mmap.ACCESS_READ
            length, start = self._shift + self.size, self.offset - self._shift
            try:
                self._mapping = mmap.mmap(self.fd, length, access=access, offset=start)
            except ValueError as error:
                if self.closed:
                    raise
                # Longer than the file, or empty.
                raise OSError(f"cannot map {self.size} bytes: {error}") from error
        return self._mapping


def _is_sealed(fd: int) -> bool:
    """Whether the file cannot shrink; seals it where that is possible."""
    with suppress(OSError):
        if fcntl.fcntl(fd, fcntl.F_GET_SEALS) & fcntl.F_SEAL_SHRINK:
            return True
        fcntl.fcntl(fd, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK)
        return True
    return False


def _checked_size(fd: int, offset: int, size: int | None) -> int:
    available = os.fstat(fd).st_size - offset
    if offset < 0 or available < (size or 0):
        raise ValueError(f"{size} bytes from {offset} on, but the file ends {available} bytes on")
    return available if size is None else size
