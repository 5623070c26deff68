"""SLICE, STRIDED_SLICE, GATHER, SELECT and TOPK_V2 against NumPy and TF Lite."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.operations.node import InvalidOperation
from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16, I32, B8 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_BOOL8,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741

ALL = [F32, F16, I32, U8, S8]


def _like(tensor: Any, type_: OperandType, values: Any = None) -> Any:
    return tensor(type_, values, *((0.5, 3) if type_ in (U8, S8) else ()))


def _numbers(tensor: Any, type_: OperandType, *shape: int) -> Any:
    return _like(tensor, type_, np.arange(np.prod(shape)).reshape(shape) % 100)


@cells("type_", ALL)
def test_a_slice_reaches_to_the_end_where_its_size_is_minus_one(
    kernel: Any, tensor: Any, type_: OperandType
) -> None:
    source = _numbers(tensor, type_, 3, 4, 5)
    (result,) = kernel(O.SLICE, [source, [1, 0, 2], [2, -1, 1]], [_like(tensor, type_)])
    np.testing.assert_array_equal(result, source.array[1:3, :, 2:3])


@cells("type_", [F32, F16, U8, S8])
@cells(
    ("begin", "end", "strides", "masks", "expected"),
    [
        ([0, 1, 0], [3, 4, 5], [1, 1, 2], (0, 0, 0), np.s_[:, 1:4, ::2]),
        ([2, 0, -1], [0, 4, -5], [-1, 2, -2], (0, 0, 0), np.s_[2:0:-1, ::2, -1:-5:-2]),
        ([1, 1, 1], [2, 2, 2], [1, 1, 1], (3, 4, 0), np.s_[:2, :2, 1:]),
        ([1, 3, 0], [2, 0, 5], [1, -1, 1], (2, 2, 1), np.s_[1, ::-1, :]),
        ([-1, -9, 0], [9, 9, 1], [1, 1, 1], (0, 0, 4), np.s_[-1:, :, 0]),
    ],
)
def test_strided_slices_are_those_of_numpy(
    kernel: Any,
    tensor: Any,
    type_: OperandType,
    begin: list[int],
    end: list[int],
    strides: list[int],
    masks: tuple[int, int, int],
    expected: Any,
) -> None:
    source = _numbers(tensor, type_, 3, 4, 5)
    arguments = [source, begin, end, strides, *masks]
    (result,) = kernel(O.STRIDED_SLICE, arguments, [_like(tensor, type_)])
    np.testing.assert_array_equal(result, source.array[expected])


def test_strided_slices_are_those_of_tf_lite(
    kernel: Any, tflite: Any, tensor: Any, draw: Any
) -> None:
    source = draw.floats(*draw.shape(3))
    rank, sizes = 3, source.array.shape
    strides = draw.rng.choice([-2, -1, 1, 2], rank)
    ends = [draw.rng.integers(0, size + 1, 2) for size in sizes]
    begin, end = (
        [
            int(min(e) if (s > 0) == (which == 0) else max(e))
            for e, s in zip(ends, strides, strict=True)
        ]
        for which in (0, 1)
    )
    masks = [int(mask) for mask in draw.rng.integers(0, 8, 2)]
    arguments = [source, begin, end, strides.tolist(), *masks, 0]
    (actual,) = kernel(O.STRIDED_SLICE, arguments, [tensor(F32)])
    if actual.size:
        (expected,) = tflite(O.STRIDED_SLICE, arguments, [tensor(F32)])
        np.testing.assert_array_equal(actual, expected)


@cells("type_", ALL)
@cells("axis", [0, 1, -1])
def test_elements_are_gathered_by_index(
    kernel: Any, tensor: Any, type_: OperandType, axis: int
) -> None:
    source = _numbers(tensor, type_, 3, 4, 3)
    indices = tensor(I32, [[2, 0], [1, 1]])
    (result,) = kernel(O.GATHER, [source, axis, indices], [_like(tensor, type_)])
    np.testing.assert_array_equal(result, np.take(source.array, indices.array, axis))


@pytest.mark.parametrize("index", [-1, 3])
def test_an_index_outside_of_the_axis_is_refused(kernel: Any, tensor: Any, index: int) -> None:
    source = _numbers(tensor, F32, 3)
    with pytest.raises(InvalidOperation, match="leaves the 3 elements"):
        kernel(O.GATHER, [source, 0, tensor(I32, [index])], [tensor(F32)])


@cells("type_", ALL)
def test_elements_are_selected_by_a_condition(kernel: Any, tensor: Any, type_: OperandType) -> None:
    a, b = _numbers(tensor, type_, 2, 3), _numbers(tensor, type_, 3, 2)
    b = _like(tensor, type_, b.array.reshape(2, 3) + 7)
    condition = np.array([[True, False, True], [False, False, True]])
    (result,) = kernel(O.SELECT, [tensor(B8, condition), a, b], [_like(tensor, type_)])
    np.testing.assert_array_equal(result, np.where(condition, a.array, b.array))


@cells("type_", [U8, S8])
def test_selected_codes_are_brought_to_the_outputs_scale(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    a, b = draw.quant8(type_, (50,)), draw.quant8(type_, (50,))
    output = tensor(type_, scale=draw.scale(), zero_point=draw.zero_point(type_))
    condition = draw.rng.random(50) < 0.5
    (result,) = kernel(O.SELECT, [tensor(B8, condition), a, b], [output])
    reals = [t.scale * (t.array.astype(np.float64) - t.zero_point) for t in (a, b)]
    info = np.iinfo(result.dtype)
    exact = np.where(condition, *reals) / output.scale + output.zero_point
    assert np.abs(result - np.clip(exact, info.min, info.max)).max() <= 0.5 + 1e-3


@cells("type_", ALL)
def test_the_greatest_come_first_and_of_equals_the_last(
    kernel: Any, tensor: Any, type_: OperandType
) -> None:
    """Source: the HAL's TOPK_V2 ("the one with larger index appears first")."""
    source = _like(tensor, type_, [[5, 9, 5, 1], [2, 2, 2, 3]])
    values, indices = kernel(O.TOPK_V2, [source, 3], [_like(tensor, type_), tensor(I32)])
    np.testing.assert_array_equal(values, [[9, 5, 5], [3, 2, 2]])
    np.testing.assert_array_equal(indices, [[1, 2, 0], [3, 2, 1]])


def test_all_elements_may_be_asked_for(kernel: Any, tensor: Any) -> None:
    values, _ = kernel(O.TOPK_V2, [tensor(F32, [3, 1, 2]), 3], [tensor(F32), tensor(I32)])
    np.testing.assert_array_equal(values, [3, 2, 1])


def test_a_slice_may_have_no_elements(kernel: Any, tensor: Any) -> None:
    source = tensor(F32, np.zeros((0, 3)))
    (result,) = kernel(O.SLICE, [source, [0, 1], [0, 2]], [tensor(F32)])
    assert result.shape == (0, 2)
