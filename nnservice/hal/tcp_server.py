"""The server's end of TCP: admits clients that know the secret, and brings lanes together."""

from __future__ import annotations

import itertools
import logging
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from concurrent.futures import TimeoutError as FutureTimeout
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from secrets import token_bytes
from typing import Final

from nnservice.hal.clients import SEND_TIMEOUT_S, Clients, Link
from nnservice.hal.listener import CannotListen
from nnservice.hal.mirrored_memories import ServerMemories
from nnservice.hal.streamed_fences import Fences
from nnservice.hal.table import TELL
from nnservice.hal.tcp_address import Address, is_loopback
from nnservice.rpc import handshake
from nnservice.rpc.lane_opening import LaneOpening
from nnservice.rpc.messages import FrameKind
from nnservice.rpc.peer import Peer
from nnservice.rpc.serving import take_up
from nnservice.rpc.stream import NOWHERE, StreamLane, prepare_socket
from nnservice.rpc.wire import Closed, Frame, Lane, Late, Malformed

__all__ = ["Door", "listening_at"]

LOGGER: Final = logging.getLogger("nnhal.service")

_BACKLOG: Final = 64
_MAX_AT_THE_DOOR: Final = 64
"""Connections at the same time whose secret is not known yet; each has a thread."""

_HANDSHAKE_TIMEOUT_S: Final = 10.0
_SESSION_BYTES: Final = len(handshake.NEW_SESSION)


@contextmanager
def listening_at(address: Address, *, allow_remote: bool) -> Iterator[socket.socket]:
    """A socket that listens there. Raises CannotListen, also for an address that other machines
    can reach unless ``allow_remote``.
    """
    try:
        if not allow_remote and not is_loopback(address):
            raise CannotListen(
                f"other machines can connect to {address}; say --allow-remote if they are to"
            )
        family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
        listener = socket.create_server(address, family=family, backlog=_BACKLOG)
    except OSError as error:
        raise CannotListen(f"cannot listen at {address}: {error.strerror or error}") from error
    with listener:
        yield listener


class Door:
    """Takes connections to ``clients`` of those that know ``secret``."""

    def __init__(self, clients: Clients, secret: bytes) -> None:
        self._clients = clients
        self._secret = secret
        self._room = threading.BoundedSemaphore(_MAX_AT_THE_DOOR)
        self._sessions: dict[bytes, _Session] = {}

    def add(self, connected: socket.socket) -> None:
        """Let it in, or not, in the background."""
        if not self._room.acquire(blocking=False):
            connected.close()
            return
        work = threading.Thread(
            target=self._let_in, args=(connected,), name="nnhal-door", daemon=True
        )
        try:
            work.start()
        except RuntimeError as error:
            LOGGER.warning("a client is hung up on: %s", error)
            self._room.release()
            connected.close()

    def _let_in(self, connected: socket.socket) -> None:
        try:
            prepare_socket(connected)
            opening, said = handshake.greet(connected, self._secret, _HANDSHAKE_TIMEOUT_S)
            self._admit(connected, opening, said)
        except handshake.HandshakeFailed as error:
            LOGGER.warning("a client is refused: %s", error)
            with suppress(OSError):
                handshake.refuse(connected)
            connected.close()
        except (Closed, Late, OSError, CancelledError, FutureTimeout):
            connected.close()
        finally:
            self._room.release()

    def _admit(self, connected: socket.socket, opening: handshake.Opening, said: bytes) -> None:
        if opening.purpose is handshake.Purpose.CONTROL:
            session = _Session()
            handshake.accept(connected, self._secret, said, session.name)
            self._begin(StreamLane(connected, NOWHERE), session)
            return
        found = self._sessions.get(opening.session)
        if found is None:
            raise handshake.HandshakeFailed("it belongs to a client that is gone")
        handshake.accept(connected, self._secret, said, found.name)
        lane = StreamLane(connected, found.memories)
        if opening.purpose is handshake.Purpose.CALLBACKS:
            found.bring(opening.ticket, lane)
            return
        take_up(found.peer.result(_HANDSHAKE_TIMEOUT_S), lane)
        if found.name not in self._sessions:  # too late to be closed with the others
            lane.shut()

    def _begin(self, control: StreamLane, session: _Session) -> None:
        session.memories = ServerMemories(Fences(TELL, control))
        self._sessions[session.name] = session

        def end() -> None:
            self._sessions.pop(session.name, None)
            session.end()

        link = Link(session, session.memories, session.peer.set_result, end)
        self._clients.add_linked(control, link)


class _Session(LaneOpening):
    """A client: its lanes come one by one, those to call back on when they are asked for."""

    memories: ServerMemories

    def __init__(self) -> None:
        self.name = token_bytes(_SESSION_BYTES)
        self.peer: Future[Peer] = Future()
        self._tickets = itertools.count(1)
        self._awaited: dict[int, SimpleQueue[StreamLane | None]] = {}
        self._asking = threading.Lock()

    def open(self, control: Lane) -> Lane:
        ticket, arrival = next(self._tickets), SimpleQueue[StreamLane | None]()
        self._awaited[ticket] = arrival
        try:
            with self._asking:
                control.send(FrameKind.LANE, ticket, b"")
            lane = arrival.get(timeout=SEND_TIMEOUT_S)
        except Empty:
            raise Late from None
        finally:
            self._awaited.pop(ticket, None)
        if lane is None:
            raise Closed
        lane.limit(SEND_TIMEOUT_S, receiving=False)
        return lane

    def taken(self, frame: Frame) -> Lane:
        raise Malformed(f"frame {frame.kind}")

    def bring(self, ticket: int, lane: StreamLane) -> None:
        """The lane that was asked for by ``ticket``."""
        arrival = self._awaited.pop(ticket, None)
        if arrival is None:
            lane.close()
        else:
            arrival.put(lane)

    def end(self) -> None:
        """Nobody waits any longer."""
        while self._awaited:
            self._awaited.popitem()[1].put(None)
        self.peer = Future()  # the connection would keep itself alive by it
        self.peer.cancel()
