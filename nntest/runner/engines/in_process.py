"""No process but this one: to debug a driver, at the price that its crash ends the run."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import ExitStack
from typing import Final

from nnhal.errors import HalError, UserError, text_of
from nnhal.registry import is_served
from nntest.results import CaseResult, Outcome
from nntest.runner.driver_under_test import (
    MOST_FAILED_STARTS,
    DriverUnderTest,
    description_of,
)
from nntest.runner.engines.base import Described, Ended, Engine, Event, Started, Stopped, refused
from nntest.runner.result_bounds import within_bounds
from nntest.runner.suite import PlannedCase, Suite

__all__ = ["InProcessEngine"]

_ENDS: Final = (SystemExit, GeneratorExit)
"""What would end this process, and with it the run, in silence."""


class InProcessEngine(Engine):
    """Runs cases one after another, here."""

    survives = False

    def __init__(self, suite: Suite, driver: DriverUnderTest) -> None:
        self._suite = suite
        self._driver = driver
        self._is_stopped = False
        self._open = ExitStack()
        self._runner = self._open.enter_context(suite.open(driver, lambda: None))

    def run(self, cases: Iterable[PlannedCase]) -> Generator[Event, None, None]:
        self._is_stopped = False
        try:
            device = self._driver.device()
            yield Described(description_of(device, is_served=is_served(self._driver.name)))
        except UserError as error:
            yield refused(error)
            return
        except (HalError, *_ENDS) as error:
            yield Stopped(f"the driver does not start: {_told(error)}", driver=True)
            return
        for case in cases:
            if self._is_stopped:
                return
            yield Started(case.id)
            result = self._run(case)
            yield Ended(result)
            if self._driver.failed_starts >= MOST_FAILED_STARTS:
                yield Stopped(f"the driver does not start: {result.reason}", driver=True)
                return

    def _run(self, case: PlannedCase) -> CaseResult:
        try:
            return within_bounds(self._runner.run(case))
        except _ENDS as error:
            reason = f"the driver raised {_told(error)}"
            return self._suite.result(case, Outcome.FAILURE, reason)

    def stop(self) -> None:
        self._is_stopped = True

    def close(self) -> None:
        self._open.close()
        self._driver.close()


def _told(error: BaseException) -> str:
    if isinstance(error, HalError):
        return str(error)
    return f"{type(error).__name__}: {text_of(error)}"
