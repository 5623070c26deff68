"""Peaks: where the surface through the greatest pixel and its neighbors has its top.

Mostly a hill, near its peak. Here it is a saddle or a ridge, or the top is so far away that it is
brought back to one and a half pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import Array, SpecFile, given, result, scalar

__all__ = ["files"]

_OPERATION: Final = "HEATMAP_MAX_KEYPOINT"
_BOX: Final = [2, 1, 12, 31]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "detection", _saddles()
    yield "detection", _far_tops()


def _map(around: list[list[float]]) -> Array:
    """A map of 5 x 5 pixels, 0 but for the peak in the middle and what is ``around`` it."""
    map = np.zeros((5, 5))
    map[1:4, 1:4] = around
    return map


def _add(file: SpecFile, name: str, maps: list[Array], tests: str) -> None:
    """``maps`` of one box, each of a keypoint of its own, in both layouts."""
    source, layout = given("maps", np.stack(maps, -1)[None]), scalar("layout", False)
    outputs = [result("scores"), result("keypoints")]
    inputs = [source, given("boxes", [_BOX]), layout]
    varied = (source, layout) if len(maps) > 1 else ()
    file.add(name, _OPERATION, inputs, outputs, tests=tests, nchw=varied)


def _saddles() -> SpecFile:
    """A peak whose diagonal neighbors make a saddle of the surface: its top is where it is flat."""
    file = SpecFile("heatmap_max_keypoint_saddle", f"{_OPERATION}: saddles and ridges.")
    rows = {
        "falling": [[7.75, 7.0, 1.0], [7.25, 8.0, 7.5], [1.5, 7.25, 7.5]],
        "rising": [[1.0, 7.5, 7.75], [7.0, 8.0, 7.25], [7.5, 7.25, 1.5]],
        "ridge": [[1.0, 2.0, 1.0], [7.5, 8.0, 7.75], [1.0, 2.5, 1.25]],
    }
    tests = "The surface through the peak and its neighbors has another kind of top."
    for name, around in rows.items():
        _add(file, name, [_map(around)], tests)
    # The determinant is 0 to the bit, whatever the rounding: 4 * 4 = 16, 8 * 2 = 16.
    level = [[7.0, 6.0, -1.0], [6.0, 8.0, 6.0], [-1.0, 6.0, 7.0]]
    steep = [[7.0, 7.0, -1.0], [4.0, 8.0, 4.0], [-1.0, 7.0, 7.0]]
    maps = [_map(around) for around in (level, level[::-1], steep, steep[::-1])]
    _add(file, "level", maps, "Ridges that are level along a diagonal: the peak is a top.")
    return file


_FAR: Final = {
    "right": [[7.5, 3.0, 2.25], [7.5, 8.0, 7.75], [6.25, 6.75, 7.75]],
    "down": [[7.0, 7.75, 2.25], [2.5, 8.0, 7.5], [7.0, 7.75, 7.25]],
    "left": [[3.75, 3.25, 4.75], [7.75, 8.0, 7.75], [7.25, 7.25, 3.25]],
    "up": [[7.75, 7.75, 3.5], [6.5, 8.0, 3.0], [3.5, 7.75, 5.5]],
    "right_and_down": [[6.75, 7.5, 3.0], [7.75, 8.0, 7.25], [4.0, 6.0, 7.25]],
    "just_within": [[4.5, 4.25, 2.25], [6.75, 8.0, 7.75], [2.25, 7.25, 7.25]],
    "just_beyond": [[4.25, 7.25, 7.75], [7.75, 8.0, 2.75], [5.5, 7.75, 2.75]],
}
"""What is around a peak of 8, by where its top would be: 1.43 to 3.44 pixels away."""


def _far_tops() -> SpecFile:
    """A top of more than 1.5 pixels away, along either axis, is brought back on a straight way."""
    file = SpecFile("heatmap_max_keypoint_far", f"{_OPERATION}: tops far from the peak.")
    maps = [_map(around) for around in _FAR.values()]
    _add(file, "tops", maps, f"Tops that would be too far: {', '.join(_FAR)}.")
    return file
