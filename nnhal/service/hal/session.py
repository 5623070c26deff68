"""What the two sides of a connection ask each other for, beside the calls of the HAL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from nnhal.errors import HalError
from nnhal.service.hal.callbacks import fail
from nnhal.service.hal.shared_objects import SharedThings
from nnhal.service.rpc.exports import Exports
from nnhal.types import ErrorStatus

__all__ = ["ISession", "Session"]


class ISession(ABC):
    """Object 0 of each side."""

    @abstractmethod
    def release(self) -> None:
        """Nothing but what any call brings along: what the caller has dropped."""

    @abstractmethod
    def share(self, things: Sequence[tuple[int, object]]) -> None:
        """Things that the caller will name by their numbers."""

    @abstractmethod
    def settle(self) -> None:
        """Return when all that the caller has dropped is destroyed."""

    @abstractmethod
    def abandon(self, object: int, status: ErrorStatus, reason: str) -> None:
        """What a driver wanted to tell the callback ``object`` cannot be sent."""


class Session(ISession):
    """Answers for one side."""

    def __init__(self, exports: Exports, shared: SharedThings) -> None:
        self._exports = exports
        self._shared = shared

    def release(self) -> None:
        return

    def let_go(self, objects: Sequence[int], things: Sequence[int]) -> None:
        """The other side has dropped its proxies of ``objects``, and ``things`` it had shared."""
        for number in things:
            self._shared.remove(number)
        for number in objects:
            self._exports.remove(number)

    def share(self, things: Sequence[tuple[int, object]]) -> None:
        for number, thing in things:
            self._shared.add(number, thing)

    def settle(self) -> None:
        self._exports.await_destruction()

    def abandon(self, object: int, status: ErrorStatus, reason: str) -> None:
        fail(self._exports.get(object), HalError(ErrorStatus(status), reason))
