"""Constants that have a batch of their own, beside batches of data.

Who runs a batch one after the other must take the part of the constant that belongs to each.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, Array, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import Net, Term, without_activation

__all__ = ["files"]

_DATA: Final = ((3, 2, 2, 2), (3, 1, 2, 2), (3, 4), (3, 2, 3))
"""Of each rank."""

_CODED: Final = ("ADD", "SUB", "MUL", "MAXIMUM", "MINIMUM", "PRELU")
_REAL: Final = ("DIV", "POW")


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    tests = "Constants have a batch, of each rank, on either side."
    about = "constants that have a batch of their own"

    def nets(operations: tuple[str, ...]) -> dict[str, Nets]:
        return {o: {"constants": (tests, partial(_batches, o))} for o in operations}

    yield from files_of("batches", about, nets(_CODED))
    yield from files_of("batches", about, nets(_REAL), [F32])


def _batches(operation: str, net: Net) -> list[Term]:
    rest = without_activation(operation)
    shown = []
    for number, shape in enumerate(_DATA):
        own = shape if number % 2 else (shape[0], *[1] * (len(shape) - 2), shape[-1])
        x = _data(operation, net, *shape)
        shown.append(net(operation, x, net.constant(_parts(*own)), *rest))
        if operation != "PRELU":
            left = net.constant(_parts(*shape))
            shown.append(net(operation, left, _data(operation, net, *shape), *rest))
    return shown


def _data(operation: str, net: Net, *shape: int) -> Term:
    """No zeros to divide by; nothing below zero to a power."""
    if operation == "POW":
        return net.given(net.numbers.distinct(*shape, low=8, high=48) / 16)
    return net.few(*shape)


def _parts(*shape: int) -> Array:
    """Each of the batch has other numbers."""
    values: Array = 1.0 + np.arange(np.prod(shape)).reshape(shape) % 7
    return values
