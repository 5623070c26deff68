"""Constants alone: operations of which nothing is an input, with every fused activation.

A compiler computes them once and for all, often by code of its own, which may forget the
activation, the type of the result or the order of operands. An input meets each result later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from corpus.language import F32, Argument, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import BIAS, VALID, WEIGHTS, Net, Term

__all__ = ["files"]

_ACTIVATIONS: Final = range(4)
_LEFT: Final = [9.0, -7.5, 0.5, -1.0, 4.0, -0.5]
_RIGHT: Final = [1.0, 2.0, -0.5, 4.0, -2.0, 0.5]
"""With these every sum, difference, product and quotient is a multiple of a quarter."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "constants alone, and activations"
    both = ("ADD", "SUB", "CONV_2D", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED")
    yield from files_of("constants", about, {name: _nets(name) for name in (*both, *_POOLS)})
    yield from files_of("constants", about, {name: _nets(name) for name in ("MUL", "DIV")}, [F32])


_POOLS: Final = ("AVERAGE_POOL_2D", "MAX_POOL_2D")


def _nets(operation: str) -> Nets:
    return {"folded": ("Nothing to wait for.", partial(_folded, operation))}


def _folded(operation: str, net: Net) -> Sequence[Term]:
    """Each with every activation, and an input that is less than it or more."""
    x = net.given([3.0, -2.0, 0.5, 1.0, -4.0, 2.5])
    shown = []
    for activation in _ACTIVATIONS:
        made = _constant(net, operation, activation).reshape(6)
        shown += [x.max(made), made.min(x)]
    return shown


def _constant(net: Net, operation: str, activation: int) -> Term:
    weights, sums = WEIGHTS[net.type.code], BIAS[net.type.code]
    if operation == "FULLY_CONNECTED":
        rows, taps = net.constant([_LEFT[:2]]), net.constant([[1, 0]] * 3 + [[0, -1]] * 3, weights)
        return net(operation, rows, taps, net.constant([0, 1, -6, 0, 1, -9], sums), activation)
    if operation in ("CONV_2D", "DEPTHWISE_CONV_2D"):
        is_depthwise = operation == "DEPTHWISE_CONV_2D"
        image = net.constant([[[[value] for value in _LEFT]]])
        taps, bias = net.constant([[[[1]]]], weights), net.constant([1.0], sums)
        rest: list[Argument] = [VALID, 1, 1, *([1] if is_depthwise else []), activation]
        return net(operation, image, taps, bias, *rest)
    if operation in _POOLS:
        image = net.constant([[[[value] for value in _LEFT]]])
        return net(operation, image, VALID, 1, 1, 1, 1, activation)
    return net(operation, net.constant(_LEFT), net.constant(_RIGHT), activation)
