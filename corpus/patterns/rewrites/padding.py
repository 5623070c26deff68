"""Padding, choices, reversed and packed elements that compilers move or merge.

Layers have padding of their own, but that is zero, on two sides only, and pooling does not count
it. For each rule there is a case where it holds, and one for each of its conditions where that one
does not: another value, side, condition or axis.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU6, SAME, VALID, behind_bias
from corpus.patterns._moves import behind, data
from corpus.patterns._patterns import REAL, WITH_SIGNED, Patterns
from corpus.terms import BIAS, SIGNED, WEIGHTS, Net, Term
from corpus.types import BOOL8, I32

_PADDING_BEFORE_NORMS: Final = Patterns(
    "padding_before_norms", "padding to absorb", REAL, seed="rewrites_before_norms", unshared=True
)
_PADDED_MOVES: Final = Patterns(
    "padded_moves",
    "moves of padded tensors",
    seed="passes_moves_padded",
    signed=False,
    shows=behind,
)
_PADDED_MOVES_REAL: Final = _PADDED_MOVES.only(REAL)
_PADDED_MOVES_CODES: Final = _PADDED_MOVES.only((SIGNED,))

_BEFORE: Final = Patterns(
    "padding_before_layers", "padding to absorb", unshared=True, seed="rewrites_before"
)

_NOTHING: Final = [0, 0]
_ASIDE: Final = [_NOTHING, [1, 0], [0, 2], _NOTHING]
_AROUND: Final = [_NOTHING, [1, 1], [1, 1], _NOTHING]


def _product(
    net: Net,
    operation: str,
    image: Term,
    padding: int | Sequence[int] = VALID,
    activation: int = NONE,
    strides: tuple[int, int] = (1, 1),
) -> Term:
    """Three rows of two taps, the same for CONV_2D and for DEPTHWISE_CONV_2D."""
    taps = np.array([[1, -1], [0, 2], [-2, 1]])
    filters = np.stack([taps, taps[::-1] + 1], -1)[np.newaxis]
    weights = net.constant(filters, WEIGHTS[net.type.code])
    bias = net.constant([1.5, -2.0][: 1 + (operation == "DEPTHWISE_CONV_2D")], BIAS[net.type.code])
    rest = behind_bias(operation, padding, activation, strides=strides)
    return net(operation, image, weights, bias, *rest)


def _values_before(operation: str, net: Net) -> list[Term]:
    """PAD with another value than zero may not become padding of the layer behind it."""
    x, product = net.few(1, 3, 3, 2), partial(_product, net, operation)
    shared = x.pad(*_AROUND, value=-4.0)
    return [
        product(x.pad(*_ASIDE, value=3.0)),
        product(x.pad(*_AROUND, value=-1.5), [0, 0, 0, 0], RELU, strides=(2, 1)),
        product(x.pad(*_ASIDE, value=0.0), SAME, strides=(1, 2)),
        product(x.pad(*_ASIDE, value=2.5), SAME, strides=(2, 1)),
        product(shared),
        shared,
    ]


def _zeros_before(operation: str, net: Net) -> list[Term]:
    """Zero padding of batches, of channels, of one side only, or wider than the filters."""
    x, thin = net.few(1, 3, 3, 2), net.few(1, 3, 3, 1)
    product = partial(_product, net, operation)
    return [
        product(x.pad([1, 0], _NOTHING, _NOTHING, _NOTHING)),
        product(thin.pad(_NOTHING, _NOTHING, _NOTHING, [0, 1])),
        product(thin.pad(_NOTHING, [0, 1], [1, 0], [1, 0]), SAME),
        product(x.pad(_NOTHING, [4, 0], _NOTHING, _NOTHING), VALID, RELU6),
        product(x.pad(_NOTHING, [0, 1], [1, 0], _NOTHING), SAME, strides=(2, 2)),
        product(x.pad(_NOTHING, [0, 1], [1, 0], _NOTHING), [1, 0, 0, 1]),
    ]


def _strides_behind(operation: str, net: Net) -> Iterator[Term]:
    """Images are padded explicitly before a stride of 2, where SAME pads other sides."""
    product = partial(_product, net, operation)
    for rows, columns in ((4, 4), (5, 4), (4, 5)):
        x = net.few(1, rows, columns, 2)
        for sides in ([1, 0], [0, 1], [1, 1], [2, 0]):
            padded = x.pad(_NOTHING, sides, sides, _NOTHING)
            yield product(padded, strides=(2, 2))


def _pooled(net: Net) -> list[Term]:
    """L2_POOL_2D divides by the number of elements in the image, and PAD adds to these."""
    x = net.given(net.numbers.distinct(1, 3, 3, 1, low=-20, high=20) * 2)

    def pooled(operation: str, value: float, *rest: int) -> Term:
        return net(operation, x.pad(*_AROUND, value=value), *rest)

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
    """Zeros of PAD take part in a pool; in a dark image none is exceeded."""
    x = net.given(net.numbers.distinct(1, 3, 3, 1, low=-20, high=20) * 2)
    dark = net.given(net.numbers.distinct(1, 3, 3, 1, low=-20, high=0) * 2)
    window = [2, 2, 2, 2, 0]
    return [
        x.pad(*_AROUND).to("AVERAGE_POOL_2D", VALID, *window),
        x.pad(*_AROUND).to("AVERAGE_POOL_2D", 0, 0, 0, 0, 1, 1, 2, 2, 0),
        x.pad(*_AROUND).to("AVERAGE_POOL_2D", SAME, *window),
        x.pad(_NOTHING, [0, 1], [1, 0], _NOTHING).to("AVERAGE_POOL_2D", VALID, *window),
        x.pad(*_AROUND).to("MAX_POOL_2D", VALID, *window),
        x.pad(_NOTHING, [0, 1], [1, 0], _NOTHING).to("MAX_POOL_2D", VALID, *window),
        dark.pad(*_AROUND).to("MAX_POOL_2D", VALID, *window),
        dark.pad(_NOTHING, [0, 1], [1, 0], _NOTHING).to("MAX_POOL_2D", VALID, *window),
        dark.pad(*_AROUND).to("MAX_POOL_2D", SAME, *window),
    ]


def _explicitly_pooled(operation: str, net: Net) -> Iterator[Term]:
    """Zeros of PAD take part in a pool, the pool's own padding does not; no pixel exceeds 0."""
    for first in (False, True):
        shape = (1, 1, 3, 3) if first else (1, 3, 3, 1)
        for sides in ([1, 1], [0, 1]):
            dark = net.given(net.numbers.distinct(*shape, low=-20, high=-1) * 2)
            around = [sides, sides[::-1]]
            padding = [_NOTHING, _NOTHING, *around] if first else [_NOTHING, *around, _NOTHING]
            padded = dark.pad(*padding)
            for own in ([0, 0, 0, 0], [0, 1, 1, 0]):
                yield net(operation, padded, *own, 1, 1, 2, 2, 0, first)


