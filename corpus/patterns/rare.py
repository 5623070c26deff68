"""Rare arguments: branches of an operation's definition that ordinary numbers never reach.

A fixed-point function is put together from parts, a surface may be a saddle, a row may be longer
than any in a network, a window may be greater than its image. Each case here tells a driver that
has such a branch wrong from one that has it right.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from corpus.fit import fitted
from corpus.language import (
    BOOL8,
    F32,
    I32,
    Argument,
    Array,
    SpecFile,
    Type,
    constant,
    given,
    result,
    s8,
    u8,
)
from corpus.numbers import Numbers

__all__ = ["files"]

_SIDE = 9004
"""Pixels, of which float16 makes 9000 or 9008."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "detection", _all_classes()
    yield "detection", _small_at_borders()
    yield "detection", _single_proposals()
    yield "normalization", _long_rows()
    yield "normalization", _far_from_zero()
    for operation in ("REDUCE_MAX", "REDUCE_MIN", "REDUCE_ALL", "REDUCE_ANY"):
        yield "reduction", _one_sign(operation)
    for operation in ("ARGMAX", "ARGMIN"):
        yield "reduction", _place_of_one_sign(operation)
    yield "reduction", _zeros()
    for operation in ("MAX_POOL_2D", "AVERAGE_POOL_2D", "L2_POOL_2D"):
        yield "pooling", _windows(operation)
    yield "batch_matmul", _fine_steps()
    for operation in ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR"):
        yield "resize", _long_sides(operation)


def _all_classes() -> SpecFile:
    """As many classes of a box as there are, and more: class 0 is none of them."""
    operation = "DETECTION_POSTPROCESSING"
    file = SpecFile("detection_postprocessing_classes", f"{operation}: classes of one box.")
    anchors = np.array([[5, 5, 10, 10], [50, 50, 10, 10]])
    scores = Numbers("all classes").distinct(1, 2, 4, low=200, high=900) / 1000
    for name, classes in (("all", 3), ("more_than_there_are", 5)):
        inputs: list[Argument] = [
            given("scores", scores),
            given("deltas", np.zeros((1, 2, 4))),
            constant("anchors", anchors),
            *(10.0, 8.0, 5.0, 4.0, False, 8, classes, 6, 0.1, 0.5, False),
        ]
        outputs = [
            result("scores_out"),
            result("boxes"),
            result("classes", I32),
            # Whether a box with two classes counts twice the HAL does not say.
            result("count", I32, ignored=True),
        ]
        file.add(
            name,
            operation,
            inputs,
            outputs,
            tests="All classes of each box, the best first.",
            tflite=False,
            why="TF Lite leaves the places of what it does not find as they were",
        )
    return file


def _small_at_borders() -> SpecFile:
    """Proposals much smaller than a pixel, at the far border of the image."""
    file = SpecFile("generate_proposals_small", "GENERATE_PROPOSALS: boxes of less than a pixel.")
    anchors = [[0.0, 0.0, 0.5, 0.25], [7.25, 9.5, 7.75, 9.75], [3.0, 9.0, 3.5, 9.875]]
    tests = "Their centers are inside of the image."
    _add_proposals(file, "all", anchors, [-1, -1, 0.7, 0.125], tests)
    return file


def _single_proposals() -> SpecFile:
    """The least limit that is one: 0 and less mean that there is none."""
    file = SpecFile("generate_proposals_single", "GENERATE_PROPOSALS: limits of one box.")
    anchors = [[4.0, 6.0, 7.0, 9.0], [0.0, 0.0, 3.0, 2.0], [4.0, 1.0, 7.0, 4.0]]
    for name, limits in (("before", [1, -1]), ("after", [-1, 1])):
        tests = f"One box {name} suppression, of three that do not overlap."
        _add_proposals(file, name, anchors, [*limits, 0.5, 1.0], tests)
    return file


