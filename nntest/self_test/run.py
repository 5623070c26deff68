"""A self-test from beginning to end: every defect, then what of the suite has caught nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from importlib.metadata import version
from typing import Any, TypeAlias, TypeVar, cast

from nntest.interruption import Interruption
from nntest.report.live import RunView
from nntest.result_file import ResultFormat
from nntest.results import totals_of
from nntest.runner.early_start import early_zygote
from nntest.runner.options import RunOptions
from nntest.runner.session import run_suite
from nntest.self_test.results import DefectResult, Part, SelfTestRun
from nntest.self_test.suite import DefectSuite
from nntest.self_test.views import FurtherCases

__all__ = ["Conditions", "Further", "Parts", "self_test"]

_Run = TypeVar("_Run", bound=SelfTestRun)

Further: TypeAlias = Callable[[DefectSuite[Any, Any]], Sequence[Any]]
"""Runs the cases of one more suite in the same self-test, and gives their results."""
Parts: TypeAlias = Callable[[Sequence[Any], Further], Iterable[Part]]
"""The parts of a suite and what each has caught, from the results of all defects."""


@dataclass(frozen=True)
class Conditions:
    """Conditions of a self-test, and who watches it. ``command`` is its command line."""

    options: RunOptions
    command: str
    view: RunView
    interruption: Interruption


def self_test(
    suite: DefectSuite[Any, Any],
    format: ResultFormat[_Run],
    conditions: Conditions,
    parts: Parts | None,
) -> _Run:
    """Run all defects of ``suite``. ``parts`` is None where not every part has had its chance."""
    started, start_ns = datetime.now().astimezone(), time.perf_counter_ns()
    how, view, interruption = conditions.options, conditions.view, conditions.interruption
    told: tuple[Part, ...] = ()
    with early_zygote(type(suite).preload, wanted=True) as zygote:
        session = run_suite(suite, how, view, interruption, zygote)
        cases = _defects(session.record.results)

        def further(more: DefectSuite[Any, Any]) -> Sequence[DefectResult]:
            # The journal is that of the defects.
            again = replace(how, output=None, resume=False, resume_anyway=False)
            after = FurtherCases(view, len(cases))
            return _defects(run_suite(more, again, after, interruption, zygote).record.results)

        if parts is not None and not session.record.interrupted:
            told = tuple(parts(cases, further))
    return format.type(
        schema=format.schema,
        suite=format.suite,
        totals=totals_of(cases),
        command=conditions.command,
        started=started.isoformat(timespec="seconds"),
        duration_ns=time.perf_counter_ns() - start_ns,
        interrupted=session.record.interrupted,
        version=version("nn-driver-suite"),
        mixed=session.settings.mixed,
        parts=told,
        cases=cases,
    )


def _defects(results: Iterable[object]) -> tuple[DefectResult, ...]:
    return tuple(cast("DefectResult", result) for result in results)
