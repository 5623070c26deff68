"""Results of a self-test of the stress tests."""

from __future__ import annotations

from typing import Final

from nntest.result_file import ResultFormat
from nntest.results import Outcome
from nntest.self_test.results import DefectResult as AnyDefectResult
from nntest.self_test.results import SelfTestRun as AnySelfTestRun

__all__ = ["FORMAT", "SCHEMA", "SUITE", "DefectResult", "SelfTestRun"]

SCHEMA: Final = 2
SUITE: Final = "mlts self-test"


class DefectResult(AnyDefectResult, frozen=True, kw_only=True):
    """One driver: SUCCESS when a stress test has ended as it must.

    With a defect that is with the right outcome and explanation; without one it is that none has
    failed. ``group`` is the mode, ``wanted`` the outcome that the defect must have.
    """

    wanted: Outcome | None = None

    @property
    def is_fair(self) -> bool:
        return self.wanted is Outcome.SUCCESS


class SelfTestRun(AnySelfTestRun, frozen=True, kw_only=True):
    """A self-test. ``parts`` are all stress modes."""

    cases: tuple[DefectResult, ...] = ()


FORMAT: Final = ResultFormat("mlts self-test", SelfTestRun, SUITE, SCHEMA)
"""Format of such a file: how it is read and checked."""
