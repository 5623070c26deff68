"""Loops over codes give what their formulas, and NumPy, give."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from nndrivers.reference.arithmetic.fixed_point import Multiplier
from nndrivers.reference.arithmetic.loops import Product, Sum
from nndrivers.reference.native.loops import NativeLoops
from nnhal.device import Device
from nnhal.types import OperandType, OperationType
from nntflite.importer.builder import ModelBuilder
from tests.cells import cells
from tests.native_loops import skip_without_loops

skip_without_loops()

U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
F32 = OperandType.TENSOR_FLOAT32

REALS = st.floats(width=32) | st.integers(-600, 600).map(lambda halves: halves / 2)


@given(
    arrays.arrays(np.float32, st.integers(1, 70), elements=REALS),
    st.sampled_from([np.uint8, np.int8]),
    st.sampled_from([1.0, 0.5, float(np.float32(0.1)), 3e-5]),
    st.integers(0, 127),
)
@example(np.full(16, np.nan, np.float32), np.int8, 1.0, 3)
def test_codes_of_floats(reals: Any, dtype: Any, scale: float, zero_point: int) -> None:
    limits = np.iinfo(dtype)
    target = np.empty(reals.shape, dtype)
    numbers = np.array([scale, zero_point, limits.min, limits.max], np.float64)
    call = NativeLoops().quantize(reals, numbers, target)
    assert call is not None
    call()
    with np.errstate(all="ignore"):
        quotients = reals.astype(np.float64) / scale
        nearest = np.sign(quotients) * np.floor(np.abs(quotients) + 0.5)
        expected = np.clip(nearest + zero_point, limits.min, limits.max)
    known = ~np.isnan(reals)
    np.testing.assert_array_equal(target[known], expected[known].astype(dtype))


SHAPES = [((2, 3, 4), (2, 3, 4)), ((2, 3, 4), (4,)), ((2, 3, 4), (1, 1, 4)), ((2, 3, 4), (3, 4))]
NEEDS_NUMPY = [((4,), (2, 3, 4)), ((2, 3, 4), (3, 1)), ((2, 1, 4), (2, 3, 4)), ((0, 4), (0, 4))]


def pairs(shapes: Any) -> tuple[Any, Any, Any, Any]:
    """A table, both operands and room for the result."""
    rng = np.random.default_rng(0)
    left, right = (rng.integers(0, 256, shape).astype(np.uint8) for shape in shapes)
    target = np.zeros(np.broadcast_shapes(*shapes), np.int8)
    return rng.integers(-128, 128, 1 << 16).astype(np.int8), left, right, target


@cells("shapes", [*SHAPES, ((5,), (1,)), ((2, 3), (1, 1))])
def test_pairs_are_looked_up(shapes: Any) -> None:
    table, left, right, target = pairs(shapes)
    call = NativeLoops().look_up_pairs(table, left, right, target)
    assert call is not None
    call()
    np.testing.assert_array_equal(target, table[left.astype(int) * 256 + right])


@cells("shapes", NEEDS_NUMPY)
def test_pairs_that_are_broadcast_otherwise_are_left_to_numpy(shapes: Any) -> None:
    assert NativeLoops().look_up_pairs(*pairs(shapes)) is None


TERMS = arrays.arrays(np.int64, 256, elements=st.integers(-(1 << 28), 1 << 28))


@given(
    TERMS,
    TERMS,
    st.floats(2.0**-31, 0.999),
    st.sampled_from([np.uint8, np.int8]),
    st.sampled_from([(3, 16), (2, 17), (1, 40), (5, 3)]),
    st.booleans(),
    st.integers(0, 1 << 32),
)
def test_sums_of_codes(
    left_terms: Any,
    right_terms: Any,
    real: float,
    dtype: Any,
    shape: tuple[int, int],
    is_swapped: bool,
    seed: int,
) -> None:
    rng, limits = np.random.default_rng(seed), np.iinfo(dtype)
    left = rng.integers(0, 256, shape).astype(np.uint8)
    right = rng.integers(0, 256, (1, shape[1])).astype(np.uint8)
    exact = left_terms[left] + right_terms[right]
    if is_swapped:
        left, right, left_terms, right_terms = right, left, right_terms, left_terms
    low, high = sorted(rng.integers(limits.min, limits.max + 1, 2).tolist())
    total = Sum(left_terms, right_terms, Multiplier.of(real), 3, low, high)
    target = np.empty(shape, dtype)
    call = NativeLoops().add_codes(left.view(dtype), right.view(dtype), total, target)
    assert call is not None
    call()
    expected = np.clip(total.multiplier.apply(exact) + 3, low, high)
    np.testing.assert_array_equal(target, expected)


@given(
    st.sampled_from([np.uint8, np.int8]),
    st.integers(-128, 255),
    st.integers(-128, 255),
    st.floats(2.0**-20, 0.999),
    st.sampled_from([(3, 16), (2, 17), (1, 40), (5, 3)]),
    st.booleans(),
    st.integers(0, 1 << 32),
)
@example(np.int8, 0, 0, 0.5, (3, 16), False, 0)
@example(np.uint8, 128, 128, 2.0**-9, (3, 16), True, 0)
def test_products_of_codes(
    dtype: Any,
    zero: int,
    other_zero: int,
    real: float,
    shape: tuple[int, int],
    is_swapped: bool,
    seed: int,
) -> None:
    rng, limits = np.random.default_rng(seed), np.iinfo(dtype)
    left = rng.integers(limits.min, limits.max + 1, shape).astype(dtype)
    right = rng.integers(limits.min, limits.max + 1, (1, shape[1])).astype(dtype)
    if is_swapped:
        left, right = right, left
    product = Product(zero, other_zero, Multiplier.of(real), 3, limits.min + 2, limits.max - 1)
    target = np.empty(shape, dtype)
    call = NativeLoops().multiply_codes(left, right, product, target)
    assert call is not None
    call()
    exact = (left.astype(np.int64) - zero) * (right.astype(np.int64) - other_zero)
    expected = np.clip(product.multiplier.apply(exact) + 3, product.low, product.high)
    np.testing.assert_array_equal(target, expected)


@cells(("shapes", "real"), [(((3, 1), (1, 20)), 0.5), (((20,), (20,)), 1.5)])
def test_other_products_are_left_to_numpy(shapes: Any, real: float) -> None:
    left, right = (np.zeros(shape, np.uint8) for shape in shapes)
    target = np.empty(np.broadcast_shapes(*shapes), np.uint8)
    product = Product(0, 0, Multiplier.of(real), 0, 0, 255)
    assert NativeLoops().multiply_codes(left, right, product, target) is None


@cells(("shapes", "real"), [(((3, 1), (1, 20)), 0.5), (((20,), (20,)), 1.5)])
def test_other_sums_are_left_to_numpy(shapes: Any, real: float) -> None:
    left, right = (np.zeros(shape, np.uint8) for shape in shapes)
    target = np.empty(np.broadcast_shapes(*shapes), np.uint8)
    terms = np.zeros(256, np.int64)
    total = Sum(terms, terms, Multiplier.of(real), 0, 0, 255)
    assert NativeLoops().add_codes(left, right, total, target) is None


@cells("operation", [OperationType.ADD, OperationType.SUB, OperationType.MUL])
@cells("kind", [U8, S8])
@cells("shape", [(3, 5), (20, 13), (20, 300)])
def test_arithmetic_of_codes_has_the_same_results(
    always_native: Device,
    on_numpy: Device,
    execution: Any,
    through_cache: Any,
    operation: OperationType,
    kind: OperandType,
    shape: tuple[int, int],
) -> None:
    builder = ModelBuilder()
    zero_point = 100 if kind == U8 else -3
    left = builder.operand(kind, shape, 0.02, zero_point)
    right = builder.operand(kind, shape[1:], 0.03, zero_point + 2)
    result = builder.operand(kind, shape, 0.025, zero_point - 1)
    activation = builder.scalar(OperandType.INT32, 0)
    builder.operation(operation, [left, right, activation], [result])
    model = builder.finish([left, right], [result])
    rng = np.random.default_rng(1)
    dtype = np.uint8 if kind == U8 else np.int8
    data = [rng.integers(0, 256, s).astype(np.uint8).view(dtype) for s in (shape, shape[1:])]
    (expected,) = execution(model, on_numpy.prepare(model))(*data)
    for prepared in always_native.prepare(model), through_cache(model, always_native):
        (actual,) = execution(model, prepared)(*data)
        np.testing.assert_array_equal(actual, expected)
