"""Writer of what is printed line by line, and of documents that go to standard output."""

from __future__ import annotations

import io
import sys
from typing import TextIO

from nncli.terminal.streams import Stream
from nncli.text import printable

__all__ = ["complain", "document", "say", "workflow_command"]


def say(*lines: str) -> None:
    """Print ``lines`` on standard output."""
    _print(sys.stdout, lines)


def complain(*lines: str) -> None:
    """Print ``lines`` on standard error."""
    _print(sys.stderr, lines)


def document(text: str) -> None:
    """Write a whole document: as it is, in UTF-8, for a program; safe to show on a terminal."""
    output = sys.stdout
    if isinstance(output, io.TextIOWrapper) and not output.isatty():
        output.flush()
        output.buffer.write(text.encode("utf-8", "backslashreplace"))
        output.buffer.flush()
    else:
        _print(output, [text.removesuffix("\n")])


def workflow_command(line: str) -> None:
    """Give GitHub a command, ``::error::...``, on standard output."""
    if isinstance(sys.stdout, Stream):
        sys.stdout.command(line)
        sys.stdout.flush()
    else:
        say(line)


def _print(stream: TextIO | None, lines: list[str] | tuple[str, ...]) -> None:
    # Python has no stream where the user has closed it.
    if stream is not None and lines:
        stream.write("".join(f"{printable(line)}\n" for line in lines))
        stream.flush()
