"""Loops of more rounds than a driver may have room for, as for a log or a stack of states."""

from __future__ import annotations

from typing import Final

from corpus.language import BOOL8, F32, I32, Step, parameter, result, subgraph
from corpus.patterns._net import Net, Term
from corpus.patterns._patterns import REAL, Patterns

_LOOPS: Final = Patterns("loop_trip_counts", "many rounds", REAL, float16=False)

_ROUNDS: Final = 1_030
"""A little more than 2^10. Python drivers on a busy machine take a millisecond for a round: more
rounds would come near the two seconds after which drivers end a loop."""


@_LOOPS("WHILE", "many")
def _long_loop(net: Net) -> list[Term]:
    """A loop of 1,030 iterations of three operations; the count is shown as a real number."""
    left, again = parameter("left", I32, 1), parameter("left", I32, 1)
    body = subgraph("body", [left], Step("SUB", [left, [3], 0], result("next_left", I32, (1,))))
    step = Step("GREATER", [again, [1000]], result("goes_on", BOOL8, (1,)))
    begin = net.given([1000 + 3 * _ROUNDS - 1], I32)
    return [net("WHILE", subgraph("condition", [again], step), body, begin, type=I32).cast(F32)]
