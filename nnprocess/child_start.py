"""Start and end of a child: the code between its fork and the first line of its target, and at its
end.
"""

from __future__ import annotations

import atexit
import ctypes
import faulthandler
import importlib
import io
import os
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from typing import Final, NoReturn, cast

from nnprocess import confinement, descriptors, linux, namespace
from nnprocess.messages import Fork
from nnprocess.sweep import MARK

__all__ = ["STACKS_SIGNAL", "live"]

STACKS_SIGNAL: Final = signal.SIGUSR2
"""Makes a child write the stacks of all its threads, even while one holds the interpreter lock."""

Target = Callable[[bytes, list[int]], object]


def live(request: Fork, log: int, stacks: int, fds: Sequence[int], parent: int) -> NoReturn:
    """Become what the request asks for; ends the process. Call it in the child only.

    ``parent`` is what ``getppid`` says as long as whoever forked this process lives.
    It never returns, so that what the zygote holds is neither used nor closed a second time.
    """
    status = 1
    try:
        _give_up_rights(request, namespaced=parent == 0)
        _detach(parent)
        own = _take_descriptors(log, stacks, fds)
        _watch_over(log, stacks)
        _surround(request)
        linux.call_itself(_short(request.target))
        if request.limits is not None:
            request.limits.apply()
        _find(request.target)(request.arguments, own)
        status = 0
    except SystemExit as error:
        status = _exit_status(error)
    except BaseException as error:
        trace = error.__traceback__
        # Without this function's own frame.
        traceback.print_exception(type(error), error, trace and trace.tb_next)
    finally:
        _end(status, as_program=request.writable is not None)


def _give_up_rights(request: Fork, *, namespaced: bool) -> None:
    """A worker stays as hidden as the zygote; it judges drivers, which are confined."""
    if request.writable is not None:
        confinement.confine(request.writable, namespaced=namespaced)
        return
    namespace.drop_capabilities()
    if not request.guarded:
        linux.show_memory()


def _detach(parent: int) -> None:
    """A session and a family of its own, that go when the zygote goes."""
    os.setsid()
    linux.die_with_parent()
    linux.reap_orphans()
    if os.getppid() != parent:
        os._exit(1)
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # As in any Python process: who writes to somebody that is gone hears of it, and goes on.
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def _take_descriptors(log: int, stacks: int, fds: Sequence[int]) -> list[int]:
    """Keep what was given and close everything else that the zygote has open."""
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    descriptors.close_all_but(0, 1, 2, log, stacks, *fds)
    return list(fds)


def _watch_over(log: int, stacks: int) -> None:
    # Descriptors of its own: a driver may close or redirect stderr.
    faulthandler.enable(log)
    faulthandler.register(STACKS_SIGNAL, stacks, all_threads=True)
    for stream in (sys.stdout, sys.stderr):
        # Nothing that was printed before a crash is to be lost.
        cast(io.TextIOWrapper, stream).reconfigure(
            encoding="utf-8", errors="backslashreplace", line_buffering=True
        )


def _surround(request: Fork) -> None:
    """The folder, module path and environment of who has asked."""
    os.chdir(request.folder)
    sys.path[:] = map(os.fsdecode, request.path)
    sys.argv[:] = [request.target]
    importlib.invalidate_caches()
    mark = os.environ[MARK]
    wanted = dict(request.environment)
    for name in os.environb.keys() - wanted.keys():
        del os.environb[name]
    os.environb.update(wanted)
    os.environ[MARK] = mark
    tempfile.tempdir = None  # it is found anew by this environment


def _short(target: str) -> str:
    """The last part of the module's name."""
    return target.partition(":")[0].rpartition(".")[2]


def _find(target: str) -> Target:
    module, _, name = target.partition(":")
    return cast(Target, getattr(importlib.import_module(module), name))


def _exit_status(error: SystemExit) -> int:
    """As the interpreter has it: a text is printed and stands for 1."""
    if error.code is None:
        return 0
    if isinstance(error.code, int):
        return error.code & 0xFF
    print(error.code, file=sys.stderr)
    return 1


def _end(status: int, *, as_program: bool) -> NoReturn:
    """Let objects clean up after themselves (temporary folders), then go.

    ``as_program``: native libraries are finalized, as at the end of any program that loads them.
    """
    try:
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
        if as_program:
            ctypes.CDLL(None).exit(status)
    finally:
        os._exit(status)
