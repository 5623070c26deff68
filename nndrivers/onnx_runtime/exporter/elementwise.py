"""Element by element: arithmetic, comparisons, logic, activations, conversions."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from onnx import TensorProto

from nndrivers.onnx_runtime.exporter.operation import OnnxOperation
from nndrivers.onnx_runtime.exporter.registry import exports
from nnhal.types import OperandType, OperationType

_ARITHMETIC: Final = {
    OperationType.ADD: "Add",
    OperationType.SUB: "Sub",
    OperationType.MUL: "Mul",
    OperationType.DIV: "Div",
}
_PLAIN: Final = {
    OperationType.POW: "Pow",
    OperationType.MAXIMUM: "Max",
    OperationType.MINIMUM: "Min",
    OperationType.EQUAL: "Equal",
    OperationType.GREATER: "Greater",
    OperationType.GREATER_EQUAL: "GreaterOrEqual",
    OperationType.LESS: "Less",
    OperationType.LESS_EQUAL: "LessOrEqual",
    OperationType.LOGICAL_AND: "And",
    OperationType.LOGICAL_OR: "Or",
}
_UNARY: Final = {
    OperationType.ABS: "Abs",
    OperationType.EXP: "Exp",
    OperationType.FLOOR: "Floor",
    OperationType.LOG: "Log",
    OperationType.LOGICAL_NOT: "Not",
    OperationType.LOGISTIC: "Sigmoid",
    OperationType.NEG: "Neg",
    OperationType.RELU: "Relu",
    OperationType.SIN: "Sin",
    OperationType.SQRT: "Sqrt",
    OperationType.TANH: "Tanh",
}


@exports(*_ARITHMETIC)
def _arithmetic(op: OnnxOperation) -> None:
    name = _ARITHMETIC[OperationType(op.type)]
    op.give(op.activated(op.node(name, op.real(0), op.real(1)), 2))


@exports(*_PLAIN)
def _plain(op: OnnxOperation) -> None:
    op.give(op.node(_PLAIN[OperationType(op.type)], op.real(0), op.real(1)))


@exports(OperationType.NOT_EQUAL)
def _not_equal(op: OnnxOperation) -> None:
    op.give(op.node("Not", op.node("Equal", op.real(0), op.real(1))))


@exports(*_UNARY)
def _unary(op: OnnxOperation) -> None:
    op.give(op.node(_UNARY[OperationType(op.type)], op.real(0)))


@exports(OperationType.RSQRT)
def _rsqrt(op: OnnxOperation) -> None:
    op.give(op.node("Reciprocal", op.node("Sqrt", op.real(0))))


@exports(OperationType.RELU1, OperationType.RELU6)
def _bounded(op: OnnxOperation) -> None:
    low, high = (-1.0, 1.0) if op.type == OperationType.RELU1 else (0.0, 6.0)
    op.give(op.clipped(op.real(0), low, high))


@exports(OperationType.ELU)
def _elu(op: OnnxOperation) -> None:
    op.give(op.node("Elu", op.real(0), alpha=float(op.scalar(1))))


@exports(OperationType.HARD_SWISH)
def _hard_swish(op: OnnxOperation) -> None:
    shifted = op.clipped(op.node("Add", op.real(0), op.number(3)), 0.0, 6.0)
    op.give(op.node("Div", op.node("Mul", op.real(0), shifted), op.number(6)))


@exports(OperationType.PRELU)
def _prelu(op: OnnxOperation) -> None:
    value, slope = op.real(0), op.real(1)
    positive = op.node("Greater", value, op.number(0))
    op.give(op.node("Where", positive, value, op.node("Mul", value, slope)))


@exports(OperationType.SELECT)
def _select(op: OnnxOperation) -> None:
    op.give(op.node("Where", op.raw(0), op.real(1), op.real(2)))


@exports(OperationType.QUANTIZE, OperationType.DEQUANTIZE)
def _convert(op: OnnxOperation) -> None:
    op.give(op.real(0))


@exports(OperationType.CAST)
def _cast(op: OnnxOperation) -> None:
    """Codes are cast, not what they stand for, and to 8 bits by saturation."""
    target = OperandType(op.output_operand().type)
    if target not in _CAST:
        raise op.refuse(f"nothing is cast to {target.name}")
    if target not in _BYTES:
        op.give_raw(op.node("Cast", op.raw(0), to=_CAST[target]))
        return
    low, high = _BYTES[target]
    value = op.node("Cast", op.raw(0), to=TensorProto.FLOAT)
    bounds = [op.constant(np.float32(low)), op.constant(np.float32(high))]
    whole = op.node("Cast", op.node("Clip", value, *bounds), to=TensorProto.INT32)
    op.give_raw(op.node("Cast", whole, to=_CAST[target]))


_CAST: Final[dict[OperandType, Any]] = {
    OperandType.TENSOR_FLOAT16: TensorProto.FLOAT16,
    OperandType.TENSOR_FLOAT32: TensorProto.FLOAT,
    OperandType.TENSOR_INT32: TensorProto.INT32,
    OperandType.TENSOR_BOOL8: TensorProto.BOOL,
    OperandType.TENSOR_QUANT8_ASYMM: TensorProto.UINT8,
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: TensorProto.INT8,
}
_BYTES: Final = {
    OperandType.TENSOR_QUANT8_ASYMM: (0, 255),
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: (-128, 127),
}
