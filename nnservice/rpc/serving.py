"""Serving: the threads of a connection, which wait for the other side and serve its calls.

They hold the connection weakly while they wait, so that it ends when nobody uses it any more.
"""

from __future__ import annotations

import logging
import threading
import time
import weakref
from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from nnhal.debug.remarks import attached, remark_on
from nnhal.errors import ClientGone, HalError, Inexpressible
from nnhal.served_client import works_for
from nnhal.types import ErrorStatus
from nnprocess.descriptors import close_all
from nnservice.rpc.account import Account, Loan
from nnservice.rpc.interface_table import InterfaceTable
from nnservice.rpc.lane_opening import LaneOpening
from nnservice.rpc.logged_reasons import LoggedReasons, printable
from nnservice.rpc.messages import Failure, FrameKind, LoggedReason, Preface
from nnservice.rpc.method import Method
from nnservice.rpc.proxies import Caller
from nnservice.rpc.releases import Releases
from nnservice.rpc.transit import Arrival, Departure
from nnservice.rpc.wire import (
    Closed,
    DescriptorsLost,
    Frame,
    Lane,
    Late,
    Malformed,
    Unsendable,
)

__all__ = ["Server", "listen", "start", "take_up", "tell"]

DRIVER: Final = logging.getLogger("nnhal.driver")
CLIENT: Final = logging.getLogger("nnhal.client")

_MAX_LANES: Final = 1024
"""Calls that the other side can make at the same time, where it has no other bound."""

_NO_FAILURES: Final = (ErrorStatus.NONE, ErrorStatus.DEAD_OBJECT)
"""Statuses that nobody may fail with."""

_encode: Final = msgspec.msgpack.Encoder().encode


class Server(Caller):
    """A connection whose other side is served: its calls are answered."""

    table: InterfaceTable
    opening: LaneOpening
    reasons: LoggedReasons | None
    """Reasons logged here for the other side."""
    lanes: set[Lane]
    """All that are open."""
    busy: set[Lane]
    """Objects on which a call of the other side is served now."""
    has_been_called = False
    """Whether the other side has ever made a call."""

    @abstractmethod
    def hear(self, preface: Preface) -> None:
        """Do what a call of the other side has brought along."""

    @abstractmethod
    def end(self, reason: HalError | None = None) -> HalError:
        """End the connection; why it has ended first."""


class _WrongAnswer(Exception):
    """A method has returned what it may not."""


def start(name: str, work: Callable[..., None], *arguments: Any) -> None:
    """Do ``work`` in a thread. RuntimeError when none can be started."""
    threading.Thread(target=work, args=arguments, name=name, daemon=True).start()


def tell(connection: weakref.ref[Server], releases: Releases) -> None:
    """Tell the other side soon what has been dropped here, if no call does."""
    while releases.wait():
        peer = connection()
        if peer is None:
            return
        with suppress(HalError):  # the other side is gone, and has let go of everything
            if releases.noted:
                peer.flush()
        del peer


def listen(connection: weakref.ref[Server], control: Lane) -> None:
    """Serve every lane that the other side opens, until the connection ends."""
    reason: HalError | None = None
    try:
        while True:
            frame = control.receive()
            peer = connection()
            if peer is None:
                close_all(frame.descriptors)
                return
            lane = peer.opening.taken(frame)
            if len(peer.lanes) > _MAX_LANES:
                raise Malformed("too many lanes")
            take_up(peer, lane)
            del peer, lane
    except (Closed, HalError, OSError):
        pass
    except Malformed as error:
        message = f"the other side sent {error} on its control lane"
        reason = HalError(ErrorStatus.GENERAL_FAILURE, message)
    peer = connection()
    if peer is not None:
        peer.end(reason)


