"""The zygote's children: their start, and their end with all that they had started."""

from __future__ import annotations

import os
import signal
import time
import warnings
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from nnprocess import child_start, descriptors, linux, log
from nnprocess.messages import Fork

__all__ = ["Children", "Nursling"]

PATIENCE_S: Final = 2.0
"""With orphans that do not die of SIGKILL (they hang in the kernel), before the end of the child
that left them is told all the same."""

WAIT_S: Final = 0.002
"""Between two looks at whether the last descendants are dead."""


@dataclass(eq=False)
class Nursling:
    """A child, as the zygote knows it.

    ``ending`` is a pipe's end to which its wait status is written. ``left`` is filled when it has
    ended: its wait status, and until when its orphans are waited for.
    """

    pid: int
    log: int
    stacks: int
    ending: int
    left: tuple[int, float] | None = field(default=None)

    def signal(self, number: int) -> None:
        """Give it a signal; SIGKILL goes to all of its process group.

        It is not reaped yet, so its id is its own.
        """
        if self.left is not None:
            return
        if number == signal.SIGKILL:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, number)
        # Also after SIGKILL: it may be so young that it has no group of its own.
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def tell_end(self) -> None:
        """To whoever has asked for it, and is perhaps gone."""
        assert self.left is not None
        with suppress(OSError):
            os.write(self.ending, self.left[0].to_bytes(4, "little"))
        descriptors.close_all((self.ending, self.log, self.stacks))


class Children:
    """Forks children and reaps them.

    Every child adopts the orphans among its descendants, and the zygote adopts what a child leaves
    behind. So a process that the zygote has adopted has lost its child, and is killed; what that
    one leaves behind comes to the zygote in turn, until nothing is left.
    """

    def __init__(self) -> None:
        self._known: dict[int, Nursling] = {}
        self._left: list[Nursling] = []
        linux.reap_orphans()

    def __bool__(self) -> bool:
        return bool(self._known or self._left)

    def fork(self, request: Fork, fds: Sequence[int]) -> tuple[Nursling, int]:
        """A new child, and the pipe that will tell its end. Raises OSError."""
        told, ending = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        output, stacks = log.create(), log.create("stacks")
        parent = os.getpid()
        with warnings.catch_warnings():
            # Threads of OpenBLAS: it stops them before a fork and starts them anew after.
            warnings.filterwarnings("ignore", ".* is multi-threaded", DeprecationWarning)
            pid = os.fork()
        if pid == 0:
            child_start.live(request, output, stacks, fds, parent)
        child = Nursling(pid, output, stacks, ending)
        self._known[pid] = child
        return child, told

    def reap(self) -> list[Nursling]:
        """The children that have ended, with all that they had started."""
        for pid, status in _ended():
            child = self._known.pop(pid, None)
            if child is not None:
                child.left = (status, time.monotonic() + PATIENCE_S)
                self._left.append(child)
        orphans = linux.children_of(os.getpid()) - self._known.keys() if self._left else set()
        _kill(orphans)
        gone = [child for child in self._left if not orphans or _is_overdue(child)]
        self._left = [child for child in self._left if child not in gone]
        return gone

    def look_after(self) -> None:
        """Keep the logs short."""
        for child in self._known.values():
            log.shorten(child.log)

    def end_all(self) -> None:
        """Kill every descendant, and wait for it."""
        deadline = time.monotonic() + PATIENCE_S
        for child in self._known.values():
            child.signal(signal.SIGKILL)
        while time.monotonic() < deadline and (left := linux.children_of(os.getpid())):
            _kill(left)
            if not list(_ended()):
                time.sleep(WAIT_S)


def _ended() -> Iterator[tuple[int, int]]:
    """Process id and wait status of each child that has ended, adopted ones too."""
    while True:
        try:
            found = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:
            return
        if found is None:
            return
        # Its group is killed before it is reaped: until then nobody else can have its id.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(found.si_pid, signal.SIGKILL)
        yield os.waitpid(found.si_pid, 0)


def _kill(pids: Iterable[int]) -> None:
    for pid in pids:
        # It has ended, or runs as somebody else.
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)


def _is_overdue(child: Nursling) -> bool:
    return child.left is not None and time.monotonic() > child.left[1]
