"""A driver under test in a process of its own, as on a device."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import nnservice as service
from nntest.runner.driver_under_test import DriverUnderTest

if TYPE_CHECKING:
    from nnhal.device import Device
    from nnprocess.child import Child
    from nnprocess.limits import Limits
    from nnprocess.process_end import ProcessEnd
    from nnprocess.zygote import Zygote
    from nnservice import DriverService

__all__ = ["Served"]


class Served(DriverUnderTest):
    """A driver that ``zygote`` forks. ``has_started`` is called for each of its processes;
    ``answer_limit_s`` and ``spin`` are those of :func:`nnservice.start`.
    """

    isolated = True

    def __init__(
        self,
        name: str,
        zygote: Zygote,
        *,
        threads: int | None = None,
        callback_timeout_s: float | None = None,
        answer_limit_s: float | None = None,
        limits: Limits | None = None,
        spin: bool = True,
        has_started: Callable[[Child], None] = lambda process: None,
    ) -> None:
        super().__init__(name)
        self._zygote = zygote
        self._threads = threads
        self._callback_timeout_s = callback_timeout_s
        self._answer_limit_s = answer_limit_s
        self._limits = limits
        self._spin = spin
        self._has_started = has_started
        self._service: DriverService | None = None

    def settle(self) -> None:
        if self._service is not None:
            self._service.settle()

    @property
    def process(self) -> Child | None:
        return self._service.child if self._service else None

    def other(self, name: str, *, callback_timeout_s: float | None = None) -> Served:
        return Served(
            name,
            self._zygote,
            threads=self._threads,
            callback_timeout_s=callback_timeout_s,
            answer_limit_s=self._answer_limit_s,
            limits=self._limits,
            spin=self._spin,
            has_started=self._has_started,
        )

    def _start(self) -> Device:
        self._service = service.start(
            self.name,
            zygote=self._zygote,
            threads=self._threads,
            callback_timeout_s=self._callback_timeout_s,
            answer_limit_s=self._answer_limit_s,
            limits=self._limits,
            spin=self._spin,
            coverage=self.coverage,
        )
        self._has_started(self._service.child)
        return self._service.device

    def _stop(self) -> ProcessEnd | None:
        service, self._service = self._service, None
        return service.stop() if service is not None else None
