"""What the command lines of this project have in common. Imports nothing that is slow to import."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["CommandGroup", "Mistake", "PluginGroup"]


_INTERRUPTED = 130
"""Exit code; what a shell says of a command that SIGINT has ended."""


class Mistake(click.ClickException):
    """A mistake of the user: exit code 2, as for wrong usage, unless the error has another."""

    exit_code = 2

    def __init__(self, message: str, exit_code: int = 2) -> None:
        super().__init__(message)
        self.exit_code = exit_code  # type: ignore[misc]


class CommandGroup(click.Group):
    """Prints a mistake of the user (:class:`nnhal.errors.UserError`) as one line.

    ``program`` is what settings in ``pyproject.toml`` call this command line, empty for none.
    """

    def __init__(self, *args: Any, program: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.program = program

    def invoke(self, context: click.Context) -> Any:
        try:
            self._take_settings(context)
            return super().invoke(context)
        except (click.exceptions.Exit, click.ClickException):
            raise
        except KeyboardInterrupt:
            click.echo("Interrupted.", err=True)
            raise click.exceptions.Exit(_INTERRUPTED) from None
        except Exception as error:
            # Imported here, so that `--help` starts without it.
            from nnhal.errors import UserError

            if not isinstance(error, UserError):
                raise
            raise Mistake(" ".join(str(error).split()), error.exit_code) from error

    def _take_settings(self, context: click.Context) -> None:
        """Defaults for the command that is about to be made."""
        if not self.program:
            return
        from nnhal.settings_file import defaults_of

        def commands() -> dict[str, click.Command]:
            names = self.list_commands(context)
            return {name: found for name in names if (found := self.get_command(context, name))}

        with suppress(FileNotFoundError):  # the current folder itself may be gone
            context.default_map = defaults_of(self.program, commands, Path.cwd())


class PluginGroup(CommandGroup):
    """Has the commands that packages above this one offer by entry points of ``plugins``, too.

    The key is the command's name, the value ``module:command`` of a click command.
    """

    def __init__(self, *args: Any, plugins: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.plugins = plugins

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted({*super().list_commands(context), *self._offered()})

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        own = super().get_command(context, name)
        if own is not None:
            return own
        point = self._offered().get(name)
        if point is None:
            return None
        command = point.load()
        return command if isinstance(command, click.Command) else None

    def _offered(self) -> dict[str, EntryPoint]:
        # A third of what `mlts --help` takes, and only groups with plug-ins need it.
        from importlib.metadata import entry_points

        return {point.name: point for point in entry_points(group=self.plugins)}
