"""pytest tests a driver: each case of a suite is a test, in two lines of a test file.

    from nntest.pytest_plugin import conformance_tests
    test_conformance = conformance_tests("my_driver:MyDriver")

Cases run one at a time, every call of the driver in a process of its own that may crash or hang.
``--conformance-report DIR`` writes the suite's reports over all cases that were run; pytest's own
``--junitxml`` works as ever.
"""

from __future__ import annotations

import atexit
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote
    from nntest.results import CaseResult
    from nntest.runner.driver_under_test import DriverDescription
    from nntest.runner.engines.base import Engine
    from nntest.runner.suite import PlannedCase, Suite
    from nntest.suites import SuitePlugin

__all__ = ["conformance_tests"]


def conformance_tests(
    driver: str | type[Any],
    *,
    suite: str = "vts",
    groups: Sequence[str] = (),
    filters: Sequence[str] = (),
    excludes: Sequence[str] = (),
    quick: bool = True,
) -> Callable[..., None]:
    """A test function, parametrised with the cases of ``suite``.

    ``driver`` is a name as of ``--driver`` or the class itself; ``filters`` and ``excludes`` are
    globs of case ids. Raises a UserError for a suite or group that does not exist.
    """
    from nntest.conformance import name_of
    from nntest.runner.selection import Selection
    from nntest.suites import suite_plugin

    plugin = suite_plugin(suite)
    planned = plugin.suite(groups=groups, quick=quick)
    cases = Selection(filters=tuple(filters), excludes=tuple(excludes)).of(planned.plan())
    subject = _Subject(name_of(driver), plugin, planned)

    @pytest.mark.parametrize("case", cases, ids=[case.id for case in cases])
    def test_conformance(case: PlannedCase, request: pytest.FixtureRequest) -> None:
        subject.report_to = request.config.getoption("conformance_report", default=None)
        _judge(subject.run(case))

    return test_conformance


def _judge(result: CaseResult) -> None:
    from nntest.results import Outcome

    if result.outcome is Outcome.SKIPPED:
        pytest.skip(result.reason)
    if result.outcome is not Outcome.SUCCESS:
        lines = [f"{result.outcome.value}: {result.reason}", *result.evidence]
        pytest.fail("\n".join(lines), pytrace=False)


class _Subject:
    """A driver with the engine that runs cases on it, started with the first case."""

    def __init__(self, driver: str, plugin: SuitePlugin, suite: Suite) -> None:
        self.driver = driver
        self.plugin = plugin
        self.suite = suite
        self.results: dict[str, CaseResult] = {}
        self.drivers: dict[str, DriverDescription] = {}
        self.report_to: str | None = None
        self.started = datetime.now().astimezone()
        self.start_ns = time.perf_counter_ns()
        self._zygote: Zygote | None = None
        self._engine: Engine | None = None
        _SUBJECTS.append(self)

    def run(self, case: PlannedCase) -> CaseResult:
        """Run one case, as far as the driver lets it."""
        from nntest.results import ExitCode, Outcome
        from nntest.runner.engines.base import Described, Ended, Stopped

        result = None
        with closing(self._running().run([case])) as events:
            for event in events:
                if isinstance(event, Ended):
                    result = event.result
                elif isinstance(event, Described):
                    self.drivers[event.name] = event.driver
                elif isinstance(event, Stopped):
                    code = ExitCode.DRIVER_DIED if event.driver else ExitCode.USAGE
                    pytest.exit(f"the driver cannot be tested: {event.reason}", returncode=code)
        if result is None:
            result = self.suite.result(case, Outcome.NOT_RUN, "the run was interrupted")
        self.results[case.id] = result
        return result

    def _running(self) -> Engine:
        if self._engine is None:
            from nnprocess.zygote import Zygote
            from nntest.runner.options import RunOptions
            from nntest.runner.session import local_engine

            self._zygote = Zygote.start(self.suite.preload)
            self._engine = local_engine(self.suite, RunOptions(self.driver), self._zygote)
            atexit.register(self.close)
        return self._engine

    def close(self) -> None:
        """End the processes."""
        engine, zygote = self._engine, self._zygote
        self._engine = self._zygote = None
        if engine is not None:
            engine.close()
        if zygote is not None:
            zygote.close()

    def write(self, folder: Path) -> Sequence[Path]:
        """Write the suite's reports of the cases that were run."""
        from nntest.environment import snapshot
        from nntest.output_folder import locked
        from nntest.runner.expectations import Expectations, Subject
        from nntest.runner.options import RunOptions
        from nntest.runner.run import Record
        from nntest.runner.session import Session
        from nntest.suites import Finished

        expectations = Expectations((), Subject(driver=self.driver))
        record = Record(
            results=[*self.results.values()],
            drivers=self.drivers,
            ended_early="",
            driver_died=False,
            interrupted=False,
            expectations=expectations,
        )
        session = Session(
            record=record,
            settings=RunOptions(self.driver).settings(),
            expectations=(),
            reductions=[*self.suite.reductions(), "the cases that pytest was asked for"],
            started=self.started.isoformat(timespec="seconds"),
        )
        finished = Finished(
            driver=self.driver,
            command="pytest",
            environment=snapshot([self.driver]),
            duration_ns=time.perf_counter_ns() - self.start_ns,
        )
        with locked(folder):
            return self.plugin.write(self.plugin.result(self.suite, session, finished), folder)


_SUBJECTS: list[_Subject] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("conformance").addoption(
        "--conformance-report",
        metavar="DIR",
        help="Folder for the reports of a suite that tests a driver.",
    )


def pytest_sessionfinish(session: pytest.Session) -> None:
    for subject in _tested():
        subject.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for number, subject in enumerate(_tested()):
        if subject.report_to:
            folder = Path(subject.report_to)
            page, *_ = subject.write(folder / str(number + 1) if number else folder)
            terminalreporter.write_line(f"Conformance of {subject.driver}: {page}")


def _tested() -> Iterator[_Subject]:
    return (subject for subject in _SUBJECTS if subject.results)
