"""Catalogue of faults: the marked functions of the modules of :mod:`cts.faults`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from cts.faults.patching import Patch, around, patched
from nnhal.planted import Catalogue, marked

__all__ = ["Fault", "fault", "faults", "patches", "planted"]

_Make = Callable[[], Iterable[Patch]]
_Function = TypeVar("_Function", bound=Callable[..., Any])


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


def fault(group: str, owner: Any, name: str) -> Callable[[_Function], _Function]:
    """Mark a function that takes the place of ``owner``'s ``name``, called with the original first
    (see :func:`~cts.faults.patching.around`). Its docstring says what is wrong then.
    """

    def mark(function: _Function) -> _Function:
        _add(group, function, lambda: [Patch(owner, name, around(function))])
        return function

    return mark


def patches(group: str) -> Callable[[_Make], _Make]:
    """Mark a function that gives the patches of a fault. Its docstring says what is wrong then."""

    def mark(make: _Make) -> _Make:
        _add(group, make, make)
        return make

    return mark


def _add(group: str, marked_function: Callable[..., Any], make: _Make) -> None:
    what = marked(marked_function)
    _CATALOGUE.add(what, Fault(*what, group, make))


@cache
def faults() -> Mapping[str, Fault]:
    """All faults by name, in the order of their modules and of the functions there."""
    return _CATALOGUE.entries()


def planted(name: str) -> AbstractContextManager[None]:
    """The fault ``name`` in force. KeyError where there is none."""
    return patched(faults()[name].make())
