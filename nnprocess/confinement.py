"""Confinement of a process that is not trusted: it must not change those that judge it.

Four walls, each of which stands alone where the others cannot be had:

- a /proc of its own in its namespace of process ids, so that nobody outside has a name there;
- no capability but :data:`KEPT`, and none to be gained, so that root is no exception;
- Landlock (``man landlock``): it writes below given folders only, and neither traces nor signals
  what is outside;
- judges that are hidden (:func:`nnprocess.linux.hide_memory`), which takes no help of the system.
"""

from __future__ import annotations

import ctypes
import os
import stat
import struct
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from nnprocess import linux, namespace

__all__ = ["FILES", "MEMORY", "SWITCH", "confine", "exposures", "files_are_protected"]

SWITCH: Final = "NNHAL_DRIVER_FOLDERS"
"""Environment variable: further folders that a confined process may write to, as in PATH."""

MEMORY: Final = "the driver could reach the memory of this suite"
FILES: Final = "the driver could change the files of this suite"

KEPT: Final = sum(1 << number for number in (1, 14, 23))
"""CAP_DAC_OVERRIDE, to read what only root's capabilities open; CAP_IPC_LOCK and CAP_SYS_NICE, for
memory of devices and for priorities.
"""

_LANDLOCK_CREATE, _LANDLOCK_ADD, _LANDLOCK_RESTRICT = 444, 445, 446
"""Numbers of the system calls, the same on every architecture."""
_VERSION_FLAG: Final = 1
_PATH_BENEATH: Final = 1
_SCOPE_SIGNAL: Final = 2

_WRITE_FILE: Final = 1 << 1
_CHANGE_FOLDERS: Final = sum(1 << bit for bit in range(4, 13))
"""Remove and make entries of any kind."""
_REFER: Final = 1 << 13
_TRUNCATE: Final = 1 << 14

_FIRST_REFER, _FIRST_TRUNCATE, _FIRST_NET, _FIRST_SCOPE = 2, 3, 4, 6
"""Versions of Landlock."""

_CLOSED_DEVICES: Final = frozenset(
    ("block", "bsg", "disk", "kmem", "kmsg", "mapper", "mem", "mqueue", "port", "pts", "uinput")
)
_CLOSED_PREFIXES: Final = ("hvc", "sg", "tty", "vcs")
"""Entries of /dev that lead to disks, to memory and to terminals. Others are for drivers, beside
block devices, which are closed by their kind.
"""

_libc = ctypes.CDLL(None, use_errno=True)


def confine(folders: Iterable[bytes], *, namespaced: bool) -> None:
    """Confine this process, which has one thread, and all that it will start: for good.

    It may write below ``folders`` and to devices only, where the system has Landlock.
    ``namespaced``: it is in a namespace of process ids of its own. Raises OSError.
    """
    if namespaced:
        # Without it, whoever is outside can be seen, and still not be reached.
        with suppress(OSError):
            namespace.mount_proc()
    linux.forbid_privileges()
    namespace.keep_capabilities(KEPT)
    if _version():
        _restrict(folders)
    linux.show_memory()


def files_are_protected() -> bool:
    """Whether a confined process can change no file outside its folders on this system."""
    return _version() >= _FIRST_TRUNCATE


def exposures() -> tuple[str, ...]:
    """Attack this process, whose memory is hidden, from a confined one; return what succeeds.

    That is none, or any, of :data:`MEMORY` and :data:`FILES`.
    """
    with tempfile.NamedTemporaryFile() as victim:
        attacks: dict[str, Sequence[Callable[[], object]]] = {
            MEMORY: [partial(_open, f"/proc/{os.getpid()}/mem")],
            FILES: [partial(_open, victim.name), partial(os.truncate, victim.name, 0)],
        }
        return tuple(text for text, each in attacks.items() if any(map(_succeeds, each)))


def _open(path: str) -> None:
    os.close(os.open(path, os.O_RDWR))


def _succeeds(attack: Callable[[], object]) -> bool:
    """Whether a confined process can do it."""
    steps = partial(confine, (), namespaced=False), partial(_have_refused, attack)
    return not linux.succeeds(*steps)


def _have_refused(attack: Callable[[], object]) -> None:
    with suppress(OSError):
        attack()
        raise RuntimeError("it is not refused")


def _version() -> int:
    """Version of Landlock; 0 where there is none."""
    found: int = _libc.syscall(_LANDLOCK_CREATE, None, ctypes.c_size_t(0), _VERSION_FLAG)
    return max(0, found)


def _restrict(folders: Iterable[bytes]) -> None:
    version = _version()
    handled = _WRITE_FILE | _CHANGE_FOLDERS
    handled |= _REFER if version >= _FIRST_REFER else 0
    handled |= _TRUNCATE if version >= _FIRST_TRUNCATE else 0
    scoped = _SCOPE_SIGNAL if version >= _FIRST_SCOPE else 0
    # Older kernels do not take fields that they do not know.
    fields = 3 if version >= _FIRST_SCOPE else 2 if version >= _FIRST_NET else 1
    attributes = struct.pack("=3Q", handled, 0, scoped)[: 8 * fields]
    ruleset = _called(_LANDLOCK_CREATE, attributes, ctypes.c_size_t(len(attributes)), 0)
    try:
        for path in (*folders, b"/proc/self", *_devices()):
            _allow(ruleset, path, handled)
        _called(_LANDLOCK_RESTRICT, ruleset, 0)
    finally:
        os.close(ruleset)


def _allow(ruleset: int, path: bytes, handled: int) -> None:
    """Allow all that is ``handled`` below ``path``; one that is not there needs no permission."""
    try:
        opened = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(opened).st_mode):
            handled &= _WRITE_FILE | _TRUNCATE
        rule = struct.pack("=Qi", handled, opened)
        _called(_LANDLOCK_ADD, ruleset, _PATH_BENEATH, rule, 0)
    finally:
        os.close(opened)


def _devices() -> Iterator[bytes]:
    with suppress(OSError), os.scandir(b"/dev") as entries:
        for entry in entries:
            name = os.fsdecode(entry.name)
            if name in _CLOSED_DEVICES or name.startswith(_CLOSED_PREFIXES):
                continue
            mode = entry.stat(follow_symlinks=False).st_mode
            if stat.S_ISCHR(mode) or stat.S_ISDIR(mode):
                yield entry.path


def _called(*arguments: object) -> int:
    return linux.checked(_libc.syscall(*arguments))