def _add_proposals(
    file: SpecFile, name: str, anchors: list[list[float]], settings: list[float], tests: str
) -> None:
    """Anchors at the one place of an image of 10 x 8 pixels, as they are; the first is the best."""
    inputs: list[Argument] = [
        given("scores", [[[[0.9, 0.8, 0.7]]]]),
        given("deltas", np.zeros((1, 1, 1, 12))),
        given("anchors", anchors),
        given("images", [[10.0, 8.0]]),
        *(8.0, 10.0, *settings, False),
    ]
    outputs = [result("scores_out"), result("boxes_out"), result("owners", I32)]
    file.add(name, "GENERATE_PROPOSALS", inputs, outputs, tests=tests)


def _long_rows() -> SpecFile:
    """Sums of squares of more than 22 bits, of which roots have shifts of their own."""
    operation = "L2_NORMALIZATION"
    file = SpecFile("l2_normalization_long", f"{operation}: long rows of great codes.")
    unit = u8(1 / 128, 128)
    for length in (70, 300, 1200):
        type = u8(0.1, 255)
        codes = Numbers(f"long row {length}").codes(type, 2, length) // 4
        # One element outweighs the rest, so that the results are not all next to nothing.
        codes[0] = 250
        codes[0, :3] = 0, 40, 90
        source = given("input", codes, type)
        tests = "Rows of one sign, and a row that three elements outweigh."
        file.add(
            f"of_{length}_quant8",
            operation,
            [source, -1],
            result("output", unit),
            tests=tests,
            signed=True,
        )
    return file


def _far_from_zero() -> SpecFile:
    """The variance is the average of squares of differences: it must not be one of squares."""
    operation = "INSTANCE_NORMALIZATION"
    file = SpecFile("instance_normalization_far", f"{operation}: averages far from zero.")
    centers = np.array([64.0, -128.0, 200.0])
    source = given("input", centers + Numbers("far from zero").sixteenths(2, 4, 5, 3))
    inputs: list[Argument] = [source, 1.0, 0.0, 0.001, False]
    tests = "Averages of 64 to 200 with a deviation of about 1, in numbers that are exact."
    file.add("averages", operation, inputs, result("output"), tests=tests)
    whole = 1000.0 + Numbers("far beside the deviation").sixteenths(1, 4, 4, 2)
    inputs = [given("input", whole), 1.0, 0.5, 0.125, False]
    tests = (
        "What is left of the average of squares without the square of the average is no variance."
    )
    file.add("beside_deviation", operation, inputs, result("output"), tests=tests)
    return file


_AXES = {"last": [2], "two": [1, 2], "apart": [0, 2], "all": [0, 1, 2]}


def _one_sign(operation: str) -> SpecFile:
    """Nothing on the other side of where a reduction might begin: 0, the least positive, true."""
    file = SpecFile(f"{operation.lower()}_one_sign", f"{operation}: elements on one side.")
    shape, sign = (2, 3, 4), -1.0 if operation == "REDUCE_MAX" else 1.0
    drawn = Numbers("one sign").reals(*shape, low=0.25, high=4)
    types: dict[str, tuple[Type, Array]] = {
        "float32": (F32, sign * drawn),
        "quant8": (u8(1 / 16, 128), np.round(drawn * 16) * sign + 128),
    }
    if operation in ("REDUCE_ALL", "REDUCE_ANY"):
        types = {"bool8": (BOOL8, np.full(shape, operation == "REDUCE_ALL"))}
    for label, (type, data) in types.items():
        for name, axes in _AXES.items():
            reduced = constant("axes", axes, I32)
            file.add(
                f"{name}_{label}",
                operation,
                [given("input", data, type), reduced, False],
                result("output", type),
                float16=label == "float32",
                signed=label == "quant8",
            )
    return file


def _zeros() -> SpecFile:
    """A product with a zero is zero; those without one stay what they are."""
    operation = "REDUCE_PROD"
    file = SpecFile("reduce_prod_zeros", f"{operation}: zeros among the factors.")
    factors = Numbers("zeros").reals(2, 3, 4, low=0.5, high=2)
    factors[0, 0], factors[1, 1, 2], factors[1, 2, ::3] = 0, 0, 0
    factors[1, 2, 1] = -3
    for name, axes in _AXES.items():
        inputs: list[Argument] = [given("input", factors), constant("axes", axes, I32), False]
        tests = "One zero, several, nothing but zeros, and none."
        file.add(name, operation, inputs, result("output"), tests=tests, float16=name == "last")
    return file


