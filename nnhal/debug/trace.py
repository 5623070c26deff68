"""Traces of HAL calls and operations for Chrome's ``about:tracing`` and Perfetto.

::

    with tracing(path):
        with span("execute", "hal", inputs=2):
            ...

While no trace is written, a span costs a call and a comparison. The file is a JSON array, one
event a line: it is written as events come and closed at the end of the trace, also after an
exception or Ctrl-C; of a process that is killed it keeps all but the last events, and both
viewers read an array without its end.

Format: Trace Event Format (Google), complete events (``ph: X``) in microseconds.
"""

from __future__ import annotations

import atexit
import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from nncli.errors import UserError
from nncli.output_file import OutputNotWritable, open_file

__all__ = ["TraceNotWritable", "enabled", "instant", "span", "start", "stop", "tracing"]

_FLUSH_EVENTS: Final = 256
"""Events kept back before they are written: more is cheaper, and more is lost by a kill."""


class TraceNotWritable(UserError):
    """The trace file cannot be created."""


def enabled() -> bool:
    """Whether a trace is being written; to save the work of making a span's arguments."""
    return _recorder is not None


def span(name: str, category: str, **arguments: object) -> AbstractContextManager[None]:
    """Record how long the body of a ``with`` statement takes, on which thread.

    ``category`` says what kind of thing it is: ``hal`` for a call of the HAL, ``operation`` for
    one in a driver, ``suite`` for the rest. ``arguments`` are shown beside it.
    """
    if _recorder is None:
        return _NOTHING
    return _Span(_recorder, name, category, arguments)


def instant(name: str, category: str, **arguments: object) -> None:
    """Record that something happened just now."""
    if _recorder is not None:
        event = {"ph": "i", "s": "t", "ts": _now_us()}
        _recorder.record({**event, "name": name, "cat": category, "args": arguments})


def start(path: Path) -> None:
    """Begin a trace in the file ``path``, ending the one before. Raises TraceNotWritable."""
    global _recorder
    stop()
    _recorder = _Recorder(path)


def stop() -> None:
    """Complete the trace, if one is being written."""
    global _recorder
    recorder, _recorder = _recorder, None
    if recorder is not None:
        recorder.close()


@contextmanager
def tracing(path: Path | None) -> Iterator[None]:
    """Write a trace of the body to the file ``path``; with None, no trace."""
    if path is None:
        yield
        return
    start(path)
    try:
        yield
    finally:
        stop()


class _Span:
    """A span that is being recorded."""

    __slots__ = ("_arguments", "_began", "_category", "_name", "_recorder")

    def __init__(
        self, recorder: _Recorder, name: str, category: str, arguments: dict[str, object]
    ) -> None:
        self._recorder = recorder
        self._name = name
        self._category = category
        self._arguments = arguments

    def __enter__(self) -> None:
        self._began = _now_us()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        ended = _now_us()
        if error is not None:
            self._arguments["error"] = f"{type(error).__name__}: {error}"
        self._recorder.record(
            {
                "ph": "X",
                "name": self._name,
                "cat": self._category,
                "ts": self._began,
                "dur": ended - self._began,
                "args": self._arguments,
            }
        )


class _Recorder:
    """Writes events of this process to a file, from any thread."""

    def __init__(self, path: Path) -> None:
        try:
            # Unbuffered, so that a forked child has nothing of ours left to write.
            self._file = open_file(path)
        except OutputNotWritable as error:
            raise TraceNotWritable(f"trace: {error}") from error
        self._pid = os.getpid()
        self._lock = threading.Lock()
        self._threads: set[int] = set()
        program = Path(sys.argv[0] or "python").name
        self._pending = ["[\n", _encoded(self._metadata("process_name", self._pid, program))]

    def record(self, event: dict[str, Any]) -> None:
        """Add an event of the calling thread."""
        thread = threading.get_native_id()
        line = _encoded({**event, "pid": self._pid, "tid": thread})
        with self._lock:
            if thread not in self._threads:
                self._threads.add(thread)
                name = threading.current_thread().name
                self._append(_encoded(self._metadata("thread_name", thread, name)))
            self._append(line)
            if len(self._pending) >= _FLUSH_EVENTS:
                self._flush()

    def close(self) -> None:
        """Write what is left, and the end of the array."""
        with self._lock:
            self._pending.append("\n]\n")
            self._flush()
            self._file.close()

    def abandon(self) -> None:
        """Forget the file, in a forked child: the trace is the parent's."""
        self._file.close()

    def _append(self, line: str) -> None:
        self._pending += (",\n", line)

    def _flush(self) -> None:
        if not self._file.closed:
            self._file.write("".join(self._pending).encode())
        self._pending.clear()

    def _metadata(self, name: str, thread: int, value: str) -> dict[str, Any]:
        return {"ph": "M", "name": name, "pid": self._pid, "tid": thread, "args": {"name": value}}


def _encoded(event: dict[str, Any]) -> str:
    return json.dumps(event, default=str, separators=(",", ":"))


def _now_us() -> float:
    """Microseconds of the monotonic clock, which all processes of a machine share."""
    return time.monotonic_ns() / 1000


def _abandon() -> None:
    global _recorder
    if _recorder is not None:
        _recorder.abandon()
        _recorder = None


_recorder: _Recorder | None = None
_NOTHING: Final = nullcontext()

atexit.register(stop)
os.register_at_fork(after_in_child=_abandon)
