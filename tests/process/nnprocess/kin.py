"""Targets for children of a zygote. Each tells what the test waits for through a pipe."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import tempfile
import threading
from pathlib import Path

from nnprocess import linux
from nnprocess.zygote import Zygote

MAIN = "tests.process.nnprocess.kin"
"""Of targets."""


def tell(fd: int, *words: object) -> None:
    os.write(fd, (json.dumps(words) + "\n").encode())


def pid() -> int:
    """Of this process, as everybody else knows it."""
    return int(os.readlink("/proc/self"))


def echo(arguments: bytes, fds: list[int]) -> None:
    tell(fds[0], arguments.decode(), len(fds))


def surroundings(arguments: bytes, fds: list[int]) -> None:
    tell(fds[0], os.getcwd(), sys.path, dict(os.environ), sys.argv)


def descriptors(arguments: bytes, fds: list[int]) -> None:
    found = [int(name) for name in os.listdir("/proc/self/fd")]
    names = {fd: _link(fd) for fd in found if fd not in fds}
    tell(fds[0], sorted(name for name in names.values() if name))


def _link(fd: int) -> str:
    try:
        return os.readlink(f"/proc/self/fd/{fd}")
    except FileNotFoundError:  # that of the listing
        return ""


def run_threads(arguments: bytes, fds: list[int]) -> None:
    """Tells whether others run: while one waits, and while another computes."""
    threading.Thread(target=threading.Event().wait, daemon=True).start()
    while linux.has_running_threads():  # it has only begun
        os.sched_yield()
    threading.Thread(target=_compute, daemon=True).start()
    while not linux.has_running_threads():
        os.sched_yield()
    tell(fds[0], "both seen")
    os._exit(0)


def _compute() -> None:
    while True:
        pass


def speak(arguments: bytes, fds: list[int]) -> None:
    assert sys.stdin.read() == ""
    print("first")
    print("second", file=sys.stderr)
    os.system("echo third")
    print("\udc80 is no text")
    os._exit(0)


def leave(arguments: bytes, fds: list[int]) -> None:
    sys.exit(int(arguments) if arguments.isdigit() else arguments.decode())


def fail(arguments: bytes, fds: list[int]) -> None:
    raise RuntimeError("no luck")


def die(arguments: bytes, fds: list[int]) -> None:
    os.kill(os.getpid(), int(arguments))


def wait(arguments: bytes, fds: list[int]) -> None:
    tell(fds[0], pid())
    signal.pause()


def hold_the_interpreter(arguments: bytes, fds: list[int]) -> None:
    threading.Thread(target=threading.Event().wait, daemon=True).start()
    tell(fds[0], pid())
    3 ** (3**18)


def stop(arguments: bytes, fds: list[int]) -> None:
    tell(fds[0], pid())
    os.kill(os.getpid(), signal.SIGSTOP)


def refuse_stacks(arguments: bytes, fds: list[int]) -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR2])
    tell(fds[0], pid())
    threading.Event().wait()


def allocate(arguments: bytes, fds: list[int]) -> None:
    bytearray(int(arguments))


def open_files(arguments: bytes, fds: list[int]) -> None:
    for _ in range(int(arguments)):
        os.open(os.devnull, os.O_RDONLY)


def burn(arguments: bytes, fds: list[int]) -> None:
    while True:
        pass


def limits(arguments: bytes, fds: list[int]) -> None:
    tell(fds[0], [resource.getrlimit(k)[0] for k in (resource.RLIMIT_AS, resource.RLIMIT_NOFILE)])


def leave_folder(arguments: bytes, fds: list[int]) -> None:
    folder = tempfile.TemporaryDirectory(dir=arguments.decode())
    tell(fds[0], folder.name, os.path.isdir(folder.name))
    sys.modules[__name__].__dict__["kept"] = folder


def attack(arguments: bytes, fds: list[int]) -> None:
    """Send a signal to the parent, and go on."""
    tell(fds[0], pid())
    os.kill(os.getppid(), int(arguments))
    signal.pause()


def attack_everybody(arguments: bytes, fds: list[int]) -> None:
    """Kill all that can be killed. Only in a namespace: else that is all of the user's."""
    if os.getppid() != 0 or os.getpid() == pid():
        sys.exit("not in a namespace")
    child = os.fork()
    if child == 0:
        signal.pause()
    os.kill(-1, signal.SIGKILL)
    tell(fds[0], os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


def parents(arguments: bytes, fds: list[int]) -> None:
    tell(fds[0], pid(), os.getppid(), _capabilities())
    signal.pause()


def _capabilities() -> int:
    status = Path("/proc/self/status").read_text()
    return int(status.partition("CapEff:")[2].split()[0], 16)


def multiply(arguments: bytes, fds: list[int]) -> None:
    tell(fds[0], threads_of_multiplication())


def threads_of_multiplication() -> int:
    import numpy as np

    matrix = np.ones((600, 600), np.float32)
    assert (matrix @ matrix)[0, 0] == 600
    return len(os.listdir("/proc/self/task"))


def family(arguments: bytes, fds: list[int]) -> None:
    """One child as it is, one orphan in a session of its own, one that is stopped; then wait."""
    family_of(fds[0])
    signal.pause()


def die_with_family(arguments: bytes, fds: list[int]) -> None:
    family_of(fds[0])
    os.kill(os.getpid(), signal.SIGSEGV)


def family_of(fd: int) -> None:
    """Tells the pids, its own first."""
    tell(fd, pid())
    ready, waiting = os.pipe()
    _spawn(fd, waiting, lambda: None)
    _spawn(fd, waiting, os.setsid, orphan=True)
    _spawn(fd, waiting, lambda: os.kill(os.getpid(), signal.SIGSTOP))
    os.close(waiting)
    for _ in range(3):
        os.read(ready, 1)


def _spawn(fd: int, waiting: int, act: object, orphan: bool = False) -> None:
    assert callable(act)
    if os.fork() == 0:
        if orphan and os.fork() != 0:
            os._exit(0)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        tell(fd, pid())
        os.write(waiting, b".")
        act()
        while True:
            signal.pause()


def write_to_nobody(arguments: bytes, fds: list[int]) -> None:
    """Raises BrokenPipeError."""
    reading, writing = os.pipe()
    os.close(reading)
    os.write(writing, b"!")


def worker(arguments: bytes, fds: list[int]) -> None:
    """Controls a child of its own, which has a family; registers a path."""
    told, controller = fds
    tell(told, pid())
    zygote = Zygote.attach(controller)
    if arguments:
        zygote.remove_at_end(arguments.decode())
    zygote.fork(f"{MAIN}:family", fds=[told])
    signal.pause()


def main() -> None:
    """The command of a main process: tells its zygote's pid and then all of its descendants."""
    told, path = int(sys.argv[1]), Path(sys.argv[2])
    with Zygote.start() as zygote:
        (path / "folder").mkdir()
        (path / "folder" / "file").touch()
        zygote.remove_at_end(path / "folder")
        zygote.remove_at_end(path / "later")
        (path / "later").touch()
        controller = zygote.new_controller()
        zygote.fork(f"{MAIN}:worker", str(path / "folder" / "file").encode(), [told, controller])
        os.close(controller)
        tell(told, zygote.pid)
        zygote.fork(f"{MAIN}:family", fds=[told])
        signal.pause()


if __name__ == "__main__":
    main()
