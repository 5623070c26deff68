"""Results of a suite of test groups, as views show them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from nntest.groups.results import GroupedCase, GroupedRun
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat
from nntest.results import CaseResult

if TYPE_CHECKING:
    from rich.console import Console

    from nntest.report.html.elements import Cause, Table, Verdict

__all__ = ["GroupedKind"]


class GroupedKind(ResultKind[GroupedRun]):
    """Results of the ``run`` of a suite; ``tables`` are what the suite adds to the page."""

    written: ClassVar[Sequence[str]] = ("json", "jsonl", "junit", "html")

    def __init__(
        self,
        format: ResultFormat[Any],
        tables: Callable[[Any], Sequence[Table]] = lambda run: (),
    ) -> None:
        self.format = format
        self._tables = tables

    def page(self, run: GroupedRun) -> str:
        from nntest.groups.page import page

        return page(run, self._tables(run))

    def judged(self, run: GroupedRun) -> tuple[Verdict, Sequence[Cause]]:
        from nntest.groups.page.causes import causes
        from nntest.groups.page.head import verdict
        from nntest.groups.page.layout import Layout

        layout = Layout.of(run)
        return verdict(layout), causes(layout)

    def print(self, run: GroupedRun, console: Console, pages: Iterable[Path] = ()) -> None:
        from nntest.groups.terminal import print_run

        print_run(run, console, pages)

    def properties(self, run: GroupedRun) -> Mapping[str, str]:
        return {
            "driver": run.driver,
            "device": run.device,
            "device_version": run.device_version,
            "hal_version": run.hal_version,
            "suite_version": run.version,
            "specs": run.specs,
            "command": run.command,
        }

    def details(self, case: CaseResult) -> Iterator[str]:
        """All wrong outputs, the inputs, the command that repeats it, and the log."""
        if isinstance(case, GroupedCase):
            # The first one is the reason.
            yield from map(str, case.findings[1:])
            yield from map(str, case.inputs)
            if case.repeat:
                yield f"repeat: {case.repeat}"
        yield from case.evidence

    def remarks(self, case: CaseResult) -> Iterator[str]:
        if isinstance(case, GroupedCase):
            yield from (f"advice: {text}" for text in case.advice)
