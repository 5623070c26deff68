"""Catalogue of the drivers: every class of these modules that is marked as defect or as fair."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

__all__ = ["DriverUnderLoad", "defect", "drivers", "fair"]

_Made = TypeVar("_Made", bound=Callable[..., Any])

PASSES: Final = "SUCCESS"


class DriverUnderLoad(NamedTuple):
    """``make()`` is a driver with this behavior under load, and otherwise the reference driver."""

    name: str
    area: str
    """Module that it is in."""
    summary: str
    """Sentence that says what the driver does."""
    make: Callable[..., Any]
    outcome: str
    """Outcome that a stress test of it must have: FAILURE, HANG or CRASH; SUCCESS without a
    defect.
    """
    words: tuple[str, ...]
    """Regular expressions that the explanation must match, whatever the case of its letters."""
    modes: tuple[str, ...]
    """Stress modes that show it, the likeliest first. For a fair driver, those that it passes."""
    sources: tuple[str, ...]
    """Reports of this behavior in real drivers, engines and servers."""

    @property
    def target(self) -> str:
        """Return the name of the driver for ``--driver``."""
        return f"nndrivers.under_load:{self.name}"

    @property
    def is_fair(self) -> bool:
        """Whether nothing is wrong with it."""
        return self.outcome == PASSES


_FOUND: dict[str, DriverUnderLoad] = {}


def defect(
    outcome: str, *words: str, modes: Sequence[str], sources: Sequence[str] = ()
) -> Callable[[_Made], _Made]:
    """Mark a driver class as one with a defect. Its docstring says what it does wrong."""

    def mark(make: _Made) -> _Made:
        _add(make, outcome, words, modes, sources)
        return make

    return mark


def fair(*, modes: Sequence[str], sources: Sequence[str] = ()) -> Callable[[_Made], _Made]:
    """Mark a driver class as one without a defect. Its docstring says what is unusual about it."""

    def mark(make: _Made) -> _Made:
        _add(make, PASSES, (), modes, sources)
        return make

    return mark


def _add(
    make: Callable[..., Any],
    outcome: str,
    words: Sequence[str],
    modes: Sequence[str],
    sources: Sequence[str],
) -> None:
    name = "".join(f"_{c.lower()}" if c.isupper() else c for c in make.__name__).lstrip("_")
    area = make.__module__.rpartition(".")[2]
    summary = " ".join((inspect.getdoc(make) or "").split())
    if name in _FOUND:
        raise ValueError(f"two drivers are called {name}")
    lists = tuple(words), tuple(modes), tuple(sources)
    _FOUND[name] = DriverUnderLoad(name, area, summary, make, outcome, *lists)


@cache
def drivers() -> Mapping[str, DriverUnderLoad]:
    """All by name, in the order of their modules and of the classes there."""
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        importlib.import_module(f"{__package__}.{module.name}")
    ordered = sorted(_FOUND.values(), key=lambda found: found.area)
    return {found.name: found for found in ordered}
