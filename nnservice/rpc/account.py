"""The account of one client: what it has of this process at the moment, and its bounds.

A driver on a device serves every application, so what one of them takes must leave enough for the
others. Beyond a bound its calls get RESOURCE_EXHAUSTED_TRANSIENT, which a client answers by waiting
and releasing; nothing else happens to it.
"""

from __future__ import annotations

import threading
import weakref
from collections import deque
from typing import Any

import msgspec

from nnhal.errors import HalError
from nnhal.types import ErrorStatus

__all__ = ["Account", "Bounds", "Loan"]


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """Bounds of what one client may have at the same time.

    ``objects``: prepared models, buffers, bursts, executions, and the memories, models and requests
    that it has sent. ``bytes``: its memories, the constants of its models, what the
    driver allocates for it (:mod:`nnhal.served_client`), and long messages that are being served.
    ``lanes``: calls that wait for their answer, each with a thread. ``calls``: those that answer
    later, by a callback or after a fence, and bursts; each may have a thread.
    ``descriptors``: of its lanes, memories, fences and bursts.
    """

    objects: int = 16_384
    bytes: int = 2 << 30
    lanes: int = 64
    calls: int = 256
    descriptors: int = 4096


class Account:
    """Counts what a client has; without ``bounds`` nothing is counted. Usable from any thread."""

    def __init__(self, bounds: Bounds | None) -> None:
        self.bounds = bounds
        self._used = dict.fromkeys(Bounds.__struct_fields__, 0)
        self._lock = threading.Lock()
        # Finalizers give back, anywhere and in the middle of anything: they only note it.
        self._returned: deque[dict[str, int]] = deque()
        self.is_gone = False
        """Whether the client is; what is under way for it may end early."""

    def charge(self, size: int) -> Loan:
        """Charge bytes that the driver allocates. Raises HalError."""
        return self.take(bytes=size)

    def take(self, **amounts: int) -> Loan:
        """Have so much more of each, until the loan is dropped. Raises HalError."""
        if self.bounds is None:
            return Loan(self, {})
        with self._lock:
            self._settle()
            for what, amount in amounts.items():
                self.check(what, self._used[what], amount)
            for what, amount in amounts.items():
                self._used[what] += amount
        return Loan(self, amounts)

    def check(self, what: str, used: int, amount: int = 1) -> None:
        """Raise HalError where ``amount`` more of what the caller counts itself are too many."""
        if self.bounds is None:
            return
        bound = getattr(self.bounds, what)
        if used + amount > bound:
            message = (
                f"too many {what} for one client: it has {used}, and {amount} more would exceed "
                f"the bound of {bound}"
            )
            raise HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, message)

    def used(self) -> dict[str, int]:
        """Return how much of each bound is taken now."""
        with self._lock:
            self._settle()
            return dict(self._used)

    def give_back(self, amounts: dict[str, int]) -> None:
        """Give back what a loan was for."""
        self._returned.append(amounts)

    def _settle(self) -> None:
        while self._returned:
            for what, amount in self._returned.popleft().items():
                self._used[what] -= amount


class Loan:
    """Share of the bounds that a client has taken; it is given back when this object is dropped."""

    __slots__ = ("_account", "_amounts")

    def __init__(self, account: Account, amounts: dict[str, int]) -> None:
        self._account = account
        self._amounts = amounts

    def until_gone(self, holder: Any) -> None:
        """Keep it as long as ``holder`` exists."""
        if self._amounts:
            weakref.finalize(holder, _drop, self).atexit = False

    def __del__(self) -> None:
        if self._amounts:
            self._account.give_back(self._amounts)


def _drop(loan: Loan) -> None:
    """The finalizer that held the loan is done with it."""
