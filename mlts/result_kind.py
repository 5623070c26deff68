"""Results of benchmarks, as views show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlts import csv
from mlts.page import page
from mlts.page.findings import causes
from mlts.page.head import verdict
from mlts.page.layout import Layout
from mlts.results import FORMAT, BenchmarkRun
from mlts.run import MERGING, replayed
from mlts.terminal import PLAIN_WIDTH, print_run
from nntest.report.html.elements import Cause, Verdict
from nntest.report.result_kind import ALL_RUNS, ResultKind
from nntest.results import ExitCode
from nntest.runner import exit_codes

__all__ = ["BENCHMARK", "exit_code"]


def _judged(run: BenchmarkRun) -> tuple[Verdict, Sequence[Cause]]:
    layout = Layout.of(run)
    return verdict(layout), causes(layout)


def exit_code(run: BenchmarkRun, *, driver_died: bool = False) -> ExitCode:
    """Return the exit code of a run: a missed limit of the gate is a failure, and a run that
    compared nothing says nothing about a driver.
    """
    code = exit_codes.exit_code(run, driver_died=driver_died)
    if code not in (ExitCode.OK, ExitCode.INCOMPLETE):
        return code
    if any(not finding.passed and not finding.not_judged for finding in run.gate):
        return ExitCode.FAILED
    if run.is_inconclusive() or any(finding.not_judged for finding in run.gate):
        return ExitCode.INCOMPLETE
    return code


BENCHMARK: Final[ResultKind[BenchmarkRun]] = ResultKind(
    format=FORMAT,
    views=(*ALL_RUNS, "csv"),
    written=("json", "csv", "junit", "html"),
    page=page,
    judged=_judged,
    print_all=print_run,
    text_width=PLAIN_WIDTH,
    csv=csv.render,
    properties=lambda run: {"profile": run.settings.profile},
    details=lambda case: case.validation_errors,
    replayed=replayed,
    merging=MERGING,
    exit_code=exit_code,
)
