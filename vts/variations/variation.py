"""Variations of a case: the same ones for every driver."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from nnhal.types import HalVersion
from nntest.graph_tests.specimen import Specimen, Values
from nntest.random_graph.dice import Dice
from nntest.spec import SpecCase
from vts.variations import of_arguments, of_connections
from vts.variations.outline import Outline, Unsuitable

__all__ = ["CHANGES", "DIGITS", "Variation", "vary"]

_TRIES: Final = 12

_COUNTS: Final = (1, 1, 1, 2, 2, 3)
"""Changes of one variation."""

_Change = Callable[[Outline, Dice], str]

CHANGES: Final[Sequence[_Change]] = (
    *(of_arguments.scalar, of_arguments.vector, of_arguments.numbers) * 2,
    *(of_arguments.quantization, of_arguments.sides, of_arguments.sides),
    *(of_connections.other_operand, of_connections.exchanged, of_connections.inserted) * 3,
    *(of_connections.bypassed, of_connections.other_operation, of_connections.twin) * 2,
    *(of_connections.reader, of_connections.shown, of_connections.hidden, of_connections.again),
    *(of_connections.given, of_connections.fixed),
)
"""Changes of a case; those that break more patterns are there more often."""

DIGITS: Final[Sequence[_Change]] = (of_arguments.digits,)
"""Digits that break no pattern, but fit into no narrower type."""


@dataclass(frozen=True)
class Variation:
    """A valid model like that of a case, with its constants and the HAL version that has all of
    it, and words for what is otherwise.
    """

    specimen: Specimen
    constants: Values
    version: HalVersion
    words: str
    seed: int


def vary(case: SpecCase, seed: int, changes: Sequence[_Change] = CHANGES) -> Variation:
    """A variation of ``case`` by some of ``changes``, the same for a seed everywhere.

    Raises Unsuitable where no change fits, and for a model that refers to others.
    """
    if case.referenced:
        raise Unsuitable("it refers to other subgraphs")
    dice = Dice(seed)
    for _ in range(_TRIES):
        outline = Outline(case)
        try:
            count = min(dice.pick(_COUNTS), len(changes))
            words = [dice.pick(changes)(outline, dice) for _ in range(count)]
            return Variation(*outline.finished(), "; ".join(words), seed)
        except Unsuitable:
            continue
    raise Unsuitable("no change fits")
