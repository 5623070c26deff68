"""Drivers for processes of their own whose bursts break the contract, each as its name says."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable

from nnhal._driver_kit.prepared_model import PreparedModelV1_2
from nnhal.burst_packets import DATUM_SIZE, BurstResult, serialize_result
from nnhal.interfaces import (
    BurstChannels,
    IBurstCallback,
    IBurstContext,
)
from nnhal.types import ErrorStatus
from tests.unit.nnhal.toys import ToyDriver

GOOD = serialize_result(BurstResult(ErrorStatus.NONE))


class _Context(IBurstContext):
    def free_memory(self, slot: int) -> None: ...


class _Bursts(ToyDriver):
    """Serves bursts by :meth:`serve`. Only for a process of its own: it patches the driver kit."""

    def __init__(self) -> None:
        super().__init__()
        driver = self

        def configure(
            prepared_model: object, callback: IBurstCallback, channels: BurstChannels
        ) -> tuple[ErrorStatus, IBurstContext | None]:
            channels.request.listen(lambda packet: driver.serve(channels.result.send))
            return ErrorStatus.NONE, _Context()

        PreparedModelV1_2.configure_execution_burst = configure  # type: ignore[method-assign]

    def serve(self, send: Callable[[bytes], bool]) -> None:
        raise NotImplementedError


class Dies(_Bursts):
    def serve(self, send: Callable[[bytes], bool]) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Exits(_Bursts):
    """Ends the burst's thread, not the process."""

    def serve(self, send: Callable[[bytes], bool]) -> None:
        raise SystemExit(3)


class Raises(_Bursts):
    def serve(self, send: Callable[[bytes], bool]) -> None:
        raise ValueError("no burst today")


class AnswersAndRaises(_Bursts):
    def serve(self, send: Callable[[bytes], bool]) -> None:
        send(GOOD)
        raise ValueError("too late")


class AnswersTwice(_Bursts):
    def serve(self, send: Callable[[bytes], bool]) -> None:
        send(GOOD)
        send(GOOD)


class NeverAnswers(_Bursts):
    def serve(self, send: Callable[[bytes], bool]) -> None: ...


class AnswersNonsense(_Bursts):
    def serve(self, send: Callable[[bytes], bool]) -> None:
        send(bytes(3 * DATUM_SIZE))


class AnswersHalfADatum(_Bursts):
    def serve(self, send: Callable[[bytes], bool]) -> None:
        send(bytes(7))


class AnswersTooMuch(_Bursts):
    def serve(self, send: Callable[[bytes], bool]) -> None:
        assert not send(bytes(5000 * DATUM_SIZE)), "no room for that"
        send(GOOD)


class SaysWhy(_Bursts):
    def serve(self, send: Callable[[bytes], bool]) -> None:
        logging.getLogger("nnhal.driver").error("the accelerator is on fire")
        send(serialize_result(BurstResult(ErrorStatus.DEVICE_UNAVAILABLE)))
