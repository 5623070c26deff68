"""Request memory that shows what a driver does beyond its outputs.

Every range of inputs and outputs has guard bytes before and after it, none begins a pool, and the
inputs can be compared with what they were.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.types import BufferToken, DataLocation, Operand, Request, RequestArgument
from nntest.arguments import ALIGNMENT, UNTOUCHED, ArgumentPools
from nntest.spec import SpecCase
from vts.driving.request_memory import RequestMemory

__all__ = ["GUARD", "GuardedArguments", "output_sizes", "with_dimensions", "with_open_dimensions"]

GUARD: Final = ALIGNMENT
"""Bytes before and after every argument. A driver that ignores an offset, writes one element too
many, or pads a row, hits them."""


def output_sizes(outputs: Sequence[bytes]) -> list[int]:
    """Bytes of room for expected ``outputs``. Also an output without elements gets memory: an
    empty range of a pool is not allowed.
    """
    return [len(data) or 1 for data in outputs]


class GuardedArguments(RequestMemory):
    """Memory for one request: written inputs, room for outputs, and the request itself.

    ``inputs`` are raw bytes, empty for an omitted one; ``sizes`` is the room for each output.
    Inputs and outputs with an entry in ``input_tokens`` and ``output_tokens`` are the device
    memories of these tokens instead: the last pools, or the first where an input is omitted,
    since an argument without a value names pool 0 and must not be taken for that memory. Good
    until the next ones are made of the same ``pools``.
    """

    def __init__(
        self,
        inputs: Sequence[bytes],
        sizes: Sequence[int],
        pools: ArgumentPools,
        *,
        input_tokens: Mapping[int, int] | None = None,
        output_tokens: Mapping[int, int] | None = None,
    ) -> None:
        input_tokens, output_tokens = input_tokens or {}, output_tokens or {}
        self._input_offsets, input_end = _layout([len(data) for data in inputs])
        self._output_offsets, self._end = _layout(sizes)
        self._sizes = sizes
        self._pools = pools.of(input_end, self._end)
        self._filled = bytes([UNTOUCHED]) * self._end
        tokens = [*input_tokens.values(), *output_tokens.values()]
        shared, devices = self._pools, tuple(map(BufferToken, tokens))
        tokens_first = not all(inputs)
        self._first = len(tokens) if tokens_first else 0
        places: dict[int | None, int]
        places = {token: index for index, token in enumerate(tokens, 0 if tokens_first else 2)}
        self.request = Request(
            inputs=tuple(
                _argument(places.get(input_tokens.get(index)), self._first, offset, len(data))
                for index, (offset, data) in enumerate(
                    zip(self._input_offsets, inputs, strict=True)
                )
            ),
            outputs=tuple(
                _argument(places.get(output_tokens.get(index)), self._first + 1, offset, size)
                for index, (offset, size) in enumerate(
                    zip(self._output_offsets, sizes, strict=True)
                )
            ),
            pools=(*devices, *shared) if tokens_first else (*shared, *devices),
        )
        self.write_inputs(inputs)
        self.reset_outputs()

    @property
    def pools(self) -> tuple[Memory, Memory]:
        """The pool of the inputs, and that of the outputs."""
        return self._pools

    def write_inputs(self, inputs: Sequence[bytes]) -> None:
        room = bytearray([UNTOUCHED]) * self._input_end(inputs)
        for offset, data in zip(self._input_offsets, inputs, strict=True):
            room[offset : offset + len(data)] = data
        self._written = bytes(room)
        self._pools[0].buffer[: len(room)] = self._written

    def _input_end(self, inputs: Sequence[bytes]) -> int:
        return _layout([len(data) for data in inputs])[1]

    def reset_outputs(self) -> None:
        self._pools[1].buffer[: self._end] = self._filled

    def output(self, index: int, operand: Operand, dimensions: Sequence[int]) -> NDArray[Any]:
        offset = self._output_offsets[index]
        return self._pools[1].view(dtype_of(operand.type), tuple(dimensions), offset)

    def write_output(self, index: int, content: bytes) -> None:
        """Put ``content`` where output ``index`` would be, had it no memory of its own."""
        offset = self._output_offsets[index]
        self._pools[1].buffer[offset : offset + len(content)] = content

    def written(self) -> bytes:
        return bytes(self._pools[1].buffer[: self._end])

    def has_room(self, index: int) -> bool:
        return self.request.outputs[index].location.pool_index == self._first + 1

    def are_untouched(self) -> bool:
        return self.written() == self._filled

    def fault(self, request: Request) -> str | None:
        if bytes(self._pools[0].buffer[: len(self._written)]) != self._written:
            return self._changed_input()
        content, end = self.written(), 0
        for argument in request.outputs:
            if argument.location.pool_index != self._first + 1:
                continue
            start = argument.location.offset
            if content[end:start] != self._filled[end:start]:
                return self._touched(content, end, start)
            end = start + argument.location.length
        if content[end:] != self._filled[end:]:
            return self._touched(content, end, self._end)
        return None

    def _changed_input(self) -> str:
        now = np.frombuffer(bytes(self._pools[0].buffer[: len(self._written)]), np.uint8)
        before = np.frombuffer(self._written, np.uint8)
        position = int(np.flatnonzero(now != before)[0])
        index = _last_before(self._input_offsets, position)
        where = "before input 0"
        if index >= 0:
            where = f"input {index} begins {position - self._input_offsets[index]} bytes before it"
        return (
            f"byte {position} of the input pool was {before[position]:#04x} and is "
            f"{now[position]:#04x}: {where}"
        )

    def _touched(self, content: bytes, start: int, end: int) -> str:
        range_ = np.frombuffer(content, np.uint8)[start:end]
        position = start + int(np.flatnonzero(range_ != UNTOUCHED)[0])
        index = _last_before(self._output_offsets, position)
        where = "before output 0"
        if index >= 0:
            after = position - self._output_offsets[index]
            where = f"output {index} begins {after} bytes before it and has {self._sizes[index]}"
        return f"byte {position} of the output pool was written, which is no output's: {where}"


def with_dimensions(
    request: Request,
    inputs: Sequence[tuple[int, ...]],
    outputs: Sequence[tuple[int, ...]] | None = None,
) -> Request:
    """``request`` with the dimensions of its arguments, for a model that leaves them open."""

    def said(
        arguments: Sequence[RequestArgument], dimensions: Sequence[tuple[int, ...]]
    ) -> tuple[RequestArgument, ...]:
        pairs = zip(arguments, dimensions, strict=True)
        return tuple(
            each if each.has_no_value else msgspec.structs.replace(each, dimensions=known)
            for each, known in pairs
        )

    return msgspec.structs.replace(
        request,
        inputs=said(request.inputs, inputs),
        outputs=request.outputs if outputs is None else said(request.outputs, outputs),
    )


def with_open_dimensions(request: Request, case: SpecCase) -> Request:
    """``request`` with the dimensions of ``case`` where its model leaves those of inputs open."""
    graph = case.model.main
    if all(all(graph.operands[index].dimensions) for index in graph.input_indexes):
        return request
    inputs, outputs = case.input_operands(), case.output_operands()
    return with_dimensions(
        request, [each.dimensions for each in inputs], [each.dimensions for each in outputs]
    )


def _last_before(offsets: Sequence[int], position: int) -> int:
    return sum(offset <= position for offset in offsets) - 1


def _layout(sizes: Sequence[int]) -> tuple[list[int], int]:
    """Aligned offsets of ranges with guards between them, and the size of a pool for them."""
    offsets, end = [], GUARD
    for size in sizes:
        offsets.append(end)
        end += math.ceil(max(size, 1) / ALIGNMENT) * ALIGNMENT + GUARD
    return offsets, end


def _argument(device_pool: int | None, pool: int, offset: int, length: int) -> RequestArgument:
    if device_pool is not None:
        return RequestArgument(location=DataLocation(pool_index=device_pool))
    if length == 0:
        return RequestArgument(has_no_value=True)
    return RequestArgument(location=DataLocation(pool_index=pool, offset=offset, length=length))
