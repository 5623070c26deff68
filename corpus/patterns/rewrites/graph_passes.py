"""Passes over whole graphs: equal operations, memory, dead results, branches and loops.

Operations that are equal, unread, constant, invariant or written in place stand beside others that
only seem so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any, Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, SAME
from corpus.language import Operand, parameter
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import SIGNED, Body, Net, Term, subgraph
from corpus.types import BOOL8, F32, I32

_GRAPH_PASSES: Final = Patterns(
    "graph_passes", "what graph passes remove, share, move or overwrite", seed="passes_over_graphs"
)

_SHAPE: Final = (2, 3)


@_GRAPH_PASSES("ADD", "equals")
def _equals(net: Net) -> list[Term]:
    """Equal operations become one if constants are equal; only some operands commute."""
    x, y, row = net.few(*_SHAPE), net.few(*_SHAPE), [1.0, -0.5, 2.0]
    one, other = (x + row for _ in range(2))
    turned = net.constant(row).by("ADD", x, RELU)
    apart, opposite = one - y, y - other
    bounded = [(x - y).relu(), x.by("SUB", y, RELU)]
    joined = [net.concat(*pair, axis=0) for pair in ((one, y), (other, y), (y, one))]
    parts = [each.split(1, 3) for each in (one, other)]
    greater = [one.max(y), y.max(other)]
    return [
        *greater,
        apart - opposite,
        opposite + y.by("SUB", one, RELU1),
        turned - other,
        net("ADD", *bounded, NONE),
        y.by("SUB", x, RELU) - bounded[1],
        joined[0] + joined[1],
        joined[2] - joined[1],
        parts[0][2] + parts[1][2],
        parts[0][0] - parts[1][1],
        one.min(y) + greater[1],
        other.min(y).max(x.min(y)),
        one,
    ]


@_GRAPH_PASSES("TRANSPOSE", "in_place", REAL)
def _in_place(net: Net) -> Iterator[Term]:
    """A result has as many elements as its operand but cannot be computed in place."""

    def made(*shape: int) -> Term:
        return net.few(*shape) + 0.5

    same, places = (SAME, 1, 1), partial(net.constant, type=I32)
    yield made(3, 3).transpose(1, 0) - 1.0
    yield made(2, 3, 2).transpose(1, 2, 0) - 1.0
    yield made(1, 2, 3, 2).to("MAX_POOL_2D", *same, 2, 2, NONE) - 1.0
    taps = net.weights([[[[1, -1], [2, 1]]]], [0.5, 0.0])
    yield made(1, 2, 3, 2).to("DEPTHWISE_CONV_2D", *taps, *same, 1, NONE) - 1.0
    taps = net.weights([[[[1, -1]]], [[[2, 1]]]], [0.5, 0.0])
    yield made(1, 2, 3, 2).to("CONV_2D", *taps, *same, RELU) - 1.0
    yield made(1, 2, 3, 2).layer("CONV_2D", np.ones((2, 2, 1, 2)), [1, 2], *same, 0) - 1.0
    yield made(3, 2).layer("FULLY_CONNECTED", [[0, 1], [1, -1]], [0.5, 1.0], NONE) - 1.0
    yield made(4, 2).gather(0, places([1, 0, 3, 0])) - 1.0
    yield made(2, 6).to("CHANNEL_SHUFFLE", 2, 1) - 1.0
    yield made(4, 2).strided([3, 0], [-5, 2], [-1, 1]) - 1.0
    yield made(1, 4, 4, 1).to("SPACE_TO_DEPTH", 2) - 1.0
    yield net.concat(*made(2, 4).split(1, 2)[::-1], axis=1) - 1.0
    whole, square = made(3, 3), made(3, 3)
    yield whole - whole.slice([0, 0], [1, 3]) - 1.0
    yield square.to("REDUCE_MAX", places([1]), True) - square - 1.0
    small, large = made(3), made(4, 3)
    yield small - large - 1.0
    yield small.by("ADD", large.slice([1, 1], [3, 1]).reshape(3), RELU) - 1.0
    column = made(2, 1)
    yield column.max(made(1, 3) - column) - 1.0
    yield made(3, 2).slice([1, 0], [1, 2]).tile(3, 1) - 1.0


@_GRAPH_PASSES("CONCATENATION", "dense")
def _dense(net: Net) -> list[Term]:
    """Joined tensors are joined again, while parts are changed in place, or read before."""
    x = net.few(*_SHAPE) + 0.5

    def layer(source: Term, activation: int = NONE) -> Term:
        width = source_width[source]
        taps = net.numbers.integers(3, width, low=-1, high=1)
        made = source.layer("FULLY_CONNECTED", taps, [0.5, 1.0, -0.5], activation)
        source_width[made] = 3
        return made

    def joined(*parts: Term) -> Term:
        made = net.concat(*parts, axis=1)
        source_width[made] = sum(source_width[part] for part in parts)
        return made

    source_width = {x: 3}
    first = layer(x, RELU)
    two = joined(x, first)
    bounded = two.relu1()
    source_width[bounded] = 6
    second = layer(bounded)
    three, flat = joined(two, second), joined(second, x, first)
    inner = three.slice([0, 2], [2, 3])
    changed = inner.relu()
    tall = net.concat(first, second, axis=0)
    return [
        layer(three),
        layer(flat, RELU6),
        changed.max(first),
        three - flat,
        inner.min(x),
        tall.by("ADD", [1.0, -1.0, 0.5], RELU),
        net.concat(first, first - x, first, axis=1),
    ]


@_GRAPH_PASSES("TOPK_V2", "unread", REAL)
def _unread(net: Net) -> list[Term]:
    """An output of an operation with two results has no reader; operations of constants remain."""
    x = net.given(net.numbers.distinct(2, 4, low=-20, high=20) / 2)
    values, _ = x.topk(3)
    _, places = x.topk(2)
    values + 5.0
    row = net.constant([1.0, -2.0]).by("ADD", [[0.5], [2.5]], RELU)
    wide = net.concat(row, row.max(1.0), axis=1)
    parts = (wide - x).split(1, 4)
    return [
        values - 1.0,
        places + net.constant([10], I32),
        parts[3].max(parts[1]),
        wide.transpose(1, 0),
        x.gather(1, places.gather(0, [1])),
    ]


def _two(net: Net, build: Body) -> Operand:
    """A subgraph of two tensors."""
    return subgraph([parameter("p", net.type, *_SHAPE)] * 2, build)


@_GRAPH_PASSES("IF", "branches", (F32, SIGNED))
def _branches(net: Net) -> list[Term]:
    """Branches are equal or nearly so, under conditions that are constant, shared or opposite."""
    x, y = net.few(*_SHAPE), net.few(*_SHAPE)
    yes, no = (net.given([value], BOOL8) for value in (True, False))
    always, never = (net.constant([value], BOOL8) for value in (True, False))
    below = net.constant([1.0]) < 2.0
    opposite = ~yes
    part = partial(_two, net)
    plus, again = (part(lambda a, b: a + b) for _ in range(2))
    minus, turned = part(lambda a, b: a - b), part(lambda a, b: b - a)
    bounded = part(lambda a, b: a.by("ADD", b, RELU))
    ends = [part(lambda a, b, by=by: (a - b) + by) for by in (1.5, -1.5)]
    other = part(lambda a, b: (a - b).max(b))
    left, right = part(lambda a, b: a.reshape(*_SHAPE)), part(lambda a, b: b.reshape(*_SHAPE))
    pairs = ((plus, again), (minus, turned), (plus, bounded), ends, (ends[0], other), (left, right))
    shown = [net("IF", p, *pair, x, y) for pair, p in product(pairs, (yes, no))]
    conditions = (always, never, below, opposite)
    shown += [net("IF", p, minus, turned, y, x) for p in conditions]
    for each in (net.constant(np.full(_SHAPE, value)) for value in (1.5, -2.0)):
        shown += [net("IF", yes, minus, plus, x, each), net("IF", no, minus, plus, each, x)]
    shown.append(net("IF", no, minus, plus, x, x))
    once = net("IF", yes, minus, turned, x, y)
    twice = net("IF", yes, turned, plus, once, y)
    shown += [net("IF", opposite, minus, ends[1], twice, once), twice.by("ADD", x, RELU)]
    inputs = [parameter("p", BOOL8, 1), *(parameter("p", net.type, *_SHAPE) for _ in range(2))]
    nested = [
        subgraph(inputs, lambda p, a, b: a.net("IF", p, minus, turned, a, b, type=a.type)),
        subgraph(inputs, lambda p, a, b: a.net("IF", ~p, minus, turned, b, a, type=a.type)),
    ]
    shown += [net("IF", p, *nested, q, x, y) for p, q in product((yes, no), (yes, no))]
    both = [
        part(lambda a, b: [a + b, a - b]),
        part(lambda a, b: [a - b, a.by("ADD", b, RELU)]),
    ]
    for p in (yes, no):
        _, second = net.several("IF", p, *both, x, y, types=[net.type] * 2)
        shown.append(second - y)
    return shown


_Body = Callable[..., list[Term]]
"""Function from the count and the states of a loop to the next states."""


class _Loops:
    """Makes loops, some of which share their conditions or bodies."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._parts = dict[Any, Operand]()

    def __call__(self, rounds: int, body: _Body, *values: Term, known: bool = True) -> list[Term]:
        """What comes out but how often it ran; ``known`` is where its count begins."""
        net = self._net
        start = net.constant([0], I32) if known else net.given([0], I32)
        parts = (
            self._part(rounds, lambda i, *_: i < rounds, values),
            self._part(body, lambda i, *states: [i + 1, *body(i, *states)], values),
        )
        graph = parts[1].graph
        assert graph is not None
        outputs = [o for step in graph.steps for o in step.outputs if o.role == "Output"]
        return net.several("WHILE", *parts, start, *values, types=[o.type for o in outputs])[1:]

    def _part(self, key: Any, build: Body, values: Sequence[Term]) -> Operand:
        """The subgraph of a count and of states like ``values``, one for each ``key``."""
        types = tuple(value.type for value in values)
        if (key, types) not in self._parts:
            shapes = {BOOL8: (1,)}
            states = [parameter("p", type, *shapes.get(type, _SHAPE)) for type in types]
            self._parts[key, types] = subgraph([parameter("p", I32, 1), *states], build)
        return self._parts[key, types]


