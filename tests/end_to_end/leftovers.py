"""What a run may not leave behind: processes, descriptors, memory objects, threads, files."""

from __future__ import annotations

import gc
import os
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

__all__ = ["Snapshot", "processes_with"]


class Snapshot:
    """What this process holds, and what is in a folder."""

    def __init__(self, folder: Path) -> None:
        gc.collect()
        self._held = Counter(
            [
                *_descriptors(),
                *_memory_objects(),
                *(f"thread {thread.name}" for thread in threading.enumerate()),
                *(f"file {path.relative_to(folder)}" for path in folder.rglob("*")),
            ]
        )

    def __sub__(self, before: Snapshot) -> list[str]:
        """What is here and was not before, sorted."""
        return sorted((self._held - before._held).elements())


def processes_with(mark: str, *, children: bool = True) -> list[str]:
    """Processes, but for this one, whose environment has ``mark``; with ``children`` those of this
    process too, also zombies.
    """
    found = []
    for pid in filter(str.isdecimal, os.listdir("/proc")):
        with suppress(OSError):
            is_meant = mark.encode() in Path("/proc", pid, "environ").read_bytes()
            is_meant = is_meant or (children and _parent(pid) == os.getpid())
            if is_meant and int(pid) != os.getpid():
                found.append(f"process {pid}: {Path('/proc', pid, 'stat').read_text()[:60]}")
    return found


def _parent(pid: str) -> int:
    return int(Path("/proc", pid, "stat").read_text().rpartition(") ")[2].split()[1])


def _descriptors() -> Iterator[str]:
    for fd in os.listdir("/proc/self/fd"):
        with suppress(OSError):
            # Sockets and pipes by their kind: their numbers say nothing.
            yield f"descriptor {os.readlink(f'/proc/self/fd/{fd}').partition('[')[0]}"


def _memory_objects() -> Iterator[str]:
    for line in Path("/proc/self/maps").read_text().splitlines():
        if "/memfd:" in line or "/dev/shm" in line:
            yield f"mapping {line.split(maxsplit=5)[5]}"
