"""The watch over starvation, with clients that stand still at a call."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from mlts.stress.starvation import NOTHING, Calls, Offer, Standing
from mlts.stress.starvation_watch import StarvationWatch, Starved
from mlts.stress.watched_client import OpenCall
from tests.cells import cells

SECOND = 1_000_000_000
MS = 1_000_000
OTHERS = Offer(prepared=Calls(50, 5 * SECOND, SECOND), executed=Calls(2000, 8 * SECOND, 4 * SECOND))
"""Preparations take five times as long as on the idle driver, executions twice."""


def _member(*calls: OpenCall, refused: int = 0, connected: int = 1) -> Any:
    own = NOTHING._replace(refused=refused)
    return SimpleNamespace(
        order=SimpleNamespace(client=4, threads=1, gated=False),
        page=SimpleNamespace(connected_ns=connected),
        standing=Standing(0, NOTHING),
        asked_ns=None,
        is_waiting=lambda: True,
        offer=lambda: own,
        wanted=lambda: 0,
        calls=lambda: calls,
        describe=lambda: "at it",
    )


def _look(client: Any, now_s: float, waiting: float = 0.0) -> None:
    _look_twice(client, now_s, Offer(Calls(1), Calls(1)), waiting)


def _look_twice(client: Any, now_s: float, since: Offer, waiting: float = 0.0) -> None:
    """The others have answers ``since`` the first look."""
    known: Any = [SimpleNamespace(prepare_ns=40 * MS, idle_ns=MS)]
    watch = StarvationWatch(3.0, known, lambda: waiting)
    total = Offer.sum_of([OTHERS, client.offer()])
    for each in (total, Offer.sum_of([total, since])):
        watch.look(int(now_s * SECOND), [client], each)


PREPARING, EXECUTING = OpenCall(0, 0, True), OpenCall(0, 0, False)


@cells(
    ("client", "at_s", "starved"),
    [
        (_member(PREPARING), 3.9, ""),  # 20 times 5 times 40 ms are 4 s
        (_member(PREPARING), 4.1, "20 times as long as a preparation of others"),
        (_member(EXECUTING), 2.9, ""),  # 20 times 2 times 1 ms, but nobody minds so short a wait
        (_member(EXECUTING), 3.1, "1,550 times as long as an execution of others"),
        (_member(refused=19), 3.1, ""),
        (_member(refused=21), 3.1, "it was refused 21 times"),
        (_member(connected=0), 9.0, ""),
        (_member(connected=0), 11.0, "no answer for 11.0 s, while the others had 2052"),
    ],
)
def test_a_client_is_starved_by_its_call_by_refusals_or_without_a_connection(
    client: Any, at_s: float, starved: str
) -> None:
    if not starved:
        _look(client, at_s)
        return
    with pytest.raises(Starved, match=starved):
        _look(client, at_s)


def test_where_the_drivers_threads_wait_for_processors_a_call_may_take_as_much_longer() -> None:
    _look(_member(PREPARING), 11.9, waiting=2.0)
    with pytest.raises(Starved, match="60 times as long as a preparation of others"):
        _look(_member(PREPARING), 12.1, waiting=2.0)


def test_who_was_refused_at_first_and_then_served_hides_nobody_who_is_refused_for_ever() -> None:
    known: Any = [SimpleNamespace(prepare_ns=40 * MS, idle_ns=MS)]
    watch = StarvationWatch(3.0, known, lambda: 0.0)
    refused = 0
    client = _member()
    client.offer = lambda: NOTHING._replace(refused=refused)
    others = OTHERS._replace(refused=300, recovered=3)
    more = Offer(Calls(5), Calls(200))
    for at_s, count in ((3.1, 30), (4.1, 45), (5.1, 55)):
        refused = count
        watch.look(int(at_s * SECOND), [client], Offer.sum_of([others, client.offer()]))
        others = Offer.sum_of([others, more])
    refused = 60
    with pytest.raises(Starved, match="it was refused 60 times"):
        watch.look(int(6.1 * SECOND), [client], Offer.sum_of([others, client.offer()]))


def test_where_executions_of_others_have_stopped_too_nobody_is_starved() -> None:
    """All may wait for each other: that is for the grace to find."""
    _look_twice(_member(EXECUTING), 3.1, Offer(prepared=Calls(3)))
