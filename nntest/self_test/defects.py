"""Defects: where the drivers with planted defects come from."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from importlib.metadata import entry_points
from typing import Any, Final, Protocol

from nncli.errors import UserError

__all__ = [
    "Defect",
    "NoDefects",
    "UnknownDefect",
    "defects_of",
    "installed_defects",
    "matching",
]

_FUNCTION: Final = "defects"
"""Of a module, which returns its defects."""


class NoDefects(UserError):
    """No defects to test the suite with are installed."""


class UnknownDefect(UserError):
    """No defect matches."""


class Defect(Protocol):
    """A driver with one defect."""

    @property
    def name(self) -> str: ...

    @property
    def area(self) -> str:
        """Return the part of a driver that the defect is in."""

    @property
    def summary(self) -> str:
        """Return a sentence that says what the driver does wrong."""

    @property
    def target(self) -> str:
        """Return the name of the driver for ``--driver``."""


def installed_defects(group: str) -> Mapping[str, Any]:
    """All installed defects of an entry point ``group`` by name. Raises NoDefects."""
    found: dict[str, Any] = {}
    for point in entry_points(group=group):
        found |= point.load()()
    if not found:
        raise NoDefects(f"no package has an entry point of the group '{group}'")
    return found


def defects_of(package: str) -> Mapping[str, Any]:
    """The defects of a module by name: what its function ``defects`` returns, or the one that
    ``module:function`` names. Raises NoDefects.
    """
    module, _, function = package.partition(":")
    function = function or _FUNCTION
    try:
        found = getattr(importlib.import_module(module), function)()
    except (ImportError, ValueError, AttributeError, TypeError) as error:
        raise NoDefects(
            f"no defects in '{package}': {error}; it must be a module that can be imported, with a "
            f"function {function}() that returns defects by name"
        ) from error
    if not isinstance(found, Mapping) or not found:
        raise NoDefects(f"{function}() of '{module}' returns no defects by name")
    return found


def matching(known: Mapping[str, Defect], globs: Sequence[str], command: str) -> list[str]:
    """Names that match one of ``globs``; all without any. Raises UnknownDefect, which says that
    ``command`` lists them.
    """
    names = [n for n in known if any(fnmatchcase(n, glob) for glob in globs or ["*"])]
    if not names:
        raise UnknownDefect(f"no defect matches {' '.join(globs)}; '{command} --list' has all")
    return names
