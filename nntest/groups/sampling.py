"""Samples of what there is too much of: some of each kind, or all kinds in turns."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

__all__ = ["alternating", "some_of_each"]

_Item = TypeVar("_Item")
_Kind = TypeVar("_Kind", bound=Hashable)


def some_of_each(
    items: Iterable[_Item],
    kind: Callable[[_Item], _Kind],
    most: Callable[[_Kind], float] = lambda kind: 1,
) -> Iterator[_Item]:
    """The first ``most`` items of each kind, in their order."""
    seen: Counter[_Kind] = Counter()
    for item in items:
        seen[kind(item)] += 1
        if seen[kind(item)] <= most(kind(item)):
            yield item


def alternating(
    queues: Iterable[Iterable[_Item]], cost: Callable[[_Item], float] = lambda item: 1.0
) -> Iterator[_Item]:
    """All items, the next one of the queue whose items have cost least so far: queues of equal
    costs take turns, and expensive items do not take the time of cheap ones.
    """
    turns = [(0.0, number, iter(queue)) for number, queue in enumerate(queues)]
    while turns:
        spent, number, queue = turns[0]
        for item in queue:
            heapq.heapreplace(turns, (spent + cost(item), number, queue))
            yield item
            break
        else:
            heapq.heappop(turns)
