"""Tensors of five and six dimensions, where the HAL bounds no rank.

Whoever folds dimensions to get four must not fold what is repeated, picked or broadcast.
"""

from __future__ import annotations

from typing import Final

from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import I32

_HIGH_RANKS: Final = Patterns("high_ranks", "five and six dimensions")
_FIVE: Final = (2, 3, 2, 1, 2)
_SIX: Final = (2, 1, 3, 2, 2, 2)


@_HIGH_RANKS("TILE", "both")
def _tile(net: Net) -> list[Term]:
    """Five or six dimensions are broadcast, inner and outer ones, and may not be collapsed."""
    x, y = net.data(*_FIVE), net.data(*_SIX)
    return [
        x.tile(1, 2, 1, 1, 1),
        x.tile(2, 3, 1, 2, 1),
        x.tile(1, 1, 3, 1, 2),
        y.tile(2, 2, 1, 1, 2, 1),
        y.tile(1, 1, 2, 1, 1, 3),
    ]


@_HIGH_RANKS("GATHER", "both")
def _gather(net: Net) -> list[Term]:
    """GATHER along every dimension of five."""
    x, picks = net.data(*_FIVE), net.constant([1, 0, 1], I32)
    return [x.gather(axis, picks) for axis in (0, 2, 4, -1, -4)]


@_HIGH_RANKS("MAXIMUM", "both")
def _broadcast(net: Net) -> list[Term]:
    """Five dimensions are broadcast from either side and may not be collapsed."""
    x = net.data(*_FIVE)
    others = [net.data(*shape) for shape in ((3, 1, 4, 1), (2, 1, 2, 1, 1), (2,), (1, 3, 1, 1, 2))]
    return [net("MAXIMUM", *pair) for other in others for pair in ((x, other), (other, x))]


@_HIGH_RANKS("LESS", "both")
def _compare(net: Net) -> list[Term]:
    """Element-wise operations on tensors of five dimensions."""
    x, y = net.data(*_FIVE), net.data(*_FIVE)
    less = x < y
    return [less, less.choose(y, x), (x > y).choose(x, y)]


@_HIGH_RANKS("EXPAND_DIMS", "both")
def _more(net: Net) -> list[Term]:
    """A sixth dimension is inserted at each position."""
    x = net.data(*_FIVE)
    return [x.expand(axis) for axis in (0, 3, -1, 5)]


@_HIGH_RANKS("ARGMAX", "both")
def _arg(net: Net) -> list[Term]:
    """ARGMAX or ARGMIN along every dimension of five."""
    x = net.data(*_FIVE)
    return [x.place("ARGMAX", axis) for axis in (0, 1, -1, -3)]


@_HIGH_RANKS("NEG", "both", REAL)
def _each(net: Net) -> list[Term]:
    """Element-wise operations on tensors of five dimensions."""
    x = net.data(*_FIVE)
    return [(-x).to("NEG"), abs(-x)]
