"""Starvation: many answers of the others, by their threads, and none of one's own."""

from __future__ import annotations

import pytest

from mlts.stress.starvation import FAIR_SHARE, Standing

SECOND = 1_000_000_000


@pytest.mark.parametrize(
    ("threads", "other_threads", "answers", "starved"),
    [
        (1, 1, FAIR_SHARE, True),
        (1, 1, FAIR_SHARE - 1, False),
        (1, 12, 12 * FAIR_SHARE - 1, False),  # twelve threads have twelve times its share
        (1, 12, 12 * FAIR_SHARE, True),
        (10, 50, 5 * FAIR_SHARE, True),
        (1, 0, 0, False),
    ],
)
def test_a_client_is_starved_after_fifty_times_its_share(
    threads: int, other_threads: int, answers: int, starved: bool
) -> None:
    standing = Standing(threads, 0, others=1000)
    assert standing.is_starved(1000 + answers, other_threads) is starved


def test_an_answer_begins_the_count_anew() -> None:
    standing = Standing(1, 0, others=0)
    assert not standing.hear(2 * SECOND, 0, 500)
    assert standing.is_starved(500, 1)
    assert standing.hear(3 * SECOND, 1, 600)
    assert (standing.missed(640), standing.waited_s(5 * SECOND)) == (40, 2)
    assert not standing.is_starved(640, 1)
    assert standing.longest_ns == 3 * SECOND
