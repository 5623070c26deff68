"""A sketch of a model: what tests build models of the runtime with, in few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.runtime import Runtime
from nnhal.operand_types import dtype_of
from nnhal.types import OperandType as Code

__all__ = ["QUANTIZED", "Sketch"]

QUANTIZED: Final = frozenset(
    {
        Code.TENSOR_QUANT8_ASYMM,
        Code.TENSOR_QUANT8_ASYMM_SIGNED,
        Code.TENSOR_QUANT8_SYMM,
        Code.TENSOR_QUANT16_ASYMM,
        Code.TENSOR_QUANT16_SYMM,
    }
)
"""Types that need a scale; one of their operands has 1/2 unless a test says otherwise."""


class Sketch:
    """A model of ``runtime`` that is being built. Methods return the index of the operand that they
    add; every call may raise what the runtime raises.
    """

    def __init__(self, runtime: Runtime) -> None:
        self.model = Model(runtime)

    def operand(
        self, type: int, *dimensions: int, scale: float | None = None, zero_point: int = 0
    ) -> int:
        """An operand of the HAL's ``type``."""
        if scale is None:
            scale = 0.5 if type in QUANTIZED else 0.0
        return self.model.add_operand(OperandType(type, dimensions, scale, zero_point))

    def float32(self, *dimensions: int) -> int:
        """A tensor of float32, of unknown rank without dimensions."""
        return self.operand(Code.TENSOR_FLOAT32, *dimensions)

    def constant(self, type: int, value: Any, *dimensions: int, scale: float | None = None) -> int:
        """An operand with ``value``, a number or an array; its shape is that of the array unless
        ``dimensions`` say otherwise.
        """
        data: NDArray[Any] = np.asarray(value, dtype=dtype_of(type))
        index = self.operand(type, *(dimensions or data.shape), scale=scale)
        self.model.set_operand_value(index, data)
        return index

    def int32(self, value: int) -> int:
        """A scalar INT32."""
        return self.constant(Code.INT32, value)

    def omitted(self, type: int, *dimensions: int) -> int:
        """An operand without a value."""
        index = self.operand(type, *dimensions)
        self.model.set_operand_value(index, None)
        return index

    def from_memory(self, memory: Memory, type: int, *dimensions: int, offset: int = 0) -> int:
        """A constant that lies in ``memory``."""
        index = self.operand(type, *dimensions)
        length = int(np.prod(dimensions)) * dtype_of(type).itemsize
        self.model.set_operand_value_from_memory(index, memory, offset, length)
        return index

    def subgraph(self, model: Model) -> int:
        """An operand that stands for ``model``."""
        index = self.operand(Code.SUBGRAPH)
        self.model.set_operand_value_from_model(index, model)
        return index

    def operation(self, type: int, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """An operation."""
        self.model.add_operation(type, inputs, outputs)

    def finished(self, inputs: Sequence[int], outputs: Sequence[int]) -> Model:
        """The model, finished."""
        self.model.identify_inputs_and_outputs(inputs, outputs)
        self.model.finish()
        return self.model
