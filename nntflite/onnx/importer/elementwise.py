"""Imports operators that work element by element."""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntflite.onnx.importer.operator import OnnxOperator
from nntflite.onnx.importer.registry import imports

_ARITHMETIC: Final = {
    "Add": OperationType.ADD,
    "Sub": OperationType.SUB,
    "Mul": OperationType.MUL,
    "Div": OperationType.DIV,
}
_BINARY: Final = {
    "Pow": OperationType.POW,
    "Equal": OperationType.EQUAL,
    "Greater": OperationType.GREATER,
    "GreaterOrEqual": OperationType.GREATER_EQUAL,
    "Less": OperationType.LESS,
    "LessOrEqual": OperationType.LESS_EQUAL,
    "And": OperationType.LOGICAL_AND,
    "Or": OperationType.LOGICAL_OR,
}
_UNARY: Final = {
    "Abs": OperationType.ABS,
    "Exp": OperationType.EXP,
    "Floor": OperationType.FLOOR,
    "HardSwish": OperationType.HARD_SWISH,
    "Log": OperationType.LOG,
    "Neg": OperationType.NEG,
    "Not": OperationType.LOGICAL_NOT,
    "Relu": OperationType.RELU,
    "Sigmoid": OperationType.LOGISTIC,
    "Sin": OperationType.SIN,
    "Sqrt": OperationType.SQRT,
    "Tanh": OperationType.TANH,
}
_VARIADIC: Final = {
    "Max": OperationType.MAXIMUM,
    "Min": OperationType.MINIMUM,
    "Sum": OperationType.ADD,
    "Mean": OperationType.ADD,
}
_BOUNDED: Final = {(0.0, 6.0): OperationType.RELU6, (-1.0, 1.0): OperationType.RELU1}


@imports(*_ARITHMETIC)
def _arithmetic(op: OnnxOperator) -> None:
    """Refuses Div of int32, which ONNX rounds towards zero and the HAL downwards."""
    one, other = op.operands(0, 1)
    if op.name == "Div" and op.described(one).type == OperandType.TENSOR_INT32:
        raise op.refuse("ONNX rounds int32 towards zero, the HAL towards minus infinity", 0)
    op.emit(_ARITHMETIC[op.name], [one, other, op.none()], op.output())


@imports(*_BINARY)
def _binary(op: OnnxOperator) -> None:
    op.emit(_BINARY[op.name], op.operands(0, 1), op.output())


@imports(*_UNARY)
def _unary(op: OnnxOperator) -> None:
    op.emit(_UNARY[op.name], [op.operand(0)], op.output())


@imports(*_VARIADIC)
def _variadic(op: OnnxOperator) -> None:
    """A chain of operations of two."""
    type = _VARIADIC[op.name]
    end = [op.none()] if type == OperationType.ADD else []
    total, *others = op.operands(*range(len(op)))
    for other in others:
        total = op.result(type, [total, other, *end])
    if op.name == "Mean":
        total = op.result(OperationType.MUL, [total, op.like(total, [1 / len(op)]), op.none()])
    op.given(total)


@imports("Identity", "Dropout")
def _identity(op: OnnxOperator) -> None:
    """Refuses the mask of a Dropout, which inference does not need."""
    if op.has_output(1):
        raise op.refuse("its second output is read")
    op.given(op.operand(0))


@imports("Reciprocal")
def _reciprocal(op: OnnxOperator) -> None:
    value = op.operand(0)
    op.emit(OperationType.DIV, [op.like(value, [1]), value, op.none()], op.output())


@imports("Ceil")
def _ceil(op: OnnxOperator) -> None:
    """The floor of what is negated, negated."""
    lowered = op.result(OperationType.FLOOR, [op.result(OperationType.NEG, [op.operand(0)])])
    op.emit(OperationType.NEG, [lowered], op.output())


@imports("Clip")
def _clip(op: OnnxOperator) -> None:
    """RELU6 or RELU1 where these are the bounds, else MAXIMUM and MINIMUM."""
    value, bounds = op.operand(0), (op.number("min", 1), op.number("max", 2))
    if bounds in _BOUNDED:
        op.emit(_BOUNDED[bounds], [value], op.output())
        return
    for type, bound in zip((OperationType.MAXIMUM, OperationType.MINIMUM), bounds, strict=True):
        if bound is not None and np.isfinite(bound):
            value = op.result(type, [value, op.like(value, [bound])])
    op.given(value)


@imports("Elu")
def _elu(op: OnnxOperator) -> None:
    value = op.operand(0)
    is_half = op.described(value).type == OperandType.TENSOR_FLOAT16
    kind = OperandType.FLOAT16 if is_half else OperandType.FLOAT32
    alpha = op.tensors.builder.scalar(kind, op.attribute("alpha", 1.0))
    op.emit(OperationType.ELU, [value, alpha], op.output())


@imports("LeakyRelu")
def _leaky_relu(op: OnnxOperator) -> None:
    value = op.operand(0)
    slope = op.like(value, [op.attribute("alpha", 0.01)])
    op.emit(OperationType.PRELU, [value, slope], op.output())


@imports("PRelu")
def _prelu(op: OnnxOperator) -> None:
    op.emit(OperationType.PRELU, op.operands(0, 1), op.output())


@imports("HardSigmoid")
def _hard_sigmoid(op: OnnxOperator) -> None:
    """MUL, ADD, and the bounds 0 and 1."""
    value = op.operand(0)
    numbers = [op.attribute("alpha", 0.2), op.attribute("beta", 0.5), 0, 1]
    alpha, beta, low, high = (op.like(value, [number]) for number in numbers)
    scaled = op.result(OperationType.MUL, [value, alpha, op.none()])
    moved = op.result(OperationType.ADD, [scaled, beta, op.none()])
    raised = op.result(OperationType.MAXIMUM, [moved, low])
    op.emit(OperationType.MINIMUM, [raised, high], op.output())


@imports("Where")
def _where(op: OnnxOperator) -> None:
    """SELECT, whose three inputs have one shape."""
    operands = op.operands(0, 1, 2)
    shapes = [op.described(operand).dimensions for operand in operands]
    op.emit(OperationType.SELECT, [op.broadcast(o, shapes) for o in operands], op.output())


@imports("Cast")
def _cast(op: OnnxOperator) -> None:
    """A comparison with 0 to bool, SELECT of 1 and 0 from it. Refuses 8-bit numbers, which the HAL
    saturates and ONNX wraps.
    """
    value, output = op.operand(0), op.output()
    given, wanted = op.described(value).type, op.described(output).type
    truth, constant = OperandType.TENSOR_BOOL8, op.tensors.builder.constant
    if wanted not in _CAST or given not in _CAST:
        raise op.refuse("numbers of 8 bits are saturated by the HAL, and not by ONNX", 0)
    if given == truth and wanted != truth:
        shape = op.described(value).dimensions
        numbers = [constant(wanted, np.full(shape, number)) for number in (1, 0)]
        op.emit(OperationType.SELECT, [value, *numbers], output)
    elif wanted == truth and given != truth:
        op.emit(OperationType.NOT_EQUAL, [value, constant(given, [0])], output)
    else:
        op.emit(OperationType.CAST, [value], output)


_CAST: Final = frozenset(
    {
        OperandType.TENSOR_FLOAT32,
        OperandType.TENSOR_FLOAT16,
        OperandType.TENSOR_INT32,
        OperandType.TENSOR_BOOL8,
    }
)
