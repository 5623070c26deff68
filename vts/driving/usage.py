"""Usage of a process at a moment: descriptors, mappings, threads, memory.

Source: proc(5). ``maps`` has a line for each mapping; those of files, which shared memory is too,
have an inode. ``RssAnon`` and ``RssShmem`` are memory that is the process's own doing, and so is
``VmSwap``, what was anonymous and the kernel has put elsewhere.

A leak goes on. What else lets a process grow comes to an end: an allocator takes more arenas, a
pool more threads. Both can grow by the same amount while it lasts, so that no limit for once tells
them apart; here growth must go on for longer and longer.
"""

from __future__ import annotations

import ctypes
import gc
import os
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from nnhal.registry import is_served
from vts.test_group import Failed, Skipped

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import DriverUnderTest

__all__ = ["ROUNDS", "Usage", "check_returns", "fresh", "held", "settled", "usage_of"]

_PROCESSES: Final = Path("/proc")

_GOES: Final = (1, 1, 1, 2, 4, 4)
"""How many times the rounds of a test each go has. One go without growth ends it: a driver that
frees everything seldom needs a second one."""

_GROSS: Final = 6
"""Growth of so many times the limit is a leak after :data:`_GROSS_GOES`; to go on until the process
has no descriptor left would only change what the test says."""

_GROSS_GOES: Final = 3

ROUNDS: Final = 24
"""Rounds of most tests: what is left behind each time stands out, and none takes longer than
seconds."""

_ROUNDS_A_HANDLE: Final = 8
"""A descriptor, mapping or thread for so many rounds is a leak. They are counted exactly, but some
are on their way while they are counted."""

_INODE: Final = 4
"""Place of the inode in a line of ``maps``."""

_MEMORY: Final = ("RssAnon", "RssShmem", "VmSwap")


class Usage(NamedTuple):
    """Usage of a process; ``memory`` in bytes."""

    descriptors: int
    mappings: int
    threads: int
    memory: int

    def __sub__(self, other: Usage) -> Usage:
        return Usage(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))

    def over(self, limits: Usage, times: int = 1) -> frozenset[str]:
        """Names of the fields that are more than ``times`` those of ``limits``."""
        fields = zip(self._fields, self, limits, strict=True)
        return frozenset(name for name, value, limit in fields if value > times * limit)


def usage_of(pid: int) -> Usage:
    """Return what the process ``pid`` holds now. Raises OSError when it cannot be looked at."""
    folder = _PROCESSES / str(pid)
    maps = (folder / "maps").read_text().splitlines()
    status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
    memory = sum(int(status[name].split()[0]) for name in _MEMORY)
    return Usage(
        descriptors=len(os.listdir(folder / "fd")),
        mappings=sum(line.split()[_INODE] != "0" for line in maps),
        threads=int(status["Threads"]),
        memory=memory * 1024,
    )


def check_returns(
    driver: DriverUnderTest,
    alive: Callable[[], None],
    what: str,
    act: Callable[[], None],
    *,
    bytes_each: int,
    rounds: int = ROUNDS,
    warm_up: int = 8,
) -> None:
    """Raises Failed if the driver's process holds more and more with every ``rounds`` of ``act``.

    That is when the same thing grows in every go, and in proportion: by an eighth of a descriptor,
    mapping or thread, or half of ``bytes_each``, for each round. Skipped for a process that cannot
    be looked at.
    """
    handles = rounds // _ROUNDS_A_HANDLE
    limits = Usage(handles, handles, handles, rounds * bytes_each // 2)
    for _ in range(warm_up):
        act()
    first = settled(driver)
    last, growing, gross = first, frozenset(Usage._fields), frozenset(Usage._fields)
    for number, times in enumerate(_GOES, 1):
        _repeat(alive, act, times * rounds)
        now = settled(driver)
        growing &= (now - last).over(limits, times)
        gross &= (now - last).over(limits, times * _GROSS)
        last = now
        if not growing:
            return
        if gross and number >= _GROSS_GOES:
            break
    goes = _GOES[:number]
    raise Failed(
        "process_grows",
        f"{what}: after {sum(goes) * rounds} more of them the driver's process holds "
        f"{_text(last - first, growing)}; it has grown in each of {len(goes)} goes, by as much "
        f"again for each of them. What a client releases is to be freed",
    )


def _repeat(alive: Callable[[], None], act: Callable[[], None], rounds: int) -> None:
    for _ in range(rounds):
        act()
        alive()


def _text(growth: Usage, names: Collection[str]) -> str:
    return " and ".join(
        f"{value / 1024:.0f} KiB more memory" if name == "memory" else f"{value} more {name}"
        for name, value in zip(growth._fields, growth, strict=True)
        if name in names
    )


def fresh(driver: DriverUnderTest) -> None:
    """Make what a process keeps visible in what it holds.

    Memory that was freed before would be used first. A new process has none; this one gives it
    back.
    """
    if driver.isolated:
        driver.restart()


def _trim() -> None:
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc has it
    if trim is not None:
        trim(0)


def settled(driver: DriverUnderTest) -> Usage:
    """Usage of the driver's process when it has destroyed what was released. Raises Skipped for
    a process that cannot be looked at.
    """
    gc.collect()
    if not driver.isolated:
        _trim()
    return held(driver)


def held(driver: DriverUnderTest) -> Usage:
    """The same, but that this process may still hold what it needs no more."""
    driver.settle()
    process = driver.process
    if process is None and (driver.isolated or is_served(driver.name)):
        raise Skipped("the driver's process is not one that this run has started")
    try:
        return usage_of(os.getpid() if process is None else process.pid)
    except OSError as error:
        raise Skipped(f"the driver's process cannot be looked at: {error}") from error
