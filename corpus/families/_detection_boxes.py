"""AXIS_ALIGNED_BBOX_TRANSFORM, BOX_WITH_NMS_LIMIT and GENERATE_PROPOSALS."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from corpus.calls.detection import box_type, boxes_of
from corpus.calls.zero_sized import CLASSES, NoRegions, no_regions
from corpus.families._files import Files
from corpus.families._typed import kind_of, real_integers
from corpus.language import Argument, Operand, SpecFile, Step, call, given, internal, result, scalar
from corpus.numbers import Numbers
from corpus.types import F32, I32, Type, q16s, u8

_CODES = u8(0.125, 0)
_HARD, _LINEAR, _GAUSSIAN = 0, 1, 2
_REAL = "Classes and batch indices are shown as real numbers, where every step counts."

# Corners of six boxes of one class: some overlap much, some a little, one not at all.
_LAID_OUT = [
    [10, 10, 20, 22],
    [11, 10, 21, 22],
    [12, 12, 22, 25],
    [15, 14, 26, 24],
    [40, 5, 50, 12],
    [41, 8, 52, 13],
]

# Name; score threshold, most detections, kernel, IoU threshold, sigma, threshold after fading.
_SUPPRESSIONS: list[tuple[str, tuple[float, int, int, float, float, float]]] = [
    ("hard", (0.1, -1, _HARD, 0.4, 1.0, 0.2)),
    ("hard_strict", (0.1, -1, _HARD, 0.15, 1.0, 0.2)),
    ("hard_loose", (0.1, -1, _HARD, 0.85, 1.0, 0.2)),
    ("linear", (0.1, -1, _LINEAR, 0.3, 1.0, 0.15)),
    ("linear_low_threshold", (0.1, -1, _LINEAR, 0.05, 1.0, 0.02)),
    ("gaussian", (0.1, -1, _GAUSSIAN, 0.4, 0.5, 0.15)),
    ("gaussian_wide", (0.1, -1, _GAUSSIAN, 0.4, 2.0, 0.3)),
    ("limited", (0.1, 4, _HARD, 0.5, 1.0, 0.2)),
    ("limited_to_one", (0.1, 1, _LINEAR, 0.5, 1.0, 0.2)),
    ("limited_to_none", (0.1, 0, _HARD, 0.5, 1.0, 0.2)),
    ("high_threshold", (0.6, -1, _HARD, 0.5, 1.0, 0.3)),
    ("nothing_kept", (0.99, -1, _HARD, 0.5, 1.0, 0.3)),
]

FILES: Final = Files()


@FILES.each(["AXIS_ALIGNED_BBOX_TRANSFORM"], "{}: corrections, classes, borders, types.")
def _transform(file: SpecFile, operation: str) -> None:
    boxes = [[10, 20, 30, 26], [2, 4, 12, 34], [1, 1, 3, 5], [20, 30, 40, 47]]
    rows: list[tuple[str, list[int], int, float, list[list[int]]]] = [
        ("one_class", [0, 0, 0, 0], 1, 0.4, [[64, 48]]),
        ("three_classes", [0, 0, 1, 1], 3, 0.4, [[64, 48], [50, 60]]),
        ("cut_at_borders", [1, 0, 0, 1], 2, 1.2, [[32, 44], [40, 24]]),
        ("images_unordered", [2, 0, 1, 0], 1, 0.7, [[64, 64], [32, 24], [24, 40]]),
    ]
    for number, (name, owners, classes, most, images) in enumerate(rows):
        for type in (F32, u8(0.0125, (128, 100, 200, 60)[number])):
            numbers = Numbers(f"transform {name}")
            deltas = numbers.reals(4, 4 * classes, low=-most, high=most)
            if type.is_quant8:
                deltas = np.clip(np.round(deltas / type.scale) + type.zero_point, 0, 255)
            step = call(
                operation,
                boxes_of("boxes", boxes, type),
                given("deltas", deltas, type),
                given("owners", owners, I32),
                boxes_of("images", images, type),
                type=box_type(type),
            )
            kind = kind_of(type, relaxed=number == 0, float16=number == 3)
            file.add(
                f"{name}{kind.suffix}",
                step,
                tests="Boxes move by fractions of their size; images give height before width.",
                lifetimes=number == 1,
                **kind.variations,
            )
    _add_no_boxes(file)
    small = np.array([[300, 300, 302, 302], [1, 2, 3, 4], [10, 10, 40, 60], [500, 500, 501, 500.5]])
    far = np.array([[0, 0, 5, 5], [0.5, -0.5, 4.75, 0.125], [0, 0, -6, -7], [0.125, 0, 6.5, -3]])
    rest = given("owners", [0, 0, 0, 0], I32), given("images", [[2000, 2400]])
    step = call(operation, given("boxes", small), given("deltas", far), *rest)
    file.add("grown", step, tests="Boxes grow or shrink more than a hundredfold.")


def _add_no_boxes(file: SpecFile) -> None:
    for type in (F32, _CODES):
        none = no_regions(type)
        out = result("transformed", none.boxes.type, (0, 4 * CLASSES))
        _add_none(file, type, [*none.steps, _transform_of(none, type, out)])


def _transform_of(none: NoRegions, type: Type, out: Operand) -> Step:
    images = boxes_of("images", [[64.0, 48.0]], type)
    inputs: list[Argument] = [none.boxes, none.deltas, none.batches, images]
    return Step("AXIS_ALIGNED_BBOX_TRANSFORM", inputs, out)


def _add_none(file: SpecFile, type: Type, steps: list[Step]) -> None:
    kind = kind_of(type)
    tests = "No boxes: the result is empty."
    file.add(f"no_boxes{kind.suffix}", steps, tests=tests, oracle="none", **kind.variations)


def _add_nothing_to_limit(file: SpecFile) -> None:
    for type in (F32, _CODES):
        none = no_regions(type)
        boxes = internal("boxes_of_none", none.boxes.type, (0, 4 * CLASSES))
        outputs = [
            result("scores_out", type, (0,)),
            result("boxes_out", boxes.type, (0, 4)),
            *(result(name, I32, (0,)) for name in ("classes_out", "owners_out")),
        ]
        rest = (0.1, -1, _HARD, 0.4, 1.0, 0.2)
        limit = Step("BOX_WITH_NMS_LIMIT", [none.scores, boxes, none.batches, *rest], outputs)
        _add_none(file, type, [*none.steps, _transform_of(none, type, boxes), limit])


@FILES("box_with_nms_limit", "BOX_WITH_NMS_LIMIT: kernels, thresholds, limits, types.")
def _nms(file: SpecFile) -> None:
    for number, (name, settings) in enumerate(_SUPPRESSIONS):
        for type in (F32, u8(0.005, 0)):
            _add_suppression(file, f"{name}{kind_of(type).suffix}", type, settings, number)
    _add_nothing_to_limit(file)
    _add_ties(file)


def _add_ties(file: SpecFile) -> None:
    """Add boxes with the score of the last one: the HAL says how many are kept, not which."""
    for name, most in (("one", 3), ("several", 4)):
        scores = np.array([0.5, 0.75, 0.5, 0.875, 0.5, 0.5, 0.25, 0.5])
        corners = np.array([[20 * n, 0, 20 * n + 10, 10] for n in range(8)])
        inputs: list[Argument] = [
            given("scores", np.stack([np.zeros(8), scores], -1), F32),
            boxes_of("boxes", np.concatenate([corners, corners], -1).astype(float), F32),
            given("owners", [0] * 8, I32),
            *(0.125, most, _HARD, 0.5, 0.5, 0.125),
        ]
        outputs = [
            result("scores_out", F32),
            result("boxes_out", F32, ignored=True),
            result("classes", I32),
            result("owners_out", I32),
        ]
        tests = "The limit holds, although others have the same score as the last one."
        file.add(f"ties_beyond_{name}", "BOX_WITH_NMS_LIMIT", inputs, outputs, tests=tests)


def _add_suppression(
    file: SpecFile, name: str, type: Type, settings: tuple[Any, ...], number: int
) -> None:
    """Two images; classes see the boxes in orders and places of their own."""
    numbers = Numbers(f"nms {name}")
    scores = numbers.distinct(10, 3, low=10, high=190)
    by_class = [
        [[c + 3 * k for c in _LAID_OUT[(n + 2 * k) % 6]] for k in range(3)]
        for n in (*range(6), *range(4))
    ]
    boxes = np.array(by_class, float).reshape(10, 12)
    threshold, most, kernel, limit, sigma, least = settings
    roi = box_type(type)
    empty = (0,) if name.startswith(("nothing_kept", "limited_to_none")) else None
    inputs: list[Argument] = [
        given("scores", scores if type.is_quant8 else scores / 200, type),
        boxes_of("boxes", boxes, type),
        given("owners", [0] * 6 + [1] * 4, I32),
        *(threshold, most, kernel, limit, sigma, least),
    ]
    outputs = [
        result("scores_out", type, empty),
        result("boxes_out", roi, (0, 4) if empty else None),
        result("classes", I32, empty),
        result("owners_out", I32, empty),
    ]
    if type is F32 and number in (0, 7):
        steps = real_integers("BOX_WITH_NMS_LIMIT", inputs, outputs)
        file.add(f"real_{name}", steps, tests=_REAL)
    kind = kind_of(type, relaxed=number == 0, float16=settings[2] == _HARD)
    tests = "Each class is sorted by score; class 0 is the background."
    step = Step("BOX_WITH_NMS_LIMIT", inputs, outputs)
    file.add(name, step, tests=tests, lifetimes=number == 0, **kind.variations)


# Name; most boxes before and after suppression, IoU threshold, least size.
_PROPOSALS: list[tuple[str, tuple[int, int, float, float]]] = [
    ("all", (-1, -1, 0.5, 1.0)),
    ("strict", (-1, -1, 0.1, 1.0)),
    ("best_before", (5, -1, 0.6, 1.0)),
    ("best_after", (-1, 3, 0.5, 1.0)),
    ("no_limit_before", (0, 4, 0.9, 1.0)),
    ("large_ones", (-1, -1, 0.7, 11.0)),
    ("no_limit_after", (6, 0, 0.4, 1.0)),
]


@FILES.each(["GENERATE_PROPOSALS"], "{}: limits, sizes, images, layouts, types.")
def _proposals(file: SpecFile, operation: str) -> None:
    for number, (name, settings) in enumerate(_PROPOSALS):
        for type in (F32, u8(0.005, 0)):
            _add_proposals(file, f"{name}{kind_of(type).suffix}", type, settings, number)


def _add_proposals(
    file: SpecFile, name: str, type: Type, settings: tuple[Any, ...], number: int
) -> None:
    """Two images of two by three places with two anchors each."""
    numbers, layout = Numbers(f"proposals {name}"), scalar("layout", False)
    codes = numbers.distinct(2, 2, 3, 2, low=5, high=195)
    scores = given("scores", codes if type.is_quant8 else codes / 200, type)
    shifts = numbers.reals(2, 2, 3, 8, low=-0.4, high=0.4)
    change = u8(0.004, 120)
    if type.is_quant8:
        deltas = given("deltas", np.round(shifts / change.scale) + change.zero_point, change)
    else:
        deltas = given("deltas", shifts)
    anchors = np.array([[0, 1, 12, 9], [2, -3, 10, 14]])
    shape = (
        given("anchors", anchors * 8, q16s(0.125)) if type.is_quant8 else given("anchors", anchors)
    )
    roi = box_type(type)
    inputs: list[Argument] = [
        *(scores, deltas, shape, boxes_of("images", [[32, 48], [26, 40]], type)),
        *(8.0, 10.0, *settings),
        layout,
    ]
    outputs = [result("scores_out", type), result("boxes_out", roi), result("owners", I32)]
    if type is F32 and number == 0:
        steps = real_integers("GENERATE_PROPOSALS", inputs, outputs)
        file.add(f"real_{name}", steps, tests=_REAL)
    file.add(
        name,
        "GENERATE_PROPOSALS",
        inputs,
        outputs,
        tests="Anchors at every position; of those that overlap, the best remains.",
        nchw=(scores, deltas, layout),
        lifetimes=number == 0,
        **kind_of(type, relaxed=number == 0, float16=number % 2 == 0).variations,
    )
