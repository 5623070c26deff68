"""Result of a survey: how each driver did, by operation and type, and where they disagree."""

from __future__ import annotations

from typing import Final

import msgspec

from nncli.enums import StrEnum
from nntest.result_types import Natural
from nntest.results import Outcome

__all__ = [
    "SCHEMA",
    "SUITE",
    "Cell",
    "Disagreement",
    "DriverCause",
    "Opinion",
    "Row",
    "Survey",
    "SurveyedDriver",
    "Verdict",
]

SCHEMA: Final = 1
SUITE: Final = "vts survey"


class Verdict(StrEnum):
    """Verdict of the drivers that ran a test, together, on the values that it expects.

    Each vendor has one vote, since its drivers share code: for the test, if any of them passes it.
    The reference driver has none: who wrote it wrote the tests.
    """

    SUSPECT = "suspect"
    """Several vendors, all against: look at the test first."""
    SPLIT = "split"
    """Some for and some against, and no majority for."""
    CONFIRMED = "confirmed"
    """A majority for."""
    ALONE = "alone"
    """One vendor at most, against all others."""


class SurveyedDriver(msgspec.Struct, frozen=True, kw_only=True):
    """A driver: what the user typed, what it says of itself, and how it did.

    ``vendor`` is the first part of the HAL's service name, ``{VENDOR}-{DEVICE}``; empty for the
    reference driver, which has no vote.
    """

    name: str
    device: str = ""
    version: str = ""
    hal_version: str = ""
    vendor: str = ""
    totals: dict[Outcome, Natural] = {}
    false_claims: Natural = 0
    """Failures of models that the driver claims and then does not prepare or execute."""
    causes: tuple[DriverCause, ...] = ()


class DriverCause(msgspec.Struct, frozen=True, kw_only=True):
    """One cause of a driver's failures, as the page of its run has it."""

    title: str
    tests: Natural
    notes: tuple[str, ...]
    example: str
    reason: str
    repeat: str


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """Result of one driver for one operation with one type. A false claim is not ``wrong``, too."""

    right: Natural = 0
    wrong: Natural = 0
    false_claims: Natural = 0
    crashed: Natural = 0
    hung: Natural = 0
    refused: Natural = 0

    @property
    def failed(self) -> int:
        return self.wrong + self.false_claims + self.crashed + self.hung

    @property
    def ran(self) -> int:
        return self.right + self.failed


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """An operation with a type. ``cells`` are in the order of the survey's drivers; a test of
    several operations counts for none.
    """

    operation: str
    type: str
    cells: tuple[Cell, ...]


class Opinion(msgspec.Struct, frozen=True, kw_only=True):
    """Opinion of one driver on a test: ``actual`` is its value where ``expected`` is expected, of
    the element that is furthest off; both are empty where it gave no wrong value.
    """

    driver: str
    outcome: Outcome
    reason: str = ""
    place: str = ""
    expected: str = ""
    actual: str = ""


class Disagreement(msgspec.Struct, frozen=True, kw_only=True):
    """A test at which a driver fails that others may pass; drivers that refused it are left out."""

    id: str
    operations: tuple[str, ...]
    types: tuple[str, ...]
    verdict: Verdict
    opinions: tuple[Opinion, ...]


class Survey(msgspec.Struct, frozen=True, kw_only=True):
    """A survey. ``disagreements`` has suspects first."""

    schema: int = SCHEMA
    suite: str = SUITE
    version: str = ""
    command: str = ""
    started: str = ""
    specs: str = ""
    specs_sha256: str = ""
    reductions: tuple[str, ...] = ()
    tests: Natural = 0
    drivers: tuple[SurveyedDriver, ...] = ()
    rows: tuple[Row, ...] = ()
    disagreements: tuple[Disagreement, ...] = ()

    @property
    def not_run(self) -> int:
        """Tests of all drivers that had no turn."""
        return sum(driver.totals.get(Outcome.NOT_RUN, 0) for driver in self.drivers)

    def of(self, verdict: Verdict) -> list[Disagreement]:
        """The disagreements that end so."""
        return [each for each in self.disagreements if each.verdict is verdict]
