"""Models that leave dimensions open, executed with one shape after the other.

A driver that keeps sizes, strides, plans or scratch memory by the number of elements, or by the
sides that it looked at first, takes one shape for another (``varied_execution``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from numpy.typing import ArrayLike

from corpus.arguments import VALID, behind_bias
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term, without_activation
from corpus.types import BOOL8, I32, Type, u8

_SHAPES: Final = Patterns(
    "changing_shapes", "as many elements in other rows, by one model", seed="shapes"
)
_COUNTS: Final = Patterns("changing_sizes", "fewer elements and more, by one model", seed="sizes")
_BROADCASTS: Final = Patterns(
    "changing_broadcasts", "shapes known at execution only", seed="broadcasts"
)

_Shape = tuple[int, int]
_Making = Callable[[Net, Term], list[Term]]
_ROWS: Final = ((2, 6), (6, 2), (3, 4), (4, 3))
_SIZES: Final = ((2, 6), (3, 8), (1, 4))

_SHAPES_OF_TWO: Final = (
    ((3, 3), (3, 3)),
    ((3, 3), (3, 1)),
    ((3, 3), (1, 3)),
    ((3, 1), (1, 3)),
    ((1, 1), (3, 3)),
    ((1, 3), (3, 3)),
)

_IMAGES: Final = ((1, 4, 6, 2), (1, 6, 4, 2), (2, 4, 3, 2), (2, 3, 4, 2))
_BLOCKS: Final = ((1, 4, 8, 4), (1, 8, 4, 4), (2, 4, 4, 4), (4, 2, 4, 4))


def _joined(operation: str, shapes: tuple[_Shape, _Shape], net: Net) -> list[Term]:
    """Shapes are known at execution only: which operand is broadcast differs between requests."""
    x, y = (net.given(net.numbers.distinct(*shape, low=1, high=24) / 2) for shape in shapes)
    type = {**_JOINED, **_REAL_JOINED}[operation]
    return [net(operation, x, y, *without_activation(operation), type=type)]


def _one(operation: str, *rest: float, quantized: Type | None = None) -> _Making:
    return lambda net, x: [net(operation, x, *rest, type=None if net.is_real else quantized)]


def _reduced(operation: str, *, keep: bool = False) -> _Making:
    return lambda net, x: [x.over(operation, axis, keep=keep) for axis in (0, 1)]


def _layer(operation: str, taps: ArrayLike, bias: Sequence[float]) -> _Making:
    rest = behind_bias(operation)
    return lambda net, x: [x.to(operation, *net.weights(taps, bias, alike=True), *rest)]


_TAPS: Final = [[[[1, -1], [2, 0]], [[-2, 1], [0, 1]]]]

_ANY: Final[dict[str, _Making]] = {
    "SOFTMAX": _one("SOFTMAX", 0.5, quantized=u8(1 / 256, 0)),
    "L2_NORMALIZATION": _one("L2_NORMALIZATION", quantized=u8(1 / 128, 128)),
    "REDUCE_MAX": _reduced("REDUCE_MAX"),
    "TRANSPOSE": lambda net, x: [x.transpose(1, 0)],
    "CONCATENATION": lambda net, x: [net.concat(x, x, axis=axis) for axis in (0, 1)],
    "TILE": lambda net, x: [x.tile(1, 2), x.tile(2, 1)],
    "PAD": lambda net, x: [x.pad([1, 0], [0, 2])],
    "EXPAND_DIMS": _one("EXPAND_DIMS", 1),
    "SLICE": lambda net, x: [x.slice([1, 0], [-1, 2])],
    "STRIDED_SLICE": lambda net, x: [x.strided([-1, 0], [0, 2], [-1, 1], 2, 2, 0)],
    "GATHER": lambda net, x: [x.gather(axis, [1, 0]) for axis in (0, 1)],
    "TOPK_V2": lambda net, x: x.topk(2),
    "ARGMAX": lambda net, x: [x.place("ARGMAX", axis) for axis in (0, 1)],
    "FULLY_CONNECTED": _layer("FULLY_CONNECTED", [[1, -1], [2, 0], [-2, 1]], [0.5, 0, -1]),
    # A number and the tensor itself, of whatever shape that is.
    "ADD": lambda net, x: [doubled := x + 0.5, doubled - x],
    "RELU": _one("RELU"),
}

_REAL: Final[dict[str, _Making]] = {
    "LOG_SOFTMAX": _one("LOG_SOFTMAX", 0.5, 1),
    "MEAN": _reduced("MEAN"),
    "REDUCE_SUM": _reduced("REDUCE_SUM", keep=True),
    "BATCH_MATMUL": lambda net, x: [x.to("BATCH_MATMUL", x, False, True)],
}

_OF_IMAGES: Final[dict[str, _Making]] = {
    "CONV_2D": _layer("CONV_2D", _TAPS, [0.5]),
    "DEPTHWISE_CONV_2D": _layer("DEPTHWISE_CONV_2D", _TAPS, [0.5, -1]),
    "MAX_POOL_2D": _one("MAX_POOL_2D", VALID, 1, 1, 2, 2, 0),
    "AVERAGE_POOL_2D": _one("AVERAGE_POOL_2D", 1, 1, 1, 1, 2, 0),
    "RESIZE_NEAREST_NEIGHBOR": _one("RESIZE_NEAREST_NEIGHBOR", 7, 5, False),
    "RESIZE_BILINEAR": _one("RESIZE_BILINEAR", 8, 8, False),
}

_REAL_IMAGES: Final[dict[str, _Making]] = {
    "LOCAL_RESPONSE_NORMALIZATION": _one("LOCAL_RESPONSE_NORMALIZATION", 1, 1.0, 0.5, 0.5),
    "INSTANCE_NORMALIZATION": _one("INSTANCE_NORMALIZATION", 1.5, 0.5, 0.125, False),
    "L2_POOL_2D": _one("L2_POOL_2D", VALID, 1, 1, 2, 2, 0),
}

_OF_BLOCKS: Final[dict[str, _Making]] = {
    "SPACE_TO_DEPTH": _one("SPACE_TO_DEPTH", 2),
    "DEPTH_TO_SPACE": _one("DEPTH_TO_SPACE", 2),
    "CHANNEL_SHUFFLE": _one("CHANNEL_SHUFFLE", 2, 3),
    "SPACE_TO_BATCH_ND": lambda net, x: [
        x.to("SPACE_TO_BATCH_ND", [2, 2], net.constant([[0, 0], [0, 0]], I32))
    ],
}

_JOINED: Final[dict[str, Type | None]] = {
    **dict.fromkeys(("ADD", "SUB", "MAXIMUM", "MINIMUM")),
    **dict.fromkeys(("LESS", "EQUAL"), BOOL8),
}

_REAL_JOINED: Final[dict[str, Type | None]] = dict.fromkeys(("MUL", "DIV", "POW", "PRELU"))


def _name(shape: tuple[int, ...]) -> str:
    return "x".join(map(str, shape))


def _named(*shapes: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    return {_name(shape): shape for shape in shapes}


_PAIRS: Final = {"_and_".join(map(_name, pair)): pair for pair in _SHAPES_OF_TWO}
_MAKINGS: Final = {**_REAL, **_ANY, **_OF_BLOCKS, **_OF_IMAGES, **_REAL_IMAGES}


def _made(operation: str, shape: tuple[int, ...], net: Net) -> list[Term]:
    """Dimensions are known at execution only, and differ between requests of equal size."""
    x = net.few(*shape) if len(shape) > 2 else net.data(*shape)
    return _MAKINGS[operation](net, x)


_SHAPES.each(_REAL, _named(*_ROWS), REAL)(_made)
_SHAPES.each(_ANY, _named(*_ROWS))(_made)
_SHAPES.each(_OF_BLOCKS, _named(*_BLOCKS))(_made)
_SHAPES.each(_OF_IMAGES, _named(*_IMAGES))(_made)
_SHAPES.each(_REAL_IMAGES, _named(*_IMAGES), REAL)(_made)


@_COUNTS.named("RESHAPE", _named(*_SIZES))
def _counted(shape: tuple[int, ...], net: Net) -> list[Term]:
    """Dimensions are known at execution only: the next request has fewer or more elements."""
    x = net.data(*shape)
    return [x.reshape(-1, 2), x.reshape(2, -1)]


_BROADCASTS.each(_JOINED, _PAIRS)(_joined)
_BROADCASTS.each(_REAL_JOINED, _PAIRS, REAL)(_joined)
