"""Clients of a driver in this process, each on a connection of its own, as of `nnhal serve`."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from nndrivers.under_load.catalogue import drivers
from nnhal.device import Device, PreparedModel
from nnhal.errors import DeadObject, HalError
from nnhal.types import ErrorStatus
from nnservice.hal import client
from nnservice.hal.host import serve_client
from nnservice.rpc.account import Bounds
from nnservice.rpc.logged_reasons import ReasonsOfThread
from nnservice.rpc.wire import Closed, Lane, lane_pair
from tests.unit.nnhal.toys import add_model, arguments

SIZE = 4
TIMEOUT_S = 60.0
"""Far more than anything here takes: for what waits for another thread."""


def made(name: str) -> Any:
    """A new driver ``name``."""
    return drivers()[name].make()


def program_driver(made: Any) -> Any:
    """The driver of the kit, also of one with an interface of its own."""
    return getattr(made, "driver", made)


class ClientHere:
    """A client of ``device``, at the other end of a connection."""

    def __init__(self, device: Device) -> None:
        ours, theirs = lane_pair()
        self._thread = threading.Thread(target=_serve, args=(Lane(theirs), device), daemon=True)
        self._thread.start()
        self._remote = client.connect(
            Lane(ours),
            "test",
            death=lambda: DeadObject("the test has ended the connection"),
            timeout_s=TIMEOUT_S,
            callback_timeout_s=TIMEOUT_S,
        )
        self.device = self._remote.device

    def prepared(self, size: int = SIZE) -> PreparedModel:
        return self.device.prepare(add_model((size,)))

    def settle(self) -> None:
        """Return when the driver has destroyed what was dropped here."""
        self._remote.peer.settle()

    def die(self) -> None:
        """End the connection without letting go of anything, and wait until the driver knows."""
        self._remote.peer.end()
        self._thread.join(TIMEOUT_S)
        assert not self._thread.is_alive()


def _serve(control: Lane, device: Device) -> None:
    try:
        serve_client(control, device, ReasonsOfThread(), Bounds())
    except Closed:
        return


def is_right(prepared: PreparedModel, first: float = 1, size: int = SIZE) -> bool:
    """Whether an execution adds ``first``, ``first`` + 1, ... and ones."""
    one = first + np.arange(size, dtype=np.float32)
    given = arguments(one.tolist(), [1.0] * size)
    prepared.execute(given.request)
    return bool(np.array_equal(given.output, one + 1))


class Background:
    """``call`` in a thread; what it returns, or raises, is had by :meth:`result`."""

    def __init__(self, call: Callable[[], Any]) -> None:
        self._call = call
        self._result: Any = None
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._result = self._call()
        except BaseException as error:
            self._error = error

    @property
    def is_running(self) -> bool:
        return self._thread.is_alive()

    def ends_within(self, seconds: float) -> bool:
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> Any:
        assert self.ends_within(TIMEOUT_S)
        if self._error is not None:
            raise self._error
        return self._result

    def status(self) -> ErrorStatus:
        """That of the error which it has raised."""
        try:
            self.result()
        except HalError as error:
            return error.status
        return ErrorStatus.NONE
