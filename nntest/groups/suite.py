"""Suites of test groups as the runner sees them: what is tested, from the index of a corpus."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, TypeVar

from nntest.cases.index import Index, index_of
from nntest.failure import Failure
from nntest.groups.planned_tests import planned_case, test_of
from nntest.groups.registry import GroupRegistry
from nntest.groups.results import GroupedCase
from nntest.groups.settings import GroupedSettings
from nntest.groups.test_group import AnyTestGroup, PlannedTest, may_begin
from nntest.results import Outcome
from nntest.runner.selection import first_parts, literal_start
from nntest.runner.suite import ChosenSuite, PlannedCase

__all__ = ["GENERAL", "GroupedSuite"]

GENERAL: Final = "general"
"""The group that executes every case of a corpus, and the only one of a user's corpus."""

_Settings = TypeVar("_Settings", bound=GroupedSettings)


class GroupedSuite(ChosenSuite[_Settings]):
    """The chosen test groups over a corpus.

    ``progress`` is called for each spec that is read while planning, and of how many. Tests of
    groups that none of the globs ``filters`` can match are not even planned.
    """

    result_type: ClassVar[type[GroupedCase]]
    settings_type: ClassVar[type[GroupedSettings]] = GroupedSettings
    counts_not_run: ClassVar[bool] = True

    def __init__(
        self,
        chosen: _Settings,
        progress: Callable[[int, int], None] = lambda done, total: None,
        filters: Sequence[str] = (),
    ) -> None:
        super().__init__(chosen)
        self._progress = progress
        self._filtered = first_parts(filters)
        self._starts = tuple(map(literal_start, filters)) if self._filtered else ()

    @property
    @abstractmethod
    def registry(self) -> GroupRegistry[Any]:
        """All test groups."""

    @cached_property
    def index(self) -> Index:
        """The cases of the corpus. Raises SpecError where there is no spec."""
        return index_of(self.chosen.root, self._progress, self._is_wanted)

    def _is_wanted(self, folder: str) -> bool:
        """Whether planning needs the cases of ``folder``: other groups than the general one choose
        among all.
        """
        starts = [start.partition("/") for start in self._starts]
        others = [group for group, _, _ in starts if group != GENERAL]
        return not starts or bool(others) or may_begin((rest for *_, rest in starts), folder)

    @cached_property
    def groups(self) -> Sequence[AnyTestGroup]:
        """The groups whose tests are planned. Raises UnknownGroup."""
        asked = self.registry.named(self.chosen.groups) if self.chosen.groups else None
        if not self._filtered:
            return asked or self.registry.named(())
        filtered = self.registry.named(self._filtered)
        return filtered if asked is None else [group for group in asked if group in filtered]

    @property
    def is_complete(self) -> bool:
        return not self._filtered and len(self.groups) == len(self.registry.groups)

    def reductions(self) -> Sequence[str]:
        said = []
        if self.chosen.groups and not self.is_complete:
            names = [group.name for group in self.registry.named(self.chosen.groups)]
            known = len(self.registry.groups)
            said.append(f"{len(names)} of {known} test groups: {', '.join(names)}")
        if self.chosen.groups and not self.chosen.thorough and self._represents():
            said.append("of cases that differ in values only, one stands for all in most groups")
        if self.chosen.quick:
            said.append("each case of the group general executed once, not in every way")
        return said

    def _represents(self) -> bool:
        """Whether a chosen group may have one test for several cases of the corpus."""
        return any(test.spec and test.group != GENERAL for test in self.tests())

    def plan(self) -> Sequence[PlannedCase]:
        """Raises UnknownGroup, and SpecError where there is no spec."""
        contents = self.index.contents
        return [planned_case(test, contents.get(test.spec, "")) for test in self.tests()]

    def tests(self) -> Iterator[PlannedTest]:
        """The tests of the chosen groups."""
        for group in self.groups:
            folder = f"{group.name}/"
            starts = [s[len(folder) :] for s in self._starts if s.startswith(folder)] or [""]
            cases, thorough = self.index.cases, self.chosen.thorough
            yield from group.tests_under(starts, cases, thorough=thorough)

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> GroupedCase:
        test = test_of(case)
        return self.result_type(
            id=case.id,
            outcome=outcome,
            why=why,
            evidence=tuple(evidence),
            group=test.group,
            folder=test.folder,
            operations=test.operations,
            tested=test.tested,
            types=test.types,
            purpose=test.purpose,
        )
