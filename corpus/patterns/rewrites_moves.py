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
        shown.append(net("TRANSPOSE", net("TRANSPOSE", x, first), second))
    return shown


def _transposes_of_four(net: Net) -> list[Term]:
    x = net.data(2, 2, 2, 2)
    merged = net("TRANSPOSE", net("TRANSPOSE", x, [1, 2, 3, 0]), [0, 2, 3, 1])
    back = net("TRANSPOSE", net("TRANSPOSE", x, [0, 3, 1, 2]), [0, 3, 1, 2])
    between = net("TRANSPOSE", x, [3, 0, 1, 2])
    third = net("TRANSPOSE", net("TRANSPOSE", between, [0, 2, 1, 3]), [1, 3, 0, 2])
    return [merged, back, between, third]


def _transpose_past(net: Net) -> list[Term]:
    """The axis, or the constant, belongs to the transposed tensor."""
    x = net.data(3, 3, 3)
    turned, back = [1, 2, 0], [2, 0, 1]

    def around(operation: str, *rest: int | Term | Sequence[int]) -> Term:
        return net("TRANSPOSE", net(operation, net("TRANSPOSE", x, turned), *rest), back)

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
    turned, other = net("TRANSPOSE", x, [1, 2, 0]), net("TRANSPOSE", y, [1, 2, 0])
    parts = net.several("SPLIT", net("TRANSPOSE", x, [2, 0, 1]), 0, 3, types=[net.type] * 3)
    return [
        net("TRANSPOSE", net("CONCATENATION", turned, other, 0), [2, 0, 1]),
        net("MAXIMUM", turned, net("TRANSPOSE", y, [2, 0, 1])),
        net("RESHAPE", turned, [9, 3]),
        net("TRANSPOSE", net("RESHAPE", turned, [3, 9]), [1, 0]),
        net("REDUCE_MAX", turned, [0], False),
        net("REDUCE_MIN", turned, [1, 2], True),
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
        shuffled = net("TRANSPOSE", net("RESHAPE", x, apart), order)
        shown.append(net("RESHAPE", shuffled, [1, 2, 2, 6]))
    again = net("CHANNEL_SHUFFLE", net("CHANNEL_SHUFFLE", x, 2, 3), 2, 3)
    return [*shown, again, net("CHANNEL_SHUFFLE", net("CHANNEL_SHUFFLE", x, 2, 3), 3, 3)]


def _views(net: Net) -> list[Term]:
    """Views between moves must not be dropped, or come first."""
    x = net.data(4, 4)
    flat = net("RESHAPE", x, [2, 8])
    wide = net("RESHAPE", net("TRANSPOSE", flat, [1, 0]), [4, 4])
    deep = net("EXPAND_DIMS", x, 1)
    turned = net("TRANSPOSE", deep, [2, 0, 1])
    thin = net("SQUEEZE", net("TRANSPOSE", deep, [1, 2, 0]), [0])
    return [wide, net("RESHAPE", turned, [4, 4]), thin, net("RESHAPE", deep, [16])]


def _thin(net: Net) -> list[Term]:
    """What is no more than a view where one side is 1 depends on where the others go."""
    shown = list[Term]()
    for shape in ((1, 4, 1, 3), (1, 1, 4, 3), (2, 1, 1, 3), (1, 4, 3, 1)):
        x = net.data(*shape)
        for order in ([0, 3, 1, 2], [0, 2, 3, 1], [0, 2, 1, 3]):
            size = int(np.prod(shape[1:]))
            shown.append(net("RESHAPE", net("TRANSPOSE", x, order), [shape[0], size]))
    return shown


def _two_slices(net: Net) -> list[Term]:
    """The second begins where the first does."""
    x = net.data(7, 8)
    part = net("SLICE", x, [1, 2], [5, 5])
    row = net("STRIDED_SLICE", x, [6, 1], [0, 8], [-2, 3], 0, 0, 0)
    return [
        net("SLICE", part, [2, 1], [-1, 3]),
        net("STRIDED_SLICE", part, [4, 0], [0, 5], [-1, 2], 0, 0, 0),
        net("STRIDED_SLICE", row, [2, 2], [0, -4], [-1, -1], 1, 2, 0),
        net("SLICE", row, [1, 0], [2, 2]),
        net("STRIDED_SLICE", row, [1, 0], [2, 3], [1, 2], 0, 0, 1),
    ]


def _two_gathers(net: Net) -> list[Term]:
    x = net.data(5, 5)
    first, second = net.constant([4, 2, 0, 1], I32), net.constant([3, 0, 1, 1], I32)
    rows = net("GATHER", x, 0, first)
    return [
        net("GATHER", rows, 0, second),
        net("GATHER", rows, 1, second),
        net("SLICE", rows, [1, 0], [2, 5]),
        net("GATHER", net("SLICE", x, [1, 0], [4, 5]), 0, second),
    ]


def _parts(net: Net) -> list[Term]:
    """Parts that are joined in another order, or not all of them."""
    x = net.data(4, 6)
    a, b, c = net.several("SPLIT", x, 1, 3, types=[net.type] * 3)
    joined = net("CONCATENATION", x, a, 1)
    pair, other = net("CONCATENATION", a, b, 0), net("CONCATENATION", b, c, 0)
    return [
        net("CONCATENATION", a, c, b, 1),
        net("CONCATENATION", a, b, c, 0),
        net("CONCATENATION", a, b, b, 1),
        net("CONCATENATION", a, b, c, 1),
        net("SLICE", joined, [1, 5], [3, 2]),
        net("CONCATENATION", pair, other, 1),
        net("CONCATENATION", pair, c, other, 0),
    ]


def _repeats(net: Net) -> list[Term]:
    x = net.data(2, 3)
    tiled = net("TILE", x, [2, 2])
    return [
        net("SLICE", tiled, [1, 2], [2, 3]),
        net("TILE", net("TILE", x, [1, 2]), [2, 1]),
        net("TILE", net("SLICE", x, [0, 1], [2, 2]), [1, 3]),
        net("RESHAPE", tiled, [2, 12]),
    ]


def _blocks(net: Net) -> list[Term]:
    """The same block gives back what there was; another one does not."""
    x = net.data(1, 4, 4, 4)
    deep = net("SPACE_TO_DEPTH", x, 2)
    many = net("SPACE_TO_BATCH_ND", x, [2, 2], net.constant([[0, 0], [0, 0]], I32))
    tall = net("SPACE_TO_BATCH_ND", x, [4, 1], net.constant([[0, 0], [0, 0]], I32))
    return [
        net("DEPTH_TO_SPACE", deep, 4),
        net("DEPTH_TO_SPACE", deep, 2),
        net("SPACE_TO_DEPTH", deep, 2),
        net("BATCH_TO_SPACE_ND", many, [4, 1]),
        net("BATCH_TO_SPACE_ND", tall, [2, 2]),
        net("SPACE_TO_DEPTH", net("DEPTH_TO_SPACE", x, 2), 4),
    ]


def _two_pads(net: Net) -> list[Term]:
    """Each has its own value, and what is cut off may be of the padding."""
    x = net.data(2, 3)
    first, second = net.constant([[1, 0], [0, 2]], I32), net.constant([[0, 1], [1, 0]], I32)
    one = net("PAD_V2", x, first, net.number(2.5))
    plain = net("PAD", x, first)
    return [
        net("PAD_V2", one, second, net.number(-3.0)),
        net("PAD", one, second),
        net("PAD_V2", plain, second, net.number(1.5)),
        net("PAD", plain, second),
        net("SLICE", one, [0, 2], [2, 3]),
        net("TRANSPOSE", net("PAD_V2", one, second, net.number(4.0)), [1, 0]),
    ]


def _identities(net: Net) -> list[Term]:
    """Operations that change nothing, as outputs, and between others."""
    x = net.data(2, 3)
    nothing = net.constant([[0, 0], [0, 0]], I32)
    (only,) = net.several("SPLIT", x, 0, 1, types=[net.type])
    same = net("TRANSPOSE", net("RESHAPE", net("TILE", x, [1, 1]), [2, 3]), [0, 1])
    return [
        net("RESHAPE", x, [2, 3]),
        net("TRANSPOSE", x, [0, 1]),
        net("SLICE", x, [0, 0], [2, -1]),
        net("PAD", x, nothing),
        net("CONCATENATION", x, 0),
        only,
        same,
        net("RELU", net("SLICE", same, [0, 0], [-1, 3])),
    ]


def _unread(net: Net) -> list[Term]:
    """Results that nobody reads, of operations that others repeat."""
    x = net.data(2, 3)
    net("TRANSPOSE", net("RELU", x), [1, 0])
    kept = net("RESHAPE", x, [6])
    net("RESHAPE", kept, [3, 2])
    net.several("SPLIT", x, 0, 2, types=[net.type] * 2)
    parts = net.several("SPLIT", x, 1, 3, types=[net.type] * 3)
    return [parts[1], net("RESHAPE", net("RELU", kept), [3, 2]), kept]


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
