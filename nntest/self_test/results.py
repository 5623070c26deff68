"""Results of a self-test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from nntest.result_types import Natural
from nntest.results import CaseResult, Outcome, SuiteRun

__all__ = ["DefectResult", "Part", "SelfTestRun", "caught_by"]


class DefectResult(CaseResult, frozen=True, kw_only=True):
    """One defect: SUCCESS when a test has failed because of it.

    ``test`` is the first such test, of the part ``group`` of the suite; ``test_outcome`` and
    ``test_reason`` are how it ended. ``tests`` counts how many were run by then. ``false_alarms``
    are tests that failed, too, but fail without the defect as well.
    """

    defect: str = ""
    area: str = ""
    summary: str = ""
    target: str = ""
    group: str = ""
    test: str = ""
    test_outcome: Outcome | None = None
    test_reason: str = ""
    tests: Natural = 0
    false_alarms: tuple[str, ...] = ()

    @property
    def is_caught(self) -> bool:
        return self.outcome is Outcome.SUCCESS

    @property
    def is_fair(self) -> bool:
        """Whether the driver has no defect: then SUCCESS is that no test has failed."""
        return False


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the suite, and whether it has caught anything: ``by`` is the defect, if any."""

    kind: str
    """``group`` or ``family`` of VTS, ``mode`` of the stress tests."""
    name: str
    by: str = ""


class SelfTestRun(SuiteRun, frozen=True, kw_only=True):
    """A self-test. ``parts`` are all parts of the suite that must catch something."""

    parts: tuple[Part, ...] = ()
    cases: tuple[DefectResult, ...] = ()

    @property
    def is_good(self) -> bool:
        """Whether everything is caught, by every part, and nothing that is no defect."""
        is_caught = all(case.is_caught for case in self.cases)
        return is_caught and not self.idle and not self.false_alarms

    @property
    def false_alarms(self) -> Sequence[str]:
        """Tests that fail without the defect, too, for which they were tried."""
        return sorted({id for case in self.cases for id in case.false_alarms})

    @property
    def idle(self) -> Sequence[Part]:
        """Parts that catch nothing."""
        return [part for part in self.parts if not part.by]


def caught_by(cases: Iterable[DefectResult]) -> Counter[str]:
    """Count how many defects each group of tests has caught first."""
    return Counter(case.group for case in cases if case.is_caught and not case.is_fair)
