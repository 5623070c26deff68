"""Scoreboard of a run: models by backends, with latency, both ratios and accuracy in each cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import geometric_mean
from typing import Final

from mlts.page.accuracy import evaluation_cell, short_name
from mlts.page.case_rows import SAME, tone_of
from mlts.page.layout import Layout
from mlts.page.overview import interval
from mlts.results import BASELINE, BASELINE_TITLES, BackendInfo, BackendRole, BenchmarkCase, Ratio
from nntest.report.html.elements import Cell, number
from nntest.report.html.numbers import milliseconds, ratio, significant
from nntest.report.signs import SIGNS, Sign
from nntest.results import Outcome

__all__ = ["Scoreboard", "scoreboard"]

_DISPUTED: Final = Sign("?", "disputed", "warn")
_NOT_MEASURED: Final = "not-measured"
_KINDS: Final = {
    BackendRole.LATENCY_BASELINE: "TF Lite as it ships",
    BackendRole.DRIVER: "driver",
}
_ORDER: Final = (BackendRole.DRIVER, BackendRole.LATENCY_BASELINE, BackendRole.BASELINE)


@dataclass(frozen=True)
class Score:
    """Numbers of one model on one backend; ``unit`` names what ``accuracy`` is."""

    sign: Sign
    href: str
    latency: str = ""
    shipped: Cell | None = None
    builtin: Cell | None = None
    accuracy: Cell | None = None
    unit: str = ""


@dataclass(frozen=True)
class ScoreRow:
    """A model, and its score on each backend; None where no case was planned."""

    model: str
    href: str
    scores: Sequence[Score | None]
    keys: str


@dataclass(frozen=True)
class Mean:
    """Geometric means of a backend's ratios, over ``models`` models."""

    shipped: Cell | None
    builtin: Cell | None
    models: int


@dataclass(frozen=True)
class Scoreboard:
    """``backends`` are names and what they are, the drivers first."""

    backends: Sequence[tuple[str, str]]
    means: Sequence[Mean]
    rows: Sequence[ScoreRow]
    skipped: int
    """Models that every backend skipped, which have no row."""


def scoreboard(layout: Layout) -> Scoreboard:
    """Rows in the order of the groups."""
    backends = sorted(layout.run.backends, key=lambda backend: _ORDER.index(backend.role))
    rows = list(_rows(layout, backends))
    planned = {case.model for case in layout.run.cases}
    return Scoreboard(
        [
            (backend.name, _KINDS.get(backend.role) or _baseline_kind(backend))
            for backend in backends
        ],
        [_mean(layout, backend.name) for backend in backends],
        rows,
        sum(model in planned for model in layout.anchors) - len(rows),
    )


def _baseline_kind(backend: BackendInfo) -> str:
    title = BASELINE_TITLES.get(backend.name, backend.name)
    return f"{title}, built-in kernels" if backend.name == BASELINE else title


def _rows(layout: Layout, backends: Sequence[BackendInfo]) -> Iterator[ScoreRow]:
    for group in layout.groups:
        for model in group.models:
            cases = [layout.cases.get((model.name, backend.name)) for backend in backends]
            if any(case and case.outcome is not Outcome.SKIPPED for case in cases):
                scores = [_score(layout, case) if case else None for case in cases]
                keys = " ".join(dict.fromkeys(layout.keys(case) for case in cases if case))
                was_measured = any(case and layout.was_measured(case) for case in cases)
                href = layout.anchors[model.name] if was_measured else _NOT_MEASURED
                yield ScoreRow(model.name, href, scores, keys)


def _score(layout: Layout, case: BenchmarkCase) -> Score:
    is_measured = layout.was_measured(case)
    sign = SIGNS[case.outcome]
    if case.outcome is Outcome.SUCCESS and case.golden_disputed:
        sign = _DISPUTED
    accuracy, unit = _accuracy(layout, case)
    return Score(
        sign,
        layout.anchors.get(case.model, "") if is_measured else _NOT_MEASURED,
        milliseconds(case.latency.mean_ns) if case.latency else "",
        _ratio_cell(case, case.ratio_to_shipped),
        _ratio_cell(case, case.ratio),
        accuracy,
        unit,
    )


def _ratio_cell(case: BenchmarkCase, of: Ratio | None) -> Cell | None:
    """A ratio, with its interval as the note; without a judgment where 1 is within it."""
    if of is None:
        return None
    is_open = of.low is not None and of.high is not None and of.low <= 1 <= of.high
    tone = tone_of(of.value - 1, SAME, higher_is_better=False)
    cell = number(
        ratio(of.value), of.value, tone="muted" if case.latency_not_judged or is_open else tone
    )
    known = interval(of)
    return replace(cell, note=f"{of.confidence * 100:.0f} % interval {known}" if known else "")


def _accuracy(layout: Layout, case: BenchmarkCase) -> tuple[Cell | None, str]:
    """The evaluator's first value; without one, the largest error to the baseline."""
    if case.evaluations:
        key = case.evaluations[0].key
        baseline = layout.baseline(case)
        return evaluation_cell(case, baseline, key, places=1), short_name(key)
    if case.against_baseline:
        error = case.against_baseline.max_absolute
        return number(
            f"±{significant(error, 2)}", error
        ), f"to {BASELINE_TITLES.get(case.against_baseline.reference, 'the baseline')}"
    return None, ""


def _mean(layout: Layout, backend: str) -> Mean:
    cases = [
        case
        for case in layout.run.cases
        if case.backend == backend and case.latency and not case.latency_not_judged
    ]
    shipped = [r.value for case in cases if (r := case.ratio_to_shipped) and r.value > 0]
    builtin = [r.value for case in cases if (r := case.ratio) and r.value > 0]
    return Mean(
        _mean_cell(shipped),
        _mean_cell(builtin),
        max(len(shipped), len(builtin)),
    )


def _mean_cell(ratios: Sequence[float]) -> Cell | None:
    if not ratios:
        return None
    value = geometric_mean(ratios)
    return number(ratio(value), value, tone=tone_of(value - 1, SAME, higher_is_better=False))
