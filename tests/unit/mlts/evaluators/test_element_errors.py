from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mlts.evaluators import ElementComparison, SequenceOutputs
from mlts.results import ElementErrors, Rule
from mlts.tolerances import OutputRule
from nntest.accuracy import EXACT, Tolerance

Arrays = tuple[NDArray[Any], ...]


def _compared(outputs: Arrays, expected: Arrays, tolerance: Tolerance = EXACT) -> ElementErrors:
    comparison = ElementComparison("golden", lambda *_: OutputRule(Rule.ELEMENTS, tolerance))
    comparison.add(SequenceOutputs(outputs=outputs, index=4, name="a.input"), expected)
    return comparison.result()


@given(st.integers(1, 5), st.integers(1, 9), st.integers(0, 2**32 - 1))
def test_sums_are_those_of_the_definitions(length: int, size: int, seed: int) -> None:
    actual, expected = np.random.default_rng(seed).normal(size=(2, length, size))
    result = _compared((actual,), (expected,), Tolerance(0.5, 0.1))
    pairs = list(zip(actual.ravel().tolist(), expected.ravel().tolist(), strict=True))
    assert result.max_absolute == pytest.approx(max(abs(a - e) for a, e in pairs))
    assert result.max_signed == pytest.approx(max(0, *(a - e for a, e in pairs)))
    squares = sum((a - e) ** 2 for a, e in pairs)
    assert result.mean_square == pytest.approx(squares / len(pairs))
    assert result.sum_of_mean_squares == pytest.approx(squares / size)
    assert result.beyond == sum(abs(a - e) > 0.5 + 0.1 * abs(e) for a, e in pairs)
    assert (result.inferences, result.elements) == (length, length * size)


def test_several_outputs_and_sequences_add_up() -> None:
    comparison = ElementComparison("golden", lambda *_: OutputRule(Rule.ELEMENTS, EXACT))
    zeros = (np.zeros((2, 2)), np.zeros((2, 4)))
    ones = (np.ones((2, 2)), np.ones((2, 4)) * 3)
    for _ in range(2):
        comparison.add(SequenceOutputs(outputs=ones), zeros)
    result = comparison.result()
    assert (result.inferences, result.elements, result.different) == (4, 24, 24)
    assert result.sum_of_mean_squares == 4 * (1 + 9)


def test_the_worst_element_is_located() -> None:
    actual = np.zeros((3, 2, 2), np.float32)
    actual[1, 1, 0] = -7
    worst = _compared((np.zeros((3, 1)), actual), (np.zeros((3, 1)), np.zeros((3, 4)))).worst
    assert worst is not None
    assert (worst.sequence, worst.item, worst.output, worst.index) == (4, 1, 1, 2)
    assert (worst.actual, worst.expected, worst.name) == (-7, 0, "a.input")


def test_equal_outputs_have_no_error_and_no_worst_element() -> None:
    same = (np.array([[1.0, np.inf]]),)
    result = _compared(same, same)
    assert (result.different, result.max_absolute, result.worst) == (0, 0, None)
    assert result.within


def test_not_a_number_is_right_where_it_is_expected_and_nowhere_else() -> None:
    both = np.array([[1.0, np.nan]], np.float32)
    assert _compared((both,), (both,)).within
    for actual, expected in ((both, np.ones((1, 2), np.float32)), (np.ones_like(both), both)):
        assert _compared((actual,), (expected,)).beyond == 1


def test_bytes_are_compared_in_steps_without_wrapping() -> None:
    result = _compared((np.array([[0]], np.uint8),), (np.array([[161]], np.uint8),))
    assert (result.max_absolute, result.max_signed) == (161, 0)


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
def test_an_element_that_is_no_number_is_endlessly_wrong(bad: float) -> None:
    result = _compared((np.array([[bad, 1.0]]),), (np.array([[1.0, 1.0]]),), Tolerance(1e9))
    assert result.max_absolute > 1e300
    assert np.isfinite([result.max_absolute, result.mean_square, result.max_signed]).all()
    assert (result.different, result.beyond) == (1, 1)
