"""A self-test from beginning to end: every defect, then what of the suite has caught nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar, cast

from nntest.environment import snapshot
from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.result_file import ResultFormat
from nntest.results import CaseResult
from nntest.run_result import blank_run, concluded
from nntest.runner.early_start import early_zygote
from nntest.runner.options import RunOptions
from nntest.runner.run import View
from nntest.runner.session import run_suite
from nntest.self_test.results import DefectResult, Part, SelfTestRun
from nntest.self_test.suite import DefectSuite

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
    view: View
    interruption: Interruption


class _FurtherCases(QuietView):
    """Shows what comes after ``done`` cases of the same run."""

    def __init__(self, view: View, done: int) -> None:
        self._done = done
        self._view = view

    def planned(self, total: int) -> None:
        self._view.planned(self._done + total)

    def started(self, id: str) -> None:
        self._view.started(id)

    def ended(self, case: CaseResult) -> None:
        self._view.ended(case)


def self_test(
    suite: DefectSuite[Any, Any],
    format: ResultFormat[_Run],
    conditions: Conditions,
    parts: Parts | None,
) -> _Run:
    """Run all defects of ``suite``. ``parts`` is None where not every part has had its chance."""
    environment, start_ns = snapshot(), time.perf_counter_ns()
    how, view, interruption = conditions.options, conditions.view, conditions.interruption
    told: tuple[Part, ...] = ()
    with early_zygote(type(suite).preload, wanted=True) as zygote:
        session = run_suite(suite, how, view, interruption, zygote)
        cases = _defects(session.record.results)

        def further(more: DefectSuite[Any, Any]) -> Sequence[DefectResult]:
            # The journal is that of the defects.
            again = replace(how, output=None, resume=False, resume_anyway=False)
            after = _FurtherCases(view, len(cases))
            return _defects(run_suite(more, again, after, interruption, zygote).record.results)

        if parts is not None and not session.record.interrupted:
            told = tuple(parts(cases, further))
    blank = blank_run(format, command=conditions.command, environment=environment)
    return concluded(blank, session, cases, time.perf_counter_ns() - start_ns, parts=told)


def _defects(results: Iterable[object]) -> tuple[DefectResult, ...]:
    return tuple(cast("DefectResult", result) for result in results)
