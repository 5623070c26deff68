"""A driver served to the clients of a stress: our own process for it, or one of somebody else."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from nnhal.driver_names import SERVED, is_served
from nnservice.hal.shared_driver import SharedDriver, start_shared
from nnservice.remote import DeviceLog, is_remote

if TYPE_CHECKING:
    from nnprocess.limits import Limits
    from nnprocess.process_end import ProcessEnd
    from nnprocess.zygote import Zygote

__all__ = ["ServedDriver", "served"]

_CREDENTIALS: Final = struct.Struct("3i")


class ServedDriver:
    """``name`` is what clients resolve; ``pid`` is the driver's process, 0 where nobody knows."""

    def __init__(self, name: str, shared: SharedDriver | None) -> None:
        self.name = name
        self._shared = shared
        self.pid = shared.process.pid if shared else _pid_behind(name)
        self._device_log = DeviceLog(name) if is_remote(name) else None

    def end(self, timeout_s: float = 0.0) -> ProcessEnd | None:
        """Return how the driver's process has ended; None where it has not, or is not ours."""
        return self._shared.process.end(timeout_s) if self._shared else None

    def log(self) -> tuple[str, ...]:
        """The last lines that it has written, where it is ours, or that its device has logged."""
        if self._device_log is not None:
            return self._device_log.take(has_died=True)
        return self._shared.process.log() if self._shared else ()

    def dump_stacks(self) -> tuple[str, ...]:
        if self._shared is None:
            return ("the driver is served by somebody else: its stacks cannot be had",)
        return self._shared.process.dump_stacks()

    @property
    def is_ours(self) -> bool:
        return self._shared is not None


@contextmanager
def served(
    driver: str, zygote: Zygote, folder: str, limits: Limits | None, *, is_measured: bool = False
) -> Iterator[ServedDriver]:
    """Serve ``driver`` while it lasts, its process forked from ``zygote``; ``unix:PATH`` is served
    already. One that ``is_measured`` goes before what else the machine does.

    Raises as :func:`nnservice.hal.shared_driver.start_shared`.
    """
    if is_served(driver):
        yield ServedDriver(driver, None)
        return
    with start_shared(
        driver, zygote, folder, limits=limits, spin=False, first=is_measured
    ) as shared:
        yield ServedDriver(shared.name, shared)


def _pid_behind(name: str) -> int:
    """The process that listens at ``unix:PATH``; 0 where it is not known."""
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as probe:
        probe.connect(name.removeprefix(SERVED))
        credentials = probe.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
        return int(_CREDENTIALS.unpack(credentials)[0])
    return 0
