"""The values of the options of ``mlts stress``, as given. Imports nothing slow to import."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from nntest.runner.option_values import RunValues

__all__ = ["StressOptions"]


@dataclass(frozen=True, kw_only=True)
class StressOptions(RunValues):
    """Options of ``mlts stress``; ``kill_rate`` in percent."""

    modes: tuple[str, ...]
    drivers: tuple[str, ...]
    filter_driver: str | None
    include_nnapi_reference: bool
    nnapi_reference_only: bool
    assets: Path | None
    models: tuple[str, ...]
    profile: str
    duration: float | None
    threads: int | None
    processes: int | None
    kill_rate: float | None
    seed: int
    json_file: Path | None
    open_page: bool
    quiet: bool

    @property
    def needs_workers(self) -> bool:
        """Whether cases are run by worker processes on this machine."""
        return self.engine == "local" and not self.in_process
