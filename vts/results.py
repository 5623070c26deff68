"""The result of ``vts run``: what all suites of test groups have, under VTS's name."""

from __future__ import annotations

from typing import Final

from nntest.groups.results import GroupedCase, GroupedRun, folded, problems, unfolded
from nntest.result_file import ResultFormat

__all__ = ["FORMAT", "SCHEMA", "SUITE", "VtsCase", "VtsRun"]

SCHEMA: Final = 4
"""Version of the format; grows whenever a reader of the older format would misread the newer."""

SUITE: Final = "vts"
"""Name of this suite in results."""


class VtsCase(GroupedCase, frozen=True, kw_only=True):
    """One test of a driver by the HAL's calls."""


class VtsRun(GroupedRun, frozen=True, kw_only=True):
    """A run of VTS."""

    cases: tuple[VtsCase, ...] = ()


FORMAT: Final = ResultFormat("vts run", VtsRun, SUITE, SCHEMA, problems, folded, unfolded)
"""Format of such a file: how it is read and checked."""
