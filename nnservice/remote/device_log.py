"""Log of another machine, as evidence of what it did during a case."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from nncli.bounded_text import bounded
from nncli.text import one_line
from nnhal.driver_schemes import NotADriver
from nnservice.remote.agents import folder_of
from nnservice.remote.session import Session, log_in, session_in
from nnservice.remote.target import Target

__all__ = ["DeviceLog"]

_MAX_LINES: Final = 40
_TRAVEL_S: Final = 1.0
"""Time for the agent's last words to arrive."""
_LOOK_INTERVAL_S: Final = 0.05
_OVERLAP_S: Final = 0.1
"""The clocks were compared no better than that."""


class DeviceLog:
    """Lines of the agent on the machine of the driver ``name``, and of the machine's own log, since
    the last look. Without a session there are none.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self.skip()

    def skip(self) -> None:
        """Look, and see nothing."""
        self._seen_bytes, self._seen_s = self._size(), time.time()

    def take(self, *, has_died: bool) -> tuple[str, ...]:
        """The last lines, to show; of a driver that ``has_died`` waits for what is said of it."""
        folder = folder_of(self._name)
        if folder is None:
            return ()
        if has_died:
            self._wait()
        said = [f"agent: {line}" for line in self._new_lines(folder)]
        found = [*said, *self._of_machine(session_in(folder))]
        self.skip()
        return tuple(bounded(one_line(line)) for line in found[-_MAX_LINES:])

    def _of_machine(self, session: Session) -> list[str]:
        target = Target.of(self._name)._replace(address=session.address)
        try:
            since_s = self._seen_s + session.clock_ahead_s - _OVERLAP_S
            return target.transport().log_since(since_s)
        except NotADriver as error:
            return [str(error)]

    def _new_lines(self, folder: Path) -> list[str]:
        try:
            with log_in(folder).open("rb") as log:
                log.seek(self._seen_bytes)
                return log.read().decode(errors="replace").splitlines()
        except OSError:
            return []

    def _size(self) -> int:
        folder = folder_of(self._name)
        try:
            return log_in(folder).stat().st_size if folder is not None else 0
        except OSError:
            return 0

    def _wait(self) -> None:
        deadline_s = time.monotonic() + _TRAVEL_S
        while self._size() <= self._seen_bytes and time.monotonic() < deadline_s:
            time.sleep(_LOOK_INTERVAL_S)
