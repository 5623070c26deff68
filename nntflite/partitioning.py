"""Partitions of a graph: which operators run together, on a driver or on TF Lite, in which order.

A partition is as large as it can be without waiting for one that waits for it. TF Lite's operators
that are ready run before the driver's, so a driver gets as few partitions as there are crossings
on the longest way through the graph. Source of the rule:
``PartitionGraphIntoIndependentNodeSubsets`` of TensorFlow Lite's ``graph_info.cc``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

__all__ = ["Node", "Partition", "partitioned"]


class Node(NamedTuple):
    """An operator by the values that it reads and writes."""

    reads: Collection[int]
    writes: Collection[int]


@dataclass(frozen=True)
class Partition:
    """Operators by their numbers, ascending, which is an order of execution."""

    operators: tuple[int, ...]
    is_on_driver: bool


def partitioned(
    nodes: Sequence[Node],
    is_on_driver: Sequence[bool],
    together: Iterable[Collection[int]] = (),
    *,
    one_by_one: bool = False,
) -> tuple[Partition, ...]:
    """The partitions of a graph in an order of execution; each operator is in one of them. They are
    as large as can be, or with ``one_by_one`` as small as ``together`` allows.

    ``nodes`` are in an order of execution. The operators of each group of ``together`` share
    something that does not cross partitions: they and what lies between them stay in one, which is
    the driver's if it takes all of them.
    """
    follows = _followers(nodes)
    groups = _Groups(len(nodes))
    for numbers in together:
        groups.join(numbers)
    while groups.join_between(follows):
        pass
    members = groups.members()
    takes = {group: all(is_on_driver[n] for n in numbers) for group, numbers in members.items()}
    following, missing = _between_groups(follows, groups)
    ready = [group for group in members if not missing[group]]
    found: list[Partition] = []
    wanted = False
    while ready:
        chosen: list[int] = []
        waiting: list[int] = []
        while ready:
            group = ready.pop()
            if takes[group] != wanted:
                waiting.append(group)
                continue
            if one_by_one:
                found.append(Partition(tuple(members[group]), wanted))
            else:
                chosen += members[group]
            for other in following[group]:
                missing[other] -= 1
                if not missing[other]:
                    ready.append(other)
        if chosen:
            found.append(Partition(tuple(sorted(chosen)), wanted))
        ready, wanted = waiting, not wanted
    return tuple(found)


def _followers(nodes: Sequence[Node]) -> list[set[int]]:
    """The operators that read what each writes."""
    writers = {value: number for number, node in enumerate(nodes) for value in node.writes}
    follows: list[set[int]] = [set() for _ in nodes]
    for number, node in enumerate(nodes):
        for value in node.reads:
            writer = writers.get(value, number)
            if writer != number:
                follows[writer].add(number)
    return follows


def _between_groups(
    follows: Sequence[Collection[int]], groups: _Groups
) -> tuple[dict[int, set[int]], dict[int, int]]:
    """The groups that follow each, and the number of those that each still waits for."""
    following: dict[int, set[int]] = {group: set() for group in groups.members()}
    for number, others in enumerate(follows):
        group = groups.of(number)
        following[group] |= {groups.of(other) for other in others} - {group}
    missing = dict.fromkeys(following, 0)
    for others in following.values():
        for other in others:
            missing[other] += 1
    return following, missing


class _Groups:
    """Disjoint groups of operators, each named by one of its own. At first each is alone."""

    def __init__(self, count: int) -> None:
        self._names = list(range(count))

    def of(self, number: int) -> int:
        return self._names[number]

    def members(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for number, name in enumerate(self._names):
            found.setdefault(name, []).append(number)
        return found

    def join(self, numbers: Iterable[int]) -> None:
        """Make one group of those of ``numbers``."""
        joined = {self._names[number] for number in numbers}
        if len(joined) > 1:
            name = min(joined)
            self._names = [name if each in joined else each for each in self._names]

    def join_between(self, follows: Sequence[Collection[int]]) -> bool:
        """Join a group with all that waits for it and that it waits for; False if there is none."""
        following, _ = _between_groups(follows, self)
        preceding: dict[int, set[int]] = {group: set() for group in following}
        for group, others in following.items():
            for other in others:
                preceding[other].add(group)
        for group, numbers in self.members().items():
            if len(numbers) > 1:
                between = _reached(group, following) & _reached(group, preceding)
                if between:
                    self.join([*numbers, *between])
                    return True
        return False


def _reached(start: int, edges: dict[int, set[int]]) -> set[int]:
    """The groups that edges lead to from ``start``."""
    found: set[int] = set()
    left = list(edges[start])
    while left:
        group = left.pop()
        if group not in found:
            found.add(group)
            left += edges[group]
    return found
