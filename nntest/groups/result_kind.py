"""Results of a suite of test groups, as views show them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from nntest.groups.analysis.explained import explanation_of
from nntest.groups.page import page
from nntest.groups.page.causes import causes
from nntest.groups.page.head import verdict
from nntest.groups.page.layout import Layout
from nntest.groups.results import GroupedCase, GroupedRun
from nntest.groups.run import MERGING
from nntest.groups.terminal import print_run
from nntest.report.html.elements import Cause, Table, Verdict
from nntest.report.result_kind import ResultKind
from nntest.result_file import ResultFormat

__all__ = ["grouped_kind"]


def grouped_kind(
    format: ResultFormat[Any], tables: Callable[[Any], Sequence[Table]] = lambda run: ()
) -> ResultKind[GroupedRun]:
    """Return the kind of a suite's results; ``tables`` are what it adds to the page."""
    return ResultKind(
        format=format,
        merging=MERGING,
        replaces_journal=True,
        page=lambda run: page(run, tables(run)),
        judged=_judged,
        print_all=print_run,
        properties=lambda run: {"specs": run.specs},
        details=_details,
        remarks=lambda case: [f"advice: {text}" for text in case.advice],
    )


def _judged(run: GroupedRun) -> tuple[Verdict, Sequence[Cause]]:
    layout = Layout.of(run)
    return verdict(layout), causes(layout)


def _details(case: GroupedCase) -> Iterable[str]:
    """The operations under test with their arguments, what the driver does wrong if that is known,
    all wrong outputs but the first, which is the reason, and the inputs.
    """
    calls = (f"{call}; {call.data}" for call in case.calls)
    explanations = filter(None, [explanation_of([case])])
    return (*calls, *map(str, explanations), *map(str, (*case.findings[1:], *case.inputs)))
