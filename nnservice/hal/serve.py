"""``nnhal serve``: a driver at a socket in the file system, or at a port, for many clients.

What a service manager is on a device: the driver is started once, by hand, perhaps under a
debugger, and whoever knows the path (``--driver unix:PATH``), or the address and the secret
(``--driver tcp:HOST:PORT``), is its client.
"""

from __future__ import annotations

import errno
import gc
import logging
import os
import select
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final, Protocol

from nnhal import registry
from nnhal.device import Device
from nnservice.hal.clients import Clients
from nnservice.hal.host import log_to_stderr
from nnservice.hal.listener import CannotListen, listening
from nnservice.hal.tcp_address import Address
from nnservice.hal.tcp_server import Door, listening_at
from nnservice.rpc.logged_reasons import ReasonsOfThread

__all__ = ["CannotListen", "ended_by_signals", "serve", "serve_tcp", "serve_until_told"]

LOGGER: Final = logging.getLogger("nnhal.service")

_MANY_SIGNALS: Final = 4096

_RETRY_INTERVAL_S: Final = 0.1
"""For a client that cannot be taken now."""


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
    with listening(Path(path)) as listener, ended_by_signals() as told:
        clients, device = _started(driver, threads)
        ready(device)
        serve_until_told(listener, told, clients)


def serve_tcp(
    driver: str,
    address: Address,
    secret: bytes,
    *,
    allow_remote: bool = False,
    threads: int | None = None,
    ready: Callable[[Device, Address], object] = lambda device, address: None,
) -> None:
    """Serve like :func:`serve`, for clients that know ``secret`` and connect to ``address``;
    ``ready`` gets the one with the port in use, which the system chooses for port 0.
    """
    with (
        listening_at(address, allow_remote=allow_remote) as listener,
        ended_by_signals() as told,
    ):
        clients, device = _started(driver, threads)
        ready(device, Address(address.host, listener.getsockname()[1]))
        serve_until_told(listener, told, Door(clients, secret))


def _started(driver: str, threads: int | None) -> tuple[Clients, Device]:
    device = registry.resolve(driver, threads=threads)
    log_to_stderr()
    reasons = ReasonsOfThread()
    reasons.listen()
    gc.freeze()  # what is there by now stays; to look for remains of clients takes less time
    return Clients(device, reasons), device


class Entrance(Protocol):
    """Entrance that accepts clients."""

    def add(self, connected: socket.socket, /) -> None: ...


def serve_until_told(listener: socket.socket, told: socket.socket, clients: Entrance) -> None:
    """Serve all that connect to ``listener``, until a signal comes; ``told`` is of
    :func:`ended_by_signals`.
    """
    with suppress(KeyboardInterrupt):
        while True:
            _wait(listener, told)
            client = _accepted(listener)
            if client is not None:
                clients.add(client)


def _accepted(listener: socket.socket) -> socket.socket | None:
    """The next client; None where it has gone again, or there are no descriptors left for it: then
    it waits, and the others go on.
    """
    try:
        return listener.accept()[0]
    except OSError as error:
        if error.errno != errno.ECONNABORTED:
            LOGGER.warning("no client can be taken: %s", error.strerror)
            time.sleep(_RETRY_INTERVAL_S)
        return None


def _wait(listener: socket.socket, told: socket.socket) -> None:
    """Return when a client wants in. A signal's handler runs as soon as ``told`` can be read."""
    ready: list[socket.socket] = []
    while listener not in ready:
        ready, _, _ = select.select([listener, told], [], [])
        if told in ready:
            told.recv(_MANY_SIGNALS)


@contextmanager
def ended_by_signals() -> Iterator[socket.socket]:
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