@_GRAPH_PASSES("WHILE", "rounds", (F32, SIGNED))
def _loops(net: Net) -> Iterator[Term]:
    """A loop runs zero, one or several times; only what does not change may be moved out of it."""
    x, y, loop = net.few(*_SHAPE), net.few(*_SHAPE), _Loops(net)

    def fixed(i: Term, a: Term, b: Term) -> list[Term]:
        return [b + 1.0]

    def equal(i: Term, a: Term, b: Term) -> list[Term]:
        return [a + 1.0, b + 1.0]

    def bounded(i: Term, a: Term) -> list[Term]:
        return [a.relu()]

    def opposite(i: Term, a: Term) -> list[Term]:
        return [1.0 - a]

    for rounds, known in ((0, True), (0, False), (1, True), (3, False)):
        yield from loop(rounds, fixed, x, y, known=known)
    yield from loop(3, lambda i, a, b: [a + (b - 1.0)], x, y)
    yield from loop(3, lambda i, a, b: [(a - 1.0).max(b)], x, y)
    for body, pair in ((equal, (x, x)), (equal, (x, y)), (_unequal, (x, x))):
        yield net("SUB", *loop(2, body, *pair), NONE)
    yield net("ADD", *loop(3, lambda i, a, b: [a - b, b.max(a)], x, y), NONE)
    yield net("ADD", *loop(3, _read_at_once, x, y), NONE)
    yield loop(3, lambda i, a, b, d: [a.max(b), b - d, d + 0.5], x, y, x)[0]
    for rounds in (0, 1, 2):
        yield from loop(rounds, bounded, x, known=False)
    for rounds in (2, 3):
        yield from loop(rounds, opposite, y)
    yield from loop(4, lambda i, a: [a + a], x)
    more, less = _two(net, lambda a, b: a + b), _two(net, lambda a, b: a - b)

    def chosen(i: Term, a: Term, b: Term, q: Term) -> list[Term]:
        return [a.net("IF", q, more, less, a, b, type=a.type)]

    for value in (True, False):
        yield from loop(3, chosen, x, y, net.given([value], BOOL8))
    yield from loop(3, lambda i, a, b: chosen(i, a, b, i < 2), x, y)
    one = loop(2, _kept, x, y)
    (last,) = loop(2, lambda i, a, b: [a - b], one[1], one[0])
    yield from [one[0] + last, one[1]]


def _unequal(i: Term, a: Term, b: Term) -> list[Term]:
    return [a + 1.0, b + 0.5]


def _read_at_once(i: Term, a: Term, b: Term) -> list[Term]:
    """The second state reads the next value of the first."""
    following = a - b
    return [following, b.max(following)]


def _kept(i: Term, a: Term, b: Term) -> list[Term]:
    return [a.reshape(*_SHAPE), b.min(a)]
