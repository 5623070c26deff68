"""Near decisions: thresholds, limits and ties that a step of an argument moves to the other side.

Most data is far from every threshold, where any value of it does. Here scores, overlaps and sizes
lie within two hundredths of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np

from corpus.build import reals_of
from corpus.language import (
    BOOL8,
    F16,
    F32,
    I32,
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    Type,
    case,
    constant,
    given,
    internal,
    q16s,
    result,
    u8,
    u16,
)
from corpus.numbers import Numbers

__all__ = ["files"]

_BOXES: Final = u16(0.125)
_HARD, _LINEAR, _GAUSSIAN = 0, 1, 2
_STEP: Final = 1.02
"""A threshold that is misread."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "detection", _limits()
    yield "detection", _proposals()
    yield "detection", _postprocessing()
    yield "detection", _transform()
    yield "detection", _regions()
    yield "detection", _flat_maps()
    for operation in ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR"):
        yield "resize", _factors(operation)
    for operation in ("ARGMAX", "ARGMIN"):
        yield "reduction", _places(operation)
    yield "lookup", _keys()
    yield from _picked()
    yield "quantization", _quantized()


def _roi(name: str, boxes: Any, type: Type) -> Operand:
    if type.is_quant8:
        return given(name, np.asarray(boxes) * 8, _BOXES)
    return given(name, boxes)


def _variations(type: Type) -> dict[str, Any]:
    return {"signed": True} if type.is_quant8 else {"float16": True}


def _suffix(type: Type) -> str:
    return "_quant8" if type.is_quant8 else ""


# Name; score threshold, most detections, kernel, IoU threshold, sigma, threshold after fading.
_LIMITS: Final[list[tuple[str, tuple[float, int, int, float, float, float]]]] = [
    ("score", (0.5, -1, _HARD, 0.5, 1.0, 0.2)),
    ("overlap", (0.1, -1, _HARD, 0.5, 1.0, 0.2)),
    ("faded_linear", (0.1, -1, _LINEAR, 0.3, 1.0, 0.39)),
    ("faded_gaussian", (0.1, -1, _GAUSSIAN, 0.3, 0.5, 0.483)),
]


def _limits() -> SpecFile:
    """Of a hundred by a hundred, the second box covers a little more than half of the first."""
    file = SpecFile("box_with_nms_limit_near", "BOX_WITH_NMS_LIMIT: scores and overlaps at limits.")
    boxes = [[0, 0, 100, 100], [0, 0, 100, 50.5], [200, 0, 300, 49.5]]
    boxes += [[200, 0, 300, 100], [400, 0, 420, 20]]
    scores = [0.9, 0.8, 0.7, 0.75, 0.505]
    for type in (F32, u8(0.005, 0)):
        both = np.array([[0.3, score] for score in scores])
        data = np.round(both / 0.005) if type.is_quant8 else both
        for name, settings in _LIMITS:
            inputs: list[Argument] = [
                given("scores", data, type),
                _roi("boxes", np.repeat(np.array(boxes), 2, 0).reshape(5, 8), type),
                given("owners", [0] * 5, I32),
                *settings,
            ]
            kept = internal("kept", type) if type.is_quant8 else result("kept")
            outputs = [
                kept,
                result("boxes_out", _BOXES if type.is_quant8 else F32),
                result("classes", I32),
                result("owners_out", I32),
            ]
            steps = [Step("BOX_WITH_NMS_LIMIT", inputs, outputs)]
            if type.is_quant8:
                steps.append(Step("DEQUANTIZE", [kept], result("real_scores")))
            file.add(
                f"{name}{_suffix(type)}",
                steps
                if name in ("score", "overlap")
                else steps[:1]
                if not type.is_quant8
                else steps,
                tests="A hundredth above and below what is kept.",
                signed=type.is_quant8,
                float16=type is F32 and settings[2] == _HARD,
            )
    return file


