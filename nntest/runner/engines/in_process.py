"""No process but this one: to debug a driver, at the price that its crash ends the run."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack
from typing import Final

from msgspec.structs import replace

from nncli.errors import UserError
from nnhal.errors import HalError, text_of
from nnhal.registry import is_served
from nntest.failure import Failure
from nntest.results import CaseResult, Outcome
from nntest.runner.case_ending import fault_of
from nntest.runner.driver_under_test import MAX_FAILED_STARTS, Drivers
from nntest.runner.engines.base import Described, Ended, Engine, Event, Started, Stopped, refused
from nntest.runner.result_bounds import within_bounds
from nntest.runner.suite import PlannedCase, Suite, drivers_of, units_of
from nntest.runner.units import GRACE_S
from nntest.runner.watch import Watch

__all__ = ["InProcessEngine"]

_ENDS: Final = (SystemExit, GeneratorExit)
"""What would end this process, and with it the run, in silence."""


class InProcessEngine(Engine):
    """Runs cases one after another, here."""

    survives = False

    def __init__(self, suite: Suite, drivers: Drivers) -> None:
        self._suite = suite
        self._drivers = drivers
        self._known: set[str] = set()
        self._is_stopped = False
        self._open = ExitStack()
        self._open.enter_context(drivers)
        self._runner = self._open.enter_context(suite.open(drivers, _EngineWatch(self)))

    @property
    def is_stopped(self) -> bool:
        return self._is_stopped

    def run(self, cases: Iterable[PlannedCase]) -> Generator[Event, None, None]:
        self._is_stopped = False
        for unit in units_of(cases):
            if self._is_stopped:
                return
            for event in (*self._introduce(unit), *(Started(case.id) for case in unit)):
                yield event
                if isinstance(event, Stopped):
                    return
            results = self._run(unit)
            yield from map(Ended, results)
            for name in drivers_of(unit, self._drivers.own_name):
                if self._drivers.named(name).failed_starts >= MAX_FAILED_STARTS:
                    reason = f"the driver does not start: {results[-1].reason}"
                    yield Stopped(reason, driver=True)
                    return

    def _introduce(self, cases: Sequence[PlannedCase]) -> Iterator[Described | Stopped]:
        for name, case in drivers_of(cases, self._drivers.own_name).items():
            if name in self._known:
                continue
            self._known.add(name)
            try:
                device = self._drivers.named(name).device()
                said = self._suite.describe(device, is_served=is_served(name))
                exposures = self._drivers.named(name).exposures
                yield Described(replace(said, exposures=exposures), case.driver)
            except UserError as error:
                yield refused(error)
            except (HalError, *_ENDS) as error:
                yield Stopped(f"the driver does not start: {_told(error)}", driver=True)

    def _run(self, cases: Sequence[PlannedCase]) -> Sequence[CaseResult]:
        try:
            return [within_bounds(result) for result in self._runner.run_unit(cases)]
        except _ENDS as error:
            failure = Failure("raised", f"the driver raised {_told(error)}", fault=fault_of(error))
            return [self._suite.result(case, Outcome.FAILURE, failure) for case in cases]

    def stop(self, grace_s: float = GRACE_S) -> None:
        self._is_stopped = True

    def close(self) -> None:
        self._open.close()


class _EngineWatch(Watch):
    """Somebody in the same process."""

    def __init__(self, engine: InProcessEngine) -> None:
        self._engine = engine

    @property
    def is_stopped(self) -> bool:
        return self._engine.is_stopped

    def stage(self, text: str, done: int, total: int) -> None:
        self._engine.on_stage(text, done, total)


def _told(error: BaseException) -> str:
    if isinstance(error, HalError):
        return str(error)
    return f"{type(error).__name__}: {text_of(error)}"
