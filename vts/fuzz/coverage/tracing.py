"""Coverage of Python code by the interpreter's trace function, for Python before 3.12.

A place is a step from one line of a function to another. A debugger uses the same function: while
there is one, nothing is measured.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from vts.fuzz.coverage.base import Coverage
from vts.fuzz.coverage.own_code import OwnCode

if TYPE_CHECKING:
    from types import FrameType

    from nnhal.device import Device

__all__ = ["TracedLines"]

_Trace = Callable[["FrameType", str, Any], Any]


class TracedLines(Coverage):
    """Lines of a driver's own package, in this thread and in those that begin meanwhile."""

    def __init__(self) -> None:
        self._own: OwnCode | None = None
        self._steps: set[tuple[str, int, int]] = set()

    @property
    def reached(self) -> int:
        return len(self._steps)

    @contextmanager
    def measuring(self, device: Device) -> Iterator[None]:
        if sys.gettrace() is not None:
            yield
            return
        self._own = self._own or OwnCode(device)
        in_threads = threading.gettrace()
        threading.settrace(self._called)
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(None)
            threading.settrace(in_threads)

    def close(self) -> None: ...

    def _called(self, frame: FrameType, event: str, argument: object) -> _Trace | None:
        code = frame.f_code
        if self._own is None or not self._own.has(code):
            return None
        file, before, steps = code.co_filename, -code.co_firstlineno, self._steps

        def trace(frame: FrameType, event: str, argument: object) -> _Trace:
            nonlocal before
            if event == "line":
                steps.add((file, before, frame.f_lineno))
                before = frame.f_lineno
            return trace

        return trace
