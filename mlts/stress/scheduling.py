"""Scheduling of the threads of a process: how long they had a processor, and waited for one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

__all__ = ["Schedule", "schedule_of", "since", "waiting_share"]

Schedule = Mapping[str, tuple[int, int]]
"""Schedule by thread: nanoseconds on a processor, and runnable without one."""


def schedule_of(pid: int) -> Schedule:
    """Return the schedule of the threads that there are now; empty for a process that is gone."""
    return dict(_threads(pid))


def since(before: Schedule, now: Schedule) -> tuple[int, int]:
    """Return what all threads together had since ``before``, except those that have ended."""
    ran = waited = 0
    for thread, (on, off) in now.items():
        first_on, first_off = before.get(thread, (0, 0))
        ran += on - first_on
        waited += off - first_off
    return ran, waited


def waiting_share(before: Schedule, now: Schedule) -> float:
    """Nanoseconds of waiting for a processor for each nanosecond on one."""
    ran, waited = since(before, now)
    return waited / ran if ran > 0 else 0.0


def _threads(pid: int) -> Iterator[tuple[str, tuple[int, int]]]:
    try:
        tasks = [*Path(f"/proc/{pid}/task").iterdir()]
    except OSError:
        return
    for task in tasks:
        try:
            ran, waited, *_ = (task / "schedstat").read_text().split()
        except (OSError, ValueError):  # it has ended, or the kernel does not count
            continue
        yield task.name, (int(ran), int(waited))
