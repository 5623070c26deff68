"""Constants of one model that are alike: but for one element, or but for scale or shape.

Who keeps equal constants once, and tells them apart by a part of their bytes, by a sum of them or
by their first block, takes one for the other; an operand is more than its bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import numpy as np

from corpus.arguments import behind_bias
from corpus.language import Array
from corpus.patterns._patterns import CODED, REAL, Builder, Patterns
from corpus.terms import Net, Term, without_activation
from corpus.types import BOOL8, Type, u8

_NEAR: Final = Patterns(
    "near_duplicate_constants", "constants that are alike but for one element", seed="alike"
)
_SCALED: Final = Patterns(
    "equal_bytes_of_other_scales", "equal bytes, other scales", CODED, seed="equal_bytes"
)
_SHAPED: Final = Patterns(
    "equal_bytes_of_other_shapes", "equal bytes, other shapes", REAL, seed="equal_bytes_real"
)

_SHORT, _LONG = 24, 280
"""More than 64 bytes of real numbers, and more than 256 codes and 1024 bytes."""

_Reading = Callable[[Net, Array], Term]


def _constants(size: int, net: Net) -> list[Array]:
    """The same with another last, first and middle element, and with two neighbors exchanged."""
    base: Array = net.numbers.integers(size, low=-2, high=2).astype(float)
    base[-3:] = [1, 2, -1]
    found = [base]
    for place in (-1, 0, size // 2):
        other = base.copy()
        other[place] += 1 if other[place] < 2 else -1
        found.append(other)
    turned = base.copy()
    turned[[-3, -2]] = turned[[-2, -3]]
    return [*found, turned]


def _each(size: int, reading: _Reading) -> Builder:
    return lambda net: [reading(net, values) for values in _constants(size, net)]


def _few(net: Net, *shape: int) -> Term:
    return net.given(net.numbers.integers(*shape, low=-3, high=3))


def _sum(net: Net, values: Array) -> Term:
    return net.given([2.5]) + values


def _biased(net: Net, values: Array) -> Term:
    """Equal weights, other biases."""
    x = net.given([[1.0], [-2.0]])
    return x.layer("FULLY_CONNECTED", np.ones((len(values), 1)), values, 0)


def _layer(operation: str, data: Sequence[int], taps: Sequence[int], bias: list[int]) -> _Reading:
    rest = behind_bias(operation, factor=2)
    return lambda net, values: _few(net, *data).layer(operation, values.reshape(taps), bias, *rest)


def _between_ends(net: Net) -> Iterator[Term]:
    """All the same but for what is in the middle, at the beginning, or in every second place."""
    for values in ([1, 1, 2, 1], [2, 1, 1, 1], [1, 2, 1, 2], [1, 2, 2, 1], [1, 1, 1, 2]):
        inner = net.constant(np.array(values))
        yield from [
            _few(net, 2, 4) + inner,
            inner * _few(net, 2, 4),
            inner - _few(net, 1),
            _few(net, 2, 4).max(inner),
        ]


_KINDS: Final[dict[str, dict[str, Builder]]] = {
    "ADD": {"short": _each(_SHORT, _sum), "long": _each(_LONG, _sum)},
    "MAXIMUM": {
        # Of what is below all, so that each element is seen.
        "short": _each(_SHORT, lambda net, v: net.given([[-4.0]]).max(v.reshape(4, -1))),
        "ends": _between_ends,
    },
    "FULLY_CONNECTED": {
        "short": _each(_SHORT, _layer("FULLY_CONNECTED", (2, 12), (2, 12), [1, -1])),
        "biases": _each(_SHORT, _biased),
    },
    "CONV_2D": {"short": _each(_SHORT, _layer("CONV_2D", (1, 3, 3, 2), (3, 2, 2, 2), [0, 1, -1]))},
    "DEPTHWISE_CONV_2D": {
        "short": _each(
            _SHORT, _layer("DEPTHWISE_CONV_2D", (1, 3, 3, 2), (1, 2, 3, 4), [0, 1, -1, 2])
        )
    },
}

_EQUAL_KINDS: Final = u8(0.5, 120), u8(0.25, 120), u8(0.5, 118)
"""Of constants: another scale, another zero point."""

_RESULT: Final = u8(1, 128)
_Making = Callable[[Net, Array, Type], Term]


def _scales(making: _Making, net: Net) -> list[Term]:
    """Equal codes have different scales or zero points, and so different values."""
    codes = net.numbers.integers(24, low=114, high=127)
    return [making(net, codes, type) for type in _EQUAL_KINDS]


def _reals(codes: Array, type: Type) -> Array:
    reals: Array = (codes - type.zero_point) * type.scale
    return reals


def _of_two(operation: str, type: Type = _RESULT) -> _Making:
    rest = without_activation(operation)

    def made(net: Net, codes: Array, kind: Type) -> Term:
        x, row = net.few(2, 6), net.constant(_reals(codes[:6], kind), kind)
        return net(operation, x, row, *rest, type=type)

    return made


def _filtered(operation: str, shape: tuple[int, ...], filters: tuple[int, ...]) -> _Making:
    rest = behind_bias(operation, factor=2)

    def made(net: Net, codes: Array, kind: Type) -> Term:
        x = net.few(*shape)
        taps = net.constant(_reals(np.resize(codes, filters), kind), kind)
        units = filters[-1 if operation == "DEPTHWISE_CONV_2D" else 0]
        bias = net.constant(np.zeros(units), Type("TENSOR_INT32", x.type.scale * kind.scale))
        return net(operation, x, taps, bias, *rest, type=u8(2, 128))

    return made


_OF_CODES: Final[dict[str, _Making]] = {
    **{name: _of_two(name) for name in ("ADD", "SUB", "MUL", "MAXIMUM")},
    "EQUAL": _of_two("EQUAL", type=BOOL8),
    "PRELU": _of_two("PRELU"),
    "CONCATENATION": lambda net, codes, kind: net.concat(
        net.few(2, 6),
        net.constant(_reals(codes[:12].reshape(2, 6), kind), kind),
        axis=0,
        type=_RESULT,
    ),
    "FULLY_CONNECTED": _filtered("FULLY_CONNECTED", (2, 6), (4, 6)),
    "CONV_2D": _filtered("CONV_2D", (1, 3, 3, 2), (3, 2, 2, 2)),
    "DEPTHWISE_CONV_2D": _filtered("DEPTHWISE_CONV_2D", (1, 3, 3, 2), (1, 2, 2, 4)),
}


def _row(net: Net, *shape: int) -> Term:
    return net.constant(np.arange(1, np.prod(shape) + 1).reshape(shape) / 4)


def _sums(operation: str) -> Builder:
    rest = without_activation(operation)
    return lambda net: [
        net(operation, net.data(*((6, 6) if 6 in row else row)), _row(net, *row), *rest)
        for row in ((2, 3), (3, 2), (6,), (1, 6), (6, 1))
    ]


def _rows(operation: str, *filters: tuple[int, ...]) -> Builder:
    """Layers of images of 4 x 4 pixels, or of two rows, with filters of these shapes."""
    place = 3 if operation == "DEPTHWISE_CONV_2D" else 0
    data = (2,) if operation == "FULLY_CONNECTED" else (1, 4, 4)
    return lambda net: [
        net.data(*data, 2 if place else each[-1]).to(
            operation,
            *(_row(net, *each), net.constant(np.zeros(each[place]))),
            *behind_bias(operation, factor=each[-1] // 2),
        )
        for each in filters
    ]


_OF_ROWS: Final[dict[str, Builder]] = {
    **{name: _sums(name) for name in ("ADD", "MUL", "PRELU")},
    "FULLY_CONNECTED": _rows("FULLY_CONNECTED", *((12 // size, size) for size in (2, 3, 4, 6))),
    "CONV_2D": _rows(
        "CONV_2D",
        *((2, 2, 3, 2), (2, 3, 2, 2), (3, 2, 2, 2), (2, 2, 2, 3), (4, 1, 3, 2), (1, 2, 4, 3)),
    ),
    "DEPTHWISE_CONV_2D": _rows(
        "DEPTHWISE_CONV_2D",
        *((1, 2, 3, 4), (1, 3, 2, 4), (1, 2, 2, 6), (1, 1, 4, 6), (1, 4, 3, 2)),
    ),
}


def _alike(build: Builder, net: Net) -> Iterable[Term]:
    """Constants that differ in one element, or in the order of two, may not be merged."""
    return build(net)


for _operation, _kinds in _KINDS.items():
    _NEAR.named(_operation, _kinds)(_alike)
_SCALED.of(_OF_CODES, "scales")(_scales)


@_SHAPED.of(_OF_ROWS, "dimensions")
def _dimensions(build: Builder, net: Net) -> Iterable[Term]:
    """Equal numbers stand in other rows, too."""
    return build(net)
