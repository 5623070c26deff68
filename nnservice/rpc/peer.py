"""One side of a connection between a client and a driver's process; both sides are the same.

A side calls the other's objects over lanes of its own, one for each call that it makes at the same
time: a call is one send and one wait for the answer, with nothing in between. It serves the
other's lanes with a thread each. The control lane, with which a connection begins, only tells of
new lanes and, by its end, of the end.
"""

from __future__ import annotations

import logging
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from nnhal.errors import ClientGone, DeadObject, HalError, Inexpressible, NoAnswer
from nnhal.types import ErrorStatus
from nnprocess.descriptors import close_all
from nnservice.rpc import serving, travel_time
from nnservice.rpc.account import Account, Bounds
from nnservice.rpc.errors import CannotBeSent
from nnservice.rpc.exports import Exports
from nnservice.rpc.interface_table import InterfaceTable
from nnservice.rpc.lane_opening import PASSED, LaneOpening
from nnservice.rpc.logged_reasons import LoggedReasons, say
from nnservice.rpc.messages import SESSION, Failure, FrameKind, Preface
from nnservice.rpc.method import Method
from nnservice.rpc.proxies import Proxy
from nnservice.rpc.releases import Batch, Releases
from nnservice.rpc.session import Session
from nnservice.rpc.shared_objects import SharedObjects
from nnservice.rpc.sharing import Parcel, Sharing
from nnservice.rpc.stream import MAX_SEGMENTS, Segment
from nnservice.rpc.streaming import Streaming
from nnservice.rpc.transit import Arrival, Departure
from nnservice.rpc.wire import Closed, Frame, Lane, Late, Malformed, Unsendable

__all__ = ["Peer"]

_SETTLING_S: Final = 2.0
_LOOK_S: Final = 0.0002
"""Between two looks: to wake somebody would cost every call, and hardly anybody ever waits."""

_MAX_UNTOLD: Final = 64
"""Notifications that one of many may leave unread. It has hung, or will never read them."""

_MAX_SHARED_AT_ONCE: Final = 200
"""Shared objects in one message: each may have a descriptor."""

LOGGER: Final = logging.getLogger("nnhal.client")

_failures: Final = msgspec.msgpack.Decoder(Failure)


