"""The numbers of memories, models and requests that this side has sent to the other.

Each is sent when it is first used, and then named by number. So a call costs the same whatever the
size of its tensors, and a driver sees the same object again where its client uses the same object
again, as it would in one process.
"""

from __future__ import annotations

import itertools
import threading
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from nnhal.memory import Memory
from nnhal.service.hal.messages import SharedThing
from nnhal.service.hal.shared_objects import message_of
from nnhal.service.rpc.releases import Releases
from nnhal.service.rpc.transit import Departure
from nnhal.types import BufferToken

if TYPE_CHECKING:
    from nnhal.service.rpc.peer import Peer

__all__ = ["Parcel", "Sharing"]


class Sharing:
    """The numbers of what this side has shared. Keeps nothing alive."""

    def __init__(self, releases: Releases) -> None:
        self._releases = releases
        self._lock = threading.Lock()
        self._next = itertools.count(1)
        # By identity, with a weak reference that forgets it before the address is used again:
        # a WeakKeyDictionary would take longer than the rest of a call's encoding.
        self._numbers: dict[int, int] = {}
        self._alive: dict[int, weakref.ref[Any]] = {}

    def number_of(self, thing: Any, peer: Peer) -> int:
        """The number of ``thing``, which is sent now if it is new. Raises HalError, OSError."""
        number = self._numbers.get(id(thing))
        return number if number is not None else self._share(thing, peer)

    def _share(self, thing: Any, peer: Peer) -> int:
        with self._lock:
            known = self._numbers.get(id(thing))
            if known is not None:
                return known
            parcel = Parcel(self)
            number = parcel.add(thing)
            try:
                peer.share(parcel)
            except BaseException:
                self._releases.add_things(parcel.numbers)
                raise
            for new, new_number in zip(parcel.things, parcel.numbers, strict=True):
                self._remember(new, new_number)
            return number

    def known(self, thing: Any) -> int | None:
        return self._numbers.get(id(thing))

    def new_number(self) -> int:
        return next(self._next)

    def _remember(self, thing: Any, number: int) -> None:
        key, numbers, alive, releases = id(thing), self._numbers, self._alive, self._releases

        def forget(_: object) -> None:
            numbers.pop(key, None)
            alive.pop(key, None)
            releases.add_thing(number)

        self._alive[key] = weakref.ref(thing, forget)
        self._numbers[key] = number


class Parcel:
    """Things on their way, each after those that it refers to."""

    def __init__(self, sharing: Sharing) -> None:
        self._sharing = sharing
        self.things: list[Any] = []
        self.numbers: list[int] = []
        self.messages: list[Callable[[Departure], SharedThing]] = []

    def add(self, thing: Any) -> int:
        """The number of ``thing``, which is put into the parcel if it is new."""
        known = self._sharing.known(thing)
        if known is not None:
            return known
        for new, number in zip(self.things, self.numbers, strict=True):
            if new is thing:
                return number
        return self._add_new(thing)

    def _add_new(self, thing: Any) -> int:
        pools = () if isinstance(thing, Memory) else tuple(map(self._pool, thing.pools))
        message = message_of(thing, pools)
        number = self._sharing.new_number()
        self.things.append(thing)
        self.numbers.append(number)
        self.messages.append(lambda departure: message(number, departure))
        return number

    def _pool(self, pool: Memory | BufferToken) -> int | tuple[int]:
        return (pool.token,) if isinstance(pool, BufferToken) else self.add(pool)
