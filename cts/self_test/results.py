"""Results of a self-test of CTS."""

from __future__ import annotations

from typing import Final

from nntest.result_file import ResultFormat
from nntest.self_test.results import SelfTestRun

__all__ = ["FORMAT", "SCHEMA", "SUITE"]

SCHEMA: Final = 2
SUITE: Final = "cts self-test"

FORMAT: Final = ResultFormat("cts self-test", SelfTestRun, SUITE, SCHEMA)
"""Format of such a file: how it is read and checked."""
