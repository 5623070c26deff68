"""Boxes ``[x1, y1, x2, y2]``: corrections to them, their overlap, and which of many to keep.

All in float32, as Android's CPU computes. Source: GenerateProposals.cpp of Android's
NeuralNetworks module (``bbox_ops``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "Floats",
    "Suppression",
    "decaying",
    "discarding",
    "keep_best",
    "keep_best_of_classes",
    "transformed",
]

Floats: TypeAlias = NDArray[np.float32]

Suppression: TypeAlias = Callable[[Floats, Floats], tuple[Floats, NDArray[np.bool_]]]
"""``suppress(overlaps, scores)`` of boxes with one that is kept: new scores, and who stays."""


def transformed(boxes: Floats, deltas: Floats, images: Floats) -> Floats:
    """``boxes`` moved and scaled by ``deltas``, then cut at the borders of their images.

    ``boxes`` is [n, 1, 4], ``deltas`` [n, classes, 4] (shifts by shares of width and height, then
    logarithms of their factors), ``images`` [n, 2] (height and width).
    """
    two = np.float32(2)
    sizes = boxes[..., 2:] - boxes[..., :2]
    centers = (boxes[..., :2] + boxes[..., 2:]) / two
    new_centers = centers + deltas[..., :2] * sizes
    halves = np.exp(deltas[..., 2:]) * sizes / two
    corners = np.concatenate([new_centers - halves, new_centers + halves], axis=-1)
    limits = images[:, None, [1, 0, 1, 0]]
    clipped: NDArray[np.float32] = np.minimum(np.maximum(corners, np.float32(0)), limits)
    return clipped


def _overlaps(box: Floats, others: Floats) -> Floats:
    """Intersection over union of ``box`` with each of ``others``."""
    top_left = np.maximum(box[:2], others[:, :2])
    bottom_right = np.minimum(box[2:], others[:, 2:])
    shared = np.maximum(bottom_right - top_left, np.float32(0)).prod(-1)
    areas = (others[:, 2:] - others[:, :2]).prod(-1) + (box[2:] - box[:2]).prod()
    overlaps: Floats = shared / (areas - shared)
    return overlaps


def discarding(limit: float) -> Suppression:
    """Boxes that overlap by ``limit`` or more are dropped."""
    return lambda overlaps, scores: (scores, ~(overlaps >= np.float32(limit)))


def decaying(factor: Callable[[Floats], Floats], lowest: float) -> Suppression:
    """Scores are multiplied by ``factor(overlaps)``; those below ``lowest`` are dropped."""

    def suppress(overlaps: Floats, scores: Floats) -> tuple[Floats, NDArray[np.bool_]]:
        scores = scores * factor(overlaps)
        return scores, ~(scores < np.float32(lowest))

    return suppress


def keep_best(
    boxes: Floats, scores: Floats, candidates: list[int], most: int, suppress: Suppression
) -> list[int]:
    """Return the ``candidates`` that non-maximum suppression leaves, best first, ``most`` at most.

    The best one is kept, others are suppressed (which changes ``scores``), and so on. A negative
    ``most`` is no limit. Of equal scores the first is taken, and the last candidate takes the
    place of a dropped one, as on Android's CPU.
    """
    waiting, kept = list(candidates), list[int]()
    while waiting and (most < 0 or len(kept) < most):
        place = int(np.argmax(scores[waiting]))
        waiting[0], waiting[place] = waiting[place], waiting[0]
        best = waiting.pop(0)
        kept.append(best)
        overlaps = _overlaps(boxes[best], boxes[waiting])
        scores[waiting], stays = suppress(overlaps, scores[waiting])
        waiting = _without_dropped(waiting, stays.tolist())
    return kept


def _without_dropped(waiting: list[int], stays: list[bool]) -> list[int]:
    pairs = list(zip(waiting, stays, strict=True))
    place = 0
    while place < len(pairs):
        if pairs[place][1]:
            place += 1
        else:
            last = pairs.pop()
            if place < len(pairs):
                pairs[place] = last
    return [index for index, _ in pairs]


def keep_best_of_classes(
    boxes: Floats,
    scores: Floats,
    classes: int,
    above: float,
    limits: tuple[int, int],
    suppress: Suppression,
) -> list[int]:
    """Suppression in every class but the first, which is the background, best of all first.

    ``scores`` is flat, [regions * classes], and so are ``boxes``, [regions * classes, 4]. Only
    scores ``above`` count. ``limits`` are for a class and for all together; negative ones are none.
    """
    kept: list[int] = []
    for number in range(1, classes):
        places = np.arange(number, scores.size, classes)
        candidates = places[scores[places] > np.float32(above)].tolist()
        kept += keep_best(boxes, scores, candidates, limits[0], suppress)
    order = np.argsort(-scores[kept], kind="stable")
    best = [kept[place] for place in order]
    return best if limits[1] < 0 else best[: limits[1]]
