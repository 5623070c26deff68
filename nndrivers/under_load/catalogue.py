"""Catalogue of the drivers: every class of these modules that is marked as defect or as fair."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from nnhal.planted import Catalogue, marked

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


_CATALOGUE: Final = Catalogue[DriverUnderLoad](__name__.rpartition(".")[0])


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
    what = marked(make)
    lists = tuple(words), tuple(modes), tuple(sources)
    _CATALOGUE.add(what, DriverUnderLoad(*what, make, outcome, *lists))


@cache
def drivers() -> Mapping[str, DriverUnderLoad]:
    """All by name, in the order of their modules and of the classes there."""
    return _CATALOGUE.entries()
