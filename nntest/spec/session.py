"""Session of one spec file while it runs: names, models, examples, settings.

Android's language keeps this in class attributes; here each file has a session of its own, so
that files can be loaded in any order, in threads, and a failing one leaves nothing behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any


class Session:
    """State of one spec file: ``version`` is the HAL version its models are introduced in."""

    def __init__(self, spec_name: str, version: str | None) -> None:
        self.spec_name = spec_name
        self.version = version
        self.models: list[Any] = []
        """Of :class:`nntest.spec.model.Model`, which knows its session and not the reverse."""
        self.examples: list[Any] = []
        """Of :class:`nntest.spec.example.Example`."""
        self.version_overrides: dict[str, str | None] = {}
        self.use_shm_for_weights = False
        self._variable_names: set[str] = set()
        self._test_names: set[str] = set()

    def variable_name(self, *parts: str | None) -> str:
        """A name no other operand of the file has: ``x``, then ``x1``, ``x2``..."""
        return _unique(self._variable_names, _join(parts, ""), "", start=0)

    def test_name(self, *parts: str | None) -> str:
        """A name no other test of the file has: ``x``, then ``x_2``, ``x_3``..."""
        return _unique(self._test_names, _join(parts, "_"), "_", start=1)


def current_session() -> Session:
    """The session of the spec file that is being run."""
    return _current.get()


@contextmanager
def session_of(session: Session) -> Iterator[None]:
    """Make ``session`` the current one inside the block."""
    token = _current.set(session)
    try:
        yield
    finally:
        _current.reset(token)


_current: ContextVar[Session] = ContextVar("spec session")


def _join(parts: tuple[str | None, ...], separator: str) -> str:
    return separator.join(part for part in parts if part)


def _unique(taken: set[str], name: str, separator: str, start: int) -> str:
    candidate, number = name, start
    while candidate in taken:
        number += 1
        candidate = f"{name}{separator}{number}"
    taken.add(candidate)
    return candidate
