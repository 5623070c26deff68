"""Models that an engine has compiled to find out whether it takes them, for their preparation."""

from __future__ import annotations

import threading
from typing import Final, Generic, TypeVar

__all__ = ["ReadySessions"]

_Session = TypeVar("_Session")

_MAX: Final = 2
"""A client mostly prepares what it has asked for last."""


class ReadySessions(Generic[_Session]):
    """The latest sessions by their files. Usable from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._sessions: list[tuple[bytes, _Session]] = []

    def keep(self, file: bytes, session: _Session) -> None:
        """``session`` is of ``file``, and nobody uses it."""
        with self._lock:
            dropped = self._sessions[: 1 - _MAX]
            self._sessions = [*self._sessions[1 - _MAX :], (file, session)]
        del dropped  # whatever its destructor does, without the lock

    def take(self, file: bytes) -> _Session | None:
        """A session of ``file``, which is the caller's from now on."""
        with self._lock:
            for number, (known, session) in enumerate(self._sessions):
                if known == file:
                    del self._sessions[number]
                    return session
        return None
