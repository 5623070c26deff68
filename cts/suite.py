"""CTS as the runner sees it: what is tested, on which drivers, and what runs a test."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

import msgspec

from cts.group_registry import GROUPS
from cts.model_files import ModelFiles
from cts.results import SUITE, CtsCase
from cts.settings import CtsSettings
from cts.test_group import FileTestGroup, Subject, TestGroup
from nntest.failure import Failure
from nntest.groups.planned_tests import planned_case
from nntest.groups.registry import GroupRegistry
from nntest.groups.suite import GroupedSuite
from nntest.groups.test_group import PlannedTest
from nntest.results import Outcome
from nntest.runner.suite import CaseRunner, PlannedCase

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["TOGETHER", "CtsSuite"]

TOGETHER = "together"
"""Stands behind the id of a test of all drivers at once."""


class CtsSuite(GroupedSuite[CtsSettings]):
    """The chosen test groups over a corpus, on the chosen drivers.

    A run with several drivers has no driver of its own: a case names the one it is about, and those
    without are about the runtime, or about all drivers together.
    """

    name: ClassVar[str] = SUITE
    result_type: ClassVar[type[CtsCase]] = CtsCase
    settings_type: ClassVar[type[CtsSettings]] = CtsSettings
    preload: ClassVar[Sequence[str]] = ("cts.suite", "cts.test_runner")
    limits_answers: ClassVar[bool] = True

    @property
    def registry(self) -> GroupRegistry[TestGroup]:
        return GROUPS

    @cached_property
    def files(self) -> ModelFiles:
        """The networks of the assets."""
        return ModelFiles(self.chosen.assets)

    def plan(self) -> Sequence[PlannedCase]:
        """Raises UnknownGroup, SpecError where there is no spec, AssetsNotFound."""
        contents = self.index.contents
        of_corpus = [planned_case(test, contents.get(test.spec, "")) for test in super().tests()]
        of_files = [
            planned_case(test, self.files.digest(test.name.rpartition("/")[2]))
            for test in self._tests_of_files()
        ]
        return [case for planned in (*of_corpus, *of_files) for case in self._of_drivers(planned)]

    def tests(self) -> Iterator[PlannedTest]:
        yield from super().tests()
        yield from self._tests_of_files()

    def _tests_of_files(self) -> Iterator[PlannedTest]:
        for group in self.groups:
            if isinstance(group, FileTestGroup):
                yield from group.tests_of_files(sorted(self.files.paths))

    def _of_drivers(self, case: PlannedCase) -> Iterator[PlannedCase]:
        drivers = self.chosen.drivers
        if len(drivers) < 2 or GROUPS.of(case.id).subject is Subject.RUNTIME:
            yield case
            return
        for driver in drivers:
            # A name may be a path, and the parts of an id are separated by slashes.
            id = f"{case.id}@{driver.replace('/', '_')}"
            yield msgspec.structs.replace(case, id=id, driver=driver)
        yield msgspec.structs.replace(case, id=f"{case.id}@{TOGETHER}")

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> CtsCase:
        result = super().result(case, outcome, why, evidence)
        assert isinstance(result, CtsCase)
        alone = len(self.chosen.drivers) == 1
        is_about_runtime = GROUPS.of(result.group).subject is Subject.RUNTIME
        own = self.chosen.drivers[0] if alone and not is_about_runtime else ""
        return msgspec.structs.replace(result, driver=case.driver or own)

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from cts.test_runner import TestRunner
        from nntest.driver_log import driver_log

        with driver_log() as log, _planted(self.chosen.fault):
            yield TestRunner(self, self.files, self.chosen.drivers, drivers, log, watch.alive)


def _planted(fault: str) -> AbstractContextManager[object]:
    if not fault:
        return nullcontext()
    from cts.faults.catalogue import planted

    return planted(fault)
