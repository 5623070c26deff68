"""Results of benchmarks, as views show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mlts.results import FORMAT, BenchmarkCase, BenchmarkRun
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from nntest.results import CaseResult

if TYPE_CHECKING:
    from rich.console import Console

    from nntest.report.html.elements import Cause, Verdict

__all__ = ["BENCHMARK", "PLAIN_WIDTH"]

PLAIN_WIDTH: Final = 150
"""Columns of a table that goes to a file."""


class _Benchmark(ResultKind[BenchmarkRun]):
    format: ResultFormat[Any] = FORMAT
    views: ClassVar[Sequence[str]] = (*ResultKind.views, "csv")
    written: ClassVar[Sequence[str]] = ("json", "csv", "junit", "html")
    text_width: ClassVar[int] = PLAIN_WIDTH

    def replayed(self, path: Path) -> BenchmarkRun:
        from mlts.run import replayed

        return replayed(path)

    def page(self, run: BenchmarkRun) -> str:
        from mlts.page import page

        return page(run)

    def csv(self, run: BenchmarkRun) -> str:
        """The file in Android's columns."""
        from mlts.csv import render

        return render(run)

    def judged(self, run: BenchmarkRun) -> tuple[Verdict, Sequence[Cause]]:
        from mlts.page.findings import causes
        from mlts.page.head import verdict
        from mlts.page.layout import Layout

        layout = Layout.of(run)
        return verdict(layout), causes(layout)

    def print(self, run: BenchmarkRun, console: Console, pages: Iterable[Path] = ()) -> None:
        from mlts.terminal import print_run

        print_run(run, console, pages)

    def properties(self, run: BenchmarkRun) -> Mapping[str, str]:
        return {**super().properties(run), "profile": run.settings.profile}

    def details(self, case: CaseResult) -> Iterator[str]:
        if isinstance(case, BenchmarkCase):
            yield from case.validation_errors
            if case.repeat:
                yield f"repeat: {case.repeat}"
        yield from case.evidence


BENCHMARK: Final = _Benchmark()
