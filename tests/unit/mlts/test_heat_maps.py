"""Heat maps against the matrices that they show."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from mlts.heat_maps import LEAST_DIFFERENCE, heat_maps, relative_to_range
from mlts.worst_examples import MAX_COLUMNS, MAX_ROWS, HeatMap
from tests.volume import repeated


def values_of(shown: HeatMap) -> NDArray[np.float64]:
    """The values that the levels stand for, [rows, columns]."""
    levels = np.frombuffer(shown.levels, np.uint8).reshape(shown.rows, shown.columns)
    return shown.low + levels / 255 * (shown.high - shown.low)


@settings(max_examples=repeated(10, 40))
@given(st.integers(1, 40), st.integers(1, 40), st.integers(0, 2**32 - 1))
def test_small_matrices_are_shown_cell_by_cell(steps: int, elements: int, seed: int) -> None:
    expected, actual = np.random.default_rng(seed).normal(size=(2, steps, elements))
    maps = heat_maps(expected, actual)
    span = float(np.ptp(expected))
    np.testing.assert_allclose(values_of(maps.expected), expected.T, atol=span / 500 + 1e-12)
    clipped = np.clip(actual.T, expected.min(), expected.max())
    np.testing.assert_allclose(values_of(maps.actual), clipped, atol=span / 500 + 1e-12)
    difference = np.abs(actual - expected).T
    tolerance = difference.max() / 500 + 1e-12
    np.testing.assert_allclose(values_of(maps.difference), difference, atol=tolerance)


def test_large_matrices_are_bounded_and_keep_a_single_wrong_cell() -> None:
    expected = np.zeros((5000, 1001))
    expected[0, 0] = 1
    actual = expected.copy()
    actual[3210, 500] = 7
    for shown in heat_maps(expected, actual):
        assert (shown.rows, shown.columns) == (MAX_ROWS, MAX_COLUMNS)
        assert shown.is_whole
    assert values_of(heat_maps(expected, actual).difference).max() == 7


def test_roundings_look_like_nothing() -> None:
    expected = np.linspace(-1, 1, 500).reshape(50, 10)
    shown = heat_maps(expected, expected + 1e-6).difference
    assert shown.high == pytest.approx(2 * LEAST_DIFFERENCE)
    assert set(shown.levels) == {0}


def test_a_parameter_that_never_changes_has_no_range_to_divide_by() -> None:
    reference = np.array([[5.0, 1.0], [5.0, 3.0]])
    assert relative_to_range(reference, reference).tolist() == [[0, 0], [0, 1]]


def test_a_map_without_a_level_for_each_cell_is_not_whole() -> None:
    assert not HeatMap(rows=2, columns=2, low=0, high=1, levels=b"123").is_whole
