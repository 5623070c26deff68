"""Plain tests: for each kind of operation that a driver claims, tests that execute little else."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias
from zlib import crc32

from nntest.groups.claimed import kinds_of
from nntest.groups.suite import GENERAL
from vts.test_group import PlannedTest

__all__ = ["Kind", "PlainTests"]

Kind: TypeAlias = tuple[str, str]
"""An operation and the type of its tensors."""

_TYPES: Final = ("FLOAT32", "QUANT8_ASYMM", "QUANT8_ASYMM_SIGNED", "FLOAT16")
"""Types by how many drivers have them."""

_TURNS: Final = 2
"""Tests of each kind."""

_MAX_SKIPPED: Final = 4
"""A driver may support some shapes of a kind only: after so many others it is not asked again."""


@dataclass
class _Waiting:
    """Tests of a kind that wait, how many had their turn, and how many of those were skipped."""

    ids: deque[str] = field(default_factory=deque)
    begun: int = 0
    skipped: int = 0

    @property
    def is_open(self) -> bool:
        is_given_up = self.skipped >= _MAX_SKIPPED and not self.begun
        return bool(self.ids) and self.begun < _TURNS and not is_given_up


class PlainTests:
    """A few tests of the group general for each of the kinds of operations that they are about.

    The kind that had the fewest turns is next: first each operation in one type, then the other
    types, then all once more. ``power`` says what a test catches, 0 where nobody knows: those that
    are known and others alternate.
    """

    def __init__(self, tests: Iterable[tuple[str, PlannedTest]], power: Callable[[str], int]):
        found: dict[Kind, list[str]] = {}
        self._operations: dict[str, tuple[str, ...]] = {}
        for id, test in tests:
            if test.group == GENERAL:
                self._operations[id] = test.operations
                for kind in kinds_of(test):
                    found.setdefault(kind, []).append(id)
        operations: dict[str, list[Kind]] = {}
        for kind in sorted(
            found, key=lambda kind: _TYPES.index(kind[1]) if kind[1] in _TYPES else 9
        ):
            operations.setdefault(kind[0], []).append(kind)
        rounds = sorted(
            (number, place, kind)
            for place, kinds in enumerate(operations.values())
            for number, kind in enumerate(kinds)
        )
        self._kinds: Mapping[Kind, _Waiting] = {
            kind: _Waiting(deque(sorted(_alternating(found[kind], power), key=self._is_network)))
            for _, _, kind in rounds
        }
        self._kind_of: dict[str, Kind] = {}

    def only(self, kinds: Collection[Kind]) -> None:
        """The driver claims no other kinds: it does not run networks with other operations."""
        operations = {operation for operation, _ in kinds}
        self._kinds = {kind: each for kind, each in self._kinds.items() if kind in kinds}
        for waiting in self._kinds.values():
            waiting.ids = deque(
                id for id in waiting.ids if operations.issuperset(self._operations[id])
            )

    def _is_network(self, id: str) -> bool:
        return len(self._operations[id]) > 1

    def take(self, waits: Callable[[str], bool]) -> str | None:
        """The next test that ``waits``, None once each kind has had its turns."""
        while open_kinds := [
            (each.begun, number, kind)
            for number, (kind, each) in enumerate(self._kinds.items())
            if each.is_open
        ]:
            *_, kind = min(open_kinds)
            id = self._kinds[kind].ids.popleft()
            if waits(id):
                self._kinds[kind].begun += 1
                self._kind_of[id] = kind
                return id
        return None

    def skipped(self, id: str) -> None:
        """The driver did not run the test: it was no turn."""
        kind = self._kind_of.get(id)
        if kind is not None and kind in self._kinds:
            waiting = self._kinds[kind]
            waiting.begun -= 1
            waiting.skipped += 1


def _alternating(ids: Iterable[str], power: Callable[[str], int]) -> deque[str]:
    """Tests that catch most, each followed by one of which nothing is known, in a fixed mixture."""
    ordered = sorted(ids, key=lambda id: (-power(id), crc32(id.encode())))
    known = [id for id in ordered if power(id)]
    others = ordered[len(known) :]
    mixed: deque[str] = deque()
    while known or others:
        for row in (known, others):
            if row:
                mixed.append(row.pop(0))
    return mixed
