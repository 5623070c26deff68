"""Editing a model: operands, constants and operations come in, others change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
)

__all__ = ["CONSTANT", "Edit"]

CONSTANT: Final = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)
_ALIGNMENT: Final = 8


class Edit:
    """The main subgraph of ``model`` in lists that may be changed."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._values = bytearray(model.operand_values)
        self.operands = list(model.main.operands)
        self.operations = list(model.main.operations)
        self.inputs = list(model.main.input_indexes)
        self.outputs = list(model.main.output_indexes)

    def add(self, operand: Operand) -> int:
        """The index of a new operand."""
        self.operands.append(operand)
        return len(self.operands) - 1

    def constant(self, type: OperandType, array: NDArray[Any], like: Operand | None = None) -> int:
        """The index of a new constant; ``like`` gives its quantization."""
        self._values.extend(bytes(-len(self._values) % _ALIGNMENT))
        data = array.tobytes()
        location = DataLocation(0, len(self._values), len(data))
        self._values += data
        scale, zero = (like.scale, like.zero_point) if like is not None else (0.0, 0)
        lifetime = OperandLifeTime.CONSTANT_COPY
        return self.add(Operand(type, array.shape, scale, zero, lifetime, location))

    def integers(self, numbers: Any) -> int:
        """A constant tensor of integers."""
        return self.constant(OperandType.TENSOR_INT32, np.array(numbers, np.int32))

    def change(self, index: int, **fields: Any) -> None:
        """Replace fields of an operand."""
        self.operands[index] = msgspec.structs.replace(self.operands[index], **fields)

    def data(self, index: int) -> NDArray[np.uint8]:
        """The bytes of a constant."""
        operand = self.operands[index]
        location = operand.location
        end = location.offset + location.length
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            return np.frombuffer(bytes(self._values[location.offset : end]), np.uint8)
        pool = self._model.pools[location.pool_index]
        return np.frombuffer(bytes(pool.buffer[location.offset : end]), np.uint8)

    def inner(self, like: int, **fields: Any) -> int:
        """A new value within the graph, like operand ``like``."""
        lifetime = OperandLifeTime.TEMPORARY_VARIABLE
        fields = {"lifetime": lifetime, "location": DataLocation(), **fields}
        return self.add(msgspec.structs.replace(self.operands[like], **fields))

    def operation(
        self, type: OperationType, inputs: Sequence[int], outputs: Sequence[int]
    ) -> Operation:
        """An operation, which the caller puts where it belongs."""
        return Operation(type, tuple(inputs), tuple(outputs))

    def model(self) -> Model:
        """The changed model."""
        main = msgspec.structs.replace(
            self._model.main,
            operands=tuple(self.operands),
            operations=tuple(self.operations),
            input_indexes=tuple(self.inputs),
            output_indexes=tuple(self.outputs),
        )
        return msgspec.structs.replace(self._model, main=main, operand_values=bytes(self._values))
