"""Android's published top 1 beside the measured one, and why they differ, where it is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mlts.page.examples import in_groups
from mlts.page.layout import Layout
from mlts.published import IMAGES, Published, published, sampling_error
from mlts.results import BenchmarkCase, ModelInfo
from nntest.report.html.elements import Column, Row, Table, number, text
from nntest.report.html.numbers import MINUS, count, decimal

__all__ = ["SAME_POINTS", "published_table", "reason"]

SAME_POINTS: Final = 1.0
"""Percentage points within which a measured top 1 agrees with the published one."""


def published_table(layout: Layout) -> Table | None:
    """A row for each backend on each of Android's models; None without any."""
    rows = list(_rows(layout))
    if not rows:
        return None
    return Table(
        identity="published",
        caption="Top 1 of Android's models, as published and as measured here",
        columns=[
            Column("Model", numeric=False),
            Column("Backend", numeric=False),
            Column("Known by", numeric=False, note="what tells that the model is Android's"),
            Column("Images", f"of {count(IMAGES)}"),
            Column("Published", "%"),
            Column("Measured", "%"),
            Column("Difference", "points"),
            Column("Why", numeric=False),
        ],
        rows=rows,
    )


def reason(found: float, figure: float, images: int, items: int, baseline: float | None) -> str:
    """Explain why a backend's top 1 differs from the published one by more than a point, as far as
    there is evidence; empty where it does not.

    :param images: measured; ``items`` are those of the whole data set
    :param baseline: TF Lite's top 1 on the same images; None for TF Lite itself, or not known
    """
    difference = 100 * (found - figure)
    if round(abs(difference), 6) <= SAME_POINTS:
        return ""
    parts = list(_of_images(difference, figure, images, items))
    if baseline is not None:
        own = 100 * (found - baseline)
        parts.append(
            "TF Lite's is the same on these images"
            if own == 0
            else f"{_signed(own)} points of it are the driver's: TF Lite has "
            f"{decimal(100 * baseline, 2)} % on these images"
        )
    return "; ".join(parts) + "."


def _of_images(difference: float, figure: float, images: int, items: int) -> Iterator[str]:
    if items > IMAGES:
        yield f"not Android's images: there are {count(items)}"
    elif images == IMAGES:
        yield "not explained: as many images as Android's"
    else:
        error = 100 * sampling_error(figure, images)
        within = "within" if abs(difference) <= error else "more than"
        yield (
            f"{count(images)} of {count(IMAGES)} images: {within} the "
            f"±{decimal(error, 1)} points that a random part of so many may differ by (95 %)"
        )


def _rows(layout: Layout) -> Iterator[Row]:
    models = {model.name: model for model in layout.run.models}
    for case in in_groups(layout):
        model = models[case.model]
        figure, found = published(model.file, model.sha256), _top_1(case)
        if figure is not None and found is not None:
            yield _row(layout, case, model, figure, found)


def _row(
    layout: Layout, case: BenchmarkCase, model: ModelInfo, figure: Published, found: float
) -> Row:
    baseline = _top_1(_baseline_on_the_same_images(layout, case))
    difference = 100 * (found - figure.top_1)
    why = reason(found, figure.top_1, case.evaluated_items, model.items, baseline)
    return Row(
        [
            text(case.model),
            text(case.backend),
            text(str(figure.identified)),
            number(count(case.evaluated_items), case.evaluated_items),
            number(decimal(100 * figure.top_1, 2), 100 * figure.top_1),
            number(decimal(100 * found, 2), 100 * found),
            number(_signed(difference), difference),
            text(why),
        ],
        layout.keys(case),
        layout.style(case),
    )


def _baseline_on_the_same_images(layout: Layout, case: BenchmarkCase) -> BenchmarkCase | None:
    """TF Lite's case; None for itself, and where it came less far in the time that it had."""
    base = layout.baseline(case)
    if base is None or base is case or base.evaluated_items != case.evaluated_items:
        return None
    return base


def _top_1(case: BenchmarkCase | None) -> float | None:
    found = case.evaluations if case else ()
    return next((value.value for value in found if value.key == "top_1"), None)


def _signed(points: float) -> str:
    shown = decimal(abs(points), 1)
    return f"{'+' if points > 0 else MINUS}{shown}" if float(shown) else shown
