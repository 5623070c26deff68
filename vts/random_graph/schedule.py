"""Schedule of the random graphs that the tests of an operation run: the same ones for every driver.

An operation is drawn by itself, behind another one, before another one, and in between, where the
last one reads what went in and what came out: what a driver merges, reorders, keeps in a form of
its own or overwrites depends on the neighbors. One neighbor in two is of those that compilers merge
most. Pairs and triples of which compilers make one operation, or none, are drawn besides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import pairwise, product, starmap
from typing import Final
from zlib import crc32

from nnhal.types import HalVersion, OperationType
from nntest.random_graph import CannotDraw, Claims, Limits, OperationKind, RandomGraph, draw, kinds
from nntest.random_graph.dice import Dice
from nntest.random_graph.links import is_chain, is_joined, may_follow

__all__ = ["graphs_of"]

_O: Final = OperationType

_MERGED: Final = frozenset(
    {
        *(_O.ADD, _O.CAST, _O.CONCATENATION, _O.CONV_2D, _O.DEPTHWISE_CONV_2D, _O.DEQUANTIZE),
        *(_O.FULLY_CONNECTED, _O.LOGISTIC, _O.MAX_POOL_2D, _O.MUL, _O.PAD, _O.PAD_V2, _O.QUANTIZE),
        *(_O.RELU, _O.RELU1, _O.RELU6, _O.RESHAPE, _O.SLICE, _O.SUB, _O.TANH, _O.TRANSPOSE),
    }
)
"""Operations that compilers merge with what is before or behind them."""

_WINDOWS: Final = (
    *(_O.CONV_2D, _O.DEPTHWISE_CONV_2D, _O.GROUPED_CONV_2D, _O.TRANSPOSE_CONV_2D),
    *(_O.AVERAGE_POOL_2D, _O.L2_POOL_2D, _O.MAX_POOL_2D),
)
_PRODUCTS: Final = (*_WINDOWS[:4], _O.FULLY_CONNECTED)
_KERNELS: Final = (
    *(*_WINDOWS, _O.FULLY_CONNECTED, _O.BATCH_MATMUL, _O.LSTM, _O.RNN, _O.SVDF, _O.SOFTMAX),
    *(_O.RESIZE_BILINEAR, _O.RESIZE_NEAREST_NEIGHBOR, _O.TRANSPOSE),
)
"""Operations that have many kernels, of which sizes and scalars choose one."""

_LINEAR: Final = (_O.ADD, _O.MUL, _O.SUB)
_CLAMPS: Final = (_O.RELU, _O.RELU1, _O.RELU6, _O.MAXIMUM, _O.MINIMUM)
_SHAPES: Final = (_O.EXPAND_DIMS, _O.RESHAPE, _O.SQUEEZE, _O.TRANSPOSE)
_BLOCKS: Final = (_O.BATCH_TO_SPACE_ND, _O.DEPTH_TO_SPACE, _O.SPACE_TO_BATCH_ND, _O.SPACE_TO_DEPTH)
_PARTS: Final = (_O.SLICE, _O.SPLIT, _O.STRIDED_SLICE)
_PADS: Final = (_O.PAD, _O.PAD_V2)
_CODES: Final = (_O.CAST, _O.DEQUANTIZE, _O.QUANTIZE)
_COMPARED: Final = (_O.EQUAL, _O.GREATER, _O.GREATER_EQUAL, _O.LESS, _O.LESS_EQUAL, _O.NOT_EQUAL)

_REWRITTEN: Final = tuple(
    pair
    for before, behind in (
        ((*_PADS, _O.SPACE_TO_BATCH_ND), _WINDOWS),
        (_PRODUCTS, (*_LINEAR, *_CLAMPS, _O.BATCH_TO_SPACE_ND, _O.HARD_SWISH, _O.LOGISTIC)),
        (_LINEAR, (*_PRODUCTS, *_LINEAR, *_CLAMPS)),
        (_CLAMPS, (*_CLAMPS, _O.MAX_POOL_2D)),
        ((*_SHAPES, *_PADS, _O.CONCATENATION), (*_SHAPES, *_PADS, *_PARTS, _O.CONCATENATION)),
        (_PARTS, (*_PARTS, _O.CONCATENATION)),
        (_BLOCKS, _BLOCKS),
        ((_O.RESHAPE, _O.TRANSPOSE), (*_PRODUCTS, *_LINEAR, _O.MEAN, _O.REDUCE_SUM, _O.SOFTMAX)),
        (_CODES, _CODES),
        ((_O.DEQUANTIZE,), (*_PRODUCTS, *_LINEAR)),
        ((_O.MEAN, _O.REDUCE_SUM), (_O.MEAN, _O.REDUCE_SUM, _O.RESHAPE, _O.MUL)),
        ((_O.SQRT, _O.RSQRT, _O.SOFTMAX), (_O.DIV, _O.LOG, _O.MUL)),
        ((_O.ABS, _O.EXP, _O.NEG), (_O.ABS, _O.LOG, _O.NEG, *_LINEAR)),
        ((*_COMPARED, _O.LOGICAL_NOT), (_O.LOGICAL_NOT, _O.CAST, _O.SELECT)),
    )
    for pair in product(before, behind)
)
"""Pairs of operations that compilers exchange, leave out, or make one of."""

_SMOOTH: Final = (_O.LOGISTIC, _O.RELU, _O.SOFTMAX, _O.TANH)
_REAL: Final = (*_LINEAR, *_SMOOTH, _O.AVERAGE_POOL_2D, _O.CONV_2D, _O.FULLY_CONNECTED)

_REWRITTEN_BETWEEN: Final = tuple(
    chain
    for parts in (
        ((_O.TRANSPOSE,), (*_LINEAR, *_SMOOTH, *_PADS, _O.CONCATENATION, _O.MEAN), (_O.TRANSPOSE,)),
        ((_O.RESHAPE,), (*_LINEAR, _O.SOFTMAX, _O.TRANSPOSE), (_O.RESHAPE,)),
        ((_O.DEQUANTIZE,), (*_REAL, _O.RESHAPE, _O.TRANSPOSE), (_O.QUANTIZE,)),
        ((_O.SPACE_TO_BATCH_ND,), (_O.CONV_2D, _O.DEPTHWISE_CONV_2D), (_O.BATCH_TO_SPACE_ND,)),
        (_PADS, _WINDOWS, (_O.ADD, _O.RELU)),
        ((_O.CONV_2D, _O.FULLY_CONNECTED), _LINEAR, (_O.ADD, _O.MUL, _O.RELU6)),
    )
    for chain in product(*parts)
)
"""Triples, likewise."""

_REWRITTEN_IN: Final = 10
"""One graph for so many rounds, of each pair or triple and combination of types."""

_JOINS: Final = (_O.ADD, _O.MUL, _O.SUB, _O.MAXIMUM, _O.CONCATENATION)
"""What reads two tensors alike."""

_OPEN: Final = frozenset({_O.RANDOM_MULTINOMIAL, _O.ARGMAX, _O.ARGMIN})
"""Only by themselves: of their results others make what the HAL leaves open, as which of several
equal elements is the greatest.
"""

_ALONE, _BEHIND, _BEFORE, _TWICE, _BETWEEN = range(5)
"""Places of the operation: by itself, behind a neighbor, before one, its own neighbor, or between
one and a third operation that reads what both give."""

_PLACES: Final = (_ALONE, _BEHIND, _BEFORE, _ALONE, _TWICE, _BETWEEN)

_USUAL: Final = 10
_LONG: Final = 300
"""Largest dimension of most graphs, and of one in so many, which has few elements all the same."""

_ONE_LONG_IN: Final = 8
_ELEMENTS: Final = 1 << 12

_IN_BLOCKS: Final = 64
"""Largest dimension of the graphs whose dimensions are blocks: every other one of each place."""

_ATTEMPTS: Final = 8
"""To draw operations of which one reads what the other gives: their ranks need not agree."""

_STREAM: Final = 7
"""Of a seed's dice, beside those that draw the graph."""


