"""Boxes that are corrected, and chosen from: one at a time, the best first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from corpus.formulas.common import image_last
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O

HARD, LINEAR = 0, 1


def _corrected(box: Array, delta: Array, image: Array) -> Array:
    """Moved by shares of its size, scaled by powers of e, cut at the image's borders."""
    size = box[2:] - box[:2]
    center = (box[:2] + box[2:]) / 2 + delta[:2] * size
    half = np.exp(delta[2:]) * size / 2
    height, width = image
    corners = np.concatenate([center - half, center + half])
    cut: Array = np.clip(corners, 0, [width, height, width, height])
    return cut


def _overlap(one: Array, other: Array) -> float:
    shared = np.maximum(np.minimum(one[2:], other[2:]) - np.maximum(one[:2], other[:2]), 0).prod()
    areas = (one[2:] - one[:2]).prod() + (other[2:] - other[:2]).prod()
    return float(shared / (areas - shared))


def _chosen(
    boxes: Sequence[Array],
    scores: dict[int, float],
    most: int,
    fade: Callable[[float], float],
    least: float,
) -> list[tuple[int, float]]:
    """Boxes with their scores, the best first; ``fade`` gives a factor for an overlap.

    ``scores`` are those of the candidates, by their places in ``boxes``. A negative ``most`` is
    no limit.
    """
    waiting, found = dict(scores), list[tuple[int, float]]()
    while waiting and (most < 0 or len(found) < most):
        best = max(waiting, key=lambda place: waiting[place])
        found.append((best, waiting.pop(best)))
        faded = {p: s * fade(_overlap(boxes[best], boxes[p])) for p, s in waiting.items()}
        waiting = {place: score for place, score in faded.items() if score >= least}
    return found


def _dropping(limit: float) -> Callable[[float], float]:
    """Drop what overlaps by the limit or more, whatever its score."""
    return lambda overlap: 1.0 if overlap < limit else float("nan")


