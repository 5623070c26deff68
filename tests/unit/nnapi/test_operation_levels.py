"""What is checked when an operation is added, against Android's ``validate`` functions.

The verdicts come from Android's own code, compiled and asked: a level, or 0 for a refusal.
Signatures are the registry's, which has tests of its own; here it is about ranks and quantization,
of which the runtime looks at some.
"""

from __future__ import annotations

import pytest

from nnapi.operation_levels import operation_level
from nnhal.errors import Invalid
from nnhal.types import (
    Operand,
    OperandLifeTime,
    Operation,
    OperationType,
    SymmPerChannelQuantParams,
)
from nnhal.types import OperandType as Code
from tests.cells import cells

T = OperationType
I32, FLOAT, BOOL = Operand(Code.INT32), Operand(Code.FLOAT32), Operand(Code.BOOL)


def f32(*shape: int) -> Operand:
    return Operand(Code.TENSOR_FLOAT32, shape)


def u8(*shape: int, scale: float = 1 / 256, zero: int = 0) -> Operand:
    return Operand(Code.TENSOR_QUANT8_ASYMM, shape, scale, zero)


def i32(*shape: int, scale: float = 0.0) -> Operand:
    return Operand(Code.TENSOR_INT32, shape, scale)


def channels(dimension: int) -> Operand:
    quant = SymmPerChannelQuantParams((1.0, 1.0), dimension)
    return Operand(Code.TENSOR_QUANT8_SYMM_PER_CHANNEL, (2, 2, 2, 2), extra_params=quant)


def omitted(operand: Operand) -> Operand:
    return Operand(operand.type, operand.dimensions, lifetime=OperandLifeTime.NO_VALUE)


IMAGE = (2, 4, 4, 2)
PAD = [I32] * 4  # padding scheme, strides and activation of an implicitly padded CONV_2D

CASES: list[tuple[OperationType, list[Operand], list[Operand], int]] = [
    # TestValidateOperations has this bias: its scale is for those who compute.
    (T.CONV_2D, [u8(*IMAGE), u8(*IMAGE), i32(2, scale=0.25), *PAD], [u8(*IMAGE)], 1),
    (T.CONV_2D, [f32(*IMAGE), f32(*IMAGE), f32(2, 2), *PAD], [f32(*IMAGE)], 1),
    (T.CONV_2D, [f32(2, 4, 4), f32(*IMAGE), f32(2), *PAD], [f32(*IMAGE)], 0),
    (T.CONV_2D, [f32(*IMAGE), f32(2, 4, 4), f32(2), *PAD], [f32(*IMAGE)], 0),
    (T.CONV_2D, [u8(*IMAGE), channels(0), i32(2), *PAD], [u8(*IMAGE)], 3),
    (T.CONV_2D, [u8(*IMAGE), channels(3), i32(2), *PAD], [u8(*IMAGE)], 0),
    (T.DEPTHWISE_CONV_2D, [f32(2), f32(2), f32(2, 2), *PAD, I32], [f32(2)], 1),
    (T.DEPTHWISE_CONV_2D, [u8(*IMAGE), channels(0), i32(2), *PAD, I32], [u8(*IMAGE)], 0),
    (T.FULLY_CONNECTED, [f32(5, 5), f32(5, 5), f32(5), I32], [f32(5, 5)], 1),
    (T.FULLY_CONNECTED, [f32(5, 5), f32(5, 5), f32(5, 5), I32], [f32(5, 5)], 0),
    (T.MAX_POOL_2D, [f32(2, 2), *[I32] * 6], [f32(2, 2)], 1),
    (T.MAX_POOL_2D, [u8(*IMAGE), *[I32] * 6], [u8(*IMAGE, scale=0.5)], 1),
    (T.LOGISTIC, [u8(2, scale=0.5)], [u8(2, scale=0.5, zero=3)], 1),
    (T.LOGISTIC, [f32(1, 1, 1, 1, 1)], [f32(2)], 0),
    (T.MUL, [u8(2, scale=1.0), u8(2, scale=1.0), I32], [u8(2, scale=0.5)], 0),
    (T.RESHAPE, [f32(2, 2), i32(2, 2)], [f32(4)], 1),
    (T.RESHAPE, [f32(1, 1, 1, 1, 2), i32(1)], [f32(2)], 0),
    (T.CONCATENATION, [u8(2), u8(2, scale=0.5), I32], [u8(4)], 3),
    (T.SOFTMAX, [f32(2, 2, 2), FLOAT], [f32(2, 2, 2)], 3),
    (T.SOFTMAX, [f32(2, 2), FLOAT], [f32(2, 2)], 1),
    (T.REVERSE, [u8(2), i32(1)], [u8(2, scale=0.5)], 0),
    (T.BATCH_MATMUL, [f32(2), f32(2), BOOL, BOOL], [f32(2)], 6),
    (T.ADD, [f32(2), f32(1, 1, 1, 1, 2), I32], [f32(2)], 0),
    # An input that must not be omitted is missed by whoever computes.
    (T.FLOOR, [omitted(f32(2))], [f32(2)], 1),
    (T.FLOOR, [omitted(f32(1, 1, 1, 1, 1))], [f32(2)], 0),
]


@cells(("type", "inputs", "outputs", "level"), CASES)
def test_the_runtime_checks_what_android_checks(
    type: OperationType, inputs: list[Operand], outputs: list[Operand], level: int
) -> None:
    operands = [*inputs, *outputs]
    indexes = tuple(range(len(operands)))
    operation = Operation(type, indexes[: len(inputs)], indexes[len(inputs) :])
    if level:
        assert operation_level(operation, operands) == level
        return
    with pytest.raises(Invalid):
        operation_level(operation, operands)
