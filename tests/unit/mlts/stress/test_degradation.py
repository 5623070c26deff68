"""Degradation: the ratio of blocks with the load to those without, and its interval."""

from __future__ import annotations

import os

import numpy as np
import pytest

from mlts.stress.degradation import MAX_WAITING, Blocks, degradation_of
from mlts.stress.outcome import judged_degradation
from nntest.results import Outcome

SECOND = 1_000_000_000


def _rows(latency_ns: int, begin_s: float, end_s: float) -> np.ndarray:  # type: ignore[type-arg]
    ends = np.arange(int(begin_s * SECOND) + latency_ns, int(end_s * SECOND), latency_ns)
    return np.stack([ends, np.full_like(ends, latency_ns)], axis=1)


def test_blocks_take_turns_and_what_begins_while_one_settles_does_not_count() -> None:
    blocks = Blocks(start_ns=0, block_s=1, settle_s=0.25)
    for n in range(4):
        blocks.add(_rows(50_000_000, n, n + 0.2))  # of the load that comes or goes
        latency = 2_000_000 if n % 2 else 1_000_000
        blocks.add(_rows(latency, n + 0.3, n + 1))
    assert blocks.pairs() == [(1e6, 2e6), (1e6, 2e6)]
    assert [blocks.number(at) for at in (0, SECOND, 3 * SECOND - 1)] == [0, 1, 2]


def test_the_interval_covers_the_ratio_and_shrinks_with_more_pairs() -> None:
    rng = np.random.default_rng(1)
    pairs = [(1e6 * a, 1.8e6 * b) for a, b in rng.normal(1, 0.1, (40, 2))]
    few, many = degradation_of(pairs[:5], 1.5), degradation_of(pairs, 1.5)
    assert few is not None
    assert many is not None
    assert many.ratio == pytest.approx(1.8, rel=0.05)
    for found in (few, many):
        assert found.low is not None
        assert found.high is not None
        assert found.low < 1.8 < found.high
    assert few.high / few.low > many.high / many.low  # type: ignore[operator]


def test_two_pairs_have_no_interval_and_none_no_ratio() -> None:
    found = degradation_of([(1e6, 3e6)] * 2, 1.5)
    assert found is not None
    assert (found.ratio, found.low, found.high) == (pytest.approx(3), None, None)
    assert degradation_of([], 1.5) is None


@pytest.mark.parametrize(
    ("ratio", "waiting", "outcome"),
    [
        (1.4, 0.0, None),
        (1.6, 0.0, Outcome.FAILURE),
        (1.6, MAX_WAITING, Outcome.FAILURE),
        (1.6, MAX_WAITING + 0.01, Outcome.NOT_RUN),
        (2.2, MAX_WAITING + 0.01, Outcome.NOT_RUN),
        (2.3, MAX_WAITING + 0.01, Outcome.FAILURE),
        (1.4, 9.0, None),
    ],
)
def test_a_busy_machine_passes_no_ratio_above_the_limit_and_fails_none_that_it_may_explain(
    ratio: float, waiting: float, outcome: Outcome | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {0, 1})
    found = degradation_of([(1e6, ratio * 1e6)] * 5, 1.5, waiting=waiting)
    ending = judged_degradation(found)
    assert (ending and ending.outcome) == outcome
    assert ending is None or f"{ratio:.2f} times as long" in ending.said
