"""Passes over whole graphs: equal operations, memory, dead results, branches and loops.

Operations that are equal, unread, constant, invariant or written in place stand beside others that
only seem so.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any, Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, SAME
from corpus.language import Operand, Step, internal, parameter, result, subgraph
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import SIGNED, Net, Term
from corpus.types import BOOL8, F32, I32, Type

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
def _in_place(net: Net) -> list[Term]:
    """A result has as many elements as its operand but cannot be computed in place."""
    shown = list[Term]()

    def made(*shape: int) -> Term:
        return net.few(*shape) + 0.5

    def then(made: Term) -> None:
        """What comes of it is read once more."""
        shown.append(made - 1.0)

    same, places = (SAME, 1, 1), partial(net.constant, type=I32)
    then(made(3, 3).transpose(1, 0))
    then(made(2, 3, 2).transpose(1, 2, 0))
    then(made(1, 2, 3, 2).to("MAX_POOL_2D", *same, 2, 2, NONE))
    taps = net.weights([[[[1, -1], [2, 1]]]], [0.5, 0.0])
    then(made(1, 2, 3, 2).to("DEPTHWISE_CONV_2D", *taps, *same, 1, NONE))
    taps = net.weights([[[[1, -1]]], [[[2, 1]]]], [0.5, 0.0])
    then(made(1, 2, 3, 2).to("CONV_2D", *taps, *same, RELU))
    then(made(1, 2, 3, 2).layer("CONV_2D", np.ones((2, 2, 1, 2)), [1, 2], *same, 0))
    then(made(3, 2).layer("FULLY_CONNECTED", [[0, 1], [1, -1]], [0.5, 1.0], NONE))
    then(made(4, 2).gather(0, places([1, 0, 3, 0])))
    then(made(2, 6).to("CHANNEL_SHUFFLE", 2, 1))
    then(made(4, 2).strided([3, 0], [-5, 2], [-1, 1]))
    then(made(1, 4, 4, 1).to("SPACE_TO_DEPTH", 2))
    then(net.concat(*made(2, 4).split(1, 2)[::-1], axis=1))
    whole, square = made(3, 3), made(3, 3)
    then(whole - whole.slice([0, 0], [1, 3]))
    then(square.to("REDUCE_MAX", places([1]), True) - square)
    small, large = made(3), made(4, 3)
    then(small - large)
    then(small.by("ADD", large.slice([1, 1], [3, 1]).reshape(3), RELU))
    column = made(2, 1)
    then(column.max(made(1, 3) - column))
    then(made(3, 2).slice([1, 0], [1, 2]).tile(3, 1))
    return shown


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


def _kind(net: Net, name: str) -> tuple[Type, tuple[int, ...]]:
    """By the letter: counts, conditions and data."""
    letter = name[0].lower()
    if letter in "in":
        return I32, (1,)
    return (BOOL8, (1,)) if letter in "pq" else (net.type, _SHAPE)


def _part(net: Net, name: str, inputs: str, *lines: Any) -> Operand:
    """A subgraph, line by line: result, operation and arguments. What is capital comes out."""
    known = dict[str, Operand]()
    for each in inputs.split():
        type, shape = _kind(net, each)
        known[each] = parameter(each, type, *shape)
    first, steps = list(known.values()), list[Step]()
    for target, operation, *arguments in lines:
        role = result if target[0].isupper() else internal
        values = [
            known[a] if isinstance(a, str) else net.constant([a]) if isinstance(a, float) else a
            for a in arguments
        ]
        known[target] = role(target, *_kind(net, target))
        steps.append(Step(operation, values, known[target]))
    return subgraph(name, first, *steps)


def _two(net: Net, name: str, *lines: Any) -> Operand:
    return _part(net, name, "a b", *lines)


@_GRAPH_PASSES("IF", "branches", (F32, SIGNED))
def _branches(net: Net) -> list[Term]:
    """Branches are equal or nearly so, under conditions that are constant, shared or opposite."""
    x, y = net.few(*_SHAPE), net.few(*_SHAPE)
    yes, no = (net.given([value], BOOL8) for value in (True, False))
    always, never = (net.constant([value], BOOL8) for value in (True, False))
    below = net.constant([1.0]) < 2.0
    opposite = ~yes
    part = partial(_two, net)
    plus, again = (part(name, ("C", "ADD", "a", "b", 0)) for name in ("plus", "again"))
    minus, turned = (
        part("minus", ("C", "SUB", "a", "b", 0)),
        part("turned", ("C", "SUB", "b", "a", 0)),
    )
    bounded = part("bounded", ("C", "ADD", "a", "b", 1))
    begun = ("t", "SUB", "a", "b", 0)
    ends = [part(f"by_{by}", begun, ("C", "ADD", "t", by, 0)) for by in (1.5, -1.5)]
    other = part("other", begun, ("C", "MAXIMUM", "t", "b"))
    left, right = (part(n, ("C", "RESHAPE", n, [*_SHAPE])) for n in "ab")
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
    nested = [
        _part(net, "same", "p a b", ("C", "IF", "p", minus, turned, "a", "b")),
        _part(
            net,
            "negated",
            "p a b",
            ("q", "LOGICAL_NOT", "p"),
            ("C", "IF", "q", minus, turned, "b", "a"),
        ),
    ]
    shown += [net("IF", p, *nested, q, x, y) for p, q in product((yes, no), (yes, no))]
    both = [
        part("both", ("C", "ADD", "a", "b", 0), ("D", "SUB", "a", "b", 0)),
        part("exchanged", ("C", "SUB", "a", "b", 0), ("D", "ADD", "a", "b", 1)),
    ]
    for p in (yes, no):
        _, second = net.several("IF", p, *both, x, y, types=[net.type] * 2)
        shown.append(second - y)
    return shown


class _Loops:
    """Makes loops, some of which share their conditions or bodies."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._parts = dict[str, Operand]()

    def __call__(
        self, rounds: int, states: str, *lines: Any, values: Any, known: bool = True
    ) -> list[Term]:
        """What comes out but how often it ran; ``known`` is where its count begins."""
        net, inputs = self._net, f"i {states}"
        types = [_kind(net, line[0])[0] for line in lines if line[0][0].isupper()]
        condition = self._part("condition", inputs, ("P", "LESS", "i", [rounds]))
        body = self._part("body", inputs, ("I", "ADD", "i", [1], 0), *lines)
        start = net.constant([0], I32) if known else net.given([0], I32)
        return net.several("WHILE", condition, body, start, *values, types=[I32, *types])[1:]

    def _part(self, name: str, inputs: str, *lines: Any) -> Operand:
        key = f"{inputs} {lines}"
        if key not in self._parts:
            self._parts[key] = _part(self._net, name, inputs, *lines)
        return self._parts[key]


