"""Streams of a command, which show no control characters but the terminal's own.

While a command runs they stand in for ``sys.stdout`` and ``sys.stderr``, so that whatever is
printed goes through them: text of ours, usage errors of click's, warnings, logs and tracebacks.

- Control characters, characters that turn the direction of reading, and halves of characters are
  written as their escapes. Only :class:`nncli.terminal.console.Terminal` draws with codes.
- What the encoding lacks is written as an ASCII sign, or as its escape.
- A reader that is gone (``| head -1``) ends the output, not the command. Any other error of
  writing (a full disk) does the same, is reported on standard error, and makes exit code 0 a 2.
- In a job of GitHub's no line of the output is taken for a workflow command, except those of
  :meth:`Stream.command`.
"""

from __future__ import annotations

import errno
import io
import os
import re
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final, TextIO, cast

from nncli.terminal.signs import ERRORS
from nncli.text import printable

__all__ = ["Stream", "Streams", "attached"]

_UNWRITTEN: Final = 2
"""Exit code of a command that succeeded, and could not say so."""

# actions/runner, ActionCommand.cs: '::' may follow white space, '##[' anything.
_WORKFLOW_COMMAND: Final = re.compile(r"^([^\S\n]*)::", re.MULTILINE)
_OLD_WORKFLOW_COMMAND: Final = "##["


class Descriptor(io.RawIOBase):
    """A descriptor that takes everything; ``error`` is why it passes nothing on any more."""

    def __init__(self, number: int) -> None:
        self.error: OSError | None = None
        self._number = number

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._number

    def isatty(self) -> bool:
        return os.isatty(self._number)

    def write(self, data: bytes | bytearray | memoryview) -> int:  # type: ignore[override]
        while self.error is None:
            try:
                return os.write(self._number, data)
            except BlockingIOError:  # somebody else has made the terminal or pipe so
                select.select([], [self._number], [])
            except OSError as error:
                self.error = error
        return len(data)


class Stream(io.TextIOWrapper):
    """A text stream that is safe to write to, see the module."""

    def __init__(self, binary: BinaryIO, like: TextIO | None) -> None:
        super().__init__(
            binary,
            encoding=(like.encoding if like else None) or "utf-8",
            errors=ERRORS,
            line_buffering=bool(getattr(like, "line_buffering", False)),
        )
        self._guards_commands = os.environ.get("GITHUB_ACTIONS") == "true"
        self._begins_line = True

    def write(self, text: str) -> int:
        self.draw(printable(text))
        return len(text)

    def draw(self, text: str) -> None:
        """Write text that has been made safe, with the terminal's own codes in it."""
        if self._guards_commands and text:
            text = self._without_commands(text)
        super().write(text)

    def command(self, line: str) -> None:
        """Write a workflow command of GitHub's."""
        super().write(line if self._begins_line else f"\n{line}")
        super().write("\n")
        self._begins_line = True

    def _without_commands(self, text: str) -> str:
        # What does not begin a line cannot be a command, however it begins.
        head = "" if self._begins_line else "."
        safe = _WORKFLOW_COMMAND.sub(r"\1\\x3a:", head + text)[len(head) :]
        self._begins_line = text.endswith("\n")
        return safe.replace(_OLD_WORKFLOW_COMMAND, "##\\x5b")


class Streams:
    """Both streams of a command that runs."""

    def __init__(self, output: Stream, error: Stream, written: Descriptor | None) -> None:
        self.output = output
        self.error = error
        self._written = written

    def exit_code(self, code: int | str | None) -> int | str | None:
        """``code``, or another where the output of a command that succeeded is lost."""
        self.output.flush()
        problem = self._written.error if self._written else None
        if problem is None or problem.errno == errno.EPIPE:
            return code
        self.error.write(f"Error: cannot write to standard output: {problem.strerror}\n")
        return code or _UNWRITTEN


@contextmanager
def attached() -> Iterator[Streams]:
    """Replace ``sys.stdout`` and ``sys.stderr`` while a command runs."""
    if isinstance(sys.stdout, Stream) and isinstance(sys.stderr, Stream):
        yield Streams(sys.stdout, sys.stderr, None)  # a command that runs another
        return
    _fill_closed_descriptors()
    before = sys.stdout, sys.stderr
    (output, written), (error, _) = _stream(sys.stdout), _stream(sys.stderr)
    sys.stdout, sys.stderr = output, error
    try:
        yield Streams(output, error, written)
    finally:
        sys.stdout, sys.stderr = before
        for stream in (output, error):
            stream.flush()
            stream.detach()  # or the end of the stream would close what it writes to


def _fill_closed_descriptors() -> None:
    """A file that is opened must not get the number of a stream that the user has closed."""
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            # It takes the lowest number that is free. A child is to have it, too.
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)


def _stream(of: TextIO | None) -> tuple[Stream, Descriptor | None]:
    if of is None:  # as it is where the user has closed the descriptor
        nowhere = Descriptor(os.open(os.devnull, os.O_WRONLY))
        return Stream(cast(BinaryIO, io.BufferedWriter(nowhere)), None), None
    of.flush()
    try:
        number = of.fileno()
    except (OSError, AttributeError):
        # A test's; it has room for everything.
        return Stream(of.buffer, of), None
    descriptor = Descriptor(number)
    return Stream(cast(BinaryIO, io.BufferedWriter(descriptor)), of), descriptor
