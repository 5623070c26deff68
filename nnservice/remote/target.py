"""Target of a name: a library on another machine, and the way there."""

from __future__ import annotations

from typing import Final, NamedTuple

from nnhal.driver_schemes import NotADriver
from nnservice.remote.adb import Adb
from nnservice.remote.ssh import Ssh
from nnservice.remote.transport import Transport

__all__ = ["Target", "is_remote", "name_of"]

_SCHEMES: Final = ("adb:", "ssh:")

_AGENTS: Final = "agents="
_OWN_LIBRARY: Final = "libneuralnetworks.so"
"""Android's runtime, which the device's linker finds."""


def name_of(scheme: str, location: str, device: str | None) -> str:
    """The name that a user has typed after ``--driver``."""
    return f"{scheme}:{location}" + (f"#{device}" if device else "")


def is_remote(name: str) -> bool:
    """Whether the driver ``name`` is on another machine where an agent is started for it."""
    return name.startswith(_SCHEMES)


class Target(NamedTuple):
    """Parts of ``SCHEME:[ADDRESS]/PATH.so[?agents=DIR][#DEVICE]``."""

    scheme: str
    address: str
    library: str
    """Path there."""
    device: str
    """Name of the library's device; empty for its only one."""
    agents: str
    """Folder with agents here; empty for the usual ones."""

    @classmethod
    def of(cls, name: str) -> Target:
        """Read ``name``. Raises NotADriver."""
        scheme, _, rest = name.partition(":")
        rest, _, device = rest.partition("#")
        rest, _, query = rest.partition("?")
        address, slash, path = rest.partition("/")
        if query and not query.startswith(_AGENTS):
            raise NotADriver(f"'?{query}' is not known; expected ?{_AGENTS}DIR")
        if scheme == "ssh" and not (address and path):
            raise NotADriver("expected ssh:[USER@]HOST/PATH.so")
        library = slash + path if path else _OWN_LIBRARY
        return cls(scheme, address, library, device, query.removeprefix(_AGENTS))

    def transport(self) -> Transport:
        """The way there. Raises NotADriver."""
        return Adb(self.address) if self.scheme == "adb" else Ssh(self.address)
