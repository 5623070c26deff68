"""Rewrites across a bound: constants behind a fused activation belong behind it, too.

A factor may move before a RELU if it is positive, and before no other bound as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import NONE, RELU, RELU1, RELU6, VALID, Net, Term

__all__ = ["files"]


_Product = Callable[[Net, Term, int], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of(
        "rewrites_bounded", "constants behind a fused activation", _REAL, [F32], unshared=True
    )


def _convolution(net: Net, x: Term, activation: int) -> Term:
    filters = net.constant(np.array([[1.0, -2.0], [0.5, 1.0]])[:, np.newaxis, np.newaxis])
    return x.to("CONV_2D", filters, net.constant([0.5, -1.0]), VALID, 1, 1, activation)


def _depthwise(net: Net, x: Term, activation: int) -> Term:
    filters, bias = net.constant([[[[2.0, -1.5]]]]), net.constant([0.25, -0.5])
    return x.to("DEPTHWISE_CONV_2D", filters, bias, VALID, 1, 1, 1, activation)


def _dense(net: Net, x: Term, activation: int) -> Term:
    weights = net.constant([[1.0, -2.0], [0.5, 1.0]])
    return x.to("FULLY_CONNECTED", weights, net.constant([0.5, -1.0]), activation)


def _pool(net: Net, x: Term, activation: int) -> Term:
    return x.to("MAX_POOL_2D", VALID, 1, 1, 2, 2, activation)


def _sum(net: Net, x: Term, activation: int) -> Term:
    return x.by("ADD", [0.25, -1.25], activation)


def _behind(product: _Product, net: Net) -> list[Term]:
    x = net.few(1, 3, 3, 2)
    factors = {"MUL": ([2.0], [-1.5], [0.5, -2.0]), "ADD": ([3.0, -2.0],), "SUB": ([1.0],)}
    return [
        net(operation, product(net, x, activation), net.constant(numbers), outer)
        for activation in (RELU, RELU1, RELU6)
        for operation, several in factors.items()
        for numbers in several
        for outer in ((NONE, RELU1) if operation == "MUL" else (NONE,))
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
