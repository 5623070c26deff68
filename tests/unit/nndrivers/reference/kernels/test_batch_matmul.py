"""BATCH_MATMUL against NumPy and TF Lite."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import OperandType, OperationType
from nntflite.interpreter import runtime
from tests.cells import cells

F32, F16, I32 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
)
S8 = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741


def _turned(array: Any, adjoint: bool) -> Any:
    return array.swapaxes(-1, -2) if adjoint else array


@pytest.fixture(params=[(False, False), (True, False), (False, True), (True, True)], ids=str)
def adjoint(request: pytest.FixtureRequest) -> Any:
    return request.param


def _pair(draw: Any, adjoint: Any, make: Any) -> Any:
    """Two stacks of matrices that fit together."""
    *batches, rows, inner, columns = draw.shape(int(draw.rng.integers(3, 6)))
    sizes = ((rows, inner), (inner, columns))
    shapes = [(*batches, *(s[::-1] if a else s)) for s, a in zip(sizes, adjoint, strict=True)]
    return [make(shape) for shape in shapes]


@cells("type_", [F32, F16, I32])
def test_products_are_numpys(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType, adjoint: Any
) -> None:
    a, b = _pair(draw, adjoint, lambda shape: tensor(type_, draw.rng.integers(-9, 10, shape)))
    (result,) = kernel(O.BATCH_MATMUL, [a, b, *map(bool, adjoint)], [tensor(type_)])
    expected = _turned(a.array, adjoint[0]) @ _turned(b.array, adjoint[1])
    np.testing.assert_array_equal(result, expected)


def test_signed_products_are_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, adjoint: Any
) -> None:
    a, b = _pair(draw, adjoint, lambda shape: draw.quant8(S8, shape))
    scale = float(np.float32(a.scale * b.scale * draw.scale(50, 1000)))
    output = tensor(S8, scale=scale, zero_point=draw.zero_point(S8))
    arguments = [a, b, *map(bool, adjoint)]
    (actual,) = kernel(O.BATCH_MATMUL, arguments, [output])
    (expected,) = tflite(O.BATCH_MATMUL, arguments, [output])
    # LiteRT rounds negative halves away from zero.
    slack = 0 if runtime().name == "tflite-runtime" else 1
    assert np.abs(actual.astype(int) - expected).max() <= slack