@formula(O.AXIS_ALIGNED_BBOX_TRANSFORM)
def _transform(call: Call) -> list[Array]:
    count, width = call.array(1).shape
    deltas = call.real(1).reshape(count, width // 4, 4)
    rows = zip(call.real(0), deltas, call.vector(2), strict=True)
    found = [[_corrected(box, d, call.real(3)[batch]) for d in ds] for box, ds, batch in rows]
    return [np.array(found).reshape(call.array(1).shape)]


@formula(O.BOX_WITH_NMS_LIMIT)
def _nms(call: Call) -> list[Array]:
    """Suppress by batch, then by class, then by score. Class 0 is the background."""
    scores, batches = call.real(0), call.vector(2)
    kept: list[tuple[int, int, int, float]] = []
    for batch in dict.fromkeys(batches):
        regions = [region for region, owner in enumerate(batches) if owner == batch]
        kept += _of_batch(call, scores, regions, batch)
    boxes = call.array(1).reshape(len(batches), scores.shape[1], 4)
    chosen = [boxes[region, number] for _, number, region, _ in kept]
    return [
        np.array([score for *_, score in kept]),
        np.array(chosen, boxes.dtype).reshape(-1, 4),
        np.array([number for _, number, _, _ in kept], np.int32),
        np.array([batch for batch, *_ in kept], np.int32),
    ]


def _of_batch(
    call: Call, scores: Array, regions: list[int], batch: int
) -> list[tuple[int, int, int, float]]:
    threshold, most = call.number(3), call.number(4)
    corners = call.real(1).reshape(len(call.array(1)), -1, 4)
    found: list[tuple[int, int, int, float]] = []
    for number in range(1, scores.shape[1]):
        candidates = {r: float(scores[r, number]) for r in regions if scores[r, number] > threshold}
        best = _chosen(list(corners[:, number]), candidates, most, _fading(call), call.number(8))
        found += [(batch, number, region, score) for region, score in best]
    found.sort(key=lambda entry: -entry[3])
    return sorted(found[:most] if most >= 0 else found, key=lambda entry: (entry[1], -entry[3]))


def _fading(call: Call) -> Callable[[float], float]:
    kernel, limit, sigma = call.number(5), call.number(6), call.number(7)
    if kernel == HARD:
        return lambda overlap: float(overlap < limit)
    if kernel == LINEAR:
        return lambda overlap: 1.0 if overlap < limit else 1.0 - overlap
    return lambda overlap: float(np.exp(-(overlap**2) / sigma))


@formula(O.GENERATE_PROPOSALS)
def _proposals(call: Call) -> list[Array]:
    nchw = bool(call.number(10))
    scores, deltas = image_last(call.real(0), nchw), image_last(call.real(1), nchw)
    found: list[tuple[float, Array, int]] = []
    for batch, image in enumerate(call.real(3)):
        boxes, by_place = _anchored(call, scores[batch], deltas[batch], image)
        before, after = call.number(6), call.number(7)
        order = sorted(by_place, key=lambda place: -by_place[place])
        order = order[:before] if before > 0 else order
        large = {p: by_place[p] for p in order if _is_large(boxes[p], image, call.number(9))}
        most = after if after > 0 else -1
        best = _chosen(boxes, large, most, _dropping(call.number(8)), -np.inf)
        found += [(score, boxes[place], batch) for place, score in best]
    return [
        np.array([score for score, _, _ in found]),
        np.array([box for _, box, _ in found]).reshape(-1, 4),
        np.array([batch for _, _, batch in found], np.int32),
    ]


def _anchored(
    call: Call, scores: Array, deltas: Array, image: Array
) -> tuple[list[Array], dict[int, float]]:
    """Anchors at every pixel, corrected, and their scores."""
    boxes, by_place = list[Array](), dict[int, float]()
    for y, x, anchor in np.ndindex(scores.shape):
        shift = np.array([x * call.number(5), y * call.number(4)] * 2)
        by_place[len(boxes)] = float(scores[y, x, anchor])
        delta = deltas[y, x, 4 * anchor : 4 * anchor + 4]
        boxes.append(_corrected(call.real(2)[anchor] + shift, delta, image))
    return boxes, by_place


def _is_large(box: Array, image: Array, least: float) -> bool:
    """Large enough, with its center inside of the image."""
    size = box[2:] - box[:2]
    center = box[:2] + size / 2
    return bool((size > least).all() and (center < image[::-1]).all())


@formula(O.DETECTION_POSTPROCESSING)
def _postprocessing(call: Call) -> list[Array]:
    scores = call.real(0)
    batches, _, _ = scores.shape
    regular, most = call.number(7), call.number(8)
    places = most if regular else most * call.number(9)
    first = 0 if call.number(13) else 1
    out_scores, out_boxes = np.zeros((batches, places)), np.zeros((batches, places, 4))
    out_classes, counts = np.zeros((batches, places), np.int32), np.zeros(batches, np.int32)
    for batch in range(batches):
        boxes = _decoded(call, call.real(1)[batch])
        choose = _regular if regular else _fast
        found = choose(call, scores[batch], boxes)
        counts[batch] = len(found)
        for place, (anchor, number) in enumerate(found):
            out_scores[batch, place] = scores[batch, anchor, number]
            out_boxes[batch, place] = boxes[anchor]
            out_classes[batch, place] = number - first
    return [out_scores, out_boxes, out_classes, counts]


def _decoded(call: Call, deltas: Array) -> list[Array]:
    """Anchors are center and size, y before x; so are corrections, each with a scale."""
    scaled = deltas[:, :4] / np.array([call.number(i) for i in (3, 4, 5, 6)])
    anchors = call.real(2)
    centers = anchors[:, :2] + scaled[:, :2] * anchors[:, 2:]
    halves = anchors[:, 2:] * np.exp(scaled[:, 2:]) / 2
    return list(np.concatenate([centers - halves, centers + halves], 1))


def _regular(call: Call, scores: Array, boxes: list[Array]) -> list[tuple[int, int]]:
    found: list[tuple[float, int, int]] = []
    for number in range(1, scores.shape[1]):
        above = {a: float(s) for a, s in enumerate(scores[:, number]) if s > call.number(11)}
        best = _chosen(boxes, above, call.number(10), _dropping(call.number(12)), -np.inf)
        found += [(score, anchor, number) for anchor, score in best]
    found.sort(key=lambda entry: -entry[0])
    return [(anchor, number) for _, anchor, number in found[: call.number(8)]]


def _fast(call: Call, scores: Array, boxes: list[Array]) -> list[tuple[int, int]]:
    """One suppression by the best class of each anchor; then the best classes of those kept."""
    best = {a: float(row[1:].max()) for a, row in enumerate(scores)}
    above = {anchor: score for anchor, score in best.items() if score > call.number(11)}
    kept = _chosen(boxes, above, call.number(8), _dropping(call.number(12)), -np.inf)
    found: list[tuple[int, int]] = []
    for anchor, _ in kept:
        order = sorted(range(1, scores.shape[1]), key=lambda number: -scores[anchor, number])
        found += [(anchor, number) for number in order[: call.number(9)]]
    return found
