"""Blocked threads: a verdict from stacks and processor time about who waits for whom when a client
gets no answer.

A thread of the driver's process that is in the driver's own code and uses no processor time waits:
for a lock, a condition, a sleep. One that uses some works. Threads that are in nobody's code but
that of the service wait for the next call.
"""

from __future__ import annotations

import re
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from mlts.stress.client_page import Doing, Word
from mlts.stress.scheduling import schedule_of, since

if TYPE_CHECKING:
    from mlts.stress.served import ServedDriver
    from mlts.stress.watched_client import WatchedClient

__all__ = ["Evidence", "examine", "look", "threads_of", "verdict_of"]

_WATCH_S: Final = 0.5
"""For which processor time is watched."""

_BUSY_SHARE: Final = 0.05
"""Of a processor, above which the driver works. A machine with much else to do leaves it little."""

_SERVICE: Final = re.compile(
    r"/(nncli|nnhal|nnservice|nnprocess|nntest)/|/(threading|selectors|socket|queue|subprocess|weakref)\.py"
    r"|/concurrent/futures/"
)
"""Files that are no driver's. Our own reference driver is in none of these folders."""

_THREAD: Final = re.compile(r"^(Current thread|Thread) (\S+)")
_FRAME: Final = re.compile(r'^\s*File "([^"]+)", line (\d+) in (.+)$')


class Frame(NamedTuple):
    file: str
    line: int
    function: str

    def __str__(self) -> str:
        return f"{self.function} ({Path(self.file).name}:{self.line})"


class Evidence(NamedTuple):
    """Evidence from the driver's process: its threads' frames, innermost first, and the processor
    time they used.
    """

    threads: Sequence[Sequence[Frame]]
    busy: float
    """Processors in use."""
    lines: tuple[str, ...]


def look(served: ServedDriver, hung: Sequence[WatchedClient]) -> tuple[str, tuple[str, ...]]:
    """Return who waits for whom, and the stacks that say so."""
    driver = None
    evidence: list[str] = []
    if served.is_ours:
        driver = examine(served.pid, served.dump_stacks)
        evidence += [f"process {served.pid} of the driver:", *driver.lines]
    for client in hung:
        evidence.append(f"client {client.order.client}, which is {client.describe()}:")
        evidence += client.child.dump_stacks() if client.child else stacks_here()
    return verdict_of(hung, driver), tuple(evidence)


def threads_of(lines: Sequence[str]) -> list[list[Frame]]:
    """The frames of each thread, innermost first, of stacks as :mod:`faulthandler` writes them."""
    threads: list[list[Frame]] = []
    for line in lines:
        if _THREAD.match(line):
            threads.append([])
        elif (match := _FRAME.match(line)) and threads:
            threads[-1].append(Frame(match[1], int(match[2]), match[3]))
    return threads


def examine(pid: int, dump: Callable[[], tuple[str, ...]]) -> Evidence:
    """Watch a process for a moment."""
    before, begun = schedule_of(pid), time.monotonic_ns()
    time.sleep(_WATCH_S)
    used, _ = since(before, schedule_of(pid))
    took = time.monotonic_ns() - begun
    lines = dump()
    return Evidence(threads_of(lines), used / took, lines)


def verdict_of(hung: Sequence[WatchedClient], driver: Evidence | None) -> str:
    """Return who waits for whom, in one sentence."""
    waits = _waits(hung)
    if driver is None:
        return f"{waits}; nobody can look into the driver's process"
    inside = [thread for thread in driver.threads if any(map(_is_drivers, thread))]
    places = list(dict.fromkeys(str(next(filter(_is_drivers, thread))) for thread in inside))
    where = ", ".join(places[:4])
    if inside and driver.busy >= _BUSY_SHARE:
        return (
            f"driver busy: {waits}, while the driver works ({driver.busy:.1f} processors) "
            f"in {where}"
        )
    if inside:
        what = "driver deadlock" if len(inside) > 1 else "driver blocked"
        return (
            f"{what}: {waits}, and {len(inside)} call(s) wait inside the driver, none of which "
            f"runs: {where}"
        )
    if driver.busy >= _BUSY_SHARE:
        return f"driver busy: {waits}, and its process uses {driver.busy:.1f} processors"
    if _is_at_fence(hung):
        return f"fence never signaled: {waits}, and no call is inside the driver"
    return f"answer lost: {waits}, and no call is inside the driver"


def _waits(hung: Sequence[WatchedClient]) -> str:
    names = ", ".join(f"client {m.order.client} is {m.describe()}" for m in hung[:3])
    more = f" and {len(hung) - 3} more" if len(hung) > 3 else ""
    return f"{names}{more}"


def _is_at_fence(hung: Sequence[WatchedClient]) -> bool:
    """Whether every call that is open waits for a fence."""
    doings = [
        Doing(client.page.thread(number)[Word.DOING])
        for client in hung
        for number in range(client.order.threads)
    ]
    calls = [doing for doing in doings if doing.is_call]
    return bool(calls) and all(doing is Doing.WAITING_FOR_FENCE for doing in calls)


def _is_drivers(frame: Frame) -> bool:
    return not _SERVICE.search(frame.file) and not frame.file.startswith("<")


def stacks_here() -> tuple[str, ...]:
    """The stacks of all threads of this process, a line a frame, innermost first."""
    lines = []
    for identity, frame in sys._current_frames().items():
        lines.append(f"Thread {identity:#x} (most recent call first):")
        for entry in reversed(traceback.extract_stack(frame)):
            lines.append(f'  File "{entry.filename}", line {entry.lineno} in {entry.name}')
    return tuple(lines)
