"""A process, loaded with what children need, that forks itself on request.

Android's word and idea: a fork of a process that has everything imported takes a millisecond or
two, a new interpreter with NumPy takes a tenth of a second and more. The zygote has one thread, so
that it may fork safely although the processes that ask for children have many.

Whoever holds a :class:`Zygote` is a *controller*. A controller's children, all that these have
started, and the paths that it has registered are gone shortly after the controller is, however
it ended: the zygote notices the end of its socket. If the zygote is killed itself, the kernel ends
its children, and the process that had started the zygote ends the rest, and removes what it has
registered itself.
"""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from typing import Final

from nnprocess import confinement, descriptors, messages, stacks
from nnprocess.child import Child
from nnprocess.limits import Limits
from nnprocess.messages import (
    Adopt,
    Failed,
    Fork,
    Forked,
    RemoveAtEnd,
    Reply,
    Request,
    Show,
    Signal,
)
from nnprocess.process_end import ProcessEnd
from nnprocess.removal import Removal
from nnprocess.sweep import MARK, sweep

__all__ = ["PRELOAD", "Zygote", "ZygoteGone"]

PRELOAD: Final = ("numpy", "msgspec", "nnhal.device", "nnservice.hal.host")
"""Modules that every driver service needs."""

BOOT: Final = "import sys; sys.path[:] = sys.argv[3:];from nnprocess.server import main; main()"
"""First line of the zygote: modules are found where the one that starts it finds them."""

END_S: Final = 1.0
"""Time limit for the end of a zygote to be known after its socket has ended."""

GRACE_S: Final = 10.0
"""Time for the zygote to end everything, before it is killed."""


class ZygoteGone(ConnectionError):
    """The zygote has ended, or does not take requests of this controller any more.

    ``end`` is how it has ended, where that is known.
    """

    def __init__(self, end: ProcessEnd | None = None) -> None:
        how = "is gone" if end is None else str(end)
        super().__init__(f"the process that starts others {how}")


class Zygote:
    """A controller of a zygote; a context manager. Usable from several threads."""

    def __init__(self, connection: socket.socket, process: _Process | None = None) -> None:
        self._connection = connection
        self._process = process
        self._lock = threading.Lock()

    @classmethod
    def start(cls, preload: Sequence[str] = ()) -> Zygote:
        """Start a zygote that also imports the modules ``preload``.

        Returns at once: the first request waits for the imports.
        """
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            return cls(ours, _Process(theirs.fileno(), (*PRELOAD, *preload)))

    @classmethod
    def attach(cls, fd: int) -> Zygote:
        """The controller whose socket another process has handed over; takes ``fd`` over."""
        os.set_inheritable(fd, False)
        return cls(socket.socket(fileno=fd))

    @property
    def pid(self) -> int | None:
        """Process id of the zygote, where this process has started it."""
        return self._process.pid if self._process else None

    def fork(
        self,
        target: str,
        arguments: bytes = b"",
        fds: Sequence[int] = (),
        limits: Limits | None = None,
        *,
        guarded: bool = False,
        confined: bool = False,
        cache: str | None = None,
    ) -> Child:
        """A child that calls ``target`` ("module:function") with ``arguments`` and its descriptors.

        It has the folder, ``sys.path`` and environment that this process has now, gets copies of
        ``fds`` (the list it is called with has their numbers there) and no other descriptors, and
        imports the module itself. Its exit status is 0 when the function returns and 1 when it
        raises. Raises ZygoteGone, and OSError when the system has no room for another process.

        One that is not trusted is to be ``guarded``: then its parent is not the zygote, but a
        process of its own, and where the system has namespaces of process ids it can signal nobody
        but what it has started itself.

        Code of others is to be ``confined``, which is guarded too: it writes to a folder of its own
        for temporary files, which goes with this controller, and below ``cache``, which is its
        XDG_CACHE_HOME. See :mod:`nnprocess.confinement`.
        """
        environment = dict(os.environb)
        writable = None
        if confined:
            temporary = self._temporary_folder
            places = temporary, cache or temporary
            environment[b"TMPDIR"], environment[b"XDG_CACHE_HOME"] = map(os.fsencode, places)
            extra = os.environ.get(confinement.SWITCH, "").split(os.pathsep)
            writable = tuple(
                os.fsencode(os.path.abspath(path)) for path in {*places, *extra} - {""}
            )
        request = Fork(
            target,
            arguments,
            limits,
            os.getcwdb(),
            tuple(map(os.fsencode, sys.path)),
            tuple(environment.items()),
            guarded or confined,
            writable,
        )
        reply, received = self._ask(request, fds)
        if not isinstance(reply, Forked):
            raise OSError(reply.reason if isinstance(reply, Failed) else "no child")
        output, stacks_file, ending = received
        return Child(
            reply.pid,
            output,
            stacks_file,
            ending,
            self._signal,
            guardian=reply.guardian,
            exposures=reply.exposures,
        )

    @cached_property
    def _temporary_folder(self) -> str:
        """For confined children, which goes when this controller is gone."""
        folder = tempfile.mkdtemp(prefix="driver-")
        self.remove_at_end(folder)
        return folder

    def new_controller(self) -> int:
        """A socket with which another process can :meth:`attach`; its children end with it.

        The caller hands it to a child and closes it. Raises ZygoteGone.
        """
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._ask(Adopt(), [theirs.fileno()])
        return ours.detach()

    def remove_at_end(self, path: str | os.PathLike[str]) -> None:
        """Remove a file, socket or folder when this controller is gone, however it ended.

        Only what is there now is removed, or, when nothing is there yet, what is made there.
        Raises OSError when the folder that holds it does not exist; ZygoteGone.
        """
        absolute = os.fsencode(os.path.abspath(path))
        reply, _ = self._ask(RemoveAtEnd(absolute))
        if isinstance(reply, Failed):
            raise OSError(reply.reason)
        if self._process is not None:
            self._process.removals.append(Removal(absolute))

    def dump_stacks(self, pid: int) -> tuple[str, ...]:
        """The stacks of any process of this zygote, as :meth:`Child.dump_stacks` gives them.

        For the one that started the zygote; others reach their own children only.
        """
        reply, received = self._ask(Show(pid))
        if isinstance(reply, Failed):
            return (reply.reason,)
        try:
            return stacks.dump(pid, received[1], self._signal)
        finally:
            descriptors.close_all(received)

    def close(self) -> None:
        """End all children of this controller; also the zygote, in the process that started it."""
        self._connection.close()
        if self._process is not None:
            self._process.end()

    def __del__(self) -> None:
        self._connection.close()

    def __enter__(self) -> Zygote:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def _signal(self, pid: int, number: int) -> None:
        try:
            self._ask(Signal(pid, number))
        except ZygoteGone:
            return  # and so is the child

    def _gone(self) -> ZygoteGone:
        return ZygoteGone(None if self._process is None else self._process.known_end(END_S))

    def _ask(self, request: Request, fds: Sequence[int] = ()) -> tuple[Reply, list[int]]:
        try:
            with self._lock:
                messages.send(self._connection, request, fds)
                message = messages.receive(self._connection)
        except OSError as error:
            raise self._gone() from error
        if message is None:
            raise self._gone()
        body, received = message
        return messages.decode(body, Reply), received  # type: ignore[arg-type]