def _causal(operation: str, net: Net) -> Iterator[Term]:
    """Dilation by way of batches pads one side or both, and keeps the image's size."""
    x = net.few(1, 4, 4, 2)
    for sides in ([[4, 0], [2, 0]], [[0, 4], [0, 2]], [[2, 2], [2, 0]], [[1, 3], [1, 1]]):
        many = x.to("SPACE_TO_BATCH_ND", [2, 2], net.constant(sides, I32))
        each = _product(net, operation, many)
        yield each.to("BATCH_TO_SPACE_ND", [2, 2])


def _batches(operation: str, net: Net) -> Iterator[Term]:
    """Dilation by way of batches crops the pixels that were added, or others."""
    x = net.few(1, 3, 3, 2)
    for block, sides, begin, scheme in (
        ([2, 2], [[2, 3], [2, 1]], [0, 0], VALID),
        ([2, 2], [[2, 3], [2, 1]], [1, 1], VALID),
        ([1, 2], [[0, 0], [1, 0]], [0, 1], SAME),
        ([2, 1], [[1, 2], [0, 0]], [0, 0], SAME),
    ):
        many = x.to("SPACE_TO_BATCH_ND", block, net.constant(sides, I32))
        each = _product(net, operation, many, scheme)
        whole = each.to("BATCH_TO_SPACE_ND", block)
        yield whole.slice([0, *begin, 0], [1, 2 if block[0] > 1 else -1, 2, -1])


