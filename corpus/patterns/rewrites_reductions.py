"""Rewrites of reductions, products and places of what was moved, negated or reduced before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from corpus.language import F32, I32, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import Net, Term

__all__ = ["files"]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "what is reduced is another operation's result, with axes of its own"
    yield from files_of("rewrites", about, _ANY, unshared=True)
    yield from files_of("rewrites", about, _REAL, [F32], unshared=True)


def _two_reductions(net: Net) -> list[Term]:
    """Where no dimension is kept, the second counts those that are left."""
    x = net.data(3, 3, 3)
    rows, kept = net("REDUCE_MAX", x, [0], False), net("REDUCE_MAX", x, [0], True)
    return [
        net("REDUCE_MAX", rows, [0], False),
        net("REDUCE_MAX", rows, [1], True),
        net("REDUCE_MAX", kept, [1], False),
        net("REDUCE_MAX", net("REDUCE_MAX", x, [2], False), [0], False),
        net("REDUCE_MIN", rows, [1], False),
        net("REDUCE_MIN", net("RESHAPE", x, [9, 3]), [0], False),
    ]


def _sums(net: Net) -> list[Term]:
    """Sums of products are no products of sums, and an average of averages is one of equals."""
    x = net.data(2, 4, 2)
    rows = net("REDUCE_SUM", x, [0], False)
    turned = net("TRANSPOSE", net("RESHAPE", x, [4, 4]), [1, 0])
    return [
        net("REDUCE_SUM", rows, [0], False),
        net("REDUCE_MAX", rows, [1], False),
        net("REDUCE_SUM", net("REDUCE_MAX", x, [0], False), [0], False),
        net("MEAN", net("MEAN", x, [1], 0), [1], 0),
        net("RESHAPE", net("MEAN", x, [0], 0), [2, 4]),
        net("SOFTMAX", turned, 1.0, 0),
        net("TRANSPOSE", net("SOFTMAX", turned, 0.5, 1), [1, 0]),
        net("L2_NORMALIZATION", turned, 0),
    ]


def _turned(net: Net) -> list[Term]:
    """What is left of a transposed tensor is in the order of its own axes."""
    x, image = net.data(3, 3, 3), net.data(2, 3, 3, 3)
    return [
        *(
            net(operation, net("TRANSPOSE", x, order), [axis], keep)
            for operation, keep in (("MEAN", 0), ("REDUCE_SUM", False), ("REDUCE_PROD", False))
            for order, axis in (([1, 2, 0], 0), ([0, 2, 1], 0), ([2, 1, 0], 1))
        ),
        net("MEAN", net("TRANSPOSE", image, [0, 3, 1, 2]), [2, 3], 0),
        net("MEAN", net("TRANSPOSE", image, [0, 3, 2, 1]), [2], 0),
        net("MEAN", net("TRANSPOSE", image, [0, 3, 2, 1]), [1], 1),
    ]


def _products(net: Net) -> list[Term]:
    """Transposed operands become flags of the product only if the last two sides are swapped."""
    x, y = net.data(2, 2, 2), net.data(2, 2, 2)
    swapped, turned = net("TRANSPOSE", x, [0, 2, 1]), net("TRANSPOSE", x, [1, 0, 2])
    flat = net("RESHAPE", x, [4, 2])
    weights, bias = net.constant([[1.0, -2.0], [3.0, 0.5]]), net.constant([1.0, -1.0])
    return [
        net("BATCH_MATMUL", swapped, y, False, False),
        net("BATCH_MATMUL", swapped, y, True, False),
        net("BATCH_MATMUL", turned, y, False, True),
        net("BATCH_MATMUL", y, turned, False, False),
        net("FULLY_CONNECTED", flat, net("TRANSPOSE", weights, [1, 0]), bias, 0),
        net("FULLY_CONNECTED", turned, weights, bias, 0),
    ]


def _places(net: Net) -> list[Term]:
    """Places as real numbers: behind a function that rises they stay, behind others they do not."""
    x, shown = net.data(2, 9), list[Term]()

    def shows(operation: str, source: Term, axis: int) -> None:
        place = net(operation, source, axis, type=I32)
        shown.append(net("CAST", place, type=F32))

    minus = net("NEG", x)
    shows("ARGMAX", net("LOGISTIC", x), 1)
    shows("ARGMAX", minus, 1)
    shows("ARGMIN", minus, 1)
    shows("ARGMAX", net("ABS", x), 1)
    shows("ARGMAX", net("MUL", x, net.constant([-2.0]), 0), 1)
    shows("ARGMIN", net("SUB", net.constant([1.0]), x, 0), 0)
    shows("ARGMAX", net("TRANSPOSE", x, [1, 0]), 0)
    shows("ARGMAX", net("RESHAPE", x, [3, 6]), 1)
    for source in (minus, net("MUL", x, net.constant([-0.5]), 0)):
        values, places = net.several("TOPK_V2", source, 3, types=[F32, I32])
        shown += [values, net("CAST", places, type=F32)]
    return shown


_ANY: Final[dict[str, Nets]] = {
    "REDUCE_MAX": {"twice": ("One dimension after the other.", _two_reductions)},
}

_REAL: Final[dict[str, Nets]] = {
    "REDUCE_SUM": {"twice": ("One dimension after the other, and views between.", _sums)},
    "MEAN": {"turned": ("What is left of what was turned.", _turned)},
    "BATCH_MATMUL": {"turned": ("Transposed operands.", _products)},
    "ARGMAX": {"of_functions": ("Places behind functions.", _places)},
}
