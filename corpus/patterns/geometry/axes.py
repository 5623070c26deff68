"""Axes beside dimensions of one element or of equal size, counted from the back, or masked.

Who leaves out dimensions of one element, takes a move past an operation, or merges a mask with what
works along axes has to find the axis again; where sides are equal, no shape tells that it did not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final

import numpy as np

from corpus.arguments import VALID, behind_bias
from corpus.patterns._patterns import REAL, Patterns, Unary
from corpus.terms import Net, Term, without_activation
from corpus.types import BOOL8, F32

_SINGLE: Final = Patterns(
    "single_element_axes", "dimensions of one element beside the axis", REAL, seed="singles"
)
_NEGATIVE: Final = Patterns(
    "negative_axes", "axes from the back, beside moves", seed="from_the_back"
)
_MASKS: Final = Patterns(
    "broadcast_masks", "masks that are broadcast before operations along axes", seed="masked"
)
_MASKS_REAL: Final = _MASKS.only(REAL)
_EQUAL: Final = Patterns(
    "equal_sided_axes", "axes of a tensor whose sides are all equal", seed="cubes"
)
_ONE_PIXEL: Final = Patterns(
    "one_pixel_windows", "windows of one pixel with different strides", seed="one_pixel"
)
_READERS: Final = Patterns("equal_sided_readers", "readers of declared layouts", seed="readers")

_Along = Callable[[Net, Term, int], Term]

_SHAPES: Final = (
    ((3, 5, 1, 1), 1),
    ((1, 4, 1, 3), 1),
    ((2, 1, 6, 1), 2),
    ((5, 1, 1, 2), -4),
    ((3, 4, 1), -2),
    ((4, 1), 0),
)


def _net(along: _Along, net: Net) -> list[Term]:
    """Dimensions of one element beside the axis: dropping them shifts it."""
    return [along(net, net.data(*shape), axis) for shape, axis in _SHAPES]


def _reduced(operation: str) -> _Along:
    return lambda net, x, axis: x.over(operation, axis)


def _found(operation: str) -> _Along:
    return lambda net, x, axis: x.place(operation, axis)


def _shown(operation: str) -> _Along:
    return lambda net, x, axis: x.place(operation, axis).cast(F32)


def _behind(operation: str, *rest: float) -> _Along:
    return lambda net, x, axis: x.to(operation, *rest, axis)


_NORMALIZED: Final[dict[str, _Along]] = {
    "SOFTMAX": _behind("SOFTMAX", 1.0),
    "LOG_SOFTMAX": _behind("LOG_SOFTMAX", 1.0),
    "L2_NORMALIZATION": _behind("L2_NORMALIZATION"),
}

_ALONG: Final[dict[str, _Along]] = {
    **_NORMALIZED,
    "REDUCE_SUM": _reduced("REDUCE_SUM"),
    **{name: _shown(name) for name in ("ARGMAX", "ARGMIN")},
    **{name: _reduced(name) for name in ("MEAN", "REDUCE_MAX", "REDUCE_MIN")},
    "CONCATENATION": lambda net, x, axis: net.concat(x, x + x, axis=axis % len(x.shape or ())),
}

_RANK, _SIDE = 4, 3
_ORDERS: Final = ((0, 3, 1, 2), (0, 2, 3, 1), (1, 0, 2, 3), (0, 1, 3, 2))


def _moved(along: _Along, rank: int, net: Net) -> list[Term]:
    """A negative axis behind moves and before them, where no shape reveals a mistake."""
    # rank is that of the result; 0 where it cannot be turned
    x = partial(net.data, 1, _SIDE, _SIDE, _SIDE)
    ints = net.integers
    shown = [
        along(net, x().to("TRANSPOSE", ints(*order)), axis)
        for order in _ORDERS
        for axis in (-1, -2)
    ]
    if rank:
        turned = ints(*range(1, rank), 0)
        shown += [along(net, x(), axis).to("TRANSPOSE", turned) for axis in (-2, -3)]
        shown.append(along(net, x(), -2).to("RESHAPE", ints(-1)))
    shown += [
        along(net, x().to("RESHAPE", ints(_SIDE, 1, _SIDE, _SIDE)), -4),
        along(net, x().to("SQUEEZE", ints(0)), -3),
        along(net, net.data(_SIDE, _SIDE, _SIDE).expand(3), -2),
    ]
    return shown


_ANY: Final[dict[str, tuple[_Along, int]]] = {
    **{name: (_reduced(name), _RANK - 1) for name in ("REDUCE_MAX", "REDUCE_MIN")},
    **{name: (_found(name), 0) for name in ("ARGMAX", "ARGMIN")},
    "SPLIT": (lambda net, x, axis: x.split(axis, _SIDE)[1], _RANK),
    "GATHER": (lambda net, x, axis: x.gather(axis, [2, 0]), _RANK),
    "EXPAND_DIMS": (lambda net, x, axis: x.expand(axis), 0),
}

_REAL: Final[dict[str, tuple[_Along, int]]] = {
    **{name: (_reduced(name), _RANK - 1) for name in ("MEAN", "REDUCE_SUM", "REDUCE_PROD")},
    **{name: (along, _RANK) for name, along in _NORMALIZED.items()},
}
"""Operations whose results are no codes."""

_MASK_SHAPES: Final = {"rank_3": (2, 3, 4), "heads": (2, 2, 3, 4)}
_BEHIND: Final[Sequence[Unary]] = (
    lambda net, x: x.over("REDUCE_MAX", 0),
    lambda net, x: x.over("REDUCE_MAX", -1, keep=True),
    lambda net, x: x.over("REDUCE_MIN", 1),
    lambda net, x: x.relu(),
)

_BEHIND_REAL: Final[Sequence[Unary]] = (
    lambda net, x: x.to("SOFTMAX", 0.5),
    lambda net, x: x.to("SOFTMAX", 0.5, 1),
    lambda net, x: x.to("LOG_SOFTMAX", 1.0, -1),
    lambda net, x: x.over("REDUCE_SUM", 1),
    lambda net, x: x.over("MEAN", 0, keep=True),
    lambda net, x: x.to("L2_NORMALIZATION", -1),
    lambda net, x: x.to("LOGISTIC"),
)


def _masked(
    operation: str, choice: tuple[Sequence[int], Sequence[Unary]], net: Net
) -> Iterator[Term]:
    """A mask with one element along some axes meets an operation along these axes."""
    shape, behind = choice
    for number, kept in enumerate(product((False, True), repeat=len(shape))):
        sides = [side if keep else 1 for side, keep in zip(shape, kept, strict=True)]
        if all(kept) or not any(kept):
            continue
        x = net.few(*shape)
        values = net.few_values(*sides, most=6)
        mask = net.constant(values) if number % 2 else net.given(values)
        both = (mask, x) if number % 3 == 2 else (x, mask)
        total = net(operation, *both, *without_activation(operation))
        chosen = behind if len(shape) < 4 else [behind[number % len(behind)], behind[0]]
        yield from [each(net, total) for each in chosen]


_SIDE_SIDE: Final = 3
_AXES: Final = ([0, 2], [0, 1], [1, 3], [-1, 0], [0, 1, 3], [2, 1])

_STRIDES: Final = ((1, 2), (2, 1), (1, 3), (3, 1))
"""Across and down."""


def _side_reduced(operation: str, net: Net) -> list[Term]:
    """Only the given axes are reduced, though all have the same size."""
    sides = (_SIDE_SIDE,) * 4
    if operation == "REDUCE_PROD":
        x = net.given(1 + net.numbers.distinct(*sides, low=-60, high=60) / 256)
    else:
        x = net.data(*sides)
    return [x.over(operation, *axes) for axes in _AXES]


def _decided(operation: str, net: Net) -> list[Term]:
    """Only the given axes are reduced, though all have the same size."""
    is_any = operation == "REDUCE_ANY"
    few = np.zeros((_SIDE_SIDE,) * 4, bool)
    few[0, 1, 2, 0] = few[2, 2, 0, 1] = few[1, 0, 0, 1] = True
    x = net.given(few if is_any else ~few, BOOL8)
    return [x.over(operation, *axes) for axes in _AXES]


_PIXEL: Final = {
    "CONV_2D": ([[[[1, -2, 1]]], [[[2, 1, 0]]], [[[0, 3, -1]]]], [0.0, 0.5, 1.0]),
    "DEPTHWISE_CONV_2D": ([[[[2, -1, 3]]]], [0.5, 0.0, -1.0]),
}
"""Filters of one pixel and biases."""


def _pixels(operation: str, x: Term, across: int, down: int) -> Term:
    if operation.endswith("POOL_2D"):
        return x.to(operation, VALID, across, down, 1, 1, 0)
    return x.layer(operation, *_PIXEL[operation], *behind_bias(operation, strides=(across, down)))


def _strides(operation: str, net: Net) -> list[Term]:
    """Windows of one pixel with different strides down and across."""
    x = net.few(1, 7, 7, 3)
    return [_pixels(operation, x, across, down) for across, down in _STRIDES]


_PRODUCERS: Final = ("CONV_2D", "DEPTHWISE_CONV_2D", "AVERAGE_POOL_2D")


def _readers(operation: str, net: Net) -> list[Term]:
    """Height, width and channels are equal, so that the wrong layout has a valid shape."""
    x = net.few(1, _SIDE_SIDE, _SIDE_SIDE, 3)
    made = partial(_pixels, operation, x, 1, 1)
    row = net.constant([1.0, -2.0, 3.0])
    parts = made().split(3, 3)
    return [
        made().reshape(9, 3),
        made().reshape(27),
        made().transpose(0, 3, 1, 2),
        made().over("REDUCE_MAX", 3),
        made().place("ARGMAX", 3),
        net.concat(made(), x, axis=1),
        made().gather(2, [2, 0, 0]),
        made().slice([0, 1, 0, 2], [1, 2, 3, 1]),
        made().pad([0, 0], [1, 0], [0, 0], [0, 2]),
        made() + row,
        parts[2],
    ]


_SINGLE.of(_ALONG, "axes")(_net)
_NEGATIVE.of(_ANY, "moved")(_moved)
_NEGATIVE.of(_REAL, "moved", REAL)(_moved)
_MASKS.each(("ADD", "SUB"), {name: (shape, _BEHIND) for name, shape in _MASK_SHAPES.items()})(
    _masked
)
_MASKS_REAL.each(
    ("ADD", "MUL", "SUB"), {name: (shape, _BEHIND_REAL) for name, shape in _MASK_SHAPES.items()}
)(_masked)
_EQUAL.each(("REDUCE_MAX", "REDUCE_MIN"), "equal_sides")(_side_reduced)
_EQUAL.each(("REDUCE_SUM", "MEAN"), "equal_sides", REAL)(_side_reduced)
_EQUAL.each(["REDUCE_PROD"], "equal_sides", REAL, float16=False)(_side_reduced)
_EQUAL.each(("REDUCE_ANY", "REDUCE_ALL"), "equal_sides", REAL, float16=False)(_decided)
_ONE_PIXEL.each((*_PRODUCERS, "MAX_POOL_2D"), "equal_sides")(_strides)
_READERS.each(_PRODUCERS, "equal_sides")(_readers)
