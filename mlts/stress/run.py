"""A stress run from settings to its result; what the command line and the self-test call."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from mlts.backends.hal import info_of
from mlts.journaled import endings, replayed_run, with_descriptions
from mlts.stress.assignments import StressPlan
from mlts.stress.results import FORMAT, StressCase, StressRun, StressSettings
from mlts.stress.suite import StressSuite
from nntest.environment import Environment, snapshot
from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.run_result import blank_run, concluded
from nntest.runner.options import RunOptions
from nntest.runner.run import View
from nntest.runner.session import run_suite

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote
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
    view: View | None = None,
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
    blank = blank_run(
        FORMAT,
        command=command,
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
    known = [cast("StressCase", case) for case in session.record.results]
    result = concluded(
        blank,
        session,
        [msgspec.structs.replace(case, repeat=repeat(case)) for case in known],
        time.perf_counter_ns() - begun_ns,
        expectations_file=expectations_file,
        drivers=with_descriptions(blank.drivers, session.record.drivers),
    )
    every = (*result.reductions, *_reductions(result))
    return msgspec.structs.replace(result, reductions=every)


def replayed(path: Path) -> StressRun:
    """A run as far as its journal goes. Raises JournalUnusable."""
    run, drivers = replayed_run(path, StressRun, StressCase)
    run = msgspec.structs.replace(run, drivers=with_descriptions(run.drivers, drivers))
    return msgspec.structs.replace(run, reductions=(*run.reductions, *_reductions(run)))


def _reductions(run: StressRun) -> Iterator[str]:
    settings = run.settings
    if settings.profile != "full":
        yield f"profile {settings.profile}: shorter than Android's (--profile full)"
    given = {
        "--time": settings.duration_s,
        "--threads": settings.threads,
        "--processes": settings.processes,
        "--kill-rate": None if settings.kill_rate is None else 100 * settings.kill_rate,
    }
    for name, value in given.items():
        if value is not None:
            yield f"{name} {value:.4g} instead of the profile's"
    notes = dict.fromkeys(note for case in run.cases for note in case.notes)
    yield from notes
    yield from endings(run)
