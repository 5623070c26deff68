"""The evidence, a group of models at a time: latency, accuracy, compilation, memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from mlts.page.distributions import latency_figure
from mlts.page.head import notices
from mlts.page.layout import Group, Layout
from mlts.page.overview import interval
from mlts.results import BASELINE, BenchmarkCase, ElementErrors, Evaluation, Latency
from nntest.report.html.elements import (
    Cell,
    Column,
    Figure,
    Notice,
    Row,
    Table,
    missing,
    number,
    text,
)
from nntest.report.html.numbers import (
    MINUS,
    NO_VALUE,
    count,
    decimal,
    milliseconds,
    ratio,
    significant,
    size,
)
from nntest.report.signs import SIGNS, Tone

__all__ = ["GroupEvidence", "evidence"]

_TOO_SMALL: Final = "n too small"
_NEED_P90: Final = "needs 64 inferences"
_NEED_P99: Final = "needs 662 inferences"
_ABOUT_ACCURACY: Final = frozenset({"golden_disputed"})
"""Codes of warnings that stand beside the accuracy; all others touch the latency."""

_SAME: Final = 0.01
"""Android calls a difference of less than 1 % (1 percentage point for top-k) the same."""

_NAMES: Final = {
    **{f"top_{k}": (f"Top {k}", "%") for k in range(1, 6)},
    "max_mel_cep_distortion": ("Max mel-cep distortion", ""),
    "max_log_f0_error": ("Max log F0 error", ""),
    "max_phone_error_rate": ("Max phone error rate", "%"),
}


@dataclass(frozen=True)
class GroupEvidence:
    """What was measured of one group."""

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
    makers = (_latency_table, _accuracy_table, _errors_table, _compilation_table, _memory_table)
    tables = [maker(layout, group, cases) for maker in makers] if cases else []
    figures = [latency_figure(layout, model) for model in group.models]
    return GroupEvidence(
        group.name,
        group.identity,
        [table for table in tables if table],
        [figure for figure in figures if figure],
        " ".join(layout.keys(case) for case in cases),
    )


def _rows(
    layout: Layout, cases: Sequence[BenchmarkCase], cells: Callable[[BenchmarkCase], list[Cell]]
) -> list[Row]:
    """A row a case, behind the model's name and the backend's."""
    return [
        Row(
            [text(case.model), text(case.backend, sign=SIGNS[case.outcome]), *cells(case)],
            keys=layout.keys(case),
            style=layout.style(case),
            tone="bad" if case.outcome.is_bad else "plain",
        )
        for case in cases
    ]


_CASE_COLUMNS: Final = (Column("Model", numeric=False), Column("Backend", numeric=False))


# Latency -----------------------------------------------------------------------------------------


def _latency_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table:
    rows = _rows(layout, cases, _latency_cells)
    first = {case.model: i for i, case in reversed(list(enumerate(cases)))}
    for model, i in first.items():
        rows[i] = Row(
            rows[i].cells, rows[i].keys, rows[i].style, rows[i].tone, layout.anchors[model]
        )
    return Table(
        identity=f"{group.identity}-latency",
        caption=f"{group.name}: latency of an inference, over n inferences",
        columns=[
            *_CASE_COLUMNS,
            Column("n"),
            Column("Mean", "ms"),
            Column("Median", "ms"),
            Column("P90", "ms", note=_NEED_P90),
            Column("P99", "ms", note=_NEED_P99),
            Column("Std dev", "ms", note="population standard deviation, as Android gives it"),
            Column("Latency", "× TF Lite", note="mean latency as a multiple of TF Lite's"),
            Column("Interval", numeric=False),
        ],
        rows=rows,
    )


def _latency_cells(case: BenchmarkCase) -> list[Cell]:
    latency = case.latency
    if latency is None:
        return [missing() for _ in range(8)]
    return [
        number(count(latency.count), latency.count),
        _time(latency.mean_ns),
        _time(latency.median_ns),
        _percentile(latency.p90_ns, _NEED_P90),
        _percentile(latency.p99_ns, _NEED_P99),
        _time(latency.population_std_ns),
        *_ratio_cells(case),
    ]


def _ratio_cells(case: BenchmarkCase) -> list[Cell]:
    doubts = _doubts(case, accuracy=False)
    if case.ratio is None:
        return [missing("1×" if case.backend == BASELINE else NO_VALUE), missing(notices=doubts)]
    value = case.ratio.value
    known = interval(case.ratio)
    return [
        number(ratio(value), value, tone=_tone(value - 1, _SAME, higher_is_better=False)),
        text(known, notices=doubts) if known else missing("too few blocks", notices=doubts),
    ]


def _time(nanoseconds: float) -> Cell:
    return number(milliseconds(nanoseconds), nanoseconds / 1e6)


def _percentile(nanoseconds: float | None, need: str) -> Cell:
    return missing(_TOO_SMALL, need) if nanoseconds is None else _time(nanoseconds)


def _doubts(case: BenchmarkCase, *, accuracy: bool) -> list[Notice]:
    return notices(w for w in case.warnings if (w.code in _ABOUT_ACCURACY) == accuracy)


# Accuracy ----------------------------------------------------------------------------------------


def _accuracy_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table | None:
    judged = [case for case in cases if case.evaluations]
    if not judged:
        return None
    keys = list(dict.fromkeys(e.key for case in judged for e in case.evaluations))
    agreement = any(case.top1_agreement for case in judged)

    def cells(case: BenchmarkCase) -> list[Cell]:
        base = layout.cases.get((case.model, BASELINE))
        values = [_evaluation(case, base, key) for key in keys]
        return [_items(case), *values, *([_agreement(case)] if agreement else [])]

    return Table(
        identity=f"{group.identity}-accuracy",
        caption=f"{group.name}: accuracy, with the difference to {BASELINE}",
        columns=[
            *_CASE_COLUMNS,
            _ITEMS,
            *(Column(*_NAMES.get(key, (key, ""))) for key in keys),
            *[Column("Same top 1", "as TF Lite", numeric=False)] * agreement,
        ],
        rows=_rows(layout, judged, cells),
    )


def _errors_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table | None:
    compared = [case for case in cases if case.golden or case.against_baseline]
    if not compared:
        return None
    golden = any(case.golden for case in compared)
    beside = any(case.against_baseline for case in compared)

    def cells(case: BenchmarkCase) -> list[Cell]:
        to_golden = _errors(case.golden, _doubts(case, accuracy=True)) if golden else []
        return [_items(case), *to_golden, *(_errors(case.against_baseline, []) if beside else [])]

    columns = _error_columns("golden") * golden + _error_columns("TF Lite") * beside
    return Table(
        identity=f"{group.identity}-errors",
        caption=f"{group.name}: errors of single output elements, in the outputs' own unit",
        columns=[*_CASE_COLUMNS, _ITEMS, *columns],
        rows=_rows(layout, compared, cells),
    )


def _items(case: BenchmarkCase) -> Cell:
    return number(count(case.evaluated_items), case.evaluated_items)


_ITEMS: Final = Column("Items", note="of the test set, whose outputs were evaluated")


def _error_columns(reference: str) -> list[Column]:
    return [
        Column("Max error", f"to {reference}", note="largest absolute error of an element"),
        Column("Beyond", "elements", note="elements outside the tolerance"),
        Column("MSE", f"to {reference}", note="mean square error of all elements"),
    ]


def _errors(errors: ElementErrors | None, doubts: Sequence[Notice]) -> list[Cell]:
    if errors is None:
        return [missing() for _ in range(3)]
    beyond_tone: Tone = "plain" if errors.within else "bad"
    return [
        number(significant(errors.max_absolute), errors.max_absolute, notices=doubts),
        number(count(errors.beyond), errors.beyond, tone=beyond_tone),
        number(significant(errors.mean_square), errors.mean_square),
    ]


def _evaluation(case: BenchmarkCase, base: BenchmarkCase | None, key: str) -> Cell:
    own = _value(case, key)
    if own is None:
        return missing()
    scale = 100.0 if key.startswith("top_") else 1.0
    value = own.value * scale
    shown = decimal(value, 3) if _NAMES.get(key, ("", ""))[1] == "%" else significant(value, 4)
    other = _value(base, key) if base and base is not case else None
    if other is None:
        return number(shown, value)
    difference = (own.value - other.value) * scale
    same = 1.0 if scale == 100.0 else _SAME * abs(other.value)
    return number(
        shown,
        value,
        difference=_signed(difference, scale == 100.0),
        tone=_tone(difference, same, higher_is_better=own.higher_is_better),
    )


def _value(case: BenchmarkCase, key: str) -> Evaluation | None:
    return next((e for e in case.evaluations if e.key == key), None)


def _agreement(case: BenchmarkCase) -> Cell:
    agreed = case.top1_agreement
    return missing() if agreed is None else text(f"{count(agreed.same)} of {count(agreed.total)}")


def _signed(difference: float, points: bool) -> str:
    if difference == 0:
        return "="
    shown = decimal(abs(difference), 1) if points else significant(abs(difference), 2)
    return f"{'+' if difference > 0 else MINUS}{shown}"


def _tone(difference: float, same: float, *, higher_is_better: bool) -> Tone:
    if abs(difference) < same or difference == 0:
        return "muted"
    return "good" if (difference > 0) == higher_is_better else "bad"


# Compilation and memory --------------------------------------------------------------------------


def _compilation_table(
    layout: Layout, group: Group, cases: Sequence[BenchmarkCase]
) -> Table | None:
    compiled = [case for case in cases if case.compilation]
    if not compiled:
        return None
    phases = ("Without cache", "Save to cache", "Prepare from cache")
    columns = [column for phase in phases for column in (Column(phase, "ms"), Column("n"))]
    return Table(
        identity=f"{group.identity}-compilation",
        caption=f"{group.name}: compilation, with the difference to compiling without a cache",
        columns=[*_CASE_COLUMNS, *columns, Column("Cache", numeric=False)],
        rows=_rows(layout, compiled, _compilation_cells),
    )


def _compilation_cells(case: BenchmarkCase) -> list[Cell]:
    found = case.compilation
    assert found is not None
    plain = found.without_cache
    phases = (_phase(found.save_to_cache, plain), _phase(found.prepare_from_cache, plain))
    cache = text(size(found.cache_size_bytes)) if found.cache_size_bytes else missing()
    return [
        _time(plain.mean_ns),
        number(count(plain.count), plain.count),
        *(cell for phase in phases for cell in phase),
        cache,
    ]


def _phase(phase: Latency | None, plain: Latency) -> list[Cell]:
    if phase is None:
        return [missing("no cache"), missing()]
    change = phase.mean_ns / plain.mean_ns - 1 if plain.mean_ns else 0.0
    shown = f"{'+' if change > 0 else MINUS}{decimal(100 * abs(change), 0)} %"
    return [
        number(
            milliseconds(phase.mean_ns),
            phase.mean_ns / 1e6,
            difference=shown,
            tone=_tone(change, _SAME, higher_is_better=False),
        ),
        number(count(phase.count), phase.count),
    ]


def _memory_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table | None:
    watched = [case for case in cases if case.memory]
    if not watched:
        return None
    names = ("Before", "Prepared", "Peak", "After")
    return Table(
        identity=f"{group.identity}-memory",
        caption=f"{group.name}: resident memory of the benchmark's process",
        columns=[*_CASE_COLUMNS, *(Column(name, "MiB") for name in names)],
        rows=_rows(layout, watched, _memory_cells),
        folded=True,
    )


def _memory_cells(case: BenchmarkCase) -> list[Cell]:
    memory = case.memory
    assert memory is not None
    sizes = (memory.before_bytes, memory.prepared_bytes, memory.peak_bytes, memory.after_bytes)
    return [number(decimal(each / 2**20, 1), each) for each in sizes]
