from __future__ import annotations

import numpy as np
import pytest

from mlts.evaluators import ClassAgreement, SequenceOutputs
from mlts.evaluators.agreement import MAX_LISTED, margin_of
from mlts.results import Effect
from mlts.worst_examples import MAX_NAME


def test_inferences_with_the_same_most_likely_class_are_counted() -> None:
    agreement = ClassAgreement()
    baseline = (np.array([[0.1, 0.9], [0.8, 0.2]]),)
    outputs = (np.array([[0.4, 0.6], [0.3, 0.7]]),)
    agreement.add(SequenceOutputs(outputs=outputs, name="image-7.jpeg"), baseline)
    result = agreement.result()
    assert (result.same, result.total, result.changed) == (1, 2, 1)
    (mismatch,) = result.mismatches
    assert (mismatch.input, mismatch.baseline_class, mismatch.actual_class) == (
        "image-7.jpeg",
        0,
        1,
    )


def test_those_with_the_largest_margins_are_named_largest_first() -> None:
    agreement = ClassAgreement()
    margins = np.random.default_rng(0).permutation(4 * MAX_LISTED) + 1
    for margin in margins.tolist():
        expected = np.array([[200 + margin, 200, 0]], np.int16)
        agreement.add(SequenceOutputs(outputs=(np.array([[0, 9, 0]], np.int16),)), (expected,))
    result = agreement.result()
    assert (result.same, result.total) == (0, 4 * MAX_LISTED)
    found = [mismatch.margin for mismatch in result.mismatches]
    assert found == sorted(margins.tolist(), reverse=True)[:MAX_LISTED]


def test_the_unit_of_margins_is_that_of_the_output() -> None:
    for scores, in_steps in ((np.eye(2, dtype=np.uint8), True), (np.eye(2), False)):
        agreement = ClassAgreement()
        agreement.add(SequenceOutputs(outputs=(scores[:1],)), (scores[1:],))
        assert agreement.result().in_steps is in_steps


def test_what_a_change_means_depends_on_the_true_class() -> None:
    agreement = ClassAgreement(lambda: ("cat", "dog", "x" * 500))
    expected, actual = np.array([[0.7, 0.2, 0.1]]), np.array([[0.2, 0.7, 0.1]])
    for label in (0, 1, 2, None):
        sequence = SequenceOutputs(outputs=(actual,), label=label, name=str(label))
        agreement.add(sequence, (expected,))
    result = agreement.result()
    assert (result.lost, result.gained) == (1, 1)
    by_name = {found.input: found for found in result.mismatches}
    assert by_name["0"].effect is Effect.LOST
    assert by_name["1"].effect is Effect.GAINED
    assert by_name["2"].effect is by_name["None"].effect is Effect.NEITHER
    assert (by_name["0"].baseline_name, by_name["0"].actual_name) == ("cat", "dog")
    assert by_name["2"].true_name == "x" * MAX_NAME
    assert by_name["None"].true_name == ""


def test_counts_are_of_all_changes_and_not_of_those_that_are_named() -> None:
    agreement = ClassAgreement()
    for _ in range(3 * MAX_LISTED):
        sequence = SequenceOutputs(outputs=(np.eye(2)[:1],), label=1)
        agreement.add(sequence, (np.eye(2)[1:],))
    result = agreement.result()
    assert (result.lost, len(result.mismatches)) == (3 * MAX_LISTED, MAX_LISTED)


def test_names_are_not_read_where_nothing_changed() -> None:
    def names() -> tuple[str, ...]:
        raise AssertionError("read")

    agreement = ClassAgreement(names)
    agreement.add(SequenceOutputs(outputs=(np.eye(2),)), (np.eye(2),))
    assert agreement.result().mismatches == ()


@pytest.mark.parametrize(
    ("scores", "margin"),
    [([3, 250, 249], 1), ([7, 7], 0), ([5], 0), ([-0.5, 0.25], 0.75)],
)
def test_the_margin_is_between_the_two_best_scores(scores: list[float], margin: float) -> None:
    assert margin_of(np.array(scores)) == margin
