from __future__ import annotations

import statistics as stdlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlts import statistics
from mlts.statistics import Block, LimitedShare

durations = st.lists(st.integers(min_value=1, max_value=10**12), min_size=2, max_size=200)


@given(durations)
def test_the_moments_are_those_of_the_standard_library(values: list[int]) -> None:
    result = statistics.latency(values)
    assert result.count == len(values)
    assert result.total_ns == sum(values)
    assert result.mean_ns == pytest.approx(stdlib.fmean(values))
    assert result.median_ns == pytest.approx(stdlib.median(values))
    assert result.population_std_ns == pytest.approx(stdlib.pstdev(values), rel=1e-6, abs=1e-3)
    assert result.sample_std_ns == pytest.approx(stdlib.stdev(values), rel=1e-6, abs=1e-3)
    assert (result.min_ns, result.max_ns) == (min(values), max(values))


@given(durations)
def test_the_durations_themselves_are_kept_in_order(values: list[int]) -> None:
    assert statistics.latency(values).durations_ns().tolist() == values
    assert statistics.latency(values, keep=False).durations_ns().size == 0


def test_a_single_value_has_no_sample_deviation() -> None:
    result = statistics.latency([7])
    assert (result.population_std_ns, result.sample_std_ns) == (0.0, None)


def test_no_durations_have_no_statistics() -> None:
    with pytest.raises(ValueError, match="at least one"):
        statistics.latency([])


@pytest.mark.parametrize(
    ("count", "p90", "p99"),
    [(63, False, False), (64, True, False), (661, True, False), (662, True, True)],
)
def test_a_tail_percentile_needs_enough_samples(count: int, p90: bool, p99: bool) -> None:
    result = statistics.latency(range(1, count + 1))
    assert (result.p90_ns is not None, result.p99_ns is not None) == (p90, p99)


@given(durations, st.sampled_from([50, 90, 99]))
def test_a_percentile_is_the_smallest_value_that_enough_others_do_not_exceed(
    values: list[int], percent: int
) -> None:
    result = statistics.percentile(np.array(values), percent)
    assert result in values
    assert sum(v <= result for v in values) * 100 >= percent * len(values)
    assert sum(v < result for v in values) * 100 < percent * len(values)


@given(durations)
def test_the_histogram_counts_every_value_where_androids_formula_puts_it(
    values: list[int],
) -> None:
    result = statistics.histogram(np.array(values))
    step = (max(values) - min(values)) / 31
    expected = [0] * 32
    for value in values:
        expected[int((value - min(values)) / step) if step else 0] += 1
    assert result.counts == tuple(expected)
    assert (result.start_ns, result.step_ns) == (min(values), step)


def test_the_ratio_is_the_quotient_of_the_means() -> None:
    ours = [Block(10, 3_000), Block(20, 6_400), Block(5, 1_400)]
    theirs = [Block(30, 3_100), Block(10, 900), Block(10, 1_050)]
    result = statistics.ratio(ours, theirs)
    assert result.value == pytest.approx((10_800 / 35) / (5_050 / 50))
    assert (result.low, result.high, result.blocks) == (None, None, 3)


def test_a_drift_that_both_share_does_not_widen_the_interval() -> None:
    slowdown = np.linspace(1, 3, 20)
    theirs = [Block(10, int(1_000_000 * s)) for s in slowdown]
    ours = [Block(10, int(2_000_000 * s)) for s in slowdown]
    result = statistics.ratio(ours, theirs)
    assert result.value == pytest.approx(2)
    assert result.low == pytest.approx(2)
    assert result.high == pytest.approx(2)


def test_the_interval_is_the_same_for_the_same_seed() -> None:
    random = np.random.default_rng(1)
    ours = [Block(10, int(t)) for t in random.normal(1e6, 1e5, 12)]
    theirs = [Block(10, int(t)) for t in random.normal(1e6, 1e5, 12)]
    assert statistics.ratio(ours, theirs, seed=3) == statistics.ratio(ours, theirs, seed=3)
    assert statistics.ratio(ours, theirs, seed=3) != statistics.ratio(ours, theirs, seed=4)


@pytest.mark.parametrize("blocks", [5, 20])
def test_the_interval_covers_the_true_ratio_about_as_often_as_it_says(blocks: int) -> None:
    """300 repetitions at 95 %: below 90 % or above 99 % would be five sigma off."""
    random = np.random.default_rng(7)
    covered = 0
    for _ in range(300):
        ours = [Block(1, int(t)) for t in random.normal(1.3e6, 5e4, blocks)]
        theirs = [Block(1, int(t)) for t in random.normal(1e6, 5e4, blocks)]
        result = statistics.ratio(ours, theirs)
        assert result.low is not None
        assert result.high is not None
        covered += result.low <= 1.3 <= result.high
    assert 0.90 <= covered / 300 <= 0.99


def test_blocks_that_do_not_pair_are_refused() -> None:
    with pytest.raises(ValueError, match="1 blocks cannot be paired with 2"):
        statistics.ratio([Block(1, 1)], [Block(1, 1)] * 2)


@pytest.mark.parametrize(("ours", "theirs"), [(0, 0), (5, 0), (0, 5)])
def test_a_clock_too_coarse_for_a_model_still_gives_a_ratio(ours: int, theirs: int) -> None:
    found = statistics.ratio([Block(3, ours)] * 6, [Block(3, theirs)] * 6)
    assert np.isfinite([found.value, found.low, found.high]).all()
    assert (found.value > 1, found.value < 1) == (ours > theirs, ours < theirs)


def test_half_a_width_is_students_interval_as_a_share_of_the_mean() -> None:
    # t of 95 % with 4 degrees of freedom is 2.776, the sample deviation of 8..12 is 1.581
    assert statistics.half_width([8, 9, 10, 11, 12]) == pytest.approx(
        2.776 * 1.581 / 5**0.5 / 10, rel=5e-3
    )
    assert statistics.half_width([7, 7]) == 0
    assert statistics.half_width([0, 0]) == 0


def test_the_interval_of_a_share_covers_that_of_the_set_which_a_sample_is_drawn_from() -> None:
    random = np.random.default_rng(1)
    covered, narrower = 0, 0
    for _ in range(1000):
        drawn = random.hypergeometric(ngood=240, nbad=60, nsample=200)
        low, high = LimitedShare(int(drawn), 200, 0.0, of=300).interval
        covered += low <= 0.8 <= high
        wider = LimitedShare(int(drawn), 200, 0.0).interval
        narrower += wider[0] < low <= high < wider[1]
    assert 0.92 <= covered / 1000 <= 0.98
    assert narrower == 1000
    assert LimitedShare(7, 10, 0.0, of=10).interval == pytest.approx((0.7, 0.7))
