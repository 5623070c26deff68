"""What the command lines of this project have in common. Imports nothing that is slow to import."""

from __future__ import annotations

from typing import Any

import click

__all__ = ["CommandGroup", "Mistake"]


class Mistake(click.ClickException):
    """A mistake of the user: exit code 2, as for wrong usage."""

    exit_code = 2


class CommandGroup(click.Group):
    """Prints a mistake of the user (:class:`nnhal.errors.UserError`) as one line."""

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except (click.exceptions.Exit, click.ClickException):
            raise
        except Exception as error:
            # Imported here, so that `--help` starts without it.
            from nnhal.errors import UserError

            if not isinstance(error, UserError):
                raise
            raise Mistake(" ".join(str(error).split())) from error
