"""The worst examples of every driver on every model: pictures with both lists of classes, heat
maps and sound, and the images that changed class.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from mlts.page.cards import Card, Left, cards
from mlts.page.layout import Layout
from mlts.page.margins import score
from mlts.results import Agreement, BackendRole, BenchmarkCase, Effect, Mismatch
from nntest.report.html.elements import Column, Row, Table, number, text
from nntest.report.html.numbers import count
from nntest.report.html.text import anchors
from nntest.report.signs import Sign

__all__ = ["Example", "anchors_of", "changed_share", "examples", "in_groups"]

MAX_ROWS: Final = 12
"""Images that changed class, of a model on a driver; results.json has more."""

_EFFECTS: Final = {
    Effect.LOST: Sign("✗", "lost: the baseline was right", "bad"),
    Effect.GAINED: Sign("✓", "gained: the baseline was wrong", "good"),
    Effect.NEITHER: Sign("○", "wrong either way", "muted"),
}


@dataclass(frozen=True, kw_only=True)
class Example:
    """Example of one model on one driver. ``remark`` stands beside its title."""

    identity: str
    title: str
    remark: str
    is_open: bool
    cards: Sequence[Card]
    changed: Table | None
    keys: str


def anchors_of(layout: Layout) -> Mapping[tuple[str, str], str]:
    """The id of each example on the page, by model and driver."""
    drivers = {b.name for b in layout.run.backends if b.role is BackendRole.DRIVER}
    shown = [case for case in layout.run.cases if case.backend in drivers and _has_any(case)]
    ids = anchors((f"{case.model}/{case.backend}" for case in shown), "example")
    return {(c.model, c.backend): ids[f"{c.model}/{c.backend}"] for c in shown}


def examples(layout: Layout) -> list[Example]:
    """Every driver's on every model that it has any of: most images of another class first."""
    ids = anchors_of(layout)
    left = Left()
    cases = sorted(in_groups(layout), key=changed_share, reverse=True)
    return [
        _example(case, ids[case.model, case.backend], left, layout)
        for case in cases
        if (case.model, case.backend) in ids
    ]


def in_groups(layout: Layout) -> list[BenchmarkCase]:
    """Every case in the order of the groups."""
    models = [model for group in layout.groups for model in group.models]
    return [case for model in models for case in layout.cases_of(model)]


def changed_share(case: BenchmarkCase) -> float:
    """The share of images that a backend gives another class; 0 where there are none."""
    agreement = case.top1_agreement
    return agreement.changed / agreement.total if agreement and agreement.total else 0.0


def _has_any(case: BenchmarkCase) -> bool:
    changed = case.top1_agreement.mismatches if case.top1_agreement else ()
    return bool(case.worst_images or case.worst_sequence or changed)


def _example(case: BenchmarkCase, identity: str, left: Left, layout: Layout) -> Example:
    agreement = case.top1_agreement
    changed = agreement.changed if agreement else 0
    return Example(
        identity=identity,
        title=f"{case.model} on {case.backend}",
        remark=_remark(case, changed),
        is_open=bool(changed) or case.outcome.is_bad,
        cards=list(cards(case, identity, left, layout.run.baseline_title)),
        changed=_changed(identity, agreement, layout.run.baseline_title)
        if agreement and agreement.mismatches
        else None,
        keys=layout.keys(case),
    )


def _remark(case: BenchmarkCase, changed: int) -> str:
    if changed:
        return f"{count(changed)} image{'s' * (changed > 1)} changed class"
    if case.worst_images:
        return "no image changed class; the one whose scores differ most"
    return "the sequence that differs most" if case.worst_sequence else ""


def _changed(identity: str, agreement: Agreement, baseline: str) -> Table:
    shown = agreement.mismatches[:MAX_ROWS]
    lost, gained = count(agreement.lost), count(agreement.gained)
    part = f"; the {len(shown)} with the largest margins" if agreement.changed > len(shown) else ""
    return Table(
        identity=f"{identity}-changed",
        caption=f"Images that changed class: {count(agreement.changed)} "
        f"({lost} lost, {gained} gained){part}",
        columns=[
            Column("Image", numeric=False),
            Column(f"{baseline}'s class", numeric=False),
            Column("Driver's class", numeric=False),
            Column("True class", numeric=False),
            Column("Margin", "steps" * agreement.in_steps, note=f"of {baseline}'s two best scores"),
            Column("Accuracy", numeric=False),
        ],
        rows=[_changed_row(each, agreement.in_steps) for each in shown],
    )


def _changed_row(of: Mismatch, in_steps: bool) -> Row:
    truth = "not known" if of.true_class is None else of.true_name or f"class {of.true_class}"
    effect = _EFFECTS[of.effect]
    return Row(
        [
            text(PurePosixPath(of.input).name or of.input),
            text(of.baseline_name or f"class {of.baseline_class}"),
            text(of.actual_name or f"class {of.actual_class}"),
            text(truth),
            number(score(of.margin, in_steps), of.margin),
            text(effect.word, sign=effect),
        ]
    )
