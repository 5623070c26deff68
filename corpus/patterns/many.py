"""Many operands of one operation: more than a driver has bindings or slots for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from corpus.language import SpecFile, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]

_NUMBERS: Final = (9, 33)
"""One more than powers of two."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    nets: dict[str, Nets] = {
        "SPLIT": {f"{n}_parts": ("As many outputs.", partial(_parts, n)) for n in _NUMBERS},
        "CONCATENATION": {f"{n}_parts": ("As many inputs.", partial(_joined, n)) for n in _NUMBERS},
    }
    yield from files_of("many", "many operands", nets)
    scales: Nets = {
        f"{n}_scales": ("As many inputs, each in steps of its own.", partial(_rescaled, n))
        for n in (6, *_NUMBERS)
    }
    yield from files_of("many_codes", "many operands", {"CONCATENATION": scales}, [CODES])


def _parts(number: int, net: Net) -> Sequence[Term]:
    return net.data(2, number).split(1, number)


def _joined(number: int, net: Net) -> Sequence[Term]:
    parts = [net.data(1 + n % 2) for n in range(number)]
    return [net.concat(*parts, axis=0)]


def _rescaled(number: int, net: Net) -> Sequence[Term]:
    """No two inputs have scale and zero point in common, and each has a code for every half."""
    parts = []
    for n in range(number):
        type = u8(1 / (2 << n % 3), 90 + 2 * n)
        values = net.numbers.integers(1 + n % 2, low=-15, high=15) / 2
        parts.append(net.given(values, type))
    return [net("CONCATENATION", *parts, 0)]