def _sensitive(
    make: Callable[[float], Sequence[Argument]], operation: str, candidates: Sequence[float]
) -> float:
    """The first of ``candidates`` that decides otherwise when it is misread by a step, and not when
    it is rounded.
    """
    for value in candidates:
        here, there = (_first(operation, make(v)) for v in (value, value * _STEP))
        rounded = [_first(operation, make(value * (1 + d))) for d in (-0.004, 0.004)]
        if not _equal(here, there) and all(_equal(here, other) for other in rounded):
            return value
    raise ValueError(f"{operation}: no candidate is near a decision")


def _first(operation: str, inputs: Sequence[Argument]) -> Array:
    """The scores of what is found."""
    outputs = [result(f"output_{n}") for n in range(3 + (operation == "DETECTION_POSTPROCESSING"))]
    return reals_of(case("real", operation, inputs, outputs))[outputs[0]]


def _equal(one: Array, other: Array) -> bool:
    return one.shape == other.shape and bool((one == other).all())


def _grid(low: float, high: float) -> list[float]:
    return [round(low + 0.005 * n * (high - low), 4) for n in range(200)]


def _proposals() -> SpecFile:
    operation = "GENERATE_PROPOSALS"
    file = SpecFile(f"{operation.lower()}_near", f"{operation}: overlaps and sizes at limits.")
    for type in (F32, u8(0.005, 0)):
        for name, place, grid in (("overlap", 2, _grid(0.1, 0.8)), ("size", 3, _grid(8.0, 40.0))):

            def make(value: float, at: int = place, type: Type = type) -> list[Argument]:
                settings: list[Any] = [-1, -1, 0.5, 1.0]
                settings[at] = value
                return _anchored(type, settings)

            value = _sensitive(make, operation, grid)
            inputs = make(value)
            kept = internal("kept", type) if type.is_quant8 else result("kept")
            roi = result("boxes_out", _BOXES if type.is_quant8 else F32)
            steps = [Step(operation, inputs, [kept, roi, result("owners", I32)])]
            if type.is_quant8:
                steps.append(Step("DEQUANTIZE", [kept], result("real_scores")))
            file.add(f"{name}{_suffix(type)}", steps, tests="Near a limit.", **_variations(type))
    return file


def _anchored(type: Type, settings: Sequence[Any]) -> list[Argument]:
    """Two images of three by three places with two anchors each; float16 holds all of it."""
    numbers = Numbers("near proposals")
    codes = numbers.distinct(2, 3, 3, 2, low=5, high=195)
    shifts = numbers.integers(2, 3, 3, 8, low=-5, high=5) / 16
    change = u8(1 / 16, 120)
    anchors = np.array([[0, 1, 24, 18], [2, -3, 20, 28]])
    return [
        given("scores", codes if type.is_quant8 else np.round(codes / 200 * 512) / 512, type),
        given("deltas", shifts * 16 + 120, change) if type.is_quant8 else given("deltas", shifts),
        given("anchors", anchors * 8, q16s(0.125)) if type.is_quant8 else given("anchors", anchors),
        _roi("images", [[64, 56], [52, 60]], type),
        *(20.0, 18.0, *settings, False),
    ]


def _postprocessing() -> SpecFile:
    operation = "DETECTION_POSTPROCESSING"
    file = SpecFile(f"{operation.lower()}_near", f"{operation}: scores and overlaps at limits.")
    for regular in (False, True):
        for name, at, grid in (("score", 0, _grid(0.2, 0.9)), ("overlap", 1, _grid(0.05, 0.7))):

            def make(value: float, at: int = at, regular: bool = regular) -> list[Argument]:
                limits = [0.05, 0.5]
                limits[at] = value
                return _detected(regular, limits)

            value = _sensitive(make, operation, grid)
            classes, count = internal("classes", I32), result("count", I32)
            outputs = [result("scores_out"), result("boxes"), classes, count]
            steps = [
                Step(operation, make(value), outputs),
                Step("CAST", [classes], result("real_classes")),
            ]
            file.add(
                f"{name}_{'regular' if regular else 'fast'}",
                steps,
                tests="Near a limit.",
                float16=True,
                tflite=False,
                why="TF Lite leaves the places of what it does not find as they were",
            )
    return file


