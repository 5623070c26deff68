"""Agents on other machines, by the names of their drivers: ``adb:[SERIAL]/PATH.so``,
``adb:[SERIAL]`` for the device's own NNAPI, ``ssh:[USER@]HOST/PATH.so``.

A process that needs one, and whose parents have none, starts its keeper; its children inherit the
session by the environment.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from nnhal.driver_names import DriverFailedToStart, DriverRaised
from nnhal.driver_schemes import BrokenDriver, NotADriver
from nnservice.remote.processes import ended
from nnservice.remote.session import ENDED, Trouble, secret_in, session_in
from nnservice.remote.target import name_of

if TYPE_CHECKING:
    from nnhal.device import Device

__all__ = ["facts_of", "folder_of", "lease", "open_adb", "open_ssh"]

_SESSIONS: Final = "NNHAL_REMOTE_SESSIONS"
"""Environment variable: folders of the sessions by the names of their drivers, in JSON."""

_GRACE_S: Final = 30.0
"""Time for a keeper to end the agent, which a slow device may need."""


def open_adb(
    location: str, *, device: str | None = None, callback_timeout_s: float | None = None
) -> Device:
    """The driver of a device that ``adb`` knows; the scheme ``adb`` of :mod:`nnhal.driver_schemes`.

    ``device`` is one of several of its library. Raises NotADriver, BrokenDriver.
    """
    return _opened(name_of("adb", location, device), callback_timeout_s)


def open_ssh(
    location: str, *, device: str | None = None, callback_timeout_s: float | None = None
) -> Device:
    """The same for a board that ``ssh`` reaches."""
    return _opened(name_of("ssh", location, device), callback_timeout_s)


def lease(name: str) -> Callable[[], None]:
    """Have the agent of the driver ``name`` run for this process and its children, until what is
    returned is called.

    Raises DriverFailedToStart, DriverRaised.
    """
    if folder_of(name) is not None:
        return lambda: None
    try:
        return _begun(name)
    except NotADriver as error:
        raise DriverFailedToStart(name, name, str(error)) from error
    except BrokenDriver as error:
        raise DriverRaised(name, name, str(error)) from error


def facts_of(name: str) -> dict[str, str]:
    """Facts about the machine of the driver ``name``, in words; none without a session."""
    folder = folder_of(name)
    return session_in(folder).facts if folder is not None else {}


def folder_of(name: str) -> Path | None:
    """The folder of the session for the driver ``name``."""
    folder = _sessions().get(name)
    return Path(folder) if folder is not None else None


def _opened(name: str, callback_timeout_s: float | None) -> Device:
    folder = folder_of(name)
    if folder is None:
        atexit.register(_begun(name))
        folder = folder_of(name)
    assert folder is not None
    session = session_in(folder)
    if session.trouble is not None:
        raise session.trouble.error()
    from nnservice.hal.tcp_client import open_tcp  # slow to import, and a lease does without

    place = f"127.0.0.1:{session.port}?secret_file={secret_in(folder)}"
    try:
        return open_tcp(place, callback_timeout_s=callback_timeout_s)
    except (NotADriver, BrokenDriver):
        session = session_in(folder)
        if session.trouble is not None:
            raise session.trouble.error() from None
        raise


def _begun(name: str) -> Callable[[], None]:
    """Start a keeper; call what is returned to end it. Raises NotADriver, BrokenDriver."""
    folder = Path(tempfile.mkdtemp(prefix="nnhal-remote-"))
    keeper = subprocess.Popen(
        [sys.executable, "-m", "nnservice.remote.keeper", str(folder), name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,  # a Ctrl-C in the terminal is for the command
    )
    assert keeper.stdout is not None
    try:
        said = keeper.stdout.readline()
        trouble = msgspec.json.decode(said, type=Trouble | None) if said else ENDED
        if trouble is not None:
            raise trouble.error()
    except BaseException:
        ended(keeper, _GRACE_S)
        raise
    _register(name, str(folder))
    owner = os.getpid()

    def end() -> None:
        if os.getpid() == owner:
            _register(name, None)
            ended(keeper, _GRACE_S)
            shutil.rmtree(folder, ignore_errors=True)  # a keeper that was killed leaves it

    return end


def _sessions() -> dict[str, str]:
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(os.environ.get(_SESSIONS, "{}"), type=dict[str, str])
    return {}


def _register(name: str, folder: str | None) -> None:
    others = {key: value for key, value in _sessions().items() if key != name}
    now = others | {name: folder} if folder else others
    os.environ[_SESSIONS] = msgspec.json.encode(now).decode()
