"""A driver in a process of its own that serves many clients at once, started by a suite.

What ``nnhal serve`` is for a user: the process listens at a socket in the file system, and any
process that knows the name ``unix:PATH`` is a client of the same driver. Here the process is forked
from a zygote, guarded and with limits, so that it ends with whoever started it.
"""

from __future__ import annotations

import os
import secrets
import signal
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from nncli.errors import UserError
from nnhal import registry
from nnhal.errors import DeadObject
from nnprocess import linux
from nnservice.hal.clients import Clients
from nnservice.hal.driver_process import kill, start_process
from nnservice.hal.host import Settings, await_rest, log_to_stderr, refuse
from nnservice.hal.listener import listen_at
from nnservice.hal.serve import ended_by_signals, serve_until_told
from nnservice.rpc import spinning
from nnservice.rpc.logged_reasons import ReasonsOfThread
from nnservice.rpc.wire import Lane

if TYPE_CHECKING:
    from nnprocess.child import Child
    from nnprocess.limits import Limits
    from nnprocess.process_end import ProcessEnd
    from nnprocess.zygote import Zygote

__all__ = ["SharedDriver", "start_shared"]

_TARGET: Final = "nnservice.hal.shared_driver:run"

_ARENAS: Final = 2
"""Of the allocator: what the driver frees is then used again, and growth is a leak."""

_TURN_S: Final = 0.0005
"""Of a thread of Python's: with the usual 5 ms, a client that has a model prepared makes every step
of another's inference wait as long."""

_GRACE_S: Final = 2.0
"""How long a driver may take for its destructor before it is killed."""


class SharedDriver:
    """A running driver that listens at the socket ``path``; a context manager that ends it.

    ``name`` is what clients, in any process, resolve: ``unix:PATH``. ``process`` is the driver's:
    its id, log, end and the stacks of its threads.
    """

    def __init__(self, path: Path, process: Child) -> None:
        self.path = path
        self.process = process

    @property
    def name(self) -> str:
        """The name of the driver for its clients."""
        return f"unix:{self.path}"

    def close(self, grace_s: float = _GRACE_S) -> ProcessEnd | None:
        """End the driver's process, by force after ``grace_s``, and remove its socket.

        Calls that are under way raise DeadObject. How the process has ended; None where not even
        the kernel could end it.
        """
        self.path.unlink(missing_ok=True)
        self.process.signal(signal.SIGTERM)
        return self.process.end(grace_s) or kill(self.process)

    def __enter__(self) -> SharedDriver:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def start_shared(
    driver: str,
    zygote: Zygote,
    folder: str | os.PathLike[str],
    *,
    threads: int | None = None,
    limits: Limits | None = None,
    spin: bool = True,
    first: bool = False,
) -> SharedDriver:
    """Start ``driver`` (see :func:`nnhal.registry.resolve`) in a process forked from ``zygote``,
    and serve it at a new socket in ``folder``. The socket goes with the zygote's controller at the
    latest. ``limits`` are those of the driver's process; without ``spin`` it leaves the processor
    to others whenever it waits (see :mod:`nnservice.rpc.spinning`); ``first`` it has processors
    before whatever else the machine does, where this may be asked for.

    Raises UnknownDriver and DriverFailedToStart, DeadObject when the process dies meanwhile,
    NoAnswer with its stacks when it does not start in time (:mod:`nncli.start_timeout`),
    CannotListen where there can be no socket, OSError when no process can be made.
    """
    path = Path(folder, f"driver-{secrets.token_hex(4)}").absolute()
    with listen_at(path) as listener:
        try:
            zygote.remove_at_end(path)
            remote, child = start_process(
                zygote,
                _TARGET,
                Settings(driver, threads, spin, first),
                [listener.fileno()],
                limits=limits,
                callback_timeout_s=None,
            )
        except BaseException:
            path.unlink(missing_ok=True)
            raise
    remote.peer.end(DeadObject("the driver has started"))
    return SharedDriver(path, child)


def run(arguments: bytes, descriptors: list[int]) -> None:
    """Serve whoever connects, until SIGTERM or SIGINT.

    The target of a fork of :class:`nnprocess.zygote.Zygote`; ``arguments`` are Settings, the
    descriptors are the socket of the client that waits for the start, and the listener.
    """
    settings = msgspec.msgpack.decode(arguments, type=Settings)
    linux.hold_arenas(_ARENAS)
    if settings.first:
        linux.raise_priority()
    sys.setswitchinterval(_TURN_S)
    if not settings.spin:
        spinning.forbid()
    first, listener = (socket.socket(fileno=fd) for fd in descriptors)
    log_to_stderr()
    reasons = ReasonsOfThread()
    reasons.listen()
    with listener, ended_by_signals() as told:
        try:
            device = registry.resolve(settings.driver, threads=settings.threads)
        except UserError as error:
            refuse(Lane(first), error)
            return
        clients = Clients(device, reasons)
        clients.add(first)
        del first
        serve_until_told(listener, told, clients)
        clients.end()
        # Here rather than at the interpreter's end, when much that a destructor needs is gone.
        del clients, device
        await_rest()
