"""Processor time: what a backend's work cost, however long it had to wait for a processor.

A latency is wall-clock time, as a user sees it. On a machine that does other work as well, that
includes waiting, which need not strike both backends of a ratio alike. Processor time does not
wait. Where the two disagree, the latencies are not judged.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mlts.results import ProcessorTime, Ratio, finite

__all__ = [
    "MAX_DISAGREEMENT",
    "MAX_STALL",
    "ProcessorClock",
    "Work",
    "processor_time",
    "refusal",
    "used_by",
]

ProcessorClock = Callable[[int], int]
"""Nanoseconds of processor time of this process and of the process with an id, 0 for none."""

MAX_DISAGREEMENT: Final = 1.5
"""Ratio by wall clock over ratio by processor time, or the other way round, from which neither is
believed on a busy machine. Chosen, not measured: only time spent waiting tells the two apart."""

MAX_STALL: Final = 1.25
"""Wall clock over processor time of work on one thread from which the machine counts as busy:
TF Lite's kernels never sleep, so what is missing was somebody else's turn."""

_CPUCLOCK_SCHED: Final = 2
"""Kind of clock that counts what the scheduler gave (``include/linux/posix-timers.h``)."""


def used_by(also: int = 0) -> int:
    """Processor time of all threads of this process, and of process ``also`` where not 0, in ns.

    A process that is gone, or a system without such clocks, adds nothing.
    """
    own = time.process_time_ns()
    if not also:
        return own
    try:
        return own + time.clock_gettime_ns((~also << 3) | _CPUCLOCK_SCHED)
    except OSError:
        return own


@dataclass
class Work:
    """Turns of a backend: what they took by either clock, the harness's own part included."""

    inferences: int = 0
    elapsed_ns: int = 0
    processor_ns: int = 0

    def add(self, inferences: int, elapsed_ns: int, processor_ns: int) -> None:
        """Another turn."""
        self.inferences += inferences
        self.elapsed_ns += elapsed_ns
        self.processor_ns += processor_ns

    @property
    def stall(self) -> float:
        """Wall clock over processor time; 1 on one thread that never waits. 0 if unknown."""
        return self.elapsed_ns / self.processor_ns if self.processor_ns > 0 else 0.0


def processor_time(
    mean_ns: float, ours: Work, ratio: Ratio | None, baseline: Work | None
) -> ProcessorTime | None:
    """Return the processor time as it stands in the results; None where it was not measured.

    :param mean_ns: mean latency, by wall clock as ``ratio`` is

    A latency is too short for the processor's clock, which is read around a turn: its share of
    the turn's processor time is taken to be that of the turn's wall-clock time.
    """
    if not ours.stall:
        return None
    found = None
    if ratio and baseline and baseline.stall:
        found = finite(ratio.value * baseline.stall / ours.stall)
    return ProcessorTime(per_inference_ns=mean_ns / ours.stall, stall=ours.stall, ratio=found)


def refusal(ours: Work, baseline: Work, *, works_here: bool) -> str:
    """Explain why the ratio of two latencies cannot be judged; empty where it can.

    A driver that waits for its accelerator, or that has more threads than TF Lite, has another
    ratio by processor time on a quiet machine too. So there must be signs of a busy one: TF Lite
    itself had to wait, or the driver, where it does all its work on processors in this process
    (``works_here``).
    """
    if not ours.stall or not baseline.stall:
        return ""
    disagreement = ours.stall / baseline.stall
    if 1 / MAX_DISAGREEMENT <= disagreement <= MAX_DISAGREEMENT:
        return ""
    if max(baseline.stall, ours.stall if works_here else 0) <= MAX_STALL:
        return ""
    return (
        f"not judged: machine busy; by wall clock and by processor time the ratios to TF Lite "
        f"differ by a factor of {max(disagreement, 1 / disagreement):.1f}"
    )
