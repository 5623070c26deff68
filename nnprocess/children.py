"""The zygote's children: their start, and their end with all that they had started."""

from __future__ import annotations

import errno
import os
import select
import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from nnprocess import child_start, descriptors, guardian, linux, log
from nnprocess.messages import Fork

__all__ = ["Children", "Nursling"]

PATIENCE_S: Final = 2.0
"""Time to wait for orphans that do not die of SIGKILL (they hang in the kernel) before the end of
the child that left them is reported all the same.
"""

BIRTH_S: Final = 10.0
"""Time limit for a guardian to fork."""

WAIT_S: Final = 0.002
"""Interval between two looks at whether the last descendants are dead."""


@dataclass(eq=False)
class Nursling:
    """A child, as the zygote knows it.

    ``ending`` is a pipe's end to which its wait status is written. ``left`` is filled when it has
    ended: its wait status, and until when its orphans are waited for. ``guard`` is its guardian,
    if it has one: then that is the zygote's own child.
    """

    pid: int
    log: int
    stacks: int
    ending: int
    guard: Guard | None = None
    left: tuple[int, float] | None = field(default=None)

    @property
    def own(self) -> int:
        """The process that the zygote has forked itself."""
        return self.pid if self.guard is None else self.guard.pid

    def signal(self, number: int) -> None:
        """Give it a signal; SIGKILL goes to all of its process group.

        It is not reaped yet, so its id is its own. A guardian ends by itself, and tells how its
        child has.
        """
        if self.left is not None:
            return
        if number == signal.SIGKILL:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, number)
        # Also after SIGKILL: it may be so young that it has no group of its own.
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def defend(self) -> None:
        """Kill it where it has stopped its guardian, which would wait for ever."""
        if self.guard is None or not self.guard.is_stopped():
            return
        log.append(self.log, "[this process has stopped its parent, and is killed]")
        os.kill(self.guard.pid, signal.SIGKILL)
        self.signal(signal.SIGKILL)

    def tell_end(self) -> None:
        """Send the end to the process that has asked for it, which may be gone."""
        assert self.left is not None
        with suppress(OSError):
            os.write(self.ending, self.left[0].to_bytes(4, "little"))
        descriptors.close_all((self.ending, self.log, self.stacks))


class Guard:
    """The guardian of a child: process ``pid``, which reports to the pipe ``report``."""

    def __init__(self, pid: int, report: int, is_visible: bool) -> None:
        self.pid = pid
        self.is_visible = is_visible
        self._report = report

    @classmethod
    def reported(cls, pid: int, report: int) -> tuple[int, Guard]:
        """The child of a new guardian, and the guardian. Raises OSError when it has none."""
        poll = select.poll()
        poll.register(report, select.POLLIN)
        ready = poll.poll(BIRTH_S * 1e3)
        birth = os.read(report, guardian.BIRTH.size) if ready else b""
        if not birth:
            os.close(report)
            os.kill(pid, signal.SIGKILL)
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        child, namespaced = guardian.BIRTH.unpack(birth)
        return child, cls(pid, report, not namespaced)

    def is_stopped(self) -> bool:
        """Whether it was stopped, which is reported once."""
        if not self.is_visible:
            return False
        try:
            return os.waitid(os.P_PID, self.pid, os.WSTOPPED | os.WNOHANG) is not None
        except ChildProcessError:  # it has ended, and is reaped next
            return False

    def end(self, status: int) -> int:
        """The wait status of its child; its own, ``status``, where it was killed before."""
        told = os.read(self._report, guardian.END.size)
        os.close(self._report)
        return int(guardian.END.unpack(told)[0]) if told else status


class Children:
    """Forks children and reaps them.

    Every child adopts the orphans among its descendants, and the zygote adopts what a child leaves
    behind. So a process that the zygote has adopted has lost its child, and is killed; what that
    one leaves behind comes to the zygote in turn, until nothing is left.
    """

    def __init__(self, *, namespaced: bool) -> None:
        self._known: dict[int, Nursling] = {}
        self._left: list[Nursling] = []
        self._namespaced = namespaced
        linux.reap_orphans()

    def __bool__(self) -> bool:
        return bool(self._known or self._left)

    def fork(self, request: Fork, fds: Sequence[int]) -> tuple[Nursling, int]:
        """A new child, and the pipe that will tell its end. Raises OSError."""
        told, ending = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        output, stacks = log.create(), log.create("stacks")
        try:
            pid, guard = self._fork(request, output, stacks, fds)
        except BaseException:
            descriptors.close_all((told, ending, output, stacks))
            raise
        child = Nursling(pid, output, stacks, ending, guard)
        self._known[child.own] = child
        return child, told

    def _fork(
        self, request: Fork, output: int, stacks: int, fds: Sequence[int]
    ) -> tuple[int, Guard | None]:
        parent = os.getpid()
        if not request.guarded:
            pid = guardian.fork()
            if pid == 0:
                child_start.live(request, output, stacks, fds, parent)
            return pid, None
        report, reporting = os.pipe2(os.O_CLOEXEC)
        try:
            pid = guardian.fork()
            if pid == 0:
                parent = guardian.stand_guard(reporting, parent, namespaced=self._namespaced)
                child_start.live(request, output, stacks, fds, parent)
        except BaseException:
            os.close(report)
            raise
        finally:
            os.close(reporting)
        return Guard.reported(pid, report)

    def reap(self) -> list[Nursling]:
        """The children that have ended, with all that they had started."""
        for pid, status in _ended():
            child = self._known.pop(pid, None)
            if child is not None:
                if child.guard is not None:
                    status = child.guard.end(status)
                child.left = (status, time.monotonic() + PATIENCE_S)
                self._left.append(child)
        for child in self._known.values():
            child.defend()
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
