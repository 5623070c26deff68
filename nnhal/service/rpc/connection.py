"""The connection between two processes, as arguments and results see it while they cross."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from nnhal.service.rpc.exports import Exports
from nnhal.service.rpc.shared_objects import SharedObjects

__all__ = ["Connection"]


class Connection(ABC):
    """One side of a connection: see :class:`nnhal.service.rpc.peer.Peer`."""

    other: str
    """The name of the other side in messages."""
    exports: Exports
    """The objects of this side that the other may call."""
    shared: SharedObjects
    """What the other side has shared."""
    guards_memories: bool
    """Whether the other side must not be able to cut off a memory that is mapped here."""

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
        """As :meth:`flush`; also asks whether the other side is still there. Raises HalError."""

    @abstractmethod
    def share(self, value: Any) -> int:
        """The number of ``value``, which is sent first if it is new. Raises HalError, OSError."""

    @abstractmethod
    def proxy(self, number: int, interface: int, expected: type) -> Any:
        """A proxy of the other side's object. Raises Malformed for an unexpected interface."""

    @abstractmethod
    def interface_of(self, object: object, expected: type) -> int:
        """The place in the table of the newest interface of ``object``, at least ``expected``."""

    @abstractmethod
    def number_of(self, object: object) -> int:
        """The other side's number of ``object``; 0 for what is none of its objects."""
