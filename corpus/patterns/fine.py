"""Nets of real numbers that have more digits than half precision.

Other nets are made of halves and sixteenths, which half precision has, too: what a driver keeps in
half precision between two operations, for a border between processors say, does not show there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from corpus.language import F32, Array, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import VALID, Net, Term

__all__ = ["files"]

_SHAPE: Final = (1, 2, 3, 2)


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "numbers of more digits than half precision has"
    yield from files_of("fine", about, _NETS, [F32], float16=False)


def _digits(net: Net, *shape: int) -> Array:
    """Of five decimals, none of which half precision has."""
    signs = 1 - 2 * net.numbers.booleans(*shape)
    values: Array = signs * net.numbers.reals(*shape, low=0.3, high=2.0, digits=5)
    return values


def _x(net: Net, *shape: int) -> Term:
    return net.given(_digits(net, *(shape or _SHAPE)))


def _products(net: Net, x: Term) -> list[Term]:
    """Of a convolution and of a matrix: what an accelerator has."""
    bias = net.constant(_digits(net, 2))
    return [
        x.to("CONV_2D", net.constant(_digits(net, 2, 1, 1, 2)), bias, VALID, 1, 1, 0),
        x.to("FULLY_CONNECTED", net.constant(_digits(net, 2, 2)), bias, 0),
    ]


_Move = Callable[[Net, Term], Term]

_MOVES: Final[Sequence[_Move]] = (
    lambda net, x: x.transpose(0, 3, 1, 2),
    lambda net, x: x.reshape(3, 4),
    lambda net, x: x.slice([0, 1, 0, 0], [1, 1, 3, 2]),
    lambda net, x: net.concat(x, x, axis=3),
    lambda net, x: x.over("REDUCE_MAX", 1),
    lambda net, x: x.gather(2, [2, 0]),
    lambda net, x: x.tile(1, 1, 2, 1),
    lambda net, x: abs(x).sqrt(),
    lambda net, x: x.pad([0, 0], [1, 0], [0, 0], [0, 0]),
    lambda net, x: x.to("MAX_POOL_2D", VALID, 1, 1, 2, 2, 0),
    lambda net, x: x.max(0.0),
)
"""What moves elements, and what may be left to another processor than products are."""


def _others(net: Net, x: Term) -> list[Term]:
    return [move(net, x) for move in _MOVES]


def _forks(net: Net) -> list[Term]:
    """One tensor that all read, and one tensor for each pair."""
    shared = _x(net) + _digits(net, 2)
    shown = [*_products(net, shared), *_others(net, shared)]
    made = _x(net) * _digits(net, 2)
    return [*shown, made.to("TANH"), *_others(net, made)]


def _borders(net: Net) -> list[Term]:
    """Moves between products, one after the other."""
    shown = []
    for move in _MOVES:
        bias = net.constant(_digits(net, 2))
        taps = net.constant(_digits(net, 2, 1, 1, 2))
        moved = move(net, _x(net).to("CONV_2D", taps, bias, VALID, 1, 1, 0))
        shown.append(moved * _digits(net, 1))
    return shown


def _long(net: Net) -> list[Term]:
    """A chain of sums, read at its beginning, in the middle and at its end."""
    shown, x = [], _x(net, 2, 3)
    first = x + _digits(net, 3)
    last = first
    for number in range(40):
        last = last + (_digits(net, 3) / 64)
        if number % 13 == 12:
            shown.append(last * first)
    return [*shown, last - first]


_NETS: Final[dict[str, Nets]] = {
    "CONV_2D": {
        "forks": ("Products and moves read the same tensor.", _forks),
        "borders": ("Moves between products.", _borders),
    },
    "ADD": {"chain": ("A long chain, read at several places.", _long)},
}
