"""Tensors of five and six dimensions, where the HAL bounds no rank.

Whoever folds dimensions to get four must not fold what is repeated, picked or broadcast.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from corpus.language import BOOL8, F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]

_FIVE: Final = (2, 3, 2, 1, 2)
_SIX: Final = (2, 1, 3, 2, 2, 2)


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "five and six dimensions"
    yield from files_of("high_ranks", about, _ANY, [F32, CODES])
    yield from files_of("high_ranks", about, _REAL, [F32])


def _tile(net: Net) -> list[Term]:
    x, y = net.data(*_FIVE), net.data(*_SIX)
    return [
        net("TILE", x, net.constant([1, 2, 1, 1, 1], I32)),
        net("TILE", x, net.constant([2, 3, 1, 2, 1], I32)),
        net("TILE", x, net.constant([1, 1, 3, 1, 2], I32)),
        net("TILE", y, net.constant([2, 2, 1, 1, 2, 1], I32)),
        net("TILE", y, net.constant([1, 1, 2, 1, 1, 3], I32)),
    ]


def _gather(net: Net) -> list[Term]:
    x, picks = net.data(*_FIVE), net.constant([1, 0, 1], I32)
    return [net("GATHER", x, axis, picks) for axis in (0, 2, 4, -1, -4)]


def _broadcast(net: Net) -> list[Term]:
    x = net.data(*_FIVE)
    others = [net.data(*shape) for shape in ((3, 1, 4, 1), (2, 1, 2, 1, 1), (2,), (1, 3, 1, 1, 2))]
    return [net("MAXIMUM", *pair) for other in others for pair in ((x, other), (other, x))]


def _compare(net: Net) -> list[Term]:
    x, y = net.data(*_FIVE), net.data(*_FIVE)
    less = net("LESS", x, y, type=BOOL8)
    return [less, net("SELECT", less, y, x), net("SELECT", net("GREATER", x, y, type=BOOL8), x, y)]


def _more(net: Net) -> list[Term]:
    x = net.data(*_FIVE)
    return [net("EXPAND_DIMS", x, axis) for axis in (0, 3, -1, 5)]


def _arg(net: Net) -> list[Term]:
    x = net.data(*_FIVE)
    return [net("ARGMAX", x, axis, type=I32) for axis in (0, 1, -1, -3)]


def _each(net: Net) -> list[Term]:
    x = net.data(*_FIVE)
    return [net("NEG", net("NEG", x)), net("ABS", net("NEG", x))]


_ANY: Final[dict[str, Nets]] = {
    "TILE": {"both": ("Repeated along inner and outer dimensions.", _tile)},
    "GATHER": {"both": ("Picked along each kind of dimension.", _gather)},
    "MAXIMUM": {"both": ("Broadcast from either side.", _broadcast)},
    "LESS": {"both": ("Element by element.", _compare)},
    "EXPAND_DIMS": {"both": ("A dimension more, in each kind of place.", _more)},
    "ARGMAX": {"both": ("Along each kind of dimension.", _arg)},
}

_REAL: Final[dict[str, Nets]] = {
    "NEG": {"both": ("Element by element.", _each)},
}
