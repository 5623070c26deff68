"""What a self-test of CTS finds out."""

from __future__ import annotations

from typing import Final

from nntest.result_file import ResultFormat
from nntest.self_test.results import SelfTestRun

__all__ = ["FORMAT", "SCHEMA", "SUITE"]

SCHEMA: Final = 1
SUITE: Final = "cts self-test"

FORMAT: Final = ResultFormat("cts self-test", SelfTestRun, SUITE, SCHEMA)
"""How such a file is read and checked."""