def take_up(peer: Server, lane: Lane) -> None:
    """Serve a lane in a thread of its own; one that is too many receives a refusal and is
    closed.
    """
    try:
        loan = peer.account.take(lanes=1, descriptors=1)
        lane.account = peer.account
        peer.lanes.add(lane)
        try:
            start("nnhal-serve", _serve, weakref.ref(peer), lane, loan, peer.account)
        except RuntimeError as error:
            raise HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, str(error)) from error
    except HalError as error:
        peer.lanes.discard(lane)
        lane.refuse()
        with suppress(Closed, Late):
            lane.send(FrameKind.FAILURE, 0, _failed(error))
        lane.close()


def _serve(connection: weakref.ref[Server], lane: Lane, loan: Loan, account: Account) -> None:
    """``loan`` is the lane's, for as long as it is served."""
    works_for(account)
    refused: list[bytes] = []
    try:
        with suppress(Closed, OSError):
            while _serve_one(connection, lane, refused):
                pass
    finally:  # whoever calls on it must not wait for ever
        lane.close()
        peer = connection()
        if peer is not None:
            peer.lanes.discard(lane)


def _serve_one(connection: weakref.ref[Server], lane: Lane, refused: list[bytes]) -> bool:
    """Serve the next call; nothing of it stays alive while the thread waits for another.

    ``refused`` is the failure of what came ahead of the next call, which has it for an answer.
    """
    try:
        frame = lane.receive()
    except (Malformed, HalError) as error:
        refused[:] = refused or [_failed(error)]
        if lane.kind != FrameKind.AHEAD:
            _refuse(lane, refused)
        return True
    peer = connection()
    if peer is None:
        close_all(frame.descriptors)
        return False
    peer.busy.add(lane)
    peer.has_been_called = True
    reasons = peer.reasons
    if reasons is not None:
        reasons.begin_turn()
    try:
        if frame.kind == FrameKind.AHEAD:
            _take(peer, frame, refused)
        elif refused:
            close_all(frame.descriptors)
            _refuse(lane, refused)
        else:
            _reply(peer, frame, lane)
    finally:
        if reasons is not None:
            reasons.end_turn()
        lane.done()
        peer.busy.discard(lane)
    return True


def _refuse(lane: Lane, refused: list[bytes]) -> None:
    lane.send(FrameKind.FAILURE, 0, refused.pop())


def _take(peer: Server, frame: Frame, refused: list[bytes]) -> None:
    """Do what comes ahead of a call; why not, goes to ``refused``."""
    arrival = Arrival(peer, frame.descriptors)
    try:
        share = peer.table.share.number
        method, target, arguments = _asked(peer, frame._replace(kind=share), arrival)
        _answer(peer, method, target, arguments)
    except Exception as error:
        refused[:] = refused or [_failed(error)]
    finally:
        arrival.close()


def _reply(peer: Server, frame: Frame, lane: Lane) -> None:
    departure = Departure(peer)
    try:
        _do(peer, frame, departure, lane)
    except Closed:
        departure.undo()  # the other side does not wait for the answer any more
        raise
    except BaseException as error:
        departure.undo()
        logged = None if peer.reasons is None else peer.reasons.take()
        lane.send(FrameKind.FAILURE, 0, _failed(error, logged))
    else:
        departure.done()


def _do(peer: Server, frame: Frame, departure: Departure, lane: Lane) -> None:
    """Do what a frame asks for, and answer; another machine learns how long that took."""
    begun_ns = time.perf_counter_ns()
    arrival = Arrival(peer, frame.descriptors)
    try:
        method, target, arguments = _asked(peer, frame, arrival)
        answer = _answer(peer, method, target, arguments)
    finally:
        arrival.close()
    departure.debts = arrival.debts
    body = _packed(peer, method, answer, departure)
    if departure.debts and peer.streaming is not None:
        departure.segments = peer.streaming.paid(departure.debts)
    took_ns = 0 if peer.streaming is None else time.perf_counter_ns() - begun_ns
    lane.send(FrameKind.REPLY, took_ns, body, departure.descriptors, departure.segments)


