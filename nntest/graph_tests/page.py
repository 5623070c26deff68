"""The HTML page of a run of random graphs, and the elements that the terminal shares with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from nntest.graph_tests.coverage_tables import not_reached, reached
from nntest.graph_tests.results import GraphFinding, GraphRun, causes_of
from nntest.report.html import render
from nntest.report.html.drawing import svg_of
from nntest.report.html.elements import (
    Cause,
    Fact,
    Finding,
    PagePart,
    Table,
    Verdict,
    totals,
)
from nntest.report.html.numbers import count
from nntest.report.html.run_context import (
    context_of,
    counts_table,
    known,
    sentence,
)
from nntest.report.html.run_kind import Judgment, driver_subject, verdict_on
from nntest.report.html.text import shortened
from nntest.report.verdict import expectation_problems, unexpected_failures
from nntest.results import Outcome

__all__ = ["causes", "disputes", "page", "verdict"]

_TEMPLATE: Final = "random_graphs.html.j2"
_SHOWN: Final = 5
"""Graphs that are named of a cause."""

_LONGEST: Final = 300
_HOW: Final = {
    "values": "computes something else",
    "error": "is claimed, and fails",
    "crash": "crashes the driver",
    "hang": "hangs the driver",
}


class Shrunk(NamedTuple):
    """A small graph that fails: as a picture and as a spec."""

    title: str
    said: str
    picture: str
    spec: str
    repeat: str


def page(run: GraphRun) -> str:
    """``run`` as one self-contained HTML document."""
    return render(
        _TEMPLATE,
        page={
            "title": f"{run.suite}: {run.driver}",
            "eyebrow": f"Random graphs · seed {run.settings.seed}",
            "verdict": verdict(run),
            "totals": totals(run.graphs),
            "planned": sum(run.graphs.values()),
            "unit": "graphs",
            "counted": "drawn",
            "filter_hint": "operation, type …",
            "parts": [
                PagePart("first", "What to look at first"),
                PagePart("graphs", "Small graphs"),
                PagePart("coverage", "Coverage"),
                PagePart("context", "Context"),
            ],
        },
        causes=causes(run),
        disputes=disputes(run),
        graphs=[_shrunk(finding) for finding in run.findings if finding.spec],
        tables=[_counts(run), reached(run.cells), not_reached(run.cells)],
        **context_of(run, _settings(run)),
    )


def verdict(run: GraphRun) -> Verdict:
    """Failed when the driver is accused of anything; incomplete when a stretch was not run."""
    return verdict_on(run, _judged(run), [driver_subject(run)])


def _judged(run: GraphRun) -> Judgment:
    graphs = count(sum(case.graphs for case in run.cases))
    bad = unexpected_failures(run.cases)
    if bad:
        found = causes_of(finding for finding in run.findings if not finding.disputed)
        noun = "cause" if len(found) == 1 else "causes"
        why = f"{len(found)} {noun} of failures in {graphs} graphs. "
        return "failed", "Failed", why + sentence(bad[0].reason)
    problems = expectation_problems(run)
    if problems:
        return "failed", "Failed", f"Expectations are out of date: {sentence(problems[0])}"
    not_run = run.totals.get(Outcome.NOT_RUN, 0)
    if run.interrupted or not_run:
        why = f"{graphs} graphs ran, and nothing failed; the run ended before all were drawn."
        return "incomplete", "Incomplete", why
    if not run.totals.get(Outcome.SUCCESS, 0):
        return "incomplete", "Nothing tested", "No graph could be drawn that the driver claims."
    reached = sum(cell.graphs > 0 for cell in run.cells)
    laws = count(sum(case.laws for case in run.cases))
    disputed = sum(finding.disputed for finding in run.findings)
    more = f" {disputed} differences are disputed among the oracles." if disputed else ""
    return (
        "passed",
        "Passed",
        f"{graphs} graphs ran, and {laws} laws were checked on them: "
        f"{reached} of {len(run.cells)} operations with their types were reached.{more}",
    )


def causes(run: GraphRun) -> list[Cause]:
    """Return what the driver is accused of, most frequent first."""
    return [*_causes(finding for finding in run.findings if not finding.disputed)]


def disputes(run: GraphRun) -> list[Cause]:
    """Differences for which nobody is accused."""
    return [*_causes(finding for finding in run.findings if finding.disputed)]


def _causes(findings: Iterator[GraphFinding]) -> Iterator[Cause]:
    groups = causes_of(findings)
    for cause in sorted(groups, key=lambda cause: -len(groups[cause])):
        found = groups[cause]
        notes = [sentence(text) for text in dict.fromkeys(each.opinion for each in found) if text]
        shown = [_finding(each) for each in found[:_SHOWN]]
        yield Cause(_title(found[0]), shown, notes=notes, cases=len(found))


def _title(finding: GraphFinding) -> str:
    operations = " → ".join(finding.operations) or "A graph"
    how = f"breaks the law {finding.law}" if finding.law else _HOW.get(finding.how, finding.how)
    return f"{operations} {how}"


def _finding(finding: GraphFinding) -> Finding:
    is_value = finding.how in ("values", "law")
    return Finding(
        case=f"seed {finding.seed}",
        where=f"element {finding.index}" if is_value else "",
        expected=_shown(finding.expected) if is_value else "",
        actual=_shown(finding.actual) if is_value else "",
        allowed=f"±{_shown(finding.allowed)}" if is_value else "",
        message=sentence(shortened(finding.reason, _LONGEST)),
        repeat=finding.repeat,
        keys=" ".join((*finding.operations, *finding.types, finding.law, finding.how)),
    )


def _shown(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:.6g}"


def _shrunk(finding: GraphFinding) -> Shrunk:
    title = f"{' → '.join(finding.operations)} (seed {finding.seed}, {finding.drawn} drawn)"
    said = sentence(finding.opinion) if finding.opinion else ""
    return Shrunk(title, said, svg_of(finding.drawing), finding.spec, finding.repeat)


def _counts(run: GraphRun) -> Table:
    """What was done, and what was left out."""
    named = {
        "graphs": "Graphs that were run",
        "operations": "Operations in them",
        "compared": "Elements compared",
        "excluded": "Elements not specified, and not compared",
        "laws": "Laws checked",
        "grown": "Graphs whose roundings add up, and explain the difference",
        "unjudged": "Graphs that no oracle could compute",
        "refused": "Graphs of which the driver supports nothing",
    }
    return counts_table(
        {title: sum(getattr(case, name) for case in run.cases) for name, title in named.items()}
    )


def _settings(run: GraphRun) -> Sequence[Fact]:
    settings = run.settings
    low, high = settings.sizes
    return known(
        [
            Fact("Seed", str(settings.seed)),
            Fact("Operations of a graph", f"{low} to {high}"),
            Fact("Largest dimension", str(settings.dimension_range)),
            Fact("Operations", ", ".join(settings.operations) or "all that the driver claims"),
            Fact("Types", ", ".join(settings.types) or "all that the driver claims"),
            Fact("Oracles", ", ".join(settings.oracles)),
        ]
    )
