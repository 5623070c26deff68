"""What becomes of an exception out of a HAL call, which may not raise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nnhal.errors import HalError
from nnhal.types import ErrorStatus

__all__ = ["escaped", "guarded"]


@contextmanager
def guarded(call: str) -> Iterator[None]:
    """Raise HalError for any exception of the driver within. HalErrors pass."""
    try:
        yield
    except HalError:
        raise
    except Exception as error:
        raise escaped(call, error) from error


def escaped(call: str, error: Exception) -> HalError:
    """The HalError for ``error``."""
    message = f"{call}: the driver raised {type(error).__name__}: {error}"
    return HalError(ErrorStatus.GENERAL_FAILURE, message)
