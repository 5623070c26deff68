"""Forks that stand in for new interpreters: a zygote without the time that its imports take.

What is marked by the environment that a process was started with is not found in a fork: nothing
sweeps up after a forked zygote that is killed. Tests of that start interpreters.
"""

from __future__ import annotations

import atexit
import io
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.context import ForkServerContext
from typing import Any, Final, NoReturn

from nnprocess import descriptors, server, zygote
from nnprocess.zygote import BOOT
from nntest.runner import early_start
from vts.suite import VtsSuite

__all__ = ["FROZEN", "Forks", "ended", "forkserver", "surround"]

FROZEN: Final = "tests.process.frozen"


def forkserver() -> ForkServerContext:
    """Starts processes that have imported what a run needs. Python has one such server a process,
    so all tests share what it imports.
    """
    context = multiprocessing.get_context("forkserver")
    runs = ("nntest.runner.session", "nntest.groups.run")
    modules = [*zygote.PRELOAD, *early_start.PRELOAD, *VtsSuite.preload, *runs, FROZEN]
    context.set_forkserver_preload(modules)
    return context


def surround(
    environment: Mapping[str, str], streams: tuple[int, int, int], keep: Sequence[int] = ()
) -> None:
    """What a new interpreter finds: environment, standard streams, no others, no handlers."""
    os.environ.clear()
    os.environ.update(environment)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    descriptors.close_all_but(0, 1, 2, *keep)
    for name, number in (("stdout", 1), ("stderr", 2)):
        before = getattr(sys, name)
        stream = io.TextIOWrapper(
            io.FileIO(number, "w", closefd=False)
            if name == "stderr"
            else io.BufferedWriter(io.FileIO(number, "w", closefd=False)),
            encoding=before.encoding,
            errors=before.errors,
        )
        setattr(sys, name, stream)
    signal.set_wakeup_fd(-1)
    for handled in (signal.SIGTERM, signal.SIGCHLD, signal.SIGHUP):
        signal.signal(handled, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def ended() -> Iterator[None]:
    """End the process afterwards, as the interpreter does."""
    status = 0
    try:
        yield
    except SystemExit as error:
        status = error.code if isinstance(error.code, int) else int(error.code is not None)
        if isinstance(error.code, str):
            print(error.code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
        status = 1
    finally:
        with suppress(BaseException):
            threading._shutdown()  # type: ignore[attr-defined]
            atexit._run_exitfuncs()
            sys.stdout.flush()
        os._exit(status & 0xFF)


class Forks:
    """Instead of :mod:`subprocess` in :mod:`nnprocess.zygote`: zygotes that this process forks."""

    DEVNULL = subprocess.DEVNULL

    @staticmethod
    def _args_from_interpreter_flags() -> list[str]:
        return []

    class Popen:
        def __init__(
            self, command: list[str], *, pass_fds: list[int], env: dict[str, str], **how: Any
        ) -> None:
            assert how == {
                "stdin": subprocess.DEVNULL,
                "stdout": subprocess.DEVNULL,
                "start_new_session": True,
            }
            self.pid = os.fork()
            if self.pid == 0:
                self.become(command, pass_fds, env)

        @staticmethod
        def become(command: list[str], fds: Sequence[int], env: Mapping[str, str]) -> NoReturn:
            """The zygote, in the process that calls this."""
            os.setsid()
            null = os.open(os.devnull, os.O_RDWR)
            surround(env, (null, null, 2), fds)
            first = command.index(BOOT) + 1
            sys.argv[:] = ["-c", *command[first:]]
            sys.path[:] = command[first + 2 :]
            with ended():
                server.main()
            raise AssertionError("unreachable")

        def kill(self) -> None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

        def wait(self) -> None:
            with suppress(ChildProcessError):
                os.waitpid(self.pid, 0)
