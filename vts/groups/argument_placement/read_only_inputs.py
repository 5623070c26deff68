"""Inputs in memory that can only be read, and begins in the middle of a file.

Source: ``hidl_memory`` of the name ``mmap_fd`` with its protection and offset, and
``MappableFile.aidl``, ``prot`` and ``offset``: a client may share a file with PROT_READ alone
(``ANeuralNetworksMemory_createFromFd``).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nnhal.memory import Memory
from nnhal.types import Operand
from vts.driving.placements import OVERLAPPING, PlacedArguments
from vts.groups.argument_placement.constant_pools import FILE_OFFSET

__all__ = ["ReadOnlyInputs"]


class ReadOnlyInputs(PlacedArguments):
    """All inputs in one pool, which the driver may read; each output in one of its own."""

    def __init__(
        self,
        inputs: Sequence[tuple[Operand, bytes]],
        outputs: Sequence[tuple[Operand, int]],
    ) -> None:
        super().__init__(OVERLAPPING[1], inputs, outputs)
        size = self._pools[0].size
        file = Memory.allocate(FILE_OFFSET + size)
        # The test writes the inputs by a mapping of its own.
        self._pools[0] = Memory.from_file(file.fd, FILE_OFFSET, size, writable=True)
        shown = Memory.from_file(file.fd, FILE_OFFSET, size, writable=False)
        pools = (shown, *self._pools[1:])
        self.request = msgspec.structs.replace(self.request, pools=pools)
        self.write_inputs([data for _, data in inputs])
