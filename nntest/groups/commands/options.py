"""Option values of suites of test groups, as given. Imports nothing that is slow to import."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from nntest.runner.option_values import ChoiceValues, RunValues

__all__ = ["ListOptions", "RunOptions"]


@dataclass(frozen=True, kw_only=True)
class ListOptions(ChoiceValues):
    """Options that choose tests."""

    specs: Path | None = None
    groups: str | None = None
    thorough: bool = False


@dataclass(frozen=True, kw_only=True)
class RunOptions(RunValues, ListOptions):
    """Options of ``run``."""

    driver: str = "reference"
    quick: bool = False
    caches: Path | None = None
    json_file: Path | None = None
    quiet: bool = False
