"""Options of a run of any suite, from its command line."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from nnprocess.limits import Limits
from nntest.results import RunSettings
from nntest.runner.option_values import LISTED
from nntest.runner.selection import Selection
from nntest.runner.units import TimeLimits

__all__ = ["CASE_LIMIT_S", "SILENCE_LIMIT_S", "ClusterOptions", "RunOptions", "default_jobs"]

CASE_LIMIT_S: Final = 120.0
"""Time limit of one case. The slowest ones of the reference driver take a second."""

SILENCE_LIMIT_S: Final = 60.0
"""Time limit without a sign of life. Tests give one between their steps, so this is the limit of
one call.
"""

_CALLBACK_SHARE: Final = 0.8
"""Of the shorter limit: a driver that does not call back is found out before its test is killed."""


def default_jobs() -> int:
    """One for each processor that this process may use."""
    return len(os.sched_getaffinity(0))


@dataclass(frozen=True)
class ClusterOptions:
    """The address of a scheduler of dask's, and what each case needs of the worker that runs it."""

    scheduler: str
    resources: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class RunOptions:
    """``case_limit_s`` and ``silence_limit_s`` of 0 are no limits. ``order`` is what results call
    the order of the run's queue; ``budget_s`` is the time of the whole command since ``began_s``,
    a monotonic time. ``output`` is the folder of
    results, without it there is no journal. ``resume_anyway`` also resumes a run that is not the
    same any more. On a ``cluster`` there are as many jobs as it has room.

    ``driver`` is empty where only cases name drivers. ``isolated`` drivers have processes of their
    own beside that of the worker; ``threads`` is None for a driver's own number of them. With
    ``patient``, a driver that does not call back is waited for until its worker is out of time.
    """

    driver: str
    selection: Selection = field(default_factory=Selection)
    jobs: int = 1
    in_process: bool = False
    isolated: bool = True
    threads: int | None = None
    patient: bool = False
    cluster: ClusterOptions | None = None
    order: str = LISTED
    budget_s: float | None = None
    began_s: float = field(default_factory=time.monotonic, compare=False)
    retries: int = 0
    fail_fast: bool = False
    case_limit_s: float = CASE_LIMIT_S
    silence_limit_s: float = SILENCE_LIMIT_S
    expectations: Path | None = None
    output: Path | None = None
    resume: bool = False
    resume_anyway: bool = False
    history: Path | None = None
    limits: Limits = field(default_factory=Limits)

    @property
    def engine(self) -> str:
        """Engine that runs the cases."""
        if self.cluster is not None:
            return "dask"
        return "in-process" if self.in_process else "local"

    @property
    def time_limits(self) -> TimeLimits:
        return TimeLimits(unit_s=self.case_limit_s or None, silence_s=self.silence_limit_s or None)

    @property
    def callback_timeout_s(self) -> float | None:
        """Time to wait for a driver that is to call back."""
        if self.patient:
            return None
        limits = [limit for limit in (self.case_limit_s, self.silence_limit_s) if limit]
        return min(limits) * _CALLBACK_SHARE if limits else None

    def settings(self, *, resumed: int = 0, mixed: tuple[str, ...] = ()) -> RunSettings:
        """Return the settings for the results."""
        return RunSettings(
            engine=self.engine,
            jobs={"in-process": 1, "dask": 0}.get(self.engine, self.jobs),
            isolated=self.isolated and not self.in_process,
            filters=self.selection.filters,
            excludes=self.selection.excludes,
            shard=self.selection.shard,
            shuffle=self.selection.shuffle,
            repeat=self.selection.repeat,
            order=self.order,
            budget_s=self.budget_s,
            retries=self.retries,
            fail_fast=self.fail_fast,
            case_limit_s=self.case_limit_s,
            silence_limit_s=self.silence_limit_s,
            limit_memory_bytes=self.limits.address_space_bytes,
            limit_cpu_s=self.limits.cpu_s,
            limit_files=self.limits.open_files,
            resumed=resumed,
            mixed=mixed,
        )
