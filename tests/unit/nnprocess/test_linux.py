"""Calls of Linux."""

from __future__ import annotations

import os

import pytest

from nnprocess import linux


def test_priority_is_raised_where_that_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int, int]] = []
    monkeypatch.setattr(os, "setpriority", lambda *what: asked.append(what))
    linux.raise_priority()
    ((which, who, niceness),) = asked
    assert (which, who) == (os.PRIO_PROCESS, 0)
    assert niceness < 0


def test_nothing_changes_where_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*what: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "setpriority", refuse)
    linux.raise_priority()
