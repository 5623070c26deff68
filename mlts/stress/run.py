"""A stress run from settings to its result; what the command line and the self-test call."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from mlts.backends.hal import info_of
from mlts.results import BackendInfo
from mlts.stress.assignments import StressPlan
from mlts.stress.results import SCHEMA, SUITE, StressCase, StressRun, StressSettings
from mlts.stress.suite import StressSuite
from nntest.environment import Environment, load_average, snapshot
from nntest.interruption import Interruption
from nntest.report.live import QuietView, RunView
from nntest.results import Outcome, totals_of
from nntest.runner import journal
from nntest.runner.options import RunOptions
from nntest.runner.session import run_suite

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote
    from nntest.runner.driver_under_test import DriverDescription
    from nntest.runner.session import Session

__all__ = ["options_of", "replayed", "run_stress"]


def options_of(options: RunOptions | None = None) -> RunOptions:
    """Return the options for running the cases: one at a time, and they watch their own time."""
    chosen = options or RunOptions(driver="", jobs=1, case_limit_s=0, silence_limit_s=300)
    return replace(chosen, driver="", isolated=True, patient=True)


def run_stress(
    settings: StressSettings,
    drivers: Sequence[str],
    *,
    options: RunOptions | None = None,
    view: RunView | None = None,
    interruption: Interruption | None = None,
    zygote: Zygote | None = None,
    command: str = "",
    reductions: Sequence[str] = (),
    repeat: Callable[[StressCase], str] = lambda case: "",
    environment: Environment | None = None,
    expectations_file: str = "",
    ended: Callable[[Session], None] = lambda session: None,
) -> StressRun:
    """Run the modes of ``settings`` on ``drivers``. Raises a UserError for anything wrong before
    the first case. ``ended`` receives how the session ended, before the result is put together.
    """
    begun_ns = time.perf_counter_ns()
    chosen = StressPlan(drivers=tuple(drivers), settings=settings)
    blank = StressRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(()),
        command=command,
        started=datetime.now().astimezone().isoformat(timespec="seconds"),
        version=version("nn-driver-suite"),
        environment=environment or snapshot(drivers),
        settings=settings,
        drivers=tuple(info_of(name, None) for name in drivers),
        reductions=tuple(reductions),
    )
    suite = StressSuite(chosen, blank)
    session = run_suite(
        suite, options_of(options), view or QuietView(), interruption or Interruption(), zygote
    )
    ended(session)
    record = session.record
    known = [cast("StressCase", case) for case in record.results]
    cases = tuple(msgspec.structs.replace(case, repeat=repeat(case)) for case in known)
    load = load_average()
    result = msgspec.structs.replace(
        blank,
        started=session.started,
        duration_ns=time.perf_counter_ns() - begun_ns,
        interrupted=record.interrupted,
        environment=msgspec.structs.replace(blank.environment, load_after=load),
        settings=msgspec.structs.replace(settings, **msgspec.structs.asdict(session.settings)),
        expectations_file=expectations_file,
        expectations=tuple(session.expectations),
        ended_early=record.ended_early,
        drivers=_described(blank.drivers, record.drivers),
        cases=cases,
        totals=totals_of(cases),
    )
    every = (*blank.reductions, *session.reductions, *_reductions(result))
    return msgspec.structs.replace(result, reductions=every)


def replayed(path: Path) -> StressRun:
    """A run as far as its journal goes. Raises JournalUnusable."""
    run, past = journal.replayed(path, StressRun, StressCase)
    cut_off = "the process of the run ended while this case ran"
    cases = []
    for case in run.cases:
        known = past.results.get(case.id)
        if known is None and past.open[case.id]:
            known = msgspec.structs.replace(case, outcome=Outcome.NOT_RUN, why=cut_off)
        cases.append(cast("StressCase", known or case))
    result = msgspec.structs.replace(
        run,
        cases=tuple(cases),
        totals=totals_of(cases),
        drivers=_described(run.drivers, past.drivers),
        interrupted=any(case.outcome is Outcome.NOT_RUN for case in cases),
    )
    every = (*run.reductions, *_reductions(result))
    return msgspec.structs.replace(result, reductions=every)


def _described(
    drivers: Iterable[BackendInfo], described: Mapping[str, DriverDescription]
) -> tuple[BackendInfo, ...]:
    return tuple(
        info_of(driver.name, described[driver.name]) if driver.name in described else driver
        for driver in drivers
    )


def _reductions(run: StressRun) -> Iterator[str]:
    settings = run.settings
    if settings.profile != "full":
        yield f"profile {settings.profile}: shorter than Android's (--profile full)"
    given = {
        "--duration": settings.duration_s,
        "--threads": settings.threads,
        "--processes": settings.processes,
        "--kill-rate": None if settings.kill_rate is None else 100 * settings.kill_rate,
    }
    for name, value in given.items():
        if value is not None:
            yield f"{name} {value:.4g} instead of the profile's"
    notes = dict.fromkeys(note for case in run.cases for note in case.notes)
    yield from notes
    if settings.resumed:
        yield "the run was ended before its time, and continued later"
    if run.interrupted:
        yield "the run was stopped before its end"
    elif run.ended_early:
        yield f"the run could not go on: {run.ended_early}"
