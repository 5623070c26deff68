"""Log of a process's stdout and stderr: a memfd that it appends to."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final

__all__ = ["append", "create", "shorten", "size_of", "tail"]

MAX_LINES: Final = 200
"""Maximum number of lines of a log that anybody reads."""

TAIL_BYTES: Final = 64 << 10
"""Bytes at the end of a log in which these lines are looked for."""

MAX_BYTES: Final = 8 << 20
"""Maximum size of a log before it is cut; a driver may print without end."""

ZYGOTE_FRAMES: Final = f'  File "{Path(__file__).parent}'
BOOT_FRAME: Final = '  File "<string>", line 1 in <module>'


def create(name: str = "log") -> int:
    """The descriptor of an empty log."""
    fd = os.memfd_create(name, os.MFD_CLOEXEC)
    fcntl.fcntl(fd, fcntl.F_SETFL, os.O_APPEND)
    return fd


def append(fd: int, line: str) -> None:
    """Add a line of this project's own."""
    os.write(fd, f"{line}\n".encode())


def size_of(fd: int) -> int:
    return os.fstat(fd).st_size


def tail(fd: int, start: int = 0) -> tuple[str, ...]:
    """The last lines that were written after the first ``start`` bytes."""
    end = size_of(fd)
    if start > end:  # the log was cut since
        start = 0
    first = max(start, end - TAIL_BYTES)
    text = os.pread(fd, end - first, first).decode(errors="backslashreplace")
    lines = text.replace("\0", "").splitlines()
    return tuple([line for line in lines if not _is_below_child(line)][-MAX_LINES:])


def _is_below_child(line: str) -> bool:
    """Whether a line of a native traceback shows a frame of the zygote, below the child's own."""
    return line.startswith(ZYGOTE_FRAMES) or line == BOOT_FRAME


def shorten(fd: int) -> None:
    """Forget the beginning of a log that has grown too long. Its writer notices nothing."""
    size = size_of(fd)
    if size > MAX_BYTES:
        last = os.pread(fd, TAIL_BYTES, size - TAIL_BYTES)
        os.ftruncate(fd, 0)
        os.write(fd, b"[%d bytes were dropped here]\n" % (size - len(last)) + last)
