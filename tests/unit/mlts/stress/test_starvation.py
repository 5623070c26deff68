"""Starvation: a call that takes many times what such calls of others take, and refusals of one."""

from __future__ import annotations

from mlts.stress.starvation import PATIENCE, RANK, Calls, Offer, Standing, is_refused_alone
from tests.cells import cells

SECOND = 1_000_000_000
MS = 1_000_000


def test_a_call_may_take_what_those_of_its_kind_take_for_their_size() -> None:
    offer = Offer(prepared=Calls(10, 900 * MS, 300 * MS), executed=Calls(500, 500 * MS, 250 * MS))
    assert offer.expected_ns(30 * MS, is_preparation=True) == 90 * MS
    assert offer.expected_ns(1 * MS, is_preparation=False) == 2 * MS


def test_where_nobody_asks_for_its_kind_a_call_may_have_a_lower_rank() -> None:
    offer = Offer(executed=Calls(500, 500 * MS, 250 * MS))
    assert offer.expected_ns(30 * MS, is_preparation=True) == RANK * 60 * MS
    few = Offer(executed=Calls(4, 4 * MS, 2 * MS))
    assert few.expected_ns(30 * MS, is_preparation=True) == 0


def test_many_small_answers_of_others_starve_no_preparation() -> None:
    """As seen on a busy machine: 3 s for a preparation of 40 ms, while others had 1,394 answers."""
    others = Offer(prepared=Calls(40, 40 * SECOND, 1600 * MS), executed=Calls(1354, 0, 0))
    assert PATIENCE * others.expected_ns(40 * MS, is_preparation=True) > 3 * SECOND


@cells(
    ("refusals", "others", "starved"),
    [
        (PATIENCE, Offer(executed=Calls(1000)), True),  # others are never refused
        (PATIENCE - 1, Offer(executed=Calls(1000)), False),
        (100, Offer(executed=Calls(1000), refused=900, recovered=100), False),  # one in ten
        (200, Offer(executed=Calls(1000), refused=900, recovered=100), True),
        (25, Offer(executed=Calls(1000), refused=200), True),  # so is another one, all the time
        (1000, Offer(executed=Calls(4)), False),
    ],
)
def test_one_that_is_refused_is_starved_where_others_had_luck_as_often_as_asked(
    refusals: int, others: Offer, starved: bool
) -> None:
    assert is_refused_alone(refusals, others) is starved


def test_an_answer_begins_the_count_anew() -> None:
    begin = Offer(executed=Calls(100))
    standing = Standing(0, begin)
    assert not standing.hear(2 * SECOND, 0, 5, Offer(executed=Calls(500)))
    assert standing.refusals(5) == 5
    assert standing.hear(3 * SECOND, 1, 6, Offer(executed=Calls(600)))
    assert standing.missed(Offer(executed=Calls(640))).answers == 40
    assert (standing.waited_s(5 * SECOND), standing.refusals(9)) == (2, 3)
    assert standing.longest_ns == 3 * SECOND


def test_offers_add_up() -> None:
    one = Offer(Calls(1, 2, 3), Calls(4, 5, 6), 7, 8)
    assert Offer.sum_of([one, one]) == Offer(Calls(2, 4, 6), Calls(8, 10, 12), 14, 16)
    assert Offer.sum_of([]) == Offer()
