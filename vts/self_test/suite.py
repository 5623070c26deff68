"""The self-test as the runner sees it: a case is a defect, or a part of the suite to be proved."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Final, cast

import msgspec

from nntest.groups.planned_tests import test_of
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.self_test.results import DefectResult as AnyDefectResult
from nntest.self_test.suite import DefectSuite
from vts.self_test.defects import Defect, known_defects
from vts.self_test.order import likely_first
from vts.self_test.results import SUITE, DefectResult
from vts.suite import VtsSettings, VtsSuite

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import DriverUnderTest
    from nntest.runner.watch import Watch
    from vts.results import VtsCase
    from vts.test_group import PlannedTest

__all__ = ["Part", "SelfTestSettings", "SelfTestSuite", "family_of", "hung"]

_PATIENCE_S: Final = 10.0
"""A driver that does not answer a call for so long hangs. No test of the suite takes as long on a
driver that works, and every defect of this kind costs as much."""

_MAX_TESTS: Final = 150
"""Tests of a group or family that are tried on one defect, when any defect will do."""


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

    With a ``hal_version`` the drivers show themselves by that version of the HAL.
    """

    parts: tuple[Part, ...] = ()
    hal_version: str = ""


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
        return dict(known_defects())

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
        return [test_of(case) for case in self.planned.values()]

    def target(self, defect: Defect) -> str:
        version = self.chosen.hal_version
        return f"{defect.target}@{version}" if version else defect.target

    def defect_of(self, case: PlannedCase) -> str:
        return _part(case).defect

    def plan(self) -> Sequence[PlannedCase]:
        parts = self.chosen.parts or [Part(defect=name) for name in self.defects]
        return [PlannedCase(id=part.id, payload=msgspec.msgpack.encode(part)) for part in parts]

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        yield _DefectRunner(self, drivers.own, watch)


def _part(case: PlannedCase) -> Part:
    return msgspec.msgpack.decode(case.payload, type=Part)


class _DefectRunner(CaseRunner):
    """Runs tests on a driver with a defect until one fails."""

    def __init__(self, suite: SelfTestSuite, driver: DriverUnderTest, watch: Watch) -> None:
        self._suite = suite
        self._driver = driver
        self._watch = watch

    def run(self, case: PlannedCase) -> AnyDefectResult:
        part = _part(case)
        names = [part.defect] if part.defect else self._by_likelihood(part)
        tests, caught, failure = 0, "", None
        for name in names:
            more, failure = self._first_failure(name, part)
            tests += more
            if failure is not None:
                caught = name
                break
        if failure is None:
            return self._suite.missed(case, tests)
        result = self._suite.caught(case, caught, failure.group, failure, tests)
        family = family_of(test_of(self._suite.planned[failure.id]))
        return msgspec.structs.replace(result, family=family)

    def _by_likelihood(self, part: Part) -> list[str]:
        """All defects that ``part`` may catch, the likely ones first.

        A family catches what is wrong with its operations, a group what is wrong with the driver.
        """
        used = {
            name for test in self._suite.tests if part.includes(test) for name in test.operations
        }
        defects = self._suite.defects.values()
        near = [defect.name for defect in defects if used & {*defect.operations}]
        general = [defect.name for defect in defects if not defect.operations]
        return [*near, *general] if part.family else [*general, *near]

    def _first_failure(self, name: str, part: Part) -> tuple[int, VtsCase | None]:
        defect = self._suite.defects[name]
        most = None if part.defect else _MAX_TESTS
        tests = filter(part.includes, self._suite.tests)
        chosen = list(islice(likely_first(tests, defect.operations), most))
        driver = self._driver.other(self._suite.target(defect), callback_timeout_s=_PATIENCE_S)
        with driver, self._suite.tested.open(Drivers.only(driver), self._watch) as runner:
            for number, test in enumerate(chosen, 1):
                self._watch.alive()
                with _Impatience(driver) as impatience:
                    result = cast("VtsCase", runner.run(self._suite.planned[test.id]))
                if result.outcome.is_bad:
                    return number, hung(result) if impatience.has_ended_it else result
        return len(chosen), None


def hung(result: VtsCase) -> VtsCase:
    """``result`` of a test whose driver the self-test has ended because it did not answer: its own
    SIGKILL is no death of the driver's.
    """
    reason = f"no answer within {_PATIENCE_S:g} s; the self-test ended the driver's process"
    return msgspec.structs.replace(result, outcome=Outcome.HANG, reason=reason, evidence=())


class _Impatience:
    """Ends the driver's process when a test takes too long; the call under way then fails."""

    def __init__(self, driver: DriverUnderTest) -> None:
        self._driver = driver
        self._timer = threading.Timer(_PATIENCE_S, self._end)
        self._timer.daemon = True
        self.has_ended_it = False

    def _end(self) -> None:
        process = self._driver.process
        if process is not None:
            self.has_ended_it = True
            process.kill()

    def __enter__(self) -> _Impatience:
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
