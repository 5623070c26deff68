"""Sharing: the numbers of values that this side has sent to the other.

Each is sent ahead of the call that uses it first, and then named by number. So a call costs the
same whatever the size of its tensors, and a driver sees the same object again where its client uses
the same object again, as it would in one process.
"""

from __future__ import annotations

import itertools
import threading
import weakref
from collections.abc import Callable, Iterable
from typing import Any

from nnservice.rpc.interface_table import MessageOf
from nnservice.rpc.releases import Releases
from nnservice.rpc.transit import Departure

__all__ = ["Parcel", "Sharing"]


class Sharing:
    """The numbers of what this side shares. Keeps nothing alive."""

    def __init__(self, releases: Releases, message_of: MessageOf) -> None:
        self.message_of = message_of
        self._releases = releases
        self._lock = threading.Lock()
        self._next = itertools.count(1)
        # By identity, with a weak reference that forgets it before the address is used again:
        # a WeakKeyDictionary would take longer than the rest of a call's encoding.
        self._numbers: dict[int, int] = {}
        self._alive: dict[int, weakref.ref[Any]] = {}
        self._arrived: set[int] = set()

    def number_of(self, value: Any) -> int:
        """The number of ``value``, whether or not it has been sent."""
        number = self._numbers.get(id(value))
        if number is not None:
            return number
        with self._lock:
            number = self._numbers.get(id(value))
            return self._remember(value, next(self._next)) if number is None else number

    def has_arrived(self, number: int) -> bool:
        """Whether the other side has the value of ``number`` for certain."""
        return number in self._arrived

    def arrived(self, numbers: Iterable[int]) -> None:
        """Note that the other side has the values of ``numbers``, which are alive."""
        self._arrived.update(numbers)

    def _remember(self, value: Any, number: int) -> int:
        key, numbers, alive, arrived = id(value), self._numbers, self._alive, self._arrived
        releases = self._releases

        def forget(_: object) -> None:
            numbers.pop(key, None)
            alive.pop(key, None)
            arrived.discard(number)
            releases.add_shared(number)

        alive[key] = weakref.ref(value, forget)
        numbers[key] = number
        return number


class Parcel:
    """Values on their way, each after those that it refers to: all that the other side may not have
    yet. Two threads may send the same one; its number is the same.
    """

    def __init__(self, sharing: Sharing, values: Iterable[Any]) -> None:
        self._sharing = sharing
        self.values: list[Any] = []
        self.numbers: list[int] = []
        self.messages: list[Callable[[Departure], Any]] = []
        for value in values:
            self._add(value)

    def _add(self, value: Any) -> int:
        number = self._sharing.number_of(value)
        if not self._sharing.has_arrived(number) and number not in self.numbers:
            message = self._sharing.message_of(value, self._add)
            self.values.append(value)
            self.numbers.append(number)
            self.messages.append(lambda departure: message(number, departure))
        return number
