"""Tensors that are no whole number of tiles: matrices are transposed tile by tile, and what both
sides leave over is a corner that no other size has.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from corpus.language import SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import Net, Term

__all__ = ["files"]

_SIDES: Final = ((5, 6), (6, 7), (7, 5), (9, 10), (11, 9), (10, 11), (17, 18), (8, 12))
"""What tiles of 4, 8 and 16 elements leave over, on both sides; the last one nothing."""

_HIGHER: Final = (
    ((2, 5, 6), [0, 2, 1]),
    ((6, 7, 2), [1, 0, 2]),
    ((5, 2, 7), [2, 1, 0]),
    ((2, 3, 5, 6), [0, 3, 1, 2]),
    ((2, 5, 7, 3), [0, 2, 3, 1]),
)
"""Shapes and orders of axes, as between the layouts of images."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of("tiles", "tensors that are no whole number of tiles", _NETS)


def _matrices(net: Net) -> list[Term]:
    return [_data(net, *sides).transpose(1, 0) for sides in _SIDES]


def _tensors(net: Net) -> list[Term]:
    return [_data(net, *s).transpose(*order) for s, order in _HIGHER]


def _data(net: Net, *shape: int) -> Term:
    """No element is the one beside it, above or below it."""
    values = net.numbers.integers(*shape, low=-120, high=120)
    return net.given(values / 2 if net.is_real else values * net.type.scale)


_NETS: Final[dict[str, Nets]] = {
    "TRANSPOSE": {
        "matrices": ("Rows and columns both leave something over.", _matrices),
        "tensors": ("Two axes that change places both leave something over.", _tensors),
    },
}
