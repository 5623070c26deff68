"""Dimensions of equal size, which a driver may take for each other without a wrong shape to show.

They are axes of a reduction, strides down and across, and the layout that a convolution has inside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.language import BOOL8, F32, I32, Argument, Array, SpecFile
from corpus.patterns._files import Builder, Nets, files_of
from corpus.patterns._net import VALID, Net, Term

__all__ = ["files"]

_SIDE: Final = 3

_AXES: Final = ([0, 2], [0, 1], [1, 3], [-1, 0], [0, 1, 3], [2, 1])

_STRIDES: Final = ((1, 2), (2, 1), (1, 3), (3, 1))
"""Across and down."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "axes of a tensor whose sides are all equal"
    yield from files_of("cubes", about, _nets_of(["REDUCE_MAX", "REDUCE_MIN"], _reduced))
    yield from files_of("cubes", about, _nets_of(["REDUCE_SUM", "MEAN"], _reduced), [F32])
    products = _nets_of(["REDUCE_PROD"], _reduced)
    yield from files_of("cubes", about, products, [F32], float16=False)
    truths = _nets_of(["REDUCE_ANY", "REDUCE_ALL"], _decided)
    yield from files_of("cubes", about, truths, [F32], float16=False)
    about = "one pixel at a time, with other strides down than across"
    yield from files_of("one_pixel", about, _nets_of([*_PIXELS], _strides))
    about = "what reads a result in the layout that it was declared in"
    yield from files_of("readers", about, _nets_of(_PRODUCERS, _readers))


_Build = Callable[[str, Net], Sequence[Term]]


def _nets_of(operations: Sequence[str], build: _Build) -> dict[str, Nets]:
    tests = (build.__doc__ or "").strip()
    return {o: {"equal_sides": (tests, _builder(build, o))} for o in operations}


def _builder(build: _Build, operation: str) -> Builder:
    return partial(build, operation)


def _reduced(operation: str, net: Net) -> list[Term]:
    """Only the axes that are named are reduced, although all have the same size."""
    sides = (_SIDE,) * 4
    if operation == "REDUCE_PROD":
        x = net.given(1 + net.numbers.distinct(*sides, low=-60, high=60) / 256)
    else:
        x = net.data(*sides)
    keep = 0 if operation == "MEAN" else False
    return [net(operation, x, net.constant(axes, I32), keep) for axes in _AXES]


def _decided(operation: str, net: Net) -> list[Term]:
    """Only the axes that are named are reduced, although all have the same size."""
    is_any = operation == "REDUCE_ANY"
    few = np.zeros((_SIDE,) * 4, bool)
    few[0, 1, 2, 0] = few[2, 2, 0, 1] = few[1, 0, 0, 1] = True
    x = net.given(few if is_any else ~few, BOOL8)
    return [net(operation, x, net.constant(axes, I32), False, type=BOOL8) for axes in _AXES]


def _filters(net: Net, rows: Array) -> list[Argument]:
    """Filters of one pixel and biases: a row an output channel."""
    return net.weights(rows[:, np.newaxis, np.newaxis], np.arange(len(rows)) / 2)


def _conv(net: Net, x: Term, across: int, down: int) -> Term:
    filters = _filters(net, np.array([[1, -2, 1], [2, 1, 0], [0, 3, -1]]))
    return x.to("CONV_2D", *filters, VALID, across, down, 0)


def _depthwise(net: Net, x: Term, across: int, down: int) -> Term:
    filters = net.weights([[[[2, -1, 3]]]], [0.5, 0.0, -1.0])
    return x.to("DEPTHWISE_CONV_2D", *filters, VALID, across, down, 1, 0)


def _pool(operation: str, net: Net, x: Term, across: int, down: int) -> Term:
    return net(operation, x, VALID, across, down, 1, 1, 0)


_Layer = Callable[[Net, Term, int, int], Term]

_PIXELS: Final[dict[str, _Layer]] = {
    "CONV_2D": _conv,
    "DEPTHWISE_CONV_2D": _depthwise,
    "AVERAGE_POOL_2D": partial(_pool, "AVERAGE_POOL_2D"),
    "MAX_POOL_2D": partial(_pool, "MAX_POOL_2D"),
}


def _strides(operation: str, net: Net) -> list[Term]:
    """A window of one pixel is no excuse to look at one stride only."""
    x = net.few(1, 7, 7, 3)
    return [_PIXELS[operation](net, x, across, down) for across, down in _STRIDES]


_PRODUCERS: Final = ("CONV_2D", "DEPTHWISE_CONV_2D", "AVERAGE_POOL_2D")


def _readers(operation: str, net: Net) -> list[Term]:
    """Height, width and channels are equal in number, and still not the same."""

    def made() -> Term:
        return _PIXELS[operation](net, x, 1, 1)

    x = net.few(1, _SIDE, _SIDE, 3)
    row = net.constant([1.0, -2.0, 3.0])
    parts = made().split(3, 3)
    return [
        made().reshape(9, 3),
        made().reshape(27),
        made().transpose(0, 3, 1, 2),
        made().over("REDUCE_MAX", 3),
        made().place("ARGMAX", 3),
        net.concat(made(), x, axis=1),
        made().gather(2, [2, 0, 0]),
        made().slice([0, 1, 0, 2], [1, 2, 3, 1]),
        made().pad([0, 0], [1, 0], [0, 0], [0, 2]),
        made() + row,
        parts[2],
    ]
