"""The objects of one side that the other may call, by number."""

from __future__ import annotations

import itertools
import time
import weakref
from contextlib import suppress
from typing import Final

__all__ = ["Exports"]

_FIRST: Final = 16
"""Numbers below are for objects that both sides know from the start."""


_PATIENCE_S: Final = 0.25
"""How long the last reference to a released object may take to go: that of a thread which has just
called back with it. A driver that keeps objects is waited for a few times only."""

_MAX_WAITS_IN_VAIN: Final = 3

_LOOK_S: Final = 0.0002

_MAX_WATCHED: Final = 256
"""Released objects after which those that are destroyed are forgotten, if nobody has asked."""


class Exports:
    """Keeps objects alive until the other side has dropped them."""

    def __init__(self) -> None:
        self._numbers = itertools.count(_FIRST)
        self._objects: dict[int, object] = {}
        self._notified: set[int] = set()
        self._released: list[weakref.ref[object]] = []
        self._waits_in_vain = 0

    def __len__(self) -> int:
        return len(self._objects)

    def put(self, number: int, object: object) -> None:
        """Have ``object`` under a number that both sides know."""
        self._objects[number] = object

    def add(self, object: object) -> int:
        """A new number for ``object``; an object may have several."""
        number = next(self._numbers)
        self._objects[number] = object
        return number

    def get(self, number: int) -> object | None:
        return self._objects.get(number)

    def remove(self, number: int) -> None:
        """Forget an object. No effect on a number that is not in use."""
        self._notified.discard(number)
        with suppress(TypeError):  # not everything can be watched
            self._released.append(weakref.ref(self._objects.pop(number, None)))
        if len(self._released) > _MAX_WATCHED:
            self._released = [watched for watched in self._released if watched() is not None]

    def await_destruction(self) -> None:
        """Return when what was released is destroyed, or when it seems that somebody keeps it."""
        released, self._released = self._released, []
        until = time.monotonic() + _PATIENCE_S
        while any(watched() is not None for watched in released):
            if self._waits_in_vain >= _MAX_WAITS_IN_VAIN:
                return
            if time.monotonic() >= until:
                self._waits_in_vain += 1
                return
            time.sleep(_LOOK_S)

    def notified(self, number: int) -> None:
        """Note that the callback ``number`` has had its answer."""
        self._notified.add(number)

    def close(self) -> list[object]:
        """Forget everything; what has not had an answer yet."""
        waiting = [
            object for number, object in list(self._objects.items()) if number not in self._notified
        ]
        self._objects.clear()
        return waiting
