"""Errors of the runtime: one class, which carries the result code of the C API."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nnapi.result_codes import ResultCode, code_of
from nncli.bounded_text import MAX_MESSAGE, bounded
from nnhal.errors import HalError

__all__ = ["NnapiError", "as_nnapi_errors", "bad_data", "bad_state", "op_failed", "unexpected_null"]


class NnapiError(Exception):
    """A call of the runtime has failed: where the C API returns ``code``, this is raised.

    ``message`` says what was wrong, as Android writes it to its log. A long one is cut: a driver
    may have said it.
    """

    def __init__(self, code: ResultCode, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = bounded(message, MAX_MESSAGE)

    def __str__(self) -> str:
        return f"{self.code.name}: {self.message}"

    @classmethod
    def of(cls, error: HalError) -> NnapiError:
        """Return the C API's error for a driver's refusal."""
        return cls(code_of(error.status), error.message or error.status.name)


def bad_data(message: str) -> NnapiError:
    """An argument has a value that it may not have."""
    return NnapiError(ResultCode.BAD_DATA, message)


def bad_state(message: str) -> NnapiError:
    """The call came too early or too late."""
    return NnapiError(ResultCode.BAD_STATE, message)


def op_failed(message: str) -> NnapiError:
    """The call was right, and yet cannot be done."""
    return NnapiError(ResultCode.OP_FAILED, message)


def unexpected_null(what: str) -> NnapiError:
    """An object is required where None was given."""
    return NnapiError(ResultCode.UNEXPECTED_NULL, f"{what} must not be None")


@contextmanager
def as_nnapi_errors() -> Iterator[None]:
    """Raise NnapiError for every HalError within."""
    try:
        yield
    except HalError as error:
        raise NnapiError.of(error) from error
