"""The driver's process: starts a driver and serves it."""

from __future__ import annotations

import gc
import logging
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from nncli.encoding import packed
from nncli.errors import UserError
from nncli.terminal.log_handler import LogHandler
from nnhal import code_coverage, registry
from nnhal.device import Device
from nnhal.errors import ClientGone, HalError
from nnhal.interfaces import IDevice
from nnprocess import linux
from nnservice.hal.clocks import clocks_here
from nnservice.hal.messages import DEVICE, FENCES, Hello, Refusal
from nnservice.hal.table import TABLE
from nnservice.rpc import spinning
from nnservice.rpc.account import Bounds
from nnservice.rpc.lane_opening import PASSED, LaneOpening
from nnservice.rpc.logged_reasons import LoggedReasons, ReasonsOfAll
from nnservice.rpc.messages import FrameKind
from nnservice.rpc.peer import Peer
from nnservice.rpc.streaming import Streaming
from nnservice.rpc.wire import Closed, Lane

__all__ = [
    "Settings",
    "await_rest",
    "log_to_stderr",
    "refuse",
    "run",
    "serve_client",
]

_MAX_WAIT_S: Final = 1.0
"""For threads that do not come to rest, in processor time: a busy machine gives them longer."""
_LOOK_INTERVAL_S: Final = 0.001
_IDLE_LOOKS: Final = 3
"""In a row, without a running thread: whoever still holds the driver will not let go of it."""

_FORMAT: Final = "%(levelname)s %(name)s: %(message)s"


class Settings(msgspec.Struct, frozen=True):
    """Settings of a driver's process."""

    driver: str
    threads: int | None = None
    spin: bool = True
    """Whether there are processors to spare: see :mod:`nnservice.rpc.spinning`."""
    first: bool = False
    """Whether it has processors before whatever else the machine does."""


def run(arguments: bytes, descriptors: list[int]) -> None:
    """Serve the client at the other end of the first descriptor, until it is gone. A second one is
    of the map of :mod:`nnhal.code_coverage`.

    The target of a fork of :class:`nnprocess.zygote.Zygote`; ``arguments`` are Settings.
    """
    settings = msgspec.msgpack.decode(arguments, type=Settings)
    if not settings.spin:
        spinning.forbid()
    control = Lane(socket.socket(fileno=descriptors[0]))
    if descriptors[1:]:
        code_coverage.provide(descriptors[1])
    log_to_stderr()
    reasons = ReasonsOfAll()
    reasons.listen()
    with suppress(Closed):
        try:
            device = registry.resolve(settings.driver, threads=settings.threads)
        except UserError as error:
            refuse(control, error)
            return
        serve_client(control, device, reasons)
        # Here rather than at the interpreter's end, when much that a destructor needs is gone.
        del device
        await_rest()


def await_rest() -> None:
    """Return when no thread runs any more: one that has served the last call may hold the driver
    for longer than the connection lasts, on a busy machine as long as it waits for a processor.
    """
    until = time.process_time() + _MAX_WAIT_S
    idle = 0
    gc.collect()
    while idle < _IDLE_LOOKS and time.process_time() < until:
        time.sleep(_LOOK_INTERVAL_S)
        idle = 0 if linux.has_running_threads() else idle + 1
    gc.collect()


def log_to_stderr() -> None:
    """Have what a driver logs in its process's own log too, tracebacks included."""
    logger = logging.getLogger("nnhal")
    if not logger.handlers:  # else the user has asked for more
        handler = LogHandler()
        handler.setLevel(logging.WARNING)
        handler.setFormatter(logging.Formatter(_FORMAT))
        logger.addHandler(handler)


def serve_client(
    control: Lane,
    device: Device,
    reasons: LoggedReasons,
    bounds: Bounds | None = None,
    begun: Callable[[Peer], object] = lambda peer: None,
    opening: LaneOpening = PASSED,
    streaming: Streaming | None = None,
) -> None:
    """Serve one client on its connection, until it ends. Raises Closed.

    One of many has ``bounds``, and must not be able to end this process; the only one would harm
    itself. ``begun`` is called before the client is served. ``opening`` and ``streaming`` are those
    of a client on another machine.
    """
    hello = Hello(TABLE.digest, _interface(device), device.name, device.threads, clocks_here())
    control.send(FrameKind.HELLO, 0, packed(hello))
    peer = Peer(
        control,
        "the client",
        TABLE,
        _client_is_gone,
        reasons,
        bounds=bounds,
        opening=opening,
        streaming=streaming,
    )
    peer.exports.put(DEVICE, device.driver)
    if streaming is not None:
        peer.exports.put(FENCES, streaming.fences)
    begun(peer)
    peer.serve()


def refuse(control: Lane, error: UserError) -> None:
    """Tell a client why there is no driver. Raises Closed."""
    unknown = isinstance(error, registry.UnknownDriver)
    refusal = Refusal(str(error), unknown, isinstance(error, registry.DriverRaised))
    control.send(FrameKind.REFUSAL, 0, packed(refusal))


def _interface(device: Device) -> int:
    own: Any = type(device.driver)
    return TABLE.interface_of(own, IDevice)


def _client_is_gone() -> HalError:
    return ClientGone()
