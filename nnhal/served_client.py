"""The client that a thread of a shared driver works for.

What the driver allocates through :func:`charged` in such a thread counts in the client's bounds
until the receipt is dropped; and what takes long can ask with :func:`check_still_wanted` whether
anybody still waits for it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol, TypeAlias

from nnhal.errors import ClientGone

__all__ = [
    "Charge",
    "ServedClient",
    "charge_here",
    "charged",
    "check_still_wanted",
    "client_here",
    "works_for",
]

Charge: TypeAlias = Callable[[int], object]
"""Takes bytes of a client's account, and returns the receipt. Raises HalError
(RESOURCE_EXHAUSTED_TRANSIENT) where the client has too many."""


class ServedClient(Protocol):
    """Client that threads work for, as they know it."""

    @property
    def is_gone(self) -> bool:
        """Whether it has died or disconnected: nobody waits for an answer any more."""

    def charge(self, size: int) -> object:
        """See :data:`Charge`."""


class _Thread(threading.local):
    client: ServedClient | None = None


_thread = _Thread()


def works_for(client: ServedClient | None) -> None:
    """Set the client that the calling thread works for from now on."""
    _thread.client = client


def client_here() -> ServedClient | None:
    """Return the client that the calling thread works for, for threads that go on with its work
    later.
    """
    return _thread.client


def charge_here() -> Charge:
    """Return the charge of the client that the calling thread works for, for threads that work for
    it later.
    """
    client = _thread.client
    return _free if client is None else client.charge


def charged(size: int) -> object:
    """A receipt for ``size`` bytes, to be kept as long as they are. Raises HalError."""
    return charge_here()(size)


def check_still_wanted() -> None:
    """Raise ClientGone where the client that the calling thread works for is gone."""
    client = _thread.client
    if client is not None and client.is_gone:
        raise ClientGone


def _free(size: int) -> None:
    """Nobody else is to be kept from starving."""
