"""Results of a self-test of VTS."""

from __future__ import annotations

from typing import Final

from nntest.result_file import ResultFormat
from nntest.self_test.results import DefectResult as AnyDefectResult
from nntest.self_test.results import SelfTestRun as AnySelfTestRun
from vts.self_test.control import CONTROL

__all__ = ["FORMAT", "SCHEMA", "SUITE", "DefectResult", "SelfTestRun"]

SCHEMA = 2
SUITE = "vts self-test"


class DefectResult(AnyDefectResult, frozen=True, kw_only=True):
    """One defect: SUCCESS when a test has failed because of it, whose case is of ``family``.

    The control has no defect: there SUCCESS is that no test has failed.
    """

    family: str = ""

    @property
    def is_fair(self) -> bool:
        return self.id == CONTROL.name


class SelfTestRun(AnySelfTestRun, frozen=True, kw_only=True):
    """A self-test. ``parts`` are all test groups and families of the corpus."""

    cases: tuple[DefectResult, ...] = ()


FORMAT: Final = ResultFormat("vts self-test", SelfTestRun, SUITE, SCHEMA)
"""Format of such a file: how it is read and checked."""
