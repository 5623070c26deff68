"""Rewrites of padding before a convolution or a pooling, which have padding of their own.

That is zero, on two sides only, and pooling does not count it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, I32, Argument, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import BIAS, CODES, SAME, SIGNED, VALID, WEIGHTS, Net, Term

__all__ = ["files"]


_NOTHING: Final = [0, 0]
_ASIDE: Final = [_NOTHING, [1, 0], [0, 2], _NOTHING]
_AROUND: Final = [_NOTHING, [1, 1], [1, 1], _NOTHING]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "padding that the operation behind it could do, if value and sides allow it"
    yield from files_of("rewrites_before", about, _VALUES, [F32, CODES, SIGNED], unshared=True)
    yield from files_of("rewrites_before", about, _ZEROS, unshared=True)
    yield from files_of("rewrites_before_norms", about, _REAL, [F32], unshared=True)


def _product(net: Net, operation: str, image: Term, *rest: Argument) -> Term:
    """Three rows of two taps, the same for CONV_2D and for DEPTHWISE_CONV_2D."""
    taps = np.array([[1, -1], [0, 2], [-2, 1]])
    filters = np.stack([taps, taps[::-1] + 1], -1)[np.newaxis]
    is_depthwise = operation == "DEPTHWISE_CONV_2D"
    weights, added = WEIGHTS[net.type.code], BIAS[net.type.code]
    bias = [1.5, -2.0] if is_depthwise else [1.5]
    factor = [1] if is_depthwise else []
    (activation,) = rest[-1:]
    arguments = [*rest[:-1], *factor, activation]
    return net(
        operation, image, net.constant(filters, weights), net.constant(bias, added), *arguments
    )


def _padded(net: Net, image: Term, sides: Sequence[Sequence[int]], value: float) -> Term:
    return image.pad(*sides, value=value)


def _values_before(operation: str, net: Net) -> list[Term]:
    x, product = net.few(1, 3, 3, 2), partial(_product, net, operation)
    shared = _padded(net, x, _AROUND, -4.0)
    return [
        product(_padded(net, x, _ASIDE, 3.0), VALID, 1, 1, 0),
        product(_padded(net, x, _AROUND, -1.5), 0, 0, 0, 0, 2, 1, 1),
        product(_padded(net, x, _ASIDE, 0.0), SAME, 1, 2, 0),
        product(_padded(net, x, _ASIDE, 2.5), SAME, 2, 1, 0),
        product(shared, VALID, 1, 1, 0),
        shared,
    ]


def _zeros_before(operation: str, net: Net) -> list[Term]:
    """Of a batch, of channels, on one side only, and what is wider than the filters."""
    x, thin = net.few(1, 3, 3, 2), net.few(1, 3, 3, 1)

    def padded(image: Term, *sides: Sequence[int]) -> Term:
        return image.pad(*sides)

    product = partial(_product, net, operation)
    return [
        product(padded(x, [1, 0], _NOTHING, _NOTHING, _NOTHING), VALID, 1, 1, 0),
        product(padded(thin, _NOTHING, _NOTHING, _NOTHING, [0, 1]), VALID, 1, 1, 0),
        product(padded(thin, _NOTHING, [0, 1], [1, 0], [1, 0]), SAME, 1, 1, 0),
        product(padded(x, _NOTHING, [4, 0], _NOTHING, _NOTHING), VALID, 1, 1, 3),
        product(padded(x, _NOTHING, [0, 1], [1, 0], _NOTHING), SAME, 2, 2, 0),
        product(padded(x, _NOTHING, [0, 1], [1, 0], _NOTHING), 1, 0, 0, 1, 1, 1, 0),
    ]


def _strides_behind(operation: str, net: Net) -> list[Term]:
    """Images of even and odd sides, where implicit padding is on the other side, or on both."""
    shown = []
    product = partial(_product, net, operation)
    for rows, columns in ((4, 4), (5, 4), (4, 5)):
        x = net.few(1, rows, columns, 2)
        for sides in ([1, 0], [0, 1], [1, 1], [2, 0]):
            padded = x.pad(_NOTHING, sides, sides, _NOTHING)
            shown.append(product(padded, VALID, 2, 2, 0))
    return shown


def _pooled(net: Net) -> list[Term]:
    """Multiples of four codes have averages of two and of four that are codes."""
    x = net.given(net.numbers.distinct(1, 3, 3, 1, low=-20, high=20) * 2)

    def pooled(operation: str, value: float, *rest: int) -> Term:
        return net(operation, _padded(net, x, _AROUND, value), *rest)

    window = [2, 2, 2, 2, 0]
    return [
        pooled("AVERAGE_POOL_2D", 0.0, VALID, *window),
        pooled("AVERAGE_POOL_2D", 0.0, SAME, *window),
        pooled("AVERAGE_POOL_2D", 12.0, VALID, *window),
        pooled("MAX_POOL_2D", 0.0, VALID, *window),
        pooled("MAX_POOL_2D", -50.0, VALID, *window),
        pooled("MAX_POOL_2D", 30.0, SAME, 1, 1, 3, 2, 0),
    ]


def _zeros_pooled(net: Net) -> list[Term]:
    """Zeros around the image, which count as elements of it; nothing of a dark one exceeds them."""
    x = net.given(net.numbers.distinct(1, 3, 3, 1, low=-20, high=20) * 2)
    dark = net.given(net.numbers.distinct(1, 3, 3, 1, low=-20, high=0) * 2)

    def padded(sides: Sequence[Sequence[int]], image: Term = x) -> Term:
        return image.pad(*sides)

    window = [2, 2, 2, 2, 0]
    return [
        padded(_AROUND).to("AVERAGE_POOL_2D", VALID, *window),
        padded(_AROUND).to("AVERAGE_POOL_2D", 0, 0, 0, 0, 1, 1, 2, 2, 0),
        padded(_AROUND).to("AVERAGE_POOL_2D", SAME, *window),
        padded([_NOTHING, [0, 1], [1, 0], _NOTHING]).to("AVERAGE_POOL_2D", VALID, *window),
        padded(_AROUND).to("MAX_POOL_2D", VALID, *window),
        padded([_NOTHING, [0, 1], [1, 0], _NOTHING]).to("MAX_POOL_2D", VALID, *window),
        padded(_AROUND, dark).to("MAX_POOL_2D", VALID, *window),
        padded([_NOTHING, [0, 1], [1, 0], _NOTHING], dark).to("MAX_POOL_2D", VALID, *window),
        padded(_AROUND, dark).to("MAX_POOL_2D", SAME, *window),
    ]


def _explicitly_pooled(operation: str, net: Net) -> list[Term]:
    """With paddings of its own beside those of PAD, in both layouts; nothing of the image is as
    great as a zero.
    """
    shown = []
    for first in (False, True):
        shape = (1, 1, 3, 3) if first else (1, 3, 3, 1)
        for sides in ([1, 1], [0, 1]):
            dark = net.given(net.numbers.distinct(*shape, low=-20, high=-1) * 2)
            around = [sides, sides[::-1]]
            padding = [_NOTHING, _NOTHING, *around] if first else [_NOTHING, *around, _NOTHING]
            padded = dark.pad(*padding)
            for own in ([0, 0, 0, 0], [0, 1, 1, 0]):
                shown.append(net(operation, padded, *own, 1, 1, 2, 2, 0, first))
    return shown


def _causal(operation: str, net: Net) -> list[Term]:
    """Dilation with all padding on one side, or half of it, and a result as large as the image."""
    x, shown = net.few(1, 4, 4, 2), list[Term]()
    for sides in ([[4, 0], [2, 0]], [[0, 4], [0, 2]], [[2, 2], [2, 0]], [[1, 3], [1, 1]]):
        many = x.to("SPACE_TO_BATCH_ND", [2, 2], net.constant(sides, I32))
        each = _product(net, operation, many, VALID, 1, 1, 0)
        shown.append(each.to("BATCH_TO_SPACE_ND", [2, 2]))
    return shown


def _batches(operation: str, net: Net) -> list[Term]:
    """Dilation by way of batches, if what is cut off is what was added."""
    x, shown = net.few(1, 3, 3, 2), list[Term]()
    for block, sides, begin, scheme in (
        ([2, 2], [[2, 3], [2, 1]], [0, 0], VALID),
        ([2, 2], [[2, 3], [2, 1]], [1, 1], VALID),
        ([1, 2], [[0, 0], [1, 0]], [0, 1], SAME),
        ([2, 1], [[1, 2], [0, 0]], [0, 0], SAME),
    ):
        many = x.to("SPACE_TO_BATCH_ND", block, net.constant(sides, I32))
        each = _product(net, operation, many, scheme, 1, 1, 0)
        whole = each.to("BATCH_TO_SPACE_ND", block)
        shown.append(whole.slice([0, *begin, 0], [1, 2 if block[0] > 1 else -1, 2, -1]))
    return shown


def _mirrors(net: Net) -> list[Term]:
    """A border that repeats the image, before convolutions that would pad with zero."""
    x, sides = net.few(1, 3, 3, 2), net.constant(_AROUND, I32)
    reflected, symmetric = (x.to("MIRROR_PAD", sides, mode) for mode in (0, 1))
    return [
        _product(net, "CONV_2D", reflected, VALID, 1, 1, 0),
        _product(net, "DEPTHWISE_CONV_2D", symmetric, VALID, 1, 1, 0),
        reflected.to("MAX_POOL_2D", VALID, 1, 1, 2, 2, 0),
    ]


def _norms(net: Net) -> list[Term]:
    """L2_POOL_2D divides by the elements of the image; those of PAD are some."""
    x = net.data(1, 3, 3, 1)
    return [
        _padded(net, x, _AROUND, 0.0).to("L2_POOL_2D", VALID, 1, 1, 2, 3, 0),
        _padded(net, x, _ASIDE, 2.0).to("L2_POOL_2D", SAME, 2, 1, 2, 2, 0),
    ]


_PRODUCTS: Final = ("CONV_2D", "DEPTHWISE_CONV_2D")

_VALUES: Final[dict[str, Nets]] = {
    "PAD_V2": {
        **{
            operation.lower(): (
                f"Values other than zero, and {operation} with padding of its own.",
                partial(_values_before, operation),
            )
            for operation in _PRODUCTS
        },
        "pooling": ("Elements that are padding, but count.", _pooled),
    }
}

_BEFORE: Final[Nets] = {
    operation.lower(): (
        f"Sides that {operation} does not pad, or has padded already.",
        partial(_zeros_before, operation),
    )
    for operation in _PRODUCTS
}

_STRIDED: Final[Nets] = {
    f"{operation.lower()}_strided": (
        f"Sides before every other pixel of {operation}.",
        partial(_strides_behind, operation),
    )
    for operation in _PRODUCTS
}

_OF_BATCHES: Final[Nets] = {
    operation.lower(): (
        "Blocks of batches, cut off in places of their own.",
        partial(_batches, operation),
    )
    for operation in _PRODUCTS
}

_DILATED: Final[Nets] = {
    f"{operation.lower()}_causal": (
        "Dilation whose padding is not the same on both sides.",
        partial(_causal, operation),
    )
    for operation in _PRODUCTS
}

_ZEROS: Final[dict[str, Nets]] = {
    "PAD": {
        **_BEFORE,
        **_STRIDED,
        "pooling": ("Zeros that are padding, but count.", _zeros_pooled),
        **{
            f"{operation.lower()}_explicit": (
                "Zeros that are padding, but count, and padding that does not.",
                partial(_explicitly_pooled, operation),
            )
            for operation in ("MAX_POOL_2D", "AVERAGE_POOL_2D")
        },
    },
    "SPACE_TO_BATCH_ND": {**_OF_BATCHES, **_DILATED},
    "MIRROR_PAD": {"products": ("The image goes on beyond its border.", _mirrors)},
}

_REAL: Final[dict[str, Nets]] = {
    "PAD_V2": {"l2_pool_2d": ("Elements that are padding, but count.", _norms)},
    "PAD": {
        "l2_pool_2d_explicit": (
            "Zeros that are padding, but count, and padding that does not.",
            partial(_explicitly_pooled, "L2_POOL_2D"),
        )
    },
}
