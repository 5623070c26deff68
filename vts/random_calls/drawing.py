"""Drawing of sequences: calls of the contract on the objects that earlier ones have made.

Objects stay few, so that calls meet what others have made, used and released. A call that the
contract does not allow at its place is left out when the sequence is played.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from nnhal.types import HalVersion
from vts.contract.row import Call, Kind, Row
from vts.contract.tables import TABLES

__all__ = ["drawn"]

_LENGTHS: Final = (5, 8, 12, 20, 20, 40, 80, 300)
_MOST: Final = {Kind.MODEL: 4, Kind.MEMORY: 4}
"""Objects of a kind that there are at most, where it is not 2."""

_MANY_TIMES: Final = (20, 200)
_ONE_MANY_IN: Final = (5, 20)
"""One refusal in so many is made many times, and one other call in so many."""

_ONE_RELEASE_IN: Final = 4
"""The share of the drawn releases that is made: objects live for some calls."""

_THREADS: Final = 3
_ONE_PARALLEL_IN: Final = 5


def drawn(seed: int, number: int, version: HalVersion) -> tuple[Call, ...]:
    """Sequence ``number`` of ``seed``, for a driver of ``version``."""
    return tuple(_Drawing(random.Random(f"{seed} {number}"), version).calls())


class _Drawing:
    def __init__(self, dice: random.Random, version: HalVersion) -> None:
        self._dice = dice
        self._tables = [
            rows
            for table in TABLES
            if (rows := [row for row in table.rows if row.exists_in(version)])
        ]
        # A sequence is about a few tables: all of them together seldom come to anything.
        others = self._tables[2:]
        few = dice.sample(others, dice.randint(1, len(others)))
        self._drawn_from = [*self._tables[:2], self._tables[1], *few]
        self._live: dict[Kind, list[int]] = {kind: [] for kind in Kind}
        self._next = 1

    def calls(self) -> Iterator[Call]:
        """Prepared models and memory first, then anything, then releases in any order."""
        by_name = {row.name: row for rows in self._tables for row in rows}
        for _ in range(self._dice.randint(1, 3)):
            yield self._call(by_name["prepare_model"])
            yield self._call(by_name["new_memory"])
        count = self._dice.choice(_LENGTHS)
        while count > 0:
            count -= 1
            row = self._dice.choice(self._dice.choice(self._drawn_from))
            if not self._can(row):
                continue
            if row.is_parallel and self._dice.randrange(_ONE_PARALLEL_IN) == 0:
                yield from self._at_once(row)
                continue
            yield self._call(row)
        releases = [
            Call(row.name, (number,))
            for row in by_name.values()
            if row.ends
            for number in self._live[row.needs[0]]
        ]
        yield from self._dice.sample(releases, len(releases))

    def _can(self, row: Row) -> bool:
        if not all(self._live[kind] for kind in row.needs):
            return False
        if row.gives is not None and len(self._live[row.gives]) >= _MOST.get(row.gives, 2):
            return False
        return not row.ends or self._dice.randrange(_ONE_RELEASE_IN) == 0

    def _call(self, row: Row) -> Call:
        on = tuple(self._dice.choice(self._live[kind]) for kind in row.needs)
        gives = 0
        if row.gives is not None:
            gives, self._next = self._next, self._next + 1
            self._live[row.gives].append(gives)
        if row.ends:
            self._live[row.needs[0]].remove(on[0])
        may_be_many = row.gives is None and not row.ends
        many = may_be_many and self._dice.randrange(_ONE_MANY_IN[not row.is_refusal]) == 0
        return Call(
            row.name,
            on,
            gives,
            self._dice.randrange(len(row.variants)),
            self._dice.choice(_MANY_TIMES) if many else 1,
        )

    def _at_once(self, row: Row) -> Iterator[Call]:
        """Some calls of ``row`` in each of several threads, with memory of its own."""
        memories = self._live[Kind.MEMORY]
        for memory in self._dice.sample(memories, min(_THREADS, len(memories))):
            for _ in range(self._dice.randint(1, 3)):
                on = self._dice.choice(self._live[Kind.MODEL]), memory
                times = self._dice.choice((1, 3, 10))
                # Memory is its thread's alone, also where another such group follows at once.
                yield replace(self._call(row), on=on, thread=memory, times=times)
