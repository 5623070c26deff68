"""DETECTION_POSTPROCESSING."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from corpus.families._files import Files
from corpus.families._typed import real_integers
from corpus.language import Argument, SpecFile, constant, given, result
from corpus.numbers import Numbers
from corpus.types import I32

_ROOM = "TF Lite leaves the places of what it does not find as they were"


class _Row(NamedTuple):
    name: str
    regular: bool
    most: int
    classes_of_one: int = 1
    of_a_class: int = 6
    least_score: float = 0.1
    overlap: float = 0.5
    background: bool = False
    width: int = 4
    leaves_room: bool = False
    """Fewer are found by the fast algorithm than there is room for."""


_ROWS = [
    _Row("fast", False, 4),
    _Row("fast_with_background", False, 4, background=True),
    _Row("fast_two_classes", False, 3, 2),
    _Row("fast_strict", False, 6, overlap=0.05, leaves_room=True),
    _Row("fast_high_threshold", False, 5, least_score=0.7, leaves_room=True),
    _Row("fast_limited", False, 2),
    _Row("regular", True, 8),
    _Row("regular_with_background", True, 8, background=True),
    _Row("regular_limited", True, 3),
    _Row("regular_limited_by_class", True, 10, of_a_class=2),
    _Row("regular_strict", True, 12, overlap=0.05),
    _Row("regular_high_threshold", True, 6, least_score=0.8),
    _Row("longer_encoding", True, 8, width=7),
    _Row("fast_longer_encoding", False, 4, width=5),
]

FILES: Final = Files()


@FILES(
    "detection_postprocessing",
    "DETECTION_POSTPROCESSING: both algorithms, limits, background, scales.",
)
def _rows(file: SpecFile) -> None:
    for number, row in enumerate(_ROWS):
        _add(file, row, number, 1)
        _add(file, row._replace(name=f"{row.name}_of_two_images"), number, 2)


def _add(file: SpecFile, row: _Row, number: int, images: int) -> None:
    apart: dict[str, Any] = {"tflite": False, "why": _ROOM} if row.leaves_room else {}
    numbers = Numbers(f"postprocessing {row}")
    anchors = [
        [1, 1, 2, 3],
        [1.25, 1, 2, 3],
        [1, 2, 3, 2],
        [5, 6, 2, 2],
        [5, 7, 2, 3],
        [9, 3, 1, 2],
    ]
    scores = numbers.distinct(images, 6, 4, low=20, high=980) / 1000
    deltas = numbers.reals(images, 6, row.width, low=-2, high=2, digits=2)
    inputs: list[Argument] = [
        given("scores", scores),
        given("deltas", deltas),
        constant("anchors", np.array(anchors)),
        *(10.0, 8.0, 5.0, 4.0, row.regular, row.most, row.classes_of_one, row.of_a_class),
        *(row.least_score, row.overlap, row.background),
    ]
    # Whether a box with two classes counts twice the HAL does not say.
    count = result("count", I32, ignored=row.classes_of_one > 1)
    outputs = [result("scores_out"), result("boxes"), result("classes", I32), count]
    file.add(
        row.name,
        "DETECTION_POSTPROCESSING",
        inputs,
        outputs,
        tests="Boxes as center and size, y before x; class 0 is never detected.",
        lifetimes=number in (0, 6),
        float16=number % 3 == 0,
        relaxed=number == 0,
        **apart,
    )
    if number in (0, 1, 6, 7):
        steps = real_integers("DETECTION_POSTPROCESSING", inputs, outputs)
        tests = "Classes and counts are shown as real numbers, where every step counts."
        file.add(f"real_{row.name}", steps, tests=tests)
