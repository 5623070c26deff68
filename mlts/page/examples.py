"""The worst examples of every driver on every model: pictures with both lists of classes, heat
maps and sound, and the images that changed class.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from mlts.page import pictures
from mlts.page.layout import Layout
from mlts.page.margins import margin, score
from mlts.results import Agreement, BackendRole, BenchmarkCase, Effect, Mismatch
from mlts.worst_examples import HeatMap, ImageExample, ScoredClass, SequenceExample
from nntest.report.html.elements import Cell, Column, Row, Table, number, text
from nntest.report.html.numbers import count, significant
from nntest.report.html.text import anchors
from nntest.report.signs import Sign

__all__ = [
    "MAX_PICTURES",
    "Card",
    "Example",
    "Picture",
    "Sound",
    "anchors_of",
    "changed_share",
    "examples",
    "in_groups",
]

MAX_PICTURES: Final = 40
"""Thumbnails and heat maps of a page: a quarter of a megabyte. Further examples have none, and no
second image.
"""

MAX_SOUNDS: Final = 4
"""Of a page: less than a megabyte. results.json has all."""

MAX_ROWS: Final = 12
"""Images that changed class, of a model on a driver; results.json has more."""

_RIGHT: Final = Sign("✓", "the true class", "good")

_EFFECTS: Final = {
    Effect.LOST: Sign("✗", "lost: TF Lite was right", "bad"),
    Effect.GAINED: Sign("✓", "gained: TF Lite was wrong", "good"),
    Effect.NEITHER: Sign("○", "wrong either way", "muted"),
}


class Left:
    """How much a page has room for, yet."""

    def __init__(self) -> None:
        self._pictures = MAX_PICTURES
        self._sounds = MAX_SOUNDS

    def picture(self) -> bool:
        """Whether there is room for one more, which is taken."""
        self._pictures -= 1
        return self._pictures >= 0

    def pair_of_sounds(self) -> bool:
        """As above, for two sounds."""
        self._sounds -= 2
        return self._sounds >= 0


@dataclass(frozen=True)
class Picture:
    """An image of a page: ``label`` stands over it, ``alternative`` in place of it."""

    label: str
    source: str
    alternative: str


@dataclass(frozen=True)
class Sound:
    label: str
    source: str


@dataclass(frozen=True, kw_only=True)
class Card:
    """An image with both lists of classes, or a sequence's maps and what is told of them."""

    caption: str
    pictures: Sequence[Picture]
    sounds: Sequence[Sound] = ()
    is_wide: bool = False
    table: Table


@dataclass(frozen=True, kw_only=True)
class Example:
    """What there is to see of one model on one driver. ``remark`` stands beside its title."""

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
        cards=list(_cards(case, identity, left)),
        changed=_changed(identity, agreement) if agreement and agreement.mismatches else None,
        keys=layout.keys(case),
    )


def _remark(case: BenchmarkCase, changed: int) -> str:
    if changed:
        return f"{count(changed)} image{'s' * (changed > 1)} changed class"
    if case.worst_images:
        return "no image changed class; the one whose scores differ most"
    return "the sequence that differs most" if case.worst_sequence else ""


def _cards(case: BenchmarkCase, identity: str, left: Left) -> Iterator[Card]:
    in_steps = bool(case.top1_agreement and case.top1_agreement.in_steps)
    for number_, image in enumerate(case.worst_images, start=1):
        has_room = left.picture()
        if has_room or number_ == 1:
            yield _image(image, f"{identity}-{number_}", in_steps, has_room)
    if case.worst_sequence:
        yield _sequence(case.worst_sequence, f"{identity}-sequence", case.backend, left)


# Images ------------------------------------------------------------------------------------------


