"""What the threads of a connection do: wait for the other side, and serve its calls.

They hold the connection weakly while they wait, so that it ends when nobody uses it any more.
"""

from __future__ import annotations

import logging
import socket
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nnhal.errors import HalError
from nnhal.service.hal.callbacks import fail
from nnhal.service.hal.logged_reasons import printable
from nnhal.service.hal.messages import Failure, Kind, Remark
from nnhal.service.hal.table import METHODS
from nnhal.service.rpc.method import Method
from nnhal.service.rpc.releases import Releases
from nnhal.service.rpc.transit import Arrival, Departure
from nnhal.service.rpc.wire import Closed, DescriptorsLost, Frame, Lane, Malformed, Unsendable
from nnhal.types import ErrorStatus
from nnprocess.descriptors import close_all

if TYPE_CHECKING:
    from nnhal.service.rpc.peer import Peer

__all__ = ["listen", "start", "tell"]

DRIVER: Final = logging.getLogger("nnhal.driver")
CLIENT: Final = logging.getLogger("nnhal.client")

_MOST_LANES: Final = 1024
"""Calls that the other side can make at the same time. More is a mistake or an attack."""

_NO_FAILURES: Final = (ErrorStatus.NONE, ErrorStatus.DEAD_OBJECT)
"""Statuses that nobody may fail with."""

_encode: Final = msgspec.msgpack.Encoder().encode


class _WrongAnswer(Exception):
    """A method has returned what it may not."""


def start(name: str, work: Callable[..., None], *arguments: Any) -> None:
    """Do ``work`` in a thread. RuntimeError when none can be started."""
    threading.Thread(target=work, args=arguments, name=name, daemon=True).start()


def tell(connection: weakref.ref[Peer], releases: Releases) -> None:
    """Tell the other side soon what has been dropped here, if no call does."""
    while releases.wait():
        peer = connection()
        if peer is None:
            return
        with suppress(HalError):  # the other side is gone, and has let go of everything
            if releases.noted:
                peer.flush()
        del peer


def listen(connection: weakref.ref[Peer], control: Lane) -> None:
    """Serve every lane that the other side opens, until the connection ends."""
    reason: HalError | None = None
    try:
        while True:
            lane = _new_lane(control.receive())
            peer = connection()
            if peer is None:
                return
            if len(peer.lanes) > _MOST_LANES:
                raise Malformed("too many lanes")
            peer.lanes.add(lane)
            start("nnhal-serve", _serve, connection, lane)
            del peer
    except (Closed, OSError, RuntimeError):
        pass
    except Malformed as error:
        message = f"the other side sent {error} on its control lane"
        reason = HalError(ErrorStatus.GENERAL_FAILURE, message)
    peer = connection()
    if peer is not None:
        peer.end(reason)


def _new_lane(frame: Frame) -> Lane:
    if frame.kind != Kind.LANE or len(frame.descriptors) != 1:
        close_all(frame.descriptors)
        raise Malformed(f"frame {frame.kind}")
    try:
        connected = socket.socket(fileno=frame.descriptors[0])
    except OSError as error:
        close_all(frame.descriptors)
        raise Malformed("a lane that is no socket") from error
    if connected.type != socket.SOCK_SEQPACKET:
        connected.close()
        raise Malformed("a lane of another kind")
    return Lane(connected)


def _serve(connection: weakref.ref[Peer], lane: Lane) -> None:
    try:
        with suppress(Closed, OSError):
            while _serve_one(connection, lane):
                pass
    finally:  # whoever calls on it must not wait for ever
        lane.close()
        peer = connection()
        if peer is not None:
            peer.lanes.discard(lane)


def _serve_one(connection: weakref.ref[Peer], lane: Lane) -> bool:
    """Serve the next call; nothing of it stays alive while the thread waits for another."""
    try:
        frame = lane.receive()
    except Malformed as error:
        lane.send(Kind.FAILURE, 0, _failed(error))
        return True
    peer = connection()
    if peer is None:
        close_all(frame.descriptors)
        return False
    peer.busy.add(lane)
    try:
        _reply(peer, frame, lane)
    finally:
        peer.busy.discard(lane)
    return True


