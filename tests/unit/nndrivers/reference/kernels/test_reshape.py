"""Operations that move or repeat elements, against NumPy; laws that they obey."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.operand_types import dtype_of
from nnhal.operations.node import InvalidOperation
from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16, I32 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741

ALL = [F32, F16, I32, U8, S8]
FLOAT_AND_QUANT8 = [F32, F16, U8, S8]


def _like(tensor: Any, type_: OperandType, values: Any = None) -> Any:
    return tensor(type_, values, *((0.5, 3) if type_ in (U8, S8) else ()))


@pytest.fixture(scope="module")
def numbers(tensor: Any) -> Any:
    """``numbers(type, *shape)``: a tensor that counts from 0, wrapping around at 100."""

    def make(type_: OperandType, *shape: int) -> Any:
        values = np.arange(np.prod(shape, dtype=int)).reshape(shape) % 100
        return _like(tensor, type_, values)

    return make


@pytest.fixture(scope="module")
def moved(kernel: Any, tensor: Any) -> Any:
    """``moved(operation, arguments)``: output 0, of the type of the first tensor argument."""

    def run(operation: OperationType, arguments: list[Any]) -> Any:
        source = next(a for a in arguments if isinstance(a, tensor))
        return kernel(operation, arguments, [_like(tensor, source.type)])[0]

    return run


@cells("type_", ALL)
def test_a_target_shape_may_leave_one_size_open(
    moved: Any, numbers: Any, type_: OperandType
) -> None:
    source = numbers(type_, 2, 3, 4)
    result = moved(O.RESHAPE, [source, [4, -1]])
    np.testing.assert_array_equal(result, source.array.reshape(4, 6))


@cells("type_", FLOAT_AND_QUANT8)
@cells(("dims", "shape"), [([1], (1, 3, 1)), ([0, -1], (1, 3)), (None, (3,))])
def test_squeezing_drops_ones(
    moved: Any, numbers: Any, type_: OperandType, dims: Any, shape: Any
) -> None:
    source = numbers(type_, 1, 1, 3, 1)
    np.testing.assert_array_equal(moved(O.SQUEEZE, [source, dims]), source.array.reshape(shape))


@cells("type_", ALL)
@cells("axis", [0, 1, -1])
def test_a_dimension_is_put_in(moved: Any, numbers: Any, type_: OperandType, axis: int) -> None:
    source = numbers(type_, 2, 3)
    expected = np.expand_dims(source.array, axis)
    np.testing.assert_array_equal(moved(O.EXPAND_DIMS, [source, axis]), expected)


@pytest.mark.parametrize("type_", FLOAT_AND_QUANT8)
def test_a_matrix_is_transposed_without_being_told_how(
    moved: Any, numbers: Any, type_: OperandType
) -> None:
    source = numbers(type_, 2, 3)
    np.testing.assert_array_equal(moved(O.TRANSPOSE, [source, None]), source.array.T)


@given(st.permutations(range(4)))
def test_the_inverse_permutation_undoes_a_transposition(
    moved: Any, numbers: Any, permutation: list[int]
) -> None:
    source = numbers(F32, 2, 3, 4, 5)
    there = moved(O.TRANSPOSE, [source, permutation])
    np.testing.assert_array_equal(there, source.array.transpose(permutation))
    back = moved(O.TRANSPOSE, [_as(source, there), np.argsort(permutation).tolist()])
    np.testing.assert_array_equal(back, source.array)


def _as(source: Any, values: Any) -> Any:
    return type(source)(source.type, values, source.scale, source.zero_point)


@cells("type_", FLOAT_AND_QUANT8)
@cells("axis", [0, 1, 2])
def test_tensors_are_joined(moved: Any, numbers: Any, type_: OperandType, axis: int) -> None:
    shapes = [(2, 3, 4)] * 3
    shapes[1] = tuple(1 if d == axis else n for d, n in enumerate(shapes[1]))
    parts = [numbers(type_, *shape) for shape in shapes]
    expected = np.concatenate([part.array for part in parts], axis)
    np.testing.assert_array_equal(moved(O.CONCATENATION, [*parts, axis]), expected)


def test_joining_brings_unsigned_codes_to_the_outputs_scale_as_tf_lite(
    kernel: Any, tflite: Any, tensor: Any, draw: Any
) -> None:
    parts = [draw.quant8(U8, (3, size)) for size in (2, 40)]
    parts.append(tensor(U8, draw.codes(U8, (3, 5)), parts[0].scale, parts[0].zero_point))
    output = tensor(U8, scale=parts[0].scale, zero_point=parts[0].zero_point)
    (actual,) = kernel(O.CONCATENATION, [*parts, 1], [output])
    (expected,) = tflite(O.CONCATENATION, [*parts, 1], [output])
    np.testing.assert_array_equal(actual, expected)


def test_joining_treats_signed_and_unsigned_codes_alike(
    kernel: Any, tensor: Any, draw: Any
) -> None:
    parts = [draw.quant8(U8, (3, size)) for size in (2, 40)]
    twins = [tensor(S8, (p.array ^ 128).view(np.int8), p.scale, p.zero_point - 128) for p in parts]
    (one,) = kernel(O.CONCATENATION, [*parts, 1], [tensor(U8, scale=0.3, zero_point=70)])
    (other,) = kernel(O.CONCATENATION, [*twins, 1], [tensor(S8, scale=0.3, zero_point=-58)])
    np.testing.assert_array_equal(one.astype(int) - 128, other)


@cells("type_", ALL)
@cells("axis", [0, 1, -1])
def test_parts_joined_again_are_the_whole(
    kernel: Any, tensor: Any, numbers: Any, type_: OperandType, axis: int
) -> None:
    source = numbers(type_, 4, 2, 6)
    parts = kernel(O.SPLIT, [source, axis, 2], [_like(tensor, type_), _like(tensor, type_)])
    np.testing.assert_array_equal(np.concatenate(parts, axis), source.array)


@cells("type_", ALL)
@cells("axis", [0, 1, 2])
def test_tensors_are_stacked(moved: Any, numbers: Any, type_: OperandType, axis: int) -> None:
    source = numbers(type_, 2, 3)
    result = moved(O.PACK, [axis, source, source, source])
    np.testing.assert_array_equal(result, np.stack([source.array] * 3, axis))


@pytest.mark.parametrize("type_", FLOAT_AND_QUANT8)
def test_padding_is_with_what_stands_for_zero(moved: Any, numbers: Any, type_: OperandType) -> None:
    source = numbers(type_, 2, 3)
    zero = 3 if type_ in (U8, S8) else 0
    expected = np.pad(source.array, ((1, 0), (0, 2)), constant_values=zero)
    np.testing.assert_array_equal(moved(O.PAD, [source, [[1, 0], [0, 2]]]), expected)


@pytest.mark.parametrize("type_", FLOAT_AND_QUANT8)
def test_padding_is_with_the_value_given(
    moved: Any, tensor: Any, numbers: Any, type_: OperandType
) -> None:
    scalar = {F32: OperandType.FLOAT32, F16: OperandType.FLOAT16}.get(type_, OperandType.INT32)
    source, value = numbers(type_, 2, 3), tensor(scalar, 9, constant=True)
    expected = np.pad(source.array, ((1, 0), (0, 2)), constant_values=9)
    np.testing.assert_array_equal(moved(O.PAD_V2, [source, [[1, 0], [0, 2]], value]), expected)


@cells("type_", ALL)
@cells(("mode", "name"), [(0, "reflect"), (1, "symmetric")])
def test_padding_mirrors(
    moved: Any, numbers: Any, type_: OperandType, mode: int, name: Any
) -> None:
    source = numbers(type_, 3, 1, 4)
    paddings = [[2, 1], [0, 0], [1, 3]]
    expected = np.pad(source.array, paddings, mode=name)
    np.testing.assert_array_equal(moved(O.MIRROR_PAD, [source, paddings, mode]), expected)


@cells("type_", ALL)
def test_tensors_are_repeated(moved: Any, numbers: Any, type_: OperandType) -> None:
    source = numbers(type_, 2, 3)
    np.testing.assert_array_equal(moved(O.TILE, [source, [3, 2]]), np.tile(source.array, (3, 2)))


@cells("type_", ALL)
@cells("axis", [0, 2])
def test_an_axis_is_turned_around(moved: Any, numbers: Any, type_: OperandType, axis: int) -> None:
    source = numbers(type_, 2, 3, 4)
    result = moved(O.REVERSE, [source, [axis]])
    np.testing.assert_array_equal(result, np.flip(source.array, axis))


@cells("type_", FLOAT_AND_QUANT8)
@cells("axis", [1, -1])
def test_channels_of_all_groups_are_dealt_in_turn(
    moved: Any, numbers: Any, type_: OperandType, axis: int
) -> None:
    """Element i comes from place (i % groups) * (size / groups) + i // groups."""
    source = numbers(type_, 2, 6, 6)
    origins = [(i % 3) * 2 + i // 3 for i in range(6)]
    expected = np.take(source.array, origins, axis)
    np.testing.assert_array_equal(moved(O.CHANNEL_SHUFFLE, [source, 3, axis]), expected)


@pytest.mark.parametrize("type_", FLOAT_AND_QUANT8)
def test_depth_becomes_space_block_by_block(moved: Any, numbers: Any, type_: OperandType) -> None:
    source = numbers(type_, 2, 2, 3, 12)
    result = moved(O.DEPTH_TO_SPACE, [source, 2])
    assert result.shape == (2, 4, 6, 3)
    for row, column in np.ndindex(4, 6):
        first = 6 * (row % 2) + 3 * (column % 2)
        block = source.array[:, row // 2, column // 2, first : first + 3]
        np.testing.assert_array_equal(result[:, row, column], block)


@pytest.mark.parametrize("type_", FLOAT_AND_QUANT8)
def test_batches_become_space_block_by_block(moved: Any, numbers: Any, type_: OperandType) -> None:
    source = numbers(type_, 12, 2, 3, 4)
    result = moved(O.BATCH_TO_SPACE_ND, [source, [2, 3]])
    assert result.shape == (2, 4, 9, 4)
    for row, column in np.ndindex(4, 9):
        first = (row % 2 * 3 + column % 3) * 2
        block = source.array[first : first + 2, row // 2, column // 3]
        np.testing.assert_array_equal(result[:, row, column], block)


@cells("nchw", [False, True])
@cells(
    ("there", "back", "block"),
    [
        (O.SPACE_TO_DEPTH, O.DEPTH_TO_SPACE, 2),
        (O.DEPTH_TO_SPACE, O.SPACE_TO_DEPTH, 2),
        (O.BATCH_TO_SPACE_ND, O.SPACE_TO_BATCH_ND, [2, 1]),
    ],
)
def test_space_comes_back(
    moved: Any, numbers: Any, there: OperationType, back: OperationType, block: Any, nchw: bool
) -> None:
    source = numbers(S8, 4, 4, 8, 4)
    no_padding = [[[0, 0], [0, 0]]] if back == O.SPACE_TO_BATCH_ND else []
    away = moved(there, [source, block, nchw])
    returned = moved(back, [_as(source, away), block, *no_padding, nchw])
    np.testing.assert_array_equal(returned, source.array)


@pytest.mark.parametrize("type_", FLOAT_AND_QUANT8)
def test_space_is_padded_before_it_becomes_batches(
    moved: Any, numbers: Any, type_: OperandType
) -> None:
    source = numbers(type_, 1, 3, 2, 1)
    zero = 3 if type_ in (U8, S8) else 0
    padded = np.pad(source.array, ((0, 0), (1, 0), (0, 2), (0, 0)), constant_values=zero)
    result = moved(O.SPACE_TO_BATCH_ND, [source, [2, 2], [[1, 0], [0, 2]]])
    blocks = [padded[:, row::2, column::2] for row in range(2) for column in range(2)]
    np.testing.assert_array_equal(result, np.concatenate(blocks))


@pytest.mark.parametrize(
    ("operation", "rest"),
    [
        (O.DEPTH_TO_SPACE, [2]),
        (O.SPACE_TO_DEPTH, [2]),
        (O.BATCH_TO_SPACE_ND, [[2, 2]]),
        (O.SPACE_TO_BATCH_ND, [[2, 2], [[0, 2], [2, 0]]]),
    ],
)
def test_channels_first_gives_the_same_pixels(
    moved: Any, numbers: Any, operation: OperationType, rest: list[Any]
) -> None:
    source = numbers(U8, 4, 2, 4, 8)
    last = moved(operation, [source, *rest, False])
    first = moved(operation, [_as(source, source.array.transpose(0, 3, 1, 2)), *rest, True])
    np.testing.assert_array_equal(first.transpose(0, 2, 3, 1), last)


def test_a_shape_of_another_size_is_refused(moved: Any, numbers: Any) -> None:
    with pytest.raises(InvalidOperation, match="6 elements do not fit"):
        moved(O.RESHAPE, [numbers(F32, 2, 3), [4]])


@pytest.mark.parametrize("type_", FLOAT_AND_QUANT8)
def test_joining_and_transposing_take_tensors_without_elements(
    moved: Any, tensor: Any, numbers: Any, type_: OperandType
) -> None:
    empty = _like(tensor, type_, np.zeros((0, 3), dtype_of(type_)))
    full = numbers(type_, 2, 3)
    np.testing.assert_array_equal(moved(O.CONCATENATION, [empty, full, 0]), full.array)
    assert moved(O.TRANSPOSE, [empty, [1, 0]]).shape == (3, 0)
