"""A run: chosen cases through an engine, into a journal, until every case has its result."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec

from nncli.errors import UserError
from nntest.failure import Failure
from nntest.results import CaseResult, ExitCode, Outcome
from nntest.runner.budget import Budget, used_up
from nntest.runner.driver_under_test import MAX_FAILED_STARTS, DriverDescription
from nntest.runner.engines.base import Described, Ended, Engine, Event, Started, Stopped
from nntest.runner.expectations import Entry, Expectations, Subject
from nntest.runner.identity import Witness
from nntest.runner.journal import Journal, Past
from nntest.runner.queue import CaseQueue, ListedQueue
from nntest.runner.selection import base_id
from nntest.runner.suite import PlannedCase, Suite
from nntest.runner.units import GRACE_S

__all__ = ["DriverDoesNotStart", "DriverUnusable", "Record", "Run", "View"]

FAIL_FAST: Final = "an earlier case ended the run (--fail-fast)"
INTERRUPTED: Final = "the run was interrupted"

_DEADLY: Final = 2
"""Times that this process must have ended in a case, for the case to be blamed: the first time may
have been the user."""


class DriverUnusable(UserError):
    """The driver's name or package is wrong; no case was run."""


class DriverDoesNotStart(DriverUnusable):
    """The driver's own code raises when it is imported or made; no case was run."""

    exit_code = ExitCode.DRIVER_DIED


_View = TypeVar("_View", bound="View")


class View:
    """Sees a run go on, and shows nothing. Called for every case: it must be quick."""

    def preparing(self, what: str, done: int, total: int) -> None:
        """``done`` of ``total`` steps are done before the first case."""

    def planned(self, total: int) -> None:
        """``total`` cases will be run."""

    def started(self, id: str) -> None:
        """A case has been given to a worker."""

    def stage(self, text: str, done: int, total: int) -> None:
        """Note the stage of a long case, and how far of how much it has come."""

    def ended(self, case: CaseResult) -> None:
        """The outcome of a case is final."""

    def __enter__(self: _View) -> _View:
        return self

    def __exit__(self, *_: object) -> None: ...


@dataclass(frozen=True)
class Record:
    """Record of how every chosen case ended, in the order chosen, and why some did not get their
    turn: those are ``not_run``, and have no results, where the suite only counts them.

    ``drivers`` are those that could be asked, by the names that cases have for them; the run's own
    has none. ``driver_died`` tells that the run was given up because no driver even starts.
    """

    results: Sequence[CaseResult]
    drivers: Mapping[str, DriverDescription]
    ended_early: str
    driver_died: bool
    interrupted: bool
    expectations: Expectations
    not_run: Sequence[PlannedCase] = ()

    @property
    def driver(self) -> DriverDescription | None:
        """The run's own driver, None where it could not be asked."""
        return self.drivers.get("")


