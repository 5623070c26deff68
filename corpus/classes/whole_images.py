"""Windows as large as the image: one pixel is left of each size that an image may have.

Such a layer is computed as a sum or a product of its own, often with a kernel for the side alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from corpus.classes._net import CODES, Net, Nets, few_codes, files_of
from corpus.classes._windows import FILTERED, Window, filtered, pooled
from corpus.language import F32, Operand, SpecFile

__all__ = ["files"]

_VALID: Final = 2
_CHANNELS: Final = 2

_SIDES: Final = ((2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (3, 5), (1, 7), (6, 1))

_Layer = Callable[[Window, Net, Operand], Operand]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "windows as large as the image"
    for layers, types in ((_ANY, [F32, CODES]), (_REAL, [F32])):
        nets: dict[str, Nets] = {
            operation: {"windows": ("Of each size, by all strides.", partial(_images, layer))}
            for operation, layer in layers.items()
        }
        yield from files_of("whole_images", about, nets, types)


def _images(layer: _Layer, net: Net) -> list[Operand]:
    shown = []
    for number, sides in enumerate(_SIDES):
        padding = [0, 0, 0, 0] if number % 3 == 1 else [_VALID]
        strides = (1 + number % 2, 1 + number // 2 % 2)
        image = few_codes(net, 1 + number // 3 % 2, *sides, _CHANNELS)
        other = few_codes(net, 1, *sides, _CHANNELS)
        shown.append(layer(Window(sides, padding, strides), net, image))
        shown.append(layer(Window(sides, [_VALID], sides[::-1]), net, other))
    return shown


def _filtered(operation: str, window: Window, net: Net, x: Operand) -> Operand:
    return filtered(operation, window, 1, net, x)


_ANY: Final[dict[str, _Layer]] = {
    **{name: partial(_filtered, name) for name in FILTERED},
    "MAX_POOL_2D": partial(pooled, "MAX_POOL_2D"),
}

_REAL: Final[dict[str, _Layer]] = {
    name: partial(pooled, name) for name in ("AVERAGE_POOL_2D", "L2_POOL_2D")
}
"""Whose results are no codes."""
