"""The client's end of a connection to a driver's process."""

from __future__ import annotations

import os
import select
import socket
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from nncli.bounded_text import MAX_MESSAGE, MAX_NAME, bounded
from nncli.start_timeout import start_timeout_s
from nnhal.device import Device
from nnhal.driver_names import DriverFailedToStart, DriverRaised, UnknownDriver
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnhal.interfaces import IDevice
from nnhal.types import ErrorStatus
from nnservice.hal.clocks import offsets_to
from nnservice.hal.messages import DEVICE, FENCES, Hello, Refusal
from nnservice.hal.table import TABLE
from nnservice.rpc.lane_opening import PASSED, LaneOpening
from nnservice.rpc.messages import FrameKind
from nnservice.rpc.peer import Peer
from nnservice.rpc.streaming import Streaming
from nnservice.rpc.wire import Closed, Frame, Lane, Malformed

__all__ = [
    "ANSWER_TIMEOUT_S",
    "Remote",
    "connect",
    "device_at",
    "first_frame",
    "refused",
]

_THE_DRIVER: Final = "the driver's process"

ANSWER_TIMEOUT_S: Final = 120.0
"""Time limit for any call of a served driver, unless the user sets one: as long as a case of a
suite.
"""


class Remote(NamedTuple):
    """A driver in another process, and the connection to it."""

    device: Device
    peer: Peer


def device_at(path: str, *, callback_timeout_s: float | None = None) -> Device:
    """The driver that ``nnhal serve`` serves at the socket ``path``.

    Nobody can end it, so every call has a limit, NoAnswer then: ``callback_timeout_s``, by default
    two minutes. Raises DriverFailedToStart where there is none, DriverRaised where it does not
    answer as a driver does.
    """
    name = f"unix:{path}"
    answer_limit_s = callback_timeout_s or ANSWER_TIMEOUT_S
    limit_s = start_timeout_s(callback_timeout_s)
    connected = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    try:
        control = Lane(connected)
        control.limit(limit_s, receiving=False)
        connected.connect(os.fspath(path))
    except BlockingIOError as error:
        connected.close()
        reason = f"it took no new client within {limit_s:g} s"
        raise DriverRaised(name, name, reason) from error
    except OSError as error:
        connected.close()
        reason = f"no driver is served there ({error.strerror or error})"
        raise DriverFailedToStart(name, name, reason) from error
    try:
        return connect(
            control,
            name,
            death=DeadObject,
            timeout_s=limit_s,
            callback_timeout_s=answer_limit_s,
            answer_limit_s=answer_limit_s,
        ).device
    except HalError as error:
        raise DriverRaised(name, name, error.message or str(error)) from error


def connect(
    control: Lane,
    driver: str,
    *,
    death: Callable[[], HalError],
    timeout_s: float,
    callback_timeout_s: float | None,
    answer_limit_s: float | None = None,
    late: Callable[[str], HalError] = NoAnswer,
    opening: LaneOpening = PASSED,
    streaming: Streaming | None = None,
) -> Remote:
    """Wait for the driver to start and be its client; ``death`` tells why its process is gone.
    A call that has no answer within ``answer_limit_s`` (None: never) ends with what ``late`` makes
    of a message. ``opening`` and ``streaming`` are those of a driver on another machine.

    Raises UnknownDriver and DriverFailedToStart, NoAnswer after ``timeout_s``, what ``death``
    makes, or HalError (GENERAL_FAILURE) for a process that says something else.
    """
    try:
        frame = first_frame(control, driver, timeout_s, death)
        hello = _hello(frame, driver)
        peer = Peer(
            control,
            _THE_DRIVER,
            TABLE,
            death,
            answer_limit_s=answer_limit_s,
            late=late,
            opening=opening,
            streaming=streaming,
        )
        if streaming is not None:
            peer.exports.put(FENCES, streaming.fences)
            streaming.offsets = offsets_to(hello.clocks)
        proxy: Any = peer.proxy(DEVICE, hello.interface, IDevice)
    except (Malformed, ValueError, RecursionError) as error:  # msgspec's are ValueErrors too
        control.close()
        message = f"{_THE_DRIVER} sent a wrong greeting: {error}"
        raise HalError(ErrorStatus.GENERAL_FAILURE, message) from error
    except BaseException:
        control.close()
        raise
    peer.start()
    device = Device(
        proxy,
        name=bounded(hello.name, MAX_NAME),
        threads=hello.threads,
        callback_timeout_s=callback_timeout_s,
    )
    return Remote(device, peer)


def first_frame(
    control: Lane, driver: str, timeout_s: float, death: Callable[[], HalError]
) -> Frame:
    """Return the first frame of a driver's process. Raises NoAnswer, and what ``death`` makes."""
    poll = select.poll()
    poll.register(control.socket, select.POLLIN)
    if not poll.poll(timeout_s * 1000):
        raise NoAnswer(f"driver '{driver}' has not started within {timeout_s:g} s")
    try:
        return control.receive()
    except Closed:
        raise death() from None


def _hello(frame: Frame, driver: str) -> Hello:
    if frame.kind == FrameKind.REFUSAL:
        raise refused(msgspec.msgpack.decode(frame.body, type=Refusal), driver)
    if frame.kind != FrameKind.HELLO:
        raise Malformed(f"frame {frame.kind}")
    hello = msgspec.msgpack.decode(frame.body, type=Hello)
    if hello.table != TABLE.digest:
        raise Malformed("it runs another version of this package")
    return hello


def refused(refusal: Refusal, driver: str) -> UnknownDriver | DriverFailedToStart:
    """The error of a process that has not started ``driver``."""
    if refusal.unknown:
        return UnknownDriver(driver)
    kind = DriverRaised if refusal.raised else DriverFailedToStart
    reason = bounded(refusal.reason, MAX_MESSAGE)
    error = kind(driver, driver, reason)
    error.args = (reason,)  # in the words of the process that has tried
    return error
