"""Rewrites of constants beside a convolution or a FULLY_CONNECTED, which a compiler folds into the
weights: not past an activation, a border or the ends of the codes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, Argument, SpecFile, Type, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, NONE, RELU, RELU1, RELU6, SAME, VALID, Net, Term

__all__ = ["files"]


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


def _product(net: Net, operation: str, x: Term, activation: int = NONE) -> Term:
    """Three channels, of three pixels in a row: a constant of either fits the other."""
    numbers = net.numbers
    if operation == "FULLY_CONNECTED":
        taps, rest = numbers.integers(3, 3, low=-3, high=3) / 2, [activation]
        flat = x.reshape(3, 3)
        return net(operation, flat, net.constant(taps), net.constant([1.0, -2.0, 0.5]), *rest)
    is_depthwise = operation == "DEPTHWISE_CONV_2D"
    shape = (1, 1, 2, 3) if is_depthwise else (3, 1, 2, 3)
    taps = numbers.integers(*shape, low=-3, high=3) / 2
    rest = [SAME, 1, 1, *([1] if is_depthwise else []), activation]
    return net(operation, x, net.constant(taps), net.constant([1.0, -2.0, 0.5]), *rest)


def _behind(operation: str, net: Net) -> list[Term]:
    x = net.data(1, 1, 3, 3)
    row, column = [2.0, -1.0, 0.5], [[0.5], [3.0], [-2.0]]
    product = partial(_product, net, operation, x)
    return [
        product().by("MUL", row, RELU),
        product(RELU) * row,
        product() + column,
        product().by("MUL", column, RELU1),
        net.constant(row).by("SUB", product(), RELU6),
        product() / -0.5,
        (product(RELU6) * row).by("ADD", row, RELU),
        product(RELU1).max(0.25),
    ]


def _before(operation: str, net: Net) -> list[Term]:
    x, row, column = net.data(1, 1, 3, 3), [2.0, -1.0, 0.5], [[0.5], [3.0], [-2.0]]
    product = partial(_product, net, operation)
    return [
        product(x * row),
        product(x + row),
        product(x.by("MUL", column, RELU)),
        product(1.0 - x),
    ]


def _saturated(operation: str, net: Net) -> list[Term]:
    """Each number once, with the weight 1, in codes so fine that both ends cut off."""
    x, fine = net.given(net.numbers.distinct(3, 3, low=-60, high=60) / 2), u8(0.125, 120)
    weights, added = u8(0.125, 128), Type("TENSOR_INT32", 0.0625)
    bias = net.constant([0.0, 1.0, -2.0], added)
    if operation == "FULLY_CONNECTED":
        filters = net.constant(np.eye(3), weights)
        product = net(operation, x, filters, bias, NONE, type=fine)
    else:
        image, is_depthwise = x.reshape(1, 1, 3, 3), operation == "DEPTHWISE_CONV_2D"
        taps = np.ones((1, 1, 1, 3)) if is_depthwise else np.eye(3).reshape(3, 1, 1, 3)
        rest: list[Argument] = [VALID, 1, 1, *([1] if is_depthwise else []), NONE]
        product = net(operation, image, net.constant(taps, weights), bias, *rest, type=fine)
    row = net.constant([5.0, -10.0, 3.0], fine)
    return [
        product + row,
        product - row,
        product.by("MUL", net.constant([-0.5], u8(0.5, 128)), type=u8(0.25, 128)),
        product.max(row),
    ]
