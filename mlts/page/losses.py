"""Losses of accuracy in one table: on how many images a driver names another class than the
baseline.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Final

from mlts.page.examples import anchors_of, changed_share, in_groups
from mlts.page.layout import Layout
from mlts.page.margins import margin
from mlts.results import Agreement, BackendRole, BenchmarkCase
from nntest.report.html.elements import (
    Cell,
    Column,
    Notice,
    Row,
    Table,
    missing,
    number,
    text,
)
from nntest.report.html.numbers import count
from nntest.report.signs import Sign

__all__ = ["loss_notices", "loss_table"]

_CHANGED: Final = Sign("✗", "classes changed", "bad")
_SAME: Final = Sign("✓", "every class is the baseline's", "good")
_OTHER_KERNELS: Final = Sign("○", "TF Lite's other kernels", "muted")


def loss_table(layout: Layout) -> Table | None:
    """A row for each driver on each model that was compared with the baseline; None without any.

    Any image of another class makes a driver's row red, and so does a step of speech with another
    phone: a driver that computes as the baseline does changes none.
    """
    rows, title = [_row(layout, case) for case in _compared(layout)], layout.run.baseline_title
    if not rows:
        return None
    return Table(
        identity="losses",
        caption=f"Classes compared with those of {layout.run.baseline_kernels}",
        columns=[
            Column("Model", numeric=False),
            Column("Backend", numeric=False),
            Column("Same top 1", f"as {title}", numeric=False),
            Column("Changed", "images"),
            Column("Lost", "images", note=f"{title} was right, and the driver is not"),
            Column("Gained", "images", note=f"the driver is right, and {title} was not"),
            Column("Widest margin", numeric=False, note=f"of {title}'s two best scores, changed"),
            Column("Worst example", numeric=False),
        ],
        rows=rows,
    )


def loss_notices(layout: Layout) -> Iterator[Notice]:
    """A sentence on the drivers that change classes, for the head of the page."""
    parts = []
    for backend in layout.run.drivers():
        found = [c.top1_agreement for c in layout.run.cases if c.backend == backend.name]
        compared = [agreement for agreement in found if agreement]
        changed = sum(agreement.changed for agreement in compared)
        if changed:
            images = sum(agreement.total for agreement in compared)
            parts.append(f"{backend.name} {count(changed)} of {count(images)}")
    if parts:
        title = layout.run.baseline_title
        yield Notice(f"Images of another class than {title}'s: {', '.join(parts)}.")


def _compared(layout: Layout) -> list[BenchmarkCase]:
    """Drivers that change most first; the rest in the order of the groups."""
    drivers = {backend.name for backend in layout.run.drivers()}
    found = [case for case in in_groups(layout) if case.top1_agreement or case.worst_sequence]
    return sorted(found, key=lambda case: -changed_share(case) * (case.backend in drivers))


def _row(layout: Layout, case: BenchmarkCase) -> Row:
    agreement = case.top1_agreement
    roles = {backend.name: backend.role for backend in layout.run.backends}
    is_driver = roles.get(case.backend) is BackendRole.DRIVER
    is_red = is_driver and (case.outcome.is_bad or _changes_classes(case))
    identity = anchors_of(layout).get((case.model, case.backend), "")
    cells = [
        text(case.model, href=layout.anchors.get(case.model, "")),
        text(case.backend),
        *(_counts(agreement, identity, is_driver) if agreement else [missing() for _ in range(5)]),
        _example(case, identity),
    ]
    return Row(cells, layout.keys(case), layout.style(case), "bad" if is_red else "plain")


def _changes_classes(case: BenchmarkCase) -> bool:
    agreement, sequence = case.top1_agreement, case.worst_sequence
    return bool((agreement and agreement.changed) or (sequence and sequence.changed_steps))


def _counts(agreement: Agreement, identity: str, is_driver: bool) -> list[Cell]:
    changed = agreement.changed
    sign = (_CHANGED if changed else _SAME) if is_driver else _OTHER_KERNELS
    widest = agreement.mismatches[0].margin if agreement.mismatches else None
    listed = f"{identity}-changed" if identity and agreement.mismatches else ""
    return [
        text(f"{count(agreement.same)} of {count(agreement.total)}", sign=sign),
        number(
            count(changed), changed, tone="bad" if changed and is_driver else "plain", href=listed
        ),
        number(count(agreement.lost), agreement.lost),
        number(count(agreement.gained), agreement.gained),
        missing() if widest is None else text(margin(widest, agreement.in_steps)),
    ]


def _example(case: BenchmarkCase, identity: str) -> Cell:
    if not identity:
        return missing()
    sequence = case.worst_sequence
    if sequence is None:
        shown = case.worst_images[0].input if case.worst_images else "images"
        return text(PurePosixPath(shown).name, href=identity)
    changed = sequence.changed_steps
    steps = f": {count(changed)} of {count(sequence.inferences)} steps" if changed else ""
    sign = _CHANGED if changed else None
    return text(f"{PurePosixPath(sequence.input).name}{steps}", href=identity, sign=sign)
