"""The driver that a worker tests: started when it is needed, started again when it is gone."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from nncli.bounded_text import MAX_NAME, bounded
from nnhal import code_coverage, registry
from nnhal.driver_names import SERVED
from nnhal.driver_schemes import place_of
from nnhal.errors import HalError
from nnhal.types import Capabilities
from nnprocess import confinement
from nnservice.remote import DeviceLog, is_remote

if TYPE_CHECKING:
    from nnhal.code_coverage import CoverageMap
    from nnhal.device import Device
    from nnprocess.child import Child
    from nnprocess.limits import Limits
    from nnprocess.process_end import ProcessEnd
    from nnprocess.zygote import Zygote

__all__ = [
    "MAX_FAILED_STARTS",
    "DriverDescription",
    "DriverUnderTest",
    "Drivers",
    "InProcess",
    "description_of",
]

MAX_FAILED_STARTS: Final = 3
"""Times in a row that a driver may fail to start, before the run is given up."""


class DriverDescription(msgspec.Struct, frozen=True, kw_only=True):
    """Description of a driver by itself.

    ``answers`` is a digest of its further start-up answers, for a driver whose code is not seen
    here; else empty. ``claims`` are the kinds of operations that it supports, an operation and the
    types of its tensors each, empty where nobody asked. What follows is only asked by some suites;
    ``capabilities`` are None where the driver does not tell them.
    """

    name: str
    version: str
    type: str
    hal_version: str
    answers: str = ""
    claims: tuple[str, ...] = ()
    threads: int | None = None
    extensions: tuple[str, ...] = ()
    model_cache_files: int = 0
    data_cache_files: int = 0
    capabilities: Capabilities | None = None
    exposures: tuple[str, ...] = ()
    """Sentences that say how it could have changed its judge."""


def description_of(device: Device, *, is_served: bool = False) -> DriverDescription:
    """Ask ``device``, more of one that somebody else serves. A driver that fails even here is
    described by its error.
    """
    return DriverDescription(
        name=bounded(device.name, MAX_NAME),
        version=_answer(lambda: device.version_string),
        type=_answer(lambda: device.type.name),
        hal_version=str(device.hal_version),
        answers=_further_answers(device) if is_served else "",
    )


def _further_answers(device: Device) -> str:
    """A digest of what a driver tells once and for all."""
    told = (
        _answer(lambda: repr(device.capabilities)),
        _answer(lambda: repr(device.supported_extensions)),
        _answer(lambda: repr(device.number_of_cache_files)),
    )
    return hashlib.sha256(repr(told).encode("utf-8", "backslashreplace")).hexdigest()


def _answer(ask: Callable[[], str]) -> str:
    try:
        return bounded(ask(), MAX_NAME)
    except HalError as error:
        return bounded(f"unknown: {error}", MAX_NAME)


class DriverUnderTest(ABC):
    """A driver by the name that the user typed; a context manager that closes it."""

    isolated: bool
    """Whether it runs in a process of its own."""

    failed_starts: int = 0
    """Times in a row that it failed to start."""

    coverage: CoverageMap | None = None
    """Map where the driver marks the places of its code that it reaches, if it can: in force when
    it starts.
    """

    _log: DeviceLog | None = None
    """Log of the machine that it is on, where that is another one and can be asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._device: Device | None = None

    def device(self) -> Device:
        """The running driver; starts it if it was not started since :meth:`close`.

        Raises UnknownDriver and DriverFailedToStart, DeadObject for one that died while it
        started, NoAnswer for one that did not start in time. A driver that dies later stays dead:
        every call of it is DeadObject until it is closed.
        """
        if self._device is None:
            self.failed_starts += 1
            self._device = self._start()
            self.failed_starts = 0
        return self._device

    def close(self) -> ProcessEnd | None:
        """Stop the driver, as far as a driver can be. The next :meth:`device` starts it anew.

        Return how its process ended; None where it has none or was not running.
        """
        if self._device is None:
            return None
        self._device = None
        return self._stop()

    def restart(self) -> Device:
        """Stop the driver and start it again. Objects of the old one are of no use any more."""
        self.close()
        return self.device()

    def settle(self) -> None:
        """Return when the driver has destroyed everything that was dropped here before.

        Raises DeadObject when it dies of that, or is dead already.
        """
        return

    def logged(self, *, is_bad: bool, has_died: bool) -> tuple[str, ...]:
        """Evidence of a case that ends now, if it ``is_bad``: what another machine that the driver
        is on has logged since the last case.
        """
        if self._log is None:
            return ()
        if not is_bad:
            self._log.skip()
            return ()
        lines = self._log.take(has_died=has_died)
        return ("the device's log during the case:", *lines) if lines else ()

    @property
    def process(self) -> Child | None:
        """The driver's process, None where it has none or is not running."""
        return None

    @property
    def exposures(self) -> tuple[str, ...]:
        """Describe how the running driver could change its judge; empty where it is confined."""
        return self.process.exposures if self.process is not None else ()

    @abstractmethod
    def other(self, name: str, *, callback_timeout_s: float | None = None) -> DriverUnderTest:
        """The driver ``name``, run in the same way."""

    @abstractmethod
    def _start(self) -> Device:
        """Start it."""

    @abstractmethod
    def _stop(self) -> ProcessEnd | None:
        """Stop what was started."""

    def __enter__(self) -> DriverUnderTest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class InProcess(DriverUnderTest):
    """A driver in the process that tests it: simple to debug, and nothing survives its crash. Or
    one that somebody else serves, ``unix:PATH``, which needs no further process.

    Restarting it makes the driver's object anew; what its module keeps stays as it is.
    """

    isolated = False

    def __init__(
        self, name: str, *, threads: int | None = None, callback_timeout_s: float | None = None
    ) -> None:
        super().__init__(name)
        self._threads = threads
        self._callback_timeout_s = callback_timeout_s
        if is_remote(name):
            self._log = DeviceLog(name)

    @property
    def exposures(self) -> tuple[str, ...]:
        place = place_of(self.name)
        if place is None or not place.is_served:
            return (f"{confinement.MEMORY}: it ran in the process that judges it",)
        if not self.name.startswith(SERVED):
            return ()
        return (f"{confinement.FILES}: another program has started its process",)

    def other(self, name: str, *, callback_timeout_s: float | None = None) -> InProcess:
        return InProcess(name, threads=self._threads, callback_timeout_s=callback_timeout_s)

    def _start(self) -> Device:
        if self.coverage is not None:
            code_coverage.provide(self.coverage.descriptor)
        return registry.resolve(
            self.name, threads=self._threads, callback_timeout_s=self._callback_timeout_s
        )

    def _stop(self) -> None: ...


class Drivers:
    """The drivers of a process by name, all run in the same way, each made when it is first asked
    for; a context manager that closes them. ``own`` is the name of the run's driver, empty where
    only cases name drivers. ``zygote`` forks what a suite starts beside them, None where no
    worker has one; ``limits`` are those of a driver's process.
    """

    def __init__(
        self,
        make: Callable[[str], DriverUnderTest],
        own: str = "",
        *,
        zygote: Callable[[], Zygote] | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.own_name = own
        self.zygote = zygote
        self.limits = limits
        self._make = make
        self._made: dict[str, DriverUnderTest] = {}

    @classmethod
    def only(cls, driver: DriverUnderTest) -> Drivers:
        """``driver`` is the run's own, and there is no other."""
        return cls({driver.name: driver}.__getitem__, driver.name)

    @property
    def own(self) -> DriverUnderTest:
        """The run's driver."""
        return self.named("")

    def named(self, name: str) -> DriverUnderTest:
        """The driver ``name``; the run's own where a case names none."""
        name = name or self.own_name
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def __enter__(self) -> Drivers:
        return self

    def __exit__(self, *_: object) -> None:
        for driver in self._made.values():
            driver.close()