def _mirrors(net: Net) -> list[Term]:
    """A mirrored border before a convolution must not become zero padding."""
    x, sides = net.few(1, 3, 3, 2), net.constant(_AROUND, I32)
    reflected, symmetric = (x.to("MIRROR_PAD", sides, mode) for mode in (0, 1))
    return [
        _product(net, "CONV_2D", reflected),
        _product(net, "DEPTHWISE_CONV_2D", symmetric),
        reflected.to("MAX_POOL_2D", VALID, 1, 1, 2, 2, 0),
    ]


@_PADDING_BEFORE_NORMS("PAD_V2", "l2_pool_2d")
def _norms(net: Net) -> list[Term]:
    """L2_POOL_2D divides by the number of elements in the image, and PAD adds to these."""
    x = net.data(1, 3, 3, 1)
    return [
        x.pad(*_AROUND, value=0.0).to("L2_POOL_2D", VALID, 1, 1, 2, 3, 0),
        x.pad(*_ASIDE, value=2.0).to("L2_POOL_2D", SAME, 2, 1, 2, 2, 0),
    ]


_PRODUCTS: Final = ("CONV_2D", "DEPTHWISE_CONV_2D")


@_PADDED_MOVES("PAD_V2", "past")
def _padding_past(net: Net) -> list[Term]:
    """An operation behind PAD keeps its value, changes it, or mixes it with others."""

    def pad(x: Term, *sides: list[int], value: float | None = None) -> Term:
        return x.pad(*(sides or ([1, 0], [0, 2])), value=value)

    left, right = ([0, 0], [0, 2]), ([0, 0], [3, 0])
    vector = net.constant([1.0, -2.0, 3.0, 0.5])
    return [
        pad(data(net, 2, 2).relu()),
        pad(data(net, 2, 2).relu(), value=-2.5),
        pad(data(net, 2, 2), value=-2.5).relu(),
        pad(data(net, 2, 2), value=0.5).relu1(),
        pad(data(net, 2, 2) + 1.5),
        pad(data(net, 2, 2).by("SUB", data(net, 2, 2), 1), value=1.0),
        vector - pad(data(net, 2, 2)),
        pad(data(net, 2, 2)).max(vector),
        pad(data(net, 2, 2)) - pad(data(net, 2, 2)),
        pad(data(net, 2, 2), value=1.0) - pad(data(net, 2, 2), value=2.5),
        pad(data(net, 2, 3), *left) + pad(data(net, 2, 2), *right),
        pad(data(net, 2, 3), *left) + pad(data(net, 2, 3), [0, 0], [2, 0]),
        pad(data(net, 2, 3), *left).max(pad(data(net, 2, 2), *right)),
        pad(net.given([[-1.0, -2], [-3.0, 2]])).over("REDUCE_MAX", 1),
        pad(net.given([[-1.0, -2], [-3.0, 2]]), [0, 0], [0, 1]).over("REDUCE_MAX", 0),
        pad(data(net, 2, 2), value=-40.0).over("REDUCE_MIN", 0, keep=True),
    ]


