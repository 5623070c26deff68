"""Callbacks that remember every call, so that one too many or one too few is seen."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from nnhal.errors import HalError, NoAnswer
from nnhal.interfaces import (
    IExecutionCallbackV1_3,
    IPreparedModel,
    IPreparedModelCallbackAidl,
    IPreparedModelCallbackV1_3,
)
from nnhal.types import NO_TIMING, ErrorStatus, OutputShape, Timing
from vts.raw.answers import name_of_status
from vts.test_group import Failed

__all__ = ["CallbackLog", "ExecutionRecorder", "PreparationRecorder"]

_T = TypeVar("_T")

AFTER_REFUSAL_S: Final = 5.0
"""Time limit for a callback after the call itself has returned an error. Nothing is left to be done
by then: sample drivers call back before they return.
"""

_ONCE: Final = "a callback must be called exactly once (HAL: IPreparedModel.hal, IDevice.hal)"


class CallbackLog:
    """Log of the callbacks of one test that came too often. Thread-safe. Thread-safe.

    A second call may come at any time after the first: ask :meth:`check` last of all.
    """

    def __init__(self) -> None:
        self._again: list[str] = []

    def heard_again(self, call: str, answer: str) -> None:
        """Note a call of a callback that had been called before."""
        self._again.append(f"{call}: the driver called back a second time, with {answer}")

    def check(self) -> None:
        """Raises Failed for a callback that was called a second time."""
        if self._again:
            more = f" ({len(self._again)} such calls in this test)" if len(self._again) > 1 else ""
            raise Failed("called_back_twice", f"{self._again[0]}; {_ONCE}{more}")


class _Recorder(Generic[_T]):
    """The first answer, for the thread that waits; any other one, for the log."""

    def __init__(self, call: str, log: CallbackLog) -> None:
        self._call = call
        self._log = log
        self._lock = threading.Lock()
        self._given = threading.Event()
        self._value: list[_T | HalError] = []

    def give(self, value: _T, text: str) -> None:
        with self._lock:
            is_first = not self._given.is_set()
            if is_first:
                self._value.append(value)
                self._given.set()
        if not is_first:
            self._log.heard_again(self._call, text)

    def fail(self, error: HalError) -> None:
        """There will be no answer, because of ``error``: the driver's process has ended."""
        with self._lock:
            if not self._given.is_set():
                self._value.append(error)
                self._given.set()

    def wait(self, launch: int, limit_s: float) -> _T:
        """The answer to a call that returned ``launch``.

        Raises NoAnswer when none has come in ``limit_s``, and Failed after a launch that failed:
        the HAL wants the callback then too. DeadObject when the driver's process is gone.
        """
        refused = launch != ErrorStatus.NONE
        limit_s = min(limit_s, AFTER_REFUSAL_S) if refused else limit_s
        if self._given.wait(limit_s):
            value = self._value.pop()
            if isinstance(value, HalError):
                raise value
            return value
        message = f"{self._call}: the driver has not called back in {limit_s:g} s"
        if refused:
            text = f"{message} after it returned {name_of_status(launch)}; {_ONCE}"
            raise Failed("no_callback", text)
        raise NoAnswer(message)


class PreparationRecorder(IPreparedModelCallbackV1_3, IPreparedModelCallbackAidl):
    """Takes the outcome of a preparation by the method of any version.

    It does not keep the prepared model once it has been asked for.
    """

    def __init__(self, call: str, log: CallbackLog) -> None:
        self._recorder: _Recorder[tuple[ErrorStatus, IPreparedModel | None]]
        self._recorder = _Recorder(call, log)

    def notify(self, status: ErrorStatus, prepared_model: IPreparedModel | None) -> None:
        what = "no" if prepared_model is None else "a"
        self._recorder.give((status, prepared_model), f"{name_of_status(status)} and {what} model")

    notify_1_2 = notify
    notify_1_3 = notify

    def fail(self, error: HalError) -> None:
        """Have :meth:`wait` raise ``error``; called by the connection to a driver that is gone."""
        self._recorder.fail(error)

    def wait(self, launch: int, limit_s: float) -> tuple[ErrorStatus, IPreparedModel | None]:
        """Status and prepared model; raises NoAnswer or Failed."""
        return self._recorder.wait(launch, limit_s)


class ExecutionRecorder(IExecutionCallbackV1_3):
    """Takes the outcome of an asynchronous execution by the method of any version."""

    def __init__(self, call: str, log: CallbackLog) -> None:
        self._recorder: _Recorder[tuple[ErrorStatus, Sequence[OutputShape], Timing]]
        self._recorder = _Recorder(call, log)

    def notify(self, status: ErrorStatus) -> None:
        self.notify_1_2(status, (), NO_TIMING)

    def notify_1_2(
        self, status: ErrorStatus, output_shapes: Sequence[OutputShape], timing: Timing
    ) -> None:
        self._recorder.give((status, output_shapes, timing), name_of_status(status))

    notify_1_3 = notify_1_2

    def fail(self, error: HalError) -> None:
        """Have :meth:`wait` raise ``error``; called by the connection to a driver that is gone."""
        self._recorder.fail(error)

    def wait(
        self, launch: int, limit_s: float
    ) -> tuple[ErrorStatus, Sequence[OutputShape], Timing]:
        """Status, shapes, timing; raises NoAnswer or Failed."""
        return self._recorder.wait(launch, limit_s)
