"""The session: what the two sides of a connection ask each other about the connection itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from nnservice.rpc.account import Account
from nnservice.rpc.exports import Exports
from nnservice.rpc.shared_objects import SharedObjects
from nnservice.rpc.streaming import Streaming

__all__ = ["ISession", "Session"]


class ISession(ABC):
    """Object 0 of each side."""

    @abstractmethod
    def release(self) -> None:
        """Nothing but what any call brings along: what the caller has dropped."""

    @abstractmethod
    def share(self, objects: Sequence[tuple[int, object]]) -> None:
        """Objects that the caller will name by their numbers."""

    @abstractmethod
    def settle(self) -> None:
        """Return when all that the caller has dropped is destroyed."""

    @abstractmethod
    def abandon(self, object: int, status: ErrorStatus, reason: str) -> None:
        """Drop what a driver wanted to send to the callback ``object``."""


class Session(ISession):
    """Answers for one side."""

    def __init__(
        self,
        exports: Exports,
        shared: SharedObjects,
        fail: Callable[[object, HalError], None],
        account: Account,
        streaming: Streaming | None = None,
    ) -> None:
        self._exports = exports
        self._shared = shared
        self._fail = fail
        self._account = account
        self._streaming = streaming

    def release(self) -> None:
        return

    def let_go(self, objects: Sequence[int], shared: Sequence[int]) -> None:
        """The other side has dropped its proxies of ``objects``, and what it had ``shared``."""
        for number in shared:
            self._shared.remove(number)
        for number in objects:
            self._exports.remove(number)
        if self._streaming is not None:
            self._streaming.let_go(objects, shared)

    def share(self, objects: Sequence[tuple[int, object]]) -> None:
        used = len(self._exports) + len(self._shared)
        self._account.check("objects", used, len(objects))
        for number, value in objects:
            self._shared.add(number, value)

    def settle(self) -> None:
        self._exports.await_destruction()

    def abandon(self, object: int, status: ErrorStatus, reason: str) -> None:
        self._fail(self._exports.get(object), HalError(ErrorStatus(status), reason))