@_PADDED_MOVES_CODES("PAD_V2", "moved")
def _padding_moved(net: Net) -> list[Term]:
    """Padding is permuted with its axes; a slice removes exactly the padding, more, or less."""

    def pad(x: Term, *sides: list[int], value: float | None = 2.5) -> Term:
        return x.pad(*(sides or ([1, 0], [0, 2])), value=value)

    x = partial(data, net, 2, 3)
    nothing, one = [0, 0], [1, 0]
    return [
        pad(data(net, 2, 3, 1), [1, 0], [0, 0], [0, 2]).transpose(1, 2, 0),
        pad(data(net, 2, 3, 1).transpose(1, 2, 0), [1, 0], [0, 0], [0, 2]),
        pad(x()).slice([1, 0], [2, 3]),
        pad(x()).slice([0, 0], [2, 3]),
        pad(x()).slice([1, 1], [2, 3]),
        pad(x()).slice([0, 0], [1, 5]),
        pad(x()).slice([0, 3], [3, 2]),
        pad(x()).strided([0, 0], [3, 5], [2, 2]),
        pad(x()).strided([2, 4], [0, 0], [-1, -2]),
        pad(x().slice([1, 0], [1, 2]), one, [0, 1]),
        pad(x().slice([1, 0], [1, 2]), one, [0, 1], value=None),
        net.concat(pad(x()), pad(x()), axis=0),
        net.concat(pad(x(), nothing, [0, 1]), pad(x(), nothing, [0, 1]), axis=0),
        net.concat(pad(x(), nothing, [0, 1], value=1.0), pad(x(), nothing, [0, 1]), axis=0),
        *pad(x(), nothing, [1, 2]).split(1, 2),
        pad(x(), one, nothing).reshape(9),
        pad(x(), nothing, one).reshape(8),
        pad(pad(x(), one, nothing), nothing, one),
        pad(pad(x(), one, nothing), [0, 1], nothing),
        pad(pad(x(), one, nothing, value=0.0), nothing, one, value=None),
        pad(pad(x(), one, nothing), nothing, one, value=-1.0),
        pad(data(net, 2, 1), nothing, one).tile(1, 2),
        pad(data(net, 2, 1).tile(1, 2), nothing, one),
        pad(net.constant([[1.0, -2.0]]), one, [0, 2]),
    ]


@_PADDED_MOVES_REAL("SELECT", "chosen")
def _chosen(net: Net) -> list[Term]:
    """SELECTs with constant conditions, equal sides, nested ones and opposite conditions."""
    flags = net.given([[True, False, True], [False, False, True]], BOOL8)
    others = net.given([[True, True, False], [False, True, True]], BOOL8)
    opposite = ~flags
    x, y, z = data(net, 2, 3), data(net, 2, 3), data(net, 2, 3)

    def known(*values: bool) -> Term:
        return net.constant(np.resize(values, (2, 3)), BOOL8)

    both = flags & others
    either = flags | opposite
    ones, number = net.constant(np.ones((2, 3))), net.constant([1.0])
    less = net("LESS", x, y, type=BOOL8)
    return [
        flags.choose(x, x),
        known(True).choose(x, y),
        known(False).choose(x, y),
        known(True, True, True, True, True, False).choose(x, y),
        opposite.choose(x, y),
        opposite.choose(y, opposite.choose(x, z)),
        flags.choose(flags.choose(x, y), z),
        flags.choose(others.choose(x, y), z),
        flags.choose(x, flags.choose(y, z)),
        flags.choose(x, opposite.choose(y, z)),
        flags.choose(x, others.choose(x, y)),
        both.choose(x, y),
        either.choose(y, z),
        flags.choose(x.relu(), y.relu()),
        flags.choose(x.relu(), y.relu6()),
        flags.choose(x - z, y - z),
        flags.choose(x - z, z - y),
        flags.choose(x + number, x.by("ADD", ones, 1)),
        flags.choose(ones, net.constant(np.zeros((2, 3)))),
        less.choose(x, y),
        less.choose(y, z),
        net("GREATER_EQUAL", x, y, type=BOOL8).choose(x, z),
        net("GREATER", y, x, type=BOOL8).choose(z, y),
        net("EQUAL", ones, net.constant([[1.0, 2, 1]]), type=BOOL8).choose(x, z),
    ]


