"""What is done between DEQUANTIZE and QUANTIZE, of codes of all kinds to codes of all kinds.

A compiler computes with the codes themselves, or takes other codes on the way: that is right if
scale, zero point and type are the same, and if nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, SpecFile, Type, s8, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]


_SOURCES: Final = {
    "unsigned": (u8(0.5, 128), u8(0.25, 0), u8(0.5, 255)),
    "signed": (s8(0.5, 0), s8(0.25, 5), s8(0.5, -128)),
}
"""Zero points in the middle and at the ends; what the codes stand for is on one side of zero then.
"""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of("requantized", "something between codes of all kinds", _NETS, [CODES])


_Unary = Callable[[Net, Term], Term]

_BETWEEN: Final[Sequence[_Unary]] = (
    lambda net, x: x.reshape(3, 2),
    lambda net, x: x.transpose(1, 0),
    lambda net, x: x.relu(),
    lambda net, x: x.relu6(),
    lambda net, x: x.slice([0, 1], [2, 2]),
    lambda net, x: net.concat(x, x, axis=1),
    lambda net, x: x.pad([0, 0], [1, 0]),
    lambda net, x: x + net.constant([1.5], F32),
    lambda net, x: -x,
    lambda net, x: x.over("REDUCE_MAX", 1),
)


def _codes(net: Net, kind: Type) -> Term:
    """Six of them from end to end, and a few near the zero point."""
    low, high = (-128, 127) if kind.code.endswith("_SIGNED") else (0, 255)
    near = np.clip([kind.zero_point - 3, kind.zero_point + 5, kind.zero_point + 9], low, high)
    codes = np.array([low, high, low + 60, *near]).reshape(2, 3)
    return net.given((codes - kind.zero_point) * kind.scale, kind)


def _others(kind: Type) -> Sequence[Type]:
    """The same, of another scale, another zero point, and other codes altogether."""
    return (
        kind,
        Type(kind.code, kind.scale * 2, kind.zero_point),
        Type(kind.code, kind.scale, 100),
        s8(0.5, 3) if kind.code == CODES.code else u8(0.5, 131),
    )


def _between(kinds: Sequence[Type], net: Net) -> list[Term]:
    """From the middle of the codes to all others, from their ends to one of them in turns."""
    shown = []
    for number, operation in enumerate(_BETWEEN):
        for place, kind in enumerate(kinds):
            others = _others(kind)
            for other in others if place == 0 else [others[(number + place) % len(others)]]:
                made = operation(net, _codes(net, kind).dequantize())
                shown.append(made.quantize(other))
        shown.append(operation(net, _codes(net, kinds[0]).dequantize()))
    return shown


_NETS: Final[dict[str, Nets]] = {
    "DEQUANTIZE": {
        name: (f"Codes that are {name}, with zero points at the ends.", partial(_between, kinds))
        for name, kinds in _SOURCES.items()
    },
}
