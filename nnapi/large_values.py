"""Large values of a model: buffers of the application until the model is finished, then memory.

Source: ``ModelBuilder::copyLargeValuesToSharedMemory``.
"""

from __future__ import annotations

import msgspec

from nnapi.constant_values import aligned
from nnapi.draft import Draft
from nnapi.memory import Memory
from nnhal.types import DataLocation

__all__ = ["share_large_values"]


def share_large_values(draft: Draft) -> None:
    """Copy the large values of ``draft`` to one shared memory. OP_FAILED for want of it."""
    places: dict[int, int] = {}
    size = 0
    for index, data in draft.large_values.items():
        places[index] = aligned(size, len(data))
        size = places[index] + len(data)
    if not places:
        return
    memory = Memory.allocate(size)
    content, pool = memory.mapped(), draft.memory_index(memory)
    for index, start in places.items():
        data = draft.large_values[index]
        content[start : start + len(data)] = data
        operand = draft.operands[index]
        location = DataLocation(pool, start, len(data))
        draft.operands[index] = msgspec.structs.replace(operand, location=location)
    draft.large_values.clear()
