"""The accuracy of a group as tables: the evaluators' values, and the errors of single elements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mlts.page.case_rows import CASE_COLUMNS, SAME, doubts_of, rows_of, tone_of
from mlts.page.layout import Group, Layout
from mlts.results import BenchmarkCase, ElementErrors, Evaluation
from mlts.statistics import LimitedShare
from nntest.report.html.elements import Cell, Column, Notice, Table, missing, number
from nntest.report.html.numbers import MINUS, count, decimal, significant
from nntest.report.signs import Tone

__all__ = ["accuracy_table", "errors_table", "evaluation_cell", "short_name"]

_ROUNDING: Final = 1e-6
"""Difference of an evaluator's value that roundings of floats make."""

_SHORT: Final = {
    "top_1": "% top 1",
    "max_mel_cep_distortion": "mel-cep",
    "max_log_f0_error": "log F0",
    "max_phone_error_rate": "% phones",
}

_NAMES: Final = {
    **{f"top_{k}": (f"Top {k}", "%") for k in range(1, 6)},
    "max_mel_cep_distortion": ("Max mel-cep distortion", ""),
    "max_log_f0_error": ("Max log F0 error", ""),
    "max_phone_error_rate": ("Max phone error rate", "%"),
}


def short_name(key: str) -> str:
    """Return the unit and the name of an evaluator's value, for where there is no heading."""
    return _SHORT.get(key, key)


def accuracy_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table | None:
    judged = [case for case in cases if case.evaluations]
    if not judged:
        return None
    keys = list(dict.fromkeys(e.key for case in judged for e in case.evaluations))

    def cells(case: BenchmarkCase) -> list[Cell]:
        base = layout.baseline(case)
        values = [evaluation_cell(case, base, key) for key in keys]
        return [_items(case), *values]

    return Table(
        identity=f"{group.identity}-accuracy",
        caption=f"{group.name}: accuracy, with the difference to {layout.run.baseline_title}",
        columns=[
            *CASE_COLUMNS,
            _ITEMS,
            *(Column(*_NAMES.get(key, (key, ""))) for key in keys),
        ],
        rows=rows_of(layout, judged, cells),
    )


def errors_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table | None:
    compared = [case for case in cases if case.golden or case.against_baseline]
    if not compared:
        return None
    golden = any(case.golden for case in compared)
    beside = any(case.against_baseline for case in compared)

    def cells(case: BenchmarkCase) -> list[Cell]:
        to_golden = _errors(case.golden, doubts_of(case, accuracy=True)) if golden else []
        return [_items(case), *to_golden, *(_errors(case.against_baseline, []) if beside else [])]

    columns = _error_columns("golden") * golden + _error_columns(layout.run.baseline_title) * beside
    return Table(
        identity=f"{group.identity}-errors",
        caption=f"{group.name}: errors of single output elements, in the outputs' own unit",
        columns=[*CASE_COLUMNS, _ITEMS, *columns],
        rows=rows_of(layout, compared, cells),
    )


def _items(case: BenchmarkCase) -> Cell:
    return number(count(case.evaluated_items), case.evaluated_items)


_ITEMS: Final = Column("Items", note="of the test set, whose outputs were evaluated")


def _error_columns(reference: str) -> list[Column]:
    return [
        Column("Max error", f"to {reference}", note="largest absolute error of an element"),
        Column(
            "Beyond",
            "elements",
            note="elements outside the tolerance; of quantized outputs, by more than a step, which "
            "is no fault where such differences scatter as roundings do",
        ),
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


def evaluation_cell(
    case: BenchmarkCase, base: BenchmarkCase | None, key: str, places: int = 3
) -> Cell:
    """Return an evaluator's value, a share with ``places``, and its difference to ``base``."""
    own = _value(case, key)
    if own is None:
        return missing()
    scale = 100.0 if key.startswith("top_") else 1.0
    value = own.value * scale
    shown = decimal(value, places) if _NAMES.get(key, ("", ""))[1] == "%" else significant(value, 4)
    other = _value(base, key) if base and base is not case else None
    if other is None:
        return replace(number(shown, value), note=_interval(case, own))
    difference = (own.value - other.value) * scale
    same = 1.0 if scale == 100.0 else max(SAME * abs(other.value), _ROUNDING)
    cell = number(
        shown,
        value,
        difference=_signed(difference, scale == 100.0),
        tone=tone_of(difference, same, higher_is_better=own.higher_is_better),
    )
    return replace(cell, note=_interval(case, own))


def _interval(case: BenchmarkCase, share: Evaluation) -> str:
    """Describe how well a share of a part of the data set is known; "" for all of it."""
    total, whole = case.evaluated_items, case.test_set_size
    if not share.key.startswith("top_") or total >= whole:
        return ""
    low, high = LimitedShare(round(share.value * total), total, 0.0, whole).interval
    return f"95 % interval {low:.1%} to {high:.1%}, over {count(total)} of {count(whole)} inputs"


def _value(case: BenchmarkCase, key: str) -> Evaluation | None:
    return next((e for e in case.evaluations if e.key == key), None)


def _signed(difference: float, points: bool) -> str:
    if difference == 0:
        return "="
    shown = decimal(abs(difference), 1) if points else significant(abs(difference), 2)
    return f"{'+' if difference > 0 else MINUS}{shown}"
