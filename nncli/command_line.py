"""Command lines: what those of this project have in common. Imports nothing that is slow."""

from __future__ import annotations

import gc
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import IO, TYPE_CHECKING, Any, Final

import click

from nncli.command_help import WordCommand
from nncli.errors import UserError
from nncli.terminal import attached, complain
from nncli.text import one_line

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["CommandGroup", "Mistake", "PluginGroup"]


_INTERRUPTED: Final = 130
"""Exit code; what a shell says of a command that SIGINT has ended."""

_COLLECTED_AFTER: Final = 20_000
"""New objects until the first garbage collection. Python's 700 cost a tenth of the time in which a
command is imported, and imports leave no garbage."""


class Mistake(click.ClickException):
    """A mistake of the user: exit code 2, as for wrong usage, unless the error has another."""

    exit_code = 2

    def __init__(self, message: str, exit_code: int = 2) -> None:
        super().__init__(message)
        self.exit_code = exit_code  # type: ignore[misc]

    def show(self, file: IO[Any] | None = None) -> None:
        complain(f"Error: {one_line(self.message)}")


class CommandGroup(click.Group):
    """Prints a mistake of the user (:class:`nncli.errors.UserError`) as one line, and runs with
    streams that are safe to print to, see :mod:`nncli.terminal.streams`.

    Its commands have a help in sections. ``program`` is what settings in ``pyproject.toml`` call
    this command line, empty for none.
    """

    command_class = WordCommand

    def __init__(self, *args: Any, program: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.program = program

    def main(self, *args: Any, **kwargs: Any) -> Any:
        gc.set_threshold(_COLLECTED_AFTER)
        with attached() as streams:
            try:
                return super().main(*args, **kwargs)
            except SystemExit as end:
                end.code = streams.exit_code(end.code)
                raise

    def invoke(self, context: click.Context) -> Any:
        try:
            with _terminated_like_interrupted():
                self._take_settings(context)
                return super().invoke(context)
        except (click.exceptions.Exit, click.ClickException):
            raise
        except KeyboardInterrupt:
            complain("Interrupted.")
            raise click.exceptions.Exit(_INTERRUPTED) from None
        except Exception as error:
            if not isinstance(error, UserError):
                raise
            raise Mistake(str(error), error.exit_code) from error

    def _take_settings(self, context: click.Context) -> None:
        """Defaults for the command that is about to be made."""
        if not self.program:
            return
        from nncli.settings_file import defaults_of

        def commands() -> dict[str, click.Command]:
            names = self.list_commands(context)
            return {name: found for name in names if (found := self.get_command(context, name))}

        with suppress(FileNotFoundError):  # the current folder itself may be gone
            context.default_map = defaults_of(self.program, commands, Path.cwd())


@contextmanager
def _terminated_like_interrupted() -> Iterator[None]:
    """SIGTERM is taken for Ctrl-C, until a command has handlers of its own."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    if (
        threading.current_thread() is not threading.main_thread()
        or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL
    ):
        yield
        return
    signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


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
