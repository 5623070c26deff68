"""Buffers of the application, as bytes without a copy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from nnapi.errors import bad_data

__all__ = ["Buffer", "bytes_of"]

Buffer = bytes | bytearray | memoryview | NDArray[np.generic]


def bytes_of(buffer: Buffer) -> memoryview:
    """The bytes of ``buffer``, which are shared with it.

    BAD_DATA for what has no bytes, and for an array whose elements do not lie one after the other:
    C has pointers only.
    """
    try:
        if isinstance(buffer, np.ndarray):
            if not buffer.flags.c_contiguous:
                raise bad_data("an array whose elements do not lie one after the other")
            return buffer.reshape(-1).view(np.uint8).data
        return memoryview(buffer).cast("B")
    except (TypeError, ValueError) as error:
        raise bad_data(f"no buffer: {error}") from None
