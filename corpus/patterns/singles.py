"""Dimensions of one element beside the axis that an operation works along.

Dimensions of one element can be left out; whoever leaves out too many, or counts the axis before or
after, takes other elements together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from corpus.language import F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import Net, Term

__all__ = ["files"]

_Along = Callable[[Net, Term, int], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "dimensions of one element beside the axis"
    yield from files_of("singles", about, _NETS, [F32])


_SHAPES: Final = (
    ((3, 5, 1, 1), 1),
    ((1, 4, 1, 3), 1),
    ((2, 1, 6, 1), 2),
    ((5, 1, 1, 2), -4),
    ((3, 4, 1), -2),
    ((4, 1), 0),
)


def _net(along: _Along, net: Net) -> list[Term]:
    return [along(net, net.data(*shape), axis) for shape, axis in _SHAPES]


def _reduced(operation: str) -> _Along:
    return lambda net, x, axis: net(operation, x, net.integers(axis), False)


def _place(operation: str) -> _Along:
    return lambda net, x, axis: net(operation, x, axis, type=I32).cast(F32)


_ALONG: Final[dict[str, _Along]] = {
    "SOFTMAX": lambda net, x, axis: x.to("SOFTMAX", 1.0, axis),
    "LOG_SOFTMAX": lambda net, x, axis: x.to("LOG_SOFTMAX", 1.0, axis),
    "L2_NORMALIZATION": lambda net, x, axis: x.to("L2_NORMALIZATION", axis),
    "REDUCE_SUM": _reduced("REDUCE_SUM"),
    "ARGMAX": _place("ARGMAX"),
    "ARGMIN": _place("ARGMIN"),
    "MEAN": lambda net, x, axis: x.over("MEAN", axis),
    "REDUCE_MAX": _reduced("REDUCE_MAX"),
    "REDUCE_MIN": _reduced("REDUCE_MIN"),
    "CONCATENATION": lambda net, x, axis: net.concat(x, x + x, axis=axis % len(x.shape or ())),
}

_NETS: Final[dict[str, Nets]] = {
    name: {"axes": ("Where dimensions have one element.", partial(_net, along))}
    for name, along in _ALONG.items()
}
