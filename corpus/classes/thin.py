"""Images of one row, one column or one pixel, and filters that are larger: most of what they see is
padding.

Kernels for one row, and products that stand for a filter as large as the image, are chosen by the
sides of the image; what the filter, the padding and the batches are counts as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from corpus.classes._net import CODES, Net, Nets, few_codes, files_of, weighted
from corpus.language import F32, Operand, SpecFile

__all__ = ["files"]

_SAME: Final = 1
_NONE: Final = 0
_LAST: Final = False
_CHANNELS: Final = 2

_SIDES: Final = ((1, 1), (1, 4), (1, 5), (1, 8), (4, 1), (7, 1), (2, 2))

_WINDOWS: Final = (
    ((3, 3), [_SAME], (1, 1)),
    ((3, 3), [1, 1, 1, 1], (1, 1)),
    ((3, 3), [_SAME], (2, 2)),
    ((3, 1), [0, 0, 1, 1], (1, 1)),
    ((1, 3), [1, 1, 0, 0], (1, 1)),
    ((2, 2), [_SAME], (1, 2)),
)
"""Height and width of the filter, padding, strides along columns and rows."""

_Layer = Callable[[Net, Operand, tuple[int, int], Sequence[int], tuple[int, int]], Operand]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "images of one row, one column or one pixel"
    for layers, types in ((_ANY, [F32, CODES]), (_REAL, [F32])):
        nets: dict[str, Nets] = {
            operation: {"images": ("Of one and of two in a batch.", partial(_images, layer))}
            for operation, layer in layers.items()
        }
        yield from files_of("thin", about, nets, types)


def _images(layer: _Layer, net: Net) -> list[Operand]:
    shown = []
    for number, (height, width) in enumerate(_SIDES):
        x = few_codes(net, 1 + number % 2, height, width, _CHANNELS)
        for size, padding, strides in _WINDOWS:
            fits = len(padding) == 1 or (
                height + sum(padding[2:]) >= size[0] and width + sum(padding[:2]) >= size[1]
            )
            if fits:
                shown.append(layer(net, x, size, padding, strides))
    return shown


def _convolved(
    operation: str,
    net: Net,
    x: Operand,
    size: tuple[int, int],
    padding: Sequence[int],
    strides: tuple[int, int],
) -> Operand:
    sides = {"CONV_2D": (2, *size, 2), "DEPTHWISE_CONV_2D": (1, *size, 2)}
    taps = net.numbers.integers(*sides.get(operation, (2, *size, 1)), low=-2, high=2)
    more = {"DEPTHWISE_CONV_2D": [1], "GROUPED_CONV_2D": [2]}.get(operation, [])
    rest = [*padding, *strides, *more, _NONE, _LAST]
    return net(operation, x, *weighted(net, taps, [0.5, -1.0]), *rest)


def _pooled(
    operation: str,
    net: Net,
    x: Operand,
    size: tuple[int, int],
    padding: Sequence[int],
    strides: tuple[int, int],
) -> Operand:
    height, width = size
    return net(operation, x, *padding, *strides, width, height, _NONE, _LAST)


_ANY: Final[dict[str, _Layer]] = {
    **{
        operation: partial(_convolved, operation)
        for operation in ("CONV_2D", "DEPTHWISE_CONV_2D", "GROUPED_CONV_2D")
    },
    "MAX_POOL_2D": partial(_pooled, "MAX_POOL_2D"),
}

_REAL: Final[dict[str, _Layer]] = {
    operation: partial(_pooled, operation) for operation in ("AVERAGE_POOL_2D", "L2_POOL_2D")
}
"""Whose results are no codes."""
