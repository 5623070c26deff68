from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.types import OperandType
from nntest import accuracy
from nntest.accuracy import FLOAT16, FLOAT32, Mismatch, NoRule, Tolerance, beyond, compare
from tests.cells import cells


@cells(
    ("operand_type", "atol", "rtol"),
    [
        (OperandType.TENSOR_FLOAT32, 1e-5, 5 * 1.1920928955078125e-7),
        (OperandType.TENSOR_FLOAT16, 5 * 0.0009765625, 5 * 0.0009765625),
        (OperandType.TENSOR_INT32, 1, 0),
        (OperandType.INT32, 1, 0),
        (OperandType.TENSOR_QUANT8_ASYMM, 1, 0),
        (OperandType.TENSOR_QUANT8_ASYMM_SIGNED, 1, 0),
        (OperandType.TENSOR_QUANT8_SYMM, 1, 0),
        (OperandType.TENSOR_QUANT16_ASYMM, 1, 0),
        (OperandType.TENSOR_QUANT16_SYMM, 1, 0),
        (OperandType.TENSOR_BOOL8, 0, 0),
    ],
)
def test_each_type_has_the_tolerance_of_the_test_harness(
    operand_type: OperandType, atol: float, rtol: float
) -> None:
    tolerance = accuracy.tolerance_of(operand_type)
    assert (tolerance.atol, tolerance.rtol) == (atol, rtol)


def test_a_relaxed_float_model_is_judged_like_float16() -> None:
    assert accuracy.tolerance_of(OperandType.TENSOR_FLOAT32, relaxed=True) == FLOAT16
    assert accuracy.tolerance_of(OperandType.TENSOR_INT32, relaxed=True) == Tolerance(1.0)


def test_whole_quantized_models_may_be_three_steps_off() -> None:
    steps = accuracy.allowed_steps("mobilenet_quantized")
    assert accuracy.tolerance_of(OperandType.TENSOR_QUANT8_ASYMM, steps=steps).atol == 3
    assert accuracy.allowed_steps("conv", "CompilationCachingTest") == 3
    assert accuracy.allowed_steps("conv", "CompilationCachingTestTOCTOU") == 1
    assert accuracy.allowed_steps("conv_2d") == 1


@pytest.mark.parametrize(
    "operand_type",
    [OperandType.FLOAT32, OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL, OperandType.SUBGRAPH],
)
def test_an_output_without_a_rule_is_refused(operand_type: OperandType) -> None:
    with pytest.raises(NoRule):
        accuracy.tolerance_of(operand_type)


def test_differences_of_unsigned_values_do_not_wrap() -> None:
    result = compare(np.array([0], np.uint8), np.array([255], np.uint8), Tolerance(1.0))
    assert result.mismatches == (Mismatch(0, 0.0, 255.0, 1.0),)
    assert result.mismatches[0].share == 255


def test_mismatches_are_counted_beyond_the_ten_that_are_listed() -> None:
    result = compare(np.ones(100), np.zeros(100), FLOAT32)
    assert (result.elements, result.failed, len(result.mismatches)) == (100, 100, 10)
    assert not result.passed


@cells(
    ("actual", "expected", "passes"),
    [
        (math.nan, 1.0, False),
        (1.0, math.nan, False),
        (math.nan, math.nan, False),
        (math.inf, math.inf, True),
        (-math.inf, math.inf, False),
        (1.0, math.inf, False),
        (math.inf, 1.0, False),
    ],
)
def test_values_that_are_not_finite(actual: float, expected: float, passes: bool) -> None:
    assert compare(np.array([actual]), np.array([expected]), FLOAT16).passed is passes


@given(
    st.lists(st.floats(allow_nan=False, allow_infinity=False, width=32), min_size=1),
    st.floats(min_value=-2, max_value=2),
)
def test_an_element_passes_exactly_within_its_range(values: list[float], share: float) -> None:
    expected = np.array(values)
    actual = expected + share * FLOAT32.allowed(expected)
    by_formula = [
        abs(a - e) <= 1e-5 + 5 * 2.0**-23 * abs(e) for a, e in zip(actual, expected, strict=True)
    ]
    assert compare(actual, expected, FLOAT32).failed == by_formula.count(False)


def test_a_different_number_of_elements_is_an_error() -> None:
    with pytest.raises(ValueError, match="2 elements where 3"):
        compare(np.zeros(2), np.zeros(3), FLOAT32)


def test_each_batch_of_a_multinomial_is_judged_by_its_own_probabilities() -> None:
    logits = np.log(np.array([[0.25, 0.75], [0.9, 0.1]], np.float32))
    samples = np.array([[0, 1, 1, 1], [0, 0, 0, 1]], np.int32)
    assert accuracy.compare_distribution(samples, logits, 0.16).passed
    assert accuracy.compare_distribution(samples, logits, 0.14).failed == 2


@pytest.mark.parametrize("sample", [-1, 2, 2**31 - 1])
def test_a_sample_that_is_no_class_fails_however_wide_the_tolerance(sample: int) -> None:
    samples = np.array([[0, sample, 1, 1]], np.int32)
    comparison = accuracy.compare_distribution(samples, np.zeros((1, 2), np.float32), 1.0)
    (mismatch,) = comparison.mismatches
    assert (mismatch.index, mismatch.actual, comparison.failed) == (1, sample, 1)


def test_a_signaling_nan_fails_without_a_warning() -> None:
    signaling = np.full(2, 0x7D7D, np.uint16).view(np.float16)
    assert compare(signaling, np.zeros(2, np.float16), FLOAT16).failed == 2


values = st.one_of(
    st.floats(allow_nan=True, allow_infinity=True),
    st.sampled_from([0.0, 1.0, 1.0 + 1e-5, np.nextafter(1.0 + 1e-5, 2), -np.inf, np.inf]),
)


@given(
    st.lists(st.tuples(values, values), max_size=5),
    st.sampled_from([FLOAT32, FLOAT16, Tolerance(1.0), Tolerance(1e-5), Tolerance(0.0)]),
)
def test_the_short_way_of_passing_is_no_other_rule(
    pairs: list[tuple[float, float]], tolerance: Tolerance
) -> None:
    actual, expected = (np.array([pair[i] for pair in pairs]) for i in (0, 1))
    with np.errstate(all="ignore"):
        assert (
            compare(actual, expected, tolerance).failed == beyond(actual, expected, tolerance).sum()
        )
