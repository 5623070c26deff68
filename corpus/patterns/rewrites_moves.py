"""Rewrites of what moves elements: two moves that a compiler merges, or a move that it takes past
another operation.

All sides that could be taken for each other are equal, so that a wrong rewrite has the right shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from corpus.language import F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, SIGNED, Net, Term

__all__ = ["files"]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "moves that can be merged, or taken past another operation, if one takes care"
    yield from files_of("rewrites", about, _NETS, unshared=True)
    yield from files_of("rewrites", about, _VALUES, [F32, CODES, SIGNED], unshared=True)


def _two_transposes(net: Net) -> list[Term]:
    """Permutations that are not their own inverses: which comes first counts."""
    x, shown = net.data(3, 3, 3), list[Term]()
    for first, second in (
        ([1, 2, 0], [0, 2, 1]),
        ([0, 2, 1], [1, 2, 0]),
        ([2, 0, 1], [1, 0, 2]),
        ([1, 2, 0], [1, 2, 0]),
        ([1, 2, 0], [2, 0, 1]),
    ):
        shown.append(x.transpose(*first).transpose(*second))
    return shown


def _transposes_of_four(net: Net) -> list[Term]:
    x = net.data(2, 2, 2, 2)
    merged = x.transpose(1, 2, 3, 0).transpose(0, 2, 3, 1)
    back = x.transpose(0, 3, 1, 2).transpose(0, 3, 1, 2)
    between = x.transpose(3, 0, 1, 2)
    third = between.transpose(0, 2, 1, 3).transpose(1, 3, 0, 2)
    return [merged, back, between, third]


def _transpose_past(net: Net) -> list[Term]:
    """The axis, or the constant, belongs to the transposed tensor."""
    x = net.data(3, 3, 3)
    turned, back = [1, 2, 0], [2, 0, 1]

    def around(operation: str, *rest: int | Term | Sequence[int]) -> Term:
        return net(operation, x.transpose(*turned), *rest).transpose(*back)

    row = net.constant([1.0, -2.0, 3.0])
    column = net.constant([[4.0], [-1.0], [2.0]])
    return [
        around("ADD", row, 0),
        around("SUB", column, 0),
        around("MAXIMUM", row),
        around("GATHER", 0, net.constant([2, 0, 0], I32)),
        around("SLICE", [1, 0, 0], [2, 3, 3]),
        around("PAD", net.constant([[1, 0], [0, 0], [0, 0]], I32)),
        around("STRIDED_SLICE", [2, 0, 0], [-4, 3, 3], [-1, 1, 2], 1, 0, 0),
    ]


def _transpose_before(net: Net) -> list[Term]:
    x, y = net.data(3, 3, 3), net.data(3, 3, 3)
    turned, other = x.transpose(1, 2, 0), y.transpose(1, 2, 0)
    parts = x.transpose(2, 0, 1).split(0, 3)
    return [
        net.concat(turned, other, axis=0).transpose(2, 0, 1),
        turned.max(y.transpose(2, 0, 1)),
        turned.reshape(9, 3),
        turned.reshape(3, 9).transpose(1, 0),
        turned.over("REDUCE_MAX", 0),
        turned.over("REDUCE_MIN", 1, 2, keep=True),
        parts[2],
        parts[0],
    ]


def _shuffles(net: Net) -> list[Term]:
    """RESHAPE, TRANSPOSE, RESHAPE shuffle channels only with this permutation and these groups."""
    x, shown = net.data(1, 2, 2, 6), list[Term]()
    for apart, order in (
        ([4, 2, 3], [0, 2, 1]),
        ([4, 3, 2], [0, 2, 1]),
        ([4, 2, 3], [1, 0, 2]),
    ):
        shuffled = x.reshape(*apart).transpose(*order)
        shown.append(shuffled.reshape(1, 2, 2, 6))
    again = x.to("CHANNEL_SHUFFLE", 2, 3).to("CHANNEL_SHUFFLE", 2, 3)
    return [*shown, again, x.to("CHANNEL_SHUFFLE", 2, 3).to("CHANNEL_SHUFFLE", 3, 3)]


def _views(net: Net) -> list[Term]:
    """Views between moves must not be dropped, or come first."""
    x = net.data(4, 4)
    flat = x.reshape(2, 8)
    wide = flat.transpose(1, 0).reshape(4, 4)
    deep = x.expand(1)
    turned = deep.transpose(2, 0, 1)
    thin = deep.transpose(1, 2, 0).squeeze(0)
    return [wide, turned.reshape(4, 4), thin, deep.reshape(16)]


def _thin(net: Net) -> list[Term]:
    """What is no more than a view where one side is 1 depends on where the others go."""
    shown = list[Term]()
    for shape in ((1, 4, 1, 3), (1, 1, 4, 3), (2, 1, 1, 3), (1, 4, 3, 1)):
        x = net.data(*shape)
        for order in ([0, 3, 1, 2], [0, 2, 3, 1], [0, 2, 1, 3]):
            size = int(np.prod(shape[1:]))
            shown.append(x.transpose(*order).reshape(shape[0], size))
    return shown


def _two_slices(net: Net) -> list[Term]:
    """The second begins where the first does."""
    x = net.data(7, 8)
    part = x.slice([1, 2], [5, 5])
    row = x.strided([6, 1], [0, 8], [-2, 3])
    return [
        part.slice([2, 1], [-1, 3]),
        part.strided([4, 0], [0, 5], [-1, 2]),
        row.strided([2, 2], [0, -4], [-1, -1], 1, 2, 0),
        row.slice([1, 0], [2, 2]),
        row.strided([1, 0], [2, 3], [1, 2], 0, 0, 1),
    ]


def _two_gathers(net: Net) -> list[Term]:
    x = net.data(5, 5)
    first, second = net.constant([4, 2, 0, 1], I32), net.constant([3, 0, 1, 1], I32)
    rows = x.gather(0, first)
    return [
        rows.gather(0, second),
        rows.gather(1, second),
        rows.slice([1, 0], [2, 5]),
        x.slice([1, 0], [4, 5]).gather(0, second),
    ]


def _parts(net: Net) -> list[Term]:
    """Parts that are joined in another order, or not all of them."""
    x = net.data(4, 6)
    a, b, c = x.split(1, 3)
    joined = net.concat(x, a, axis=1)
    pair, other = net.concat(a, b, axis=0), net.concat(b, c, axis=0)
    return [
        net.concat(a, c, b, axis=1),
        net.concat(a, b, c, axis=0),
        net.concat(a, b, b, axis=1),
        net.concat(a, b, c, axis=1),
        joined.slice([1, 5], [3, 2]),
        net.concat(pair, other, axis=1),
        net.concat(pair, c, other, axis=0),
    ]


def _repeats(net: Net) -> list[Term]:
    x = net.data(2, 3)
    tiled = x.tile(2, 2)
    return [
        tiled.slice([1, 2], [2, 3]),
        x.tile(1, 2).tile(2, 1),
        x.slice([0, 1], [2, 2]).tile(1, 3),
        tiled.reshape(2, 12),
    ]


def _blocks(net: Net) -> list[Term]:
    """The same block gives back what there was; another one does not."""
    x = net.data(1, 4, 4, 4)
    deep = x.to("SPACE_TO_DEPTH", 2)
    many = x.to("SPACE_TO_BATCH_ND", [2, 2], net.constant([[0, 0], [0, 0]], I32))
    tall = x.to("SPACE_TO_BATCH_ND", [4, 1], net.constant([[0, 0], [0, 0]], I32))
    return [
        deep.to("DEPTH_TO_SPACE", 4),
        deep.to("DEPTH_TO_SPACE", 2),
        deep.to("SPACE_TO_DEPTH", 2),
        many.to("BATCH_TO_SPACE_ND", [4, 1]),
        tall.to("BATCH_TO_SPACE_ND", [2, 2]),
        x.to("DEPTH_TO_SPACE", 2).to("SPACE_TO_DEPTH", 4),
    ]


def _two_pads(net: Net) -> list[Term]:
    """Each has its own value, and what is cut off may be of the padding."""
    x = net.data(2, 3)
    first, second = net.constant([[1, 0], [0, 2]], I32), net.constant([[0, 1], [1, 0]], I32)
    one = x.to("PAD_V2", first, net.number(2.5))
    plain = x.to("PAD", first)
    return [
        one.to("PAD_V2", second, net.number(-3.0)),
        one.to("PAD", second),
        plain.to("PAD_V2", second, net.number(1.5)),
        plain.to("PAD", second),
        one.slice([0, 2], [2, 3]),
        one.to("PAD_V2", second, net.number(4.0)).transpose(1, 0),
    ]


def _identities(net: Net) -> list[Term]:
    """Operations that change nothing, as outputs, and between others."""
    x = net.data(2, 3)
    nothing = net.constant([[0, 0], [0, 0]], I32)
    (only,) = x.split(0, 1)
    same = x.tile(1, 1).reshape(2, 3).transpose(0, 1)
    return [
        x.reshape(2, 3),
        x.transpose(0, 1),
        x.slice([0, 0], [2, -1]),
        x.to("PAD", nothing),
        net.concat(x, axis=0),
        only,
        same,
        same.slice([0, 0], [-1, 3]).relu(),
    ]


def _unread(net: Net) -> list[Term]:
    """Results that nobody reads, of operations that others repeat."""
    x = net.data(2, 3)
    x.relu().transpose(1, 0)
    kept = x.reshape(6)
    kept.reshape(3, 2)
    x.split(0, 2)
    parts = x.split(1, 3)
    return [parts[1], kept.relu().reshape(3, 2), kept]


_NETS: Final[dict[str, Nets]] = {
    "TRANSPOSE": {
        "twice": ("Permutations that are not their own inverses.", _two_transposes),
        "twice_of_four": (
            "Permutations of four sides, two and three in a row.",
            _transposes_of_four,
        ),
        "past": ("Operations between a transposition and its inverse.", _transpose_past),
        "before": ("Operations that read what is transposed.", _transpose_before),
    },
    "CHANNEL_SHUFFLE": {"by_parts": ("What shuffles channels, and what does not.", _shuffles)},
    "RESHAPE": {
        "between": ("Views of what is transposed, and of views.", _views),
        "thin": ("Views of images with a side of 1, turned.", _thin),
        "identity": ("Operations that change nothing.", _identities),
        "unread": ("Results that nobody reads.", _unread),
    },
    "SLICE": {"twice": ("Parts of parts.", _two_slices)},
    "GATHER": {"twice": ("Rows of rows, and columns of rows.", _two_gathers)},
    "CONCATENATION": {"of_parts": ("Parts, in this order and in others.", _parts)},
    "TILE": {"parts": ("Parts of what is repeated.", _repeats)},
    "SPACE_TO_DEPTH": {"blocks": ("There and back by other blocks.", _blocks)},
}

_VALUES: Final[dict[str, Nets]] = {"PAD_V2": {"twice": ("A value for each.", _two_pads)}}
