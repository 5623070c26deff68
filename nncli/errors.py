"""Errors of the user: mistakes on the command line or in a file."""

from __future__ import annotations

from typing import ClassVar

__all__ = ["UserError"]


class UserError(Exception):
    """A mistake of the user; the message names the culprit, what was expected, and a remedy.

    A command prints the message as one line and ends with ``exit_code``.
    """

    exit_code: ClassVar[int] = 2