class Peer(serving.Server):
    """One side of a connection. It ends when it is closed or dropped, or when the other side is.

    ``other`` names the other side in messages. ``death`` makes the error that calls end with when
    it is gone. ``table`` has the interfaces of both sides. ``reasons`` has what is logged here for
    the other side. A call that has no answer within ``answer_limit_s`` ends with what
    ``late`` makes of a message. ``bounds`` are those of an other side that is one of many: it must
    not harm the others, neither by what it takes nor by never answering. ``opening`` is how lanes
    are opened, and ``streaming`` what takes the place of descriptors where they cannot be sent.
    """

    def __init__(
        self,
        control: Lane,
        other: str,
        table: InterfaceTable,
        death: Callable[[], HalError],
        reasons: LoggedReasons | None = None,
        *,
        answer_limit_s: float | None = None,
        late: Callable[[str], HalError] = NoAnswer,
        bounds: Bounds | None = None,
        opening: LaneOpening = PASSED,
        streaming: Streaming | None = None,
    ) -> None:
        self.other = other
        self.opening = opening
        self.streaming = streaming
        self.table = table
        self.reasons = reasons
        self.exports = Exports()
        self.shared = SharedObjects()
        self.account = Account(bounds)
        self._session = Session(self.exports, self.shared, table.fail, self.account, streaming)
        self.exports.put(SESSION, self._session)
        self.releases = Releases()
        self._sharing = Sharing(self.releases, table.message_of)
        self._sending = threading.Lock()
        self._death = death
        self._late = late
        self._control = control
        self._idle: list[Lane] = []
        self.lanes = {control}
        """All that are open. Changed by one step at a time, so without a lock."""
        self.busy: set[Lane] = set()
        """Those on which a call of the other side is served now (as above)."""
        self._ending = threading.Lock()
        self._end: HalError | None = None
        self._ends: set[Callable[[], None]] = set()
        self._untold: deque[tuple[Lane, Proxy]] = deque()
        """Notifications that the other side has not acknowledged yet."""
        self._telling = threading.Lock()
        self.answer_limit_s = answer_limit_s
        if answer_limit_s is not None:
            control.limit(answer_limit_s, receiving=False)
        weakref.finalize(self, _close, self.lanes, self._idle, self.releases).atexit = False

    def start(self) -> None:
        """Serve the other side, and tell it what has been dropped here, in the background."""
        serving.start("nnhal-listen", serving.listen, weakref.ref(self), self._control)
        serving.start("nnhal-release", serving.tell, weakref.ref(self), self.releases)

    def serve(self) -> None:
        """Serve like :meth:`start`, but in this thread, until the connection ends."""
        serving.start("nnhal-release", serving.tell, weakref.ref(self), self.releases)
        serving.listen(weakref.ref(self), self._control)

    def call(
        self,
        number: int,
        method: Method,
        arguments: Sequence[Any],
        segments: Sequence[Segment] = (),
    ) -> Any:
        """Call ``method`` of the other side's object ``number`` and return its answer.

        Raises HalError: DeadObject when the other side is gone, GENERAL_FAILURE for an answer that
        is none, INVALID_ARGUMENT for arguments that cannot be sent, or what was raised there.
        """
        dropped = self._dropped() if self.releases.outstanding else None
        return self._call(number, method, arguments, dropped, segments)

    def flush(self) -> None:
        """Return when the other side has let go of everything that was dropped here before.

        Raises HalError.
        """
        with self.releases.telling:
            batch = self._taken()
            if batch.has_releases:
                self._call(SESSION, self.table.release, (), batch)

    def settle(self) -> None:
        """Flush like :meth:`flush`; also ask the other side whether it is still there. Raises
        HalError.

        First the calls that are served here come to their end, for a while: as long as one does,
        it holds its arguments on both sides.
        """
        patience_end = time.monotonic() + _SETTLING_S
        while self.busy and time.monotonic() < patience_end:
            time.sleep(_LOOK_S)
        with self.releases.telling:
            batch = self._taken()
            self._call(SESSION, self.table.settle, (), batch if batch.has_releases else None)

    def hear(self, preface: Preface) -> None:
        """Do what a call of the other side has brought along."""
        if preface.reason is not None:
            say(preface.reason)
        self._session.let_go(preface.objects, preface.shared)

    @property
    def lifeline(self) -> Lane | None:
        return self._control if self.is_one_of_many else None

    def attach(self, end: Callable[[], None]) -> None:
        self._ends.add(end)
        if self._end is not None:
            end()

    def detach(self, end: Callable[[], None]) -> None:
        self._ends.discard(end)

    @property
    def has_releases(self) -> bool:
        return self.releases.outstanding

    @property
    def has_reasons(self) -> bool:
        return self.reasons is not None and self.reasons.outstanding

    def share(self, value: Any, new: list[Any]) -> int:
        """The number of ``value``; one that the other side may not have yet is added to ``new``.
        Raises HalError, OSError.
        """
        number = self._sharing.number_of(value)
        if self._sharing.has_arrived(number):
            return number
        if self.streaming is None:
            new.append(value)
            return number
        with self._sending:
            self._send(Parcel(self._sharing, [value]))
        return number

    def _send(self, parcel: Parcel) -> None:
        """Return when the other side has all of ``parcel``."""
        for first in range(0, len(parcel.messages), _MAX_SHARED_AT_ONCE):
            messages = parcel.messages[first : first + _MAX_SHARED_AT_ONCE]
            self._call(SESSION, self.table.share, (messages,))
        if self.streaming is not None:
            contents = self.streaming.first_contents(parcel.values, parcel.numbers)
            for first in range(0, len(contents), MAX_SEGMENTS):
                some = contents[first : first + MAX_SEGMENTS]
                self._call(SESSION, self.table.release, (), segments=some)
        self._sharing.arrived(parcel.numbers)

    def notify(self, callback: Proxy, method: Method, arguments: Sequence[Any]) -> None:
        """Call ``method`` of the other side's ``callback``. Raises HalError.

        One of many is not waited for: the thread may be all that a driver has for its clients.
        """
        if self.is_one_of_many:
            self._notify(callback, callback.number, method, arguments)
        else:
            self.call(callback.number, method, arguments)

    def _notify(
        self, callback: Proxy, number: int, method: Method, arguments: Sequence[Any]
    ) -> None:
        """Call ``method`` of object ``number``, and keep ``callback`` until that has been heard:
        its release must not overtake it.
        """
        departure = Departure(self)
        try:
            body = self._packed(method, arguments, departure, None)
            if callback.debts and self.streaming is not None:
                departure.segments = self.streaming.paid(callback.debts)
            lane = self._tell(method.number, number, body, departure)
        except BaseException as error:
            departure.undo()
            if isinstance(error, (Closed, Late, Malformed, Unsendable)):
                raise self._refusal(method, error) from error
            raise
        departure.done()
        self._untold.append((lane, callback))

    def _tell(self, kind: int, number: int, body: bytes, departure: Departure) -> Lane:
        """Send a frame; its reply is read when another is sent."""
        with self._telling:
            self._reclaim()
        if len(self._untold) >= _MAX_UNTOLD:
            message = f"{self.other} has not taken the last {_MAX_UNTOLD} notifications"
            raise self.end(ClientGone(message))
        lane = self._idle_lane() or self._new_lane()
        try:
            lane.send(kind, number, body, departure.descriptors, departure.segments)
        except BaseException:
            self._drop(lane)
            raise
        return lane

    def _reclaim(self) -> None:
        """The lanes of notifications that have been acknowledged are idle again."""
        while self._untold and self._untold[0][0].has_frame():
            lane, _ = self._untold.popleft()
            close_all(lane.receive().descriptors)
            self._idle.append(lane)

    def abandon(self, callback: Proxy, error: HalError) -> None:
        """Tell the other side that its ``callback`` will not be called, for what we wanted to say
        is no answer, or more than it may have.
        """
        status = error.status
        if status != ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT:
            status = ErrorStatus.GENERAL_FAILURE
        call = SESSION, self.table.abandon, (callback.number, status, error.message)
        with suppress(HalError):
            if self.is_one_of_many:
                self._notify(callback, *call)
            else:
                self._call(*call)

    def end(self, reason: HalError | None = None) -> HalError:
        """End the connection; why it has ended first: ``reason``, or the other side's death.

        Threads that wait for a callback are notified.
        """
        with self._ending:
            first = self._end is None
            if self._end is None:
                self._end = reason or self._death()
                self.account.is_gone = True
                _close(self.lanes, self._idle, self.releases)
            error = self._end
        if first:
            for end in list(self._ends):
                end()
            with self._telling:
                self._untold.clear()
            for callback in self.exports.close():
                self.table.fail(callback, _again(error))
            self.shared.close()
            if self.streaming is not None:
                self.streaming.close()
        return _again(error)

    def _dropped(self) -> Batch | None:
        """What the next call is to bring along, if there is anything. Returns when the other side
        knows all that others have begun to tell it.
        """
        with self.releases.telling:
            batch = self._taken()
        return batch if batch.has_releases else None

    def _taken(self) -> Batch:
        """What has been noted; its calls have been made. Raises HalError."""
        batch = self.releases.take()
        if self.streaming is not None:
            self.streaming.drop(batch.objects)
        try:
            for number, method, arguments in batch.calls:
                self._call_late(number, method, arguments)
        except BaseException:
            self.releases.put_back(batch)
            raise
        return batch

    def _call_late(self, number: int, method: Method, arguments: Sequence[Any]) -> None:
        """Nobody waits for this call, and it is no failure of the one that happens to come next."""
        try:
            self._call(number, method, arguments)
        except DeadObject:
            raise
        except HalError as error:
            LOGGER.warning("%s", error)

    # --- one call ----------------------------------------------------------------------------

    def _call(
        self,
        number: int,
        method: Method,
        arguments: Sequence[Any],
        dropped: Batch | None = None,
        segments: Sequence[Segment] = (),
    ) -> Any:
        """Send ``dropped`` along. It is noted again unless that has been heard for certain."""
        departure, ahead = Departure(self), Departure(self)
        departure.segments += segments
        try:
            if self.streaming is not None:
                for value in self.streaming.repeated_by(number):
                    departure.use(self.streaming, value)
            body = self._packed(method, arguments, departure, dropped)
            frames = [_Sent(method.number, number, body, departure)]
            parcel = Parcel(self._sharing, departure.new) if departure.new else None
            if parcel is not None and len(parcel.messages) > _MAX_SHARED_AT_ONCE:
                self._send(parcel)
            elif parcel is not None:
                first = self._packed(self.table.share, (parcel.messages,), ahead, None)
                frames.insert(0, _Sent(FrameKind.AHEAD, SESSION, first, ahead))
            frame = self._exchange(frames)
        except BaseException as error:
            departure.undo()
            ahead.undo()
            if dropped is not None:
                self.releases.put_back(dropped)
            if isinstance(error, (Closed, Late, Malformed, Unsendable)):
                raise self._refusal(method, error) from error
            raise  # also what a signal handler of the user has raised
        departure.done()
        ahead.done()
        if parcel is not None and frame.kind == FrameKind.REPLY:
            self._sharing.arrived(parcel.numbers)
        if dropped is not None and frame.kind != FrameKind.REPLY:
            self.releases.put_back(dropped)
        return self._answer(method, frame, departure.used)

    def _packed(
        self,
        method: Method,
        arguments: Sequence[Any],
        departure: Departure,
        dropped: Batch | None,
    ) -> bytes:
        # A release is sent at any time: the reason of an answer might be heard after the answer.
        reasons = None if method is self.table.release else self.reasons
        reason = None if reasons is None else reasons.take()
        preface = None
        if dropped is not None:
            preface = Preface(reason, tuple(dropped.objects), tuple(dropped.shared))
        elif reason is not None:
            preface = Preface(reason)
        try:
            return method.arguments.encode(preface, arguments, departure)
        except (TypeError, ValueError, ArithmeticError, OSError) as error:
            raise CannotBeSent(method.title, error) from error

    def _refusal(self, method: Method, error: Exception) -> HalError:
        """Why a call has not been made, or has no answer."""
        if isinstance(error, Closed):
            return self.end()
        if isinstance(error, Late) and self.answer_limit_s is None:
            return self.end(ClientGone(f"{self.other} does not read what it is sent"))
        if isinstance(error, Late):
            return self._late(f"{method.title}: no answer within {self.answer_limit_s:g} s")
        if isinstance(error, Malformed):
            message = f"{method.title}: {self.other} sent {error}"
            return HalError(ErrorStatus.GENERAL_FAILURE, message)
        return CannotBeSent(method.title, error)

    def _exchange(self, frames: Sequence[_Sent]) -> Frame:
        """A question and its answer, on a lane that nobody else uses meanwhile."""
        while True:
            begun_ns = time.perf_counter_ns()
            idle = self._idle_lane()
            lane = idle or self._new_lane()
            try:
                frame = _asked(lane, frames)
            except BaseException as error:
                # An answer may be on its way still, which no later call must take for its own.
                self._drop(lane)
                if idle is None or not isinstance(error, _NotAsked):
                    raise
            else:
                self._idle.append(lane)
                if frame.object:
                    travel_time.leave_out(time.perf_counter_ns() - begun_ns, frame.object)
                return frame

    def _idle_lane(self) -> Lane | None:
        try:
            return self._idle.pop()
        except IndexError:
            return None

    def _drop(self, lane: Lane) -> None:
        self.lanes.discard(lane)
        lane.close()

    def _new_lane(self) -> Lane:
        lane = self.opening.open(self._control)
        if self.answer_limit_s is not None:
            lane.limit(self.answer_limit_s)
        self.lanes.add(lane)
        try:
            if self._end is not None:  # it was too late to be closed with the others
                raise Closed
        except BaseException:
            self.lanes.discard(lane)
            lane.close()
            raise
        return lane

    def _answer(self, method: Method, frame: Frame, used: list[Any]) -> Any:
        arrival = Arrival(self, frame.descriptors)
        arrival.used = used
        try:
            if frame.kind == FrameKind.REPLY:
                reason, values = method.results.decode(frame.body, arrival)
            elif frame.kind == FrameKind.FAILURE:
                raise _error(frame.body)
            else:
                raise Malformed(f"frame {frame.kind}")
        except Malformed as error:
            message = f"{method.title}: the answer of {self.other} is wrong: {error}"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message) from error
        finally:
            arrival.close()
        if reason is not None:
            say(reason)
        return values if len(values) > 1 else values[0] if values else None

    # --- objects -----------------------------------------------------------------------------

    def proxy(self, number: int, interface: int, expected: type) -> Proxy:
        """A proxy of the other side's object. Raises Malformed for an unexpected interface."""
        proxies = self.table.proxies
        found = proxies[interface] if 0 <= interface < len(proxies) else None
        if found is None or not issubclass(found, expected):
            raise Malformed(f"an object of interface {interface} instead of {expected.__name__}")
        return found(self, number)

    def interface_of(self, object: object, expected: type) -> int:
        """The place in the table of the newest interface of ``object``, at least ``expected``."""
        kind: Any = type(object)
        return self.table.interface_of(kind, expected)

    def number_of(self, object: object) -> int:
        """The other side's number of ``object``; 0 for what is none of its objects."""
        if isinstance(object, Proxy) and object.peer is self:
            return object.number
        return 0


