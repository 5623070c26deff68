"""The listener of a served driver: a socket in the file system that clients connect to."""

from __future__ import annotations

import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from nncli.errors import UserError

__all__ = ["CannotListen", "listen_at", "listening"]

_BACKLOG: Final = 64
"""Clients that may wait to be accepted; who comes then waits until there is room."""

_ONLY_MINE: Final = 0o177
"""Mask of the socket's permissions: a driver may do what its user may."""


class CannotListen(UserError):
    """No socket can be made at the path."""


@contextmanager
def listening(path: Path) -> Iterator[socket.socket]:
    """A socket at ``path``, which is removed at the end. Raises CannotListen."""
    with listen_at(path) as listener:
        try:
            yield listener
        finally:
            path.unlink(missing_ok=True)


def listen_at(path: Path) -> socket.socket:
    """A socket that listens at ``path``; one that was left there is replaced. Raises CannotListen,
    also where another driver is served.
    """
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    try:
        _remove_abandoned(path)
        _bind(listener, path)
    except OSError as error:
        listener.close()
        raise CannotListen(f"cannot listen at '{path}': {error.strerror or error}") from error
    except BaseException:
        listener.close()
        raise
    return listener


def _bind(listener: socket.socket, path: Path) -> None:
    before = os.umask(_ONLY_MINE)
    try:
        listener.bind(os.fspath(path))
    finally:
        os.umask(before)
    listener.listen(_BACKLOG)


def _remove_abandoned(path: Path) -> None:
    """Remove the socket of a server that is gone; raises CannotListen where one is alive."""
    if not path.exists() or not stat.S_ISSOCK(path.stat().st_mode):
        return  # binding says what is wrong
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as probe:
        try:
            probe.connect(os.fspath(path))
        except ConnectionRefusedError:
            path.unlink()
        else:
            raise CannotListen(f"another driver is served at '{path}' already")
