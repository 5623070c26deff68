"""``nnhal serve``: a driver at a socket in the file system, for any number of clients.

What a service manager is on a device: the driver is started once, by hand, perhaps under a
debugger, and whoever knows the path is its client (``--driver unix:PATH``).
"""

from __future__ import annotations

import os
import select
import signal
import socket
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final

from nnhal import registry
from nnhal.device import Device
from nnhal.errors import UserError
from nnhal.service.hal.host import log_to_stderr, serve_client
from nnhal.service.rpc.logged_reasons import LoggedReasons
from nnhal.service.rpc.wire import Closed, Lane

__all__ = ["CannotListen", "serve"]

_BACKLOG: Final = 16
_ONLY_MINE: Final = 0o177
"""Mask of the socket's permissions: a driver may do what its user may."""


class CannotListen(UserError):
    """There can be no socket at the path."""


def serve(
    driver: str,
    path: str | os.PathLike[str],
    *,
    threads: int | None = None,
    ready: Callable[[Device], object] = lambda device: None,
) -> None:
    """Start ``driver`` and serve it at the socket ``path``, until SIGINT or SIGTERM.

    ``ready`` is called when clients can connect. Raises UnknownDriver, DriverFailedToStart and
    CannotListen.
    """
    with _listening(Path(path)) as listener, _ended_by_signals() as told:
        device = registry.resolve(driver, threads=threads)
        log_to_stderr()
        reasons = LoggedReasons()
        reasons.listen()
        ready(device)
        with suppress(KeyboardInterrupt):
            while True:
                _wait(listener, told)
                client, _ = listener.accept()
                _start(Lane(client), device, reasons)


def _wait(listener: socket.socket, told: socket.socket) -> None:
    """Return when a client wants in. A signal's handler runs as soon as ``told`` can be read."""
    ready: list[socket.socket] = []
    while listener not in ready:
        ready, _, _ = select.select([listener, told], [], [])
        if told in ready:
            told.recv(_BACKLOG)


def _start(control: Lane, device: Device, reasons: LoggedReasons) -> None:
    def work() -> None:
        with suppress(Closed, OSError):
            serve_client(control, device, reasons, is_one_of_many=True)

    threading.Thread(target=work, name="nnhal-client", daemon=True).start()


@contextmanager
def _listening(path: Path) -> Iterator[socket.socket]:
    """A socket at ``path``, which is removed at the end."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
        try:
            _remove_abandoned(path)
            _bind(listener, path)
        except OSError as error:
            raise CannotListen(f"cannot listen at '{path}': {error.strerror or error}") from error
        try:
            yield listener
        finally:
            path.unlink(missing_ok=True)


def _bind(listener: socket.socket, path: Path) -> None:
    before = os.umask(_ONLY_MINE)
    try:
        listener.bind(os.fspath(path))
    finally:
        os.umask(before)
    listener.listen(_BACKLOG)


def _remove_abandoned(path: Path) -> None:
    """Remove the socket of a server that is gone; raises CannotListen where one is alive."""
    if not path.exists() or not stat.S_ISSOCK(path.stat().st_mode):
        return  # binding says what is wrong
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as probe:
        try:
            probe.connect(os.fspath(path))
        except ConnectionRefusedError:
            path.unlink()
        else:
            raise CannotListen(f"another driver is served at '{path}' already")


@contextmanager
def _ended_by_signals() -> Iterator[socket.socket]:
    """SIGTERM is taken for Ctrl-C, so that the socket is removed.

    Gives a socket that every signal makes readable: one that comes just before a call blocks would
    not end that call otherwise.
    """

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    told, teller = socket.socketpair()
    with told, teller:
        teller.setblocking(False)
        former = signal.set_wakeup_fd(teller.fileno(), warn_on_full_buffer=False)
        try:
            yield told
        finally:
            signal.set_wakeup_fd(former)
            signal.signal(signal.SIGTERM, before)
