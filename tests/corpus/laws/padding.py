"""Padding of windowed operations, drawn as arguments."""

from __future__ import annotations

from tests.corpus.laws.dice import Dice

__all__ = ["padding_of"]


def padding_of(dice: Dice, width: int, height: int) -> list[int]:
    """A scheme, or left, right, top and bottom, each narrower than the window."""
    if dice.flag():
        return [dice.number(1, 2)]
    return [dice.number(0, size - 1) for size in (width, width, height, height)]
