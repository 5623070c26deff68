"""Targets for confined children: each attacks what it is given, and tells what came of it."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.process.nnprocess.kin import tell

MAIN = "tests.process.nnprocess.attackers"
PTRACE_SEIZE = 0x4206
NEW_USER_AND_MOUNTS = 0x10020000

_libc = ctypes.CDLL(None, use_errno=True)


def _checked(result: int) -> None:
    if result:
        raise OSError(ctypes.get_errno(), "refused")


def _attacks(pid: int, file: Path) -> dict[str, Callable[[], object]]:
    own = Path(os.environ["TMPDIR"], "mine")
    return {
        "memory": lambda: Path(f"/proc/{pid}/mem").open("r+b"),
        "environment": lambda: Path(f"/proc/{pid}/environ").read_bytes(),
        "trace": lambda: _checked(_libc.ptrace(PTRACE_SEIZE, pid, None, None)),
        "descriptors": lambda: os.open(f"/proc/{pid}/fd/0", os.O_RDONLY),
        "signal": lambda: os.kill(pid, 0),
        "overwrite": lambda: file.write_text("forged"),
        "truncate": lambda: os.truncate(file, 0),
        "replace": lambda: (own.touch(), own.replace(file)),
        "link": lambda: own.with_name("linked").hardlink_to(file),
        "add": lambda: file.with_name("added").touch(),
        "remove": file.unlink,
        "kernel": lambda: Path("/proc/sys/kernel/core_pattern").open("w"),
        "disk": lambda: os.mknod(own.with_name("disk"), 0o60600, os.makedev(254, 0)),
    }


def _results(pid: int, file: Path) -> dict[str, bool]:
    """Whether each attack succeeds."""
    found = {}
    for name, attack in _attacks(pid, file).items():
        try:
            attack()
            found[name] = True
        except OSError:
            found[name] = False
    return found


def attack(arguments: bytes, fds: list[int]) -> None:
    pid, path = json.loads(arguments)
    tell(fds[0], _results(pid, Path(path)))


def attack_by_program(arguments: bytes, fds: list[int]) -> None:
    """The same by a program that it executes, and in namespaces that anybody may make."""
    command = [sys.executable, "-m", MAIN, arguments.decode()]
    tell(fds[0], json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout))


def work(arguments: bytes, fds: list[int]) -> None:
    """All that a driver may do, in a thread of its own too."""
    folders = json.loads(arguments)
    for folder in (os.environ["TMPDIR"], os.environ["XDG_CACHE_HOME"], *folders):
        kept = Path(folder, "kept")
        kept.write_text("x")
        kept.rename(kept.with_name("other"))
        kept.with_name("folder").mkdir()
    Path("/dev/null").write_text("x")
    Path("/proc/self/comm").write_text("driver")
    subprocess.run(["true"], check=True)
    tell(fds[0], "worked")


if __name__ == "__main__":
    pid, path = json.loads(sys.argv[1])
    _libc.unshare(NEW_USER_AND_MOUNTS)
    _libc.umount2(b"/proc", 2)
    print(json.dumps(_results(pid, Path(path))))
