from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import InvalidOperation, Shape, TensorInfo
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperandType, OperationType
from tests.cells import cells

T = OperandType
Shapes = Callable[..., Shape]
Level = Callable[..., FeatureLevel]


@cells(
    ("operation", "source", "target", "expected"),
    [
        (OperationType.QUANTIZE, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM, 3),
        (OperationType.QUANTIZE, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM_SIGNED, 4),
        (OperationType.DEQUANTIZE, T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT32, 1),
        (OperationType.DEQUANTIZE, T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT16, 3),
        (OperationType.DEQUANTIZE, T.TENSOR_QUANT8_SYMM_PER_CHANNEL, T.TENSOR_FLOAT32, 3),
        (OperationType.CAST, T.TENSOR_INT32, T.TENSOR_FLOAT16, 3),
        (OperationType.CAST, T.TENSOR_QUANT16_SYMM, T.TENSOR_QUANT16_SYMM, 4),
    ],
)
def test_conversions_keep_the_shape(
    shape: Shapes,
    level: Level,
    operation: OperationType,
    source: OperandType,
    target: OperandType,
    expected: int,
) -> None:
    outputs = [TensorInfo(target, scale=0.5)]

    assert level(operation, (2, 3), type=source, outputs=outputs) == expected
    assert shape(operation, (2, 3), type=source, outputs=outputs) == (2, 3)


@pytest.mark.parametrize(
    ("operation", "source", "target"),
    [
        (OperationType.QUANTIZE, T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM),
        (OperationType.DEQUANTIZE, T.TENSOR_FLOAT32, T.TENSOR_FLOAT32),
        (OperationType.CAST, T.TENSOR_BOOL8, T.TENSOR_FLOAT32),
    ],
)
def test_other_conversions_do_not_exist(
    level: Level, operation: OperationType, source: OperandType, target: OperandType
) -> None:
    with pytest.raises(InvalidOperation, match=operation.name):
        level(operation, (2, 3), type=source, outputs=[TensorInfo(target)])