def graphs_of(
    operation: OperationType, version: HalVersion, part: int, rounds: int
) -> Iterator[RandomGraph]:
    """``rounds`` graphs of each kind of ``operation`` in ``version``, others in each ``part``, half
    as many more by itself in blocks if it has many kernels, and some of each pair or triple that
    compilers rewrite and whose second operation it is.

    Their seeds are made of the names of the kinds, so that those of one do not depend on others.
    """
    for kind in _kinds(version):
        if kind.operation == operation:
            yield from _of(kind, version, range(part * rounds, (part + 1) * rounds))
    more = _share(part, rounds, 2) if operation in _KERNELS else range(0)
    for kind, number in product(_of_operation(operation, version), more):
        with suppress(CannotDraw):
            seed = crc32(f"{kind} in blocks {number}".encode())
            yield _graph(seed, (kind,), _USUAL, version, in_blocks=True)
    few = _share(part, rounds, _REWRITTEN_IN)
    for chain in _rewritten(operation, version):
        for number in few:
            with suppress(CannotDraw):
                seed = crc32(f"{', '.join(map(str, chain))} {number}".encode())
                yield _graph(seed, chain, _USUAL, version, in_blocks=number % 2 == 1)


def _share(part: int, rounds: int, each: int) -> range:
    """The numbers of ``part`` if there is one for ``each`` so many rounds: none in some parts."""
    return range(part * rounds // each, (part + 1) * rounds // each)


def _rewritten(
    operation: OperationType, version: HalVersion
) -> Iterator[tuple[OperationKind, ...]]:
    """Kinds of the operations of pairs and triples that compilers rewrite."""
    for operations in (*_REWRITTEN, *_REWRITTEN_BETWEEN):
        if operations[1] == operation:
            choice = (_of_operation(each, version) for each in operations)
            yield from (
                chain for chain in product(*choice) if all(starmap(may_follow, pairwise(chain)))
            )


def _of(kind: OperationKind, version: HalVersion, numbers: range) -> Iterator[RandomGraph]:
    for number in numbers:
        with suppress(CannotDraw):  # now and then nothing fits
            yield _drawn(kind, number, version)


def _drawn(kind: OperationKind, number: int, version: HalVersion) -> RandomGraph:
    seed = crc32(f"{kind} {number}".encode())
    dice = Dice(seed, _STREAM)
    place = _PLACES[number % len(_PLACES)]
    first = _in_order(kind, place, version, dice)
    longest = _LONG if dice.one_in(_ONE_LONG_IN) else _USUAL
    in_blocks = number // len(_PLACES) % 2 == 1
    joined = place == _BETWEEN and len(first) > 2
    return _graph(seed, first, longest, version, joined=joined, in_blocks=in_blocks)


def _graph(
    seed: int,
    first: Sequence[OperationKind],
    longest: int,
    version: HalVersion,
    *,
    joined: bool = False,
    in_blocks: bool = False,
) -> RandomGraph:
    """Each operation reads what the one before it gives, unless no attempt gives such a graph.

    The last one reads what the last but two gives, too, if it is to be ``joined``.
    """
    size, longest = len(first), _IN_BLOCKS if in_blocks else longest
    usual = Limits.of(size, longest)
    elements = min(usual.elements, _ELEMENTS)
    limits = Limits(usual.dimension, elements, usual.multiply_adds, in_blocks)
    claims = Claims.all(version)
    found: RandomGraph | None = None
    for attempt in range(_ATTEMPTS):
        graph = draw(
            crc32(f"{seed} {attempt}".encode()) if attempt else seed,
            size=size,
            dimension_range=longest,
            claims=claims,
            limits=limits,
            first=first,
        )
        if joined and is_joined(graph.model.main):
            return graph
        if found is None or (is_chain(graph.model.main) and not is_chain(found.model.main)):
            found = graph
        if not joined and is_chain(found.model.main):
            break
    assert found is not None
    return found


def _in_order(
    kind: OperationKind, place: int, version: HalVersion, dice: Dice
) -> Sequence[OperationKind]:
    if place == _ALONE or not kind.types or kind.operation in _OPEN:
        return (kind,)
    if place == _TWICE:
        return (kind, kind) if may_follow(kind, kind) else (kind,)
    is_before = place in (_BEHIND, _BETWEEN)
    fitting = [
        each
        for each in _kinds(version)
        if each.types
        and each.operation not in _OPEN
        and (may_follow(each, kind) if is_before else may_follow(kind, each))
    ]
    merged = [each for each in fitting if each.operation in _MERGED]
    if not fitting:
        return (kind,)
    neighbor = dice.pick(merged if merged and dice.flag() else fitting)
    if place == _BETWEEN:
        return _joined(neighbor, kind, version, dice)
    return (neighbor, kind) if place == _BEHIND else (kind, neighbor)


def _joined(
    first: OperationKind, second: OperationKind, version: HalVersion, dice: Dice
) -> Sequence[OperationKind]:
    """``first``, ``second`` and one that may read the results of both, if there is any."""
    joins = [
        kind
        for operation in _JOINS
        for kind in _of_operation(operation, version)
        if may_follow(first, kind) and may_follow(second, kind)
    ]
    return (first, second, dice.pick(joins)) if joins else (first, second)


def _of_operation(operation: OperationType, version: HalVersion) -> Iterator[OperationKind]:
    return (kind for kind in _kinds(version) if kind.operation == operation)


@cache
def _kinds(version: HalVersion) -> Sequence[OperationKind]:
    return kinds(version)
