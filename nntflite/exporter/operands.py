"""Operands of an operation that is exported, by their positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from nnhal.operations.node import code_name
from nnhal.types import Operand, OperandLifeTime, Operation, OperationType
from nntflite.errors import NotExpressible

__all__ = ["OperationOperands"]


class OperationOperands:
    """One HAL operation: its operands by position. Positions count its inputs, or its outputs."""

    format: ClassVar[str]
    """Name of the format that it is exported to."""

    def __init__(self, operation: Operation, operand: Callable[[int], Operand]) -> None:
        """``operand`` gives the operand of the model with an index."""
        self.type = operation.type
        self.name = code_name(OperationType, operation.type)
        self._inputs = operation.inputs
        self._outputs = operation.outputs
        self._operand = operand

    def __len__(self) -> int:
        """The number of inputs, omitted ones included."""
        return len(self._inputs)

    @property
    def output_count(self) -> int:
        return len(self._outputs)

    def refuse(self, reason: str) -> NotExpressible:
        """The error to raise where the format has nothing for what the operation says."""
        return NotExpressible(self.name, reason, self.format)

    def has(self, position: int) -> bool:
        """Whether input ``position`` is there and not omitted."""
        if position >= len(self._inputs):
            return False
        return self.input(position).lifetime != OperandLifeTime.NO_VALUE

    def input(self, position: int) -> Operand:
        """The operand at input ``position``."""
        return self._operand(self._inputs[position])

    def output_operand(self, position: int = 0) -> Operand:
        """The operand at output ``position``."""
        return self._operand(self._outputs[position])
