"""Output files: written whole or not at all, and never through a link or into a pipe."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterable
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final

from nncli.errors import UserError

__all__ = ["OutputNotWritable", "check_writable", "make_folder", "open_file", "write_file"]

_KINDS: Final = {
    stat.S_IFLNK: "symbolic link",
    stat.S_IFDIR: "folder",
    stat.S_IFIFO: "named pipe",
    stat.S_IFSOCK: "socket",
    stat.S_IFCHR: "device",
    stat.S_IFBLK: "device",
}


class OutputNotWritable(UserError):
    """A file cannot be written where the user wants it."""

    @classmethod
    def because(cls, path: Path, error: OSError) -> OutputNotWritable:
        """``path`` cannot be written, or made, because of ``error``."""
        return cls(f"cannot write {path}: {error.strerror or error}")


def check_writable(path: Path) -> None:
    """Raise OutputNotWritable where something stands at ``path`` that is no regular file."""
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise OutputNotWritable(f"cannot write {path}: {_reason(error)}") from error
    if not stat.S_ISREG(mode):
        kind = _KINDS.get(stat.S_IFMT(mode), "special file")
        raise OutputNotWritable(
            f"cannot write {path}: a {kind} is in its place; remove it, or name another file"
        )


def write_file(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Write ``content``, which may come in parts, to ``path``, in a folder that is made if need be.

    Whoever reads ``path`` sees what was there before or all of ``content``. What stands there keeps
    its permissions. Raises OutputNotWritable.
    """
    make_folder(path.parent)
    check_writable(path)
    # Short, since a name may already be as long as names can be.
    draft = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with open_file(draft, new=True) as file:
            for part in (content,) if isinstance(content, bytes) else content:
                _write_all(file, part)
            with suppress(FileNotFoundError):
                os.fchmod(file.fileno(), stat.S_IMODE(path.lstat().st_mode))
        draft.replace(path)
    except OSError as error:
        raise OutputNotWritable.because(path, error) from error
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def open_file(path: Path, *, append: bool = False, new: bool = False) -> FileIO:
    """``path`` open for writing without a buffer, begun anew unless ``append``.

    With ``new`` there must be no such file. Raises OutputNotWritable; OSError with ``new``.
    """
    how = os.O_EXCL if new else os.O_APPEND if append else os.O_TRUNC
    if not new:
        check_writable(path)
    # What a moment later is a link or a pipe is neither followed nor waited for.
    flags = os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK | how
    try:
        return FileIO(os.open(path, flags, 0o666), "wb")
    except OSError as error:
        if new:
            raise
        raise OutputNotWritable.because(path, error) from error


def make_folder(folder: Path) -> None:
    """Make ``folder``, unless it is there. Raises OutputNotWritable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise OutputNotWritable(f"cannot make folder {folder}: {_reason(error)}") from error


def _write_all(file: FileIO, content: bytes) -> None:
    left = memoryview(content)
    while left:  # a full disk may take the first part
        left = left[file.write(left) :]


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
