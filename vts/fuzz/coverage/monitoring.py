"""Coverage of Python code by ``sys.monitoring``, which Python has since 3.12.

A place is a function, or one of the two ways that a branch goes. Code of others is
switched off at its first event, and is then as fast as ever.
"""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from vts.fuzz.coverage.base import Coverage
from vts.fuzz.coverage.own_code import OwnCode

if TYPE_CHECKING:
    from types import CodeType

    from nnhal.device import Device

__all__ = ["MonitoredBranches"]

_monitoring: Final[Any] = getattr(sys, "monitoring", None)

_TOOLS: Final = (1, 3, 4)
"""Numbers of tools that are free for anybody; 1 is for measuring coverage."""

_NAME: Final = "vts fuzz"


class MonitoredBranches(Coverage):
    """Branches of a driver's own package, in all threads."""

    def __init__(self) -> None:
        self._own: OwnCode | None = None
        self._tool: int | None = None
        self._places: set[tuple[str, int, str, int, int]] = set()

    @property
    def reached(self) -> int:
        return len(self._places)

    def measuring(self, device: Device) -> AbstractContextManager[object]:
        if self._own is None:
            self._own = OwnCode(device)
            self._begin()
        return nullcontext()

    def close(self) -> None:
        if self._tool is not None:
            _monitoring.set_events(self._tool, 0)
            _monitoring.free_tool_id(self._tool)
            self._tool = None

    def _begin(self) -> None:
        free = (tool for tool in _TOOLS if _monitoring.get_tool(tool) is None)
        self._tool = next(free, None)
        if self._tool is None:
            return
        events = _monitoring.events
        _monitoring.use_tool_id(self._tool, _NAME)
        _monitoring.register_callback(self._tool, events.PY_START, self._started)
        for event in _branches():
            _monitoring.register_callback(self._tool, event, self._branched)
        _monitoring.set_events(self._tool, events.PY_START)
        _monitoring.restart_events()  # an earlier tool of this number may have been told enough

    def _started(self, code: CodeType, offset: int) -> object:
        if self._own is not None and self._own.has(code):
            self._branched(code, 0, 0)
            _monitoring.set_local_events(self._tool, code, sum(_branches()))
        return _monitoring.DISABLE

    def _branched(self, code: CodeType, offset: int, destination: int) -> None:
        name = getattr(code, "co_qualname", code.co_name)
        self._places.add((code.co_filename, code.co_firstlineno, name, offset, destination))


def _branches() -> tuple[int, ...]:
    """The events of a branch, which are two since Python 3.14."""
    events = _monitoring.events
    if hasattr(events, "BRANCH_LEFT"):
        return events.BRANCH_LEFT, events.BRANCH_RIGHT
    return (events.BRANCH,)
