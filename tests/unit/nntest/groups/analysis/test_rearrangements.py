"""Wrong outputs that are the right one out of order, or an input."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nntest.accuracy import EXACT, FLOAT16, FLOAT32, Tolerance
from nntest.groups.analysis.rearrangements import rearrangement
from tests.cells import cells

RIGHT = np.random.default_rng(5).uniform(-9, 9, (2, 3, 4)).astype(np.float32)
CUBE = np.random.default_rng(6).uniform(-9, 9, (3, 3, 3)).astype(np.float32)
SHUFFLED = np.random.default_rng(7).permutation(RIGHT.ravel()).reshape(RIGHT.shape)


def clue(
    actual: NDArray[Any],
    expected: NDArray[Any] = RIGHT,
    *inputs: NDArray[Any],
    tolerance: Tolerance = FLOAT32,
) -> str:
    return str(rearrangement(actual, expected, inputs, tolerance) or "")


@cells(
    ("actual", "expected", "text"),
    [
        (np.flip(RIGHT, 2), RIGHT, "the expected one in reverse order of dimension 2"),
        (np.flip(RIGHT, (0, 2)), RIGHT, "the expected one in reverse order of dimensions 0 and 2"),
        (np.roll(RIGHT, -1, 1), RIGHT, "the expected one rotated by -1 in dimension 1"),
        (CUBE.transpose(1, 2, 0), CUBE, "with its dimensions in the order (1, 2, 0)"),
        (
            RIGHT.transpose(0, 2, 1).reshape(RIGHT.shape),
            RIGHT,
            "with its dimensions in the order (0, 2, 1)",
        ),
        (SHUFFLED, RIGHT, "the output has the expected values in another order"),
    ],
)
def test_an_output_out_of_order_is_recognized(
    actual: NDArray[Any], expected: NDArray[Any], text: str
) -> None:
    assert text in clue(actual, expected)
    assert text in clue(actual * np.float32(1.0001), expected, tolerance=FLOAT16)


def test_an_output_that_is_an_input_is_recognized_whatever_its_shape() -> None:
    assert clue(RIGHT + 1, RIGHT, np.arange(3), (RIGHT + 1).ravel()) == "the output equals input 1"


def test_elements_picked_from_the_wrong_input_are_recognized() -> None:
    flags, first, second = RIGHT > 0, RIGHT, RIGHT * 3
    expected, actual = np.where(flags, first, second), np.where(flags, second, first)
    assert clue(actual, expected, flags, first, second) == (
        "each wrong element equals that of input 1 or 2 at its place"
    )


def test_only_inputs_that_have_a_wrong_element_are_named() -> None:
    first, second = RIGHT * 3, RIGHT + 100
    actual = np.where(RIGHT > 0, first, RIGHT)
    assert clue(actual, RIGHT, first, second) == (
        "each wrong element equals that of input 0 at its place"
    )


@pytest.mark.parametrize(
    ("actual", "expected"),
    [
        (RIGHT * 2, RIGHT),
        (np.array([True, False]), np.array([False, True])),
        (np.float32([1, 2, 1, 1]), np.float32([1, 1, 1, 2])),
    ],
    ids=["other_values", "bools", "few_different_values"],
)
def test_other_errors_have_no_name(actual: NDArray[Any], expected: NDArray[Any]) -> None:
    assert clue(actual, expected) == ""


def test_values_close_together_are_much_the_same_in_any_order() -> None:
    codes = np.arange(100, 120, dtype=np.uint8).reshape(4, 5)
    moved = np.random.default_rng(8).permutation(codes.ravel()).reshape(codes.shape)
    assert clue(moved, codes, tolerance=Tolerance(1)) == ""
    assert "in another order" in clue(moved, codes, tolerance=EXACT)


def test_a_swap_of_neighbors_by_little_more_than_allowed_is_no_other_order() -> None:
    codes = np.uint8([0, 20, 40, 60, 80, 100, 102])
    assert clue(codes[[0, 1, 2, 3, 4, 6, 5]], codes, tolerance=Tolerance(1)) == ""
    assert "in another order" in clue(codes[[0, 1, 2, 4, 3, 5, 6]], codes, tolerance=Tolerance(1))


@pytest.mark.parametrize("error", [1.0003, 0.9999, 1.001])
def test_small_errors_in_place_are_no_other_order(error: float) -> None:
    """Sorted or reversed, such an output agrees nearly as well as in place."""
    symmetric = np.float32([100, 220, 340, 460, 460, 340, 220, 100])
    assert clue(symmetric * np.float32(error), symmetric) == ""
    spread = np.random.default_rng(9).permutation(np.arange(100, 180, 2)).astype(np.float32)
    assert clue(spread * np.float32(error), spread) == ""


def test_each_element_is_compared_with_what_is_allowed_there() -> None:
    """What the worst element, a large one, may be off, the small ones may not."""
    right = np.float32([1e6, 2e-1, 3e-1, 4e-1, 5e-1, 6e-1])
    actual = np.flip(right) + np.float32(0.05)
    assert clue(actual, right) == ""
