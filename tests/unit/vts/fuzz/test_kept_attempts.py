"""From what further attempts are made."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from vts.fuzz.findings import Attempt
from vts.fuzz.kept_attempts import KeptAttempts

SEED, OTHER = Attempt(spec="relu", name="one"), Attempt(spec="relu", name="two")


def kept(number: int) -> Attempt:
    return Attempt(spec="relu", name="one", way=f"kept {number}")


def drawn(fruitful: KeptAttempts, seed: Attempt = SEED, times: int = 4000) -> Counter[Attempt]:
    dice = random.Random(1)
    return Counter(fruitful.base(seed, dice) for _ in range(times))


def test_only_the_seed_where_nothing_of_its_case_was_kept() -> None:
    fruitful = KeptAttempts()
    fruitful.keep(kept(1), has_new_code=True)
    assert set(drawn(fruitful, OTHER)) == {OTHER}


def test_the_seed_and_all_that_was_kept_are_equally_likely() -> None:
    fruitful = KeptAttempts()
    for number in range(3):
        fruitful.keep(kept(number), has_new_code=False)
    counts = drawn(fruitful)
    assert set(counts) == {SEED, kept(0), kept(1), kept(2)}
    assert all(count == pytest.approx(1000, rel=0.15) for count in counts.values())


def test_half_are_of_the_latest_eight_that_reached_new_code() -> None:
    fruitful = KeptAttempts()
    for number in range(20):
        fruitful.keep(kept(number), has_new_code=True)
    counts = drawn(fruitful)
    latest = sum(counts[kept(number)] for number in range(12, 20))
    assert set(counts) == {SEED, *map(kept, range(20))}
    # Half of the draws, and 8 of 21 of the other half.
    assert latest == pytest.approx(4000 * (0.5 + 0.5 * 8 / 21), rel=0.05)
