"""The result of ``vts run``: what all suites of test groups have, under VTS's name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from nntest.groups.results import GroupedCase, GroupedRun, result_format

__all__ = ["FORMAT", "SCHEMA", "SUITE", "VtsCase", "VtsRun", "load"]

SCHEMA: Final = 3
"""Version of the format; grows whenever a reader of the older format would misread the newer."""

SUITE: Final = "vts"
"""How results call this suite."""


class VtsCase(GroupedCase, frozen=True, kw_only=True):
    """One test of a driver by the HAL's calls."""


class VtsRun(GroupedRun, frozen=True, kw_only=True):
    """A run of VTS."""

    cases: tuple[VtsCase, ...] = ()


FORMAT: Final = result_format(SUITE, VtsRun, SCHEMA)
"""How such a file is read and checked."""


def load(path: Path) -> VtsRun:
    """Read what ``vts run`` wrote. Raises ResultsUnreadable."""
    return FORMAT.read(path)
