from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mlts.evaluators import EvaluatorMisfit, SequenceOutputs
from mlts.evaluators.phone_error_rate import PhoneErrorRate, edit_distance

_PHONES = st.lists(st.integers(0, 3), max_size=12)


def _levenshtein(a: list[int], b: list[int]) -> int:
    """The definition, by recursion over the whole table."""
    table = [[i + j for j in range(len(b) + 1)] for i in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            table[i][j] = min(
                table[i - 1][j] + 1,
                table[i][j - 1] + 1,
                table[i - 1][j - 1] + (a[i - 1] != b[j - 1]),
            )
    return table[-1][-1]


def _one_hot(phones: list[int], size: int = 10) -> NDArray[np.float32]:
    return np.eye(size, dtype=np.float32)[phones]


def _rated(expected: NDArray[np.float32], actual: NDArray[np.float32]) -> PhoneErrorRate:
    evaluator = PhoneErrorRate()
    evaluator.add(SequenceOutputs(outputs=(actual,), golden=(expected,)))
    return evaluator


@given(_PHONES, _PHONES)
def test_edit_distance_is_levenshteins(a: list[int], b: list[int]) -> None:
    assert edit_distance(np.array(a, int), np.array(b, int)) == _levenshtein(a, b)


def test_edit_distance_of_long_unequal_sequences_is_quick_enough_to_use() -> None:
    random = np.random.default_rng(0)
    a, b = random.integers(0, 40, (2, 1500))
    assert edit_distance(a, b) <= 1500


def test_the_rate_is_in_percent_of_the_inferences() -> None:
    golden = _one_hot([1, 2, 3, 4])
    assert _rated(golden, _one_hot([1, 2, 9, 4])).values() == {"max_phone_error_rate": 25}


def test_a_shifted_sequence_costs_two_edits_not_all() -> None:
    evaluator = _rated(_one_hot([1, 2, 3, 4, 5]), _one_hot([2, 3, 4, 5, 6]))
    assert evaluator.values() == {"max_phone_error_rate": 40}


def test_the_first_of_equal_elements_is_the_phone() -> None:
    level = np.zeros((3, 10), np.float32)
    assert _rated(_one_hot([0, 0, 0]), level).values() == {"max_phone_error_rate": 0}


def test_outputs_that_are_not_numbers_are_no_phone() -> None:
    nothing = np.full((3, 10), np.nan, np.float32)
    assert _rated(_one_hot([0, 0, 0]), nothing).values() == {"max_phone_error_rate": 100}


def test_more_than_five_percent_is_an_error_in_androids_words() -> None:
    golden = _one_hot([1] * 16)
    assert _rated(golden, _one_hot([1] * 15 + [2])).validation_errors() == [
        "Phone error rate exceeded the limit: 6.25"
    ]
    assert _rated(_one_hot([1] * 20), _one_hot([1] * 19 + [2])).validation_errors() == []


def test_the_worst_sequence_counts() -> None:
    evaluator = PhoneErrorRate()
    for actual in ([1, 1], [2, 1], [1, 1]):
        evaluator.add(SequenceOutputs(outputs=(_one_hot(actual),), golden=(_one_hot([1, 1]),)))
    assert evaluator.values() == {"max_phone_error_rate": 50}


def test_golden_outputs_are_needed() -> None:
    with pytest.raises(EvaluatorMisfit, match="'PhoneErrorRate' needs golden outputs"):
        PhoneErrorRate().add(SequenceOutputs(outputs=(_one_hot([1]),)))


def test_androids_golden_speech_has_no_error_against_itself(mlts_assets: Path) -> None:
    """One phone spoilt in each of the sequences is one error in its length."""
    rates = []
    evaluator = PhoneErrorRate()
    for path in sorted((mlts_assets / "asr_float").glob("*.output"))[:5]:
        steps = path.with_suffix(".input").stat().st_size // (320 * 4)
        golden = np.fromfile(path, "<f4").reshape(steps, -1)
        actual = golden.copy()
        actual[steps // 2] = -np.inf
        actual[steps // 2, (golden[steps // 2].argmax() + 1) % golden.shape[1]] = 0
        evaluator.add(SequenceOutputs(outputs=(golden,), golden=(golden,)))
        rates.append(_rated(golden, actual).values()["max_phone_error_rate"] * steps / 100)
    assert evaluator.values() == {"max_phone_error_rate": 0}
    assert rates == pytest.approx([1] * 5)
