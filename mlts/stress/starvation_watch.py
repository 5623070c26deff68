"""Watch over the clients of a crowd: whether one of them is starved by the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from mlts.stress.starvation import PATIENCE, Offer, is_refused_alone

if TYPE_CHECKING:
    from mlts.stress.watched_client import WatchedClient
    from mlts.stress.workload import Answered

__all__ = ["Starved", "StarvationWatch"]

_SECOND: Final = 1_000_000_000

_CONNECT_S: Final = 10.0
"""In which a client need not be connected: its process starts."""


class Starved(Exception):
    """A client has no answer for long, while others go on."""


class StarvationWatch:
    """Nobody is starved who waits for less than ``least_s``; ``answers`` are those of the idle
    driver, by subject. ``waiting`` is what the driver's threads wait for a processor, over the time
    that they have one: where they wait long, calls that are answered meanwhile are the lucky ones.
    """

    def __init__(
        self, least_s: float, answers: Sequence[Answered], waiting: Callable[[], float]
    ) -> None:
        self._least_s = least_s
        self._answers = answers
        self._waiting = waiting

    def look(self, now: int, clients: Sequence[WatchedClient], total: Offer) -> None:
        """Look at ``clients``; ``total`` is what all so far have had. Raises Starved."""
        threads = sum(client.order.threads for client in clients)
        for client in clients:
            own = client.offer()
            others, standing = total - own, client.standing
            if client.asked_ns or client.order.gated or not client.is_waiting():
                standing.excuse(now, own.refused, others)
            elif not standing.hear(now, client.wanted(), own.refused, others):
                self._judge(client, now, others, threads - client.order.threads)

    def _judge(self, client: WatchedClient, now: int, others: Offer, other_threads: int) -> None:
        waited_s = client.standing.waited_s(now)
        if waited_s < self._least_s:
            return
        missed = client.standing.missed(others)
        refused = client.offer().refused
        refusals = client.standing.refusals(refused)
        lately = client.standing.lately(refused, others)
        if not client.page.connected_ns:
            share = PATIENCE * max(1, other_threads)
            how = "while" if waited_s > _CONNECT_S and missed.answers >= share else ""
        elif is_refused_alone(refusals, missed) or is_refused_alone(*lately):
            how = f"for it was refused {refusals} times, while"
        else:
            how = self._overdue(client, now, missed)
        if how and client.standing.is_certain(missed):
            raise Starved(
                f"client {client.order.client} had no answer for {waited_s:.1f} s, {how} the "
                f"others had {missed.answers}; it was {client.describe()}"
            )

    def _overdue(self, client: WatchedClient, now: int, missed: Offer) -> str:
        """Why a call of ``client`` is starved, in words; empty where none is."""
        for call in client.calls():
            waited = now - call.since_ns
            idle = self._answers[call.subject]
            idle_ns = idle.prepare_ns if call.is_preparation else idle.idle_ns
            expected = missed.expected_ns(idle_ns, is_preparation=call.is_preparation)
            long_ago = waited >= self._least_s * _SECOND
            if not (long_ago and expected and waited >= PATIENCE * expected):
                continue
            if waited >= PATIENCE * expected * (1 + self._waiting()):
                what = "a preparation" if call.is_preparation else "an execution"
                return (
                    f"{waited / expected:,.0f} times as long as {what} of others takes for its "
                    "size, while"
                )
        return ""
