"""Shortcuts that are taken where they are wrong: constants computed beforehand, fixed numbers of
inputs, blocks and what is left over behind them.
"""

from __future__ import annotations

import msgspec
import numpy as np

from nndrivers.faulty._arithmetic import Call, Misreading, Spoiling, with_constant, with_operand
from nndrivers.faulty.catalogue import defect
from nnhal.driver_kit import constant
from nnhal.types import Model, OperandLifeTime, Operation
from nnhal.types import OperationType as Op

_ARITHMETIC = (Op.ADD, Op.SUB, Op.MUL)
_BLOCK = 4
_RELU6 = 3


@defect
class FoldedArithmeticLosesActivation(Misreading):
    """ADD, SUB and MUL of two constants are computed beforehand, without their activation."""

    operations = _ARITHMETIC

    def misread(self, model: Model, operation: Operation) -> Model:
        *both, activation = operation.inputs
        if any(constant(model, model.main.operands[index]) is None for index in both):
            return model
        return with_constant(model, activation, 0)


@defect
class ConcatenationKnowsFourScales(Misreading):
    """CONCATENATION takes the scale and zero point of the fourth input for all that follow."""

    operations = (Op.CONCATENATION,)

    def misread(self, model: Model, operation: Operation) -> Model:
        operands = model.main.operands
        tensors = operation.inputs[:-1]
        for index in tensors[_BLOCK:]:
            last, own = operands[tensors[_BLOCK - 1]], operands[index]
            if own.lifetime == OperandLifeTime.SUBGRAPH_INPUT:
                taken = msgspec.structs.replace(own, scale=last.scale, zero_point=last.zero_point)
                model = with_operand(model, index, taken)
        return model


@defect
class RestAddedWithoutActivation(Spoiling):
    """ADD and SUB of floats by fours; what is left over is not clipped."""

    operations = (Op.ADD, Op.SUB)

    def spoil(self, call: Call) -> None:
        one, other, _ = call.inputs
        rest = call.output.size % _BLOCK
        if one is None or other is None or not rest or call.output.dtype != np.float32:
            return
        plain = one + other if call.type == Op.ADD else one - other
        call.output.reshape(-1)[-rest:] = plain.reshape(-1)[-rest:]


@defect
class RelaxedArithmeticHasNoSix(Misreading):
    """Relaxed ADD, SUB and MUL take RELU6 for RELU."""

    operations = _ARITHMETIC

    def misread(self, model: Model, operation: Operation) -> Model:
        code = constant(model, model.main.operands[operation.inputs[2]])
        if code is None or code != _RELU6 or not model.relax_computation_float32_to_float16:
            return model
        return with_constant(model, operation.inputs[2], 1)
