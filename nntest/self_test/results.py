"""Results of a self-test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from nntest.result_types import Natural
from nntest.results import CaseResult, Outcome, SuiteRun

__all__ = ["DefectResult", "Part", "SelfTestRun", "caught_by", "share_of"]


class DefectResult(CaseResult, frozen=True, kw_only=True):
    """One defect: SUCCESS when a test has failed because of it.

    ``test`` is the first such test, of the part ``group`` of the suite; ``test_outcome`` and
    ``test_reason`` are how it ended. ``tests`` counts how many were run by then. Of ``tried`` tests
    of the same part, that one among them, ``failing`` fail; 0 of 0 where no more were run.
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
    failing: Natural = 0
    tried: Natural = 0

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
    def idle(self) -> Sequence[Part]:
        """Parts that catch nothing."""
        return [part for part in self.parts if not part.by]


def caught_by(cases: Iterable[DefectResult]) -> Counter[str]:
    """Count how many defects each group of tests has caught first."""
    return Counter(case.group for case in cases if case.is_caught and not case.is_fair)


def share_of(case: DefectResult) -> str:
    """``7 of 21``: how many of the tests that were tried catch a defect; empty where one was."""
    return f"{case.failing} of {case.tried}" if case.tried else ""
