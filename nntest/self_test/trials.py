"""Trials of tests on a driver with a defect: the first that fails, and passes without the defect.

A driver that does not answer in time hangs, unless the machine is just as slow with a driver that
works: then the test says nothing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, NamedTuple, cast

import msgspec

from nncli.errors import UserError
from nnhal.errors import HalError
from nntest.failure import Failure
from nntest.groups.results import GroupedCase
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers, DriverUnderTest
from nntest.runner.suite import CaseRunner, PlannedCase, Suite
from nntest.runner.watch import Watch

__all__ = ["Found", "Subject", "Trials", "hung"]

_PATIENCE_S: Final = 10.0
"""A driver hangs whose test shows no sign of life for so long. Between two of them no test of the
suite takes as long on a driver that works, and every defect of this kind costs as much."""

_LONGEST_S: Final = 120.0
"""Time limit of a whole test: a driver that is slow in everything counts as one that hangs."""

_LOOK_S: Final = 0.05
"""How often to look for the process of a driver that is not there yet."""

_FRACTION: Final = 0.3
"""Share of the patience within which a driver that works has to pass a test in which another one
is said to hang."""

_OWN_WORK_S: Final = 1.0
"""Processor time of the suite itself: who waits for a driver that hangs uses none. What a test does
for the first time takes longer than later."""


class Subject(NamedTuple):
    """The driver ``target`` as ``suite`` tests it."""

    suite: Suite
    target: str


class Found(NamedTuple):
    """The first failure because of a defect, after so many ``tests``.

    ``false_alarms`` are the ids of tests that failed before, but fail without the defect, too.
    """

    tests: int
    failure: GroupedCase | None = None
    false_alarms: tuple[str, ...] = ()


class _End(NamedTuple):
    """The end of trials on one driver: the ``test`` that failed, if any did, and the name of the
    driver without defect to compare it with.
    """

    tests: int
    test: PlannedCase | None = None
    failure: GroupedCase | None = None
    control: str = ""


class Trials:
    """Runs tests on other drivers than ``driver``, which says how these are run; a context manager.

    ``control`` is a subject without any defect. It is started once for each version of the HAL that
    drivers show, and a test that has passed there is not run there again.
    """

    def __init__(self, control: Subject, driver: DriverUnderTest, watch: Watch) -> None:
        self._control = control
        self._driver = driver
        self._watch = watch
        self._controls: dict[str, _Bench] = {}
        self._passed: set[tuple[str, str]] = set()
        self.durations_ns: dict[str, int] = {}
        """Durations of tests that have passed on a driver without a defect, by id."""
        self._open_controls = ExitStack()

    def __enter__(self) -> Trials:
        return self

    def __exit__(self, *_: object) -> None:
        self._open_controls.close()

    def first_failure(self, subject: Subject, tests: Iterable[PlannedCase]) -> Found:
        """The first of ``tests`` that fails on ``subject``, and does not without its defect."""
        waiting = iter(tests)
        tried = 0
        false_alarms: list[str] = []
        while True:
            end = self._next_failure(subject, waiting)
            tried += end.tests
            if end.test is None or end.failure is None:
                return Found(tried, None, tuple(false_alarms))
            # A fault that is planted in this process is gone by now.
            if self._is_due_to_defect(end.failure, end.test, end.control):
                return Found(tried, end.failure, tuple(false_alarms))
            if end.failure.outcome is not Outcome.HANG:
                false_alarms.append(end.test.id)

    def _next_failure(self, subject: Subject, tests: Iterator[PlannedCase]) -> _End:
        number = 0
        with self._open(subject) as bench:
            for number, test in enumerate(tests, 1):
                result = self._result(bench, test)
                if result.outcome.is_bad:
                    return _End(number, test, result, self._control_of(bench))
        return _End(number)

    def endings(self, subject: Subject, tests: Iterable[PlannedCase]) -> Iterator[GroupedCase]:
        """Return the ending of each of ``tests`` on one driver, one after another, but of those
        that fail without the defect, too.
        """
        with self._open(subject) as bench:
            for test in tests:
                result = self._result(bench, test)
                is_bad = result.outcome.is_bad
                if not is_bad or self._is_due_to_defect(result, test, self._control_of(bench)):
                    yield result

    def endings_alone(
        self, subject: Subject, tests: Iterable[PlannedCase]
    ) -> Iterator[GroupedCase]:
        """Return the ending of each of ``tests`` as the first test of a driver."""
        for test in tests:
            yield from self.endings(subject, [test])

    @contextmanager
    def _open(self, subject: Subject) -> Iterator[_Bench]:
        driver = self._driver.other(subject.target, callback_timeout_s=_PATIENCE_S)
        watch = _Heard(self._watch)
        with driver, subject.suite.open(Drivers.only(driver), watch) as runner:
            yield _Bench(driver, runner, watch)

    def _result(self, bench: _Bench, test: PlannedCase) -> GroupedCase:
        """The result of ``test``; a hang only where the suite itself was not at work."""
        began = time.process_time()
        result = self._run(bench, test)
        if result.outcome is Outcome.HANG and time.process_time() - began >= _OWN_WORK_S:
            return self._run(bench, test)
        return result

    def _control_of(self, bench: _Bench) -> str:
        """The name of the driver without defect that has the version of this one."""
        try:
            return f"{self._control.target}@{bench.driver.device().hal_version}"
        except (HalError, UserError):  # it does not even start
            return self._control.target

    def _is_due_to_defect(self, result: GroupedCase, test: PlannedCase, control: str) -> bool:
        """Whether ``test`` does not fail on the driver ``control``, nor take as long as on one that
        seems to hang: then it is the machine that is slow.
        """
        if result.outcome is not Outcome.HANG and (control, test.id) in self._passed:
            return True
        limit_s = _FRACTION * _PATIENCE_S if result.outcome is Outcome.HANG else _LONGEST_S
        # A driver that many tests were run on may be the reason: then another one is asked.
        for _ in range(2):
            if self._passes_within(limit_s, control, test):
                self._passed.add((control, test.id))
                return True
            self._open_controls.close()
            self._controls.clear()
        return False

    def _passes_within(self, limit_s: float, control: str, test: PlannedCase) -> bool:
        if control not in self._controls:
            opened = self._open(self._control._replace(target=control))
            self._controls[control] = self._open_controls.enter_context(opened)
        bench = self._controls[control]
        bench.driver.device()  # its start is no part of the test
        started = time.perf_counter()
        result = self._run(bench, test)
        if result.outcome is Outcome.SUCCESS:
            self.durations_ns[test.id] = result.duration_ns
        return not result.outcome.is_bad and time.perf_counter() - started < limit_s

    def _run(self, bench: _Bench, test: PlannedCase) -> GroupedCase:
        bench.watch.alive()
        with _Impatience(bench) as impatience:
            result = cast("GroupedCase", bench.runner.run(test))
        if result.outcome.is_bad and impatience.has_ended_it:
            return hung(result, impatience.limit)
        return result


_NO_ANSWER: Final = f"no answer within {_PATIENCE_S:g} s"


def hung(result: GroupedCase, limit: str = _NO_ANSWER) -> GroupedCase:
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
        """The limit that the test has exceeded."""

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