def _place_of_one_sign(operation: str) -> SpecFile:
    file = SpecFile(f"{operation.lower()}_one_sign", f"{operation}: elements on one side.")
    sign = -1.0 if operation == "ARGMAX" else 1.0
    numbers = sign * (1 + Numbers("one sign place").distinct(3, 17, low=0, high=60) / 16)
    for axis in (0, 1):
        inputs: list[Argument] = [given("input", numbers), axis]
        file.add(f"axis_{axis}", operation, inputs, result("output", I32))
    return file


def _windows(operation: str) -> SpecFile:
    """Windows greater than the image, with more padding on one side than on the other."""
    file = SpecFile(f"{operation.lower()}_windows", f"{operation}: windows beyond the image.")
    rows = {
        "before": ((5, 1, 6, 2), (7, 9), (1, 1)),
        "behind": ((1, 5, 2, 6), (7, 9), (1, 1)),
        "both": ((4, 4, 1, 6), (8, 8), (2, 3)),
        "low": ((0, 2, 4, 0), (3, 5), (1, 2)),
    }
    for type in (F32, u8(0.5, 100)) if operation != "L2_POOL_2D" else (F32,):
        suffix, variations = ("_quant8", {"signed": True}) if type.is_quant8 else ("", {})
        for name, (padding, window, strides) in rows.items():
            numbers, shape = Numbers(f"windows {name}"), (1, 3, 4, 2)
            data = numbers.codes(type, *shape) if type.is_quant8 else numbers.reals(*shape)
            inputs: list[Argument] = [given("input", data, type), *padding, *strides, *window, 0]
            out = result("output", type)
            tests = "Left, right, top and bottom have padding of their own."
            file.add(f"{name}{suffix}", operation, inputs, out, tests=tests, **variations)
    return file


def _fine_steps() -> SpecFile:
    """Results in steps finer than the products: sums are shifted to the left."""
    file = SpecFile("batch_matmul_fine", "BATCH_MATMUL: steps finer than the products.")
    for name, step in (("steps_of_a_third", 1 / 3), ("steps_of_a_tenth", 0.1)):
        type = s8(0.5, -3)
        inputs: list[Argument] = [
            given(n, Numbers(f"fine {n}").codes(type, 1, *shape, low=-9, high=4), type)
            for n, shape in (("lhs", (3, 2)), ("rhs", (2, 4)))
        ]
        inputs += [False, False]
        out = result("output", s8(0.25 * step, 0))
        tests = "A unit of the sums is several steps of the result."
        file.add(f"{name}_quant8", "BATCH_MATMUL", inputs, out, tests=tests)
    fit = fitted("BATCH_MATMUL", inputs, s8(1.0, 0), span=250)
    file.add("fitted_quant8", "BATCH_MATMUL", inputs, result("output", fit))
    return file


def _long_sides(operation: str) -> SpecFile:
    """Sides of more pixels than float16 or 11 bits count."""
    file = SpecFile(f"{operation.lower()}_long_sides", f"{operation}: thousands of pixels.")
    type = u8(0.25, 100)
    # One code from pixel to pixel: next to a border of two pixels either of them is right.
    wave = np.abs(np.arange(_SIDE) % 400 - 200) + 20
    for results in (37, _SIDE - 5):
        for shape, size in (((1, 1, _SIDE, 1), (results, 1)), ((1, _SIDE, 1, 1), (1, results))):
            image = given("input", wave.reshape(shape), type)
            name = f"{'width' if shape[2] > 1 else 'height'}_to_{results}_quant8"
            out = result("output", type)
            tests = "Where a result lies in the input must not be off by pixels at the end."
            file.add(name, operation, [image, *size, False], out, tests=tests)
    return file
