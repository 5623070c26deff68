"""Results of tests on random graphs: how many were run, what they reached, and what they found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from nntest.graph_tests.coverage import Cell, merged
from nntest.graph_tests.settings import GraphSettings
from nntest.result_types import Natural
from nntest.results import CaseResult, Outcome
from nntest.run_result import DriverRun
from nntest.wrong_values import Number

__all__ = [
    "SCHEMA",
    "Cause",
    "GraphCase",
    "GraphFinding",
    "GraphRun",
    "causes_of",
    "outcome_of",
]

SCHEMA: Final = 2

Cause = tuple[str, str, tuple[str, ...]]
"""Cause that findings have in common: how it fails, by which law, and the operations of the small
graph.
"""


class GraphFinding(msgspec.Struct, frozen=True, kw_only=True):
    """A graph that fails, and the small one that was made of it.

    ``how`` is ``values``, ``law``, ``error``, ``crash`` or ``hang``. ``operations`` and ``types``
    are those of the small graph, ``drawn`` counts the operations of the graph of ``seed``. ``spec``
    is the small graph as a spec, ``drawing`` as Graphviz' dot; both are empty where an earlier
    finding has the same cause. ``opinion`` is what other oracles say; ``disputed`` where they do
    not bear out the first one, so that nobody is accused.
    """

    seed: Natural
    how: str
    law: str = ""
    operations: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    drawn: Natural = 0
    reason: str = ""
    index: Natural = 0
    actual: Number = 0
    expected: Number = 0
    allowed: Number = 0
    opinion: str = ""
    disputed: bool = False
    spec: str = ""
    drawing: str = ""
    repeat: str = ""
    """The command that draws and runs the graph again."""

    @property
    def cause(self) -> Cause:
        return self.how, self.law, self.operations


class GraphCase(CaseResult, frozen=True, kw_only=True):
    """Some graphs, one after the other. ``graphs`` were run, with ``operations`` in all.

    ``compared`` elements were compared; ``excluded`` ones were not, because what arithmetic makes
    of infinities and NaN, and some outputs, are not specified. ``refused`` graphs had no part that
    the driver supports. ``grown`` ones were further off than one operation may be, by no more than
    the roundings of theirs add up to. ``unjudged`` ones no oracle could compute.
    """

    graphs: Natural = 0
    operations: Natural = 0
    compared: Natural = 0
    excluded: Natural = 0
    refused: Natural = 0
    grown: Natural = 0
    unjudged: Natural = 0
    laws: Natural = 0
    """Laws that were checked, each on a graph."""
    partly_asked: bool = False
    """The driver was too slow to be asked about all that may be drawn."""
    findings: tuple[GraphFinding, ...] = ()
    cells: tuple[Cell, ...] = ()


class GraphRun(DriverRun, frozen=True, kw_only=True):
    """The whole of ``results.json``."""

    settings: GraphSettings = GraphSettings()
    cases: tuple[GraphCase, ...] = ()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Return the cells that all cases have reached."""
        return merged(case.cells for case in self.cases)

    @property
    def findings(self) -> list[GraphFinding]:
        """Return the findings of all cases."""
        return [finding for case in self.cases for finding in case.findings]

    @property
    def graphs(self) -> dict[Outcome, int]:
        """Number of graphs by outcome; SKIPPED are those of which the driver supports nothing."""
        counts = dict.fromkeys(Outcome, 0)
        for finding in self.findings:
            counts[outcome_of([finding])] += not finding.disputed
        passed = sum(case.graphs for case in self.cases) - sum(counts.values())
        refused = sum(case.refused for case in self.cases)
        return counts | {Outcome.SUCCESS: max(passed, 0), Outcome.SKIPPED: refused}


def causes_of(findings: Iterable[GraphFinding]) -> dict[Cause, list[GraphFinding]]:
    """Findings by their cause; those that come with a small graph first."""
    found: dict[Cause, list[GraphFinding]] = {}
    for finding in sorted(findings, key=lambda each: not each.spec):
        found.setdefault(finding.cause, []).append(finding)
    return found


def outcome_of(findings: Iterable[GraphFinding]) -> Outcome:
    """Return the outcome of a case with these findings."""
    ways = {finding.how for finding in findings if not finding.disputed}
    if "crash" in ways:
        return Outcome.CRASH
    if "hang" in ways:
        return Outcome.HANG
    return Outcome.FAILURE if ways else Outcome.SUCCESS
