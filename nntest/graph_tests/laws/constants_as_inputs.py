"""Constants become inputs of the model."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from nnhal.operand_types import dtype_of
from nnhal.types import DataLocation, OperandLifeTime, OperandType
from nntest.graph_tests.laws.edit import CONSTANT, Edit
from nntest.graph_tests.laws.rewriting import Rewriting, rewritten
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice

__all__ = ["LAW"]

_DATA: Final = frozenset(
    {
        OperandType.TENSOR_FLOAT32,
        OperandType.TENSOR_FLOAT16,
        OperandType.TENSOR_BOOL8,
        OperandType.TENSOR_QUANT8_ASYMM,
        OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
        OperandType.TENSOR_QUANT8_SYMM,
        OperandType.TENSOR_QUANT16_ASYMM,
        OperandType.TENSOR_QUANT16_SYMM,
    }
)
"""Integers may be shapes, which must be constant; scales of channels belong to constants.
"""


class _ConstantsAsInputs(Rewriting):
    name: ClassVar[str] = "constants_as_inputs"
    title: ClassVar[str] = "Constants as inputs"
    why: ClassVar[str] = (
        "IDevice.hal gives an operand's value the same meaning whatever its lifetime. A driver may "
        "prepare constants, and then sum in another order: within the tolerance."
    )

    def twin(self, specimen: Specimen, dice: Dice) -> Specimen | None:
        edit = Edit(specimen.model)
        chosen = [index for index in _constants(edit) if not dice.one_in(4)]
        if not chosen:
            return None
        inputs = list(specimen.inputs)
        for index in chosen:
            operand = edit.operands[index]
            data = edit.data(index).view(dtype_of(operand.type)).reshape(operand.dimensions)
            edit.change(index, lifetime=OperandLifeTime.SUBGRAPH_INPUT, location=DataLocation())
            edit.inputs.append(index)
            inputs.append(data)
        return rewritten(specimen, edit.model(), tuple(inputs))


LAW: Final = _ConstantsAsInputs()


def _constants(edit: Edit) -> Iterator[int]:
    for index, operand in enumerate(edit.operands):
        if operand.lifetime in CONSTANT and operand.type in _DATA:
            yield index
