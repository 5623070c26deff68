"""Regions of interest, boxes and key points against plain loops in float64."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from nnhal.errors import HalError
from nnhal.operations.node import InvalidOperation
from nnhal.types import ErrorStatus, OperandType, OperationType
from tests.cells import cells

F32, F16, I32 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
U16, Q16S = OperandType.TENSOR_QUANT16_ASYMM, OperandType.TENSOR_QUANT16_SYMM
O = OperationType  # noqa: E741


def _boxes(draw: Any, count: int, width: float, height: float) -> Any:
    """Boxes inside an image, at multiples of 1/8, that quantized ones can have too."""
    corners = draw.rng.integers(0, [8 * width, 8 * height], (2, count, 2)) / 8
    return np.concatenate([corners.min(0), corners.max(0)], axis=1)


def _scalar(tensor: Any, value: float, half: bool = False) -> Any:
    type_ = OperandType.FLOAT16 if half else OperandType.FLOAT32
    return tensor(type_, value, constant=True)


# --- ROI_ALIGN, ROI_POOLING -----------------------------------------------------------------


def _sample(image: Any, y: float, x: float) -> Any:
    height, width, _ = image.shape
    y1, x1 = min(math.floor(y), height - 1), min(math.floor(x), width - 1)
    y2, x2 = min(y1 + 1, height - 1), min(x1 + 1, width - 1)
    dy, dx = (y - y1) * (y1 != y2), (x - x1) * (x1 != x2)
    top = image[y1, x1] * (1 - dx) + image[y1, x2] * dx
    return top * (1 - dy) + (image[y2, x1] * (1 - dx) + image[y2, x2] * dx) * dy


def _aligned(image: Any, box: Any, bins: tuple[int, int], samples: tuple[int, int]) -> Any:
    steps = [max(box[2 + a] - box[a], 1) / bins[1 - a] for a in (0, 1)]
    counts = [samples[1 - a] or math.ceil(steps[a]) for a in (0, 1)]
    result = np.zeros((*bins, image.shape[2]))
    for row, column in np.ndindex(*bins):
        points = [
            _sample(
                image,
                box[1] + steps[1] * (row + (i + 0.5) / counts[1]),
                box[0] + steps[0] * (column + (j + 0.5) / counts[0]),
            )
            for i in range(counts[1])
            for j in range(counts[0])
        ]
        result[row, column] = np.mean(points, axis=0)
    return result


@cells("samples", [(0, 0), (2, 3), (4, 4)])
@cells("type_", [F32, F16, U8, S8])
def test_bins_are_means_of_interpolated_samples(
    kernel: Any, tensor: Any, draw: Any, samples: tuple[int, int], type_: OperandType
) -> None:
    half, quantized = type_ == F16, type_ in (U8, S8)
    images = draw.rng.integers(-40, 41, (2, 6, 7, 3)).astype(np.float64)
    boxes, batches = _boxes(draw, 4, 12, 11), np.array([0, 0, 1, 1])
    zero = (100 if type_ == U8 else -20) if quantized else 0
    source = tensor(type_, images + zero, 1.0 if quantized else 0.0, zero)
    regions = tensor(U16, boxes * 8, 0.125) if quantized else tensor(type_, boxes)
    scalars = [_scalar(tensor, 2.0, half)] * 2
    arguments = [source, regions, tensor(I32, batches), 3, 2, *scalars, *samples, False]
    output = tensor(type_, scale=0.5 if quantized else 0.0, zero_point=zero)
    (result,) = kernel(O.ROI_ALIGN, arguments, [output])
    expected = np.stack(
        [
            _aligned(images[b], box / 2, (3, 2), samples)
            for b, box in zip(batches, boxes, strict=True)
        ]
    )
    if quantized:
        limits = np.iinfo(result.dtype)
        codes = np.clip(expected * 2 + zero, limits.min, limits.max)
        # Weights are rounded to 1/255, of values up to 40, in steps of half.
        assert np.abs(result - codes).max() <= 1.5
    else:
        tolerance = 0.05 if half else 1e-4
        np.testing.assert_allclose(result, expected, atol=tolerance)


def _pooled(image: Any, box: Any, bins: tuple[int, int], zero: int) -> Any:
    start = np.floor(box[:2] + 0.5).astype(int)
    size = np.maximum(np.floor(box[2:] + 0.5).astype(int) - start + 1, 1)
    result = np.full((*bins, image.shape[2]), zero, image.dtype)
    for row, column in np.ndindex(*bins):
        rows = slice(
            start[1] + size[1] * row // bins[0], start[1] - (-size[1] * (row + 1) // bins[0])
        )
        first = start[0] + size[0] * column // bins[1]
        columns = slice(first, start[0] - (-size[0] * (column + 1) // bins[1]))
        pixels = image[rows, columns]
        if pixels.size:
            result[row, column] = pixels.max((0, 1))
    return result


@cells("type_", [F32, F16, U8, S8])
@cells("bins", [(2, 2), (1, 4), (3, 5)])
def test_bins_are_the_greatest_of_their_pixels(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType, bins: tuple[int, int]
) -> None:
    quantized, half = type_ in (U8, S8), type_ == F16
    images = draw.rng.integers(0, 100, (2, 6, 7, 3))
    boxes, batches = _boxes(draw, 4, 12, 11), np.array([0, 0, 1, 1])
    source = tensor(type_, images, 0.5 if quantized else 0.0, 7 if quantized else 0)
    regions = tensor(U16, boxes * 8, 0.125) if quantized else tensor(type_, boxes)
    scalars = [_scalar(tensor, 2.0, half)] * 2
    arguments = [source, regions, tensor(I32, batches), *bins, *scalars, False]
    output = tensor(type_, scale=source.scale, zero_point=source.zero_point)
    (result,) = kernel(O.ROI_POOLING, arguments, [output])
    expected = [
        _pooled(images[b], box / 2, bins, source.zero_point)
        for b, box in zip(batches, boxes, strict=True)
    ]
    np.testing.assert_array_equal(result, np.stack(expected))


@pytest.mark.parametrize(
    ("rows", "columns", "told"),
    [(1 << 22, 1, 1 << 24), (1 << 22, 0, 1 << 25), (0, 1 << 22, 1 << 25)],
)
def test_more_samples_than_anybody_can_wait_for_are_refused(
    kernel: Any, tensor: Any, rows: int, columns: int, told: int
) -> None:
    """Found by fuzzing: 2^24 samples along a side of each bin, and one a pixel along the other."""
    image, box = tensor(F32, np.zeros((1, 4, 4, 1))), tensor(F32, np.array([[0.0, 0, 4, 4]]))
    scales = [_scalar(tensor, 1.0), _scalar(tensor, 1.0)]
    arguments = [image, box, tensor(I32, np.array([0])), 2, 2, *scales, rows, columns, False]
    with pytest.raises(HalError, match=f"{told} samples of a region") as refused:
        kernel(O.ROI_ALIGN, arguments, [tensor(F32)])
    assert refused.value.status == ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT


@cells("operation", [O.ROI_ALIGN, O.ROI_POOLING])
def test_channels_first_gives_the_same_bins(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    images, boxes = draw.floats(1, 6, 7, 3).array, tensor(F32, _boxes(draw, 3, 7, 6))
    samples = [2, 2] if operation == O.ROI_ALIGN else []
    rest = [boxes, tensor(I32, [0, 0, 0]), 2, 3, 1.0, 1.0, *samples]
    (last,) = kernel(operation, [tensor(F32, images), *rest, False], [tensor(F32)])
    first_source = tensor(F32, images.transpose(0, 3, 1, 2))
    (first,) = kernel(operation, [first_source, *rest, True], [tensor(F32)])
    np.testing.assert_array_equal(first.transpose(0, 2, 3, 1), last)


@pytest.mark.parametrize(
    ("box", "batch", "message"),
    [
        ([0, 0, 1, 1], 1, "no such image"),
        ([0, 0, 9, 1], 0, "outside of its image"),
        ([3, 0, 1, 1], 0, "outside of its image, or reversed"),
        ([-1, 0, 1, 1], 0, "outside of its image"),
    ],
)
def test_malformed_regions_are_refused(
    kernel: Any, tensor: Any, box: list[float], batch: int, message: str
) -> None:
    image = tensor(F32, np.zeros((1, 4, 4, 1)))
    rest = [tensor(F32, [box]), tensor(I32, [batch]), 1, 1, 1.0, 1.0, False]
    with pytest.raises(InvalidOperation, match=message):
        kernel(O.ROI_POOLING, [image, *rest], [tensor(F32)])


# --- AXIS_ALIGNED_BBOX_TRANSFORM, BOX_WITH_NMS_LIMIT, GENERATE_PROPOSALS --------------------


def _transformed(box: Any, delta: Any, height: float, width: float) -> Any:
    w, h = box[2] - box[0], box[3] - box[1]
    x, y = (box[0] + box[2]) / 2 + delta[0] * w, (box[1] + box[3]) / 2 + delta[1] * h
    w, h = w * math.exp(delta[2]), h * math.exp(delta[3])
    corners = [x - w / 2, y - h / 2, x + w / 2, y + h / 2]
    return np.clip(corners, 0, [width, height, width, height])


@cells("type_", [F32, U8, S8])
def test_boxes_are_moved_scaled_and_cut_off(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    boxes, batches = _boxes(draw, 5, 64, 32), np.array([0, 0, 1, 1, 1])
    deltas = draw.rng.integers(-40, 41, (5, 8)) / 64
    images = np.array([[32.0, 64.0], [30.0, 50.0]])
    if type_ == F32:
        arguments = [
            tensor(F32, boxes),
            tensor(F32, deltas),
            tensor(I32, batches),
            tensor(F32, images),
        ]
        output, tolerance = tensor(F32), 1e-4
    else:
        zero = 100 if type_ == U8 else 0
        codes = tensor(type_, deltas * 64 + zero, 1 / 64, zero)
        arguments = [tensor(U16, boxes * 8, 0.125), codes, tensor(I32, batches)]
        arguments.append(tensor(U16, images * 8, 0.125))
        output, tolerance = tensor(U16, scale=0.125), 0.07
    (result,) = kernel(O.AXIS_ALIGNED_BBOX_TRANSFORM, arguments, [output])
    expected = [
        [_transformed(box, delta[i : i + 4], *images[b]) for i in (0, 4)]
        for box, delta, b in zip(boxes, deltas, batches, strict=True)
    ]
    reals = result * (0.125 if type_ != F32 else 1)
    np.testing.assert_allclose(reals, np.reshape(expected, (5, 8)), atol=tolerance)


def _overlap(a: Any, b: Any) -> float:
    width, height = np.minimum(a[2:], b[2:]) - np.maximum(a[:2], b[:2])
    shared = max(width, 0) * max(height, 0)
    areas = sum((box[2] - box[0]) * (box[3] - box[1]) for box in (a, b))
    return float(shared / (areas - shared)) if areas > shared else 0.0


def _suppressed(
    boxes: Any, scores: Any, above: float, factor: Any, lowest: float
) -> dict[int, float]:
    """Kept boxes with their scores, best first."""
    left = {i: float(s) for i, s in enumerate(scores) if s > above}
    kept = {}
    while left:
        best = max(left, key=lambda i: left[i])
        kept[best] = left.pop(best)
        left = {i: s * factor(_overlap(boxes[best], boxes[i])) for i, s in left.items()}
        left = {i: s for i, s in left.items() if s >= lowest}
    return kept


FACTORS = {
    0: lambda overlap: float(overlap < 0.4),
    1: lambda overlap: 1 if overlap < 0.4 else 1 - overlap,
    2: lambda overlap: math.exp(-(overlap**2) / 0.5),
}


@cells("suppression", FACTORS)
@cells("most", [-1, 4])
def test_boxes_that_overlap_with_better_ones_are_suppressed(
    kernel: Any, tensor: Any, draw: Any, suppression: int, most: int
) -> None:
    regions, classes, batches = 12, 3, np.repeat([3, 7], [7, 5])
    boxes = np.stack([_boxes(draw, regions, 20, 20) for _ in range(classes)], 1)
    scores = draw.rng.permutation(regions * classes).reshape(regions, classes) / 40
    settings = [0.1, most, suppression, 0.4, 0.5, 0.2]
    arguments = [
        tensor(F32, scores),
        tensor(F32, boxes.reshape(regions, -1)),
        tensor(I32, batches),
        *(s if isinstance(s, int) else float(np.float32(s)) for s in settings),
    ]
    results = kernel(
        O.BOX_WITH_NMS_LIMIT, arguments, [tensor(F32), tensor(F32), tensor(I32), tensor(I32)]
    )
    rows: list[Any] = []
    for batch in (3, 7):
        members = np.flatnonzero(batches == batch)
        found = []
        for number in range(1, classes):
            own = boxes[members, number]
            kept = _suppressed(own, scores[members, number], 0.1, FACTORS[suppression], 0.2)
            best = list(kept.items())[: most if most >= 0 else None]
            found += [(s, own[i], number, batch) for i, s in best]
        best_of_all = sorted(found, key=lambda row: -row[0])[: most if most >= 0 else None]
        rows += sorted(best_of_all, key=lambda row: (row[2], -row[0]))
    for result, expected in zip(results, zip(*rows, strict=True), strict=True):
        np.testing.assert_allclose(result, np.array(expected), rtol=1e-5)


@cells("type_", [U8, S8])
def test_suppression_of_codes_is_that_of_reals(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    zero = 0 if type_ == U8 else -128
    boxes, codes = _boxes(draw, 8, 20, 20), draw.rng.permutation(16).reshape(8, 2) * 15
    both = np.concatenate([boxes, boxes], 1)
    rest = [tensor(I32, np.zeros(8)), 0.1, -1, 0, 0.3, 1.0, 0.1]
    quantized = [tensor(type_, codes + zero, 0.01, zero), tensor(U16, both * 8, 0.125)]
    outputs = [tensor(type_, scale=0.01, zero_point=zero), tensor(U16, scale=0.125)]
    results = kernel(
        O.BOX_WITH_NMS_LIMIT, [*quantized, *rest], [*outputs, tensor(I32), tensor(I32)]
    )
    reals = [tensor(F32, codes * 0.01), tensor(F32, both)]
    expected = kernel(O.BOX_WITH_NMS_LIMIT, [*reals, *rest], [tensor(F32)] * 2 + [tensor(I32)] * 2)
    np.testing.assert_allclose((results[0].astype(float) - zero) * 0.01, expected[0], atol=1e-6)
    np.testing.assert_array_equal(results[1] / 8, expected[1])


def test_no_regions_give_no_boxes(kernel: Any, tensor: Any) -> None:
    arguments = [tensor(F32, np.zeros((0, 2))), tensor(F32, np.zeros((0, 8))), tensor(I32, [])]
    results = kernel(
        O.BOX_WITH_NMS_LIMIT,
        [*arguments, 0.1, -1, 0, 0.3, 1.0, 0.1],
        [tensor(F32), tensor(F32), tensor(I32), tensor(I32)],
    )
    assert [r.shape for r in results] == [(0,), (0, 4), (0,), (0,)]


@cells("nchw", [False, True])
@cells(("before", "after"), [(-1, -1), (9, -1), (-1, 3), (0, 0)])
def test_proposals_are_the_best_of_corrected_anchors(
    kernel: Any, tensor: Any, draw: Any, nchw: bool, before: int, after: int
) -> None:
    height, width, anchors = 3, 4, 2
    scores = (1 + draw.rng.permutation(2 * height * width * anchors)) / 50
    scores = scores.reshape(2, height, width, anchors).astype(np.float32)
    deltas = draw.floats(2, height, width, anchors * 4, spread=0.2).array
    shapes = np.array([[-4, -3, 4, 3], [-2, -5, 2, 5]], np.float32)
    images = np.array([[20, 25], [24, 30]], np.float32)
    order = (0, 3, 1, 2) if nchw else (0, 1, 2, 3)
    arguments = [
        tensor(F32, scores.transpose(order)),
        tensor(F32, deltas.transpose(order)),
        tensor(F32, shapes),
        tensor(F32, images),
        *(6.0, 7.0, before, after, 0.3, 2.0, nchw),
    ]
    results = kernel(O.GENERATE_PROPOSALS, arguments, [tensor(F32), tensor(F32), tensor(I32)])
    rows = []
    for batch, image in enumerate(images):
        moved = [
            _transformed(
                shapes[a] + [7 * x, 6 * y, 7 * x, 6 * y],
                deltas[batch, y, x, 4 * a : 4 * a + 4],
                *image,
            )
            for y, x, a in np.ndindex(height, width, anchors)
        ]
        flat = scores[batch].reshape(-1)
        allowed = np.argsort(-flat)[: before if before > 0 else None]
        large = [
            i
            for i in allowed
            if min(moved[i][2:] - moved[i][:2]) > 2
            and ((moved[i][:2] + moved[i][2:]) / 2 < image[::-1]).all()
        ]
        kept = _suppressed(
            [moved[i] for i in large], flat[large], -1, lambda o: float(o < 0.3), 1e-9
        )
        rows += [
            (s, moved[large[i]], batch)
            for i, s in list(kept.items())[: after if after > 0 else None]
        ]
    for result, expected in zip(results, zip(*rows, strict=True), strict=True):
        np.testing.assert_allclose(result, np.array(expected), rtol=1e-4, atol=1e-4)


@cells("type_", [U8, S8])
def test_proposals_of_codes_are_near_those_of_reals(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    zero = 128 if type_ == U8 else 0
    scores = draw.rng.permutation(24).reshape(1, 3, 4, 2)
    deltas = draw.rng.integers(-9, 10, (1, 3, 4, 8))
    shapes, image = np.array([[-4, -3, 4, 3], [-2, -5, 2, 5]]), np.array([[20, 25]])
    rest = [6.0, 7.0, -1, -1, 0.3, 2.0, False]
    codes = [tensor(type_, scores + zero, 0.01, zero), tensor(type_, deltas + zero, 0.05, zero)]
    codes += [tensor(Q16S, shapes * 8, 0.125), tensor(U16, image * 8, 0.125)]
    outputs = [tensor(type_, scale=0.01, zero_point=zero), tensor(U16, scale=0.125), tensor(I32)]
    results = kernel(O.GENERATE_PROPOSALS, [*codes, *rest], outputs)
    reals = [tensor(F32, v) for v in (scores * 0.01, deltas * 0.05, shapes, image)]
    expected = kernel(
        O.GENERATE_PROPOSALS, [*reals, *rest], [tensor(F32), tensor(F32), tensor(I32)]
    )
    np.testing.assert_allclose((results[0].astype(float) - zero) * 0.01, expected[0], atol=1e-6)
    np.testing.assert_allclose(results[1] / 8, expected[1], atol=0.07)


# --- HEATMAP_MAX_KEYPOINT, DETECTION_POSTPROCESSING -----------------------------------------


@pytest.mark.parametrize("type_", [F32, F16])
@pytest.mark.parametrize("nchw", [False, True])
def test_a_key_point_is_where_the_surface_through_the_peak_is_highest(
    kernel: Any, tensor: Any, type_: OperandType, nchw: bool
) -> None:
    """On a paraboloid the answer is its vertex, and its height."""
    vertices = np.array([[2.25, 3.5], [4.0, 1.75]])
    y, x = np.mgrid[:7, :7]
    maps = np.stack([8 - 0.5 * (x - vx) ** 2 - 0.25 * (y - vy) ** 2 for vx, vy in vertices], -1)
    source = maps[None].transpose(0, 3, 1, 2) if nchw else maps[None]
    box = tensor(type_, [[10, 20, 24, 34]])
    scores, points = kernel(
        O.HEATMAP_MAX_KEYPOINT, [tensor(type_, source), box, nchw], [tensor(type_)] * 2
    )
    tolerance = 0.03 if type_ == F16 else 1e-4
    np.testing.assert_allclose(scores, [[8, 8]], atol=tolerance)
    np.testing.assert_allclose(points[0], [10, 20] + (vertices + 0.5) * 2, atol=tolerance)


def test_a_key_point_at_the_border_sees_its_mirror(kernel: Any, tensor: Any) -> None:
    maps = np.zeros((1, 4, 4, 1))
    maps[0, 0, 3, 0] = 1
    (scores, points) = kernel(
        O.HEATMAP_MAX_KEYPOINT,
        [tensor(F32, maps), tensor(F32, [[0, 0, 4, 4]]), False],
        [tensor(F32)] * 2,
    )
    np.testing.assert_allclose(scores, [[1]])
    np.testing.assert_allclose(points, [[[3.5, 0.5]]])


def test_a_flat_map_stays_at_its_first_point(kernel: Any, tensor: Any) -> None:
    arguments = [tensor(F32, np.ones((1, 4, 4, 1))), tensor(F32, [[0, 0, 4, 4]]), False]
    scores, points = kernel(O.HEATMAP_MAX_KEYPOINT, arguments, [tensor(F32)] * 2)
    np.testing.assert_array_equal(scores, [[1]])
    np.testing.assert_array_equal(points, [[[0.5, 0.5]]])


@cells("type_", [U8, S8])
def test_key_points_of_codes_are_near_those_of_reals(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    zero = 128 if type_ == U8 else 0
    maps, boxes = draw.rng.integers(-60, 60, (2, 5, 5, 3)), _boxes(draw, 2, 60, 40)
    codes = [tensor(type_, maps + zero, 0.1, zero), tensor(U16, boxes * 8, 0.125), False]
    outputs = [tensor(type_, scale=0.1, zero_point=zero), tensor(U16, scale=0.125)]
    scores, points = kernel(O.HEATMAP_MAX_KEYPOINT, codes, outputs)
    reals = [tensor(F32, maps * 0.1), tensor(F32, boxes), False]
    expected = kernel(O.HEATMAP_MAX_KEYPOINT, reals, [tensor(F32)] * 2)
    np.testing.assert_allclose((scores.astype(float) - zero) * 0.1, expected[0], atol=0.051)
    np.testing.assert_allclose(points / 8, expected[1], atol=0.07)


def _decoded(delta: Any, anchor: Any) -> Any:
    y, x = anchor[:2] + anchor[2:] * delta[:2] / 10
    h, w = anchor[2:] * np.exp(delta[2:4] / 5) / 2
    return np.array([y - h, x - w, y + h, x + w])


@cells("type_", [F32, F16])
@cells("regular", [True, False])
@cells("background", [True, False])
def test_detections_are_decoded_suppressed_and_counted(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType, regular: bool, background: bool
) -> None:
    anchors, classes, most, per_box, per_class = 9, 4, 6, 2, 3
    half = type_ == F16
    scores = ((1 + draw.rng.permutation(2 * anchors * classes)) / 128).reshape(2, anchors, classes)
    deltas = draw.rng.integers(-16, 17, (2, anchors, 5)) / 8
    shapes = draw.rng.integers(4, 40, (anchors, 4)) / 4
    scales = [_scalar(tensor, value, half) for value in (10, 10, 5, 5)]
    limits = [_scalar(tensor, value, half) for value in (0.125, 0.25)]
    arguments = [
        *(tensor(type_, value) for value in (scores, deltas, shapes)),
        *scales,
        *(regular, most, per_box, per_class),
        *limits,
        background,
    ]
    results = kernel(
        O.DETECTION_POSTPROCESSING,
        arguments,
        [tensor(type_), tensor(type_), tensor(I32), tensor(I32)],
    )
    tolerance = 0.02 if half else 1e-5
    for batch in range(2):
        boxes = [_decoded(d, a) for d, a in zip(deltas[batch], shapes, strict=True)]
        rows = (_regular if regular else _fast)(boxes, scores[batch], most, per_box, per_class)
        count = results[3][batch]
        assert count == len(rows)
        np.testing.assert_allclose(results[0][batch, :count], [r[0] for r in rows], atol=tolerance)
        np.testing.assert_allclose(results[1][batch, :count], [r[1] for r in rows], atol=tolerance)
        shift = 0 if background else 1
        np.testing.assert_array_equal(results[2][batch, :count], [r[2] - shift for r in rows])
        assert not any(result[batch, count:].any() for result in results[:3])


def _best_boxes(boxes: Any, scores: Any, most: int) -> dict[int, float]:
    kept = _suppressed(boxes, scores, 0.125, lambda o: float(o < 0.25), 1e-9)
    return dict(list(kept.items())[:most])


def _regular(boxes: Any, scores: Any, most: int, per_box: int, per_class: int) -> list[Any]:
    rows = [
        (score, boxes[i], number)
        for number in range(1, scores.shape[1])
        for i, score in _best_boxes(boxes, scores[:, number], per_class).items()
    ]
    return sorted(rows, key=lambda row: -row[0])[:most]


def _fast(boxes: Any, scores: Any, most: int, per_box: int, per_class: int) -> list[Any]:
    kept = _best_boxes(boxes, scores[:, 1:].max(1), most)
    return [
        (scores[i, number], boxes[i], number)
        for i in kept
        for number in (np.argsort(-scores[i, 1:])[:per_box] + 1).tolist()
    ]
