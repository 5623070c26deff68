"""Real numbers that float16 does not hold.

A driver may keep an argument in half precision without being asked to. Each case here has a number
next to which that shows. What is asked of float32 is not asked where a model allows for half
precision, so none of these is relaxed.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from corpus.language import (
    F32,
    I32,
    Argument,
    Operand,
    SpecFile,
    Type,
    constant,
    given,
    result,
    u8,
)
from corpus.numbers import Numbers
from corpus.patterns._narrow import MINUTE, narrow_file

__all__ = ["files"]

_HARD, _LINEAR, _GAUSSIAN = 0, 1, 2


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "detection", _transform()
    yield "detection", _suppression()
    yield "detection", _proposals()
    yield "detection", _postprocessing()
    yield "detection", _heatmap()
    for operation in ("ROI_ALIGN", "ROI_POOLING"):
        yield "detection", _regions(operation)
    for operation in ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR"):
        yield "resize", _factors(operation)
    yield "normalization", _neighbors()
    yield "softmax", _softmax()


def _transform() -> SpecFile:
    file = narrow_file("AXIS_ALIGNED_BBOX_TRANSFORM")
    deltas = Numbers("narrow transform").reals(3, 4, low=-1, high=1)
    inputs: list[Argument] = [
        given("boxes", [[10.003, 20.001, 30.007, 26.003], [2.001, 4.003, 12.001, 34.007]]),
        given("deltas", deltas[:2]),
        given("owners", [0, 0], I32),
        given("images", [[32.007, 30.003]]),
    ]
    file.add("boxes", "AXIS_ALIGNED_BBOX_TRANSFORM", inputs, result("output"))
    return file


def _suppression() -> SpecFile:
    operation = "BOX_WITH_NMS_LIMIT"
    file = narrow_file(operation)
    # Boxes 0 and 1 share a third of what they cover together, boxes 2 and 3 a half.
    boxes = [[0, 0, 10, 10], [5, 0, 15, 10], [50, 0, 60, 10], [50, 0, 60, 5]]
    rows: dict[str, tuple[list[float], tuple[float, int, int, float, float, float]]] = {
        "score_below_threshold": ([0.9, 0.3, 0.50003, 0.1], (0.5001, -1, _HARD, 0.4, 1.0, 0.2)),
        "overlap_below_threshold": ([0.9, 0.8, 0.7, 0.1], (0.2, -1, _HARD, 0.33336, 1.0, 0.2)),
        "faded_below_threshold": ([0.9, 0.3, 0.85, 0.8], (0.2, -1, _LINEAR, 0.4, 1.0, 0.40002)),
        "sigma": ([0.9, 0.8, 0.7, 0.6], (0.2, -1, _GAUSSIAN, 0.4, 0.5002, 0.1)),
    }
    for name, (scores, settings) in rows.items():
        both: list[list[float]] = [[0.001, score] for score in scores]
        inputs: list[Argument] = [
            given("scores", both),
            given("boxes", np.pad(boxes, ((0, 0), (4, 0)), constant_values=1.0)),
            given("owners", [0] * 4, I32),
            *settings,
        ]
        tests = "A limit, and a number beside it that float16 has on its other side."
        file.add(name, operation, inputs, _kept(), tests=tests)
    moved: list[Argument] = [
        given("scores", [[0.001, 0.5003], [0.001, 0.6003]]),
        given("boxes", np.array([[0, 0, 1, 1, 10.003, 20.007, 30.001, 40.009]] * 2)),
        given("owners", [0, 1], I32),
        *(0.1, -1, _HARD, 0.4, 1.0, 0.2),
    ]
    file.add("boxes", operation, moved, _kept(), tests="What is kept is moved as it is.")
    return file


def _kept() -> list[Operand]:
    return [
        result("scores_out"),
        result("boxes_out"),
        result("classes", I32),
        result("owners_out", I32),
    ]


def _proposals() -> SpecFile:
    operation = "GENERATE_PROPOSALS"
    file = narrow_file(operation)
    # Anchors 0 and 1 share a third of what they cover together; anchor 2 is alone.
    anchors = [[0, 0, 12, 12], [6, 0, 18, 12], [30, 1, 42.002, 13.002]]
    rows: dict[str, tuple[int, int, float, float]] = {
        "overlap_below_threshold": (-1, -1, 0.33336, 1.0),
        "size_below_least": (-1, -1, 0.7, 12.003),
    }
    for name, settings in rows.items():
        inputs: list[Argument] = [
            given("scores", [[[[0.9, 0.8, 0.7]]]]),
            given("deltas", np.zeros((1, 1, 1, 12))),
            given("anchors", np.array(anchors)),
            given("images", [[64.0, 64.0]]),
            *(8.0, 10.0, *settings),
            False,
        ]
        out = [result("scores_out"), result("boxes_out"), result("owners", I32)]
        file.add(name, operation, inputs, out, tests="A number beside the limit.")
    deltas = Numbers("narrow proposals").reals(1, 2, 2, 4, low=-0.2, high=0.2)
    inputs = [
        given("scores", Numbers("narrow scores").distinct(1, 2, 2, 1, low=5, high=95) / 100),
        given("deltas", deltas),
        given("anchors", [[0.003, 1.007, 12.003, 9.001]]),
        given("images", [[17.007, 21.003]]),
        *(8.003, 10.007, -1, -1, 0.9, 1.0),
        False,
    ]
    out = [result("scores_out"), result("boxes_out"), result("owners", I32)]
    tests = "Anchors, strides and borders of the image are not in float16."
    file.add("places", operation, inputs, out, tests=tests)
    return file


def _postprocessing() -> SpecFile:
    operation = "DETECTION_POSTPROCESSING"
    file = narrow_file(operation)
    # Centers and sizes, y before x: boxes 0 and 1 share a third, box 2 is alone.
    anchors = [[5, 5, 10, 10], [5, 10, 10, 10], [50.003, 50.007, 10.001, 10.003]]
    rows: dict[str, tuple[list[float], tuple[float, float]]] = {
        "score_below_threshold": ([0.9, 0.1, 0.50003], (0.5001, 0.6)),
        "overlap_below_threshold": ([0.9, 0.8, 0.7], (0.1, 0.33336)),
    }
    for name, (scores, limits) in rows.items():
        # The regular algorithm fades nothing that the fast one would keep here.
        inputs: list[Argument] = [
            given("scores", [[[0.001, score] for score in scores]]),
            given("deltas", np.zeros((1, 3, 4))),
            constant("anchors", np.array(anchors)),
            *(10.0, 8.0, 5.0, 4.0, False, 3, 1, 6),
            *limits,
            False,
        ]
        file.add(
            name,
            operation,
            inputs,
            _detections(),
            tests="A limit, and a number beside it that float16 has on its other side.",
            tflite=False,
            why="TF Lite leaves the places of what it does not find as they were",
        )
    scaled: list[Argument] = [
        given("scores", [[[0.001, score] for score in (0.9, 0.8, 0.7)]]),
        given("deltas", Numbers("narrow deltas").reals(1, 3, 4)),
        constant("anchors", np.array(anchors)),
        *(10.003, 8.007, 5.003, 4.003, True, 3, 1, 6, 0.1, 0.95, False),
    ]
    file.add("scales", operation, scaled, _detections(), tests="Anchors and scales.")
    return file


def _detections() -> list[Operand]:
    return [result("scores_out"), result("boxes"), result("classes", I32), result("count", I32)]


def _heatmap() -> SpecFile:
    operation = "HEATMAP_MAX_KEYPOINT"
    file = narrow_file(operation)
    maps = Numbers("narrow maps").distinct(1, 4, 4, 2, low=0, high=200) / 16
    boxes = [[2.003, 1.007, 12.001, 31.003]]
    inputs: list[Argument] = [given("maps", maps), given("boxes", boxes), False]
    file.add("boxes", operation, inputs, [result("scores"), result("keypoints")])
    codes = Numbers("narrow maps").distinct(1, 4, 4, 2, low=0, high=200)
    maps8, corners = given("maps", codes, u8(MINUTE, 20)), Type("TENSOR_QUANT16_ASYMM", 0.125)
    inputs = [maps8, given("boxes", [[16, 8, 96, 248]], corners), False]
    outputs = [result("scores", u8(2 * MINUTE, 10)), result("keypoints", corners)]
    file.add("minute_scale_quant8", operation, inputs, outputs, signed=True)
    return file


def _regions(operation: str) -> SpecFile:
    file = narrow_file(operation)
    samples: list[Argument] = [2, 3] if operation == "ROI_ALIGN" else []
    real = given("image", Numbers("narrow image").reals(1, 5, 6, 2))
    type = u8(0.25, 100)
    coded = given("image", Numbers("narrow image").codes(type, 1, 5, 6, 2), type)
    # ROI_POOLING takes the nearest pixels: a corner just below a half must not become one.
    regions = given("regions", [[1.0003, 1.4998, 4.0003, 3.0003], [0.5003, 0.0, 2.4997, 4.4985]])
    rest: list[Argument] = [given("owners", [0, 0], I32), 2, 3, 1.0, 1.0, *samples, False]
    tests = "Corners that are not in float16."
    file.add("corners", operation, [real, regions, *rest], result("output"), tests=tests)
    for image, suffix in ((real, ""), (coded, "_quant8")):
        # The second region ends next to the half of a pixel, across and down.
        places = np.array([[100, 200, 3500, 2900], [1000, 40, 2451.375, 2006.5]])
        kind = Type("TENSOR_QUANT16_ASYMM", 0.125)
        boxes = given("regions", places * 8, kind) if suffix else given("regions", places)
        ratios: list[Argument] = [802.65, 700.3]
        owners = given("owners", [0, 0], I32)
        arguments: list[Argument] = [image, boxes, owners, 2, 2, *ratios, *samples, False]
        coarse = u8(0.25, 60) if operation == "ROI_ALIGN" else type
        out = result("output", coarse if suffix else F32)
        variations = {"signed": True} if suffix else {}
        tests = "A picture hundreds of times as large as the image."
        file.add(f"ratios{suffix}", operation, arguments, out, tests=tests, **variations)
    return file


def _factors(operation: str) -> SpecFile:
    """The number of results tells a factor that float16 has not: 19, of which it makes 20."""
    file = narrow_file(operation)
    factor, tests = 0.49999, "Forty pixels times a factor just below a half, rounded down."
    for type in (F32, u8(0.25, 100)):
        numbers = Numbers(f"{operation} factors")
        suffix, variations = ("_quant8", {"signed": True}) if type.is_quant8 else ("", {})
        for name, shape, factors in (
            ("width", (1, 3, 40, 1), (factor, 1.0)),
            ("height", (1, 40, 3, 1), (1.0, factor)),
        ):
            small = numbers.reals(*shape, low=-0.5, high=0.5)
            data = numbers.codes(type, *shape) // 8 * 8 if type.is_quant8 else small
            image = given("input", data, type)
            inputs: list[Argument] = [image, *factors, False]
            out = result("output", type)
            file.add(f"{name}{suffix}", operation, inputs, out, tests=tests, **variations)
    return file


def _neighbors() -> SpecFile:
    operation = "LOCAL_RESPONSE_NORMALIZATION"
    file = narrow_file(operation)
    source = given("input", Numbers("narrow lrn").reals(1, 2, 2, 7))
    inputs: list[Argument] = [source, 1, 1.0007, 0.5003, 0.7501]
    file.add("constants", operation, inputs, result("output"))
    return file


def _softmax() -> SpecFile:
    """Codes in steps next to nothing, and a factor beyond float16 that makes up for it."""
    file = narrow_file("SOFTMAX")
    codes = Numbers("narrow softmax").codes(u8(MINUTE, 100), 3, 5)
    source = given("input", codes // 16 + 100, u8(MINUTE, 100))
    unit = u8(1 / 256, 0)
    file.add("great_factor_quant8", "SOFTMAX", [source, 1e6], result("output", unit), signed=True)
    return file
