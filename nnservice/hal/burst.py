"""Bursts between two processes: how the two channels of a burst cross the wire.

The client makes both queues and a bell, a pair of sockets, and hands over one end of it. The other
end of everything is the driver's: a thread there waits for packets and gives them to the driver.
On the client's side no thread is needed: who executes writes and then waits.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from nnhal.burst_channels import ResultChannel
from nnhal.burst_packets import BurstResult, serialize_result
from nnhal.debug.remarks import attached, remark_on
from nnhal.errors import ClientGone, HalError, Inexpressible
from nnhal.interfaces import IBurstRequestChannel, IBurstResultChannel
from nnhal.types import ErrorStatus
from nnservice.rpc.connection import Connection
from nnservice.rpc.fmq import QueueBroken, QueueReader, QueueWriter, create_queue
from nnservice.rpc.kinds import Kind
from nnservice.rpc.packet_link import (
    CONTROLLER_WINDOW,
    SERVER_WINDOW,
    Bell,
    PacketLink,
    PeerGone,
    polling_window_ns,
)
from nnservice.rpc.transit import Arrival, Departure
from nnservice.rpc.wire import Malformed

__all__ = ["REQUEST_CHANNEL", "RESULT_CHANNEL"]

LOGGER: Final = logging.getLogger("nnhal.driver")

_DESCRIPTORS: Final = 3
"""Of a burst, in the driver's process: the bell, and those of two mapped queues."""

_FAILURE: Final = serialize_result(BurstResult(ErrorStatus.GENERAL_FAILURE))


# --- the client's process --------------------------------------------------------------------


class _ClientLink:
    """Where the packets of a burst go to, and where answers come from."""

    def __init__(self, peer: Connection, link: PacketLink) -> None:
        self._peer = peer
        self._link = link

    def send(self, packet: bytes) -> None:
        """Send a request. The driver hears first of memories that were freed before."""
        if self._peer.has_releases:
            self._peer.flush()
        try:
            sent = self._link.send(packet)
        except (PeerGone, QueueBroken) as error:
            raise self._error(error) from error
        if not sent:
            message = f"{self._peer.other} does not take the packets of the burst"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)

    def receive(self, timeout_s: float | None) -> bytes | None:
        """The next answer, None after ``timeout_s``. Raises HalError."""
        try:
            return self._link.receive(timeout_s)
        except (PeerGone, QueueBroken) as error:
            raise self._error(error) from error

    def discard(self) -> int:
        """Throw away the answers that have come already; how many. Raises HalError."""
        try:
            return self._link.discard()
        except QueueBroken as error:
            raise self._error(error) from error

    def _error(self, error: Exception) -> HalError:
        if isinstance(error, QueueBroken):
            self._link.shut()
            message = f"the burst is broken: {self._peer.other} shows {error}"
            return HalError(ErrorStatus.GENERAL_FAILURE, message)
        self._peer.settle()  # raises DeadObject when it is not only the burst that has ended
        return HalError(ErrorStatus.GENERAL_FAILURE, f"{self._peer.other} has ended the burst")


def _forward(client: _ClientLink, link: PacketLink, channel: IBurstResultChannel) -> None:
    """Have the answers given to a channel of the caller's own making, as long as it is there."""
    weak = weakref.ref(channel)

    def forward() -> None:
        with suppress(PeerGone, QueueBroken):
            while (packet := link.receive()) is not None:
                alive = weak()
                if alive is not None:
                    alive.send(packet)
                del alive

    weakref.finalize(client, link.shut).atexit = False
    threading.Thread(target=forward, name="nnhal-burst-results", daemon=True).start()


# --- the driver's process --------------------------------------------------------------------


class _Requests(IBurstRequestChannel):
    """The driver's end of the queue of requests."""

    def __init__(self, reader: QueueReader, bell: Bell) -> None:
        self.reader = reader
        self.bell = bell
        self.results: _Results | None = None

    @property
    def capacity(self) -> int:
        return self.reader.capacity

    def listen(self, consumer: Callable[[bytes], None]) -> None:
        results, self.results = self.results, None
        if results is None:
            raise ValueError("the packets of a burst go to one consumer")
        arguments = results, consumer
        threading.Thread(target=_serve, args=arguments, name="nnhal-burst", daemon=True).start()


