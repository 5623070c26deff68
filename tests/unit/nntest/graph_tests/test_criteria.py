from __future__ import annotations

import numpy as np
import pytest

from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperandType, OperationType
from nntest.graph_tests.criteria import SMALL_GRAPH, criteria_of, criteria_of_one, deviation

F32 = OperandType.TENSOR_FLOAT32
U8 = OperandType.TENSOR_QUANT8_ASYMM
ADD = criteria_of(OperationType.ADD)


def test_an_element_beyond_its_bound_is_named() -> None:
    expected = np.array([1, 2, 3], np.float32)
    found = deviation(ADD, F32, expected + np.float32([0, 0.5, 0]), expected)
    assert found is not None
    assert (found.failed, found.index, found.actual, found.expected) == (1, 1, 2.5, 2.0)


def test_a_bias_that_no_element_shows_is_found_where_there_are_many() -> None:
    expected = np.full(20, 100, np.uint8)
    assert deviation(ADD, U8, expected + np.uint8(2), expected) is not None
    assert deviation(ADD, U8, expected[:9] + np.uint8(2), expected[:9]) is None


def test_what_rounding_explains_is_allowed_besides() -> None:
    expected = np.array([1, 2], np.float32)
    actual = expected + np.float32(0.5)
    assert deviation(ADD, F32, actual, expected, spread=np.array([1.0, 1.0])) is None
    assert deviation(ADD, F32, actual, expected, spread=np.array([1.0, 0.1])) is not None


def test_few_elements_that_may_be_far_off_are_not_held_to_the_mean_of_all() -> None:
    expected, jumps = np.ones(20, np.float32), np.arange(20) < 2
    actual = expected + np.where(jumps, np.float32(0.5), np.float32(0))
    assert deviation(SMALL_GRAPH, F32, actual, expected, spread=jumps * 0.5) is None
    assert deviation(SMALL_GRAPH, F32, actual, expected, spread=jumps * 0.4) is not None
    more = expected + np.float32(0.009)  # no element is wrong by itself
    assert deviation(SMALL_GRAPH, F32, more, expected, spread=jumps * 0.01) is not None


def test_relaxed_models_are_as_precise_as_float16() -> None:
    expected = np.array([1.0], np.float32)
    actual = expected + np.float32(0.01)
    assert deviation(ADD, F32, actual, expected) is not None
    assert deviation(ADD, F32, actual, expected, relaxed=True) is None


@pytest.mark.parametrize("wrong", [np.nan, np.inf])
def test_what_is_no_number_is_wrong_but_for_the_same(wrong: float) -> None:
    odd, one = np.array([wrong], np.float32), np.array([1.0], np.float32)
    assert deviation(SMALL_GRAPH, F32, odd, one) is not None
    assert deviation(SMALL_GRAPH, F32, odd, odd) is None


def test_one_operation_on_the_same_inputs_is_held_to_two_steps_of_its_codes() -> None:
    expected = np.full(5, 100, np.uint8)
    wrong = expected + np.array([0, 0, 3, 0, 0], np.uint8)
    near = expected + np.array([0, 0, 2, 0, 0], np.uint8)
    convolution = OperationType.CONV_2D
    assert deviation(criteria_of(convolution), U8, wrong, expected) is None
    assert deviation(criteria_of_one(convolution), U8, wrong, expected) is not None
    assert deviation(criteria_of_one(convolution), U8, near, expected) is None
    assert deviation(criteria_of_one(OperationType.QUANTIZED_LSTM), U8, wrong, expected) is None


def test_one_comparison_of_the_same_inputs_has_no_wrong_boolean() -> None:
    expected = np.zeros(20, np.bool_)
    wrong = np.arange(20) == 7
    less, boolean = OperationType.LESS, OperandType.TENSOR_BOOL8
    assert deviation(criteria_of(less), boolean, wrong, expected) is None
    assert deviation(criteria_of_one(less), boolean, wrong, expected) is not None
    unsure = wrong.astype(np.float64)
    assert deviation(criteria_of_one(less), boolean, wrong, expected, spread=unsure) is None


def test_every_operation_of_the_hal_has_criteria() -> None:
    for code in OPERATIONS:
        criteria_of(OperationType(code))


def test_an_operation_without_criteria_is_refused_instead_of_getting_the_loosest() -> None:
    with pytest.raises(LookupError, match=r"OEM_OPERATION.*criteria\.py"):
        criteria_of(OperationType.OEM_OPERATION)
    with pytest.raises(LookupError, match="no criteria"):
        criteria_of_one(OperationType.OEM_OPERATION)
