"""The values of the options that a run has in every suite, as given.

Imports nothing that is slow to import.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nnprocess.limits import Limits

__all__ = ["LISTED", "ChoiceValues", "RunValues", "silence_within"]

LISTED: Final = "listed"
"""The order of a run whose cases come as the suite lists them, or shuffled."""

_MEBIBYTE: Final = 1 << 20

_SILENCES_IN_A_BUDGET: Final = 4
_LEAST_SILENCE_S: Final = 10.0


def silence_within(budget_s: float, limit_s: float) -> float:
    """Limit of a case's silence in a run of ``budget_s`` seconds, ``limit_s`` in other runs.

    It is a quarter of the time at most, so a driver that hangs is found while there is time.
    """
    return min(limit_s, max(_LEAST_SILENCE_S, budget_s / _SILENCES_IN_A_BUDGET))


@dataclass(frozen=True, kw_only=True)
class ChoiceValues:
    """Options that choose cases."""

    filters: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    shard: str | None = None
    shuffle: int | None = None
    repeat: int = 1


@dataclass(frozen=True, kw_only=True)
class RunValues(ChoiceValues):
    """Options that choose cases, and how to run them. ``jobs`` and ``order`` are None for the
    suite's default.
    """

    jobs: int | None = None
    engine: str = "local"
    scheduler: str | None = None
    worker_resources: tuple[str, ...] = ()
    in_process: bool = False
    order: str | None = None
    budget: float | None = None
    retries: int = 0
    fail_fast: bool = False
    timeout: float = 0
    silence: float = 0
    expectations: Path | None = None
    output: Path | None = None
    resume: bool = False
    resume_anyway: bool = False
    history: Path | None = None
    limit_memory: int | None = None
    limit_cpu: float | None = None
    limit_files: int | None = None

    @property
    def limits(self) -> Limits:
        """Return the limits of a driver's process; the kernel counts whole seconds."""
        from nnprocess.limits import Limits

        return Limits(
            address_space_bytes=self.limit_memory * _MEBIBYTE if self.limit_memory else None,
            cpu_s=math.ceil(self.limit_cpu) if self.limit_cpu else None,
            open_files=self.limit_files,
        )
