from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlts import statistics
from mlts.sample import Durations


def filled(values: list[int], capacity: int) -> Durations:
    durations = Durations(capacity)
    for start in range(0, len(values), 7):
        durations.extend(values[start : start + 7])
    return durations


@given(st.lists(st.integers(1, 10**12), min_size=1, max_size=300), st.sampled_from([8, 32, 10_000]))
def test_what_is_not_kept_is_still_counted(values: list[int], capacity: int) -> None:
    durations = filled(values, capacity)
    assert (len(durations), durations.total_ns) == (len(values), sum(values))
    assert (durations.min_ns, durations.max_ns) == (min(values), max(values))
    deviation = np.sqrt(durations.squared_deviations / len(values))
    assert deviation == pytest.approx(np.std(values), rel=1e-6, abs=1e-3)


def test_memory_does_not_grow_with_the_run() -> None:
    durations = filled(list(range(50_000)), capacity=64)
    assert 32 <= len(durations.sample) <= 64


def test_a_short_run_is_kept_whole() -> None:
    assert list(filled([5, 3, 9], capacity=64)) == [5, 3, 9]


def test_the_sample_covers_the_run_evenly_and_in_order() -> None:
    sample = list(filled(list(range(50_000)), capacity=64))
    assert sample == sorted(sample)
    gaps = np.diff([0, *sample, 50_000])
    assert gaps.max() <= 2 * 50_000 / 32


def test_no_period_of_the_data_set_shows_in_the_sample() -> None:
    """Every 2nd, 4th, ... duration would be of the same item of a data set of 64."""
    sample = np.array(list(filled([n % 64 for n in range(100_000)], capacity=1024)))
    assert len(np.unique(sample)) == 64
    assert sample.mean() == pytest.approx(31.5, abs=3)


def test_the_statistics_of_a_long_run_are_of_all_of_it() -> None:
    values = list(range(1, 5001))
    found = statistics.latency_of(filled(values, capacity=256))
    whole = statistics.latency(values)
    assert (found.count, found.total_ns, found.mean_ns) == (5000, whole.total_ns, whole.mean_ns)
    assert (found.min_ns, found.max_ns) == (1, 5000)
    assert found.population_std_ns == pytest.approx(whole.population_std_ns)
    assert found.sample_std_ns == pytest.approx(whole.sample_std_ns)
    assert sum(found.histogram.counts) == 5000
    assert found.histogram.start_ns == 1
    assert found.p90_ns == pytest.approx(4500, rel=0.05)
    assert found.durations_ns().size <= 256


def test_a_tail_that_the_sample_is_too_small_for_is_not_claimed() -> None:
    assert statistics.latency_of(filled(list(range(5000)), capacity=256)).p99_ns is None
