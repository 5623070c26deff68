"""Loops of more rounds than a driver may have room for, as for a log or a stack of states."""

from __future__ import annotations

from typing import Final

from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import F32, I32

_LOOPS: Final = Patterns("loop_trip_counts", "many rounds", REAL, float16=False)

_ROUNDS: Final = 1_030
"""A little more than 2^10. Python drivers on a busy machine take a millisecond for a round: more
rounds would come near the two seconds after which drivers end a loop."""


@_LOOPS("WHILE", "many")
def _long_loop(net: Net) -> list[Term]:
    """A loop of 1,030 iterations of three operations; the count is shown as a real number."""
    begin = net.given([1000 + 3 * _ROUNDS - 1], I32)
    rounds = net.loop(lambda left: left > 1000, lambda left: left - 3, begin, outputs=1)
    return [rounds[0].cast(F32)]
