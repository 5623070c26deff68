"""Registries of test groups: one module of a package each, found by looking."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Iterable, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any, Generic, TypeVar, cast

from nncli.errors import UserError
from nntest.groups.test_group import AnyTestGroup

__all__ = ["GroupRegistry", "UnknownGroup"]

_Group = TypeVar("_Group", bound=AnyTestGroup)


class UnknownGroup(UserError):
    """No test group has this name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        names = list(known)
        nearest = difflib.get_close_matches(name, names, n=1)
        suggestion = f" Did you mean '{nearest[0]}'?" if nearest else ""
        super().__init__(f"unknown test group '{name}'.{suggestion} Groups: {', '.join(names)}.")
        self.name = name


class GroupRegistry(Generic[_Group]):
    """The test groups of a ``package``, whose modules each have a ``GROUP`` or several ``GROUPS``.

    They are imported when they are first asked for.
    """

    def __init__(self, package: ModuleType) -> None:
        self._package = package

    @cached_property
    def groups(self) -> dict[str, _Group]:
        """Groups by name, in the order of their modules."""
        return {group.name: group for module in self._modules for group in _groups_in(module)}

    def of(self, id: str) -> _Group:
        """The group that a test's id begins with. Raises UnknownGroup."""
        name = id.partition("/")[0]
        group = self._alone(name) or self.groups.get(name)
        if group is None:
            raise UnknownGroup(name, self.groups)
        return group

    def named(self, names: Iterable[str]) -> list[_Group]:
        """The groups of these names, in the order of all; no name stands for all. UnknownGroup."""
        chosen = {group.name: group for group in map(self.of, names)}
        if len(chosen) == 1:
            return [*chosen.values()]
        return [group for name, group in self.groups.items() if not chosen or name in chosen]

    def _alone(self, name: str) -> _Group | None:
        """The group ``name`` without the modules of the others, if its own has the same name."""
        module = f"{self._package.__name__}.{name}"
        if module not in self._modules:
            return None
        return next((group for group in _groups_in(module) if group.name == name), None)

    @cached_property
    def _modules(self) -> Sequence[str]:
        modules = pkgutil.iter_modules(self._package.__path__)
        return [f"{self._package.__name__}.{module.name}" for module in modules]


def _groups_in(module: str) -> Iterable[Any]:
    found = importlib.import_module(module)
    if hasattr(found, "GROUP"):
        return [found.GROUP]
    return cast("Iterable[Any]", found.GROUPS)
