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

__all__ = ["ALIGNMENT", "UNTOUCHED", "ArgumentPools", "Arguments"]

ALIGNMENT: Final = 64
"""Bytes; the alignment of request memory that NNAPI's runtime prefers."""

UNTOUCHED: Final = 0x7D
"""Byte that fills the room for outputs before an execution. As a number of any type it is far from
what outputs usually are: 0, 1, and the ends of a quantized range.
"""

_SMALLEST_POOL: Final = 1 << 16
"""Bytes; nearly all tests of one operation fit, so that their pools are made once."""


class ArgumentPools:
    """The two pools of a request, used again by the next: making them costs more than a tiny model.

    Pools grow as needed. They serve one request at a time.
    """

    def __init__(self) -> None:
        self._inputs = self._outputs = Memory.allocate(1)

    def of(self, input_size: int, output_size: int) -> tuple[Memory, Memory]:
        """Pools for inputs and for outputs of at least these sizes, in bytes."""
        self._inputs = _grown(self._inputs, input_size)
        self._outputs = _grown(self._outputs, output_size)
        return self._inputs, self._outputs


def _grown(pool: Memory, size: int) -> Memory:
    if size <= pool.size and pool.size >= _SMALLEST_POOL:
        return pool
    return Memory.allocate(max(_SMALLEST_POOL, 1 << (size - 1).bit_length()))


class Arguments:
    """Memory for one request: written inputs, room for outputs, and the request itself.

    ``inputs`` holds the raw bytes of every input, empty for an omitted one. ``output_sizes`` are
    bytes of room for every output. ``pools`` are used instead of new ones; then the arguments are
    good until the next ones are made of them.
    """

    def __init__(
        self,
        inputs: Sequence[bytes],
        output_sizes: Sequence[int],
        input_dimensions: Sequence[tuple[int, ...]] | None = None,
        output_dimensions: Sequence[tuple[int, ...]] | None = None,
        pools: ArgumentPools | None = None,
    ) -> None:
        input_offsets, input_size = _layout([len(data) for data in inputs])
        self._output_offsets, self._output_size = _layout(output_sizes)
        self._pools = _pools(pools, input_size, self._output_size)
        room = self._pools[0].buffer
        for offset, data in zip(input_offsets, inputs, strict=True):
            room[offset : offset + len(data)] = data
        self.fill_outputs(UNTOUCHED)
        self.request = Request(
            inputs=tuple(
                _argument(0, offset, len(data), dimensions)
                for offset, data, dimensions in zip(
                    input_offsets, inputs, input_dimensions or [()] * len(inputs), strict=True
                )
            ),
            outputs=tuple(
                _argument(1, offset, size, dimensions)
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
        """Return what the driver wrote into output ``index``, in the shape that it reported, if
        any.

        A view: it changes with the next arguments made of the same pools.
        """
        dimensions = shape.dimensions if shape is not None else operand.dimensions
        return self._pools[1].view(dtype_of(operand.type), dimensions, self._output_offsets[index])

    def fill_outputs(self, value: int) -> None:
        """Overwrite all room for outputs, so that what a driver does not write can be seen."""
        self._pools[1].view(np.uint8, (self._output_size,))[:] = value


def _pools(pools: ArgumentPools | None, input_size: int, output_size: int) -> tuple[Memory, Memory]:
    if pools is not None:
        return pools.of(input_size, output_size)
    return Memory.allocate(input_size), Memory.allocate(output_size)


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