@_PADDED_MOVES_CODES("SELECT", "moved")
def _choices_moved(net: Net) -> list[Term]:
    """A move of elements may cross a SELECT only if all three operands are moved."""

    def flags(*shape: int) -> Term:
        return net.given(net.numbers.booleans(*(shape or (3, 3))), BOOL8)

    x, turn = partial(data, net, 3, 3), net.function("TRANSPOSE", [1, 0])
    picks = net.constant([2, 0, 0], I32)
    row = x().strided([1, 0], [2, 3], [1, 1])
    return [
        turn(flags().choose(x(), x())),
        flags().choose(turn(x()), turn(x())),
        turn(flags().choose(turn(x()), turn(x()))),
        turn(flags().choose(turn(x()), x())),
        flags().choose(x(), x()).gather(1, picks),
        flags().choose(x(), x()).slice([1, 0], [2, 2]),
        flags(1, 3).choose(row, data(net, 1, 3)),
        flags(2, 6).choose(data(net, 2, 6), data(net, 2, 6)).reshape(3, 4),
        net.concat(*(flags(2, 2).choose(data(net, 2, 2), data(net, 2, 2)) for _ in "ab"), axis=1),
        *flags().choose(x(), x()).split(0, 3)[1:],
    ]


@_PADDED_MOVES_CODES("REVERSE", "moves")
def _reversed(net: Net) -> list[Term]:
    """Reversing twice changes nothing; constants and joined parts are reversed, too."""

    def back(x: Term, axis: int = 1) -> Term:
        return x.to("REVERSE", [axis])

    x = partial(data, net, 2, 3)
    row, places = net.constant([1.0, -2.0, 3.0]), net.constant([2, 1, 0], I32)
    return [
        back(back(x())),
        back(back(x(), 0)),
        back(data(net, 3, 1)),
        back(x() - row),
        back(x() - row, 0),
        back(x()) - back(x()),
        back(x()) - back(x(), 0),
        back(row.by("SUB", back(x()), 1)),
        back(data(net, 2, 3, 2).transpose(1, 2, 0), 0),
        back(data(net, 2, 3, 2), 2).transpose(1, 2, 0),
        back(net.concat(data(net, 2, 1), data(net, 2, 2), axis=1)),
        net.concat(back(data(net, 2, 2)), back(data(net, 2, 2)), axis=1),
        net.concat(back(data(net, 2, 2)), back(data(net, 2, 2)), axis=0),
        back(x()).slice([0, 1], [2, 2]),
        back(data(net, 1, 6)).strided([0, 0], [1, 6], [1, 2]),
        back(x()).strided([0, 2], [2, -4], [1, -1]),
        back(x()).gather(1, places),
        back(x().tile(1, 2)),
        back(x()).pad([0, 0], [2, 0]),
        back(x()).reshape(6),
        back(data(net, 2, 3), 0).reshape(3, 2),
        back(x()).over("REDUCE_MAX", 1),
        back(x()).over("REDUCE_MAX", 0),
        back(data(net, 2, 4)).split(1, 2)[0],
    ]


