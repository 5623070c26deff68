"""Session with another machine, as its keeper writes it to a folder for the command's processes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from nnhal.driver_schemes import BrokenDriver, NotADriver

__all__ = ["ENDED", "Session", "Trouble", "log_in", "secret_in", "session_in"]

_SESSION: Final = "session.json"


class Trouble(msgspec.Struct, frozen=True):
    """Reason why no agent runs. ``is_driver`` where the driver itself does not start."""

    reason: str
    is_driver: bool = False

    @classmethod
    def of(cls, error: NotADriver | BrokenDriver) -> Trouble:
        return cls(str(error), isinstance(error, BrokenDriver))

    def error(self) -> NotADriver | BrokenDriver:
        return (BrokenDriver if self.is_driver else NotADriver)(self.reason)


ENDED: Final = Trouble("the process that keeps its agent running has ended")


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """``port`` of this machine leads to the agent on the machine at ``address``. What follows was
    found out there: ``facts`` in words, and by how much its clock is ahead of ours.
    """

    port: int = 0
    address: str = ""
    facts: dict[str, str] = {}
    clock_ahead_s: float = 0.0
    trouble: Trouble | None = None

    def write(self, folder: Path) -> None:
        """Write it so that no reader sees half of it."""
        new = folder / "new"
        new.write_bytes(msgspec.json.encode(self))
        new.replace(folder / _SESSION)


def session_in(folder: Path) -> Session:
    """The session of the keeper that has ``folder``. Its end is a trouble, too."""
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode((folder / _SESSION).read_bytes(), type=Session)
    return Session(trouble=ENDED)


def secret_in(folder: Path) -> Path:
    """The file with the secret of agent and clients."""
    return folder / "secret"


def log_in(folder: Path) -> Path:
    """The file to which what the agent writes to its standard error goes."""
    return folder / "log"
