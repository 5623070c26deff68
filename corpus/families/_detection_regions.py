"""ROI_ALIGN, ROI_POOLING and HEATMAP_MAX_KEYPOINT."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from corpus.calls.detection import box_type, boxes_of
from corpus.calls.zero_sized import no_batches
from corpus.families._files import Files
from corpus.families._typed import kind_of
from corpus.language import Argument, Array, SpecFile, Step, given, result, scalar
from corpus.numbers import Numbers
from corpus.types import F32, I32, Type, u8

# Name; the regions, in pixels of the original, with the image of each; bins down and across;
# pixels of the original to one of the image, down and across; samples down and across.
_REGIONS: list[tuple[str, list[list[float]], list[int], list[int], list[float], list[int]]] = [
    (
        "regions",
        [[2, 1, 11, 7], [0, 0, 20, 8], [4.5, 2.125, 9, 3], [13, 5, 20, 8]],
        [0, 0, 1, 1],
        [2, 3],
        [2.0, 4.0],
        [2, 3],
    ),
    ("wide_bins", [[1, 1, 19, 7], [0, 2, 8, 8]], [1, 0], [1, 2], [2.0, 4.0], [0, 0]),
    ("whole_pixels", [[0, 0, 4, 3], [1, 1, 4, 2]], [0, 1], [3, 2], [1.0, 1.0], [1, 2]),
    ("points", [[3, 2, 3, 2], [0, 0, 0, 0], [5, 4, 5, 4]], [0, 1, 1], [2, 2], [1.0, 1.0], [2, 2]),
    ("edges", [[4, 3, 5, 4], [0, 3, 1, 4], [4, 0, 5, 1]], [0, 0, 1], [2, 1], [1.0, 1.0], [3, 2]),
    ("adaptive_rows", [[0, 0, 5, 4], [1, 0.5, 3, 4]], [0, 1], [1, 3], [1.0, 1.0], [0, 2]),
    ("adaptive_columns", [[0, 0, 5, 4], [0.25, 1, 4.75, 3]], [1, 0], [2, 1], [1.0, 1.0], [2, 0]),
    ("half_sizes", [[0.5, 0.25, 2.5, 1.75]], [1], [2, 2], [0.5, 0.5], [2, 2]),
    ("fractions", [[1.125, 0.875, 3.375, 2.625]], [0], [3, 4], [1.0, 1.0], [1, 1]),
    ("adaptive_unlike", [[0, 0, 5, 2], [1, 0.5, 2.5, 4]], [0, 1], [1, 1], [1.0, 1.0], [0, 0]),
]

FILES: Final = Files()


@FILES.each(("ROI_ALIGN", "ROI_POOLING"), "{}: regions, bins, scales, layouts, types.")
def _regions(file: SpecFile, operation: str) -> None:
    for number, row in enumerate(_REGIONS):
        _add_regions(file, operation, row, F32, number)
        _add_regions(file, operation, row, u8(0.25, (100, 0, 255)[number % 3]), number)
    if operation == "ROI_ALIGN":
        _add_no_regions(file)


def _add_regions(file: SpecFile, operation: str, row: Any, type: Type, number: int) -> None:
    name, regions, owners, bins, ratios, samples = row
    numbers = Numbers(f"{operation} {name}")
    data = numbers.fitting(type, 2, 4, 5, 2, low=-4, high=4)
    image, layout = given("input", data, type), scalar("layout", False)
    coarser = u8(0.5, 60) if operation == "ROI_ALIGN" else type
    out = result("output", coarser if type.is_quant8 else type)
    arguments: list[Argument] = [
        image,
        boxes_of("regions", regions, type),
        given("images", owners, I32),
        *(*bins, *ratios),
        *(samples if operation == "ROI_ALIGN" else []),
        layout,
    ]
    kind = kind_of(type, relaxed=number == 0, float16=number % 2 == 0)
    file.add(
        f"{name}{kind.suffix}",
        Step(operation, arguments, out),
        tests="Region to image; x before y in boxes, height before width elsewhere.",
        nchw=(image, out, layout),
        lifetimes=number == 0,
        **kind.variations,
    )


def _add_no_regions(file: SpecFile) -> None:
    for type in (F32, u8(0.5, 30)):
        data = np.arange(18).reshape(1, 3, 3, 2)
        steps, none = no_batches(given("input", data, type), (4, 5))
        last = steps[-1]
        out = result("output", none.type, (0, 4, 5, 2))
        steps[-1] = Step(last.operation, last.inputs, out)
        kind, tests = kind_of(type), "No regions: the result is empty."
        file.add(f"no_regions{kind.suffix}", steps, tests=tests, **kind.variations)


@FILES("heatmap_max_keypoint", "HEATMAP_MAX_KEYPOINT: peaks, boxes, layouts, types.")
def _heatmap(file: SpecFile) -> None:
    peaks: dict[str, list[list[tuple[float, float]]]] = {
        "inside": [[(2.3, 1.2), (1.1, 3.4)], [(3.0, 2.25), (1.75, 1.5)]],
        "at_the_borders": [[(0.2, 2.3), (4.0, 1.3)], [(2.4, 0.1), (1.6, 3.9)]],
        "in_corners": [[(0.0, 0.2), (4.0, 3.8)], [(0.1, 4.0), (3.9, 0.0)]],
    }
    for number, (name, places) in enumerate(peaks.items()):
        maps = np.array([[_hill(5, *place, 0.5 + k) for k, place in enumerate(p)] for p in places])
        data = np.round(maps.transpose(0, 2, 3, 1), 3)
        _add_maps(file, name, data, [[2, 1, 12, 31], [5, 3, 25, 9]], number)
    small = Numbers("heatmap small").reals(3, 2, 2, 2, low=-4, high=4)
    boxes = [[0, 0, 8, 4], [1.5, 2, 6, 3], [4, 4, 4, 4]]
    _add_maps(file, "two_by_two", small, boxes, 1, quantized=False)
    flat = np.zeros((1, 4, 4, 2))
    flat[0, 1, 2] = 0.0
    flat[0, :, 3, 1] = 2.0
    _add_maps(file, "without_a_top", flat, [[1, 2, 9, 18]], 1)


def _hill(size: int, x: float, y: float, height: float) -> Array:
    """A peak that is steeper across than down, and tilted."""
    down, across = np.mgrid[:size, :size]
    right, below = across - x, down - y
    hill: Array = height * 8 - 0.5 * right**2 - 0.375 * below**2 + 0.125 * right * below
    return hill


def _add_maps(
    file: SpecFile, name: str, data: Array, boxes: Any, number: int, *, quantized: bool = True
) -> None:
    for type in (F32, u8(0.0625, 20)) if quantized else (F32,):
        stored = np.clip(np.round(data / 0.0625) + 20, 0, 255) if type.is_quant8 else data
        maps, layout = given("maps", stored, type), scalar("layout", False)
        scores = u8(0.125, 10) if type.is_quant8 else F32
        kind, first = kind_of(type, relaxed=number == 0, float16=number == 0), number == 0
        outputs = [result("scores", scores), result("keypoints", box_type(type))]
        file.add(
            f"{name}{kind.suffix}",
            Step("HEATMAP_MAX_KEYPOINT", [maps, boxes_of("boxes", boxes, type), layout], outputs),
            tests="The peak of a quadratic surface around the greatest pixel.",
            nchw=(maps, layout),
            lifetimes=first,
            **kind.variations,
        )
