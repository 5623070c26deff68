"""Runs of MLTS: their journal begins with a blank result, so that a report can be made of the run
even if it is killed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from mlts.results import BackendInfo
from nntest.results import CaseResult, Outcome, SuiteRun, totals_of
from nntest.runner import journal
from nntest.runner.suite import ChosenSuite, PlannedCase

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.runner.driver_under_test import DriverDescription

__all__ = ["JournaledSuite", "endings", "replayed_run", "with_descriptions"]

_CUT_OFF = "the process of the run ended while this case ran"

_Settings = TypeVar("_Settings", bound=msgspec.Struct)
_Run = TypeVar("_Run", bound=SuiteRun)


class JournaledSuite(ChosenSuite[_Settings]):
    """A suite whose ``blank_run`` is a result without any case. Workers have none."""

    def __init__(self, chosen: _Settings, blank_run: SuiteRun | None = None) -> None:
        super().__init__(chosen)
        self.blank_run = blank_run

    def describe(self, device: Device, *, is_served: bool = False) -> DriverDescription:
        from mlts.backends.hal import description_of

        return description_of(device, is_served=is_served)

    def blank(self, chosen: Sequence[PlannedCase]) -> SuiteRun | None:
        if self.blank_run is None:
            return None
        reason = "the run ended before its turn"
        cases = tuple(self.result(case, Outcome.NOT_RUN, reason) for case in chosen)
        return msgspec.structs.replace(self.blank_run, cases=cases, totals=totals_of(cases))


def replayed_run(
    path: Path,
    run_type: type[_Run],
    case_type: type[CaseResult],
    blame: Callable[[_Run], Outcome] = lambda run: Outcome.NOT_RUN,
) -> tuple[_Run, Mapping[str, DriverDescription]]:
    """A run as far as its journal goes, and what its drivers say of themselves.

    ``blame`` is the outcome of a case that was under way. Raises JournalUnusable.
    """
    run, past = journal.replayed(path, run_type, case_type)
    cases = []
    for case in run.cases:
        known = past.results.get(case.id)
        if known is None and past.open[case.id]:
            known = msgspec.structs.replace(case, outcome=blame(run), why=_CUT_OFF)
        cases.append(known or case)
    is_cut_off = any(c.outcome is Outcome.NOT_RUN or past.open[c.id] for c in cases)
    replayed = msgspec.structs.replace(
        run, cases=tuple(cases), totals=totals_of(cases), interrupted=is_cut_off
    )
    return replayed, past.drivers


def with_descriptions(
    backends: Iterable[BackendInfo], drivers: Mapping[str, DriverDescription]
) -> tuple[BackendInfo, ...]:
    """``backends`` with what those of ``drivers`` say of themselves."""
    from mlts.backends.hal import info_of

    return tuple(
        info_of(backend.name, drivers[backend.name]) if backend.name in drivers else backend
        for backend in backends
    )


def endings(run: SuiteRun) -> Iterator[str]:
    """Describe every way in which the end of ``run`` makes it less than a whole one."""
    if run.settings.resumed:
        yield "the run was ended before its time, and continued later"
    if run.interrupted:
        yield "the run was stopped before its end"
    elif run.ended_early:
        yield f"the run could not go on: {run.ended_early}"
