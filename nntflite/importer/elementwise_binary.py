"""Imports elementwise arithmetic of two or more tensors."""

from __future__ import annotations

from nnhal.types import FusedActivationFunc, OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("ADD", "SUB", "MUL")
def _arithmetic(op: TfliteOperator) -> None:
    inputs = [*op.operands(0, 1), op.i32(op.activation())]
    op.emit(OperationType[op.name], inputs, op.output())


@imports("DIV")
def _div(op: TfliteOperator) -> None:
    """Refuses int32, which TF Lite rounds towards zero and the HAL downwards; 8-bit numbers are
    computed in float32.
    """
    inputs = [*op.operands(0, 1), op.i32(op.activation())]
    if op.described(inputs[0]).type == OperandType.TENSOR_INT32:
        raise op.refuse("TF Lite rounds int32 towards zero, the HAL towards minus infinity", 0)
    op.in_float(OperationType.DIV, inputs, op.output())


@imports("FLOOR_DIV", "FLOOR_MOD")
def _floor_div(op: TfliteOperator) -> None:
    """DIV, with FLOOR where it is of float32; FLOOR_MOD of int32 only."""
    one, other = op.operands(0, 1)
    none, output = op.i32(FusedActivationFunc.NONE), op.output()
    is_integer = op.described(one).type == OperandType.TENSOR_INT32
    if op.name == "FLOOR_DIV" and is_integer:
        op.emit(OperationType.DIV, [one, other, none], output)
        return
    quotient = op.result(OperationType.DIV, [one, other, none])
    if op.name == "FLOOR_DIV":
        op.emit(OperationType.FLOOR, [quotient], output)
    elif is_integer:
        multiple = op.result(OperationType.MUL, [quotient, other, none])
        op.emit(OperationType.SUB, [one, multiple, none], output)
    else:
        raise op.refuse("the HAL has no remainder of floats that is exact", 0)


@imports("ADD_N")
def _add_n(op: TfliteOperator) -> None:
    """A chain of ADD, in TF Lite's order."""
    total, *others = op.operands(*range(len(op)))
    for other in others:
        inputs = [total, other, op.i32(FusedActivationFunc.NONE)]
        total = op.result(OperationType.ADD, inputs)
    op.alias_output(0, total)


@imports("MAXIMUM", "MINIMUM", "POW")
def _plain(op: TfliteOperator) -> None:
    op.emit(OperationType[op.name], op.operands(0, 1), op.output())


@imports("SQUARE")
def _square(op: TfliteOperator) -> None:
    """MUL by itself; 8-bit numbers are computed in float32."""
    value = op.operand(0)
    inputs = [value, value, op.i32(FusedActivationFunc.NONE)]
    op.in_float(OperationType.MUL, inputs, op.output())


@imports("SQUARED_DIFFERENCE")
def _squared_difference(op: TfliteOperator) -> None:
    """SUB and MUL; 8-bit numbers are computed in float32."""
    none = op.i32(FusedActivationFunc.NONE)
    one, other = (op.real_if_8_bits(operand) for operand in op.operands(0, 1))
    difference = op.result(OperationType.SUB, [one, other, none])
    op.in_float(OperationType.MUL, [difference, difference, none], op.output())
