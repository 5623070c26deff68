"""Operations in a row that compilers merge, move past each other or cancel.

Each is right under a condition only: of a sign, an axis, an order, equal scalars or equal zero
points. Here each stands where it holds, and where it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, VALID
from corpus.patterns._moves import of_shape
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import CODES, Net, Term
from corpus.types import u8

_MERGED_OPERATIONS: Final = Patterns(
    "merged_operations", "operations in a row that are merged, moved or cancelled", seed="merges"
)
_MERGED_OPERATIONS_CODES: Final = _MERGED_OPERATIONS.only(CODED, seed="merges_of_codes")


@_MERGED_OPERATIONS.each(("MAX_POOL_2D",), "scaled")
def _pooled(operation: str, net: Net) -> list[Term]:
    """A factor, a term or a bound may move past a pool; a factor must be positive."""

    def pool(x: Term, activation: int = NONE) -> Term:
        return net(operation, x, VALID, 1, 1, 2, 2, activation)

    image = partial(net.few, 1, 3, 3, 2)
    factors: Sequence[list[float]] = ([2.0], [-1.0], [1.0, -2.0])
    return [
        *(pool(image() * each) for each in factors),
        pool(1.0 - image()),
        pool(image() + [1.0, -1.5], RELU6),
        pool(image()) * [-1.0, 2.0],
        pool(image()).min(0.5),
    ]


@_MERGED_OPERATIONS("TRANSPOSE", "equal_sides")
def _turned(net: Net) -> list[Term]:
    """A square constant that moves past a TRANSPOSE must be transposed, though it fits as it is."""

    def of(sides: int, rank: int, order: Sequence[int], *, before: bool) -> Term:
        shape = (sides,) * rank
        x, added = net.few(*shape), net.constant(np.arange(sides) - 1.0)
        if before:
            return (x + added).transpose(*order)
        return x.transpose(*order) + added

    orders: Sequence[tuple[int, Sequence[int]]] = ((2, (1, 0)), (3, (0, 2, 1)), (3, (2, 1, 0)))
    shown = [of(3, rank, order, before=b) for rank, order in orders for b in (True, False)]
    square = net.constant(net.numbers.integers(3, 3, low=-2, high=2))
    shown.append((net.few(3, 3) * square).transpose(1, 0))
    slopes = net.constant([2.0, 1.0, 0.0])
    return [*shown, net.few(3, 3).by("PRELU", slopes).transpose(1, 0)]


@_MERGED_OPERATIONS("FULLY_CONNECTED", "parallel")
def _parallel(net: Net) -> list[Term]:
    """Layers of one input may become one unless their activations differ."""
    x = net.few(2, 4)

    def layer(source: Term, activation: int, units: int = 3) -> Term:
        inputs = 4 if source is x else 8
        weights = net.numbers.integers(units, inputs, low=-1, high=1)
        return source.layer("FULLY_CONNECTED", weights, [0.5] * units, activation)

    shown = [layer(x, each) for each in (RELU6, NONE, RELU, RELU1)]
    wide = layer(x, RELU, 8)
    return [*shown, layer(wide, RELU, 2), layer(layer(x, NONE, 8), RELU6, 2)]


@_MERGED_OPERATIONS("FULLY_CONNECTED", "palettes")
def _palettes(net: Net) -> Iterator[Term]:
    """Layers of many weights with few distinct values, which a compressed table must keep apart."""
    for kinds in ([1, -1], [2, 0], [-2, 1], [1, 0, -1], [2, -1, 0]):
        weights = np.array(kinds)[net.numbers.integers(3, 16, low=0, high=len(kinds) - 1)]
        weights[0, : len(kinds)] = kinds
        source = net.given(net.numbers.integers(1, 16, low=-1, high=1))
        arguments = net.weights(weights, [0.5, 0, -0.5])
        yield source.to("FULLY_CONNECTED", *arguments, NONE)


@_MERGED_OPERATIONS("SPLIT", "again")
def _split_again(net: Net) -> Iterator[Term]:
    """Parts are joined again in order, out of order, with one repeated, or along other axes."""
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0), (0, 0, 2)):
        parts = net.few(2, 3).split(1, 3)
        yield net.concat(*(parts[place] for place in order), axis=1)
    parts = net.few(2, 4).split(1, 2)
    yield net.concat(*parts, axis=0)
    used = net.few(2, 3).split(1, 3)
    yield net.concat(used[0], used[2], axis=1)


@_MERGED_OPERATIONS("CONCATENATION", "nested")
def _nested(net: Net) -> list[Term]:
    """Joined tensors are joined with others, along the same axis or another one."""
    x, joined = of_shape(Net.few, net, 2, 2), partial(net.concat, axis=1)
    twice = x()
    return [
        joined(joined(x(), x()), x()),
        joined(x(), joined(x(), x())),
        joined(x(), joined(x(), x()), x()),
        joined(joined(x(), x(), axis=0), x(4, 1)),
        joined(joined(twice, x()), twice),
        joined(twice, twice, axis=0),
    ]


@_MERGED_OPERATIONS("CHANNEL_SHUFFLE", "views")
def _shuffled(net: Net) -> Iterator[Term]:
    """Views and a transposition shuffle groups of unequal number and size."""
    for channels, groups in ((6, 2), (6, 3), (12, 3), (12, 4)):
        x = net.few(1, 1, 2, channels)
        size = channels // groups
        apart = x.reshape(2, groups, size)
        turned = apart.transpose(0, 2, 1)
        yield turned.reshape(1, 1, 2, channels)


@_MERGED_OPERATIONS("SPACE_TO_DEPTH", "focus")
def _focused(net: Net) -> Iterator[Term]:
    """Every other row and column, joined row by row, column by column and in other orders."""
    orders = (
        ((0, 0), (0, 1), (1, 0), (1, 1)),
        ((0, 0), (1, 0), (0, 1), (1, 1)),
        ((1, 1), (1, 0), (0, 1), (0, 0)),
    )
    for order in orders:
        image = net.few(1, 4, 4, 2)
        end, strides = net.integers(1, 4, 4, 2), net.integers(1, 2, 2, 1)
        parts = [image.strided([0, row, column, 0], end, strides) for row, column in order]
        yield net.concat(*parts, axis=3)


@_MERGED_OPERATIONS("SOFTMAX", "behind", REAL)
def _after_softmax(net: Net) -> list[Term]:
    """SOFTMAX and ARGMAX of slices along other axes, with scalars that differ slightly."""

    def x() -> Term:
        return net.given(net.numbers.distinct(2, 3, 4, low=-48, high=48) / 16)

    same = x()
    begin, size = net.integers(0, 0, 1), net.integers(2, 3, 2)
    return [
        x().to("SOFTMAX", 1.0).slice(begin, size),
        x().slice(begin, size).to("SOFTMAX", 1.0),
        *(
            x().to("SOFTMAX", 1.0, axis).place("ARGMAX", other)
            for axis, other in ((2, 2), (1, 2), (2, 1))
        ),
        same.to("SOFTMAX", 1.25),
        same.to("SOFTMAX", 1.75),
        same.to("LOG_SOFTMAX", 1.25, -1),
        same.to("LOG_SOFTMAX", 1.75, -1),
        same.to("ELU", 0.25),
        same.to("ELU", 0.75),
    ]


@_MERGED_OPERATIONS_CODES("DEQUANTIZE", "joined")
def _joined_codes(net: Net) -> Iterator[Term]:
    """Codes of equal or different scales and zero points are joined by value."""
    for kinds in ([u8(0.5, 120), u8(0.5, 100)], [u8(0.5, 120), u8(0.25, 120)], [CODES, CODES]):
        sources = [net.given(net.numbers.integers(2, 3, low=-4, high=4), kind) for kind in kinds]
        parts = [source.dequantize() for source in sources]
        yield net.concat(*parts, axis=1)
    both = [net.given(net.numbers.integers(2, 3, low=-4, high=4), kind) for kind in kinds]
    yield net.concat(*both, axis=0).dequantize()


@_MERGED_OPERATIONS("GATHER", "permuted")
def _picked(net: Net) -> Iterator[Term]:
    """Two permutations in the opposite order give another one."""
    for first, second in (((1, 2, 0), (1, 0, 2)), ((2, 0, 1), (0, 2, 1)), ((1, 1, 0), (2, 0, 1))):
        for axis, other in ((0, 0), (1, -1), (0, 1)):
            once = net.few(3, 3).gather(axis, first)
            yield once.gather(other, second)


@_MERGED_OPERATIONS("PAD", "bordered", REAL)
def _bordered(net: Net) -> list[Term]:
    """Padding zeros are changed by a function behind them, or stay zeros."""

    def padded() -> Term:
        return net.few(2, 2).pad([0, 1], [1, 0])

    unary = ("LOGISTIC", "EXP", "TANH", "ABS", "NEG", "FLOOR", "HARD_SWISH", "RELU", "RELU1")
    return [
        *(net(operation, padded()) for operation in unary),
        padded().to("ELU", 0.5),
        1.0 - padded(),
        padded().max(0.5),
        padded().min(-0.5),
        padded() * [-2.0, 1.0, 3.0],
        2.0 ** padded(),
        padded().by("PRELU", [0.5, -1.0, 2.0]),
        padded().to("SOFTMAX", 1.0),
    ]
