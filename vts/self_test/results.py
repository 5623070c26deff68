"""What a self-test finds out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from nnhal.input_file import Format
from nntest.result_file import ResultFormat
from nntest.result_types import Natural
from nntest.results import CaseResult, Outcome, RunResult

__all__ = ["FORMAT", "SCHEMA", "SUITE", "DefectResult", "SelfTestRun", "Part", "caught_by"]

SCHEMA = 1
SUITE = "vts self-test"


class DefectResult(CaseResult, frozen=True, kw_only=True):
    """One defect: SUCCESS when a test has failed because of it.

    ``test`` is the first such test, ``test_outcome`` and ``test_reason`` how it ended; ``tests``
    counts how many were run by then.
    """

    defect: str = ""
    area: str = ""
    summary: str = ""
    target: str = ""
    group: str = ""
    family: str = ""
    test: str = ""
    test_outcome: Outcome | None = None
    test_reason: str = ""
    tests: Natural = 0

    @property
    def is_caught(self) -> bool:
        return self.outcome is Outcome.SUCCESS


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the suite, and whether it has caught anything: ``by`` is the defect, if any."""

    kind: str
    """``group`` or ``family``."""
    name: str
    by: str = ""


class SelfTestRun(RunResult, frozen=True, kw_only=True):
    """A self-test. ``parts`` are all test groups and families of the corpus."""

    version: str
    parts: tuple[Part, ...]
    cases: tuple[DefectResult, ...]

    @property
    def idle(self) -> Sequence[Part]:
        """Parts that catch nothing."""
        return [part for part in self.parts if not part.by]


FORMAT: Final = ResultFormat(
    Format("a result of vts self-test", remedy="give the self-test.json that it wrote"),
    type=SelfTestRun,
    suite=SUITE,
    schema=SCHEMA,
)
"""How such a file is read and checked."""


def caught_by(cases: Iterable[DefectResult]) -> Counter[str]:
    """How many defects each test group has caught first."""
    return Counter(case.group for case in cases if case.is_caught)
