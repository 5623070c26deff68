"""Operators that become several operations, or other ones, of the HAL."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import OperationType
from nntflite.errors import UnsupportedModel
from nntflite.graph import Quantization
from nntflite.schema import TensorType
from tests.cells import cells
from tests.unit.nntflite.importer.building import BOOL, DTYPES, F16, I64, S8, Build, F, I

_KINDS = {np.dtype(name).char: type for type, name in DTYPES.items()}
NUMBERS = np.arange(-12, 12)


def _check(
    assert_unchanged: Any,
    build: Build,
    name: str,
    inputs: list[Any],
    type: TensorType = F,
    **more: Any,
) -> Any:
    """One operator: arrays are constants, pairs of type and array are inputs of the model."""
    atol = more.pop("atol", 0)
    tensors, given = [], []
    for each in inputs:
        if isinstance(each, tuple):
            kind, value, *quantization = each
            array = np.asarray(value, DTYPES[kind])
            tensors.append(build.add(kind, array.shape, *quantization))
            given.append((tensors[-1], array))
        else:
            array = np.asarray(each)
            kind = _KINDS[array.dtype.char]
            tensors.append(build.const(kind, array))
    y = build.add(type, (), more.pop("quantization", None))
    build.operator(name, tensors, [y], **more)
    graph = build.finish([tensor for tensor, _ in given], [y])
    return assert_unchanged(graph, [[array for _, array in given]], atol=atol)


def i32(*values: Any) -> Any:
    return np.array(values, "i4")


@cells(
    ("bounds", "masks"),
    [
        (([0, 0], [2, 3], [1, 1]), {"new_axis_mask": 1}),
        (([0, 0, 1], [0, 0, 3], [1, 1, 1]), {"new_axis_mask": 2, "ellipsis_mask": 1}),
        (([1, 0], [2, 0], [1, 1]), {"ellipsis_mask": 2, "shrink_axis_mask": 1}),
        (
            ([0, 0, -1], [0, 0, 0], [1, 1, 1]),
            {"ellipsis_mask": 1, "shrink_axis_mask": 4, "new_axis_mask": 2},
        ),
        (([1], [2], [1]), {}),
        (([-1, 3], [-3, 0], [-1, -2]), {}),
        (([0, 0], [0, 0], [-1, -1]), {"begin_mask": 3, "end_mask": 3}),
        (([0, 1], [9, 9], [1, 2]), {}),
    ],
)
def test_bounds_of_a_strided_slice_are_written_out(
    assert_unchanged: Any, bounds: Any, masks: dict[str, int]
) -> None:
    value = np.arange(24).reshape(2, 3, 4)
    arrays = [i32(*each) for each in bounds]
    _check(assert_unchanged, Build(), "STRIDED_SLICE", [(F, value), *arrays], **masks)


@cells("masks", [{}, {"shrink_axis_mask": 1}, {"new_axis_mask": 2}])
def test_integers_are_sliced_by_slice(assert_unchanged: Any, masks: dict[str, int]) -> None:
    bounds = [i32(1, 0), i32(2, 2), i32(1, 1)]
    inputs = [(I, NUMBERS.reshape(4, 6)), *bounds]
    imported = _check(assert_unchanged, Build(), "STRIDED_SLICE", inputs, I, **masks)
    assert imported.model.main.operations[0].type == OperationType.SLICE


@cells("depth", [1, 2, 3])
@cells("constant", [False, True])
def test_rows_are_gathered_by_several_indexes(
    assert_unchanged: Any, rng: Any, depth: int, constant: bool
) -> None:
    value = rng.uniform(-1, 1, (2, 3, 4))
    indexes = np.stack([rng.integers(0, size, 5) for size in value.shape[:depth]], -1).astype("i4")
    inputs = [(F, value), indexes if constant else (I, indexes)]
    _check(assert_unchanged, Build(), "GATHER_ND", inputs)


@cells("shapes", [((2, 1), (2, 3), (3,)), ((1,), (1,), (2, 3)), ((2, 3), (1, 1), (2, 1))])
@cells("constant", [False, True])
def test_a_choice_is_broadcast(
    assert_unchanged: Any, rng: Any, shapes: Any, constant: bool
) -> None:
    chosen, one, other = (rng.uniform(-1, 1, shape).astype("f4") for shape in shapes)
    # A condition that is computed is as large as the result: the HAL repeats no booleans.
    condition = (BOOL, chosen > 0) if chosen.shape == (2, 3) else chosen > 0
    inputs = [condition, (F, one), other if constant else (F, other)]
    _check(assert_unchanged, Build(), "SELECT_V2", inputs)


def test_a_tensor_is_broadcast_to_a_shape(assert_unchanged: Any) -> None:
    _check(assert_unchanged, Build(), "BROADCAST_TO", [(F, [[1], [2]]), i32(3, 2, 4)], version=2)


@cells("other", [7, -7])
@cells("name", ["FLOOR_DIV", "FLOOR_MOD"])
def test_integers_are_divided_downwards(assert_unchanged: Any, name: str, other: int) -> None:
    _check(assert_unchanged, Build(), name, [(I, NUMBERS), i32(other)], I)


def test_floats_are_divided_downwards(assert_unchanged: Any, rng: Any) -> None:
    inputs = [(F, rng.uniform(-9, 9, 50)), np.array([0.7], "f4")]
    _check(assert_unchanged, Build(), "FLOOR_DIV", inputs)


@cells("count", [2, 4])
def test_sums_are_taken_in_order(assert_unchanged: Any, rng: Any, count: int) -> None:
    inputs = [(F, rng.uniform(-1, 1, 50)) for _ in range(count)]
    _check(assert_unchanged, Build(), "ADD_N", inputs)


@cells(("given", "wanted"), [(BOOL, F), (BOOL, I), (F, BOOL), (I, BOOL), (F, I), (I, F)])
def test_truth_values_are_cast(
    assert_unchanged: Any, given: TensorType, wanted: TensorType
) -> None:
    _check(assert_unchanged, Build(), "CAST", [(given, [0, 1, 0, 1])], wanted)


def test_computed_float16_is_widened_by_a_cast(assert_unchanged: Any, rng: Any) -> None:
    value = rng.uniform(-1, 1, 9).astype("f2")
    _check(assert_unchanged, Build(), "DEQUANTIZE", [(F16, value)])


def test_zeros_like_another_tensor_are_a_constant(assert_unchanged: Any) -> None:
    build = Build()
    x, zeros, y = build.add(F, (2, 3)), build.add(F), build.add(F)
    build.operator("ZEROS_LIKE", [x], [zeros])
    build.operator("MAXIMUM", [x, zeros], [y])
    value = NUMBERS[9:15].reshape(2, 3).astype("f4")
    imported = assert_unchanged(build.finish([x], [y]), [[value]])
    assert len(imported.model.main.operations) == 1


@cells(("name", "options"), [("PACK", {"values_count": 2}), ("CONCATENATION", {})])
def test_integers_are_joined(assert_unchanged: Any, name: str, options: dict[str, int]) -> None:
    inputs = [(I, NUMBERS.reshape(4, 6)), (I, NUMBERS.reshape(4, 6) + 1)]
    _check(assert_unchanged, Build(), name, inputs, I, axis=1, **options)
    if name == "CONCATENATION":
        inputs.append((I, NUMBERS[:16].reshape(4, 4)))
        _check(assert_unchanged, Build(), name, inputs, I, axis=1, **options)


@cells("name", ["ARG_MAX", "ARG_MIN"])
def test_positions_of_64_bits_are_narrowed(assert_unchanged: Any, rng: Any, name: str) -> None:
    build = Build()
    x, found, y = build.add(F, (3, 5)), build.add(I64), build.add(I)
    build.operator(name, [x, build.const(I, -1)], [found], output_type=I64)
    build.operator("CAST", [found], [y])
    assert_unchanged(build.finish([x], [y]), [[rng.uniform(-1, 1, (3, 5)).astype("f4")]])


def test_floats_that_may_not_fit_are_not_narrowed(import_graph: Any) -> None:
    build = Build()
    x, y = build.add(F, (3,)), build.add(I64)
    build.operator("CAST", [x], [y])
    with pytest.raises(UnsupportedModel, match=r"\(CAST\).*may not fit"):
        import_graph(build.finish([x], [y]))


@cells("name", ["ADD", "MUL"])
def test_sums_of_64_bits_are_refused(import_graph: Any, name: str) -> None:
    build = Build()
    x, found, y = build.add(F, (3, 5)), build.add(I64), build.add(I64)
    build.operator("ARG_MAX", [x, build.const(I, -1)], [found], output_type=I64)
    build.operator(name, [found, build.const(I64, [1 << 30])], [y])
    with pytest.raises(UnsupportedModel, match="no tensors of INT64"):
        import_graph(build.finish([x], [y]))


def test_integers_that_are_rounded_towards_zero_are_refused(import_graph: Any) -> None:
    build = Build()
    x, y = build.add(I, (3,)), build.add(I)
    build.operator("DIV", [x, build.const(I, [2])], [y])
    with pytest.raises(UnsupportedModel, match="towards zero"):
        import_graph(build.finish([x], [y]))


@cells(
    ("name", "options"),
    [
        ("EXP", {}),
        ("ABS", {}),
        ("ELU", {}),
        ("SQUARED_DIFFERENCE", {}),
        ("SUM", {"keep_dims": True}),
        ("LOG_SOFTMAX", {}),
    ],
)
def test_what_the_hal_has_in_float_only_is_computed_there(
    assert_unchanged: Any, rng: Any, name: str, options: dict[str, Any]
) -> None:
    given = Quantization((0.05,), (-128,))
    value = rng.integers(-100, 100, (4, 6))
    inputs: list[Any] = [(S8, value, given)]
    if name == "SQUARED_DIFFERENCE":
        inputs.append((S8, value[::-1], given))
    if name == "SUM":
        inputs.append(i32(1))
    scale = (
        Quantization((16 / 256,), (127,)) if name == "LOG_SOFTMAX" else Quantization((0.5,), (3,))
    )
    imported = _check(
        assert_unchanged, Build(), name, inputs, S8, quantization=scale, atol=1, **options
    )
    (note,) = imported.approximations
    assert note == f"operator 0, {name}, is computed in float32"
