"""Spread: tests of which nothing is known, each kind of test for an equal share of the time."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator

from vts.self_test.order import queues_by_kind
from vts.test_group import PlannedTest

__all__ = ["Spread"]


class Spread:
    """Tests of all groups and kinds; those of a kind are by operations in turns.

    The kind that has had the least time is next, so that a kind of long tests does not take the
    time of ten others. ``cost_us`` estimates what a test takes.
    """

    def __init__(
        self, tests: Iterable[PlannedTest], cost_us: Callable[[PlannedTest], float]
    ) -> None:
        self._cost_us = cost_us
        queues = queues_by_kind(tests).values()
        self._turns: list[tuple[float, int, Iterator[PlannedTest]]] = [
            (0.0, number, queue) for number, queue in enumerate(queues)
        ]
        heapq.heapify(self._turns)

    def __iter__(self) -> Iterator[PlannedTest]:
        return self

    def __next__(self) -> PlannedTest:
        while self._turns:
            spent, number, queue = self._turns[0]
            test = next(queue, None)
            if test is not None:
                heapq.heapreplace(self._turns, (spent + self._cost_us(test), number, queue))
                return test
            heapq.heappop(self._turns)
        raise StopIteration
