"""Images with channels first whose rows are longer than a vector, by no whole number of vectors.

With channels first the columns lie side by side in memory, so kernels take many of them at a time:
what is left of a row, and where one row ends and the next begins, needs a path of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from corpus.language import F32, I32, Argument, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, NONE, SAME, VALID, Net, Term, without_activation

__all__ = ["files"]

_FIRST: Final = True
_PERIOD: Final = 11

_SHAPES: Final = ((1, 2, 3, 37), (2, 2, 2, 19), (1, 2, 1, 131))
"""Batches, channels, rows and columns."""

_CHANNELS: Final = 2
_UNITS: Final = 2
_EVEN: Final = ((1, 4, 2, 38), (1, 4, 4, 70))
"""Of rows and columns in pairs, and channels of two times two."""

_BIAS: Final = (0.5, -1.0)


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about, tests = "long rows, channels first", "What is left of a row behind whole vectors."
    for builders, types in ((_ANY, [F32, CODES]), (_REAL, [F32])):
        nets: dict[str, Nets] = {name: {"rows": (tests, build)} for name, build in builders.items()}
        yield from files_of("long_rows", about, nets, types)


_Builder = Callable[[Net], list[Term]]
_Layer = Callable[[Net, Term], list[Term]]


def _image(net: Net, shape: Sequence[int]) -> Term:
    """Numbers that repeat themselves after a prime number of elements."""
    return net.given(np.resize(net.apart_values(_PERIOD, most=8), shape))


def _each(layer: _Layer) -> _Builder:
    return lambda net: [shown for shape in _SHAPES for shown in layer(net, _image(net, shape))]


def _taps(net: Net, *shape: int) -> list[Argument]:
    return net.weights(net.numbers.integers(*shape, low=-2, high=2), _BIAS)


def _convolved(net: Net, x: Term) -> list[Term]:
    """With padding, with strides, and dilated."""
    square, row = (_UNITS, 3, 3, _CHANNELS), (_UNITS, 1, 3, _CHANNELS)
    return [
        x.to("CONV_2D", *_taps(net, *square), SAME, 1, 1, NONE, _FIRST),
        x.to("CONV_2D", *_taps(net, *row), VALID, 2, 1, NONE, _FIRST),
        x.to("CONV_2D", *_taps(net, *square), SAME, 1, 1, NONE, _FIRST, 2, 1),
    ]


def _depthwise(net: Net, x: Term) -> list[Term]:
    square, row = (1, 3, 3, _CHANNELS), (1, 1, 3, _CHANNELS)
    return [
        x.to("DEPTHWISE_CONV_2D", *_taps(net, *square), SAME, 1, 1, 1, NONE, _FIRST),
        x.to("DEPTHWISE_CONV_2D", *_taps(net, *row), VALID, 2, 1, 1, NONE, _FIRST),
        x.to("DEPTHWISE_CONV_2D", *_taps(net, *square), SAME, 1, 1, 1, NONE, _FIRST, 2, 1),
    ]


def _grouped(net: Net, x: Term) -> list[Term]:
    square, row = (_UNITS, 3, 3, 1), (_UNITS, 1, 3, 1)
    return [
        x.to("GROUPED_CONV_2D", *_taps(net, *square), SAME, 1, 1, 2, NONE, _FIRST),
        x.to("GROUPED_CONV_2D", *_taps(net, *row), VALID, 2, 1, 2, NONE, _FIRST),
    ]


def _transposed_back(net: Net, x: Term) -> list[Term]:
    """To twice the columns, and to as many."""
    filters = (_UNITS, 1, 3, _CHANNELS)
    return [
        x.to("TRANSPOSE_CONV_2D", *_taps(net, *filters), *padding, NONE, _FIRST)
        for padding in ([0, 1, 0, 0, 2, 1], [1, 1, 0, 0, 1, 1])
    ]


def _pooled(operation: str) -> _Builder:
    return _each(
        lambda net, x: [
            net(operation, x, SAME, 1, 1, 3, 3, NONE, _FIRST),
            net(operation, x, VALID, 2, 1, 2, 1, NONE, _FIRST),
            net(operation, x, 2, 0, 0, 0, 1, 1, 3, 1, NONE, _FIRST),
        ]
    )


def _resized(operation: str) -> _Builder:
    """Of one row to fewer columns and to more, with each way to align them."""

    def build(net: Net) -> list[Term]:
        shown = []
        for columns, wanted in ((37, 23), (19, 57)):
            for ways in ((False, False), (True, False), (False, True)):
                x = _image(net, (1, _CHANNELS, 1, columns))
                shown.append(net(operation, x, wanted, 1, _FIRST, *ways))
        return shown

    return build


def _of_pairs(build: Callable[[Net, Term], Term]) -> _Builder:
    return lambda net: [build(net, _image(net, shape)) for shape in _EVEN]


def _to_batches(net: Net, x: Term) -> Term:
    none = net.constant(np.zeros((2, 2)), I32)
    return x.to("SPACE_TO_BATCH_ND", net.integers(1, 2), none, _FIRST)


def _from_batches(net: Net) -> list[Term]:
    images = [_image(net, (4, _CHANNELS, 1, columns)) for columns in (19, 35)]
    return [x.to("BATCH_TO_SPACE_ND", net.integers(2, 2), _FIRST) for x in images]


def _by_channel(operation: str) -> _Builder:
    """Another number for each channel."""
    return _each(
        lambda net, x: [
            net(
                operation,
                x,
                net.constant([[[2.0]], [[-1.0]]]),
                *without_activation(operation),
            )
        ]
    )


def _along(operation: str, *rest: Argument) -> _Builder:
    """Over the channels of each pixel."""
    return _each(lambda net, x: [net(operation, x, *rest, 1)])


def _over(operation: str, axes: Sequence[int]) -> _Builder:
    return _each(lambda net, x: [net(operation, x, net.integers(*axes), False)])


def _regions(operation: str, samples: Sequence[int]) -> _Builder:
    def layer(net: Net, x: Term) -> list[Term]:
        """Beyond the first vector of each row."""
        region = net.constant([[17.0, 0.0, 19.0, 1.0]], F32)
        return [net(operation, x, region, net.integers(0), 1, 2, 1.0, 1.0, *samples, _FIRST)]

    return _each(layer)


_ANY: Final[dict[str, _Builder]] = {
    "CONV_2D": _each(_convolved),
    "DEPTHWISE_CONV_2D": _each(_depthwise),
    "GROUPED_CONV_2D": _each(_grouped),
    "TRANSPOSE_CONV_2D": _each(_transposed_back),
    "MAX_POOL_2D": _pooled("MAX_POOL_2D"),
    "RESIZE_NEAREST_NEIGHBOR": _resized("RESIZE_NEAREST_NEIGHBOR"),
    "SPACE_TO_DEPTH": _of_pairs(lambda net, x: x.to("SPACE_TO_DEPTH", 2, _FIRST)),
    "DEPTH_TO_SPACE": _of_pairs(lambda net, x: x.to("DEPTH_TO_SPACE", 2, _FIRST)),
    "SPACE_TO_BATCH_ND": _of_pairs(_to_batches),
    "BATCH_TO_SPACE_ND": _from_batches,
    **{name: _by_channel(name) for name in ("ADD", "SUB", "MAXIMUM", "PRELU")},
    **{name: _over(name, [1]) for name in ("REDUCE_MAX", "REDUCE_MIN")},
}

_REAL: Final[dict[str, _Builder]] = {
    "RESIZE_BILINEAR": _resized("RESIZE_BILINEAR"),
    "AVERAGE_POOL_2D": _pooled("AVERAGE_POOL_2D"),
    "L2_POOL_2D": _pooled("L2_POOL_2D"),
    "MUL": _by_channel("MUL"),
    "DIV": _by_channel("DIV"),
    "REDUCE_SUM": _over("REDUCE_SUM", [1]),
    "INSTANCE_NORMALIZATION": _each(
        lambda net, x: [x.to("INSTANCE_NORMALIZATION", 2.0, 0.5, 4.0, _FIRST)]
    ),
    "SOFTMAX": _along("SOFTMAX", 1.0),
    "LOG_SOFTMAX": _along("LOG_SOFTMAX", 1.0),
    "L2_NORMALIZATION": _along("L2_NORMALIZATION"),
    "LOCAL_RESPONSE_NORMALIZATION": _along("LOCAL_RESPONSE_NORMALIZATION", 1, 1.0, 0.25, 0.5),
    "ROI_ALIGN": _regions("ROI_ALIGN", (1, 2)),
    "ROI_POOLING": _regions("ROI_POOLING", ()),
}
"""Whose results are no codes, or which codes leave in doubt."""
