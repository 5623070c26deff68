"""Results that are read again behind an IF or a WHILE.

Who plans the memory of subgraphs apart from that of the model must not lay what they compute, or
what they give, over what lives on beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from corpus.language import (
    BOOL8,
    F32,
    I32,
    SpecFile,
    Step,
    Type,
    internal,
    parameter,
    result,
    subgraph,
)
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, SIGNED, Net, Term

__all__ = ["files"]

_SHAPE: Final = (2, 3)
_ROUNDS: Final = 3
_TYPES: Final = (F32, CODES, SIGNED)

_Inner = Callable[[Net, Term, Term], Term]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    tests = "What was computed before is read again behind {}."
    nets: dict[str, Nets] = {
        "IF": {
            name: (tests.format("a branch"), partial(_across, partial(_picked, condition)))
            for name, condition in (("then", True), ("else", False))
        },
        "WHILE": {"rounds": (tests.format("a loop"), partial(_across, _repeated))},
    }
    yield from files_of("across", "results that are read again behind it", nets, _TYPES)


def _across(inner: _Inner, net: Net) -> list[Term]:
    """Results of the same size and of others live on; some of what the subgraphs are given is read
    again, and some of it is not.
    """
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
    branches = [_steps(net.type, "then", "ADD", "SUB"), _steps(net.type, "else", "SUB", "ADD")]
    return net("IF", net.given([condition], BOOL8), *branches, first, second)


def _steps(type: Type, name: str, *operations: str) -> Term:
    """Subgraphs with results of their own between their inputs and output."""
    first, second = parameter("a", type, *_SHAPE), parameter("b", type, *_SHAPE)
    inner, highest = (internal(each, type, _SHAPE) for each in ("inner", "highest"))
    steps = [
        Step(operations[0], [first, second, 0], inner),
        Step("MAXIMUM", [inner, second], highest),
        Step(operations[1], [highest, first, 0], result("c", type, _SHAPE)),
    ]
    return subgraph(name, [first, second], *steps)


def _repeated(net: Net, first: Term, second: Term) -> Term:
    """The first tensor minus the second as often as there are rounds; how often is seen, too."""
    left, one = parameter("left", I32, 1), parameter("one", net.type, *_SHAPE)
    other = parameter("other", net.type, *_SHAPE)
    goes_on = Step("GREATER", [left, [0]], result("goes_on", BOOL8, (1,)))
    condition = subgraph("condition", [left, one, other], goes_on)
    left, one = parameter("left", I32, 1), parameter("one", net.type, *_SHAPE)
    other = parameter("other", net.type, *_SHAPE)
    lower = internal("lower", net.type, _SHAPE)
    body = subgraph(
        "body",
        [left, one, other],
        Step("SUB", [left, [1], 0], result("next_left", I32, (1,))),
        Step("MINIMUM", [one, other], lower),
        Step("SUB", [one, lower, 0], result("next_one", net.type, _SHAPE)),
    )
    types = [I32, net.type]
    rounds = net.given([_ROUNDS], I32)
    return net.several("WHILE", condition, body, rounds, first, second, types=types)[1]
