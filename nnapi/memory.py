"""Memory of the application, of the runtime, or of a driver, for constants, inputs and outputs.

AHardwareBuffer does not exist on a Linux host. Its BLOB mode is shared memory under another name:
:meth:`Memory.allocate`. Other formats of it have no counterpart. Source: ``runtime/Memory.cpp``.
"""

from __future__ import annotations

import mmap
import os
from typing import Final, Protocol

from nnapi.errors import NnapiError, as_nnapi_errors, bad_data, op_failed, unexpected_null
from nnapi.memory_rules import MemoryRules, SizedRules
from nnapi.result_codes import ResultCode
from nnhal.device import DeviceBuffer
from nnhal.memory import MMAP_FD
from nnhal.memory import Memory as HalMemory
from nnhal.types import BufferToken

__all__ = ["Memory"]

_PROTECTION_BITS: Final = mmap.PROT_READ | mmap.PROT_WRITE


class Descriptor(Protocol):
    """Descriptor in the form that this module uses :class:`nnapi.memory_desc.MemoryDesc`."""

    def allocate(self) -> Memory: ...


class Memory:
    """``memory``, or ``buffer`` that a driver has made, used by ``rules``. Compared by identity.

    Applications call :meth:`from_fd`, :meth:`from_desc` or :meth:`allocate`.
    """

    def __init__(
        self,
        memory: HalMemory | None,
        buffer: DeviceBuffer | None = None,
        rules: MemoryRules | None = None,
    ) -> None:
        assert (memory is None) != (buffer is None)
        self.memory = memory
        """The shared memory; None for a driver's own."""
        self.buffer = buffer
        """The driver's memory; None for shared memory."""
        self.rules: MemoryRules = rules or SizedRules(self.size)

    @classmethod
    def from_fd(cls, size: int, prot: int, fd: int, offset: int = 0) -> Memory:
        """``size`` bytes of a file from ``offset`` (``ANeuralNetworksMemory_createFromFd``).

        ``prot`` is a combination of mmap's PROT_READ and PROT_WRITE. The descriptor is duplicated.
        OP_FAILED where that is not possible, BAD_DATA for other protection bits. That the file is
        shorter is seen where it is mapped: UNMAPPABLE.
        """
        if prot & ~_PROTECTION_BITS:
            raise bad_data(f"protection {prot:#x}: expected PROT_READ, PROT_WRITE, both or none")
        if size < 0 or offset < 0:
            raise bad_data(f"{size} bytes from {offset}")
        try:
            copy = os.dup(fd)
        except (OSError, OverflowError) as error:
            raise op_failed(f"descriptor {fd} cannot be duplicated: {error}") from None
        writable = bool(prot & mmap.PROT_WRITE)
        return cls(HalMemory(copy, size, offset=offset, name=MMAP_FD, writable=writable))

    @classmethod
    def allocate(cls, size: int) -> Memory:
        """New shared memory, as an AHardwareBuffer of BLOB mode is. OP_FAILED for want of it."""
        return cls(_shared(size))

    @staticmethod
    def from_desc(desc: Descriptor | None) -> Memory:
        """Memory for the roles of ``desc`` (``ANeuralNetworksMemory_createFromDesc``).

        BAD_STATE for an unfinished descriptor. OP_FAILED or the driver's code where its device has
        no such memory, and shared memory will not do.
        """
        if desc is None:
            raise unexpected_null("the descriptor of a memory")
        return desc.allocate()

    @property
    def size(self) -> int:
        """Bytes; 0 for a driver's own memory."""
        return 0 if self.memory is None else self.memory.size

    @property
    def pool(self) -> HalMemory | BufferToken:
        """Return this memory as a pool of a request."""
        if self.buffer is not None:
            return self.buffer.pool
        assert self.memory is not None
        return self.memory

    def mapped(self) -> memoryview:
        """The bytes. UNMAPPABLE where there are none to map."""
        if self.memory is None:
            raise NnapiError(ResultCode.UNMAPPABLE, "a driver's own memory cannot be mapped")
        try:
            return self.memory.buffer
        except (OSError, ValueError) as error:
            raise NnapiError(ResultCode.UNMAPPABLE, str(error)) from None

    @staticmethod
    def copy(source: Memory | None, destination: Memory | None) -> None:
        """Copy the content, whatever kinds the two are of (``ANeuralNetworksMemory_copy``).

        BAD_DATA where they do not agree in size, dimensions or type, or ``source`` holds nothing.
        After a failure ``destination`` holds nothing.
        """
        if source is None or destination is None:
            raise unexpected_null("a memory to copy")
        try:
            _copy(source, destination)
        except BaseException:
            destination.rules.set_initialized(False)
            raise
        destination.rules.set_initialized(True)


def _copy(source: Memory, destination: Memory) -> None:
    if source is destination:
        return
    if not source.rules.is_initialized:
        raise bad_data("the memory to copy from holds nothing yet")
    metadata = source.rules.metadata()
    destination.rules.update(metadata)
    if source.buffer is None and destination.buffer is None:
        _copy_bytes(source.mapped(), destination)
        return
    with as_nnapi_errors():
        if source.buffer is not None and destination.buffer is not None:
            between = _shared(metadata.logical_size)
            source.buffer.copy_to(between)
            destination.buffer.copy_from(between, metadata.dimensions)
        elif source.buffer is not None:
            assert destination.memory is not None
            source.buffer.copy_to(destination.memory)
        elif destination.buffer is not None:
            assert source.memory is not None
            destination.buffer.copy_from(source.memory, metadata.dimensions)


def _copy_bytes(content: memoryview, destination: Memory) -> None:
    target = destination.mapped()
    if len(target) != len(content):
        raise bad_data(f"{len(content)} bytes into a memory of {len(target)}")
    if target.readonly:
        raise NnapiError(ResultCode.UNMAPPABLE, "the memory to copy to cannot be written")
    target[:] = content


def _shared(size: int) -> HalMemory:
    """New shared memory. OP_FAILED where there is none."""
    if size <= 0:
        raise op_failed(f"a memory of {size} bytes")
    try:
        return HalMemory.allocate(size)
    except (OSError, OverflowError) as error:
        raise op_failed(f"no shared memory of {size} bytes: {error}") from None
