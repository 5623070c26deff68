"""Charging a client for memory that a driver allocates for it: it counts in the client's bounds.

A thread that serves a client of a shared driver knows the client's account. What is allocated in it
through :func:`charged` is the client's until the receipt is dropped.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeAlias

__all__ = ["Charge", "charge_here", "charged", "charges_go_to"]

Charge: TypeAlias = Callable[[int], object]
"""Takes bytes of a client's account, and returns the receipt. Raises HalError
(RESOURCE_EXHAUSTED_TRANSIENT) where the client has too many."""


class _Thread(threading.local):
    charge: Charge | None = None


_thread = _Thread()


def charges_go_to(charge: Charge | None) -> None:
    """Whom the calling thread works for from now on."""
    _thread.charge = charge


def charge_here() -> Charge:
    """That of the client that the calling thread works for, for threads that work for it later."""
    return _thread.charge or _free


def charged(size: int) -> object:
    """A receipt for ``size`` bytes, to be kept as long as they are. Raises HalError."""
    return charge_here()(size)


def _free(size: int) -> None:
    """Nobody else is to be kept from starving."""
