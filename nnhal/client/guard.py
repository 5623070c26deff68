"""Around every call of the HAL: traced, and safe from exceptions, which a driver may not raise."""

from __future__ import annotations

from contextlib import AbstractContextManager
from types import TracebackType

from nnhal.debug import trace
from nnhal.errors import HalError, text_of
from nnhal.types import ErrorStatus

__all__ = ["escaped", "guarded"]


def guarded(call: str, **arguments: object) -> AbstractContextManager[None]:
    """Raise HalError for any exception of the driver within; HalErrors pass.

    ``call`` is HIDL's name; ``arguments`` are shown beside it in a trace.
    """
    return _Guard(call, trace.span(call, "hal", **arguments))


class _Guard(AbstractContextManager[None]):
    __slots__ = ("_call", "_span")

    def __init__(self, call: str, span: AbstractContextManager[None]) -> None:
        self._call = call
        self._span = span

    def __enter__(self) -> None:
        self._span.__enter__()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._span.__exit__(kind, error, traceback)
        if isinstance(error, Exception) and not isinstance(error, HalError):
            raise escaped(self._call, error) from error


def escaped(call: str, error: Exception) -> HalError:
    """The HalError for ``error``."""
    message = f"{call}: the driver raised {type(error).__name__}: {text_of(error)}"
    return HalError(ErrorStatus.GENERAL_FAILURE, message)
