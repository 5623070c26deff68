"""Comparison page of ``mlts compare``: what changed between two runs."""

from __future__ import annotations

from typing import Final

from mlts.compare import Change, Comparison, Weight
from nntest.report.html.comparison import comparison_page, table_of
from nntest.report.html.elements import Row, Total, text
from nntest.report.html.numbers import count
from nntest.report.signs import Sign

__all__ = ["page"]

_SIGNS: Final = {
    Weight.WORSE: Sign("✗", "worse", "bad"),
    Weight.BETTER: Sign("✓", "better", "good"),
    Weight.UNKNOWN: Sign("○", "perhaps noise", "warn"),
    Weight.NOISE: Sign("≈", "within noise", "muted"),
}

_COLUMNS: Final = ("Case", "Measure", "Before", "After", "By", "Change")

_FOOTER: Final = """Latency is compared by its ratio to TF Lite in the same run. Beyond noise: a
change larger than both 95 % intervals allow. Accuracy on the same inputs has no noise."""


def page(found: Comparison) -> str:
    """``found`` as one self-contained HTML document."""
    counts = [f"{count(len(found.of(w)))} {_SIGNS[w].word}" for w in Weight if found.of(w)]
    changes = f" Changes: {', '.join(counts)}." if counts else ""
    return comparison_page(
        found,
        "mlts",
        headlines=("Worse", "Nothing became worse"),
        why=f"{count(found.compared)} cases are in both runs.{changes} {found.reach}",
        totals=[Total(sign, len(found.of(weight))) for weight, sign in _SIGNS.items()],
        unit="changes",
        hint="model, measure, slower …",
        tables=[
            table_of(
                "mlts",
                weight.value,
                sign.word.capitalize(),
                _COLUMNS,
                [_row(change, sign) for change in found.of(weight)],
            )
            for weight, sign in _SIGNS.items()
        ],
        unchanged="No number differs.",
        footer=_FOOTER,
    )


def _row(change: Change, sign: Sign) -> Row:
    return Row(
        [
            text(change.case, code=True),
            text(change.measure),
            text(change.before),
            text(change.after),
            text(change.by),
            text(str(change.verdict), sign=sign),
        ],
        keys=f"{change.case} {change.measure} {change.verdict}",
    )
