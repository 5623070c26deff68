"""The calls of Linux that Python does not wrap (``man prctl``), and what /proc tells."""

from __future__ import annotations

import ctypes
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

__all__ = [
    "call_itself",
    "checked",
    "children_of",
    "die_with_parent",
    "forbid_privileges",
    "has_running_threads",
    "hide_memory",
    "hold_arenas",
    "is_running",
    "process_state",
    "processes",
    "raise_priority",
    "reap_orphans",
    "show_memory",
    "status_of",
    "succeeds",
]

M_ARENA_MAX: Final = -8
PR_SET_PDEATHSIG: Final = 1
PR_SET_DUMPABLE: Final = 4
PR_SET_NAME: Final = 15
PR_SET_CHILD_SUBREAPER: Final = 36
PR_SET_NO_NEW_PRIVS: Final = 38

_NICENESS: Final = -15
"""28 times the share of a thread with the usual one (``man sched``)."""

_libc = ctypes.CDLL(None, use_errno=True)
_prctl = _libc.prctl


def die_with_parent() -> None:
    """Get SIGKILL when the thread that forked this process ends."""
    _control(PR_SET_PDEATHSIG, signal.SIGKILL)


def reap_orphans() -> None:
    """Become the parent of all descendants whose own parent ends."""
    _control(PR_SET_CHILD_SUBREAPER, 1)


def hide_memory() -> None:
    """Let nobody without CAP_SYS_PTRACE trace this process or read its memory, and most files of
    its folder in /proc. Children inherit that, until they execute a program.
    """
    _control(PR_SET_DUMPABLE, 0)


def show_memory() -> None:
    """Undo :func:`hide_memory`."""
    _control(PR_SET_DUMPABLE, 1)


def forbid_privileges() -> None:
    """Have this process and those that it starts gain none by executing a program (sudo)."""
    _control(PR_SET_NO_NEW_PRIVS, 1)


def call_itself(name: str) -> None:
    """Set the name that ``ps`` and ``top`` show; the first 15 bytes of it."""
    _prctl(PR_SET_NAME, name.encode(), 0, 0, 0)


def hold_arenas(most: int) -> None:
    """Have the allocator of this process (man mallopt) share ``most`` arenas among all threads that
    are yet to come: with an arena for each few threads, memory grows long after the need for it has
    been met. Without effect where the C library has no arenas, or has made as many already.
    """
    mallopt = getattr(_libc, "mallopt", None)
    if mallopt is not None:
        mallopt(M_ARENA_MAX, most)


def raise_priority() -> None:
    """Let this thread, and those that it starts, have processors before whatever else the machine
    does. Only a privileged user may; for anybody else nothing changes.
    """
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, _NICENESS)


def processes() -> Iterator[int]:
    """The ids of all processes that can be seen."""
    return (int(name) for name in os.listdir("/proc") if name.isdigit())


def children_of(pid: int) -> set[int]:
    """The ids of the children of a process with one thread, also of those that have ended."""
    try:
        return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))
    except FileNotFoundError:  # a kernel without CONFIG_PROC_CHILDREN
        return {process for process in processes() if _parent_of(process) == pid}


def process_state(pid: int) -> str:
    """One letter, as ``ps`` shows it (T: stopped, Z: ended); empty when there is no process."""
    fields = _stat(pid)
    return fields[0] if fields else ""


def has_running_threads() -> bool:
    """Whether another thread of this process runs, or waits for a processor."""
    # /proc has the ids of its own namespace, which need not be this process's.
    _, own = os.path.split(os.readlink("/proc/thread-self"))
    return any(_is_running(f"self/task/{id}") for id in os.listdir("/proc/self/task") if id != own)


def is_running(pid: int) -> bool:
    """Whether a thread of a process runs, or waits for a processor."""
    try:
        threads = os.listdir(f"/proc/{pid}/task")
    except OSError:
        return False
    return any(_is_running(f"{pid}/task/{id}") for id in threads)


def status_of(pid: int) -> dict[str, str]:
    """The lines of /proc/PID/status by their names; empty when there is no process."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(errors="replace").splitlines()
    except OSError:
        return {}
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def _parent_of(pid: int) -> int | None:
    fields = _stat(pid)
    return int(fields[1]) if fields else None


def _is_running(task: str) -> bool:
    return _stat(task)[:1] == ["R"]


def _stat(task: int | str) -> list[str]:
    """The fields of /proc/TASK/stat after the name, which may hold blanks and brackets."""
    try:
        return Path(f"/proc/{task}/stat").read_text(errors="replace").rpartition(")")[2].split()
    except OSError:
        return []


def _control(option: int, value: int) -> None:
    checked(_prctl(option, value, 0, 0, 0))


def checked(result: int) -> int:
    """``result`` of a call of the C library; raises OSError where it is none."""
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
    return result


def succeeds(*steps: Callable[[], object]) -> bool:
    """Whether ``steps`` raise nothing in a process of their own, which is thrown away."""
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            for step in steps:
                step()
            status = 0
        finally:
            os._exit(status)
    return os.waitpid(pid, 0)[1] == 0
