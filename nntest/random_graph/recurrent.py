"""Rules shared by the recurrent families: sizes, activations and the order of sequences."""

from __future__ import annotations

from typing import Final

from nnhal.operations.node import Shape
from nnhal.operations.recurrent import RecurrentActivation
from nntest.random_graph.site import Site

__all__ = ["MAX_STEPS", "activation", "sequence", "sequence_shape", "units"]

MAX_STEPS: Final = 8
"""Maximum steps of a sequence: states may grow with each."""

_MAX_UNITS: Final = 16
_BOUNDED: Final = (RecurrentActivation.TANH, RecurrentActivation.SIGMOID, RecurrentActivation.RELU1)


def units(site: Site) -> int:
    """Units of a cell."""
    return site.draft.limits.count(site.dice, _MAX_UNITS)


def activation(site: Site, most: float) -> float:
    """Give the activation of what is ``most`` at most; what it is then."""
    drawn = site.dice.pick(tuple(RecurrentActivation))
    site.scalar("activation", drawn)
    return 1.0 if drawn in _BOUNDED else max(most, 6.0)


def sequence_shape(site: Site, width: int | None = None) -> Shape:
    """A short sequence, in either order."""
    outer = tuple(site.dice.number(1, MAX_STEPS) for _ in range(2))
    return (*outer, width or site.dice.number(1, max(1, min(site.limit // 64, 16))))


def sequence(shape: Shape, time_major: bool) -> tuple[int, int, int]:
    """Steps, batches and width."""
    first, second, width = shape
    return (first, second, width) if time_major else (second, first, width)
