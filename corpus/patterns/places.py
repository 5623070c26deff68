"""The one that is wanted, at every place of a row.

A search that goes over parts of a row begins each with a best of its own. Every place of the row is
the first or the last of some part, so each is the right one once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]

_LENGTHS: Final = (7, 16, 33, 48, 88)
"""Odd and even ones, a power of two, and more than vectors are long."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    tests = "Each place of rows and columns of several lengths."
    nets: dict[str, Nets] = {
        operation: {"all": (tests, partial(_found, operation))}
        for operation in ("ARGMAX", "ARGMIN", "REDUCE_MAX", "REDUCE_MIN", "TOPK_V2")
    }
    yield from files_of("places", "the one that is wanted at every place", nets, [F32, CODES])


def _found(operation: str, net: Net) -> list[Term]:
    sign = -1.0 if operation in ("ARGMIN", "REDUCE_MIN") else 1.0
    shown = []
    for length in _LENGTHS:
        # Row by row the next place: this repeats itself after one number more than a row has.
        x = net.given(sign * np.resize([2.5, *[-1.5] * length], (length, length)))
        if operation == "TOPK_V2":
            shown += net.several(operation, x, 1, types=[net.type, I32])
        elif operation.startswith("ARG"):
            shown += [net(operation, x, axis, type=I32) for axis in (1, 0)]
        else:
            shown += [net(operation, x, net.integers(axis), False) for axis in (1, 0)]
    return shown
