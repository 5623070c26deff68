"""A guardian: the parent of one process, which that process may stop or kill at its own expense.

A driver can signal its parent. If that were the zygote, the run would stop or end with it. So the
zygote forks a guardian, and this one forks the driver. With a namespace of process ids the driver
sees no parent at all (``getppid`` is 0, so what it sends there comes to its own group), nor any
other process that is not its own descendant. Without one, a guardian that dies takes the driver
along, and one that is stopped is ended by the zygote.
"""

from __future__ import annotations

import os
import signal
import struct
import warnings
from contextlib import suppress
from typing import Final, NoReturn

from nnprocess import descriptors, linux, namespace

__all__ = ["BIRTH", "END", "is_harmed", "stand_guard"]

BIRTH: Final = struct.Struct("<i?")
"""First report of a guardian: the process id, and whether that has a namespace of its own."""

END: Final = struct.Struct("<i")
"""Last report of a guardian: the wait status."""


def stand_guard(report: int, parent: int, *, namespaced: bool) -> int:
    """Fork; returns in the child only, which keeps all descriptors.

    What ``getppid`` says there, as long as the guardian lives. The guardian, this process, reports
    to the pipe ``report``, and ends when the child has ended.
    """
    own = os.getpid()
    try:
        _detach(parent)
        namespaced = namespaced and _has_namespace()
        pid = fork()
    except BaseException:  # this process must not go on as a second zygote
        os._exit(1)
    if pid != 0:
        _watch(pid, report, namespaced)
    return 0 if namespaced else own


def _detach(parent: int) -> None:
    """A session of its own, that goes when the zygote goes, and at any signal that can end it."""
    os.setsid()
    linux.die_with_parent()
    if os.getppid() != parent:
        os._exit(1)
    signal.set_wakeup_fd(-1)
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    linux.call_itself("guardian")


def fork() -> int:
    """Fork like os.fork, which warns of threads of OpenBLAS: it stops them before and starts them
    anew.
    """
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".* is multi-threaded", DeprecationWarning)
        return os.fork()


def is_harmed(pid: int) -> bool:
    """Whether somebody has sent a signal to a guardian, also one that it has not noticed yet."""
    status = linux.status_of(pid)
    state = status.get("State", "Z")[0]
    pending = int(status.get("SigPnd", "0"), 16) | int(status.get("ShdPnd", "0"), 16)
    return state in "TtZX" or bool(pending & ~_bit(signal.SIGCHLD))


def _has_namespace() -> bool:
    """Make one, and its first process. When that ends, all that are in the namespace end."""
    try:
        namespace.unshare_pids()
    except OSError:  # there are as many as the system allows
        return False
    if fork() == 0:
        _be_init()
    return True


def _be_init() -> NoReturn:
    """Have orphans reaped, by the kernel. Nobody inside can signal this process.

    The zygote adopts and kills it if the guardian has died by now.
    """
    try:
        linux.die_with_parent()
        linux.call_itself("init")
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        descriptors.close_all_but()
        while True:
            signal.pause()
    finally:
        os._exit(1)


def _watch(pid: int, report: int, namespaced: bool) -> NoReturn:
    try:
        descriptors.close_all_but(report)
        os.write(report, BIRTH.pack(pid, namespaced))
        # It stays a zombie, so that its id is its own until the zygote, which adopts it, knows.
        found = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        assert found is not None
        with suppress(OSError):
            os.write(report, END.pack(_wait_status(found)))
    finally:
        os._exit(0)


def _wait_status(found: os.waitid_result) -> int:
    """As ``os.waitpid`` has it."""
    if found.si_code == os.CLD_EXITED:
        return found.si_status << 8
    return found.si_status | (0x80 if found.si_code == os.CLD_DUMPED else 0)


def _bit(number: int) -> int:
    return 1 << (number - 1)
