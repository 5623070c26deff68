"""Imports ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM, POW, SQUARE and SQUARED_DIFFERENCE."""

from __future__ import annotations

from nnhal.types import FusedActivationFunc, OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("ADD", "SUB", "MUL", "DIV")
def _arithmetic(op: TfliteOperator) -> None:
    inputs = [*op.operands(0, 1), op.i32(op.activation())]
    op.emit(OperationType[op.name], inputs, op.output())


@imports("MAXIMUM", "MINIMUM", "POW")
def _plain(op: TfliteOperator) -> None:
    op.emit(OperationType[op.name], op.operands(0, 1), op.output())


@imports("SQUARE")
def _square(op: TfliteOperator) -> None:
    _refuse_quantized(op)
    value = op.operand(0)
    op.emit(OperationType.MUL, [value, value, op.i32(FusedActivationFunc.NONE)], op.output())


@imports("SQUARED_DIFFERENCE")
def _squared_difference(op: TfliteOperator) -> None:
    _refuse_quantized(op)
    none = op.i32(FusedActivationFunc.NONE)
    output = op.output()
    difference = op.result(OperationType.SUB, [*op.operands(0, 1), none], like=output)
    op.emit(OperationType.MUL, [difference, difference, none], output)


def _refuse_quantized(op: TfliteOperator) -> None:
    if op.described(op.operand(0)).type != OperandType.TENSOR_FLOAT32:
        raise op.refuse("only float32 has an exact equivalent in the HAL", 0)
