"""Results and views that something still reads when their memory could be used again.

A compiler gives a result the memory of what it is made of, or of what nobody reads any more, and
leaves out operations whose result is a view. What is overwritten too early is missed by whoever
reads it later: as another argument, through another shape, or behind a branch or a loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Final

from corpus.language import Argument, parameter
from corpus.patterns._patterns import CODED, REAL, WITH_SIGNED, Patterns, Unary
from corpus.terms import Net, Term, subgraph
from corpus.types import BOOL8, I32, Type, u8

_LIVE: Final = Patterns("live_results", "what it reads is read again afterwards", REAL, seed="kept")
_LIVE_CODES: Final = _LIVE.only(CODED)
_LIVE_VIEWS: Final = Patterns("live_views", "its result lives on, or what it reads", seed="views")
_ACROSS: Final = Patterns(
    "live_across_subgraphs", "results that are read again behind it", WITH_SIGNED, seed="across"
)

_SHAPE: Final = (2, 3)


def _inner(net: Net) -> Term:
    """Above 0, and computed by the model, so that its memory is the driver's own."""
    x = net.given(net.numbers.distinct(*_SHAPE, low=3, high=20) / 2)
    return x + [1.0, 0.5, 1.5]


def _joined(function: Unary, net: Net) -> Iterator[Term]:
    """A result meets its input, in either order, at once or later, or reshaped."""
    for turned in (False, True):
        x = _inner(net)
        pair = [function(net, x), x]
        yield net("ADD", *(reversed(pair) if turned else pair), 0)
    x = _inner(net)
    yield net("MAXIMUM", function(net, x), net.constant([[0.5, 1.0, 0.0], [1.5, 0.5, 2.0]])) - x
    x = _inner(net)
    seen = x.reshape(6).reshape(*_SHAPE)
    yield net("SUB", function(net, seen), x, 0)


def _in_turns(function: Unary, net: Net) -> list[Term]:
    """Results of one operand are computed when needed; the last one is an output beside it."""
    x = _inner(net)
    first = function(net, x)
    other = x.min(net.constant([[0.5, 1.0, 0.0], [1.5, 0.5, 2.0]]))
    total = net("ADD", first, other, 0)
    last = function(net, x)
    return [total, x - last, x.max(net("ADD", last, other, 0))]


def _plain(operation: str, *rest: Argument, type: Type | None = None) -> Unary:
    return lambda net, x: net(operation, x, *rest, type=type)


_REAL: Final[dict[str, Unary]] = {
    **{
        operation: _plain(operation)
        for operation in (
            *("ABS", "EXP", "FLOOR", "LOG", "NEG", "RSQRT", "SIN", "SQRT"),
            *("HARD_SWISH", "LOGISTIC", "RELU1", "RELU6", "TANH", "L2_NORMALIZATION"),
        )
    },
    "SOFTMAX": _plain("SOFTMAX", 0.5),
    "LOG_SOFTMAX": _plain("LOG_SOFTMAX", 0.5, 1),
    "MUL": lambda net, x: x * -2.0,
    "DIV": lambda net, x: 3.0 / x,
    "PRELU": lambda net, x: (-x).by("PRELU", 0.5),
}

_QUANTIZED: Final[dict[str, Unary]] = {
    "RELU6": _plain("RELU6"),
    "TANH": _plain("TANH", type=u8(1 / 128, 128)),
    "LOGISTIC": _plain("LOGISTIC", type=u8(1 / 256, 0)),
    "HARD_SWISH": _plain("HARD_SWISH", type=u8(0.25, 20)),
    "MUL": lambda net, x: x.by("MUL", [-2.0], 0, type=u8(1.0, 120)),
}

_VIEW_SHAPE: Final = (1, 2, 2, 3)


@dataclass(frozen=True)
class _View:
    """What makes a view of a tensor of ``_VIEW_SHAPE``, and its own shape."""

    make: Unary
    shape: tuple[int, ...] = _VIEW_SHAPE


def _computed(net: Net, shape: tuple[int, ...]) -> Term:
    """Of the model's own memory. Above 0, and small enough for sums of two to be codes."""
    x = net.given(net.numbers.distinct(*shape, low=3, high=66) / 2)
    return x + 1.5


def _later(net: Net, view: _View) -> Iterator[Term]:
    """Tensors as large as those of the view, all of them alive at once, and what is made of them.

    Only what is made of them is an output: they are in the driver's own memory, too.
    """
    for shape in {prod(shape): shape for shape in (_VIEW_SHAPE, view.shape)}.values():
        one, other = _computed(net, shape), _computed(net, shape)
        third = one.max(other)
        yield from [one - other, third - one]


def _outlives(view: _View, net: Net) -> list[Term]:
    """The last reader of a tensor is a RESHAPE, which is read much later."""
    seen = view.make(net, _computed(net, _VIEW_SHAPE))
    others = _later(net, view)
    return [*others, seen - 0.5]


def _outlived(view: _View, net: Net) -> list[Term]:
    """A RESHAPE of a tensor is read at once, the tensor itself much later."""
    x = _computed(net, _VIEW_SHAPE)
    at_once = view.make(net, x) - 0.5
    others = _later(net, view)
    return [at_once, *others, x - 0.5]


def _changed(view: _View, net: Net) -> list[Term]:
    """A result computed in place of a RESHAPE must not change the tensor itself."""
    x = _computed(net, _VIEW_SHAPE)
    bounded = view.make(net, x).relu6()
    return [bounded, *_later(net, view), x - 0.5]