def _image(of: ImageExample, identity: str, in_steps: bool, has_room: bool) -> Card:
    name = PurePosixPath(of.input).name
    truth = _called(of.true_class) if of.true_class else "not known"
    source = pictures.jpeg(of.jpeg) if has_room else ""
    shown = [Picture("", source, f"{name}, as the model is given it")] if source else []
    return Card(
        caption=f"{name}. True class: {truth}. TF Lite's margin: {margin(of.margin, in_steps)}; "
        f"largest difference of a score: {margin(of.largest_difference, in_steps)}.",
        pictures=shown,
        table=Table(
            identity=identity,
            caption=f"Most likely classes of {name}",
            columns=[
                Column("TF Lite", numeric=False),
                Column("Score", "steps" * in_steps),
                Column("Driver", numeric=False),
                Column("Score", "steps" * in_steps),
            ],
            rows=[
                Row(
                    [
                        *_scored(one, of.true_class, in_steps),
                        *_scored(other, of.true_class, in_steps),
                    ]
                )
                for one, other in zip(of.baseline, of.actual, strict=False)
            ],
            sortable=False,
        ),
    )


def _scored(of: ScoredClass, truth: ScoredClass | None, in_steps: bool) -> list[Cell]:
    is_true = truth is not None and truth.number == of.number
    return [
        text(_called(of), sign=_RIGHT if is_true else None),
        number(score(of.score, in_steps), of.score),
    ]


def _called(of: ScoredClass) -> str:
    return of.name or f"class {of.number}"


def _changed(identity: str, agreement: Agreement) -> Table:
    shown = agreement.mismatches[:MAX_ROWS]
    lost, gained = count(agreement.lost), count(agreement.gained)
    part = f"; the {len(shown)} with the largest margins" if agreement.changed > len(shown) else ""
    return Table(
        identity=f"{identity}-changed",
        caption=f"Images that changed class: {count(agreement.changed)} "
        f"({lost} lost, {gained} gained){part}",
        columns=[
            Column("Image", numeric=False),
            Column("TF Lite's class", numeric=False),
            Column("Driver's class", numeric=False),
            Column("True class", numeric=False),
            Column("Margin", "steps" * agreement.in_steps, note="of TF Lite's two best scores"),
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


# Sequences ---------------------------------------------------------------------------------------


def _sequence(of: SequenceExample, identity: str, driver: str, left: Left) -> Card:
    name = PurePosixPath(of.input).name
    rows = "parameter of the vocoder" if of.of_vocoder else "element of the output"
    scale = " Each row has its own scale." if of.of_vocoder else ""
    maps = (("TF Lite", of.baseline), (driver, of.actual), ("Difference", of.difference))
    return Card(
        caption=f"{name}: a column is a step of time, a row a {rows}.{scale} Dark is low, bright "
        "is high; of the difference, dark is none.",
        pictures=[
            Picture(label, pictures.heat_map(of_map), f"Heat map of {name}: {label}")
            for label, of_map in maps
            if left.picture()
        ],
        sounds=_sounds(of, driver, left),
        is_wide=True,
        table=_numbers(of, identity, name),
    )


def _sounds(of: SequenceExample, driver: str, left: Left) -> list[Sound]:
    if not (of.baseline_sound and of.actual_sound and left.pair_of_sounds()):
        return []
    pairs = (("TF Lite", of.baseline_sound), (driver, of.actual_sound))
    return [Sound(label, pictures.wav(data)) for label, data in pairs]


def _numbers(of: SequenceExample, identity: str, name: str) -> Table:
    unit = ", in a parameter's range" if of.of_vocoder else ""
    told = [
        ("Inferences", count(of.inferences)),
        ("Elements of an output", count(of.elements)),
        ("Root mean square difference of the output", significant(of.root_mean_square)),
        (f"Scale of the values{unit}", _range(of.baseline)),
        (f"Scale of the difference{unit}", _range(of.difference)),
    ]
    if of.changed_steps is not None:
        told.insert(2, ("Steps with another phone", count(of.changed_steps)))
    return Table(
        identity=identity,
        caption=f"Numbers of {name}",
        columns=[Column("Of this sequence", numeric=False), Column("", numeric=False)],
        rows=[Row([text(what), text(value)]) for what, value in told],
        sortable=False,
    )


def _range(of: HeatMap) -> str:
    return f"{significant(of.low)} to {significant(of.high)}"
