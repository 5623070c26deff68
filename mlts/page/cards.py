"""Cards of examples: an image with both lists of classes, a sequence with its maps and sounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from mlts.page import pictures
from mlts.page.margins import margin, score
from mlts.results import BenchmarkCase
from mlts.worst_examples import HeatMap, ImageExample, ScoredClass, SequenceExample
from nntest.report.html.elements import Cell, Column, Row, Table, number, text
from nntest.report.html.numbers import count, significant
from nntest.report.signs import Sign

__all__ = ["MAX_PICTURES", "MAX_SOUNDS", "Card", "Left", "Picture", "Sound", "cards"]

MAX_PICTURES: Final = 40
"""Thumbnails and heat maps of a page: a quarter of a megabyte. Further examples have none, and no
second image.
"""

MAX_SOUNDS: Final = 4
"""Maximum number of sounds on a page: less than a megabyte. results.json has all."""

_RIGHT: Final = Sign("✓", "the true class", "good")


class Left:
    """Room left on a page."""

    def __init__(self) -> None:
        self._pictures = MAX_PICTURES
        self._sounds = MAX_SOUNDS

    def picture(self) -> bool:
        """Whether there is room for one more, which is taken."""
        self._pictures -= 1
        return self._pictures >= 0

    def pair_of_sounds(self) -> bool:
        """Return a pair of sounds, built like the pair of pictures above."""
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
    """An image with both lists of classes, or a sequence's maps and what is said of them."""

    caption: str
    pictures: Sequence[Picture]
    sounds: Sequence[Sound] = ()
    is_wide: bool = False
    table: Table


def cards(case: BenchmarkCase, identity: str, left: Left, baseline: str) -> Iterator[Card]:
    """The examples of a case; ``baseline`` is what reports call what it is compared with."""
    in_steps = bool(case.top1_agreement and case.top1_agreement.in_steps)
    for number_, image in enumerate(case.worst_images, start=1):
        has_room = left.picture()
        if has_room or number_ == 1:
            yield _image(image, f"{identity}-{number_}", in_steps, has_room, baseline)
    if case.worst_sequence:
        names = (baseline, case.backend)
        yield _sequence(case.worst_sequence, f"{identity}-sequence", names, left)


def _image(of: ImageExample, identity: str, in_steps: bool, has_room: bool, baseline: str) -> Card:
    name = PurePosixPath(of.input).name
    truth = _called(of.true_class) if of.true_class else "not known"
    source = pictures.jpeg(of.jpeg) if has_room else ""
    shown = [Picture("", source, f"{name}, as the model is given it")] if source else []
    return Card(
        caption=f"{name}. True class: {truth}. {baseline}'s margin: {margin(of.margin, in_steps)}; "
        f"largest difference of a score: {margin(of.largest_difference, in_steps)}.",
        pictures=shown,
        table=Table(
            identity=identity,
            caption=f"Most likely classes of {name}",
            columns=[
                Column(baseline, numeric=False),
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


def _sequence(of: SequenceExample, identity: str, names: tuple[str, str], left: Left) -> Card:
    """``names`` are those of the baseline and the driver."""
    name = PurePosixPath(of.input).name
    rows = "parameter of the vocoder" if of.of_vocoder else "element of the output"
    scale = " Each row has its own scale." if of.of_vocoder else ""
    maps = zip((*names, "Difference"), (of.baseline, of.actual, of.difference), strict=True)
    return Card(
        caption=f"{name}: a column is a step of time, a row a {rows}.{scale} Dark is low, bright "
        "is high; of the difference, dark is none.",
        pictures=[
            Picture(label, pictures.heat_map(of_map), f"Heat map of {name}: {label}")
            for label, of_map in maps
            if left.picture()
        ],
        sounds=_sounds(of, names, left),
        is_wide=True,
        table=_numbers(of, identity, name),
    )


def _sounds(of: SequenceExample, names: tuple[str, str], left: Left) -> list[Sound]:
    if not (of.baseline_sound and of.actual_sound and left.pair_of_sounds()):
        return []
    pairs = zip(names, (of.baseline_sound, of.actual_sound), strict=True)
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
