"""16-bit tanh and logistic against float64, over all their arguments."""

from __future__ import annotations

import numpy as np

from nndrivers.reference.arithmetic.int16_math import (
    _CALLS_WORTH_A_TABLE,
    _Tabulated,
    logistic,
    multiply,
    saturate,
    tanh,
)
from tests.cells import cells

ALL = np.arange(-(1 << 15), 1 << 15)


@cells("integer_bits", range(7))
def test_tanh_is_within_some_steps(integer_bits: int) -> None:
    exact = np.tanh(ALL / 2.0 ** (15 - integer_bits))
    assert np.abs(tanh(ALL, integer_bits) / 2**15 - exact).max() < 4e-4


@cells("integer_bits", range(7))
def test_logistic_is_within_some_steps(integer_bits: int) -> None:
    exact = 1 / (1 + np.exp(-ALL / 2.0 ** (15 - integer_bits)))
    assert np.abs(logistic(ALL, integer_bits) / 2**15 - exact).max() < 3e-4


def test_tanh_is_odd_and_logistic_symmetric() -> None:
    inner = ALL[1:]
    np.testing.assert_array_equal(tanh(inner, 3), -tanh(-inner, 3))
    np.testing.assert_array_equal(
        logistic(inner[inner != 0], 3), 32767 - logistic(-inner[inner != 0], 3)
    )


def test_the_product_of_the_smallest_saturates() -> None:
    smallest = np.array([-(1 << 15)])
    np.testing.assert_array_equal(multiply(smallest, smallest), [32767])
    np.testing.assert_array_equal(saturate(np.array([40000, -40000])), [32767, -32768])


@cells("function", [tanh, logistic])
def test_a_function_that_is_called_often_keeps_its_values(function: _Tabulated) -> None:
    fresh = _Tabulated(function._function)
    expected = fresh(ALL, 2)
    for _ in range(_CALLS_WORTH_A_TABLE):
        fresh(ALL[:2], 2)
    assert 2 in fresh._tables
    np.testing.assert_array_equal(fresh(ALL, 2), expected)
    np.testing.assert_array_equal(fresh(ALL, 3), function._function(ALL, 3))
