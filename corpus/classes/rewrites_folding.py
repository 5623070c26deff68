"""Rewrites of constants beside a convolution or a FULLY_CONNECTED, which a compiler folds into the
weights: not past an activation, a border or the ends of the codes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.classes._net import CODES, Net, Nets, files_of
from corpus.language import F32, Argument, Operand, SpecFile, Type, u8

__all__ = ["files"]

_SAME, _VALID = 1, 2
_NONE, _RELU, _RELU1, _RELU6 = range(4)

_PRODUCTS: Final = ("CONV_2D", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED")


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "arithmetic beside it, of which constants do only some"
    folded: dict[str, Nets] = {
        operation: {
            "behind": ("Constants behind it, and in front of them.", partial(_behind, operation)),
            "before": ("Constants before it, where it pads, too.", partial(_before, operation)),
        }
        for operation in _PRODUCTS
    }
    yield from files_of("rewrites", about, folded, [F32], unshared=True)
    saturated: dict[str, Nets] = {
        operation: {"behind": ("Codes cut off in between.", partial(_saturated, operation))}
        for operation in _PRODUCTS
    }
    yield from files_of("rewrites_codes", about, saturated, [CODES], unshared=True)


def _product(net: Net, operation: str, x: Operand, activation: int = _NONE) -> Operand:
    """Three channels, of three pixels in a row: a constant of either fits the other."""
    numbers = net.numbers
    if operation == "FULLY_CONNECTED":
        taps, rest = numbers.integers(3, 3, low=-3, high=3) / 2, [activation]
        flat = net("RESHAPE", x, [3, 3])
        return net(operation, flat, net.constant(taps), net.constant([1.0, -2.0, 0.5]), *rest)
    is_depthwise = operation == "DEPTHWISE_CONV_2D"
    shape = (1, 1, 2, 3) if is_depthwise else (3, 1, 2, 3)
    taps = numbers.integers(*shape, low=-3, high=3) / 2
    rest = [_SAME, 1, 1, *([1] if is_depthwise else []), activation]
    return net(operation, x, net.constant(taps), net.constant([1.0, -2.0, 0.5]), *rest)


def _behind(operation: str, net: Net) -> list[Operand]:
    x = net.data(1, 1, 3, 3)
    row, column = [2.0, -1.0, 0.5], [[0.5], [3.0], [-2.0]]
    product = partial(_product, net, operation, x)
    return [
        net("MUL", product(), net.constant(row), _RELU),
        net("MUL", product(_RELU), net.constant(row), _NONE),
        net("ADD", product(), net.constant(column), _NONE),
        net("MUL", product(), net.constant(column), _RELU1),
        net("SUB", net.constant(row), product(), _RELU6),
        net("DIV", product(), net.constant([-0.5]), _NONE),
        net("ADD", net("MUL", product(_RELU6), net.constant(row), _NONE), net.constant(row), _RELU),
        net("MAXIMUM", product(_RELU1), net.constant([0.25])),
    ]


def _before(operation: str, net: Net) -> list[Operand]:
    x, row, column = net.data(1, 1, 3, 3), [2.0, -1.0, 0.5], [[0.5], [3.0], [-2.0]]
    product = partial(_product, net, operation)
    return [
        product(net("MUL", x, net.constant(row), _NONE)),
        product(net("ADD", x, net.constant(row), _NONE)),
        product(net("MUL", x, net.constant(column), _RELU)),
        product(net("SUB", net.constant([1.0]), x, _NONE)),
    ]


def _saturated(operation: str, net: Net) -> list[Operand]:
    """Each number once, with the weight 1, in codes so fine that both ends cut off."""
    x, fine = net.given(net.numbers.distinct(3, 3, low=-60, high=60) / 2), u8(0.125, 120)
    weights, added = u8(0.125, 128), Type("TENSOR_INT32", 0.0625)
    bias = net.constant([0.0, 1.0, -2.0], added)
    if operation == "FULLY_CONNECTED":
        filters = net.constant(np.eye(3), weights)
        product = net(operation, x, filters, bias, _NONE, type=fine)
    else:
        image, is_depthwise = net("RESHAPE", x, [1, 1, 3, 3]), operation == "DEPTHWISE_CONV_2D"
        taps = np.ones((1, 1, 1, 3)) if is_depthwise else np.eye(3).reshape(3, 1, 1, 3)
        rest: list[Argument] = [_VALID, 1, 1, *([1] if is_depthwise else []), _NONE]
        product = net(operation, image, net.constant(taps, weights), bias, *rest, type=fine)
    row = net.constant([5.0, -10.0, 3.0], fine)
    return [
        net("ADD", product, row, _NONE, type=fine),
        net("SUB", product, row, _NONE, type=fine),
        net("MUL", product, net.constant([-0.5], u8(0.5, 128)), _NONE, type=u8(0.25, 128)),
        net("MAXIMUM", product, row, type=fine),
    ]
