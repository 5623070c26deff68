"""Worst examples of a driver on a model, as they stand in the results: where its outputs are
furthest from TF Lite's, in a form that a person sees or hears.

Everything is bounded: a few small pictures, heat maps of a few thousand cells, seconds of sound.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from nntest.result_types import Multiple, Natural

__all__ = [
    "MAX_COLUMNS",
    "MAX_IMAGES",
    "MAX_JPEG_BYTES",
    "MAX_NAME",
    "MAX_ROWS",
    "MAX_SOUND_BYTES",
    "TOP",
    "ClassName",
    "HeatMap",
    "ImageExample",
    "ScoredClass",
    "SequenceExample",
]

TOP: Final = 5
"""Classes of an image that are listed, of either side."""

MAX_IMAGES: Final = 3
"""Images that are shown of a model on a driver."""

MAX_JPEG_BYTES: Final = 6_000
"""Maximum size of a picture: 39 models with three of them stay below a megabyte."""

MAX_ROWS: Final = 64
MAX_COLUMNS: Final = 240
"""Maximum number of columns of a heat map; larger ones are pooled."""

MAX_SOUND_BYTES: Final = 200_000
"""Maximum size of a sound: four seconds."""

MAX_NAME: Final = 100
"""Characters of the name of a class."""

ClassName: TypeAlias = Annotated[str, Meta(max_length=MAX_NAME)]
Sound: TypeAlias = Annotated[bytes, Meta(max_length=MAX_SOUND_BYTES)]


class _Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the result."""


class ScoredClass(_Part, frozen=True, kw_only=True):
    """A class and its score, in the output's unit; quantization steps for quantized outputs."""

    number: Natural
    name: ClassName = ""
    score: float = 0.0


class ImageExample(_Part, frozen=True, kw_only=True):
    """An image with the most likely classes of TF Lite and of the driver, best first.

    ``margin`` is the difference between TF Lite's two best scores. ``jpeg`` is the part of the
    image that the model is given, small; empty where the file could not be read any more.
    """

    input: str
    sequence: Natural
    true_class: ScoredClass | None = None
    baseline: Annotated[tuple[ScoredClass, ...], Meta(min_length=1, max_length=TOP)]
    actual: Annotated[tuple[ScoredClass, ...], Meta(min_length=1, max_length=TOP)]
    margin: Multiple = 0.0
    largest_difference: Multiple = 0.0
    jpeg: Annotated[bytes, Meta(max_length=MAX_JPEG_BYTES)] = b""


class HeatMap(_Part, frozen=True, kw_only=True):
    """Values as levels: a byte a cell, row by row; 0 is ``low`` or less, 255 ``high`` or more.

    A column is a step of time, a row an element.
    """

    rows: Annotated[int, Meta(ge=1, le=MAX_ROWS)]
    columns: Annotated[int, Meta(ge=1, le=MAX_COLUMNS)]
    low: float
    high: float
    levels: Annotated[bytes, Meta(max_length=MAX_ROWS * MAX_COLUMNS)]

    @property
    def is_whole(self) -> bool:
        """Whether there is a level for each cell."""
        return len(self.levels) == self.rows * self.columns


class SequenceExample(_Part, frozen=True, kw_only=True):
    """The sequence whose output 0 is furthest from TF Lite's by root mean square.

    ``changed_steps`` counts the inferences whose largest element is another one than TF Lite's;
    None where the largest element means nothing. ``of_vocoder``: rows are a vocoder's parameters,
    each as a share of its range in TF Lite's output of this sequence; otherwise elements of the
    output in its own unit. Sounds are WAV files, empty unless they were asked for, and where the
    map of differences is empty.
    """

    input: str
    sequence: Natural
    inferences: Natural
    elements: Natural
    root_mean_square: Multiple
    changed_steps: Natural | None = None
    of_vocoder: bool = False
    baseline: HeatMap
    actual: HeatMap
    difference: HeatMap
    baseline_sound: Sound = b""
    actual_sound: Sound = b""
