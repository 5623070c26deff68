"""Around every call of the HAL: traced, and safe from exceptions, which a driver may not raise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nnhal.debug import trace
from nnhal.errors import HalError, text_of
from nnhal.types import ErrorStatus

__all__ = ["escaped", "guarded"]


@contextmanager
def guarded(call: str, **arguments: object) -> Iterator[None]:
    """Raise HalError for any exception of the driver within; HalErrors pass.

    ``call`` is HIDL's name; ``arguments`` are shown beside it in a trace.
    """
    try:
        with trace.span(call, "hal", **arguments):
            yield
    except HalError:
        raise
    except Exception as error:
        raise escaped(call, error) from error


def escaped(call: str, error: Exception) -> HalError:
    """The HalError for ``error``."""
    message = f"{call}: the driver raised {type(error).__name__}: {text_of(error)}"
    return HalError(ErrorStatus.GENERAL_FAILURE, message)