def _detected(regular: bool, limits: Sequence[float]) -> list[Argument]:
    numbers = Numbers("near detections")
    anchors = [[1, 1, 2, 3], [1.25, 1, 2, 3], [1, 2, 3, 2], [5, 6, 2, 2], [5, 7, 2, 3]]
    scores = numbers.distinct(1, 5, 3, low=20, high=500) / 512
    deltas = numbers.integers(1, 5, 4, low=-16, high=16) / 8
    return [
        given("scores", scores),
        given("deltas", deltas),
        constant("anchors", np.array(anchors)),
        *(4.0, 2.0, 8.0, 4.0, regular, 12, 1, 6, *limits, False),
    ]


def _transform() -> SpecFile:
    """Every box is cut at a border of its own image, and of no other in the same way."""
    operation = "AXIS_ALIGNED_BBOX_TRANSFORM"
    file = SpecFile(f"{operation.lower()}_near", f"{operation}: boxes that their images cut.")
    boxes = [[-5, -5, 90, 95], [10, 20, 80, 99], [-9, 30, 70, 88], [20, 25, 95, 97]]
    images = [[48, 32], [64, 40], [72, 56]]
    for type in (F32, u8(0.0625, 128)):
        none = np.zeros((4, 4)) + (128 if type.is_quant8 else 0)
        corners = np.maximum(boxes, 0)
        for name, owners in (("first", [1, 0, 2, 1]), ("second", [2, 1, 1, 0])):
            inputs = [
                _roi("boxes", corners, type),
                given(
                    "deltas",
                    none + np.arange(16).reshape(4, 4) % 3 * (1 if type.is_quant8 else 1 / 16),
                    type,
                ),
                given("owners", owners, I32),
                _roi("images", images, type),
            ]
            out = result("output", _BOXES if type.is_quant8 else F32)
            options = {} if type.is_quant8 else {"float16": True}
            file.add(f"{name}{_suffix(type)}", operation, inputs, out, **options)
    return file


def _regions() -> SpecFile:
    """The greatest pixels of regions, which are copied."""
    operation = "ROI_POOLING"
    file = SpecFile(f"{operation.lower()}_near", f"{operation}: exact results.")
    for zero_point in (0, 100, 255):
        type = u8(0.25, zero_point)
        rows = np.repeat(np.arange(6) * 40 + 11, 6).reshape(1, 6, 6, 1)
        pooled = internal("pooled", type)
        inputs = _pooled(rows, [[0, 0, 3, 2], [1, 3, 5, 5]], type, 2)
        steps = [Step(operation, inputs, pooled), Step("DEQUANTIZE", [pooled], result("output"))]
        file.add(f"real_codes_{zero_point}_quant8", steps, signed=True)
    codes = np.full((1, 32, 32, 1), 60)
    codes[0, 0, 0], codes[0, 25, 25], codes[0, 0, 31], codes[0, 16, 0] = 200, 170, 220, 190
    for type in (F32, u8(0.5, 100)):
        inputs = _pooled(codes, [[0, 0, 24.5, 24.5], [0, 0, 31, 31]], type, 1)
        out, options = result("output", type), _variations(type)
        file.add(f"far{_suffix(type)}", operation, inputs, out, **options)
    image = np.arange(72).reshape(1, 6, 6, 2) * 0.5
    for name, data in (("rising", image), ("falling", image.max() - image)):
        inputs = _pooled(data, [[0, 0, 3, 2], [2, 3, 5, 5]], F32, 2)
        file.add(name, operation, inputs, result("output"), float16=True)
    return file


def _pooled(image: Array, regions: Any, type: Type, bins: int) -> list[Argument]:
    return [
        given("input", image, type),
        _roi("regions", regions, type),
        given("images", [0, 0], I32),
        *(bins, bins, 1.0, 1.0, False),
    ]