class _NotAsked(Closed):
    """A lane was closed before the question was sent."""


class _Sent(NamedTuple):
    """A frame to be sent, and what goes with it."""

    kind: int
    number: int
    body: bytes
    departure: Departure


def _asked(lane: Lane, frames: Sequence[_Sent]) -> Frame:
    """The answer to the last of ``frames``, or why the other side does not take questions on this
    lane. Raises _NotAsked.
    """
    try:
        for kind, number, body, departure in frames:
            lane.send(kind, number, body, departure.descriptors, departure.segments)
    except Closed as error:
        try:
            return lane.receive()
        except Closed:
            raise _NotAsked from error
    return lane.receive()


def _error(body: bytes) -> HalError:
    try:
        failure = _failures.decode(body)
        status = ErrorStatus(failure.status)
    except (ValueError, RecursionError) as error:  # those of msgspec are ValueErrors too
        raise Malformed(str(error)) from error
    if failure.reason is not None:
        say(failure.reason)
    if failure.inexpressible:
        return Inexpressible(failure.message)
    return HalError(status, failure.message, failure.output_shapes)


def _again(error: HalError) -> HalError:
    """The same for another call, with a traceback of its own."""
    return error.again() if isinstance(error, DeadObject) else error


def _close(lanes: set[Lane], idle: list[Lane], releases: Releases) -> None:
    releases.close()
    for lane in list(lanes):
        lane.shut()
    while idle:
        lanes.discard(idle.pop())
