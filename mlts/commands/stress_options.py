"""The values of the options of ``mlts stress``, as given. Imports nothing slow to import."""

from __future__ import annotations

from dataclasses import dataclass

from mlts.commands.options import CommonOptions, InputOptions

__all__ = ["StressOptions"]


@dataclass(frozen=True, kw_only=True)
class StressOptions(CommonOptions, InputOptions):
    """Options of ``mlts stress``; ``words`` are modes and models, ``kill_rate`` is in percent."""

    words: tuple[str, ...]
    duration: float | None
    threads: int | None
    processes: int | None
    kill_rate: float | None

    @property
    def needs_workers(self) -> bool:
        """Whether cases are run by worker processes on this machine."""
        return self.engine == "local" and not self.in_process
