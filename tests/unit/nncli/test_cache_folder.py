"""Where caches are."""

from __future__ import annotations

from pathlib import Path

import pytest

from nncli.cache_folder import cache_folder


@pytest.mark.parametrize("chosen", [None, ""])
def test_below_the_home_unless_something_else_is_chosen(
    monkeypatch: pytest.MonkeyPatch, chosen: str | None
) -> None:
    monkeypatch.setenv("HOME", "/home/anyone")
    if chosen is None:
        monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    else:
        monkeypatch.setenv("XDG_CACHE_HOME", chosen)
    assert cache_folder("specs") == Path("/home/anyone/.cache/nn-driver-suite/specs")


def test_below_what_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/elsewhere")
    assert cache_folder("helpers") == Path("/elsewhere/nn-driver-suite/helpers")
