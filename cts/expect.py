"""Expectations of calls: which result code the C API gives.

What is no NnapiError at all is left to the runner: it is a failure with a traceback.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, TypeVar

from cts.test_group import Failed
from nnapi.errors import NnapiError
from nnapi.result_codes import ResultCode
from nnhal.errors import DeadObject, NoAnswer

__all__ = [
    "BAD_DATA",
    "BAD_STATE",
    "MISSED_DEADLINE",
    "NO_ERROR",
    "NULL",
    "OP_FAILED",
    "code_of_call",
    "expect",
    "expect_error",
    "require",
]

NO_ERROR: Final = ResultCode.NO_ERROR
BAD_DATA: Final = ResultCode.BAD_DATA
BAD_STATE: Final = ResultCode.BAD_STATE
NULL: Final = ResultCode.UNEXPECTED_NULL
OP_FAILED: Final = ResultCode.OP_FAILED
MISSED_DEADLINE: Final = (
    ResultCode.MISSED_DEADLINE_TRANSIENT,
    ResultCode.MISSED_DEADLINE_PERSISTENT,
)

_Answer = TypeVar("_Answer")


def expect(
    expected: ResultCode | Collection[ResultCode], call: Callable[..., object], *arguments: Any
) -> None:
    """Call, and raise Failed for a code that is not ``expected``."""
    allowed = [expected] if isinstance(expected, ResultCode) else list(expected)
    code, said = code_of_call(call, *arguments)
    if code not in allowed:
        wanted = " or ".join(each.name for each in allowed)
        answer = f"{code.name}: {said}" if said else code.name
        text = f"{_spelled(call, arguments)} gives {answer}; expected {wanted}"
        raise Failed("wrong_result_code", text)


def expect_error(call: Callable[..., object], *arguments: Any) -> None:
    """Call, and raise Failed where it succeeds."""
    code, _ = code_of_call(call, *arguments)
    if code == NO_ERROR:
        text = f"{_spelled(call, arguments)} gives NO_ERROR; expected an error"
        raise Failed("call_succeeds", text)


def code_of_call(call: Callable[..., object], *arguments: Any) -> tuple[ResultCode, str]:
    """The result code of a call, and what the runtime says. A driver that died is still raised."""
    try:
        call(*arguments)
    except NnapiError as error:
        if isinstance(error.__cause__, (DeadObject, NoAnswer)):
            raise
        return error.code, error.message
    return NO_ERROR, ""


def require(actual: _Answer, expected: _Answer, what: str) -> None:
    """Raise Failed unless ``actual`` equals ``expected``."""
    if actual != expected:
        raise Failed("wrong_value", f"{what}: {actual!r}, expected {expected!r}")


def _spelled(call: Callable[..., object], arguments: tuple[object, ...]) -> str:
    name = getattr(call, "__qualname__", repr(call)).replace("<lambda>", "the call")
    return f"{name}({', '.join(map(_short, arguments))})"


def _short(argument: object) -> str:
    if argument is None or isinstance(argument, (bool, int, float, str, tuple)):
        return repr(argument)
    return type(argument).__name__
