"""``vts fuzz``: check what the user gave, run, write, print."""

from __future__ import annotations

import dataclasses
import shlex
import sys
import time
from collections.abc import Hashable
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import msgspec

from nncli.errors import UserError
from nncli.terminal.console import terminal
from nntest.environment import load_average, snapshot
from nntest.interruption import interruptible
from nntest.output_folder import locked
from nntest.report.live import view_on
from nntest.report.terminal import print_report
from nntest.results import CaseResult, ExitCode, totals_of
from nntest.runner.command_line import run_options_of
from nntest.runner.exit_codes import exit_code
from nntest.runner.options import RunOptions
from nntest.runner.session import Session, run_suite
from vts.fuzz.files import WRITTEN, earlier_attempts, write_all, write_attempts, write_finding
from vts.fuzz.findings import read_attempt
from vts.fuzz.page import causes, verdict
from vts.fuzz.results import SCHEMA, FuzzCase, FuzzRun, FuzzSettings
from vts.fuzz.settings import FuzzPlanSettings
from vts.fuzz.suite import FuzzSuite

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote
    from vts.fuzz.options import FuzzOptions

__all__ = ["ContradictoryOptions", "run"]

DEFAULT_SECONDS: Final = 60.0
_DEFAULT_MEMORY: Final = 4 << 30
"""Address space of a driver's process in bytes: a model may ask for any amount."""


class ContradictoryOptions(UserError):
    """Options that exclude each other."""


def run(options: FuzzOptions, zygote: Zygote | None) -> ExitCode:
    """Raises a UserError for anything wrong before the run begins."""
    how = _limited(run_options_of(options, driver=options.driver))
    suite = FuzzSuite(_chosen(options, how))
    began_ns, environment = time.perf_counter_ns(), snapshot((options.driver,))
    console = terminal(quiet=options.quiet)
    with locked(how.output, WRITTEN), interruptible() as interruption:
        with view_on(console, _kind) as view:
            session = run_suite(suite, how, view, interruption, zygote)
        interruption.end()
        environment = msgspec.structs.replace(environment, load_after=load_average())
        result = msgspec.structs.replace(
            _result(suite, options, session),
            environment=environment,
            duration_ns=time.perf_counter_ns() - began_ns,
        )
        pages = _written(result, options, how.output)
        print_report(console, verdict(result), result.totals, causes(result), pages)
    return exit_code(result, driver_died=session.record.driver_died)


def _limited(how: RunOptions) -> RunOptions:
    """``how`` with a limit on memory, which the user may have given."""
    if how.limits.address_space_bytes is not None:
        return how
    limits = msgspec.structs.replace(how.limits, address_space_bytes=_DEFAULT_MEMORY)
    return dataclasses.replace(how, limits=limits)


def _chosen(options: FuzzOptions, how: RunOptions) -> FuzzPlanSettings:
    given = [path for path in (options.reproduce, options.minimize) if path]
    if len(given) > 1:
        raise ContradictoryOptions("give --reproduce or --minimize: the latter does both")
    seconds = 0.0 if options.count else DEFAULT_SECONDS
    attempts = earlier_attempts(options.attempts) if options.attempts and not given else ()
    return FuzzPlanSettings(
        seed=options.seed,
        count=options.count or 0,
        seconds=seconds if options.time is None else options.time,
        jobs=1 if how.in_process else how.jobs,
        specs=str(options.specs or ""),
        attempts=tuple(map(read_attempt, given)) or attempts,
        only_these=bool(given),
    )


def _written(result: FuzzRun, options: FuzzOptions, output: Path | None) -> list[Path]:
    if options.attempts and not (options.reproduce or options.minimize):
        write_attempts((kept for case in result.cases for kept in case.kept), options.attempts)
    if options.minimize and result.findings:
        write_finding(result.findings[0], options.minimize)
    return [write_all(result, output)] if output else []


def _result(suite: FuzzSuite, options: FuzzOptions, session: Session) -> FuzzRun:
    cases = tuple(cast("FuzzCase", case) for case in session.record.results)
    chosen = suite.chosen
    run = FuzzRun(
        schema=SCHEMA,
        suite=suite.name,
        totals=totals_of(cases),
        command=shlex.join(["vts", *sys.argv[1:]]),
        started=session.started,
        interrupted=session.record.interrupted,
        version=version("nn-driver-suite"),
        settings=FuzzSettings(
            **msgspec.structs.asdict(session.settings),
            seed=chosen.seed,
            count=chosen.count,
            seconds=chosen.seconds,
            specs=chosen.specs,
            earlier=len(chosen.attempts),
        ),
        reductions=tuple(session.reductions),
        expectations_file=str(options.expectations or ""),
        expectations=tuple(session.expectations),
        ended_early=session.record.ended_early,
        driver=options.driver,
        cases=cases,
    )
    about = session.record.driver
    if about is None:
        return run
    return msgspec.structs.replace(
        run,
        device=about.name,
        device_version=about.version,
        device_type=about.type,
        hal_version=about.hal_version,
    )


def _kind(case: CaseResult) -> Hashable:
    """What failures have in common that the terminal tells as one while the run goes on."""
    findings = case.findings if isinstance(case, FuzzCase) else ()
    return case.outcome, findings[0].name if findings else case.reason
