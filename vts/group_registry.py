"""The registry of test groups: one module of :mod:`vts.groups` each, found by looking."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from functools import cache

from nnhal.errors import UserError
from vts import groups
from vts.test_group import TestGroup

__all__ = ["UnknownGroup", "all_groups", "group_of", "groups_named"]


class UnknownGroup(UserError):
    """No test group has this name."""

    def __init__(self, name: str) -> None:
        known = list(all_groups())
        nearest = difflib.get_close_matches(name, known, n=1)
        suggestion = f" Did you mean '{nearest[0]}'?" if nearest else ""
        super().__init__(f"unknown test group '{name}'.{suggestion} Groups: {', '.join(known)}.")
        self.name = name


@cache
def all_groups() -> dict[str, TestGroup]:
    """Groups by name, in the order of their modules.

    A module has a ``GROUP`` or several ``GROUPS``.
    """
    return {group.name: group for module in _modules() for group in _groups_in(module)}


def group_of(id: str) -> TestGroup:
    """The group that a test's id begins with. Raises UnknownGroup."""
    name = id.partition("/")[0]
    try:
        return all_groups()[name]
    except KeyError:
        raise UnknownGroup(name) from None


def groups_named(names: Iterable[str]) -> list[TestGroup]:
    """The groups of these names, in the order of all; no name stands for all. UnknownGroup."""
    chosen = [group_of(name).name for name in names]
    return [group for name, group in all_groups().items() if not chosen or name in chosen]


def _modules() -> Iterator[str]:
    for module in pkgutil.iter_modules(groups.__path__):
        yield f"{groups.__name__}.{module.name}"


def _groups_in(module: str) -> Iterable[TestGroup]:
    found = importlib.import_module(module)
    if hasattr(found, "GROUP"):
        return [found.GROUP]
    several: Iterable[TestGroup] = found.GROUPS
    return several
