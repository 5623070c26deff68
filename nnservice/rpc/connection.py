"""The connection between two processes, as arguments and results see it while they cross."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from nnservice.rpc.account import Account
from nnservice.rpc.exports import Exports
from nnservice.rpc.logged_reasons import LoggedReasons
from nnservice.rpc.shared_objects import SharedObjects
from nnservice.rpc.streaming import Streaming
from nnservice.rpc.wire import Lane

__all__ = ["Connection"]


class Connection(ABC):
    """One side of a connection: see :class:`nnservice.rpc.peer.Peer`."""

    other: str
    """The name of the other side in messages."""
    exports: Exports
    """The objects of this side that the other may call."""
    shared: SharedObjects
    """Objects that the other side has shared."""
    account: Account
    """Account of what the other side has of this process."""
    reasons: LoggedReasons | None
    """Reasons logged here for the other side."""
    streaming: Streaming | None
    """Replacement for descriptors; None where these can be sent."""

    @property
    def is_one_of_many(self) -> bool:
        """Whether others depend on this process too, so that the other side must not harm it."""
        return self.account.bounds is not None

    @property
    @abstractmethod
    def lifeline(self) -> Lane | None:
        """Return a descriptor that hangs up when the connection ends; None where a wait for
        something else, such as a fence, is to go on.
        """

    @abstractmethod
    def attach(self, end: Callable[[], None]) -> None:
        """Have ``end`` called when the connection ends, at once if it has."""

    @abstractmethod
    def detach(self, end: Callable[[], None]) -> None:
        """Do not have it called any more."""

    @property
    @abstractmethod
    def has_releases(self) -> bool:
        """Whether something was dropped here that the other side has not heard of yet."""

    @property
    @abstractmethod
    def has_reasons(self) -> bool:
        """Whether something was logged here for the other side that no message has taken along."""

    @abstractmethod
    def flush(self) -> None:
        """Return when the other side has released all that was dropped here. Raises HalError."""

    @abstractmethod
    def settle(self) -> None:
        """Flush like :meth:`flush`; also ask whether the other side is still there. Raises
        HalError.
        """

    @abstractmethod
    def share(self, value: Any, new: list[Any]) -> int:
        """The number of ``value``; one that the other side may not have yet is added to ``new``.
        Raises HalError, OSError.
        """

    @abstractmethod
    def proxy(self, number: int, interface: int, expected: type) -> Any:
        """A proxy of the other side's object. Raises Malformed for an unexpected interface."""

    @abstractmethod
    def interface_of(self, object: object, expected: type) -> int:
        """The place in the table of the newest interface of ``object``, at least ``expected``."""

    @abstractmethod
    def number_of(self, object: object) -> int:
        """The other side's number of ``object``; 0 for what is none of its objects."""
