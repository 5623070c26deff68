"""Results of a self-test of CTS."""

from __future__ import annotations

from typing import Final

from nncli.input_file import Format
from nntest.result_file import ResultFormat
from nntest.self_test.results import DefectResult as AnyDefectResult
from nntest.self_test.results import SelfTestRun as AnySelfTestRun

__all__ = ["FORMAT", "SCHEMA", "SUITE", "DefectResult", "SelfTestRun"]

SCHEMA: Final = 2
SUITE: Final = "cts self-test"


class DefectResult(AnyDefectResult, frozen=True, kw_only=True):
    """One fault of the runtime, or driver with a defect: SUCCESS when a test of the group that is
    there for it has failed.
    """


class SelfTestRun(AnySelfTestRun, frozen=True, kw_only=True):
    """A self-test. ``parts`` are all test groups."""

    cases: tuple[DefectResult, ...]


FORMAT: Final = ResultFormat(
    Format("a result of cts self-test", remedy="give the self-test.json that it wrote"),
    type=SelfTestRun,
    suite=SUITE,
    schema=SCHEMA,
)
"""Format of such a file: how it is read and checked."""
