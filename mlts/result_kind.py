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
from mlts.run import replayed
from mlts.terminal import PLAIN_WIDTH, print_run
from nntest.report.html.elements import Cause, Verdict
from nntest.report.result_kind import ALL_RUNS, ResultKind

__all__ = ["BENCHMARK"]


def _judged(run: BenchmarkRun) -> tuple[Verdict, Sequence[Cause]]:
    layout = Layout.of(run)
    return verdict(layout), causes(layout)


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
)
