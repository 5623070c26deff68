"""The self-test as the runner sees it: a case is a driver, which stress modes are run on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final, cast

import msgspec

from mlts.self_test.defects import Defect, known_defects
from mlts.self_test.judgment import shortfall
from mlts.self_test.results import SUITE, DefectResult
from mlts.stress.assignments import StressPlan
from mlts.stress.modes import MODES
from mlts.stress.outcome import is_unjudged
from mlts.stress.results import StressCase, StressSettings
from mlts.stress.suite import StressSuite
from nntest.results import Outcome
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.self_test.results import DefectResult as AnyDefectResult
from nntest.self_test.suite import DefectSuite

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["Part", "SelfTestSettings", "SelfTestSuite"]

_PROFILE: Final = "quick"

_TRIALS: Final = 3
"""Of a test that a busy machine leaves without judgment."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A case of the self-test: all modes of one driver, or, without ``defect``, one mode on one
    defect after another, until one is caught.
    """

    defect: str = ""
    mode: str = ""

    @property
    def id(self) -> str:
        return self.defect or f"mode/{self.mode}"


class SelfTestSettings(msgspec.Struct, frozen=True, kw_only=True):
    """No ``parts`` are all drivers. ``seed`` is that of every stress test."""

    parts: tuple[Part, ...] = ()
    seed: int = 0


class SelfTestSuite(DefectSuite[Defect, SelfTestSettings]):
    """Runs stress tests on drivers with a defect, each until its first failure, and on drivers
    without a fault.
    """

    name: ClassVar[str] = SUITE
    settings_type: ClassVar[type[SelfTestSettings]] = SelfTestSettings
    result_type: ClassVar[type[DefectResult]] = DefectResult
    preload: ClassVar[Sequence[str]] = (
        "mlts.self_test.suite",
        "mlts.self_test.loaded_defects",
        *StressSuite.preload,
    )

    @cached_property
    def defects(self) -> Mapping[str, Defect]:
        return dict(known_defects())

    @property
    def modes(self) -> Sequence[str]:
        """All stress modes, each of which must catch a defect."""
        return list(MODES)

    def stress(self, defect: Defect, mode: str) -> StressSuite:
        """The stress tests of ``mode`` on a driver with ``defect``."""
        settings = StressSettings(profile=_PROFILE, modes=(mode,), seed=self.chosen.seed)
        return StressSuite(StressPlan(drivers=(self.target(defect),), settings=settings))

    def defect_of(self, case: PlannedCase) -> str:
        return _part(case).defect

    def plan(self) -> Sequence[PlannedCase]:
        parts = self.chosen.parts or [Part(defect=name) for name in self.defects]
        return [PlannedCase(id=part.id, payload=msgspec.msgpack.encode(part)) for part in parts]

    def about(self, result: AnyDefectResult, name: str) -> AnyDefectResult:
        known = super().about(result, name)
        return msgspec.structs.replace(known, wanted=Outcome(self.defects[name].outcome))

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        yield _DefectRunner(self, drivers, watch)


def _part(case: PlannedCase) -> Part:
    return msgspec.msgpack.decode(case.payload, type=Part)


class _DefectRunner(CaseRunner):
    """Runs stress tests on a driver until one fails."""

    def __init__(self, suite: SelfTestSuite, drivers: Drivers, watch: Watch) -> None:
        self._suite = suite
        self._drivers = drivers
        self._watch = watch

    def run(self, case: PlannedCase) -> AnyDefectResult:
        part = _part(case)
        told: list[str] = []
        for name in self._candidates(part):
            defect = self._suite.defects[name]
            for result in self._results(defect, (part.mode,) if part.mode else defect.modes):
                told.append(_in_a_line(result))
                if result.outcome.is_bad:
                    return self._told(case, name, result, len(told))
                if self._watch.is_stopped:
                    return self._suite.result(case, Outcome.NOT_RUN, "the run was interrupted")
        return self._unbroken(case, part, told)

    def _candidates(self, part: Part) -> list[str]:
        if part.defect:
            return [part.defect]
        defects = self._suite.defects.values()
        return [d.name for d in defects if not d.is_fair and part.mode in d.modes]

    def _results(self, defect: Defect, modes: Sequence[str]) -> Iterator[StressCase]:
        for mode in modes:
            suite = self._suite.stress(defect, mode)
            with suite.open(self._drivers, self._watch) as runner:
                for planned in suite.plan():
                    for _ in range(_TRIALS):
                        self._watch.alive()
                        result = cast("StressCase", runner.run(planned))
                        if not is_unjudged(result) or self._watch.is_stopped:
                            break
                    yield result

    def _told(
        self, case: PlannedCase, name: str, failure: StressCase, tests: int
    ) -> AnyDefectResult:
        """What a stress test that has failed says of the driver ``name``."""
        place = failure.id.removesuffix(f"/{failure.driver}")
        failure = msgspec.structs.replace(failure, id=place)
        caught = self._suite.caught(case, name, failure.mode, failure, tests)
        wrong = shortfall(failure, self._suite.defects[name])
        if not wrong:
            return caught
        return msgspec.structs.replace(
            caught, outcome=Outcome.FAILURE, why=wrong, evidence=failure.evidence
        )

    def _unbroken(self, case: PlannedCase, part: Part, told: Sequence[str]) -> AnyDefectResult:
        """No test has failed; ``told`` is what each has told instead."""
        result = self._suite.missed(case, len(told))
        if part.defect and self._suite.defects[part.defect].is_fair:
            result = msgspec.structs.replace(result, outcome=Outcome.SUCCESS, why="")
        return msgspec.structs.replace(result, evidence=tuple(told))


def _in_a_line(result: StressCase) -> str:
    """What a stress test has done, for whoever wonders why it has not failed."""
    grown = [
        f"{series.name} {series.values[0]} to {series.values[-1]} {series.unit}".rstrip()
        for series in result.series
        if series.values
    ]
    did = f"{result.inferences} inferences, {result.compilations} preparations"
    reason = f" ({result.reason})" if result.reason else ""
    return "; ".join([f"{result.id}: {result.outcome}{reason}", did, *grown])