@dataclass
class Run:
    """``chosen`` cases in the order that ``queue`` makes of theirs; ``past`` is what a journal
    knows. When ``budget_s`` since ``began_s`` are used up, what runs has ``last_case_s`` to come to
    its end, and the rest is NOT_RUN.

    A case that ends badly, and not as foreseen, is tried again up to ``retries`` times; if it then
    succeeds it is FLAKY.
    """

    suite: Suite
    engine: Engine
    chosen: Sequence[PlannedCase]
    driver: str
    view: View
    journal: Journal | None = None
    past: Past | None = None
    witness: Witness = field(default_factory=lambda: Witness({}, anyway=False))
    entries: Sequence[Entry] = ()
    retries: int = 0
    fail_fast: bool = False
    budget_s: float | None = None
    began_s: float = field(default_factory=time.monotonic)
    last_case_s: float = GRACE_S
    queue: CaseQueue = field(default_factory=ListedQueue)
    over: Callable[[], None] = lambda: None
    """Called when all is done that a signal may still cut short."""

    _results: dict[str, CaseResult] = field(default_factory=dict)
    _shared: dict[Any, Any] = field(default_factory=dict)
    _drivers: dict[str, DriverDescription] = field(default_factory=dict)
    _failed_starts: Counter[str] = field(default_factory=Counter)
    _given_up: dict[str, str] = field(default_factory=dict)
    _expectations: Expectations = field(
        default_factory=lambda: Expectations((), Subject(driver=""))
    )
    _fed: int = 0
    _ended_early: str = ""
    _driver_died: bool = False
    _interrupted: bool = False

    def execute(self) -> Record:
        """Run all cases, or until the run is interrupted or cannot go on.

        Raises DriverUnusable if no case could ever be run, and RunChanged for a driver that is not
        that of the past.
        """
        self._describe(self.past.drivers if self.past else {})
        self._recall()
        self.engine.on_stage = self.view.stage
        self.view.planned(len(self.chosen))
        for result in [*self._results.values()]:
            if self._is_final(result):
                self.view.ended(self._expectations.foresee(result))
        try:
            self._work()
            self.over()
        except KeyboardInterrupt:
            self.over()
            self._interrupted = True
        return self._record()

    def _end_by_budget(self) -> None:
        self._ended_early = self._ended_early or used_up(self.budget_s or 0)
        self.engine.stop(self.last_case_s)

    def interrupt(self) -> None:
        """End soon: what runs comes to its end. May be called from a signal handler."""
        self._interrupted = True
        self.engine.stop()

    @property
    def _is_over(self) -> bool:
        return bool(self._interrupted or self._ended_early)

    def _recall(self) -> None:
        """Take results of the past, and find what is still to be done."""
        self._by_id = {case.id: case for case in self.chosen}
        if self.past:
            known = self.past.results | self._killers(self.past.open)
            self._results = {id: known[id] for id in self._by_id if id in known}
        finished = {id for id, result in self._results.items() if self._is_final(result)}
        self.queue.fill(case for case in self.chosen if case.id not in finished)
        for id in finished:
            self.queue.ended(self._results[id])

    def _killers(self, started: Mapping[str, int]) -> dict[str, CaseResult]:
        """Results of cases that have killed this process again and again: they are not run more."""
        if self.engine.survives:
            return {}
        said = f"the process of the run ended {_DEADLY} times while this case ran"
        failure = Failure("run_died", said)
        return {
            id: self.suite.result(self._by_id[id], Outcome.CRASH, failure)
            for id, times in started.items()
            if times >= _DEADLY and id in self._by_id
        }

    def _work(self) -> None:
        with Budget(self.budget_s, self.began_s, self._end_by_budget) as budget:
            while not self.queue.is_empty and not self._is_over:
                before = self._fed
                with closing(self.engine.run(self._feed(budget))) as events:
                    for event in events:
                        self._take(event)
                if self._fed == before and not self.queue.is_empty:
                    self._end_by_budget()

    def _feed(self, budget: Budget) -> Iterator[PlannedCase]:
        while not self.queue.is_empty and not self._is_over:
            if self._fed and budget.is_over:  # the budget's own thread may not have run yet
                self._end_by_budget()
                return
            case = self.queue.take(budget.left_s)
            if case is None:
                return
            self._fed += 1
            if case.driver not in self._given_up:
                yield case

    def _take(self, event: Event) -> None:
        if isinstance(event, Described):
            self.witness.hear(event.name, event.driver)
        match event:
            case Started(id):
                self.view.started(id)
                # Of very many cases, only one that may end the run is of interest.
                if self.journal and not (self.suite.counts_not_run and self.engine.survives):
                    self.journal.started(id)
            case Ended(result):
                self._end(result)
            case Described(driver, name) if name not in self._drivers:
                if self.journal:
                    self.journal.described(driver, name)
                self._describe({name: driver})
            case Stopped(reason, usage, driver, evidence):
                if usage and not self._results:
                    raise (DriverDoesNotStart if driver else DriverUnusable)(reason)
                self._ended_early = "; ".join([reason, *evidence[-1:]])
                self._driver_died = usage or driver
                self.engine.stop()

    def _describe(self, drivers: Mapping[str, DriverDescription]) -> None:
        self._drivers.update(drivers)
        if "" in drivers:
            self.queue.described(drivers[""])
        others = {case.driver for case in self.chosen if case.driver}
        subjects = {name: self._subject(name) for name in others}
        self._expectations = Expectations(
            self.entries,
            self._subject(""),
            others={base_id(case.id): subjects[case.driver] for case in self.chosen if case.driver},
        )

    def _subject(self, name: str) -> Subject:
        driver = self._drivers.get(name)
        if driver is None:
            return Subject(driver=name or self.driver)
        return Subject(driver=name or self.driver, version=driver.version, hal=driver.hal_version)

    def _end(self, result: CaseResult) -> None:
        result = _after(self._results.get(result.id), result).sharing(self._shared)
        self._results[result.id] = result
        # What was cut off is in the report, and is run again when the run is resumed.
        if self.journal and result.outcome is not Outcome.NOT_RUN:
            self.journal.ended(result)
        self._count_start(self._by_id[result.id], result)
        if not self._is_final(result):
            self.queue.again(self._by_id[result.id])
            return
        self.queue.ended(result)
        foreseen = self._expectations.foresee(result)
        self.view.ended(foreseen)
        if self.fail_fast and result.outcome.is_bad and not foreseen.expected:
            self._ended_early = self._ended_early or FAIL_FAST
            self.engine.stop()

    def _count_start(self, case: PlannedCase, result: CaseResult) -> None:
        """Give up a driver that has never come so far as to say what it is; without any driver left
        there is nothing to test.
        """
        name = case.driver
        if not name or name in self._drivers or not result.outcome.is_bad:
            return
        self._failed_starts[name] += 1
        if self._failed_starts[name] < MAX_FAILED_STARTS or name in self._given_up:
            return
        self._given_up[name] = f"driver '{name}' does not start: {result.reason}"
        if {case.driver for case in self.chosen if case.driver} <= self._given_up.keys():
            self._ended_early = self._given_up[name]
            self._driver_died = True
            self.engine.stop()

    def _is_final(self, result: CaseResult) -> bool:
        """Whether the case is not to be tried again."""
        is_bad = result.outcome.is_bad and not self._expectations.foresee(result).expected
        return not is_bad or result.attempts > self.retries

    def _record(self) -> Record:
        reason = INTERRUPTED if self._interrupted else self._ended_early
        results = [*self._outcomes(reason)]
        not_run = [case for case in self.chosen if case.id not in self._results]
        return Record(
            results=[self._expectations.foresee(result) for result in results],
            drivers=self._drivers,
            ended_early=reason,
            driver_died=self._driver_died,
            interrupted=self._interrupted,
            expectations=self._expectations,
            not_run=not_run if self.suite.counts_not_run else (),
        )

    def _outcomes(self, reason: str) -> Iterator[CaseResult]:
        for case in self.chosen:
            if case.id in self._results:
                yield self._results[case.id]
            elif not self.suite.counts_not_run:
                why = self._given_up.get(case.driver, "") or reason
                yield self.suite.result(case, Outcome.NOT_RUN, why)


def _after(before: CaseResult | None, result: CaseResult) -> CaseResult:
    """``result`` of a further attempt, ``before`` being that of the last one."""
    if before is None:
        return result
    result = msgspec.structs.replace(result, attempts=before.attempts + 1)
    if result.outcome is not Outcome.SUCCESS:
        return result
    return msgspec.structs.replace(
        result,
        outcome=Outcome.FLAKY,
        why=before.why,
        before=before.outcome,
        evidence=before.evidence,
    )
