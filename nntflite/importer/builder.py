"""Puts a HAL model together, operand by operand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import ArrayLike, NDArray

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of, is_quantized
from nnhal.types import (
    DataLocation,
    ExtraParams,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)

__all__ = ["LARGEST_COPIED_CONSTANT", "ModelBuilder"]

LARGEST_COPIED_CONSTANT: Final = 128
"""Bytes; larger constants go to the memory pool, as NNAPI's own clients have it.

Source: ``ANEURALNETWORKS_MAX_SIZE_OF_IMMEDIATELY_COPIED_VALUES``.
"""

_COPIED_ALIGNMENT: Final = 4
_POOL_ALIGNMENT: Final = 64
"""Bytes; drivers may want whole cache lines."""


class ModelBuilder:
    """Collects operands, which are referred to by the index they are given, and operations."""

    def __init__(self) -> None:
        self.operands: list[Operand] = []
        self.operations: list[Operation] = []
        self._values = bytearray()
        self._pooled: dict[int, NDArray[Any]] = {}
        self._scalars: dict[tuple[int, bytes], int] = {}
        self._bodies: list[tuple[ModelBuilder, Sequence[int], Sequence[int]]] = []

    def operand(
        self,
        type: int,
        dimensions: Sequence[int] = (),
        scale: float = 0.0,
        zero_point: int = 0,
        extra_params: ExtraParams = None,
    ) -> int:
        """A new operand for something computed; :meth:`finish` makes inputs and outputs of some."""
        return self._add(
            Operand(type, tuple(dimensions), scale, zero_point, extra_params=extra_params)
        )

    def like(self, index: int, dimensions: Sequence[int]) -> int:
        """A new operand with the type and quantization of operand ``index``."""
        model = self.operands[index]
        return self.operand(
            model.type, dimensions, model.scale, model.zero_point, model.extra_params
        )

    def scalar(self, type: OperandType, value: float) -> int:
        """A scalar constant; the same value of the same type is stored once."""
        data = np.array(value, dtype_of(type)).tobytes()
        key = (int(type), data)
        if key not in self._scalars:
            self._scalars[key] = self._add_copied(Operand(type), data)
        return self._scalars[key]

    def constant(
        self,
        type: int,
        value: ArrayLike,
        scale: float = 0.0,
        zero_point: int = 0,
        extra_params: ExtraParams = None,
    ) -> int:
        """A tensor constant with the shape of ``value``; large ones share one memory pool."""
        array = np.ascontiguousarray(value, dtype_of(type))
        operand = Operand(type, array.shape, scale, zero_point, extra_params=extra_params)
        if array.nbytes <= LARGEST_COPIED_CONSTANT:
            return self._add_copied(operand, array.tobytes())
        index = self._add(operand)
        self._pooled[index] = array
        return index

    def no_value(self, type: int = OperandType.TENSOR_FLOAT32) -> int:
        """An optional input that is left out; a quantized one needs a scale nevertheless."""
        scale = 1.0 if is_quantized(type) else 0.0
        return self._add(Operand(type, (0,), scale, lifetime=OperandLifeTime.NO_VALUE))

    def value(self, index: int) -> NDArray[Any] | None:
        """The data of operand ``index``, a 0-d array for scalars; None where it is computed."""
        if index in self._pooled:
            return self._pooled[index]
        operand = self.operands[index]
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY:
            return None
        begin, size = operand.location.offset, operand.location.length
        flat = np.frombuffer(bytes(self._values[begin : begin + size]), dtype_of(operand.type))
        return flat.reshape(operand.dimensions)

    def mark(self) -> tuple[int, int, dict[Any, int], dict[int, NDArray[Any]]]:
        """The state that :meth:`rewind` returns to."""
        return len(self.operands), len(self.operations), {**self._scalars}, {**self._pooled}

    def rewind(self, mark: tuple[int, int, dict[Any, int], dict[int, NDArray[Any]]]) -> None:
        """Drop operands and operations that are newer than ``mark``."""
        operands, operations, self._scalars, self._pooled = mark
        del self.operands[operands:]
        del self.operations[operations:]

    def operation(self, type: int, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """Append an operation."""
        self.operations.append(Operation(type, tuple(inputs), tuple(outputs)))

    def copy(self, index: int) -> int:
        """A new operand to which an operation copies operand ``index``; CAST takes all types."""
        result = self.like(index, self.operands[index].dimensions)
        self.operation(OperationType.CAST, [index], [result])
        return result

    def owned(self, operands: Sequence[int]) -> list[int]:
        """``operands``, each computed by an operation and there once; others are copied."""
        free = {output for operation in self.operations for output in operation.outputs}
        owned = []
        for operand in operands:
            owned.append(operand if operand in free else self.copy(operand))
            free.discard(operand)
        return owned

    def subgraph(self) -> ModelBuilder:
        """A builder of a subgraph of the same model; see :meth:`refer`."""
        inner = ModelBuilder()
        inner._values, inner._bodies = self._values, self._bodies
        return inner

    def refer(self, inner: ModelBuilder, inputs: Sequence[int], outputs: Sequence[int]) -> int:
        """A new operand that refers to the subgraph ``inner`` with these inputs and outputs."""
        self._bodies.append((inner, inputs, outputs))
        location = DataLocation(0, len(self._bodies) - 1, 0)
        lifetime = OperandLifeTime.SUBGRAPH
        return self._add(Operand(OperandType.SUBGRAPH, lifetime=lifetime, location=location))

    def finish(self, inputs: Sequence[int], outputs: Sequence[int], **fields: Any) -> Model:
        """The model with these inputs and outputs; ``fields`` are further fields of Model."""
        graphs = [(self, inputs, outputs), *self._bodies]
        pools = _filled_pools([builder for builder, *_ in graphs])
        main, *referenced = (builder._subgraph(*crossing) for builder, *crossing in graphs)
        fields = {"referenced": tuple(referenced)} | fields
        return Model(main, operand_values=bytes(self._values), pools=pools, **fields)

    def _subgraph(self, inputs: Sequence[int], outputs: Sequence[int]) -> Subgraph:
        self._set_lifetime(inputs, OperandLifeTime.SUBGRAPH_INPUT)
        self._set_lifetime(outputs, OperandLifeTime.SUBGRAPH_OUTPUT)
        return Subgraph(tuple(self.operands), tuple(self.operations), tuple(inputs), tuple(outputs))

    def _add(self, operand: Operand) -> int:
        self.operands.append(operand)
        return len(self.operands) - 1

    def _add_copied(self, operand: Operand, data: bytes) -> int:
        self._values.extend(bytes(-len(self._values) % _COPIED_ALIGNMENT))
        location = DataLocation(0, len(self._values), len(data))
        self._values.extend(data)
        return self._add(
            msgspec.structs.replace(
                operand, lifetime=OperandLifeTime.CONSTANT_COPY, location=location
            )
        )

    def _set_lifetime(self, indexes: Sequence[int], lifetime: OperandLifeTime) -> None:
        for index in indexes:
            self.operands[index] = msgspec.structs.replace(self.operands[index], lifetime=lifetime)


def _filled_pools(builders: Sequence[ModelBuilder]) -> tuple[Memory, ...]:
    """One pool with the large constants of all ``builders``, which then refer to it."""
    places, size = [], 0
    for builder in builders:
        for index, array in builder._pooled.items():
            size += -size % _POOL_ALIGNMENT
            places.append((builder, index, array, size))
            size += array.nbytes
    if not size:
        return ()
    pool = Memory.allocate(size)
    for builder, index, array, offset in places:
        pool.view(array.dtype, array.shape, offset)[...] = array
        builder.operands[index] = msgspec.structs.replace(
            builder.operands[index],
            lifetime=OperandLifeTime.CONSTANT_REFERENCE,
            location=DataLocation(0, offset, array.nbytes),
        )
    return (pool,)
