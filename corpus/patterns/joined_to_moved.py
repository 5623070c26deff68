"""Elements that are picked or moved, and then meet as many others.

What is done to elements one by one can be done while they are moved; the others have to come from
where the elements go, not from where they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from corpus.language import F32, I32, SpecFile, constant
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import Net, Term

__all__ = ["files"]

_Move = Callable[[Net], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of(
        "joined_to_moved", "elements that meet others where they went", _NETS, [F32]
    )


_SIDES: Final = constant("sides", [[1, 0], [0, 2]], I32)

_MOVES: Final[dict[str, tuple[_Move, tuple[int, ...]]]] = {
    "GATHER": (lambda net: net.data(5, 3).gather(0, [4, 0, 2, 2]), (4, 3)),
    "SLICE": (
        lambda net: net.data(5, 4).slice([2, 1], [3, 2]),
        (3, 2),
    ),
    "STRIDED_SLICE": (
        lambda net: net.data(5, 4).to(
            "STRIDED_SLICE",
            net.integers(4, 0),
            net.integers(-6, 4),
            net.integers(-2, 1),
            *(0, 0, 0),
        ),
        (3, 4),
    ),
    "TILE": (lambda net: net.data(2, 3).tile(2, 2), (4, 6)),
    "TRANSPOSE": (lambda net: net.data(3, 4).transpose(1, 0), (4, 3)),
    "PAD": (lambda net: net.data(2, 3).to("PAD", _SIDES), (3, 5)),
    "CHANNEL_SHUFFLE": (lambda net: net.data(2, 6).to("CHANNEL_SHUFFLE", 3, 1), (2, 6)),
    "DEPTH_TO_SPACE": (lambda net: net.data(1, 2, 3, 4).to("DEPTH_TO_SPACE", 2), (1, 4, 6, 1)),
    "SPACE_TO_DEPTH": (lambda net: net.data(1, 4, 6, 1).to("SPACE_TO_DEPTH", 2), (1, 2, 3, 4)),
    "CONCATENATION": (
        lambda net: net.concat(net.data(2, 3), net.data(1, 3), axis=0),
        (3, 3),
    ),
}
"""Moves, and the shapes of what they give."""


def _net(move: _Move, shape: tuple[int, ...], net: Net) -> list[Term]:
    """A constant, an input and what is computed, in both orders."""
    fixed = net.constant(net.numbers.distinct(*shape, low=-40, high=40) / 4)
    given, computed = net.data(*shape), net.data(*shape).relu()
    return [
        move(net) + fixed,
        given - move(net),
        move(net).max(computed),
        move(net) - fixed,
    ]


_NETS: Final[dict[str, Nets]] = {
    name: {"elements": ("Each meets another one.", partial(_net, move, shape))}
    for name, (move, shape) in _MOVES.items()
}
