"""Sharing: the numbers of values that this side has sent to the other.

Each is sent when it is first used, and then named by number. So a call costs the same whatever the
size of its tensors, and a driver sees the same object again where its client uses the same object
again, as it would in one process.
"""

from __future__ import annotations

import itertools
import threading
import weakref
from collections.abc import Callable
from typing import Any

from nnservice.rpc.interface_table import MessageOf
from nnservice.rpc.releases import Releases
from nnservice.rpc.transit import Departure

__all__ = ["Parcel", "Sharing"]


class Sharing:
    """The numbers of what this side has shared. Keeps nothing alive."""

    def __init__(self, releases: Releases, message_of: MessageOf) -> None:
        self._releases = releases
        self._message_of = message_of
        self._lock = threading.Lock()
        self._next = itertools.count(1)
        # By identity, with a weak reference that forgets it before the address is used again:
        # a WeakKeyDictionary would take longer than the rest of a call's encoding.
        self._numbers: dict[int, int] = {}
        self._alive: dict[int, weakref.ref[Any]] = {}

    def number_of(self, value: Any, send: Callable[[Parcel], None]) -> int:
        """The number of ``value``, sent by ``send`` if it is new. Raises what ``send`` raises."""
        number = self._numbers.get(id(value))
        return number if number is not None else self._share(value, send)

    def _share(self, value: Any, send: Callable[[Parcel], None]) -> int:
        with self._lock:
            known = self._numbers.get(id(value))
            if known is not None:
                return known
            parcel = Parcel(self, self._message_of)
            number = parcel.add(value)
            try:
                send(parcel)
            except BaseException:
                self._releases.add_all_shared(parcel.numbers)
                raise
            for new, new_number in zip(parcel.values, parcel.numbers, strict=True):
                self._remember(new, new_number)
            return number

    def known(self, value: Any) -> int | None:
        return self._numbers.get(id(value))

    def new_number(self) -> int:
        return next(self._next)

    def _remember(self, value: Any, number: int) -> None:
        key, numbers, alive, releases = id(value), self._numbers, self._alive, self._releases

        def forget(_: object) -> None:
            numbers.pop(key, None)
            alive.pop(key, None)
            releases.add_shared(number)

        self._alive[key] = weakref.ref(value, forget)
        self._numbers[key] = number


class Parcel:
    """Values on their way, each after those that it refers to."""

    def __init__(self, sharing: Sharing, message_of: MessageOf) -> None:
        self._sharing = sharing
        self._message_of = message_of
        self.values: list[Any] = []
        self.numbers: list[int] = []
        self.messages: list[Callable[[Departure], Any]] = []

    def add(self, value: Any) -> int:
        """The number of ``value``, which is put into the parcel if it is new."""
        known = self._sharing.known(value)
        if known is not None:
            return known
        for new, number in zip(self.values, self.numbers, strict=True):
            if new is value:
                return number
        return self._add_new(value)

    def _add_new(self, value: Any) -> int:
        message = self._message_of(value, self.add)
        number = self._sharing.new_number()
        self.values.append(value)
        self.numbers.append(number)
        self.messages.append(lambda departure: message(number, departure))
        return number
