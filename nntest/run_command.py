"""A command that runs a suite on one driver: run, write, print."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, TypeVar

from nncli.terminal.console import terminal
from nntest.environment import snapshot
from nntest.interruption import interruptible
from nntest.output_folder import locked
from nntest.report.live import view_on
from nntest.results import CaseResult, ExitCode, RunSettings
from nntest.run_result import DriverRun, blank_run, command_line, concluded, described
from nntest.runner.exit_codes import exit_code
from nntest.runner.session import run_suite

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote
    from nntest.report.result_kind import ResultKind
    from nntest.runner.options import RunOptions
    from nntest.runner.suite import Suite

__all__ = ["run_and_report"]

_Run = TypeVar("_Run", bound=DriverRun)


def run_and_report(
    suite: Suite,
    how: RunOptions,
    kind: ResultKind[_Run],
    settings: RunSettings,
    finish: Callable[[_Run], _Run],
    kind_of_failure: Callable[[CaseResult], Hashable],
    zygote: Zygote | None,
    *,
    quiet: bool,
) -> ExitCode:
    """Run ``suite``, write and print its result after ``finish`` has added what only the suite
    knows. Raises a UserError for anything wrong before the run begins.

    ``kind_of_failure`` is what failures have in common that are shown as one during the run.
    """
    drivers = (how.driver,)
    blank: _Run = blank_run(
        kind.format,
        command=command_line(kind.format.command.partition(" ")[0]),
        environment=snapshot(drivers),
        settings=settings,
        expectations_file=str(how.expectations or ""),
        driver=how.driver,
    )
    began_ns, console = time.perf_counter_ns(), terminal(quiet=quiet)
    with locked(how.output, kind.files), interruptible() as interruption:
        with view_on(console, kind_of_failure) as view:
            session = run_suite(suite, how, view, interruption, zygote)
        interruption.end()
        took_ns, cases = time.perf_counter_ns() - began_ns, session.record.results
        run = finish(concluded(blank, session, cases, took_ns, **described(session, drivers)))
        pages = kind.write(run, how.output)[:1] if how.output else ()
        kind.keep(run, how.history)
        kind.print(run, console, pages)
    return exit_code(run, driver_died=session.record.driver_died)
