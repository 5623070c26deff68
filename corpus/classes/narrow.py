"""Numbers that fewer bits do not hold: real arguments beyond float16, integers beyond float32.

A driver may keep an argument in half precision, or pass an integer through a float32, without being
asked to. Each case here has a number next to which that shows. What is asked of float32 is not
asked where a model allows for half precision, so none of these is relaxed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from corpus.fit import fitted, real_results
from corpus.language import (
    BOOL8,
    F16,
    F32,
    I32,
    Argument,
    Operand,
    SpecFile,
    Type,
    constant,
    given,
    omitted,
    per_channel,
    q8s,
    result,
    u8,
)
from corpus.numbers import Numbers

__all__ = ["files"]

_VALID: Final = 2

_MINUTE: Final = 2.6e-7
"""A scale of which float16 has the first two bits."""

_HARD, _LINEAR, _GAUSSIAN = 0, 1, 2

_SPARSE: Final = 3


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
    yield from _scales()
    yield from _biases()
    yield from _integers()
    yield "lookup", _projection()


def _file(operation: str) -> SpecFile:
    return SpecFile(
        f"{operation.lower()}_narrow", f"{operation}: numbers that fewer bits do not hold."
    )


# --- Real numbers beyond float16 ------------------------------------------------------------


def _transform() -> SpecFile:
    file = _file("AXIS_ALIGNED_BBOX_TRANSFORM")
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
    file = _file(operation)
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
    file = _file(operation)
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
    file = _file(operation)
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
    file = _file(operation)
    maps = Numbers("narrow maps").distinct(1, 4, 4, 2, low=0, high=200) / 16
    boxes = [[2.003, 1.007, 12.001, 31.003]]
    inputs: list[Argument] = [given("maps", maps), given("boxes", boxes), False]
    file.add("boxes", operation, inputs, [result("scores"), result("keypoints")])
    codes = Numbers("narrow maps").distinct(1, 4, 4, 2, low=0, high=200)
    maps8, corners = given("maps", codes, u8(_MINUTE, 20)), Type("TENSOR_QUANT16_ASYMM", 0.125)
    inputs = [maps8, given("boxes", [[16, 8, 96, 248]], corners), False]
    outputs = [result("scores", u8(2 * _MINUTE, 10)), result("keypoints", corners)]
    file.add("minute_scale_quant8", operation, inputs, outputs, signed=True)
    return file


def _regions(operation: str) -> SpecFile:
    file = _file(operation)
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
    file = _file(operation)
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
    file = _file(operation)
    source = given("input", Numbers("narrow lrn").reals(1, 2, 2, 7))
    inputs: list[Argument] = [source, 1, 1.0007, 0.5003, 0.7501]
    file.add("constants", operation, inputs, result("output"))
    return file


def _softmax() -> SpecFile:
    """Codes in steps next to nothing, and a factor beyond float16 that makes up for it."""
    file = _file("SOFTMAX")
    codes = Numbers("narrow softmax").codes(u8(_MINUTE, 100), 3, 5)
    source = given("input", codes // 16 + 100, u8(_MINUTE, 100))
    unit = u8(1 / 256, 0)
    file.add("great_factor_quant8", "SOFTMAX", [source, 1e6], result("output", unit), signed=True)
    return file


# --- Scales -----------------------------------------------------------------------------------

_PAIRS: Final = {
    "EQUAL": "comparison",
    "NOT_EQUAL": "comparison",
    "LESS": "comparison",
    "GREATER_EQUAL": "comparison",
}

_LAYERS: Final[dict[str, tuple[tuple[int, ...], tuple[int, ...], int | None, list[Argument]]]] = {
    "CONV_2D": ((1, 3, 3, 2), (3, 2, 2, 2), 0, [_VALID, 1, 1, 0]),
    "DEPTHWISE_CONV_2D": ((1, 3, 3, 2), (1, 2, 2, 4), 3, [_VALID, 1, 1, 2, 0]),
    "GROUPED_CONV_2D": ((1, 3, 3, 4), (4, 2, 2, 2), 0, [0, 0, 0, 0, 1, 1, 2, 0, False]),
    "TRANSPOSE_CONV_2D": ((1, 2, 3, 2), (3, 2, 2, 2), 0, [0, 0, 0, 0, 1, 1, 0, False]),
    "FULLY_CONNECTED": ((2, 9), (4, 9), None, [0]),
}
"""Of input and filter; the filter's channels of the output; what follows the bias."""