def _packed(peer: Server, method: Method, answer: Any, departure: Departure) -> bytes:
    """The body with the results. Raises _WrongAnswer, HalError."""
    count = method.results.count
    values = answer if count > 1 else (answer,) if count else ()
    try:
        if not isinstance(values, (tuple, list)):
            raise TypeError(f"{count} values expected")
        logged = None if peer.reasons is None else peer.reasons.take()
        return method.results.encode(logged, values, departure)
    except HalError:  # the answer is right, and more than the other side may have
        raise
    except Exception as error:
        message = f"{method.title}: the answer {_brief(answer)} is wrong: {error}"
        raise _WrongAnswer(message) from error


def _asked(peer: Server, frame: Frame, arrival: Arrival) -> tuple[Method, object, tuple[Any, ...]]:
    method = peer.table.methods.get(frame.kind)
    if method is None:
        raise Malformed(f"there is no call {frame.kind}")
    target = peer.exports.get(frame.object)
    if not isinstance(target, method.interface):
        raise Malformed(f"{method.title}: there is no such object {frame.object}")
    if method.notification:
        peer.exports.notified(frame.object)
    if peer.streaming is not None:
        arrival.debts += peer.streaming.owed_at_each_call(frame.object)
    try:
        preface, arguments = method.arguments.decode(frame.body, arrival)
    except Malformed as error:
        message = f"{method.title}: {peer.other} sent wrong arguments: {error}"
        if method.notification:
            peer.table.fail(target, HalError(ErrorStatus.GENERAL_FAILURE, message))
        raise Malformed(message) from error
    if preface is not None:
        peer.hear(preface)
    return method, target, arguments


def _answer(peer: Server, method: Method, target: object, arguments: tuple[Any, ...]) -> Any:
    try:
        return getattr(target, method.name)(*arguments)
    except HalError as error:
        if error.status not in _NO_FAILURES:
            raise
        raise _escaped(peer, method, error) from error
    except BaseException as error:  # whatever it is: this process goes on
        raise _escaped(peer, method, error) from error


def _escaped(peer: Server, method: Method, error: BaseException) -> HalError:
    is_driver = peer.reasons is not None
    who, logger = ("the driver", DRIVER) if is_driver else ("the client's callback", CLIENT)
    message = f"{method.title}: {who} raised {type(error).__name__}: {error}"
    if not isinstance(error, ClientGone):
        remark = remark_on(method.title, ErrorStatus.GENERAL_FAILURE, error)
        logger.error("%s", message, exc_info=error, extra=attached(remark))
    return HalError(ErrorStatus.GENERAL_FAILURE, message)


def _failed(error: BaseException, logged: LoggedReason | None = None) -> bytes:
    """The body that tells of ``error``, whatever is in it."""
    try:
        return _encode(_failure(error, logged))
    except Exception:
        reason = f"a {type(error).__name__} that cannot be sent"
        return _encode(Failure(ErrorStatus.GENERAL_FAILURE, printable(reason)))


def _failure(error: BaseException, logged: LoggedReason | None) -> Failure:
    match error:
        case HalError():
            shapes = tuple(error.output_shapes)
            unsaid = isinstance(error, Inexpressible)
            return Failure(error.status, printable(error.message), logged, shapes, unsaid)
        case DescriptorsLost():
            return Failure(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, str(error), logged)
        case Malformed():
            return Failure(ErrorStatus.INVALID_ARGUMENT, printable(str(error)), logged)
        case Unsendable() | _WrongAnswer():
            return Failure(ErrorStatus.GENERAL_FAILURE, printable(str(error)), logged)
        case _:
            reason = printable(f"{type(error).__name__}: {error}")
            return Failure(ErrorStatus.GENERAL_FAILURE, reason, logged)


def _brief(value: object) -> str:
    try:
        text = repr(value)
    except Exception:
        text = type(value).__name__
    return text if len(text) <= 100 else f"{text[:100]}..."
