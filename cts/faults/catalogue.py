"""The list of faults: every function of the modules of :mod:`cts.faults` that is marked."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from functools import cache
from typing import NamedTuple

import cts.faults
from cts.faults.patching import Patch, patched

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


_FOUND: dict[str, Fault] = {}


def fault(group: str) -> Callable[[_Make], _Make]:
    """Mark a function that gives patches as a fault. Its docstring says what is wrong then."""

    def mark(make: _Make) -> _Make:
        name = make.__name__
        area = make.__module__.rpartition(".")[2]
        summary = " ".join((inspect.getdoc(make) or "").split())
        if name in _FOUND:
            raise ValueError(f"two faults are called {name}")
        _FOUND[name] = Fault(name, area, summary, group, make)
        return make

    return mark


@cache
def faults() -> Mapping[str, Fault]:
    """All faults by name, in the order of their modules and of the functions there."""
    for module in pkgutil.iter_modules(cts.faults.__path__):
        importlib.import_module(f"{cts.faults.__name__}.{module.name}")
    ordered = sorted(_FOUND.values(), key=lambda found: found.area)
    return {found.name: found for found in ordered}


def planted(name: str) -> AbstractContextManager[None]:
    """The fault ``name`` in force. KeyError where there is none."""
    return patched(faults()[name].make())
