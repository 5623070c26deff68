"""What goes wrong: a HAL call that fails, and a user whose input cannot be used."""

from __future__ import annotations

from nnhal.types import ErrorStatus, OutputShape

__all__ = ["DeadObject", "HalError", "UserError"]


class HalError(Exception):
    """A HAL call that ended with another status than NONE.

    ``output_shapes`` is only there for OUTPUT_INSUFFICIENT_SIZE.
    """

    def __init__(
        self,
        status: ErrorStatus,
        message: str = "",
        output_shapes: tuple[OutputShape, ...] = (),
    ) -> None:
        super().__init__(f"{status.name}: {message}" if message else status.name)
        self.status = status
        self.message = message
        self.output_shapes = output_shapes


class DeadObject(HalError):
    """The driver's process is gone: every pending and every later call ends like this."""

    def __init__(self, message: str = "") -> None:
        super().__init__(ErrorStatus.DEAD_OBJECT, message)


class UserError(Exception):
    """Input that cannot be used. The message is one line: culprit, what was expected, remedy.

    Command lines print it without a traceback and end with ``exit_code``.
    """

    exit_code: int = 2
