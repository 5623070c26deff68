"""The self-test as the runner sees it: a case is a defect, or a part of the suite to be proved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from itertools import islice
from typing import ClassVar, Final

import msgspec

from nntest.groups.planned_tests import test_of
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.runner.watch import Watch
from nntest.self_test.results import DefectResult as AnyDefectResult
from nntest.self_test.suite import DefectSuite
from nntest.self_test.trials import Found, Subject, Trials
from vts.prioritization.matrix import load
from vts.self_test.control import CONTROL
from vts.self_test.defects import Defect, known_defects
from vts.self_test.order import likely_first
from vts.self_test.results import SUITE, DefectResult
from vts.suite import VtsSettings, VtsSuite
from vts.test_group import PlannedTest

__all__ = ["Part", "SelfTestSettings", "SelfTestSuite", "family_of"]

_MAX_TESTS: Final = 50
"""Tests of a group or family that are tried on one defect, when any defect will do."""

_CHANCES: Final = 3
"""Times that what has caught a defect before is tried: it may depend on the moment, and the other
tests take an hour."""

_CONTROL_TESTS: Final = 300
"""Tests that are run on the driver without defect: all small groups, and some of each kind."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A case of the self-test: all tests on one defect, or, without ``defect``, the tests of one
    group or corpus family on one defect after another, until one is caught.
    """

    defect: str = ""
    group: str = ""
    family: str = ""

    @property
    def id(self) -> str:
        return self.defect or f"{self.group or 'corpus'}/{self.family}".rstrip("/")

    def includes(self, test: PlannedTest) -> bool:
        """Whether ``test`` is to be tried."""
        in_group = not self.group or test.group == self.group
        return in_group and (not self.family or family_of(test) == self.family)


def family_of(test: PlannedTest) -> str:
    """The family of the own corpus that ``test`` takes its case from; empty for none."""
    return test.spec.partition("/")[0] if test.spec else ""


class SelfTestSettings(msgspec.Struct, frozen=True, kw_only=True):
    """No ``parts`` are all defects, each tried with everything.

    Only the ``tests`` of these ids are tried; none are all.
    With a ``hal_version`` the drivers show themselves by that version of the HAL. The defects are
    those of the module ``package``, by default all that are installed.
    """

    parts: tuple[Part, ...] = ()
    hal_version: str = ""
    package: str = ""
    tests: tuple[str, ...] = ()


class SelfTestSuite(DefectSuite[Defect, SelfTestSettings]):
    """Runs the suite on defects, each until its first failure."""

    name: ClassVar[str] = SUITE
    settings_type: ClassVar[type[SelfTestSettings]] = SelfTestSettings
    result_type: ClassVar[type[DefectResult]] = DefectResult
    preload: ClassVar[Sequence[str]] = (
        "vts.self_test.suite",
        "vts.test_runner",
        "vts.self_test.loaded_defects",
    )

    @cached_property
    def defects(self) -> dict[str, Defect]:
        return dict(known_defects(self.chosen.package))

    def known(self, name: str) -> Defect:
        """The defect ``name``, or the control, which is none."""
        return CONTROL if name == CONTROL.name else self.defects[name]

    @cached_property
    def tested(self) -> VtsSuite:
        """The suite that is tested, with its own corpus."""
        return VtsSuite(VtsSettings(quick=True))

    @cached_property
    def planned(self) -> dict[str, PlannedCase]:
        """Its tests by id, as the runner knows them."""
        return {case.id: case for case in self.tested.plan()}

    @cached_property
    def tests(self) -> list[PlannedTest]:
        """The same, as the suite knows them."""
        wanted = self.chosen.tests or self.planned
        return [test_of(self.planned[id]) for id in wanted if id in self.planned]

    @cached_property
    def _matrix(self) -> Sequence[tuple[PlannedTest, Sequence[str]]]:
        """Tests that have caught defects before, the quickest first, and the names of these."""
        matrix = load()
        names = [defect.name for defect in matrix.defects]
        tests = {test.id: test for test in self.tests}
        return [
            (tests[row.id], [names[n] for n in row.catches if names[n] in self.defects])
            for row in sorted(matrix.tests, key=lambda row: row.cost_us)
            if row.id in tests
        ]

    def catches(self, part: Part) -> Mapping[str, Sequence[PlannedTest]]:
        """Tests of ``part`` that have caught defects before, the quickest first, by the names of
        the defects.
        """
        found: dict[str, list[PlannedTest]] = {}
        for test, names in self._matrix:
            for name in names if part.includes(test) else ():
                found.setdefault(name, []).append(test)
        return found

    def ordered(self, name: str, part: Part) -> Iterator[PlannedTest]:
        """The tests of ``part``, those first that have caught the defect ``name`` before."""
        before = self.catches(part).get(name, ())
        yield from [*before] * _CHANCES
        tried = {test.id for test in before}
        tests = filter(part.includes, self.tests)
        for test in likely_first(tests, self.defects[name].operations):
            if test.id not in tried:
                yield test

    def target(self, defect: Defect) -> str:
        version = self.chosen.hal_version
        return f"{defect.target}@{version}" if version else defect.target

    def defect_of(self, case: PlannedCase) -> str:
        return _part(case).defect

    def plan(self) -> Sequence[PlannedCase]:
        parts = list(self.chosen.parts) or [Part(defect=name) for name in self.defects]
        control = Part(defect=CONTROL.name)
        if parts[0].defect and control not in parts:  # parts of the suite have their turn after it
            parts.append(control)
        return [PlannedCase(id=part.id, payload=msgspec.msgpack.encode(part)) for part in parts]

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        with self.trials(drivers, watch) as trials:
            yield _DefectRunner(self, trials)

    def trials(self, drivers: Drivers, watch: Watch) -> Trials:
        """Trials of tests on drivers that run as the own one of ``drivers`` does."""
        return Trials(Subject(self.tested, CONTROL.target), drivers.own, watch)

    def subject(self, name: str) -> Subject:
        """The driver with the defect ``name``."""
        return Subject(self.tested, self.target(self.known(name)))

    def cases(self, tests: Iterable[PlannedTest]) -> Iterator[PlannedCase]:
        """Return ``tests`` as the runner knows them."""
        return (self.planned[test.id] for test in tests)


def _part(case: PlannedCase) -> Part:
    return msgspec.msgpack.decode(case.payload, type=Part)


class _DefectRunner(CaseRunner):
    """Runs tests on a driver with a defect until one fails."""

    def __init__(self, suite: SelfTestSuite, trials: Trials) -> None:
        self._suite = suite
        self._trials = trials

    def run(self, case: PlannedCase) -> AnyDefectResult:
        part = _part(case)
        if part.defect == CONTROL.name:
            return self._control(case)
        total, name, found = 0, part.defect, Found(0)
        for name, tests in self._attempts(part):
            found = self._first_failure(name, tests)
            total += found.tests
            if found.failure is not None:
                break
        return self._result(case, name, found._replace(tests=total))

    def _first_failure(self, name: str, tests: Iterable[PlannedTest]) -> Found:
        return self._trials.first_failure(self._suite.subject(name), self._suite.cases(tests))

    def _result(self, case: PlannedCase, name: str, found: Found) -> AnyDefectResult:
        result = self._suite.tried(case, name, found)
        if found.failure is None:
            return result
        family = family_of(test_of(self._suite.planned[found.failure.id]))
        return msgspec.structs.replace(result, family=family)

    def _control(self, case: PlannedCase) -> AnyDefectResult:
        """SUCCESS where no test fails."""
        tests = likely_first(self._suite.tests, ())[:_CONTROL_TESTS]
        found = self._first_failure(CONTROL.name, tests)
        result = self._result(case, CONTROL.name, found)
        if found.failure is None and not found.false_alarms:
            return msgspec.structs.replace(result, outcome=Outcome.SUCCESS, why="")
        reason = "a driver without any defect is caught"
        return msgspec.structs.replace(result, outcome=Outcome.FAILURE, why=reason)

    def _attempts(self, part: Part) -> Iterator[tuple[str, Iterable[PlannedTest]]]:
        """Defects to try, each with tests: what has caught a defect before comes first."""
        if part.defect:
            yield part.defect, self._suite.ordered(part.defect, part)
            return
        yield from self._suite.catches(part).items()
        for name in self._suite.defects:
            yield name, islice(self._suite.ordered(name, part), _MAX_TESTS)
