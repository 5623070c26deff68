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
    rows, kept = x.to("REDUCE_MAX", [0], False), x.over("REDUCE_MAX", 0, keep=True)
    return [
        rows.over("REDUCE_MAX", 0),
        rows.over("REDUCE_MAX", 1, keep=True),
        kept.over("REDUCE_MAX", 1),
        x.over("REDUCE_MAX", 2).over("REDUCE_MAX", 0),
        rows.over("REDUCE_MIN", 1),
        x.reshape(9, 3).over("REDUCE_MIN", 0),
    ]


def _sums(net: Net) -> list[Term]:
    """Sums of products are no products of sums, and an average of averages is one of equals."""
    x = net.data(2, 4, 2)
    rows = x.to("REDUCE_SUM", [0], False)
    turned = x.reshape(4, 4).transpose(1, 0)
    return [
        rows.over("REDUCE_SUM", 0),
        rows.over("REDUCE_MAX", 1),
        x.over("REDUCE_MAX", 0).over("REDUCE_SUM", 0),
        x.over("MEAN", 1).over("MEAN", 1),
        x.over("MEAN", 0).reshape(2, 4),
        turned.to("SOFTMAX", 1.0, 0),
        turned.to("SOFTMAX", 0.5, 1).transpose(1, 0),
        turned.to("L2_NORMALIZATION", 0),
    ]


def _turned(net: Net) -> list[Term]:
    """What is left of a transposed tensor is in the order of its own axes."""
    x, image = net.data(3, 3, 3), net.data(2, 3, 3, 3)
    return [
        *(
            net(operation, x.transpose(*order), [axis], keep)
            for operation, keep in (("MEAN", 0), ("REDUCE_SUM", False), ("REDUCE_PROD", False))
            for order, axis in (([1, 2, 0], 0), ([0, 2, 1], 0), ([2, 1, 0], 1))
        ),
        image.transpose(0, 3, 1, 2).over("MEAN", 2, 3),
        image.transpose(0, 3, 2, 1).over("MEAN", 2),
        image.transpose(0, 3, 2, 1).over("MEAN", 1, keep=True),
    ]


def _products(net: Net) -> list[Term]:
    """Transposed operands become flags of the product only if the last two sides are swapped."""
    x, y = net.data(2, 2, 2), net.data(2, 2, 2)
    swapped, turned = x.transpose(0, 2, 1), x.transpose(1, 0, 2)
    flat = x.reshape(4, 2)
    weights, bias = net.constant([[1.0, -2.0], [3.0, 0.5]]), net.constant([1.0, -1.0])
    return [
        swapped.to("BATCH_MATMUL", y, False, False),
        swapped.to("BATCH_MATMUL", y, True, False),
        turned.to("BATCH_MATMUL", y, False, True),
        y.to("BATCH_MATMUL", turned, False, False),
        flat.to("FULLY_CONNECTED", weights.transpose(1, 0), bias, 0),
        turned.to("FULLY_CONNECTED", weights, bias, 0),
    ]


def _places(net: Net) -> list[Term]:
    """Places as real numbers: behind a function that rises they stay, behind others they do not."""
    x, shown = net.data(2, 9), list[Term]()

    def shows(operation: str, source: Term, axis: int) -> None:
        place = net(operation, source, axis, type=I32)
        shown.append(place.cast(F32))

    minus = -x
    shows("ARGMAX", x.to("LOGISTIC"), 1)
    shows("ARGMAX", minus, 1)
    shows("ARGMIN", minus, 1)
    shows("ARGMAX", abs(x), 1)
    shows("ARGMAX", x * -2.0, 1)
    shows("ARGMIN", 1.0 - x, 0)
    shows("ARGMAX", x.transpose(1, 0), 0)
    shows("ARGMAX", x.reshape(3, 6), 1)
    for source in (minus, x * -0.5):
        values, places = source.topk(3)
        shown += [values, places.cast(F32)]
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
