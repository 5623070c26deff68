"""Windows as large as the image: one pixel is left of each size that an image may have.

Such a layer is computed as a sum or a product of its own, often with a kernel for the side alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from corpus.language import SpecFile
from corpus.patterns._net import VALID, Net, Term
from corpus.patterns._windows import Layer, Window, files_of_layers

__all__ = ["files"]

_CHANNELS: Final = 2

_SIDES: Final = ((2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (3, 5), (1, 7), (6, 1))


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "windows as large as the image"
    tests = "Of each size, by all strides."
    yield from files_of_layers("whole_images", about, "windows", tests, _images, most=1)


def _images(layer: Layer, net: Net) -> list[Term]:
    shown = []
    for number, sides in enumerate(_SIDES):
        padding = [0, 0, 0, 0] if number % 3 == 1 else [VALID]
        strides = (1 + number % 2, 1 + number // 2 % 2)
        image = net.few(1 + number // 3 % 2, *sides, _CHANNELS)
        other = net.few(1, *sides, _CHANNELS)
        shown.append(layer(Window(sides, padding, strides), net, image))
        shown.append(layer(Window(sides, [VALID], sides[::-1]), net, other))
    return shown
