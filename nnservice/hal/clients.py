"""The clients of a served driver: each has a connection of its own, threads, and an account.

What one client takes, breaks or never answers is its own: see :class:`nnservice.rpc.peer.Peer`
and :mod:`nnservice.rpc.account`. Here is what they have in common: room for so many of them.
"""

from __future__ import annotations

import logging
import resource
import socket
import struct
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from nnhal.device import Device
from nnhal.driver_names import DriverFailedToStart
from nnservice.hal.departed_clients import DepartedClients
from nnservice.hal.host import refuse, serve_client
from nnservice.rpc.account import Bounds
from nnservice.rpc.lane_opening import PASSED, LaneOpening
from nnservice.rpc.logged_reasons import LoggedReasons
from nnservice.rpc.peer import Peer
from nnservice.rpc.streaming import Streaming
from nnservice.rpc.wire import Closed, Lane, Late

__all__ = ["MAX_CLIENTS", "SEND_TIMEOUT_S", "Clients", "Link", "bounds_here"]

LOGGER: Final = logging.getLogger("nnhal.service")

MAX_CLIENTS: Final = 128
"""Connections at the same time. One more takes the place of the oldest that has never called."""

MAX_OF_A_PROCESS: Final = MAX_CLIENTS // 4
"""Connections of one process, so that it cannot take the place of all others; as above."""

_CREDENTIALS: Final = struct.Struct("3i")
"""Of the process at the other end of a Unix socket: its id, user and group (``man 7 unix``)."""

_MAX_DESCRIPTORS: Final = 1 << 16
"""More than all clients together may have are no use."""

_SHARE: Final = 4
"""One client may have this part of the descriptors that the process may open."""

SEND_TIMEOUT_S: Final = 10.0
"""Time limit for a client to read what is sent on its control lane. One that never does has hung.
"""


def bounds_here() -> Bounds:
    """The bounds of each client of this process, which may open as many files as it can use then.

    A lower limit of open files lowers what one client may have of them.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, min(hard, _MAX_DESCRIPTORS)) if hard != resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return Bounds(descriptors=min(Bounds().descriptors, wanted // _SHARE))


@dataclass(frozen=True)
class Link:
    """Connection of a client: by default, within this machine. ``begun`` gets the connection before
    it is served, ``ended`` is called afterwards in any case.
    """

    opening: LaneOpening = PASSED
    streaming: Streaming | None = None
    begun: Callable[[Peer], object] = lambda peer: None
    ended: Callable[[], object] = lambda: None
    process: int = 0
    """Process id of the client; 0 where that is not known, as on another machine or in another
    namespace.
    """


class Clients:
    """All clients of ``device``; ``reasons`` has what its driver logs."""

    def __init__(self, device: Device, reasons: LoggedReasons) -> None:
        self._device = device
        self._reasons = reasons
        self._bounds = bounds_here()
        self._lock = threading.Lock()
        self._peers: dict[Lane, Peer | None] = {}
        """In the order of their coming; None while a client is not served yet."""
        self._processes: dict[Lane, int] = {}
        self._remains = DepartedClients()

    def add(self, connected: socket.socket) -> None:
        """Serve one more client, in the background, or tell it that there are too many."""
        self.add_linked(Lane(connected), Link(process=_process_behind(connected)))

    def add_linked(self, control: Lane, link: Link) -> None:
        """Add a client like :meth:`add`, connected by ``link``."""
        control.limit(SEND_TIMEOUT_S, receiving=False)
        with self._lock:
            reason = self._no_room_for(link.process)
            if reason:
                self._refuse(control, reason)
                link.ended()
                return
            self._peers[control] = None
            self._processes[control] = link.process
        try:
            self._start(control, link)
        except RuntimeError as error:
            self._forget(control)
            link.ended()
            self._refuse(control, f"it has no room for another client: {error}")

    def end(self) -> None:
        """End all connections. Calls that are under way raise DeadObject in the clients."""
        with self._lock:
            peers = list(self._peers.values())
        for peer in peers:
            if peer is not None:
                peer.end()

    def _start(self, control: Lane, link: Link) -> None:
        work = threading.Thread(
            target=self._serve, args=(control, link), name="nnhal-client", daemon=True
        )
        work.start()

    def _serve(self, control: Lane, link: Link) -> None:
        try:
            serve_client(
                control,
                self._device,
                self._reasons,
                self._bounds,
                lambda peer: self._begin(control, peer, link),
                link.opening,
                link.streaming,
            )
        except (Closed, Late, OSError):
            return
        except RuntimeError as error:
            LOGGER.warning("a client is hung up on: %s", error)
        finally:
            control.shut()
            self._forget(control)
            link.ended()
            self._remains.expect()

    def _begin(self, control: Lane, peer: Peer, link: Link) -> None:
        with self._lock:
            if control in self._peers:
                self._peers[control] = peer
        link.begun(peer)

    def _forget(self, control: Lane) -> None:
        with self._lock:
            self._drop(control)

    def _drop(self, control: Lane) -> None:
        self._peers.pop(control, None)
        self._processes.pop(control, None)

    def _no_room_for(self, process: int) -> str:
        """Why there is none for one more client of ``process``; empty where there is, or is now."""
        same = [control for control, of in self._processes.items() if process and of == process]
        if len(same) >= MAX_OF_A_PROCESS and not self._make_room(same):
            return f"this process has {MAX_OF_A_PROCESS} connections to it already"
        if len(self._peers) >= MAX_CLIENTS and not self._make_room(list(self._peers)):
            return f"it has {MAX_CLIENTS} clients already"
        return ""

    def _make_room(self, among: Sequence[Lane]) -> bool:
        """Hang up on the oldest client that has never called; whether there is one."""
        for control in among:
            peer = self._peers.get(control)
            if peer is not None and not peer.has_been_called:
                self._drop(control)
                control.shut()
                return True
        return False

    def _refuse(self, control: Lane, reason: str) -> None:
        LOGGER.warning("a client is refused: %s", reason)
        with suppress(Closed, Late):
            refuse(control, DriverFailedToStart(self._device.name, self._device.name, reason))
        control.close()


def _process_behind(connected: socket.socket) -> int:
    with suppress(OSError):
        content = connected.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
        return int(_CREDENTIALS.unpack(content)[0])
    return 0