def _beside(view: _View, net: Net) -> Iterator[Term]:
    """A result computed in place must not change a RESHAPE of its operand that has readers."""
    changes: Sequence[Callable[[Term], Term]] = (Term.relu6, lambda x: x - 0.5)
    for change in changes:
        x = _computed(net, _VIEW_SHAPE)
        seen, changed = view.make(net, x), change(x)
        yield from [seen - 0.5, changed - 0.5]
        other = _computed(net, _VIEW_SHAPE)
        yield from [view.make(net, other), change(other) - 0.5]
        third = _computed(net, _VIEW_SHAPE)
        changed = change(view.make(net, third))
        yield from [third - 0.5, changed - 0.5]


def _chained(view: _View, net: Net) -> list[Term]:
    """A RESHAPE of a RESHAPE is read when neither operand has a reader left."""
    flat = view.make(net, _computed(net, _VIEW_SHAPE)).reshape(-1)
    others = _later(net, view)
    return [*others, flat - 0.5]


_WHOLE: Final = ([0, 0, 0, 0], [*_VIEW_SHAPE])

_VIEWS: Final = {
    "RESHAPE": _View(_plain("RESHAPE", [6, 2]), (6, 2)),
    "SQUEEZE": _View(_plain("SQUEEZE", [0]), (2, 2, 3)),
    "EXPAND_DIMS": _View(lambda net, x: x.squeeze(0).expand(2), (2, 2, 1, 3)),
    "TRANSPOSE": _View(_plain("TRANSPOSE", [1, 0, 2, 3]), (2, 1, 2, 3)),
    "SLICE": _View(_plain("SLICE", [0, 1, 0, 0], [1, 1, 2, 3]), (1, 1, 2, 3)),
    "STRIDED_SLICE": _View(_plain("STRIDED_SLICE", *_WHOLE, [1, 1, 1, 1], 0, 0, 0)),
    "SPLIT": _View(lambda net, x: x.split(1, 2)[1], (1, 1, 2, 3)),
    "CONCATENATION": _View(
        lambda net, x: net.concat(_computed(net, _VIEW_SHAPE), x, axis=1), (1, 4, 2, 3)
    ),
    "CAST": _View(_plain("CAST")),
    "TILE": _View(_plain("TILE", [1, 1, 1, 1])),
    "PAD": _View(lambda net, x: x.pad(*([[0, 0]] * 4))),
    "MAX_POOL_2D": _View(_plain("MAX_POOL_2D", 2, 1, 1, 1, 1, 0)),
    "RELU": _View(_plain("RELU")),
    "MUL": _View(lambda net, x: x * 1.0),
}
"""Those that change nothing are left out by compilers, as those that only change the shape."""

_ROUNDS: Final = 3
_Inner = Callable[[Net, Term, Term], Term]


def _across(inner: _Inner, net: Net) -> list[Term]:
    """Results from before an IF or WHILE are read after it; some are inputs of the subgraphs."""
    x = _values(net, *_SHAPE)
    early, other = _sum(net, x), _sum(net, x)
    wide, row = _sum(net, _values(net, 4, 3)), _sum(net, _values(net, 3))
    first = inner(net, early, _values(net, *_SHAPE))
    between = other - first
    second = inner(net, between, early)
    last = inner(net, _sum(net, x), first)
    return [
        early + second,
        other.max(second),
        first - row,
        wide.min([1.0, 0.5, -1.0]),
        last + between,
        other,
        second,
    ]


def _values(net: Net, *shape: int) -> Term:
    return net.given(net.numbers.integers(*shape, low=-12, high=12) / 2)


def _sum(net: Net, x: Term) -> Term:
    return x + (net.numbers.integers(3, low=-6, high=6) / 2)


def _picked(condition: bool, net: Net, first: Term, second: Term) -> Term:
    inputs = [parameter("p", net.type, *_SHAPE)] * 2
    branches = [
        subgraph(inputs, lambda a, b: (a + b).max(b) - a),
        subgraph(inputs, lambda a, b: (a - b).max(b) + a),
    ]
    return net("IF", net.given([condition], BOOL8), *branches, first, second)


def _repeated(net: Net, first: Term, second: Term) -> Term:
    """The first tensor minus the second as often as there are rounds; how often is seen, too."""
    rounds = net.given([_ROUNDS], I32)
    inputs = [rounds, *(parameter("p", net.type, *_SHAPE) for _ in range(2))]
    parts = (
        subgraph(inputs, lambda left, one, other: left > 0),
        subgraph(inputs, lambda left, one, other: [left - 1, one - one.min(other)]),
    )
    return net.several("WHILE", *parts, rounds, first, second, types=[I32, net.type])[1]


_LIVE.of(_REAL, "joined")(_joined)
_LIVE.of(_REAL, "in_turns")(_in_turns)
_LIVE_CODES.of(_QUANTIZED, "joined")(_joined)
_LIVE_CODES.of(_QUANTIZED, "in_turns")(_in_turns)
_LIVE_VIEWS.of(_VIEWS, "outlives")(_outlives)
_LIVE_VIEWS.of(_VIEWS, "outlived")(_outlived)
_LIVE_VIEWS.of(_VIEWS, "changed")(_changed)
_LIVE_VIEWS.of(_VIEWS, "beside")(_beside)
_LIVE_VIEWS.of(_VIEWS, "chained")(_chained)
_ACROSS.named("IF", {"then": partial(_picked, True), "else": partial(_picked, False)})(_across)
_ACROSS.named("WHILE", {"rounds": _repeated})(_across)
