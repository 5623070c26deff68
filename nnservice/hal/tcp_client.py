"""The client's end of a connection to a driver on another machine: ``tcp:HOST:PORT``.

Every lane is a TCP connection that the client makes, also those that the server calls back on: a
board behind ``ssh -L`` or ``adb forward`` can be reached, and cannot reach.
"""

from __future__ import annotations

import socket
from typing import NamedTuple

from nncli.start_timeout import start_timeout_s
from nnhal.device import Device
from nnhal.driver_schemes import BrokenDriver, NotADriver
from nnhal.errors import DeadObject, HalError
from nnservice.hal.client import ANSWER_TIMEOUT_S, connect
from nnservice.hal.streamed_fences import Fences
from nnservice.hal.streamed_memories import ClientMemories
from nnservice.hal.table import TELL
from nnservice.hal.tcp_address import Address, WrongAddress, address_of, secret_of
from nnservice.rpc.handshake import (
    NEW_SESSION,
    HandshakeFailed,
    Opening,
    Purpose,
    introduce,
)
from nnservice.rpc.lane_opening import LaneOpening
from nnservice.rpc.messages import FrameKind
from nnservice.rpc.stream import NOWHERE, Sink, StreamLane, prepare_socket
from nnservice.rpc.wire import Closed, Frame, Lane, Late, Malformed

__all__ = ["open_tcp"]

_SECRET_FILE: str = "secret_file="


def open_tcp(location: str, *, callback_timeout_s: float | None = None) -> Device:
    """The driver that ``nnhal serve --listen`` serves at ``HOST:PORT``, or ``HOST:PORT?secret_file=
    PATH``; the scheme ``tcp`` of :mod:`nnhal.driver_schemes`.

    As with a Unix socket, every call has a limit: ``callback_timeout_s``, by default two minutes.
    Raises NotADriver, BrokenDriver, WrongAddress, NoSecret.
    """
    limit_s = start_timeout_s(callback_timeout_s)
    answer_limit_s = callback_timeout_s or ANSWER_TIMEOUT_S
    dialer = _dialer(location, limit_s)
    try:
        control, session = dialer.dial(Purpose.CONTROL, 0, NEW_SESSION, NOWHERE)
    except HandshakeFailed as error:
        raise NotADriver(f"it refuses this client, or is none: {error}") from error
    except (Closed, Late) as error:
        raise NotADriver("what listens there is no driver, or does not answer") from error
    except OSError as error:
        raise NotADriver(f"no driver is served there ({error.strerror or error})") from error
    control.limit(limit_s, receiving=False)
    memories = ClientMemories(Fences(TELL, control))
    try:
        return connect(
            control,
            f"tcp:{location}",
            death=_lost,
            timeout_s=limit_s,
            callback_timeout_s=answer_limit_s,
            answer_limit_s=answer_limit_s,
            opening=_Dialed(dialer, session, memories),
            streaming=memories,
        ).device
    except HalError as error:
        raise BrokenDriver(str(error)) from error


class _Dialer(NamedTuple):
    """Makes connections."""

    address: Address
    secret: bytes
    limit_s: float

    def dial(
        self, purpose: Purpose, ticket: int, session: bytes, sink: Sink
    ) -> tuple[StreamLane, bytes]:
        """A lane, and the session. Raises OSError, HandshakeFailed, Closed, Late."""
        connected = socket.create_connection(self.address, self.limit_s)
        try:
            prepare_socket(connected)
            opening = Opening(purpose, ticket, session)
            session = introduce(connected, self.secret, opening, self.limit_s)
        except BaseException:
            connected.close()
            raise
        return StreamLane(connected, sink), session


class _Dialed(LaneOpening):
    """All lanes of a session are made by the client."""

    def __init__(self, dialer: _Dialer, session: bytes, sink: Sink) -> None:
        self._dialer = dialer
        self._session = session
        self._sink = sink

    def open(self, control: Lane) -> Lane:
        return self._lane(Purpose.CALLS, 0)

    def taken(self, frame: Frame) -> Lane:
        if frame.kind != FrameKind.LANE:
            raise Malformed(f"frame {frame.kind}")
        return self._lane(Purpose.CALLBACKS, frame.object)

    def _lane(self, purpose: Purpose, ticket: int) -> Lane:
        try:
            return self._dialer.dial(purpose, ticket, self._session, self._sink)[0]
        except (OSError, HandshakeFailed) as error:
            raise Closed from error


def _dialer(location: str, limit_s: float) -> _Dialer:
    text, _, query = location.partition("?")
    if query and not query.startswith(_SECRET_FILE):
        raise WrongAddress(f"'tcp:{location}': expected tcp:HOST:PORT?{_SECRET_FILE}PATH")
    return _Dialer(address_of(text), secret_of(query.removeprefix(_SECRET_FILE)), limit_s)


def _lost() -> HalError:
    return DeadObject("the connection to the driver is lost")
