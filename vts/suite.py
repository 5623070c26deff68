"""VTS as the runner sees it: what is tested, and what runs a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

import msgspec

from nntest.data_folders import OWN_SPECS
from nntest.results import Outcome
from nntest.runner.suite import CaseRunner, PlannedCase, Suite
from vts.case_index import Index, index_of
from vts.group_registry import all_groups, groups_named
from vts.planned_tests import folder_of, planned_case, test_of
from vts.results import SUITE, VtsCase
from vts.settings import VtsSettings
from vts.test_group import PlannedTest

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["OWN_SPECS", "VtsSettings", "VtsSuite"]


class VtsSuite(Suite):
    """The chosen test groups over a corpus.

    ``progress`` is told of each spec that is read while planning, and of how many.
    """

    name: ClassVar[str] = SUITE
    result_type: ClassVar[type[VtsCase]] = VtsCase
    preload: ClassVar[Sequence[str]] = ("vts.suite", "vts.test_runner")

    def __init__(
        self,
        chosen: VtsSettings,
        progress: Callable[[int, int], None] = lambda done, total: None,
    ) -> None:
        self.chosen = chosen
        self._progress = progress

    @classmethod
    def of(cls, settings: bytes) -> VtsSuite:
        return cls(msgspec.msgpack.decode(settings, type=VtsSettings))

    @property
    def settings(self) -> bytes:
        return msgspec.msgpack.encode(self.chosen)

    @cached_property
    def index(self) -> Index:
        """The cases of the corpus. Raises SpecError where there is no spec."""
        return index_of(self.chosen.root, self._progress)

    @property
    def is_complete(self) -> bool:
        return len(groups_named(self.chosen.groups)) == len(all_groups())

    def reductions(self) -> Sequence[str]:
        said = []
        if not self.is_complete:
            names = [group.name for group in groups_named(self.chosen.groups)]
            said.append(f"{len(names)} of {len(all_groups())} test groups: {', '.join(names)}")
        if not self.chosen.thorough and any(name != "general" for name in self.chosen.groups):
            said.append("of cases that differ in values only, one stands for all in most groups")
        if self.chosen.quick:
            said.append("each case of the group general executed once, not in every way (--quick)")
        return said

    def plan(self) -> Sequence[PlannedCase]:
        """Raises UnknownGroup, and SpecError where there is no spec."""
        contents = self.index.contents
        return [planned_case(test, contents.get(test.spec, "")) for test in self._tests()]

    def _tests(self) -> Iterator[PlannedTest]:
        for group in groups_named(self.chosen.groups):
            yield from group.tests(self.index.cases, thorough=self.chosen.thorough)

    def result(
        self, case: PlannedCase, outcome: Outcome, reason: str, evidence: Sequence[str] = ()
    ) -> VtsCase:
        test = test_of(case)
        return VtsCase(
            id=case.id,
            outcome=outcome,
            reason=reason,
            evidence=tuple(evidence),
            group=test.group,
            folder=folder_of(test),
            operations=test.operations,
            types=test.types,
        )

    @contextmanager
    def _opened(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from nntest.driver_log import driver_log
        from vts.test_runner import TestRunner

        with driver_log() as log:
            yield TestRunner(self, drivers.own, log, watch.alive)

    def open(self, drivers: Drivers, watch: Watch) -> AbstractContextManager[CaseRunner]:
        return self._opened(drivers, watch)
