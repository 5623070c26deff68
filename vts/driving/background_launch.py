"""Launches of fenced executions whose fences are not signaled yet."""

from __future__ import annotations

import threading
from typing import Final

from nnhal.fences import Fence
from nnhal.types import Request
from vts.driving.answer import Answer
from vts.driving.executors import FENCED, Launching, Pending
from vts.driving.prepared import Prepared
from vts.raw import Options
from vts.test_group import Failed

__all__ = ["BackgroundLaunch"]

_BLOCKED_S: Final = 0.2
"""After this time a launch counts as one that waits itself, as that of Android's sample driver
does. What can only be seen in between is left out then."""


class BackgroundLaunch(threading.Thread):
    """A launch in a thread of its own, because some drivers wait for the fences in it."""

    def __init__(
        self, model: Prepared, request: Request, options: Options, way: Launching = FENCED
    ) -> None:
        super().__init__(name="vts-fenced", daemon=True)
        self._way = way
        self._arguments = model, request, options
        self._limit_s = model.raw.limit_s
        self._result: Pending | Answer | None = None
        self._error: BaseException | None = None
        self.start()

    def run(self) -> None:
        try:
            self._result = self._way.launch(*self._arguments)
        except BaseException as error:
            self._error = error

    def now(self) -> Pending | Answer | None:
        """Return what was launched; None while the driver waits in the call. Raises what that
        raised.
        """
        self.join(_BLOCKED_S)
        return self._given()

    def without_callback(self) -> Fence | None:
        """The fence of what was launched, whose callback is released; None where there is none, or
        the driver waits in the call.
        """
        launched = self.now()
        if not isinstance(launched, Pending) or launched.fence is None:
            return None
        self._result = None
        return launched.fence

    def end(self) -> Answer:
        """Return how the execution ended."""
        self.join(self._limit_s)
        result = self._given()
        if result is None:
            raise Failed(
                "launch_does_not_return",
                "executeFenced has not returned, though all fences to wait for are signaled or "
                "in error; it launches the execution and returns at once",
            )
        return result if isinstance(result, Answer) else result.end()

    def _given(self) -> Pending | Answer | None:
        if self._error is not None:
            raise self._error
        return self._result
