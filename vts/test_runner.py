"""Runs tests of VTS in a worker: each gets the driver itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nntest.groups.runner import GroupRunner, Results, Tools
from nntest.judge import Judgment
from vts.driving.kept_caches import KeptCaches
from vts.group_registry import GROUPS
from vts.settings import VtsSettings
from vts.test_group import Context, PlannedTest, Skipped

if TYPE_CHECKING:
    from nntest.driver_log import DriverLog
    from nntest.runner.driver_under_test import DriverUnderTest

__all__ = ["TestRunner"]


class TestRunner(GroupRunner):
    """Runs tests in the process that it is in."""

    __test__ = False  # no class of pytest's

    def __init__(
        self, suite: Results, driver: DriverUnderTest, log: DriverLog, alive: Callable[[], None]
    ) -> None:
        super().__init__(suite, log, alive)
        self._driver = driver

    def drivers(self) -> Sequence[DriverUnderTest]:
        return (self._driver,)

    def judgment(self, test: PlannedTest, tools: Tools) -> Judgment | None:
        group = GROUPS.of(test.id)
        has = self._driver.device().hal_version
        if has < group.since:
            raise Skipped(f"the subject came with HAL {group.since}, the driver has {has}")
        return group.run(
            test,
            Context(
                driver=self._driver,
                log=tools.log,
                pools=tools.pools,
                alive=tools.alive,
                make_folder=tools.make_folder,
                load_case=tools.load_case,
                quick=self._suite.chosen.quick,
                thorough=self._suite.chosen.thorough,
                kept_caches=self._kept_caches(),
            ),
        )

    def _kept_caches(self) -> KeptCaches | None:
        chosen = self._suite.chosen
        caches = chosen.caches if isinstance(chosen, VtsSettings) else ""
        return KeptCaches(Path(caches)) if caches else None
