"""Residuals: a sum behind an operation, with what has gone past it.

Who makes one operation of both must leave the activation in between where it is, and what has gone
past as it is: others may read it later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import Argument, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import NONE, RELU, RELU1, RELU6, VALID, Net, Term

__all__ = ["files"]

_SHAPE: Final = (1, 2, 3, 2)
_ROWS: Final = (6, 2)

_Product = Callable[[Net, Term, int], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    nets = {operation: _nets(operation, product) for operation, product in _PRODUCTS.items()}
    yield from files_of("residuals", "a sum with what goes past it", nets, unshared=True)


def _nets(operation: str, product: _Product) -> Nets:
    shape = _ROWS if operation == "FULLY_CONNECTED" else _SHAPE
    return {
        "activated": (
            "The activation comes before the sum, and the sum's own after it.",
            partial(_activated, product, shape),
        ),
        "kept": (
            "What goes past is read after the sum, too, or an output.",
            partial(_kept, product, shape),
        ),
    }


def _activated(product: _Product, shape: tuple[int, ...], net: Net) -> list[Term]:
    shown = []
    for activation in (RELU, RELU6, RELU1):
        x, past = net.few(*shape), net.few(*shape)
        shown += [
            product(net, x, activation) + past,
            past.by("ADD", product(net, x, activation), RELU),
            past - product(net, x, activation),
            product(net, x, activation).max(past),
        ]
    return shown


def _kept(product: _Product, shape: tuple[int, ...], net: Net) -> list[Term]:
    """What goes past is made by an operation, so that it lies in the driver's own memory."""
    shown = []
    for reads_itself in (True, False):
        past = net.few(*shape) + 0.5
        source = past if reads_itself else net.few(*shape)
        total = product(net, source, NONE) + past
        other = past + product(net, source, RELU)
        behind = product(net, total, RELU).max(past)
        shown += [total, other, behind, past.min(1.0)]
    seen = net.few(*shape) + -0.5
    return [*shown, product(net, net.few(*shape), RELU) + seen, seen]


def _taps(net: Net, *shape: int) -> list[Argument]:
    return net.weights(np.resize([1, -2, -1, 1], shape), [-0.5, 1.0])


def _convolved(net: Net, x: Term, activation: int) -> Term:
    return x.to("CONV_2D", *_taps(net, 2, 1, 1, 2), VALID, 1, 1, activation)


def _depthwise(net: Net, x: Term, activation: int) -> Term:
    return x.to("DEPTHWISE_CONV_2D", *_taps(net, 1, 1, 1, 2), VALID, 1, 1, 1, activation)


def _grouped(net: Net, x: Term, activation: int) -> Term:
    """Each channel is a group, with something else going past it."""
    taps = _taps(net, 2, 1, 1, 1)
    return x.to("GROUPED_CONV_2D", *taps, VALID, 1, 1, 2, activation, False)


def _dense(net: Net, x: Term, activation: int) -> Term:
    return x.to("FULLY_CONNECTED", *_taps(net, 2, 2), activation)


def _pooled(net: Net, x: Term, activation: int) -> Term:
    return x.to("MAX_POOL_2D", 1, 1, 1, 2, 2, activation)


def _product(net: Net, x: Term, activation: int) -> Term:
    return x.by("MUL", [2.0, -1.0], activation)


_PRODUCTS: Final[dict[str, _Product]] = {
    "CONV_2D": _convolved,
    "DEPTHWISE_CONV_2D": _depthwise,
    "FULLY_CONNECTED": _dense,
    "GROUPED_CONV_2D": _grouped,
    "MAX_POOL_2D": _pooled,
    "MUL": _product,
}
