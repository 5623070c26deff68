"""Arguments that are ready long after the others, or read long after they were made.

Who begins an operation when some of its arguments are there, frees memory by what is known of some
of them only, or cuts a model into parts, reads what has not been written yet or is written already
by another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from corpus.arguments import NONE, behind_bias
from corpus.language import Argument
from corpus.patterns._patterns import REAL, Builder, Patterns
from corpus.terms import BIAS, WEIGHTS, Net, Term
from corpus.types import BOOL8

_LONG_LIFETIMES: Final = Patterns(
    "long_lifetimes", "values that are read much later", float16=False, seed="long_ways"
)

_DELAYED: Final = Patterns(
    "delayed_arguments", "one argument is ready long after the others", seed="late"
)

_MANY: Final = 11
"""More arguments than planners reckon with."""

_Reading = Callable[[Net, Sequence[Term]], Term]


def _in_turn(arguments: Builder, reading: _Reading, net: Net) -> list[Term]:
    """Each argument in turn comes from a long chain of operations, the others from one."""
    shown = []
    for late in range(len([*arguments(Net("count", net.type))])):
        given = [*arguments(net)]
        # What is late has been asked for first, or last.
        order = range(len(given)) if late % 2 else reversed(range(len(given)))
        made = {place: _moved(net, given[place], 5 if place == late else 1) for place in order}
        shown.append(reading(net, [made[place] for place in range(len(given))]))
    return shown[::-1]  # outputs need not be in the order in which they are computed


def _moved(net: Net, x: Term, steps: int) -> Term:
    """Something else of the same shape."""
    if x.type is BOOL8:
        for _ in range(steps):
            x = ~x
        return x
    for number in range(steps):
        by = net.constant([(1.5, -1.0, 0.5)[number % 3]], x.type)
        x = x + by
    return x


def _alike(count: int, *shape: int) -> Builder:
    return lambda net: [net.few(*shape) for _ in range(count)]


def _selected(net: Net) -> list[Term]:
    flags = net.given(net.numbers.integers(2, 3, low=0, high=1) > 0, BOOL8)
    return [flags, net.few(2, 3), net.few(2, 3)]


def _many(net: Net) -> list[Term]:
    """Many computed arguments: later operations need memory while some are still to be read."""
    made = [_moved(net, net.few(1, 3), 1 + number % 3) for number in range(_MANY)]
    again = [_moved(net, net.few(1, 3), 2) for _ in range(_MANY)]
    early, late = net.concat(*made, axis=0), net.concat(*again, axis=1)
    shown = [
        early.max(0.5),
        late - 1.0,
        net.concat(*reversed(made), axis=1),
    ]
    return shown[::-1]  # of other shapes, too


_Reader = tuple[Builder, _Reading]


def _read(operation: str, *rest: Argument) -> _Reading:
    return lambda net, given: net(operation, *given, *rest)


_OPERATIONS: Final[dict[str, _Reader]] = {
    "CONCATENATION": (_alike(4, 2, 3), _read("CONCATENATION", 1)),
    "SELECT": (_selected, _read("SELECT")),
    "ADD": (_alike(2, 2, 3), _read("ADD", NONE)),
    "MAXIMUM": (_alike(2, 2, 3), _read("MAXIMUM")),
}


def _weighted(
    operation: str, data: tuple[int, ...], weights: tuple[int, ...], units: int
) -> _Reader:
    def arguments(net: Net) -> list[Term]:
        taps = net.given(net.numbers.integers(*weights, low=-2, high=2), WEIGHTS[net.type.code])
        return [net.few(*data), taps, net.given(np.arange(units) - 1.0, BIAS[net.type.code])]

    return arguments, _read(operation, *behind_bias(operation, factor=2))


_WEIGHTED: Final[dict[str, _Reader]] = {
    "FULLY_CONNECTED": _weighted("FULLY_CONNECTED", (2, 3), (4, 3), 4),
    "CONV_2D": _weighted("CONV_2D", (1, 3, 3, 2), (3, 2, 2, 2), 3),
    "DEPTHWISE_CONV_2D": _weighted("DEPTHWISE_CONV_2D", (1, 3, 3, 2), (1, 2, 2, 4), 4),
    "BATCH_MATMUL": (
        lambda net: [net.few(2, 2, 3), net.few(2, 3, 2)],
        _read("BATCH_MATMUL", False, False),
    ),
    "PRELU": (lambda net: [net.few(2, 3), net.few(3)], _read("PRELU")),
}

_LENGTH: Final = 130

_STEPS: Final = (1.0, -0.5, -1.0, 0.5, 0.5, -1.0, 0.5)
"""What each operation adds. They add up to 0, so that no code gets out of range."""

_WAYS: Final = (17, 33, 65, 97, 129)
"""How many operations before the last one a value was made that is read behind it."""


@_LONG_LIFETIMES("ADD", "across")
def _across(net: Net) -> list[Term]:
    """A model of more than 100 operations: parts of a cut model hand on what later parts read."""
    x = net.data(2, 3)
    way = [x]
    for number in range(_LENGTH):
        term = net.constant([_STEPS[number % len(_STEPS)]])
        is_bound = number % 10 == 9
        way.append(way[-1].max(term) if is_bound else way[-1] + term)
    last = way[-1]
    return [last, *(last.min(way[-1 - back]) for back in _WAYS)]


_DELAYED.of(_OPERATIONS, "arguments")(_in_turn)
_DELAYED.of(_WEIGHTED, "arguments", REAL)(_in_turn)
_DELAYED("CONCATENATION", "many")(_many)