@_PADDED_MOVES_REAL("PACK", "moves")
def _packed(net: Net) -> list[Term]:
    """Packed tensors are unpacked along an axis, copied, reshaped and reduced."""

    def pack(axis: int, *parts: Term) -> Term:
        return net("PACK", axis, *(parts or (data(net, 3, 3), data(net, 3, 3), data(net, 3, 3))))

    def one(x: Term, axis: int, place: int) -> Term:
        begin, end = [0, 0, 0], [3, 3, 3]
        begin[axis], end[axis] = place, place + 1
        return x.strided(begin, end, [1, 1, 1], 0, 0, 1 << axis)

    x = data(net, 2, 3)
    shown = [one(pack(axis), at, 1 + (axis == at)) for axis in range(3) for at in range(3)]
    for axis in (0, 1, 2):
        shown.append(pack(axis).split(1, 3)[2].squeeze(1))
        shown.append(pack(axis).over("REDUCE_MAX", 1))
    shown += [
        pack(1, x),
        pack(0, x, x),
        pack(1, x, x),
        pack(2, x, x),
        pack(0, data(net, 2, 2), data(net, 2, 2)).transpose(1, 2, 0),
        pack(1, data(net, 2, 2).transpose(1, 0), data(net, 2, 2).transpose(1, 0)),
        pack(1, data(net, 2, 2), data(net, 2, 2)).reshape(2, 4),
        pack(0, data(net, 2, 2), data(net, 2, 2)).reshape(2, 4),
        pack(0, data(net, 2, 2).relu(), data(net, 2, 2).relu6()),
        pack(2, data(net, 2, 2), data(net, 2, 2)).gather(-1, [1]),
    ]
    return shown


@_PADDED_MOVES_REAL("MIRROR_PAD", "moves")
def _mirrored(net: Net) -> Iterator[Term]:
    """Mirrored borders of each mode meet cuts, other borders and operations on each element."""

    def mirror(x: Term, mode: int, *sides: list[int]) -> Term:
        return x.to("MIRROR_PAD", net.constant(sides or [[1, 0], [2, 1]], I32), mode)

    x = partial(data, net, 2, 3)
    none = [0, 0]
    for mode in (0, 1):
        yield from [
            mirror(mirror(x(), mode, none, [1, 1]), mode, none, [1, 1]),
            mirror(mirror(x(), mode, none, [1, 0]), 1 - mode, [0, 1], none),
            mirror(x(), mode).slice([1, 2], [2, 3]),
            mirror(x(), mode).slice([0, 1], [2, 3]),
            mirror(x(), mode).transpose(1, 0),
            mirror(x().by("SUB", [1.0, -2.0, 3.0], 1), mode),
            mirror(x(), mode).over("REDUCE_MAX", 1),
            mirror(x(), mode).pad([0, 1], [1, 0]),
            mirror(x().pad(none, [1, 0]), mode, none, [2, 0]),
            net.concat(mirror(x(), mode, none, [1, 0]), mirror(x(), mode, none, [1, 0]), axis=1),
        ]
    reverse = x().strided([0, 2], [2, -4], [1, -1])
    yield from [mirror(reverse, 1, none, [2, 0]), mirror(x(), 1, none, none)]


@_PADDING_BEFORE_NORMS("PAD", "l2_pool_2d_explicit")
def _explicit_norms(net: Net) -> Iterator[Term]:
    """Zeros of PAD take part in what follows; padding of the operation itself does not."""
    return _explicitly_pooled("L2_POOL_2D", net)


def _by_name(suffix: str = "") -> dict[str, str]:
    return {f"{operation.lower()}{suffix}": operation for operation in _PRODUCTS}


_BEFORE.named("PAD_V2", _by_name(), WITH_SIGNED)(_values_before)
_BEFORE("PAD_V2", "pooling", WITH_SIGNED)(_pooled)
_BEFORE.named("PAD", _by_name())(_zeros_before)
_BEFORE.named("PAD", _by_name("_strided"))(_strides_behind)
_BEFORE("PAD", "pooling")(_zeros_pooled)
_BEFORE.named(
    "PAD", {"max_pool_2d_explicit": "MAX_POOL_2D", "average_pool_2d_explicit": "AVERAGE_POOL_2D"}
)(_explicitly_pooled)
_BEFORE.named("SPACE_TO_BATCH_ND", _by_name())(_batches)
_BEFORE.named("SPACE_TO_BATCH_ND", _by_name("_causal"))(_causal)
_BEFORE("MIRROR_PAD", "products")(_mirrors)
