"""Request arguments in shared memory: one pool for the inputs, one for the outputs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.types import DataLocation, Operand, OutputShape, Request, RequestArgument

__all__ = ["ALIGNMENT", "Arguments"]

ALIGNMENT: Final = 64
"""Bytes; the alignment of request memory that NNAPI's runtime prefers."""


class Arguments:
    """Memory for one request: written inputs, room for outputs, and the request itself.

    ``inputs`` holds the raw bytes of every input, empty for an omitted one. ``output_sizes`` are
    bytes of room for every output.
    """

    def __init__(
        self,
        inputs: Sequence[bytes],
        output_sizes: Sequence[int],
        input_dimensions: Sequence[tuple[int, ...]] | None = None,
        output_dimensions: Sequence[tuple[int, ...]] | None = None,
    ) -> None:
        input_offsets, input_size = _layout([len(data) for data in inputs])
        self._output_offsets, output_size = _layout(output_sizes)
        self._pools = (Memory.allocate(input_size), Memory.allocate(output_size))
        room = self._pools[0].view(np.uint8, (input_size,))
        for offset, data in zip(input_offsets, inputs, strict=True):
            room[offset : offset + len(data)] = np.frombuffer(data, np.uint8)
        self.request = Request(
            inputs=tuple(
                _argument(0, offset, len(data), dimensions)
                for offset, data, dimensions in zip(
                    input_offsets, inputs, input_dimensions or [()] * len(inputs), strict=True
                )
            ),
            outputs=tuple(
                RequestArgument(
                    location=DataLocation(pool_index=1, offset=offset, length=size),
                    dimensions=dimensions,
                )
                for offset, size, dimensions in zip(
                    self._output_offsets,
                    output_sizes,
                    output_dimensions or [()] * len(output_sizes),
                    strict=True,
                )
            ),
            pools=self._pools,
        )

    def output(
        self, index: int, operand: Operand, shape: OutputShape | None = None
    ) -> NDArray[Any]:
        """What the driver wrote into output ``index``, in the shape that it reported, if any."""
        dimensions = shape.dimensions if shape is not None else operand.dimensions
        return self._pools[1].view(dtype_of(operand.type), dimensions, self._output_offsets[index])

    def fill_outputs(self, value: int) -> None:
        """Overwrite all room for outputs, so that what a driver does not write can be seen."""
        self._pools[1].view(np.uint8, (self._pools[1].size,))[:] = value


def _layout(sizes: Sequence[int]) -> tuple[list[int], int]:
    """Aligned offsets of consecutive ranges, and the size of a pool that holds them."""
    offsets, end = [], 0
    for size in sizes:
        offsets.append(end)
        end += math.ceil(max(size, 1) / ALIGNMENT) * ALIGNMENT
    return offsets, max(end, 1)


def _argument(pool: int, offset: int, length: int, dimensions: tuple[int, ...]) -> RequestArgument:
    if length == 0:
        return RequestArgument(has_no_value=True)
    return RequestArgument(
        location=DataLocation(pool_index=pool, offset=offset, length=length),
        dimensions=dimensions,
    )