class _Process:
    """The zygote's process, in the one that started it."""

    def __init__(self, fd: int, preload: Sequence[str]) -> None:
        self.removals: list[Removal] = []
        self._mark = secrets.token_hex(16)
        self._end: ProcessEnd | None = None
        self._is_known = threading.Event()
        self._process = subprocess.Popen(
            [
                sys.executable,
                *subprocess._args_from_interpreter_flags(),  # type: ignore[attr-defined]
                *("-c", BOOT, str(fd), ",".join(preload), *sys.path),
            ],
            pass_fds=[fd],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env=os.environ | {MARK: self._mark},
            # Ctrl-C is for the one that started it, who then closes its socket.
            start_new_session=True,
        )
        self._watch = threading.Thread(target=self._wait, name="zygote watch", daemon=True)
        self._watch.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def end(self) -> None:
        """Call when its socket is closed."""
        self._watch.join(GRACE_S)
        if self._watch.is_alive():
            self._process.kill()
            self._watch.join()

    def known_end(self, timeout_s: float) -> ProcessEnd | None:
        """How it has ended; None where that is not known by then."""
        self._is_known.wait(timeout_s)
        return self._end

    def _wait(self) -> None:
        if self._has_ended_well():
            for removal in self.removals:
                removal.forget()
            return
        sweep(self._mark)
        for removal in self.removals:
            removal.carry_out()

    def _has_ended_well(self) -> bool:
        """Wait for it. How it has ended stays unknown when another part of the program has waited
        for it, as whoever waits for all children of a process does.
        """
        try:
            return self._keep_going()
        except ChildProcessError:
            return False
        finally:
            self._is_known.set()
            self._process.wait()

    def _keep_going(self) -> bool:
        """Whether it ends well. Nobody who means well stops it, and everybody waits for it."""
        while (found := _next_change(self.pid)).si_code == os.CLD_STOPPED:
            with suppress(ChildProcessError):  # it has ended since, which is reported next
                os.waitid(os.P_PID, self.pid, os.WSTOPPED | os.WNOHANG)
            os.kill(self.pid, signal.SIGCONT)
        exited = found.si_code == os.CLD_EXITED
        status = found.si_status
        self._end = ProcessEnd(self.pid, status if exited else None, None if exited else status)
        return exited and status == 0


def _next_change(pid: int) -> os.waitid_result:
    """Wait until a child has stopped, or ended. Raises ChildProcessError."""
    found = os.waitid(os.P_PID, pid, os.WEXITED | os.WSTOPPED | os.WNOWAIT)
    assert found is not None  # it is waited for
    return found
