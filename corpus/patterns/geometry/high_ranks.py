"""Tensors of five and six dimensions, where the HAL bounds no rank.

Whoever folds dimensions to get four must not fold what is repeated, picked or broadcast.
"""

from __future__ import annotations

from typing import Final

from corpus.language import F32, I32
from corpus.patterns._files import Files, files_of
from corpus.patterns._net import CODES, Net, Term

__all__ = ["files"]


def files() -> Files:
    """Spec files with their families."""
    about = "five and six dimensions"
    yield from files_of(
        "high_ranks",
        about,
        {
            "TILE": {"both": ("Repeated along inner and outer dimensions.", _tile)},
            "GATHER": {"both": ("Picked along each kind of dimension.", _gather)},
            "MAXIMUM": {"both": ("Broadcast from either side.", _broadcast)},
            "LESS": {"both": ("Element by element.", _compare)},
            "EXPAND_DIMS": {"both": ("A dimension more, in each kind of place.", _more)},
            "ARGMAX": {"both": ("Along each kind of dimension.", _arg)},
        },
        [F32, CODES],
    )
    yield from files_of(
        "high_ranks",
        about,
        {
            "NEG": {"both": ("Element by element.", _each)},
        },
        [F32],
    )


_FIVE: Final = (2, 3, 2, 1, 2)
_SIX: Final = (2, 1, 3, 2, 2, 2)


def _tile(net: Net) -> list[Term]:
    x, y = net.data(*_FIVE), net.data(*_SIX)
    return [
        x.tile(1, 2, 1, 1, 1),
        x.tile(2, 3, 1, 2, 1),
        x.tile(1, 1, 3, 1, 2),
        y.tile(2, 2, 1, 1, 2, 1),
        y.tile(1, 1, 2, 1, 1, 3),
    ]


def _gather(net: Net) -> list[Term]:
    x, picks = net.data(*_FIVE), net.constant([1, 0, 1], I32)
    return [x.gather(axis, picks) for axis in (0, 2, 4, -1, -4)]


def _broadcast(net: Net) -> list[Term]:
    x = net.data(*_FIVE)
    others = [net.data(*shape) for shape in ((3, 1, 4, 1), (2, 1, 2, 1, 1), (2,), (1, 3, 1, 1, 2))]
    return [net("MAXIMUM", *pair) for other in others for pair in ((x, other), (other, x))]


def _compare(net: Net) -> list[Term]:
    x, y = net.data(*_FIVE), net.data(*_FIVE)
    less = x < y
    return [less, less.choose(y, x), (x > y).choose(x, y)]


def _more(net: Net) -> list[Term]:
    x = net.data(*_FIVE)
    return [x.expand(axis) for axis in (0, 3, -1, 5)]


def _arg(net: Net) -> list[Term]:
    x = net.data(*_FIVE)
    return [x.place("ARGMAX", axis) for axis in (0, 1, -1, -3)]


def _each(net: Net) -> list[Term]:
    x = net.data(*_FIVE)
    return [-(-x), abs(-x)]
