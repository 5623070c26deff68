"""A driver in a process of its own, started by its client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nnhal.errors import DeadObject
from nnservice.hal import client
from nnservice.hal.driver_process import DEATH_TIMEOUT_S, kill, start_process
from nnservice.hal.host import Settings

if TYPE_CHECKING:
    from nnhal.code_coverage import CoverageMap
    from nnhal.device import Device
    from nnprocess.child import Child
    from nnprocess.limits import Limits
    from nnprocess.process_end import ProcessEnd
    from nnprocess.zygote import Zygote

__all__ = ["DriverService", "start"]

_TARGET: Final = "nnservice.hal.host:run"

_GRACE_S: Final = 2.0
"""How long a driver may take for its destructor before it is killed."""


class DriverService:
    """A running driver, its process and the connection to it; a context manager that stops it.

    ``device`` is the driver as any client sees it. When its process is gone, every call of it
    raises DeadObject.
    """

    def __init__(self, remote: client.Remote, child: Child, zygote: Zygote | None) -> None:
        self.device: Device = remote.device
        self.child = child
        self._peer = remote.peer
        self._zygote = zygote

    @property
    def is_alive(self) -> bool:
        """Whether the process is still there."""
        return self.child.end(0) is None

    def end(self, timeout_s: float | None = None) -> ProcessEnd | None:
        """Return how the process ended; None when it has not within ``timeout_s``."""
        return self.child.end(timeout_s)

    def settle(self) -> None:
        """Return when the driver has destroyed everything that was dropped here before.

        Raises DeadObject when it dies of that, or is dead already, or has harmed its parent: then
        it is about to die.
        """
        self._peer.settle()
        if self.child.has_harmed_parent:
            end = self.child.end(DEATH_TIMEOUT_S) or kill(self.child)
            raise DeadObject(f"the driver's process {end}", end)

    def stop(self, grace_s: float = _GRACE_S) -> ProcessEnd | None:
        """End the connection, have the driver destroyed, and kill what is left after ``grace_s``.

        Calls that are under way raise DeadObject. How the process has ended; None where not even
        the kernel could end it.
        """
        self._peer.end(DeadObject("the driver's process has been stopped"))
        try:
            return self.child.end(grace_s) or kill(self.child)
        finally:
            if self._zygote is not None:
                self._zygote.close()

    def __enter__(self) -> DriverService:
        return self

    def __exit__(self, *exc: object) -> None:
        self.stop()


def start(
    driver: str,
    *,
    zygote: Zygote | None = None,
    threads: int | None = None,
    callback_timeout_s: float | None = None,
    limits: Limits | None = None,
    answer_limit_s: float | None = None,
    spin: bool = True,
    coverage: CoverageMap | None = None,
) -> DriverService:
    """Start ``driver`` (see :func:`nnhal.registry.resolve`) in a process forked from ``zygote``.

    Without one, a zygote is started for this driver alone, which takes some tenths of a second.
    ``limits`` are those of the driver's process; without ``spin`` it leaves the processor to
    others whenever it waits (see :mod:`nnservice.rpc.spinning`). A driver that does not answer
    a call within ``answer_limit_s`` (None: wait for ever) is killed: that call is NoAnswer with the
    stacks of its process, all later ones are DeadObject. The driver may mark the places that it
    reaches in ``coverage``.

    Raises UnknownDriver and DriverFailedToStart, DeadObject when the process dies meanwhile,
    NoAnswer with its stacks when it does not start in time (:mod:`nncli.start_timeout`), OSError
    when no process can be made.
    """
    from nnprocess.zygote import Zygote

    own = Zygote.start() if zygote is None else None
    used = zygote or own
    assert used is not None
    settings = Settings(driver, threads, spin)
    try:
        remote, child = start_process(
            used,
            _TARGET,
            settings,
            () if coverage is None else (coverage.descriptor,),
            limits=limits,
            callback_timeout_s=callback_timeout_s,
            answer_limit_s=answer_limit_s,
        )
    except BaseException:
        if own is not None:
            own.close()
        raise
    return DriverService(remote, child, own)
