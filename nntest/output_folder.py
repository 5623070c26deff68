"""Output folder of a run: written by one run at a time."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from nncli.errors import UserError
from nncli.output_file import OutputNotWritable, check_writable, make_folder
from nntest.runner import journal

__all__ = ["LOCK", "OutputInUse", "locked"]

LOCK: Final = ".lock"
"""File of the folder that is locked while a run writes there; it has the run's process id."""

_PID_BYTES: Final = 32


class OutputInUse(UserError):
    """Another run writes to the folder."""


@contextmanager
def locked(folder: Path | None, files: Iterable[str] = ()) -> Iterator[None]:
    """Make ``folder``, and keep other runs out of it for as long as the body takes.

    ``files`` are the names that will be written there, and that are refused at once where they are
    links, pipes and the like: not only when hours later there is something to write. None is no
    folder at all. A run that cannot begin leaves no new folder behind. Raises OutputInUse and
    OutputNotWritable.
    """
    if folder is None:
        yield
        return
    new = [each for each in (folder, *folder.parents) if not each.exists()]
    make_folder(folder)
    for name in (LOCK, *files):
        check_writable(folder / name)
    lock = _lock(folder)
    try:
        yield
    finally:
        with suppress(OSError):
            (folder / LOCK).unlink()
        os.close(lock)
        if new:
            _remove_unused(folder, new)


def _remove_unused(folder: Path, new: Iterable[Path]) -> None:
    """Remove a folder that has nothing but a journal without results, if so much, and those above
    it that are ``new``, too.
    """
    with suppress(OSError):
        if os.listdir(folder) == [journal.NAME] and not journal.has_results(folder / journal.NAME):
            (folder / journal.NAME).unlink()
        for each in new:
            each.rmdir()


def _lock(folder: Path) -> int:
    """The descriptor that holds the lock; it goes with the process, however that ends."""
    path = folder / LOCK
    while True:
        try:
            lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o666)
        except OSError as error:
            raise OutputNotWritable.because(path, error) from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            owner = _owner(lock)
            os.close(lock)
            raise OutputInUse(
                f"another run{owner} writes to {folder}: wait for its end, or name another --output"
            ) from None
        except OSError:
            # A file system without locks: the run is worth more than the guard.
            return lock
        if _is_still(path, lock):
            os.ftruncate(lock, 0)
            os.write(lock, b"%d\n" % os.getpid())
            return lock
        os.close(lock)  # its owner has just removed it


def _is_still(path: Path, lock: int) -> bool:
    try:
        return os.path.samestat(os.fstat(lock), path.lstat())
    except FileNotFoundError:
        return False


def _owner(lock: int) -> str:
    """`` (process 123)``; nothing while the owner has not yet written who it is."""
    text = os.pread(lock, _PID_BYTES, 0).strip()
    return f" (process {int(text)})" if text.isdigit() else ""
