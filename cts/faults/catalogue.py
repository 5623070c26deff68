"""The list of faults: every function of the modules of :mod:`cts.faults` that is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from functools import cache
from typing import Final, NamedTuple

from cts.faults.patching import Patch, patched
from nnhal.planted import Catalogue, marked

__all__ = ["Fault", "fault", "faults"]

_Make = Callable[[], Iterable[Patch]]


class Fault(NamedTuple):
    """A fault of the runtime, which the tests of ``group`` must find."""

    name: str
    area: str
    """Module that it is written in."""
    summary: str
    """Sentence that says what the runtime does wrong."""
    group: str
    make: _Make

    @property
    def target(self) -> str:
        """Name of the target in the settings of the suite."""
        return f"cts.faults.catalogue:{self.name}"


_CATALOGUE: Final = Catalogue[Fault](__name__.rpartition(".")[0])


def fault(group: str) -> Callable[[_Make], _Make]:
    """Mark a function that gives patches as a fault. Its docstring says what is wrong then."""

    def mark(make: _Make) -> _Make:
        what = marked(make)
        _CATALOGUE.add(what, Fault(*what, group, make))
        return make

    return mark


@cache
def faults() -> Mapping[str, Fault]:
    """All faults by name, in the order of their modules and of the functions there."""
    return _CATALOGUE.entries()


def planted(name: str) -> AbstractContextManager[None]:
    """The fault ``name`` in force. KeyError where there is none."""
    return patched(faults()[name].make())
