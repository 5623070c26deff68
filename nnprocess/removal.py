"""Removes what was registered, and nothing else, however the file system has changed since."""

from __future__ import annotations

import os
import shutil
import stat
from contextlib import suppress

__all__ = ["Removal"]


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
                # Goes down by descriptors and never follows a link; only Python >= 3.11 takes one.
                shutil.rmtree(
                    b"/proc/self/fd/%d/%b" % (self._folder, self._name), ignore_errors=True
                )
            else:
                os.unlink(self._name, dir_fd=self._folder)