class _Results(IBurstResultChannel):
    """The driver's end of the queue of results."""

    def __init__(self, peer: Connection, link: PacketLink) -> None:
        self.link = link
        self.answers = 0
        self.peer = peer

    @property
    def capacity(self) -> int:
        return self.link.capacity

    def send(self, packet: bytes) -> bool:
        if self.peer.has_reasons:
            # The reason for the answer, which a packet has no room for, goes before it.
            with suppress(HalError):
                self.peer.settle()
        try:
            sent = self.link.send(packet)
        except (PeerGone, QueueBroken):
            return True  # there is nobody who could make use of a shorter one
        self.answers += sent
        return sent


def _serve(results: _Results, consumer: Callable[[bytes], None]) -> None:
    """Give each packet to the driver, until the burst is over."""
    link = results.link
    results.peer.attach(link.shut)
    try:
        while (packet := link.receive()) is not None:
            _consume(consumer, packet, results)
    except PeerGone:
        return
    except QueueBroken as error:
        LOGGER.error("burst: the client shows %s", error)
    finally:
        link.shut()
        results.peer.detach(link.shut)


def _consume(consumer: Callable[[bytes], None], packet: bytes, results: _Results) -> None:
    answers = results.answers
    reasons = results.peer.reasons
    if reasons is not None:
        reasons.begin_turn()
    try:
        consumer(packet)
    except ClientGone:
        return
    except BaseException as error:  # whatever it is: this process goes on, and the client does
        extra = attached(remark_on("burst", ErrorStatus.GENERAL_FAILURE, error))
        name = type(error).__name__
        LOGGER.error("burst: the driver raised %s", name, exc_info=error, extra=extra)
        if results.answers == answers:
            results.send(_FAILURE)
    finally:
        if reasons is not None:
            reasons.end_turn()


# --- on the wire -----------------------------------------------------------------------------


class _RequestChannel(Kind):
    """Descriptors: the queue of requests, the bell. The body has nothing of it."""

    def pack(self, value: Any, departure: Departure) -> None:
        if not isinstance(value, IBurstRequestChannel):
            raise TypeError(f"{type(value).__name__} is no request channel")
        if departure.peer.streaming is not None:
            raise Inexpressible("a burst's queues are in memory that two machines cannot share")
        queue = create_queue(value.capacity)
        departure.own(queue)
        near, far = socket.socketpair()
        departure.own(far.detach())
        departure.unfinished = value, QueueWriter(queue), Bell(near)

    def unpack(self, value: None, arrival: Arrival) -> _Requests:
        reader = _queue(arrival, QueueReader)
        requests = arrival.unfinished = _Requests(reader, _bell(arrival))
        return requests


class _ResultChannel(Kind):
    """Descriptor: the queue of results. Completes the request channel, the argument before it."""

    def pack(self, value: Any, departure: Departure) -> None:
        if not isinstance(value, IBurstResultChannel):
            raise TypeError(f"{type(value).__name__} is no result channel")
        requests, writer, bell = departure.unfinished
        queue = create_queue(value.capacity)
        departure.own(queue)
        window_ns = polling_window_ns(CONTROLLER_WINDOW)
        link = PacketLink(writer, QueueReader(queue), bell, window_ns)
        client = _ClientLink(departure.peer, link)
        requests.listen(client.send)
        if isinstance(value, ResultChannel):
            value.source = client
        else:
            _forward(client, link, value)

    def unpack(self, value: None, arrival: Arrival) -> _Results:
        requests: _Requests = arrival.unfinished
        writer = _queue(arrival, QueueWriter)
        window_ns = polling_window_ns(SERVER_WINDOW)
        link = PacketLink(writer, requests.reader, requests.bell, window_ns)
        results = requests.results = _Results(arrival.peer, link)
        return results


def _queue(arrival: Arrival, end: Callable[[int], Any]) -> Any:
    """An end of the queue in the next descriptor, which is not needed any more."""
    fd = arrival.take()
    try:
        return end(fd)
    except QueueBroken as error:
        raise Malformed(str(error)) from error
    finally:
        os.close(fd)


def _bell(arrival: Arrival) -> Bell:
    """The socket in the next descriptor; raises Malformed for anything else."""
    fd = arrival.take()
    try:
        loan = arrival.peer.account.take(descriptors=_DESCRIPTORS)
        connected = socket.socket(fileno=fd)
    except HalError:
        os.close(fd)
        raise
    except OSError as error:
        os.close(fd)
        raise Malformed(f"a bell that is no socket: {error}") from error
    if (connected.family, connected.type) != (socket.AF_UNIX, socket.SOCK_STREAM):
        connected.close()
        raise Malformed("a bell that is another kind of socket")
    bell = Bell(connected)
    loan.until_gone(bell)
    return bell


REQUEST_CHANNEL: Final = _RequestChannel(None)
RESULT_CHANNEL: Final = _ResultChannel(None)