@_GRAPH_PASSES("WHILE", "rounds", (F32, SIGNED))
def _loops(net: Net) -> list[Term]:
    """A loop runs zero, one or several times; only what does not change may be moved out of it."""
    x, y, loop = net.few(*_SHAPE), net.few(*_SHAPE), _Loops(net)
    pair, shown = (x, y), list[Term]()
    fixed = ("A", "ADD", "b", 1.0, 0)
    for rounds, known in ((0, True), (0, False), (1, True), (3, False)):
        shown += loop(rounds, "a b", fixed, values=pair, known=known)
    invariant, variant = ("t", "SUB", "b", 1.0, 0), ("t", "SUB", "a", 1.0, 0)
    shown += loop(3, "a b", invariant, ("A", "ADD", "a", "t", 0), values=pair)
    shown += loop(3, "a b", variant, ("A", "MAXIMUM", "t", "b"), values=pair)
    for second, values in ((1.0, (x, x)), (1.0, pair), (0.5, (x, x))):
        both = ("A", "ADD", "a", 1.0, 0), ("B", "ADD", "b", second, 0)
        shown.append(net("SUB", *loop(2, "a b", *both, values=values), NONE))
    for seen in ("a", "A"):
        lines = ("A", "SUB", "a", "b", 0), ("B", "MAXIMUM", "b", seen)
        shown.append(net("ADD", *loop(3, "a b", *lines, values=pair), NONE))
    later = ("A", "MAXIMUM", "a", "b"), ("B", "SUB", "b", "d", 0), ("D", "ADD", "d", 0.5, 0)
    shown.append(loop(3, "a b d", *later, values=(x, y, x))[0])
    for rounds in (0, 1, 2):
        shown += loop(rounds, "a", ("A", "RELU", "a"), values=(x,), known=False)
    for rounds in (2, 3):
        shown += loop(rounds, "a", ("A", "SUB", 1.0, "a", 0), values=(y,))
    shown += loop(4, "a", ("A", "ADD", "a", "a", 0), values=(x,))
    more, less = (_two(net, n, ("C", n.upper(), "a", "b", 0)) for n in ("add", "sub"))
    for value in (True, False):
        states = *pair, net.given([value], BOOL8)
        shown += loop(3, "a b q", ("A", "IF", "q", more, less, "a", "b"), values=states)
    early = ("q", "LESS", "i", [2]), ("A", "IF", "q", more, less, "a", "b")
    shown += loop(3, "a b", *early, values=pair)
    kept = ("A", "RESHAPE", "a", [*_SHAPE]), ("B", "MINIMUM", "b", "a")
    one = loop(2, "a b", *kept, values=pair)
    (last,) = loop(2, "a b", ("A", "SUB", "a", "b", 0), values=(one[1], one[0]))
    return [*shown, one[0] + last, one[1]]
