"""What a process holds at a moment: descriptors, mappings, threads, memory.

Source: proc(5). ``maps`` has a line for each mapping; those of files, which shared memory is too,
have an inode. ``RssAnon`` and ``RssShmem`` are memory that is the process's own doing.
"""

from __future__ import annotations

import ctypes
import gc
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from vts.groups.base import Failed, Skipped

if TYPE_CHECKING:
    from vts.groups.base import Context

__all__ = ["Usage", "check_returns", "fresh", "usage_of"]

_ATTEMPTS: Final = 3
"""A leak grows every time; what a process sets aside for later does not."""

_INODE: Final = 4
"""Place of the inode in a line of ``maps``."""


class Usage(NamedTuple):
    """What a process holds; ``memory`` in bytes."""

    descriptors: int
    mappings: int
    threads: int
    memory: int

    def __sub__(self, other: Usage) -> Usage:
        return Usage(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))


def usage_of(pid: int) -> Usage:
    """What the process ``pid`` holds now. Raises OSError when it cannot be looked at."""
    folder = Path("/proc") / str(pid)
    maps = (folder / "maps").read_text().splitlines()
    status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
    memory = sum(int(status[name].split()[0]) for name in ("RssAnon", "RssShmem"))
    return Usage(
        descriptors=len(os.listdir(folder / "fd")),
        mappings=sum(line.split()[_INODE] != "0" for line in maps),
        threads=int(status["Threads"]),
        memory=memory * 1024,
    )


def check_returns(
    context: Context,
    what: str,
    act: Callable[[], None],
    *,
    rounds: int,
    bytes_each: int,
    warm_up: int = 8,
) -> None:
    """Raises Failed if the driver's process holds more and more with every ``rounds`` of ``act``.

    More is half a descriptor, mapping or thread, or half of ``bytes_each``, for each round.
    """
    limits = Usage(rounds // 2, rounds // 2, rounds // 2, rounds * bytes_each // 2)
    for _ in range(warm_up):
        act()
    for _ in range(_ATTEMPTS):
        before = _settled(context)
        for _ in range(rounds):
            act()
            context.alive()
        growth = _settled(context) - before
        if all(grown <= limit for grown, limit in zip(growth, limits, strict=True)):
            return
    raise Failed(
        f"{what}: after {rounds} more of them the driver's process holds {_text(growth, limits)}, "
        f"and so each of {_ATTEMPTS} times; what a client releases is to be freed"
    )


def _text(growth: Usage, limits: Usage) -> str:
    grown = {
        name: value
        for name, value, limit in zip(Usage._fields, growth, limits, strict=True)
        if value > limit
    }
    return " and ".join(
        f"{value / 1024:.0f} KiB more memory" if name == "memory" else f"{value} more {name}"
        for name, value in grown.items()
    )


def fresh(context: Context) -> None:
    """Make what a process keeps visible in what it holds.

    Memory that was freed before would be used first. A new process has none; this one gives it
    back.
    """
    if context.driver.isolated:
        context.driver.restart()


def _trim() -> None:
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc has it
    if trim is not None:
        trim(0)


def _settled(context: Context) -> Usage:
    """What the driver's process holds when it has destroyed what was released."""
    gc.collect()
    context.driver.settle()
    if not context.driver.isolated:
        _trim()
    process = context.driver.process
    if process is None and context.driver.isolated:
        raise Skipped("the driver's process is not one that this run has started")
    try:
        return usage_of(os.getpid() if process is None else process.pid)
    except OSError as error:
        raise Skipped(f"the driver's process cannot be looked at: {error}") from error
