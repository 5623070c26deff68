"""Errors of the HAL, as a client meets them.

A :class:`HalError` is an answer of a driver: a suite records it, an application handles it.
Mistakes of the user are :class:`nncli.errors.UserError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nncli.bounded_text import MAX_MESSAGE, bounded
from nnhal.types import ErrorStatus

if TYPE_CHECKING:
    from nnhal.types import OutputShape
    from nnprocess.process_end import ProcessEnd

__all__ = [
    "CacheMiss",
    "ClientGone",
    "DeadObject",
    "HalError",
    "Inexpressible",
    "Invalid",
    "NoAnswer",
    "text_of",
]


def text_of(error: BaseException) -> str:
    """``str(error)``, bounded; a remark instead where that raises, as an error of a driver may."""
    try:
        return bounded(str(error))
    except Exception as problem:
        return f"no text, since its __str__ raises {type(problem).__name__}"


class HalError(Exception):
    """A HAL call ended with a status other than NONE.

    ``output_shapes`` is filled where the HAL gives shapes with an error: for
    OUTPUT_INSUFFICIENT_SIZE. A long ``message`` is cut: a driver may have said it.
    """

    def __init__(
        self,
        status: ErrorStatus,
        message: str = "",
        output_shapes: tuple[OutputShape, ...] = (),
    ) -> None:
        if isinstance(message, str):  # a driver may give anything
            message = bounded(message, MAX_MESSAGE)
        super().__init__(status, message, output_shapes)
        self.status = status
        self.message = message
        self.output_shapes = output_shapes

    def __str__(self) -> str:
        return f"{self.status.name}: {self.message}" if self.message else self.status.name


class Inexpressible(HalError):
    """A driver behind another interface has no words there for what it was asked, so that what it
    stands for has never seen the question; the message says what cannot be said.

    Raised by such a driver out of any call. To a client it is a call that has failed; a test that
    can only be put like this says nothing about the driver, and is SKIPPED.
    """

    def __init__(self, message: str) -> None:
        super().__init__(ErrorStatus.GENERAL_FAILURE, message)

    def __reduce__(self) -> tuple[type[Inexpressible], tuple[str]]:
        return Inexpressible, (self.message,)


class DeadObject(HalError):
    """The driver's process is gone, or its connection broken; no call will succeed any more.

    ``end`` is how the process ended, where that is known.
    """

    def __init__(
        self, message: str = "the driver's process is gone", end: ProcessEnd | None = None
    ) -> None:
        super().__init__(ErrorStatus.DEAD_OBJECT, message)
        self.end = end

    def again(self) -> DeadObject:
        """The same for another call, with a traceback of its own."""
        return DeadObject(self.message, self.end)

    def __reduce__(self) -> tuple[type[DeadObject], tuple[str, ProcessEnd | None]]:
        return DeadObject, (self.message, self.end)


class GivenUp(DeadObject):
    """The driver's process was killed, since it had not answered a call in time.

    ``stacks`` are those of its process before that.
    """

    def __init__(self, message: str, stacks: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.stacks = stacks

    def again(self) -> GivenUp:
        return GivenUp(self.message, self.stacks)

    def __reduce__(self) -> tuple[type[GivenUp], tuple[str, tuple[str, ...]]]:  # type: ignore[override]
        return GivenUp, (self.message, self.stacks)


class ClientGone(DeadObject):
    """A driver's process wants something of a client that is gone: no mistake of the driver, and
    nobody waits for the answer.
    """

    def __init__(self, message: str = "the client is gone") -> None:
        super().__init__(message)

    def again(self) -> ClientGone:
        return ClientGone(self.message)

    def __reduce__(self) -> tuple[type[ClientGone], tuple[str]]:  # type: ignore[override]
        return ClientGone, (self.message,)


class NoAnswer(HalError):
    """The driver has not called back within the time that the client was ready to wait.

    ``stacks`` are those of its process at that time, where somebody has looked.
    """

    def __init__(self, message: str, stacks: tuple[str, ...] = ()) -> None:
        super().__init__(ErrorStatus.GENERAL_FAILURE, message)
        self.stacks = stacks

    def __reduce__(self) -> tuple[type[NoAnswer], tuple[str, tuple[str, ...]]]:
        return NoAnswer, (self.message, self.stacks)


class Invalid(ValueError):
    """A model, request or argument breaks a rule of the HAL; the message names culprit and rule.

    ``rule`` identifies some of the rules, whatever the message; ``operand`` is the index of the
    culprit, where it is one by itself. A driver answers INVALID_ARGUMENT.
    """

    def __init__(self, message: str = "", rule: str = "", operand: int | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.operand = operand
        self.is_in_referenced = False
        """Whether the culprit is in a subgraph that others refer to."""


class CacheMiss(Exception):
    """A driver cannot use the given compilation cache: absent, stale, modified or of another token.

    Raised by :meth:`nnhal.driver_kit.Driver.load_from_cache`; the client sees GENERAL_FAILURE and
    compiles from the model.
    """
