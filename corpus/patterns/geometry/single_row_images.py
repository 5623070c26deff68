"""Images of one row, one column or one pixel, and filters that are larger.

Kernels for one row, and products that stand for a filter as large as the image, are chosen by the
sides of the image; what the filter, the padding and the batches are counts as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from corpus.arguments import SAME
from corpus.patterns._patterns import REAL, Patterns
from corpus.patterns._windows import REAL_POOLS, Layer, Window, windowed
from corpus.terms import Net, Term

_THIN: Final = Patterns(
    "single_row_images", "images of one row, one column or one pixel", seed="thin"
)

_CHANNELS: Final = 2
_SIDES: Final = ((1, 1), (1, 4), (1, 5), (1, 8), (4, 1), (7, 1), (2, 2))

_WINDOWS: Final = (
    Window((3, 3), [SAME]),
    Window((3, 3), [1, 1, 1, 1]),
    Window((3, 3), [SAME], (2, 2)),
    Window((3, 1), [0, 0, 1, 1]),
    Window((1, 3), [1, 1, 0, 0]),
    Window((2, 2), [SAME], (1, 2)),
)


def _images(layer: Layer, net: Net) -> Iterator[Term]:
    """Images of one row, one column or one pixel: filters see mostly padding."""
    for number, (height, width) in enumerate(_SIDES):
        x = net.few(1 + number % 2, height, width, _CHANNELS)
        for window in _WINDOWS:
            sides = window.padding
            fits = len(sides) == 1 or (
                height + sum(sides[2:]) >= window.size[0]
                and width + sum(sides[:2]) >= window.size[1]
            )
            if fits:
                yield layer(window, net, x)


_THIN.of(windowed(2), "images")(_images)
_THIN.of(REAL_POOLS, "images", REAL)(_images)
