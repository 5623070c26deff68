"""An identity before an input of the model: operations that give what they get."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

import numpy as np

from nnhal.operand_types import dtype_of
from nnhal.types import (
    DataLocation,
    FusedActivationFunc,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
)
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.laws.rewriting import Rewriting, rewritten
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice

__all__ = ["FLOATS", "QUANT8", "Identity", "no_activation", "operation", "zero_like"]

_T: Final = OperandType
FLOATS: Final = (_T.TENSOR_FLOAT32, _T.TENSOR_FLOAT16)
QUANT8: Final = (_T.TENSOR_QUANT8_ASYMM, _T.TENSOR_QUANT8_ASYMM_SIGNED)


class Identity(Rewriting):
    """Operations that change nothing stand between an input of the model and who reads it."""

    types: ClassVar[tuple[OperandType, ...]] = (*FLOATS, *QUANT8)
    ranks: ClassVar[range] = range(1, 5)

    def twin(self, specimen: Specimen, dice: Dice) -> Specimen | None:
        edit = Edit(specimen.model)
        fitting = [number for number, i in enumerate(edit.inputs) if self._fits(edit, i)]
        if not fitting:
            return None
        number = dice.pick(fitting)
        old = edit.inputs[number]
        new = edit.add(edit.operands[old])
        edit.inputs[number] = new
        edit.change(old, lifetime=OperandLifeTime.TEMPORARY_VARIABLE, location=DataLocation())
        edit.operations = [*self.inserted(edit, new, old, dice), *edit.operations]
        return rewritten(specimen, edit.model())

    def _fits(self, edit: Edit, index: int) -> bool:
        operand = edit.operands[index]
        is_known = 0 not in operand.dimensions and len(operand.dimensions) in self.ranks
        return operand.type in self.types and is_known

    @abstractmethod
    def inserted(self, edit: Edit, source: int, target: int, dice: Dice) -> list[Operation]:
        """The operations from operand ``source`` to ``target``, which are alike."""


def zero_like(edit: Edit, index: int) -> int:
    """A constant of one zero, of the type of operand ``index``."""
    operand = edit.operands[index]
    dtype: np.dtype[Any] = np.dtype(dtype_of(operand.type))
    zero = np.full((1,), operand.zero_point, dtype)
    return edit.constant(OperandType(operand.type), zero, operand)


def no_activation(edit: Edit) -> int:
    """The scalar that says so."""
    return edit.constant(OperandType.INT32, np.array(FusedActivationFunc.NONE, np.int32))


def operation(type: OperationType, inputs: tuple[int, ...], output: int) -> Operation:
    """An operation of one output."""
    return Operation(type, inputs, (output,))
