from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlts.evaluators import EvaluatorMisfit, SequenceOutputs
from mlts.evaluators.top_k import TopK


def _outcome(probabilities: list[float], label: int | None) -> SequenceOutputs:
    return SequenceOutputs(outputs=(np.array([[probabilities]], np.float32),), label=label)


def test_each_k_counts_the_images_whose_class_is_among_the_first_k() -> None:
    evaluator = TopK()
    for label in (2, 0, 1):  # ranks 1, 3 and 2
        evaluator.add(_outcome([0.1, 0.3, 0.6], label))
    assert evaluator.values() == pytest.approx(
        {"top_1": 1 / 3, "top_2": 2 / 3, "top_3": 1, "top_4": 1, "top_5": 1}
    )


@given(
    st.lists(st.integers(0, 20), min_size=6, max_size=30),
    st.lists(st.integers(0, 5), min_size=1, max_size=10),
)
def test_top_k_agrees_with_sorting(probabilities: list[int], labels: list[int]) -> None:
    order = sorted(range(len(probabilities)), key=lambda index: (-probabilities[index], index))
    evaluator = TopK()
    for label in labels:
        output = np.array([probabilities], np.uint8)
        evaluator.add(SequenceOutputs(outputs=(output,), label=label))
    for k in range(1, 6):
        hits = sum(label in order[:k] for label in labels)
        assert evaluator.values()[f"top_{k}"] == hits / len(labels)


def test_a_probability_that_is_not_a_number_never_counts() -> None:
    evaluator = TopK()
    evaluator.add(_outcome([float("nan"), 0.5], 0))
    assert evaluator.values()["top_5"] == 0


def test_a_class_that_the_model_does_not_have_never_counts() -> None:
    evaluator = TopK()
    evaluator.add(_outcome([0.5, 0.5], 7))
    assert evaluator.values()["top_5"] == 0


def test_five_points_below_the_published_top_1_are_still_valid() -> None:
    evaluator = TopK(expected_top1=0.444)
    for label in (0, 0, 1, 1, 1):
        evaluator.add(_outcome([1.0, 0.0], label))
    assert evaluator.validation_errors() == []


def test_more_than_five_points_below_is_an_error_in_androids_words() -> None:
    evaluator = TopK(expected_top1=0.444)
    for label in (0, 1, 1):
        evaluator.add(_outcome([1.0, 0.0], label))
    assert evaluator.validation_errors() == [
        "Top 1 value is far below the validation threshold 44.40%"
    ]


def test_without_images_there_is_nothing_to_validate() -> None:
    evaluator = TopK(expected_top1=0.9)
    assert evaluator.values()["top_1"] == 0
    assert evaluator.validation_errors() == []


def test_scores_are_better_when_higher() -> None:
    assert all(evaluation.higher_is_better for evaluation in TopK().evaluations())


def test_a_sequence_of_several_inferences_is_refused() -> None:
    with pytest.raises(EvaluatorMisfit, match="one inference with a known class"):
        TopK().add(SequenceOutputs(outputs=(np.zeros((2, 3), np.float32),), label=0))


def test_an_image_without_a_class_is_refused() -> None:
    with pytest.raises(EvaluatorMisfit, match="known class"):
        TopK().add(_outcome([1.0], None))
