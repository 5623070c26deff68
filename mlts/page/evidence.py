"""The evidence, a group of models at a time: tables, and a histogram a model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mlts.page.accuracy import accuracy_table, errors_table
from mlts.page.compilation import compilation_table
from mlts.page.delegation import left_table, parts_table
from mlts.page.distributions import latency_figure
from mlts.page.latency import latency_table
from mlts.page.layout import Group, Layout
from nntest.report.html.elements import Figure, Table

__all__ = ["GroupEvidence", "evidence"]

_TABLES: Final = (
    latency_table,
    parts_table,
    left_table,
    accuracy_table,
    errors_table,
    compilation_table,
)
"""In the order of the page."""


@dataclass(frozen=True)
class GroupEvidence:
    """Measurements of one group."""

    name: str
    identity: str
    tables: Sequence[Table]
    figures: Sequence[Figure]
    keys: str


def evidence(layout: Layout) -> list[GroupEvidence]:
    """Every group of which anything was measured."""
    groups = (_evidence(layout, group) for group in layout.groups)
    return [group for group in groups if group.tables]


def _evidence(layout: Layout, group: Group) -> GroupEvidence:
    cases = [c for model in group.models for c in layout.cases_of(model) if layout.was_measured(c)]
    tables = [table(layout, group, cases) for table in _TABLES] if cases else []
    figures = [latency_figure(layout, model) for model in group.models]
    return GroupEvidence(
        group.name,
        group.identity,
        [table for table in tables if table],
        [figure for figure in figures if figure],
        " ".join(layout.keys(case) for case in cases),
    )
