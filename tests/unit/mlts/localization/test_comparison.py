"""What two runtimes make of an operator is compared by the rule for its type."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mlts.localization.comparison import BEYOND, Difference, difference, relative_spread, shortened

Boxes = list[tuple[float, float, float]]


def share(actual: Any, expected: Any, dtype: str = "f4", **how: Any) -> float:
    found = difference([np.array(actual, dtype)], [np.array(expected, dtype)], ["y"], **how)
    return found.share


def test_not_a_number_is_right_only_where_it_is_expected() -> None:
    assert share([np.nan, 1], [np.nan, 1]) == 0
    assert share([np.nan, 1], [0, 1]) == BEYOND
    assert share([0, 1], [np.nan, 1]) == BEYOND


@pytest.mark.parametrize(
    ("dtype", "within", "beyond"),
    [("f4", 1.00001, 1.0002), ("f2", 1.03, 1.1), ("u1", 2, 3), ("i2", 2, 3), ("i4", 2, 3)],
)
def test_each_type_has_its_rule(dtype: str, within: float, beyond: float) -> None:
    assert 0 < share([within], [1], dtype) <= 1
    assert share([beyond], [1], dtype) > 1


def test_truth_values_are_compared_exactly() -> None:
    assert share([True], [True], "?") == 0
    assert share([True], [False], "?") == BEYOND


def test_a_relaxed_model_may_have_the_precision_of_float16() -> None:
    assert share([1.03], [1], relaxed=True) < 1 < share([1.03], [1])


def test_another_number_of_elements_or_outputs_is_wrong() -> None:
    found = difference([np.zeros(3)], [np.zeros(2)], ["y"])
    assert found == Difference(BEYOND, "'y' has 3 elements instead of 2")
    assert difference([], [np.zeros(2)], ["y"]).finding == "0 outputs instead of 1"


def test_the_worst_output_is_the_one_that_is_named() -> None:
    values = [np.float32([1]), np.float32([9]), np.float32([2])]
    found = difference(values, [np.float32([1])] * 3, ["a", "b", "c"])
    assert found.finding.startswith("1 of 1 elements of 'b' are wrong: element 0 is 9 instead of 1")


def detections(boxes: Boxes) -> list[NDArray[Any]]:
    """Boxes of a place, a class and a score as the operator gives them, three at most."""
    rows = [*boxes, *[(0.0, 0.0, 0.0)] * (3 - len(boxes))]
    corners = [[place, place, place + 1, place + 1] for place, _, _ in rows]
    return [
        np.array([corners], "f4"),
        np.float32([[row[1] for row in rows]]),
        np.float32([[row[2] for row in rows]]),
        np.float32([len(boxes)]),
    ]


def boxes_differ(actual: Boxes, expected: Boxes) -> Difference:
    names = ["boxes", "classes", "scores", "count"]
    return difference(detections(actual), detections(expected), names, are_detections=True)


A, B, C, D = (1.0, 1.0, 0.9), (2.0, 1.0, 0.7), (3.0, 2.0, 0.7), (4.0, 2.0, 0.7)


def test_boxes_with_the_same_score_come_in_any_order() -> None:
    assert not boxes_differ([A, C, B], [A, B, C]).is_wrong
    assert not boxes_differ([A, B], [A, B]).is_wrong


def test_of_boxes_with_the_lowest_score_any_may_be_kept() -> None:
    assert not boxes_differ([A, B, D], [A, B, C]).is_wrong


def test_a_box_that_is_missing_doubled_or_elsewhere_is_wrong() -> None:
    assert boxes_differ([B, C, D], [A, B, C]).is_wrong
    assert boxes_differ([A, A, B], [A, B, C]).is_wrong
    assert boxes_differ([(1.5, 1.0, 0.9), B, C], [A, B, C]).is_wrong
    assert boxes_differ([(1.0, 3.0, 0.9), B, C], [A, B, C]).is_wrong
    assert boxes_differ([(1.0, 1.0, 0.8), B, C], [A, B, C]).is_wrong
    assert boxes_differ([A, B], [A, B, C]).is_wrong
    assert boxes_differ([A, (2.5, 1.0, 0.7)], [A, B]).is_wrong


def test_a_long_name_is_shortened_in_the_middle() -> None:
    assert shortened("layer") == "layer"
    name = "model/" + "block/" * 30 + "conv"
    assert shortened(name).startswith("model/block/")
    assert shortened(name).endswith("block/conv")
    assert len(shortened(name)) < 60


def test_the_spread_of_outputs_is_relative_to_their_distance_from_the_zero_point() -> None:
    expected = [np.array([110, 90], "u1"), np.array([0, 0], "u1")]
    assert relative_spread([np.array([113, 86], "u1"), expected[1]], expected, [100, 0]) == (
        pytest.approx(np.sqrt(12.5) / 10)
    )
    assert relative_spread(expected, expected, [100, 0]) == 0
    assert relative_spread([expected[0], np.array([0, 1], "u1")], expected, [100, 0]) == np.inf
