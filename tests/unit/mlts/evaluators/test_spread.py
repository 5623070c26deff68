"""Which differences scatter, and which lean one way."""

from __future__ import annotations

import numpy as np
import pytest

from mlts.catalogue import AccuracyEntry
from mlts.evaluators.spread import Spread
from mlts.results import Rule
from mlts.tolerances import Arithmetic, Limits, OutputRule, rule_of
from nntest.accuracy import EXACT

LIMITS = Limits(drift=0.02, drift_errors=0.5)
VALUES = np.tile([250.0, 4, 2, 0], (2, 8))  # 32 classes of two images


def problems(errors: np.ndarray, inferences: int = 1) -> list[str]:  # type: ignore[type-arg]
    spread = Spread(OutputRule(Rule.DISTRIBUTION, EXACT, LIMITS), channels=32)
    for _ in range(inferences):
        spread.add(errors, VALUES)
    return [*spread.problems()]


def one_element(by: float) -> np.ndarray:  # type: ignore[type-arg]
    errors = np.zeros_like(VALUES)
    errors[0, 0] = by
    return errors


def test_one_difference_of_two_inputs_is_no_drift() -> None:
    share = 0.03 * VALUES.sum()
    assert problems(one_element(-share)) == []
    assert problems(one_element(-2 * share)) != []


def test_over_a_data_set_the_same_is_a_drift() -> None:
    share = 0.03 * VALUES.sum()
    assert problems(one_element(-share), inferences=100) == [
        "values are 3.0% too small on average, rounding aside (2.0% allowed)"
    ]


@pytest.mark.parametrize("factor", [-0.03, 0.03])
def test_all_values_too_large_or_too_small_are_a_drift_at_once(factor: float) -> None:
    assert len(problems(VALUES * factor)) == 1


def test_what_nothing_was_expected_of_is_endlessly_off() -> None:
    spread = Spread(OutputRule(Rule.DISTRIBUTION, EXACT, LIMITS), channels=32)
    spread.add(one_element(5), np.zeros_like(VALUES))
    assert len([*spread.problems()]) == 1


def test_what_is_no_number_is_a_drift_whatever_its_error() -> None:
    largest = np.finfo(np.float64).max  # what NaN and infinity are counted as
    assert len(problems(one_element(largest))) == 1


def test_other_outputs_and_limits_of_a_list_have_no_standard_error() -> None:
    quantized = Arithmetic(is_quantized=True)
    asked = AccuracyEntry(max_drift=0.01)
    assert rule_of(np.dtype(np.uint8), 0, quantized).limits.drift_errors == 0.5
    assert rule_of(np.dtype(np.uint8), 0, quantized, asked).limits.drift_errors == 0
    for dtype in (np.float32, np.float16):
        assert rule_of(np.dtype(dtype), 0, quantized).limits.drift_errors == 0
