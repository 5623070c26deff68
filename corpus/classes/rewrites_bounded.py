"""Rewrites across a bound: constants behind a fused activation belong behind it, too.

A factor may move before a RELU if it is positive, and before no other bound as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.classes._net import Net, Nets, few_codes, files_of
from corpus.language import F32, Operand, SpecFile

__all__ = ["files"]

_NONE, _RELU, _RELU1, _RELU6 = range(4)
_VALID: Final = 2

_Product = Callable[[Net, Operand, int], Operand]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of(
        "rewrites_bounded", "constants behind a fused activation", _REAL, [F32], unshared=True
    )


def _convolution(net: Net, x: Operand, activation: int) -> Operand:
    filters = net.constant(np.array([[1.0, -2.0], [0.5, 1.0]])[:, np.newaxis, np.newaxis])
    return net("CONV_2D", x, filters, net.constant([0.5, -1.0]), _VALID, 1, 1, activation)


def _depthwise(net: Net, x: Operand, activation: int) -> Operand:
    filters, bias = net.constant([[[[2.0, -1.5]]]]), net.constant([0.25, -0.5])
    return net("DEPTHWISE_CONV_2D", x, filters, bias, _VALID, 1, 1, 1, activation)


def _dense(net: Net, x: Operand, activation: int) -> Operand:
    weights = net.constant([[1.0, -2.0], [0.5, 1.0]])
    return net("FULLY_CONNECTED", x, weights, net.constant([0.5, -1.0]), activation)


def _pool(net: Net, x: Operand, activation: int) -> Operand:
    return net("MAX_POOL_2D", x, _VALID, 1, 1, 2, 2, activation)


def _sum(net: Net, x: Operand, activation: int) -> Operand:
    return net("ADD", x, net.constant([0.25, -1.25]), activation)


def _behind(product: _Product, net: Net) -> list[Operand]:
    x = few_codes(net, 1, 3, 3, 2)
    factors = {"MUL": ([2.0], [-1.5], [0.5, -2.0]), "ADD": ([3.0, -2.0],), "SUB": ([1.0],)}
    return [
        net(operation, product(net, x, activation), net.constant(numbers), outer)
        for activation in (_RELU, _RELU1, _RELU6)
        for operation, several in factors.items()
        for numbers in several
        for outer in ((_NONE, _RELU1) if operation == "MUL" else (_NONE,))
    ]


_PRODUCTS: Final[dict[str, _Product]] = {
    "CONV_2D": _convolution,
    "DEPTHWISE_CONV_2D": _depthwise,
    "FULLY_CONNECTED": _dense,
    "MAX_POOL_2D": _pool,
    "ADD": _sum,
}

_REAL: Final[dict[str, Nets]] = {
    operation: {
        "behind": ("Factors and terms that no bound lets through.", partial(_behind, product))
    }
    for operation, product in _PRODUCTS.items()
}
