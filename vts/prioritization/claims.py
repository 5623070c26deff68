"""Claims: what a driver seems to support, by the tests that it has skipped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol

from vts.test_group import PlannedTest

__all__ = ["UNLIKELY", "Claims", "Subject"]

UNLIKELY: Final = 0.3
"""A test that is less likely to be run than this waits until no other is left."""


class Subject(Protocol):
    """Subject of a test: a planned test, or its result."""

    @property
    def id(self) -> str: ...
    @property
    def group(self) -> str: ...
    @property
    def operations(self) -> tuple[str, ...]: ...
    @property
    def types(self) -> tuple[str, ...]: ...


class Claims:
    """Claims of a driver: how likely a test is to be run, and not SKIPPED.

    What it says when it is asked about kinds of operations comes first. Which models it supports
    may depend on more: a test that is skipped speaks against its operations, as long as none of
    them has been run, and otherwise against the tests of cases in its group. Those with models of
    their own are about different things.
    """

    def __init__(self) -> None:
        self._ran: Counter[object] = Counter()
        self._skipped: Counter[object] = Counter()
        self._claimed: frozenset[str] | None = None

    def asked(self, operations: Iterable[str]) -> None:
        """The driver claims these ``operations`` and no others."""
        self._claimed = frozenset(operations)

    def learn(self, test: Subject, *, was_run: bool) -> bool:
        """``test`` has been run, or was skipped. Whether any likelihood has changed."""
        keys: list[object] = [test.group, _signature(test), *map(_operation, test.operations)]
        if was_run:
            self._ran.update(keys)
            return any(self._skipped[key] for key in keys)
        unknown: list[object] = [
            name for name in map(_operation, test.operations) if not self._ran[name]
        ]
        self._skipped.update([_signature(test), *(unknown or [test.group])])
        return True

    def likelihood(self, test: PlannedTest) -> float:
        """Return the likelihood, from 0 to 1."""
        if self._claimed is not None and not self._claimed.issuperset(test.operations):
            return 0.0
        operations = [self._share(name) for name in map(_operation, test.operations)]
        group = self._share(test.group) if test.case else 1.0
        return group * self._share(_signature(test)) * min(operations, default=1.0)

    def is_unlikely(self, test: PlannedTest) -> bool:
        return self.likelihood(test) < UNLIKELY

    def _share(self, of: object) -> float:
        """One test that was run before there was any, so that a single one decides little."""
        ran, skipped = self._ran[of], self._skipped[of]
        return (ran + 1) / (ran + skipped + 1)


def _signature(test: Subject) -> tuple[object, ...]:
    """Operations and types of a test; without operations it is the only one of its kind."""
    return (test.operations or test.id, test.types)


def _operation(name: str) -> tuple[str, str]:
    return ("operation", name)
