"""Constants of one model that are alike: but for one element, or but for scale or shape.

Who keeps equal constants once, and tells them apart by a part of their bytes, by a sum of them or
by their first block, takes one for the other; an operand is more than its bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from corpus.arguments import VALID
from corpus.language import Array
from corpus.patterns._patterns import CODED, REAL, Patterns
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


def _each(size: int, reading: _Reading, net: Net) -> list[Term]:
    return [reading(net, values) for values in _constants(size, net)]


def _few(net: Net, *shape: int) -> Term:
    return net.given(net.numbers.integers(*shape, low=-3, high=3))


def _sum(net: Net, values: Array) -> Term:
    return net.given([2.5]) + values


def _maximum(net: Net, values: Array) -> Term:
    """Of what is below all, so that each element is seen."""
    return net.given([[-4.0]]).max(values.reshape(4, -1))


def _dense(net: Net, values: Array) -> Term:
    units = values.reshape(2, -1)
    return _few(net, 2, units.shape[1]).layer("FULLY_CONNECTED", units, [1, -1], 0)


def _biased(net: Net, values: Array) -> Term:
    """Equal weights, other biases."""
    x = net.given([[1.0], [-2.0]])
    return x.layer("FULLY_CONNECTED", np.ones((len(values), 1)), values, 0)


def _convolved(net: Net, values: Array) -> Term:
    taps = values.reshape(3, 2, 2, 2)
    arguments = *net.weights(taps, [0, 1, -1]), VALID, 1, 1, 0
    return _few(net, 1, 3, 3, 2).to("CONV_2D", *arguments)


def _depthwise(net: Net, values: Array) -> Term:
    taps = values.reshape(1, 2, 3, 4)
    arguments = *net.weights(taps, [0, 1, -1, 2]), VALID, 1, 1, 2, 0
    return _few(net, 1, 3, 3, 2).to("DEPTHWISE_CONV_2D", *arguments)


def _between_ends(net: Net) -> list[Term]:
    """All the same but for what is in the middle, at the beginning, or in every second place."""
    shown = []
    for values in ([1, 1, 2, 1], [2, 1, 1, 1], [1, 2, 1, 2], [1, 2, 2, 1], [1, 1, 1, 2]):
        inner = net.constant(np.array(values))
        shown += [
            _few(net, 2, 4) + inner,
            inner * _few(net, 2, 4),
            inner - _few(net, 1),
            _few(net, 2, 4).max(inner),
        ]
    return shown


_KINDS: Final[dict[str, dict[str, Callable[[Net], list[Term]]]]] = {
    "ADD": {"short": partial(_each, _SHORT, _sum), "long": partial(_each, _LONG, _sum)},
    "MAXIMUM": {"short": partial(_each, _SHORT, _maximum), "ends": _between_ends},
    "FULLY_CONNECTED": {
        "short": partial(_each, _SHORT, _dense),
        "biases": partial(_each, _SHORT, _biased),
    },
    "CONV_2D": {"short": partial(_each, _SHORT, _convolved)},
    "DEPTHWISE_CONV_2D": {"short": partial(_each, _SHORT, _depthwise)},
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


def _filtered(
    operation: str, shape: tuple[int, ...], filters: tuple[int, ...], *rest: float
) -> _Making:
    def made(net: Net, codes: Array, kind: Type) -> Term:
        x = net.few(*shape)
        taps = net.constant(_reals(np.resize(codes, filters), kind), kind)
        units = filters[-1 if operation == "DEPTHWISE_CONV_2D" else 0]
        bias = net.constant(np.zeros(units), Type("TENSOR_INT32", x.type.scale * kind.scale))
        return net(operation, x, taps, bias, *rest, type=u8(2, 128))

    return made


_OF_CODES: Final[dict[str, _Making]] = {
    "ADD": _of_two("ADD"),
    "SUB": _of_two("SUB"),
    "MUL": _of_two("MUL"),
    "MAXIMUM": _of_two("MAXIMUM"),
    "EQUAL": _of_two("EQUAL", type=BOOL8),
    "PRELU": _of_two("PRELU"),
    "CONCATENATION": lambda net, codes, kind: net.concat(
        net.few(2, 6),
        net.constant(_reals(codes[:12].reshape(2, 6), kind), kind),
        axis=0,
        type=_RESULT,
    ),
    "FULLY_CONNECTED": _filtered("FULLY_CONNECTED", (2, 6), (4, 6), 0),
    "CONV_2D": _filtered("CONV_2D", (1, 3, 3, 2), (3, 2, 2, 2), VALID, 1, 1, 0),
    "DEPTHWISE_CONV_2D": _filtered(
        "DEPTHWISE_CONV_2D", (1, 3, 3, 2), (1, 2, 2, 4), VALID, 1, 1, 2, 0
    ),
}


def _row(net: Net, *shape: int) -> Term:
    return net.constant(np.arange(1, np.prod(shape) + 1).reshape(shape) / 4)


def _sums(operation: str, net: Net) -> list[Term]:
    rows = ((2, 3), (3, 2), (6,), (1, 6), (6, 1))
    rest = without_activation(operation)
    return [
        net(operation, net.data(*((6, 6) if 6 in row else row)), _row(net, *row), *rest)
        for row in rows
    ]


def _equal_convolved(net: Net) -> list[Term]:
    filters = ((2, 2, 3, 2), (2, 3, 2, 2), (3, 2, 2, 2), (2, 2, 2, 3), (4, 1, 3, 2), (1, 2, 4, 3))
    return [
        net.data(1, 4, 4, each[3]).to(
            "CONV_2D", _row(net, *each), net.constant(np.zeros(each[0])), *(VALID, 1, 1, 0)
        )
        for each in filters
    ]


def _equal_depthwise(net: Net) -> list[Term]:
    filters = ((1, 2, 3, 4), (1, 3, 2, 4), (1, 2, 2, 6), (1, 1, 4, 6), (1, 4, 3, 2))
    return [
        net.data(1, 4, 4, 2).to(
            "DEPTHWISE_CONV_2D",
            _row(net, *each),
            net.constant(np.zeros(each[3])),
            *(VALID, 1, 1, each[3] // 2, 0),
        )
        for each in filters
    ]


_OF_ROWS: Final[dict[str, Callable[[Net], list[Term]]]] = {
    "ADD": partial(_sums, "ADD"),
    "MUL": partial(_sums, "MUL"),
    "PRELU": partial(_sums, "PRELU"),
    "FULLY_CONNECTED": lambda net: [
        net.data(2, size).to(
            "FULLY_CONNECTED", _row(net, 12 // size, size), net.constant(np.zeros(12 // size)), 0
        )
        for size in (2, 3, 4, 6)
    ],
    "CONV_2D": _equal_convolved,
    "DEPTHWISE_CONV_2D": _equal_depthwise,
}


def _alike(build: Callable[[Net], list[Term]], net: Net) -> list[Term]:
    """Constants that differ in one element, or in the order of two, may not be merged."""
    return build(net)


for _operation, _kinds in _KINDS.items():
    _NEAR.named(_operation, _kinds)(_alike)
_SCALED.of(_OF_CODES, "scales")(_scales)


@_SHAPED.of(_OF_ROWS, "dimensions")
def _dimensions(build: Callable[[Net], list[Term]], net: Net) -> list[Term]:
    """Equal numbers stand in other rows, too."""
    return build(net)
