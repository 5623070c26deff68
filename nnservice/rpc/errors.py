"""Errors of a connection that its own parts tell apart."""

from __future__ import annotations

from nnhal.errors import HalError
from nnhal.types import ErrorStatus

__all__ = ["CannotBeSent"]


class CannotBeSent(HalError):
    """The arguments of a call are not what they have to be, so it has not been made.

    GENERAL_FAILURE where they are, but cannot be used, such as a memory that is closed.
    """

    def __init__(self, call: str, error: Exception) -> None:
        unusable = isinstance(error, (OSError, ValueError))
        status = ErrorStatus.GENERAL_FAILURE if unusable else ErrorStatus.INVALID_ARGUMENT
        super().__init__(status, f"{call}: cannot be sent: {error}")
        self._made_of = call, error

    def __reduce__(self) -> tuple[type[CannotBeSent], tuple[str, Exception]]:
        return CannotBeSent, self._made_of
