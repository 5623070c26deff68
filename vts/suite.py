"""VTS as the runner sees it: what is tested, and what runs a test."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from nnhal.errors import DeadObject
from nntest.groups.registry import GroupRegistry
from nntest.groups.suite import GroupedSuite
from nntest.runner.suite import CaseRunner
from vts.group_registry import GROUPS
from vts.results import SUITE, VtsCase
from vts.settings import VtsSettings
from vts.test_group import TestGroup

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.runner.driver_under_test import DriverDescription, Drivers
    from nntest.runner.watch import Watch

__all__ = ["VtsSettings", "VtsSuite"]


class VtsSuite(GroupedSuite[VtsSettings]):
    """The chosen test groups over a corpus."""

    name: ClassVar[str] = SUITE
    result_type: ClassVar[type[VtsCase]] = VtsCase
    settings_type: ClassVar[type[VtsSettings]] = VtsSettings
    preload: ClassVar[Sequence[str]] = ("vts.suite", "vts.test_runner")

    @property
    def registry(self) -> GroupRegistry[TestGroup]:
        return GROUPS

    def describe(self, device: Device, *, is_served: bool = False) -> DriverDescription:
        description = super().describe(device, is_served=is_served)
        return replace(description, claims=_claims(device)) if self.chosen.asks else description

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from nntest.driver_log import driver_log
        from vts.test_runner import TestRunner

        with driver_log() as log:
            yield TestRunner(self, drivers.own, log, watch.alive)


def _claims(device: Device) -> tuple[str, ...]:
    """None of a driver that dies, whose first test says so, nor of one that takes too long: the
    introduction as a whole has half of the time that a call may take.
    """
    from nntest.random_graph.probing import DEFAULT_TIME_LIMIT_S, claims_of

    limit_s = min(DEFAULT_TIME_LIMIT_S, (device.callback_timeout_s or math.inf) / 4)
    try:
        claims = claims_of(device, time_limit_s=limit_s)
    except DeadObject:
        return ()
    return tuple(map(str, sorted(claims.kinds))) if claims.complete else ()
