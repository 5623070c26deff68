"""Releases that wait to be sent to the other side: dropped objects, and calls that may wait.

Objects are collected anywhere, in any thread and in the middle of anything, so a finalizer only
notes what is gone.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from queue import SimpleQueue
from typing import Final, NamedTuple

from nnservice.rpc.method import Method

__all__ = ["Batch", "Releases"]

_PATIENCE_S: Final = 0.01
"""How long what is gone may wait for a call that takes it along: a message less, and no thread in
the way of who calls again and again."""


class Dropped(NamedTuple):
    """A proxy of the other side's object ``number`` is gone."""

    number: int


class Unshared(NamedTuple):
    """The object shared under ``number`` is gone."""

    number: int


class Call(NamedTuple):
    """A call that may wait."""

    number: int
    method: Method
    arguments: tuple[object, ...]


class Batch(NamedTuple):
    """Calls to be made, then what is to be released."""

    calls: list[Call]
    objects: list[int]
    shared: list[int]

    @property
    def has_releases(self) -> bool:
        """Whether anything is to be released."""
        return bool(self.objects or self.shared)


class Releases:
    """Every method may be called by a finalizer: none takes a lock of ours."""

    def __init__(self) -> None:
        self.noted: deque[Dropped | Unshared | Call] = deque()
        self.telling = threading.Lock()
        """Held by who tells the other side."""
        # Its ``put`` is written to be called by finalizers too.
        self._signal: SimpleQueue[bool] = SimpleQueue()
        self._signaled = False

    def add_object(self, number: int) -> None:
        self._note(Dropped(number))

    def add_shared(self, number: int) -> None:
        self._note(Unshared(number))

    def add_call(self, number: int, method: Method, arguments: tuple[object, ...]) -> None:
        self._note(Call(number, method, arguments))

    @property
    def outstanding(self) -> bool:
        """Whether anything has been noted that the other side has not heard of yet."""
        return bool(self.noted) or self.telling.locked()

    def take(self) -> Batch:
        """Take what has been noted until now."""
        batch = Batch([], [], [])
        while self.noted:
            match self.noted.popleft():
                case Dropped(number):
                    batch.objects.append(number)
                case Unshared(number):
                    batch.shared.append(number)
                case call:
                    batch.calls.append(call)
        return batch

    def put_back(self, batch: Batch) -> None:
        """The other side may not have heard of ``batch``; to hear of it twice does no harm."""
        self.noted.extend(Dropped(number) for number in batch.objects)
        self.noted.extend(Unshared(number) for number in batch.shared)

    def wait(self) -> bool:
        """Wait until something is noted, and a moment longer; False when there will be no more."""
        if not self._signal.get():
            return False
        time.sleep(_PATIENCE_S)
        self._signaled = False  # what is noted from now on signals again
        return True

    def close(self) -> None:
        """End the wait."""
        self._signal.put(False)

    def _note(self, what: Dropped | Unshared | Call) -> None:
        self.noted.append(what)
        if not self._signaled:
            self._signaled = True
            self._signal.put(True)
