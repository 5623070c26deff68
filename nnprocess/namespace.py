"""Namespaces of process ids: what is inside cannot name, signal, stop or trace what is outside.

See ``man pid_namespaces``. Making one takes CAP_SYS_ADMIN; a user without it gets that in a user
namespace of his own, where the system allows those. A zygote enters one when it starts, and all
that it forks is there with it: processes of different user namespaces could not look at each other
in /proc.
"""

from __future__ import annotations

import ctypes
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from nnprocess.linux import checked, succeeds

__all__ = [
    "SWITCH",
    "drop_capabilities",
    "keep_capabilities",
    "mount_proc",
    "prepare",
    "unshare_pids",
]

SWITCH: Final = "NNHAL_PID_NAMESPACE"
"""The environment variable that turns namespaces off ("0")."""

CLONE_NEWNS: Final = 0x00020000
CLONE_NEWUSER: Final = 0x10000000
CLONE_NEWPID: Final = 0x20000000
CAPABILITY_VERSION_3: Final = 0x20080522
MS_NOSUID_NODEV_NOEXEC: Final = 0b1110
MS_REC_PRIVATE: Final = 1 << 14 | 1 << 18

_libc = ctypes.CDLL(None, use_errno=True)


def prepare() -> bool:
    """Make this process, which has one thread, able to :func:`unshare_pids`; whether it is.

    It is tried in a process that is thrown away first: half of the way in is a namespace without
    user ids.
    """
    if os.environ.get(SWITCH) == "0":
        return False
    if succeeds(unshare_pids, _have_first_child):
        return True
    if not succeeds(_enter_user_namespace, unshare_pids, _have_first_child):
        return False
    _enter_user_namespace()
    return True


def unshare_pids() -> None:
    """Have the next child of this process be the init process of a new namespace, and those after
    it, members. Raises OSError.
    """
    _unshare(CLONE_NEWPID)


def mount_proc() -> None:
    """Mount a /proc with the processes of this one's namespace, which nobody outside sees.

    Takes CAP_SYS_ADMIN, and within containers a /proc of which nothing is masked. Raises OSError.
    """
    _unshare(CLONE_NEWNS)
    checked(_libc.mount(None, b"/", None, ctypes.c_ulong(MS_REC_PRIVATE), None))
    checked(
        _libc.mount(b"proc", b"/proc", b"proc", ctypes.c_ulong(MS_NOSUID_NODEV_NOEXEC), None),
    )


def drop_capabilities() -> None:
    """Give up what a user namespace has given to this process, and to it alone.

    Nothing changes for a process outside one.
    """
    if _has_entered:
        keep_capabilities(0)


def keep_capabilities(kept: int) -> None:
    """Give up all capabilities but ``kept``, a bit each by its number; all in a user namespace."""
    header = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION_3, 0)
    # Effective, permitted and inheritable ones from 0 to 31; then from 32 on.
    held = (ctypes.c_uint32 * 6)()
    checked(_libc.capget(header, held))
    kept = 0 if _has_entered else kept
    remain = [bits & kept >> 32 * (number // 3) for number, bits in enumerate(held)]
    checked(_libc.capset(header, (ctypes.c_uint32 * 6)(*remain)))


_has_entered = False


def _enter_user_namespace() -> None:
    """A new user namespace in which this process's user and group are what they were."""
    global _has_entered
    user, group = os.geteuid(), os.getegid()
    _unshare(CLONE_NEWUSER)
    # Older kernels have no such file; newer ones do not accept a group without it.
    with suppress(FileNotFoundError):
        Path("/proc/self/setgroups").write_text("deny")
    Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
    Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
    _has_entered = True


def _have_first_child() -> None:
    """Fork; the child's parent must be outside its namespace, as it sees it."""
    pid = os.fork()
    if pid == 0:
        os._exit(0 if (os.getpid(), os.getppid()) == (1, 0) else 1)
    if os.waitpid(pid, 0)[1]:
        raise ChildProcessError("the child sees a process outside")


def _unshare(flags: int) -> None:
    checked(_libc.unshare(flags))
