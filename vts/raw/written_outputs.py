"""Whether outputs are in the memory that they were to be written to."""

from __future__ import annotations

import numpy as np

from nnhal.memory import Memory
from nnhal.types import Request
from nntest.arguments import UNTOUCHED

__all__ = ["is_unwritten", "untouched"]


def untouched(size: int) -> Memory:
    """A memory that holds what room for outputs holds before an execution."""
    return Memory.from_bytes(bytes([UNTOUCHED]) * size)


def is_unwritten(request: Request, old: Memory, new: Memory) -> bool:
    """Whether an output that has once been written to ``old`` is not in ``new``, its copy."""
    for output in request.outputs:
        location = output.location
        shape = (location.length,)
        before = old.view(np.uint8, shape, location.offset)
        after = new.view(np.uint8, shape, location.offset)
        if (before != UNTOUCHED).any() and (after == UNTOUCHED).all():
            return True
    return False