def _reply(peer: Peer, frame: Frame, lane: Lane) -> None:
    departure = Departure(peer)
    try:
        _do(peer, frame, departure, lane)
    except Closed:
        departure.undo()  # the other side does not wait for the answer any more
        raise
    except BaseException as error:
        departure.undo()
        remark = None if peer.remarks is None else peer.remarks.take()
        lane.send(Kind.FAILURE, 0, _failed(error, remark))
    else:
        departure.done()


def _do(peer: Peer, frame: Frame, departure: Departure, lane: Lane) -> None:
    """Do what a frame asks for, and answer."""
    arrival = Arrival(peer, frame.descriptors)
    try:
        method, target, arguments = _asked(peer, frame, arrival)
        answer = _answer(peer, method, target, arguments)
    finally:
        arrival.close()
    body = _packed(peer, method, answer, departure)
    lane.send(Kind.REPLY, 0, body, departure.descriptors)


def _packed(peer: Peer, method: Method, answer: Any, departure: Departure) -> bytes:
    """The body with the results. Raises _WrongAnswer."""
    count = method.results.count
    values = answer if count > 1 else (answer,) if count else ()
    try:
        if not isinstance(values, (tuple, list)):
            raise TypeError(f"{count} values expected")
        remark = None if peer.remarks is None else peer.remarks.take()
        return method.results.encode(remark, values, departure)
    except Exception as error:
        message = f"{method.title}: the answer {_brief(answer)} is wrong: {error}"
        raise _WrongAnswer(message) from error


def _asked(peer: Peer, frame: Frame, arrival: Arrival) -> tuple[Method, object, tuple[Any, ...]]:
    method = METHODS.get(frame.kind)
    if method is None:
        raise Malformed(f"there is no call {frame.kind}")
    target = peer.exports.get(frame.object)
    if not isinstance(target, method.interface):
        raise Malformed(f"{method.title}: there is no such object {frame.object}")
    if method.notification:
        peer.exports.notified(frame.object)
    try:
        preface, arguments = method.arguments.decode(frame.body, arrival)
    except Malformed as error:
        message = f"{method.title}: {peer.other} sent wrong arguments: {error}"
        if method.notification:
            fail(target, HalError(ErrorStatus.GENERAL_FAILURE, message))
        raise Malformed(message) from error
    if preface is not None:
        peer.hear(preface)
    return method, target, arguments


def _answer(peer: Peer, method: Method, target: object, arguments: tuple[Any, ...]) -> Any:
    try:
        return getattr(target, method.name)(*arguments)
    except HalError as error:
        if error.status not in _NO_FAILURES:
            raise
        raise _escaped(peer, method, error) from error
    except BaseException as error:  # whatever it is: this process goes on
        raise _escaped(peer, method, error) from error


def _escaped(peer: Peer, method: Method, error: BaseException) -> HalError:
    is_driver = peer.remarks is not None
    who, logger = ("the driver", DRIVER) if is_driver else ("the client's callback", CLIENT)
    message = f"{method.title}: {who} raised {type(error).__name__}: {error}"
    logger.error("%s", message, exc_info=error)
    return HalError(ErrorStatus.GENERAL_FAILURE, message)


def _failed(error: BaseException, remark: Remark | None = None) -> bytes:
    """The body that tells of ``error``, whatever is in it."""
    try:
        return _encode(_failure(error, remark))
    except Exception:
        reason = f"a {type(error).__name__} that cannot be told"
        return _encode(Failure(ErrorStatus.GENERAL_FAILURE, printable(reason)))


def _failure(error: BaseException, remark: Remark | None) -> Failure:
    match error:
        case HalError():
            shapes = tuple(error.output_shapes)
            return Failure(error.status, printable(error.message), remark, shapes)
        case DescriptorsLost():
            return Failure(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, str(error), remark)
        case Malformed():
            return Failure(ErrorStatus.INVALID_ARGUMENT, printable(str(error)), remark)
        case Unsendable() | _WrongAnswer():
            return Failure(ErrorStatus.GENERAL_FAILURE, printable(str(error)), remark)
        case _:
            reason = printable(f"{type(error).__name__}: {error}")
            return Failure(ErrorStatus.GENERAL_FAILURE, reason, remark)


def _brief(value: object) -> str:
    try:
        text = repr(value)
    except Exception:
        text = type(value).__name__
    return text if len(text) <= 100 else f"{text[:100]}..."