def _flat_maps() -> SpecFile:
    """Maps without a top: their scores are codes, as real numbers."""
    operation = "HEATMAP_MAX_KEYPOINT"
    file = SpecFile(f"{operation.lower()}_near", f"{operation}: exact results.")
    for zero_point in (10, 120):
        type = u8(0.125, zero_point)
        maps = np.full((1, 4, 4, 2), 40)
        maps[..., 1] = 170
        scores = internal("scores", type)
        inputs: list[Argument] = [
            given("maps", maps, type),
            _roi("boxes", [[1, 2, 9, 18]], type),
            False,
        ]
        steps = [
            Step(operation, inputs, [scores, result("keypoints", _BOXES)]),
            Step("DEQUANTIZE", [scores], result("real_scores")),
        ]
        file.add(f"flat_{zero_point}_quant8", steps, signed=True)
    hill = np.zeros((1, 5, 5, 2))
    hill[0, 1:4, 1:4, 0] = [[1, 2, 1.5], [3, 8, 5], [1, 4, 2]]
    hill[0, 0, 0, 1], hill[0, 4, 4, 1], hill[0, 2, 2, 1] = 6.0, 6.5, 6.25
    file.add(
        "tops",
        operation,
        [given("maps", hill), given("boxes", [[1, 2, 11, 18]]), False],
        [result("scores"), result("keypoints")],
        tests="The greatest pixel is the last, but others are nearly as great.",
        float16=True,
    )
    for name, place in (("first", (0, 0)), ("last", (4, 4)), ("middle", (2, 2))):
        close = np.full((1, 5, 5, 1), 6.0)
        close[0, place[0], place[1], 0] = 6.25
        file.add(
            f"top_{name}",
            operation,
            [given("maps", close), given("boxes", [[1, 2, 11, 18]]), False],
            [result("scores"), result("keypoints")],
            tests="One pixel is little greater than all others.",
            float16=True,
        )
    return file


def _factors(operation: str) -> SpecFile:
    """Products of size and factor that lie just below a whole number."""
    file = SpecFile(f"{operation.lower()}_near", f"{operation}: sizes just below whole numbers.")
    for type in (F32, u8(0.25, 100)):
        data = np.arange(24).reshape(1, 4, 3, 2) * (8 if type.is_quant8 else 0.5)
        for flags in ([False], [False, True, False], [False, False, True]):
            if operation == "RESIZE_BILINEAR" and type.is_quant8 and len(flags) < 2:
                continue
            inputs: list[Argument] = [given("input", data, type), 1.6611328125, 0.74609375, *flags]
            name = "_".join(["factors", *(str(int(f)) for f in flags)])
            out = result("output", type)
            file.add(f"{name}{_suffix(type)}", operation, inputs, out, **_variations(type))
    if operation == "RESIZE_NEAREST_NEIGHBOR":
        # The last pixel but one of the result is 0.005 pixels in front of another one.
        for name, shape, sizes in (("long", (1, 200), [199, 1]), ("high", (200, 1), [1, 199])):
            row = given("input", np.arange(200).reshape(1, *shape, 1))
            file.add(name, operation, [row, *sizes, False], result("output"))
    return file


def _places(operation: str) -> SpecFile:
    """The sought element first, in the middle and last, and another that is nearly as far."""
    file = SpecFile(f"{operation.lower()}_near", f"{operation}: neighbors of the sought element.")
    sign = 1 if operation == "ARGMAX" else -1
    for type in (F32, I32, u8(0.5, 100)):
        rows = np.zeros((3, 9))
        for row, (best, next_best) in enumerate(((8, 4), (4, 0), (0, 8))):
            rows[row, best], rows[row, next_best] = 20 * sign, 19 * sign
        base = 100 if type.is_quant8 else 0
        index = internal("index", I32)
        for turn in range(3):
            # One row more at the end, so that each place is the first, middle or last of all.
            data = np.roll(rows, turn, 0)
            steps = [
                Step(operation, [given("input", data + base, type), 1], index),
                Step("CAST", [index], result("output")),
            ]
            suffix = {"TENSOR_INT32": "_int32"}.get(type.code, _suffix(type))
            options = {} if type is I32 else _variations(type)
            file.add(f"turn_{turn}{suffix}", steps, **options)
            index = internal("index", I32)
    return file


