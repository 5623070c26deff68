"""Starvation: a client has no answer for long, while others have theirs."""

from __future__ import annotations

from typing import Final

__all__ = ["FAIR_SHARE", "Standing"]

FAIR_SHARE: Final = 50
"""Answers that a client would have had by now, were it served like the others: with a driver that
serves at random, the chance that it had none is below 1e-21."""


class Standing:
    """How a client with so many ``threads`` is served; ``others`` are the answers that all other
    clients have had by now.
    """

    def __init__(self, threads: int, now_ns: int, others: int) -> None:
        self.threads = threads
        self.longest_ns = 0
        """Its longest time without a new answer."""
        self._count = 0
        self._answered_ns = now_ns
        self._others = others

    def hear(self, now_ns: int, count: int, others: int) -> bool:
        """It has had ``count`` answers by now; whether any of them is new."""
        if count == self._count:
            return False
        self._count = count
        self.excuse(now_ns, others)
        return True

    def excuse(self, now_ns: int, others: int) -> None:
        """From here on its waiting counts."""
        self.longest_ns = max(self.longest_ns, now_ns - self._answered_ns)
        self._answered_ns = now_ns
        self._others = others

    def waited_s(self, now_ns: int) -> float:
        """Since its last answer."""
        return (now_ns - self._answered_ns) / 1e9

    def missed(self, others: int) -> int:
        """Answers of the others since its own last one."""
        return others - self._others

    def is_starved(self, others: int, other_threads: int) -> bool:
        """Whether it would have had many answers by now, were its threads served like theirs."""
        return self.missed(others) * self.threads >= FAIR_SHARE * max(1, other_threads)
