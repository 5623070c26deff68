"""Peaks of heatmaps: where the surface through the greatest pixel and its neighbors has its top.

Mostly a hill, near its peak. Here it is a saddle or a ridge, or the top is so far away that it is
brought back to one and a half pixels.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from corpus.language import scalar
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import F32

_SADDLES: Final = Patterns("heatmap_saddles", "saddles and ridges", REAL, float16=False)
_FAR: Final = Patterns("heatmap_far_peaks", "tops far from the peak", REAL, float16=False)

_Around = list[list[float]]
"""A map of 3 x 3 pixels whose peak is in the middle."""


def _peaks(net: Net, *around: _Around) -> list[Term]:
    """Peaks of one box, each of a keypoint of its own, in both layouts if there are several."""
    maps = np.zeros((1, 5, 5, len(around)))
    maps[0, 1:4, 1:4] = np.stack([np.array(each) for each in around], -1)
    source, layout = net.given(maps), scalar("layout", False)
    net.nchw = (source, layout) if len(around) > 1 else ()
    boxes = net.given([[2, 1, 12, 31]])
    return net.several("HEATMAP_MAX_KEYPOINT", source, boxes, layout, types=[F32, F32])


_KINDS: Final[dict[str, _Around]] = {
    "falling": [[7.75, 7.0, 1.0], [7.25, 8.0, 7.5], [1.5, 7.25, 7.5]],
    "rising": [[1.0, 7.5, 7.75], [7.0, 8.0, 7.25], [7.5, 7.25, 1.5]],
    "ridge": [[1.0, 2.0, 1.0], [7.5, 8.0, 7.75], [1.0, 2.5, 1.25]],
}


@_SADDLES.named("HEATMAP_MAX_KEYPOINT", _KINDS)
def _saddle(around: _Around, net: Net) -> list[Term]:
    """The score surface around the peak is a saddle or a ridge; its top is where it is flat."""
    return _peaks(net, around)


@_SADDLES("HEATMAP_MAX_KEYPOINT", "level")
def _level(net: Net) -> list[Term]:
    """The score surface is a ridge, level along a diagonal: the peak stays the maximum.

    The determinant is exactly 0 in any arithmetic: 4 * 4 = 16, 8 * 2 = 16.
    """
    level = [[7.0, 6.0, -1.0], [6.0, 8.0, 6.0], [-1.0, 6.0, 7.0]]
    steep = [[7.0, 7.0, -1.0], [4.0, 8.0, 4.0], [-1.0, 7.0, 7.0]]
    return _peaks(net, level, level[::-1], steep, steep[::-1])


_TOPS: Final[dict[str, _Around]] = {
    "right": [[7.5, 3.0, 2.25], [7.5, 8.0, 7.75], [6.25, 6.75, 7.75]],
    "down": [[7.0, 7.75, 2.25], [2.5, 8.0, 7.5], [7.0, 7.75, 7.25]],
    "left": [[3.75, 3.25, 4.75], [7.75, 8.0, 7.75], [7.25, 7.25, 3.25]],
    "up": [[7.75, 7.75, 3.5], [6.5, 8.0, 3.0], [3.5, 7.75, 5.5]],
    "right_and_down": [[6.75, 7.5, 3.0], [7.75, 8.0, 7.25], [4.0, 6.0, 7.25]],
    "just_within": [[4.5, 4.25, 2.25], [6.75, 8.0, 7.75], [2.25, 7.25, 7.25]],
    "just_beyond": [[4.25, 7.25, 7.75], [7.75, 8.0, 2.75], [5.5, 7.75, 2.75]],
}
"""Neighbors of a peak of 8, by where its top would be: 1.43 to 3.44 pixels away."""


@_FAR("HEATMAP_MAX_KEYPOINT", "tops")
def _far_tops(net: Net) -> list[Term]:
    """A keypoint more than 1.5 pixels away is pulled back along the same direction."""
    return _peaks(net, *_TOPS.values())
