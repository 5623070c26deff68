"""Conformance for a driver's own repository: run a suite from Python.

    result = run_conformance("my_driver:MyDriver", output=Path("report"))
    assert result.is_passed

To have each case as a test of pytest's, see :mod:`nntest.pytest_plugin`.
"""

from __future__ import annotations

import inspect
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nntest.environment import snapshot
from nntest.interruption import Interruption
from nntest.output_folder import locked
from nntest.report.live import QuietView
from nntest.results import ExitCode, SuiteRun
from nntest.runner.exit_codes import exit_code
from nntest.runner.options import RunOptions, default_jobs
from nntest.runner.selection import Selection
from nntest.runner.session import run_suite
from nntest.suites import Finished, suite_plugin

__all__ = ["Conformance", "name_of", "run_conformance"]


@dataclass(frozen=True)
class Conformance:
    """Result of a conformance run. ``reports`` are the files that were written, the page first."""

    result: SuiteRun
    reports: Sequence[Path]
    exit_code: ExitCode

    @property
    def is_passed(self) -> bool:
        """Whether all was as expected."""
        return self.exit_code is ExitCode.OK


def run_conformance(
    driver: str | type[Any],
    *,
    suite: str = "vts",
    groups: Sequence[str] = (),
    filters: Sequence[str] = (),
    excludes: Sequence[str] = (),
    expectations: Path | None = None,
    quick: bool = False,
    jobs: int | None = None,
    output: Path | None = None,
) -> Conformance:
    """Run ``suite`` on ``driver``, a name as of ``--driver`` or the class itself.

    Every call of the driver is made in a process of its own, one a job. ``filters`` and
    ``excludes`` are globs of case ids. ``output`` is the folder for results and reports. Raises a
    UserError for a driver, suite or group that does not exist.
    """
    plugin = suite_plugin(suite)
    name = name_of(driver)
    options = RunOptions(
        driver=name,
        selection=Selection(filters=tuple(filters), excludes=tuple(excludes)),
        jobs=jobs or default_jobs(),
        expectations=expectations,
        output=output,
    )
    environment, started_ns = snapshot([name]), time.perf_counter_ns()
    planned = plugin.suite(groups=groups, quick=quick)
    with locked(output):
        session = run_suite(planned, options, QuietView(), Interruption())
        finished = Finished(
            driver=name,
            command=f"run_conformance({name!r}, suite={suite!r})",
            environment=environment,
            duration_ns=time.perf_counter_ns() - started_ns,
        )
        result = plugin.result(planned, session, finished)
        reports = plugin.write(result, output) if output else ()
    code = exit_code(result, driver_died=session.record.driver_died)
    return Conformance(result, reports, code)


def name_of(driver: str | type[Any]) -> str:
    """Return the name of ``driver`` for ``--driver``. ValueError for a class inside a function."""
    if isinstance(driver, str):
        return driver
    if not inspect.isclass(driver) or "<locals>" in driver.__qualname__:
        raise ValueError(f"{driver!r}: the driver's process cannot find it; give a module's class")
    return f"{driver.__module__}:{driver.__qualname__}"
