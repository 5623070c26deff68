"""Mutation of a model or request, and kinds of them: marked functions, found by looking."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import NamedTuple, TypeAlias

from nnhal.types import ExecutionPreference, HalVersion, Model, Priority
from nnhal.versions import AnyModel
from nntest.cases.covering import Covers, by_structure
from vts.mutations.subject import Subject
from vts.test_group import IndexedCase

__all__ = ["Mutate", "Mutation", "MutationGroup", "mutation_groups_in", "mutations"]


class Mutation(NamedTuple):
    """One thing that is wrong.

    ``what`` says it in words: ``operand 3 (input 1 of ADD): scale 0.5 -> -1``. ``model`` is in the
    canonical form, or in the words of the interface where only these can say it. A wrong
    preference or priority comes with the model unchanged.
    """

    what: str
    model: Model | AnyModel
    preference: int = ExecutionPreference.FAST_SINGLE_ANSWER
    priority: int = Priority.MEDIUM

    @property
    def is_about_model(self) -> bool:
        """False when only prepareModel can see what is wrong."""
        return (
            self.preference == ExecutionPreference.FAST_SINGLE_ANSWER
            and self.priority == Priority.MEDIUM
        )


Mutate: TypeAlias = "Callable[[Subject], Iterator[Mutation]]"


def _always(case: IndexedCase) -> bool:
    return True


@dataclass(frozen=True)
class MutationGroup:
    """Mutations of one kind. Each is to be refused by one and the same ``rule``.

    ``source`` names where the rule stands and the test of Android's that checks it.
    """

    name: str
    rule: str
    source: str
    mutate: Mutate
    since: HalVersion = HalVersion.V1_0
    """Interface that the mutations need."""
    until: HalVersion | None = None
    """Newest interface that has words for them, None for all: newer drivers of HIDL have it too."""
    applies: Callable[[IndexedCase], bool] = _always
    """Whether a case may have any of these mutations, as far as its index tells."""
    covers: Covers = by_structure
    """Features that a case is taken for, unless another has them already."""


def mutations(
    *,
    rule: str,
    source: str,
    since: HalVersion = HalVersion.V1_0,
    until: HalVersion | None = None,
    applies: Callable[[IndexedCase], bool] = _always,
    covers: Covers = by_structure,
) -> Callable[[Mutate], MutationGroup]:
    """Decorator: make a function that yields mutations the kind of its name."""
    return lambda mutate: MutationGroup(
        mutate.__name__, rule, source, mutate, since, until, applies, covers
    )


def mutation_groups_in(package: ModuleType) -> Mapping[str, MutationGroup]:
    """Return the kinds in the modules of ``package``, sorted by name."""
    modules = (
        importlib.import_module(f"{package.__name__}.{module.name}")
        for module in pkgutil.iter_modules(package.__path__)
    )
    groups = {
        kind.name: kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, MutationGroup) and kind.mutate.__module__ == module.__name__
    }
    return dict(sorted(groups.items()))