def _picked() -> Iterator[tuple[str, SpecFile]]:
    """Neighbors along every axis differ."""
    for operation, rest in _PICKS.items():
        file = SpecFile(f"{operation.lower()}_near", f"{operation}: neighbors along every axis.")
        for type in (F32, F16, u8(0.5, 100)):
            data = np.arange(108).reshape(3, 3, 3, 4) * (2 if type.is_quant8 else 1)
            suffix = {"TENSOR_FLOAT16": "_float16"}.get(type.code, _suffix(type))
            for number, arguments in enumerate(rest):
                inputs: list[Argument] = [given("input", data, type), *arguments]
                options = {"signed": True} if type.is_quant8 else {}
                out = result("output", type)
                file.add(f"of_{number}{suffix}", operation, inputs, out, **options)
        yield "slicing", file
    file = SpecFile("select_near", "SELECT: every element of both counts.")
    for type in (I32, u8(0.5, 100)):
        suffix = "_int32" if type is I32 else "_quant8"
        for first in (True, False):
            choice = given("choice", [first, not first, first, not first, first], BOOL8)
            chosen = internal("chosen", type)
            pair = [
                given(n, np.arange(5) * 20 + k, type) for k, n in ((5, "first"), (90, "second"))
            ]
            last = "CAST" if type is I32 else "DEQUANTIZE"
            steps = [
                Step("SELECT", [choice, *pair], chosen),
                Step(last, [chosen], result("output")),
            ]
            name = f"{'odd' if first else 'even'}{suffix}"
            file.add(name, steps, signed=type.is_quant8)
    yield "slicing", file


def _places_of(values: Sequence[int]) -> Operand:
    return constant("places", values, I32)


_PICKS: Final[dict[str, list[list[Argument]]]] = {
    "GATHER": [[axis, _places_of([1, 0, 1, 1, 0, 1, 1, 0])] for axis in (1, 2)],
    "STRIDED_SLICE": [
        [
            constant("begin", [1, 1, 1, 1], I32),
            constant("end", [2, 2, 2, 3], I32),
            constant("strides", [1, 1, 1, 1], I32),
            *(0, 0, 0),
        ]
    ],
}


def _quantized() -> SpecFile:
    file = SpecFile("quantize_near", "QUANTIZE of float16: exact results, as real numbers.")
    for zero_point in (3, 128):
        type = u8(0.5, zero_point)
        codes = internal("codes", type)
        steps = [
            Step("QUANTIZE", [given("input", np.arange(9) * 2.5, F16)], codes),
            Step("DEQUANTIZE", [codes], result("output")),
        ]
        file.add(f"float16_{zero_point}_quant8", steps, signed=True)
    return file


def _keys() -> SpecFile:
    file = SpecFile("hashtable_lookup_near", "HASHTABLE_LOOKUP: neighbors of keys.")
    lookups, keys = [11, 9, 7, 5, 3, 4, 10], [3, 5, 7, 9, 11]
    values = constant("values", np.arange(10).reshape(5, 2) * 7 + 3, F32)
    hits = internal("hits", u8(1.0, 0))
    found: list[Operand] = [result("output"), hits]
    steps = [
        Step(
            "HASHTABLE_LOOKUP",
            [given("lookups", lookups, I32), constant("keys", keys, I32), values],
            found,
        ),
        Step("DEQUANTIZE", [hits], result("real_hits")),
    ]
    file.add("odd", steps, tests="Every key is looked up, and what lies between.")
    for type, name in ((I32, "int32"), (u8(0.5, 100), "quant8")):
        hits = internal("hits", u8(1.0, 0))
        stored = constant("values", np.arange(10).reshape(5, 2) * 7 + 3, type)
        steps = [
            Step(
                "HASHTABLE_LOOKUP",
                [given("lookups", lookups, I32), constant("keys", keys, I32), stored],
                [result("output", type), hits],
            ),
            Step("DEQUANTIZE", [hits], result("real_hits")),
        ]
        file.add(f"odd_{name}", steps, tests="Every key is looked up, and what lies between.")
    return file
