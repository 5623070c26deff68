"""The client's side of callbacks: wait for the first answer, ignore any other."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from typing import Final, Generic, TypeVar

from nnhal.client.results import ExecutionResult, result_of
from nnhal.errors import HalError, NoAnswer
from nnhal.interfaces import (
    IExecutionCallbackV1_3,
    IPreparedModel,
    IPreparedModelCallbackAidl,
    IPreparedModelCallbackV1_3,
    SynchronousResult,
)
from nnhal.types import NO_TIMING, ErrorStatus, OutputShape, Timing

__all__ = ["Answer", "ExecutionCallback", "FutureCallback", "PreparedModelCallback"]

LOGGER: Final = logging.getLogger("nnhal.client")

_T = TypeVar("_T")


class Answer(Generic[_T]):
    """One value that another thread gives, and one takes: it is not kept here beyond that."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._given = threading.Event()
        self._value: list[_T | HalError] = []
        self._lock = threading.Lock()

    def give(self, value: _T) -> None:
        """Let the waiting thread have ``value``. Only the first one counts."""
        with self._lock:
            if self._given.is_set():
                LOGGER.warning("the driver called back a second time for the same %s", self._what)
                return
            self._value.append(value)
            self._given.set()

    def fail(self, error: HalError) -> None:
        """Raise ``error`` in the waiting thread: there will be no value."""
        with self._lock:
            if not self._given.is_set():
                self._value.append(error)
                self._given.set()

    def wait(self, timeout_s: float | None) -> _T:
        """The value; raises NoAnswer after ``timeout_s`` (None: never), or why there is none."""
        if not self._given.wait(timeout_s):
            raise NoAnswer(f"the driver has not called back for the {self._what} in {timeout_s} s")
        value = self._value.pop()
        if isinstance(value, HalError):
            raise value
        return value


class PreparedModelCallback(IPreparedModelCallbackV1_3, IPreparedModelCallbackAidl):
    """Takes a prepared model of any version."""

    def __init__(self) -> None:
        self.answer: Answer[tuple[ErrorStatus, IPreparedModel | None]]
        self.answer = Answer("preparation")

    def notify(self, status: ErrorStatus, prepared_model: IPreparedModel | None) -> None:
        self.answer.give((status, prepared_model))

    notify_1_2 = notify
    notify_1_3 = notify

    def fail(self, error: HalError) -> None:
        """The driver cannot call back any more."""
        self.answer.fail(error)


class ExecutionCallback(IExecutionCallbackV1_3):
    """Takes the outcome of an execution of any version, for :meth:`wait`."""

    def __init__(self) -> None:
        self._answer: Answer[SynchronousResult] = Answer("execution")

    def notify(self, status: ErrorStatus) -> None:
        self._answer.give((status, (), NO_TIMING))

    def notify_1_2(
        self, status: ErrorStatus, output_shapes: Sequence[OutputShape], timing: Timing
    ) -> None:
        self._answer.give((status, output_shapes, timing))

    notify_1_3 = notify_1_2

    def fail(self, error: HalError) -> None:
        """The driver cannot call back any more."""
        self._answer.fail(error)

    def wait(self, timeout_s: float | None) -> SynchronousResult:
        """The outcome; raises NoAnswer, or why there is none."""
        return self._answer.wait(timeout_s)


class FutureCallback(IExecutionCallbackV1_3):
    """Takes the outcome of an execution of any version, for a Future."""

    def __init__(self, outputs: int | None) -> None:
        self._outputs = outputs
        self.future: Future[ExecutionResult] = Future()

    def notify(self, status: ErrorStatus) -> None:
        self.notify_1_2(status, (), NO_TIMING)

    def notify_1_2(
        self, status: ErrorStatus, output_shapes: Sequence[OutputShape], timing: Timing
    ) -> None:
        try:
            self._settle(status, output_shapes, timing)
        except InvalidStateError:
            LOGGER.warning("the driver called back a second time for the same execution")

    notify_1_3 = notify_1_2

    def fail(self, error: HalError) -> None:
        """The driver cannot call back any more."""
        with suppress(InvalidStateError):
            self.future.set_exception(error)

    def _settle(
        self, status: ErrorStatus, output_shapes: Sequence[OutputShape], timing: Timing
    ) -> None:
        try:
            result = result_of(status, output_shapes, timing, self._outputs)
        except HalError as error:
            self.future.set_exception(error)
        else:
            self.future.set_result(result)
