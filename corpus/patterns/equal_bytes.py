"""Constants of equal bytes that stand for other numbers, or have other dimensions, in one model.

Who keeps equal constants once must tell them apart by all that an operand says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import BOOL8, F32, Array, SpecFile, Type, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, VALID, Net, Term, without_activation

__all__ = ["files"]


_KINDS: Final = u8(0.5, 120), u8(0.25, 120), u8(0.5, 118)
"""Of constants: another scale, another zero point."""

_RESULT: Final = u8(1, 128)

_Making = Callable[[Net, Array, Type], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "constants of equal bytes with other scales and zero points"
    quantized: dict[str, Nets] = {
        operation: {"scales": ("Equal codes stand for other numbers.", partial(_scales, making))}
        for operation, making in _OF_CODES.items()
    }
    yield from files_of("equal_bytes", about, quantized, [CODES])
    about = "constants of equal bytes with other dimensions"
    real: dict[str, Nets] = {
        operation: {"dimensions": ("Equal numbers stand in other rows.", build)}
        for operation, build in _OF_ROWS.items()
    }
    yield from files_of("equal_bytes_real", about, real, [F32])


def _scales(making: _Making, net: Net) -> list[Term]:
    codes = net.numbers.integers(24, low=114, high=127)
    return [making(net, codes, type) for type in _KINDS]


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


def _dense(net: Net) -> list[Term]:
    return [
        net.data(2, size).to(
            "FULLY_CONNECTED", _row(net, 12 // size, size), net.constant(np.zeros(12 // size)), 0
        )
        for size in (2, 3, 4, 6)
    ]


def _convolved(net: Net) -> list[Term]:
    filters = ((2, 2, 3, 2), (2, 3, 2, 2), (3, 2, 2, 2), (2, 2, 2, 3), (4, 1, 3, 2), (1, 2, 4, 3))
    return [
        net.data(1, 4, 4, each[3]).to(
            "CONV_2D", _row(net, *each), net.constant(np.zeros(each[0])), *(VALID, 1, 1, 0)
        )
        for each in filters
    ]


def _depthwise(net: Net) -> list[Term]:
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
    "FULLY_CONNECTED": _dense,
    "CONV_2D": _convolved,
    "DEPTHWISE_CONV_2D": _depthwise,
}
