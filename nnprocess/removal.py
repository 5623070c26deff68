"""Removes what was registered, and nothing else, however the file system has changed since."""

from __future__ import annotations

import itertools
import os
import secrets
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

__all__ = ["Removal", "remove_folder"]

LIMIT_S: Final = 5.0
"""Time limit for the removal of a folder. What a driver has left beyond that stays."""

_FOLDER: Final = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


class Removal:
    """A file or folder that is to go at the end.

    The folder that holds it is kept open and the object itself is known by device and inode, so
    that neither a symbolic link on the way nor another object of that name is mistaken for it. A
    path at which there is nothing yet stands for whatever will be made there.

    Raises OSError when the folder that holds it does not exist, ValueError for a path that is not
    absolute or names no entry of a folder.
    """

    def __init__(self, path: bytes) -> None:
        folder, self._name = os.path.split(path)
        if not os.path.isabs(path) or self._name in (b"", b".", b".."):
            raise ValueError(f"{os.fsdecode(path)!r} is not an absolute path of a file or folder")
        self._folder = os.open(folder, os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)
        self._identity = self._found()

    def carry_out(self) -> None:
        """Remove it, as far as that is permitted; once."""
        try:
            found = self._found()
            if found is not None and self._identity in (None, found):
                self._remove()
        finally:
            self.forget()

    def forget(self) -> None:
        """Somebody else has removed it: leave alone what may be there since."""
        os.close(self._folder)

    def _found(self) -> tuple[int, int] | None:
        """Device and inode of what is there now."""
        try:
            status = self._status()
        except OSError:
            return None
        return status.st_dev, status.st_ino

    def _status(self) -> os.stat_result:
        return os.stat(self._name, dir_fd=self._folder, follow_symlinks=False)

    def _remove(self) -> None:
        with suppress(OSError):
            if stat.S_ISDIR(self._status().st_mode):
                remove_folder(self._name, dir_fd=self._folder)
            else:
                os.unlink(self._name, dir_fd=self._folder)


def remove_folder(
    path: str | bytes | os.PathLike[str], *, dir_fd: int | None = None, limit_s: float = LIMIT_S
) -> None:
    """Remove a folder with all that is in it, as far as that is permitted, and done in time.

    It may be of any depth, and no link in it is followed. ``dir_fd`` is the folder that ``path``
    is relative to.
    """
    deadline = time.monotonic() + limit_s
    with suppress(OSError):
        root = os.open(path, _FOLDER, dir_fd=dir_fd)
        try:
            # Folders move up until all are entries of the root, under names that nobody has
            # foreseen: however deep they were, this takes neither a stack nor descriptors.
            prefix = secrets.token_hex(8)
            names = (f"{prefix}-{number}" for number in itertools.count())
            while _empty(root, root, names, deadline):
                pass
        finally:
            os.close(root)
        os.rmdir(path, dir_fd=dir_fd)


def _empty(folder: int, root: int, names: Iterator[str], deadline: float) -> bool:
    """Remove the files in ``folder`` and move folders to the ``root``; if it is the root, remove
    these too. Whether anything was done.
    """
    is_done = False
    with os.scandir(folder) as entries:
        for entry in entries:
            if time.monotonic() > deadline:
                return False
            with suppress(OSError):
                if not entry.is_dir(follow_symlinks=False):
                    os.unlink(entry.name, dir_fd=folder)
                elif folder != root:
                    os.rename(entry.name, next(names), src_dir_fd=folder, dst_dir_fd=root)
                elif not _is_removed(entry.name, root, names, deadline):
                    continue
                is_done = True
    return is_done


def _is_removed(name: str, root: int, names: Iterator[str], deadline: float) -> bool:
    """Remove the folder ``name`` in the root, as far as possible. Whether anything was done."""
    folder = os.open(name, _FOLDER, dir_fd=root)
    try:
        is_done = _empty(folder, root, names, deadline)
    finally:
        os.close(folder)
    with suppress(OSError):
        os.rmdir(name, dir_fd=root)
        return True
    return is_done
