"""Results of fuzzing: how much was tried, and what was found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from nntest.result_types import Natural
from nntest.results import CaseResult, Outcome, RunSettings
from nntest.run_result import DriverRun
from vts.fuzz.findings import CRASH, HANG, OUT_OF_MEMORY, Attempt, Finding

__all__ = [
    "CALLS_SUITE",
    "SCHEMA",
    "SUITE",
    "FuzzCase",
    "FuzzRun",
    "FuzzSettings",
    "distinct",
    "outcome_of",
]

SCHEMA: Final = 2
SUITE: Final = "vts-fuzz"
CALLS_SUITE: Final = "vts-random-calls"
"""Random calls, whose results are of the same kind."""


class FuzzCase(CaseResult, frozen=True, kw_only=True):
    """A stretch of attempts. ``kept`` are those with answers that no earlier one had, or that
    reached code that no earlier one had, from which further ones were made. ``places`` are those of
    its code that the worker's driver had reached at the end; 0 where that is not measured.
    """

    attempts: Natural = 0
    prepared: Natural = 0
    steps: Natural = 0
    places: Natural = 0
    kept: tuple[Attempt, ...] = ()
    findings: tuple[Finding, ...] = ()


class FuzzSettings(RunSettings, frozen=True, kw_only=True):
    """Settings of the run."""

    seed: Natural = 0
    count: Natural = 0
    seconds: float = 0
    specs: str = ""
    earlier: Natural = 0
    """Attempts of earlier runs that this one began with."""


class FuzzRun(DriverRun, frozen=True, kw_only=True):
    """The whole of ``results.json``."""

    settings: FuzzSettings = FuzzSettings()
    cases: tuple[FuzzCase, ...] = ()

    @property
    def places(self) -> int:
        """Places of the driver's code that the worker which came furthest has reached; 0 where code
        coverage was not measured.
        """
        return max((case.places for case in self.cases), default=0)

    @property
    def attempts(self) -> dict[Outcome, int]:
        """Number of attempts by outcome."""
        counts = dict.fromkeys(Outcome, 0)
        for finding in self.findings:
            counts[outcome_of([finding])] += finding.seen
        passed = sum(case.attempts for case in self.cases) - sum(counts.values())
        return counts | {Outcome.SUCCESS: max(passed, 0)}

    @property
    def findings(self) -> list[Finding]:
        """One of each kind, as often as it was seen."""
        return distinct(finding for case in self.cases for finding in case.findings)


def distinct(findings: Iterable[Finding]) -> list[Finding]:
    """One finding of each name, that with the fewest steps; the most frequent first."""
    found: dict[str, Finding] = {}
    for finding in findings:
        before = found.setdefault(finding.name, finding)
        if before is not finding:
            small = min(before, finding, key=lambda each: len(each.attempt))
            seen = before.seen + finding.seen
            found[finding.name] = msgspec.structs.replace(small, seen=seen)
    return sorted(found.values(), key=lambda each: -each.seen)


def outcome_of(findings: Iterable[Finding]) -> Outcome:
    """Return the outcome of a stretch with these findings."""
    ways = {finding.how for finding in findings}
    if ways & {CRASH, OUT_OF_MEMORY}:
        return Outcome.CRASH
    if HANG in ways:
        return Outcome.HANG
    return Outcome.FAILURE if ways else Outcome.SUCCESS
