"""The result of ``cts run``: what all suites of test groups have, and where answers came from."""

from __future__ import annotations

from typing import Final

from nntest.groups.results import GroupedCase, GroupedRun, folded, problems, unfolded
from nntest.result_file import ResultFormat

__all__ = ["FORMAT", "SCHEMA", "SUITE", "CtsCase", "CtsRun"]

SCHEMA: Final = 3
"""Version of the format; grows whenever a reader of the older format would misread the newer."""

SUITE: Final = "cts"
"""Name of this suite in results."""


class CtsCase(GroupedCase, frozen=True, kw_only=True):
    """One test of drivers through the runtime.

    ``driver`` is the driver that it was about, empty where it was about the runtime alone or about
    all drivers of the run together. ``fallbacks`` say which answers came from the CPU instead of a
    driver, and why; a test that succeeds with any had the right answer, but not from the driver.
    """

    driver: str = ""
    fallbacks: tuple[str, ...] = ()


class CtsRun(GroupedRun, frozen=True, kw_only=True):
    """A run of CTS. With several drivers their names, and what they say of themselves, are joined
    by `` + ``.
    """

    cases: tuple[CtsCase, ...] = ()


FORMAT: Final = ResultFormat("cts run", CtsRun, SUITE, SCHEMA, problems, folded, unfolded)
"""Format of such a file: how it is read and checked."""