def _scales() -> Iterator[tuple[str, SpecFile]]:
    for operation, family in _PAIRS.items():
        file = _file(operation)
        types = u8(_MINUTE, 100), u8(2 * _MINUTE, 90)
        steps = np.array([-40, -6, 0, 8, 30, 44])
        # Equal numbers, and numbers a step of the finer scale on either side.
        first = np.concatenate([steps, steps + 1, steps - 1]) + 100
        second = np.concatenate([steps // 2] * 3) + 90
        pair = [
            given(name, codes, type)
            for name, codes, type in zip("ab", (first, second), types, strict=True)
        ]
        file.add(
            "minute_scales_quant8",
            operation,
            pair,
            result("output", BOOL8),
            tests="Equal numbers in two units next to nothing, and their neighbors.",
            signed=True,
            tflite=False,
            why="TF Lite compares numbers that it has rounded to a unit of its own",
        )
        yield family, file
    for operation in _LAYERS:
        family = "fully_connected" if operation == "FULLY_CONNECTED" else "convolution"
        yield family, _layer(operation)
    yield "batch_matmul", _matrices()
    for operation, first, rest in (("MUL", u8(3e5, 131), [0]), ("PRELU", u8(3e5, 255), [])):
        family = "elementwise_binary" if operation == "MUL" else "activation"
        yield family, _products(operation, first, [*rest])
    file = _file("RSQRT")
    type = u8(_MINUTE, 0)
    source = given("input", np.arange(3, 250, 13), type)
    out = result("output", fitted("RSQRT", [source], u8(1.0, 0)))
    file.add("minute_scale_quant8", "RSQRT", [source], out, signed=True)
    yield "elementwise_unary", file
    file = _file("SELECT")
    chosen, types = np.arange(20) % 3 == 0, (u8(_MINUTE, 100), u8(1.5 * _MINUTE, 120))
    operands = [
        given(name, Numbers(f"narrow select {name}").codes(type, 20), type)
        for name, type in zip("ab", types, strict=True)
    ]
    out = result("output", u8(1.6 * _MINUTE, 110))
    inputs: list[Argument] = [given("chosen", chosen, BOOL8), *operands]
    file.add("minute_scales_quant8", "SELECT", inputs, out, signed=True)
    yield "slicing", file
    file = _file("DEQUANTIZE")
    every = given("input", np.arange(-128, 128).reshape(4, 64), q8s(70_000.5))
    file.add("great_scale_symm", "DEQUANTIZE", [every], result("output"))
    yield "quantization", file


def _layer(operation: str) -> SpecFile:
    file = _file(operation)
    shape, filters, dim, rest = _LAYERS[operation]
    image = u8(_MINUTE, 120)
    channels = filters[3] if dim == 3 else filters[0]
    numbers = Numbers(f"narrow {operation}")
    source = given("input", numbers.codes(image, *shape), image)
    scales = [_MINUTE * (1 + n / 8) for n in range(channels)]
    kinds: dict[str, Type] = {"": u8(_MINUTE, 128)}
    if dim is not None:
        kinds["_per_channel"] = per_channel(scales, dim)
    for suffix, kind in kinds.items():
        low, high = (-127, 127) if suffix else (0, 255)
        weights = constant("filter", numbers.codes(kind, *filters, low=low, high=high), kind)
        scale = 0.0 if suffix else float(np.float32(image.scale) * np.float32(kind.scale))
        bias = constant("bias", np.arange(channels) * 100 - 150, replace(I32, scale=scale))
        inputs: list[Argument] = [source, weights, bias, *rest]
        out = result("output", fitted(operation, inputs, u8(1.0, 0)))
        tests = "Units next to nothing: the codes are what they are with others."
        file.add(f"minute_scales{suffix}_quant8", operation, inputs, out, tests=tests, signed=True)
    return file


def _matrices() -> SpecFile:
    file = _file("BATCH_MATMUL")
    type = Type("TENSOR_QUANT8_ASYMM_SIGNED", _MINUTE, -8)
    inputs: list[Argument] = [
        given(name, Numbers(f"narrow {name}").codes(type, 1, *shape), type)
        for name, shape in (("lhs", (3, 5)), ("rhs", (5, 4)))
    ]
    inputs += [False, False]
    out = result("output", fitted("BATCH_MATMUL", inputs, Type(type.code, 1.0, 0)))
    file.add("minute_scales_quant8", "BATCH_MATMUL", inputs, out)
    return file


def _products(operation: str, first: Type, rest: list[Argument]) -> SpecFile:
    """A great unit times one next to nothing."""
    file = _file(operation)
    second = u8(_MINUTE, 100)
    inputs: list[Argument] = [
        given(name, Numbers(f"narrow {operation} {name}").codes(type, 3, 17), type)
        for name, type in (("first", first), ("second", second))
    ]
    out = fitted(operation, [*inputs, *rest], u8(1.0, 0))
    file.add("minute_scale_quant8", operation, [*inputs, *rest], result("output", out), signed=True)
    return file


# --- Integers beyond float32 -----------------------------------------------------------------


def _biases() -> Iterator[tuple[str, SpecFile]]:
    """Biases of 26 bits, of which products leave little: a unit is a quarter of a step or more."""
    rows: dict[str, tuple[tuple[int, ...], tuple[int, ...], int | None, list[Argument]]] = {
        "CONV_2D": ((1, 1, 1, 1301), (3, 1, 1, 1301), 0, [_VALID, 1, 1, 0]),
        "DEPTHWISE_CONV_2D": ((1, 37, 37, 1), (1, 37, 37, 3), 3, [_VALID, 1, 1, 3, 0]),
        "GROUPED_CONV_2D": ((1, 1, 1, 2602), (2, 1, 1, 1301), 0, [0, 0, 0, 0, 1, 1, 2, 0, False]),
        "TRANSPOSE_CONV_2D": ((1, 1, 1, 1301), (3, 1, 1, 1301), 0, [0, 0, 0, 0, 1, 1, 0, False]),
        "FULLY_CONNECTED": ((1, 1301), (3, 1301), None, [0]),
    }
    for operation, (shape, filters, dim, rest) in rows.items():
        family = "fully_connected" if operation == "FULLY_CONNECTED" else "convolution"
        file = SpecFile(
            f"{operation.lower()}_narrow_bias", f"{operation}: biases beyond float32 and sums."
        )
        channels = filters[3] if dim == 3 else filters[0]
        kinds: dict[str, Type] = {"": u8(1.0, 1)}
        if dim is not None:
            kinds["_per_channel"] = per_channel([1.0] * channels, dim)
        image = u8(1.0, 0)
        for suffix, kind in kinds.items():
            high = 127 if suffix else 255
            source = given("input", np.full(shape, 255), image)
            weights = constant("filter", np.full(filters, high), kind)
            scale = 0.0 if suffix else 1.0
            none = constant("bias", np.zeros(channels), replace(I32, scale=scale))
            sums = real_results(operation, [source, weights, none, *rest]).reshape(-1)[:channels]
            odd = np.array([1, 3, -5])[:channels]
            bias = constant("bias", -sums + odd, replace(I32, scale=scale))
            file.add(
                f"great{suffix}_quant8",
                operation,
                [source, weights, bias, *rest],
                result("output", u8(1 / 8, 128)),
                tests="Products and bias beyond 2^25 leave a few units, of eight steps each.",
                signed=True,
            )
        yield family, file


_GREAT: Final = np.array([2**30 + 37, 2**30 + 100, 2**26 + 3, 2**26 + 5])


def _whole(operation: str) -> SpecFile:
    tests = "integers that differ in bits which a float32 or 16 bits do not have"
    return SpecFile(f"{operation.lower()}_narrow_integers", f"{operation}: {tests}.")


def _integers() -> Iterator[tuple[str, SpecFile]]:
    every = np.concatenate([_GREAT, -_GREAT])
    # Equal numbers, near ones on both sides, and those of which 16 bits are the same.
    firsts = np.concatenate([every] * 4)
    seconds = np.concatenate([every, every + 5, every - 5, every + 2**16])
    pair = [given("first", firsts, I32), given("second", seconds, I32)]
    for operation in ("NOT_EQUAL", "GREATER", "GREATER_EQUAL", "LESS_EQUAL", "LESS", "EQUAL"):
        file = _whole(operation)
        file.add("int32", operation, pair, result("output", BOOL8))
        yield "comparison", file
    for operation in ("MINIMUM", "MAXIMUM"):
        file = _whole(operation)
        file.add("int32", operation, pair, result("output", I32))
        yield "elementwise_binary", file
    file = _whole("MUL")
    small = np.array([2, -3, 7, 1, 1, 5, -2, 3])
    great = np.array([2**26 + 5, 2**27 + 9, -(2**27) - 9, 2**30 + 37] * 2)
    for name, one, other in (("first_great", great, small), ("second_great", small, great)):
        products = one * other
        kept = np.abs(products) < 2**31
        operands = [given("first", one[kept], I32), given("second", other[kept], I32), 0]
        file.add(f"{name}_int32", "MUL", operands, result("output", I32))
    yield "elementwise_binary", file
    file = _whole("DIV")
    divisors = np.array([2**26 + 5, 2**26 + 3, 2**24 + 1, 70_001, 2**27 + 9])
    quotients = np.array([7, 30, 100, 30_000, 15])
    operands = [given("first", divisors * quotients, I32), given("second", divisors, I32), 0]
    file.add("exact_int32", "DIV", operands, result("output", I32), tests="Nothing is left over.")
    yield "elementwise_binary", file
    file = _whole("BATCH_MATMUL")
    many, few = [[[2**24 + 1, 70_001], [3, -(2**25) - 7]]], [[[3, 5], [-5, 2]]]
    for name, left, right in (("left_great", many, few), ("right_great", few, many)):
        pieces = [given("lhs", left, I32), given("rhs", right, I32), False, False]
        file.add(f"{name}_int32", "BATCH_MATMUL", pieces, result("output", I32))
    yield "batch_matmul", file
    file = _whole("CAST")
    whole = given("input", np.concatenate([every, [40_000, -40_000]]), I32)
    file.add("int32_to_int32", "CAST", [whole], result("output", I32))
    halves = given("input", [40_000, -40_000, 65_504], I32)
    file.add("int32_to_float16", "CAST", [halves], result("output", Type("TENSOR_FLOAT16")))
    yield "quantization", file


def _projection() -> SpecFile:
    """Hashes of items whose last bits count."""
    file = _file("LSH_PROJECTION")
    items: dict[str, Operand] = {
        "real": given("input", [[1.0003, -2.0007], [300.03, 0.50003]]),
        "int32": given("input", [[2**24 + 1, -(2**25) - 3], [70_001, 2**30 + 37]], I32),
    }
    for type, suffix in ((F32, ""), (F16, "_of_half_precision")):
        seeds = constant("hash", Numbers("narrow seeds").reals(6, 20), type)
        for name, operand in items.items():
            inputs: list[Argument] = [seeds, operand, omitted("weights", type), _SPARSE]
            out = result("output", I32)
            tests = "Every bit of an item goes into its hash."
            name = f"{name}_items{suffix}"
            file.add(name, "LSH_PROJECTION", inputs, out, tests=tests, oracle="formula")
    return file
