"""Starvation: a client has no answer for long, while others that ask for the same have theirs.

A call is compared with calls of its kind that others had answered meanwhile, by its slowdown: what
it takes over what it takes on the idle driver. So neither a large model nor a preparation counts as
starved because others have many small answers, and a busy machine slows all down alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

__all__ = ["NOTHING", "PATIENCE", "RANK", "Calls", "Offer", "Standing", "is_refused_alone"]

PATIENCE: Final = 20
"""Times the mean of others that a call may take. A driver may serve waiting calls at random, as one
with a lock that is not fair does: then 2e-9 of all calls take as long."""

RANK: Final = 10
"""Times as long as the other kind, for its size, that a kind of call may take on top of that: a
driver may have preparations give way to executions, or the other way round."""

_MIN_CALLS: Final = 5
"""Of others, below which their mean says nothing."""


class Calls(NamedTuple):
    """Answered calls of a kind: how many, what they took, and take on the idle driver."""

    answered: int = 0
    took_ns: int = 0
    idle_ns: int = 0

    def __sub__(self, other: Calls) -> Calls:
        return Calls(*(a - b for a, b in zip(self, other, strict=True)))

    @property
    def slowdown(self) -> float:
        """Times as long as on the idle driver; 0 where there are too few to tell."""
        return self.took_ns / max(1, self.idle_ns) if self.answered >= _MIN_CALLS else 0.0


class Offer(NamedTuple):
    """Answers that clients have had from the driver, by kind, refusals, and how often it did what
    was asked when it was asked again after one.
    """

    prepared: Calls = Calls()
    executed: Calls = Calls()
    refused: int = 0
    recovered: int = 0

    def __sub__(self, other: Offer) -> Offer:
        return Offer(
            self.prepared - other.prepared,
            self.executed - other.executed,
            self.refused - other.refused,
            self.recovered - other.recovered,
        )

    @staticmethod
    def sum_of(offers: Iterable[Offer]) -> Offer:
        """All together."""
        total = NOTHING
        for each in offers:
            total = total - (NOTHING - each)
        return total

    @property
    def answers(self) -> int:
        return self.prepared.answered + self.executed.answered

    def expected_ns(self, idle_ns: int, *, is_preparation: bool) -> float:
        """Return how long a call may take that takes ``idle_ns`` on the idle driver; 0 if
        unknown.
        """
        same, other = (
            (self.prepared, self.executed) if is_preparation else (self.executed, self.prepared)
        )
        return idle_ns * (same.slowdown or RANK * other.slowdown)

    @property
    def chance(self) -> float:
        """Return how often the driver does what it is asked again after a refusal, as a share."""
        if self.recovered:
            return self.recovered / (self.recovered + self.refused)
        return self.answers / max(1, self.answers + self.refused)


NOTHING: Final = Offer()


def is_refused_alone(refusals: int, others: Offer) -> bool:
    """Whether a client with so many refusals and no answer would have had one for certain, were it
    refused at random like ``others``.
    """
    return others.answers >= _MIN_CALLS and refusals * others.chance >= PATIENCE


class Standing:
    """Standing of a client: how long it has been without a new answer; ``others`` is what all other
    clients have had by now.
    """

    def __init__(self, now_ns: int, others: Offer) -> None:
        self.longest_ns = 0
        """Its longest time without a new answer."""
        self._count = 0
        self._refused = 0
        self._answered_ns = now_ns
        self._others = others
        self._suspected: Offer | None = None
        self._marked: tuple[int, Offer] | None = None

    def hear(self, now_ns: int, count: int, refused: int, others: Offer) -> bool:
        """Note that the client has had ``count`` answers by now; return whether any of them
        is new.
        """
        if count == self._count:
            return False
        self._count = count
        self.excuse(now_ns, refused, others)
        return True

    def excuse(self, now_ns: int, refused: int, others: Offer) -> None:
        """Count the client's waiting from here on."""
        self.longest_ns = max(self.longest_ns, now_ns - self._answered_ns)
        self._answered_ns = now_ns
        self._refused = refused
        self._others = others
        self._suspected = None
        self._marked = None

    def waited_s(self, now_ns: int) -> float:
        """Return the time since its last answer."""
        return (now_ns - self._answered_ns) / 1e9

    def is_certain(self, missed: Offer) -> bool:
        """Whether the others have executions answered, as well as preparations if they ask for any,
        since the client was first suspected to be starved: else all of them wait, for each other.
        """
        if self._suspected is None:
            self._suspected = missed
        since = missed - self._suspected
        return all(
            now.answered > 0
            for now, before in zip(since[:2], missed[:2], strict=True)
            if before.answered
        )

    def refusals(self, refused: int) -> int:
        """Return the refusals since its last answer, of ``refused`` in all."""
        return refused - self._refused

    def lately(self, refused: int, others: Offer) -> tuple[int, Offer]:
        """Its refusals, and what the others have had, since this was asked first after its last
        answer: once everybody has what he got when all began.
        """
        if self._marked is None:
            self._marked = refused, others
        before, had = self._marked
        return refused - before, others - had

    def missed(self, others: Offer) -> Offer:
        """Return what the others have had since its own last answer."""
        return others - self._others
