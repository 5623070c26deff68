"""Code coverage of a driver: a map in shared memory, where its process marks the places it reaches.

Who tests a driver makes a :class:`CoverageMap` and has it in the driver's process before the driver
starts. What loads a driver there finds it by :func:`provided`, and may mark places in it: as
``nndrivers/support_library/coverage.c`` does for libraries built with ``-fsanitize-coverage``.

The map is eight bytes, which count the marks, and then one byte for each place, 0 or 1. A place is
found by its hash, so that places may share a byte, which hides one of them.
"""

from __future__ import annotations

import fcntl
import mmap
import os
import struct
from typing import Final

__all__ = ["MAX_PLACES", "CoverageMap", "provide", "provided"]

MAX_PLACES: Final = 1 << 20
"""A library with 30,000 places loses 2 % of them to others with the same byte."""

_COUNT: Final = struct.Struct("=Q")
_SIZE: Final = _COUNT.size + MAX_PLACES

_SEALS: Final = fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL
"""A driver that made the map shorter would kill who reads it."""


class CoverageMap:
    """An empty map. ``descriptor`` is its memory. Raises OSError where the system has none."""

    def __init__(self) -> None:
        self.descriptor = os.memfd_create("nnhal-coverage", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        try:
            os.ftruncate(self.descriptor, _SIZE)
            fcntl.fcntl(self.descriptor, fcntl.F_ADD_SEALS, _SEALS)
            self._memory = mmap.mmap(self.descriptor, _SIZE, prot=mmap.PROT_READ)
        except BaseException:
            os.close(self.descriptor)
            raise

    @property
    def reached(self) -> int:
        """Places marked so far; whatever the driver writes, no more than there can be."""
        count: int = _COUNT.unpack_from(self._memory)[0]
        return min(count, MAX_PLACES)

    def close(self) -> None:
        """Give the memory back. Processes that have the map keep it."""
        self._memory.close()
        os.close(self.descriptor)


_provided: list[int] = []


def provide(descriptor: int) -> None:
    """Have this map in this process, for drivers that start here from now on. It stays open."""
    _provided[:] = [descriptor]


def provided() -> int | None:
    """The descriptor of the map of this process; None where coverage is not measured."""
    return _provided[0] if _provided else None
