"""Trials of tests on one driver: until the first failure, and how many more fail.

A driver that does not answer in time hangs, unless the machine is just as slow with a driver that
works: then the test says nothing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

import msgspec

from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers, DriverUnderTest
from nntest.runner.watch import Watch
from vts.self_test.control import CONTROL

if TYPE_CHECKING:
    from nntest.runner.suite import CaseRunner, PlannedCase
    from vts.results import VtsCase
    from vts.suite import VtsSuite
    from vts.test_group import PlannedTest

__all__ = ["Found", "Trials", "hung"]

_PATIENCE_S: Final = 10.0
"""A driver hangs whose test shows no sign of life for so long. Between two of them no test of the
suite takes as long on a driver that works, and every defect of this kind costs as much."""

_LONGEST_S: Final = 120.0
"""Time limit of a whole test: a driver that is slow in everything counts as one that hangs."""

_LOOK_S: Final = 0.05
"""How often to look for the process of a driver that is not there yet."""

_FRACTION: Final = 0.3
"""Of the patience: the time within which a driver that works has to pass a test in which another
one is said to hang."""

_OWN_WORK_S: Final = 1.0
"""Processor time of the suite itself: who waits for a driver that hangs uses none. What a test does
for the first time takes longer than later."""

_MAX_FURTHER: Final = 20
_FURTHER_S: Final = 3.0
"""How many further tests, and for how long, are run when a defect is caught."""


class Tested(Protocol):
    """A suite that is tested."""

    @property
    def tested(self) -> VtsSuite:
        """The suite itself."""

    @property
    def planned(self) -> Mapping[str, PlannedCase]:
        """Its tests by id."""


class Found(NamedTuple):
    """The first failure after so many ``tests``, and how many of ``tried`` tests like it fail, with
    it; 0 where no more were tried.
    """

    tests: int
    failure: VtsCase | None = None
    failing: int = 0
    tried: int = 0


class Trials:
    """Runs tests of ``suite`` on other drivers than ``driver``, which says how these are run."""

    def __init__(self, suite: Tested, driver: DriverUnderTest, watch: Watch) -> None:
        self._suite = suite
        self._driver = driver
        self._watch = watch

    def first_failure(
        self, target: str, tests: Sequence[PlannedTest], *, share: bool = False
    ) -> Found:
        """The first of ``tests`` that fails on ``target``; with ``share``, whether others of its
        group do.
        """
        with self._open(target) as bench:
            for number, test in enumerate(tests, 1):
                result = self._result(bench, test)
                if result is None or not result.outcome.is_bad:
                    continue
                found = Found(number, result)
                if share and result.outcome is not Outcome.HANG:
                    others = [each for each in tests[number:] if each.group == test.group]
                    found = self._with_share(found, bench, others[:_MAX_FURTHER])
                return found
        return Found(len(tests))

    def endings(self, target: str, tests: Iterable[PlannedTest]) -> Iterator[VtsCase]:
        """Return the ending of each of ``tests`` on one driver, one after another."""
        with self._open(target) as bench:
            for test in tests:
                result = self._result(bench, test)
                if result is not None:
                    yield result

    def endings_alone(self, target: str, tests: Iterable[PlannedTest]) -> Iterator[VtsCase]:
        """Return the ending of each of ``tests`` as the first test of a driver."""
        for test in tests:
            yield from self.endings(target, [test])

    @contextmanager
    def _open(self, target: str) -> Iterator[_Bench]:
        driver = self._driver.other(target, callback_timeout_s=_PATIENCE_S)
        watch = _Heard(self._watch)
        with driver, self._suite.tested.open(Drivers.only(driver), watch) as runner:
            yield _Bench(driver, runner, watch)

    def _result(self, bench: _Bench, test: PlannedTest) -> VtsCase | None:
        """None where the driver seems to hang, and it may be the machine that is slow."""
        began = time.process_time()
        result = self._run(bench, test)
        if result.outcome is not Outcome.HANG:
            return result
        own_work_s = time.process_time() - began
        if not self._is_quick(test):
            return None
        return result if own_work_s < _OWN_WORK_S else self._run(bench, test)

    def _run(self, bench: _Bench, test: PlannedTest) -> VtsCase:
        bench.watch.alive()
        with _Impatience(bench) as impatience:
            result = cast("VtsCase", bench.runner.run(self._suite.planned[test.id]))
        if result.outcome.is_bad and impatience.has_ended_it:
            return hung(result, impatience.limit)
        return result

    def _is_quick(self, test: PlannedTest) -> bool:
        """Whether a driver without defect ends ``test`` in a fraction of the time, just now."""
        with self._open(CONTROL.target) as bench:
            bench.driver.device()  # its start is no part of the test
            started = time.perf_counter()
            result = self._run(bench, test)
            took_s = time.perf_counter() - started
        return not result.outcome.is_bad and took_s < _FRACTION * _PATIENCE_S

    def _with_share(self, found: Found, bench: _Bench, tests: Sequence[PlannedTest]) -> Found:
        failing = tried = 1
        started = time.perf_counter()
        for test in tests:
            if time.perf_counter() - started > _FURTHER_S:
                break
            result = self._run(bench, test)
            if result.outcome is not Outcome.SKIPPED:
                tried += 1
                failing += result.outcome.is_bad
        return found._replace(failing=failing, tried=tried)


_NO_ANSWER: Final = f"no answer within {_PATIENCE_S:g} s"


def hung(result: VtsCase, limit: str = _NO_ANSWER) -> VtsCase:
    """``result`` of a test whose driver the self-test has ended because of a ``limit``: its own
    SIGKILL is no death of the driver's.
    """
    failure = Failure("no_answer", f"{limit}; the self-test ended the driver's process")
    return msgspec.structs.replace(result, outcome=Outcome.HANG, why=failure, evidence=())


class _Heard(Watch):
    """Passes on what it hears, and knows when that was a sign of life last."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self.last = time.monotonic()

    @property
    def is_stopped(self) -> bool:
        return self._watch.is_stopped

    def alive(self) -> None:
        self.last = time.monotonic()
        self._watch.alive()

    def at(self, case: str, pid: int = 0) -> None:
        self._watch.at(case, pid)

    def stage(self, text: str, done: int, total: int) -> None:
        self._watch.stage(text, done, total)


class _Bench(NamedTuple):
    """A driver with what runs tests on it."""

    driver: DriverUnderTest
    runner: CaseRunner
    watch: _Heard


class _Impatience:
    """Ends the driver's process when a test shows no sign of life: the call under way fails."""

    def __init__(self, bench: _Bench) -> None:
        self._bench = bench
        self._is_over = threading.Event()
        self._latest = time.monotonic() + _LONGEST_S
        self._thread = threading.Thread(target=self._attend, daemon=True)
        self.has_ended_it = False
        self.limit = _NO_ANSWER
        """What the test has exceeded."""

    def _attend(self) -> None:
        while not self._is_over.wait(max(self._left_s, _LOOK_S)):
            process = self._bench.driver.process
            if self._left_s <= 0 and process is not None:
                if time.monotonic() >= self._latest:
                    self.limit = f"no end within {_LONGEST_S:g} s"
                self.has_ended_it = True
                process.kill()
                return

    @property
    def _left_s(self) -> float:
        return min(self._bench.watch.last + _PATIENCE_S, self._latest) - time.monotonic()

    def __enter__(self) -> _Impatience:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
