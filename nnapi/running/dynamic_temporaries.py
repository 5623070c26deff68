"""Dynamic temporaries: operands between steps whose size only the execution tells.

The first size is a guess. A step that finds it too small says what it needs, and is run again.
Source: ``DynamicTemporaries`` of Android's ``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from nnapi.arguments import Argument, ArgumentState
from nnapi.memory import Memory
from nnapi.partitioning.source_models import SourceOperand
from nnapi.preparation import MemoryPreference
from nnapi.requests import rounded_up

__all__ = ["DynamicTemporaries"]


@dataclass(slots=True)
class _Temporary:
    step: int
    dimensions: tuple[int, ...]
    length: int
    """Bytes with padding."""
    preference: MemoryPreference
    memory: Memory | None = None


class DynamicTemporaries:
    """Memories of their own for operands, by the step that computes each."""

    def __init__(self) -> None:
        self._temporaries: dict[SourceOperand, _Temporary] = {}

    def __contains__(self, operand: object) -> bool:
        return operand in self._temporaries

    def declare(
        self,
        operand: SourceOperand,
        step: int,
        dimensions: tuple[int, ...],
        length: int,
        preference: MemoryPreference,
    ) -> None:
        """``length`` is a guess of the bytes."""
        padded = rounded_up(length, preference.padding)
        self._temporaries[operand] = _Temporary(step, dimensions, padded, preference)

    def redeclare(self, operand: SourceOperand, dimensions: Sequence[int], length: int) -> bool:
        """Whether dimensions or size are news. A memory that is too small is given up."""
        temporary = self._temporaries[operand]
        padded = rounded_up(length, temporary.preference.padding)
        if temporary.length == padded and temporary.dimensions == tuple(dimensions):
            return False
        if temporary.length < padded:
            temporary.memory = None
        temporary.length = padded
        temporary.dimensions = tuple(dimensions)
        return True

    def dimensions_and_length(self, operand: SourceOperand) -> tuple[tuple[int, ...], int]:
        temporary = self._temporaries[operand]
        return temporary.dimensions, temporary.length

    def allocate(self, step: int) -> None:
        """Memories for what ``step`` computes. NnapiError (OP_FAILED) where there are none."""
        for temporary in self._of(step):
            if temporary.memory is None:
                temporary.memory = Memory.allocate(temporary.length)

    def argument(self, operand: SourceOperand, needed: int) -> Argument:
        """The operand as an argument of a step; ``needed`` are its bytes, 0 for unknown."""
        temporary = self._temporaries[operand]
        assert temporary.memory is not None, "the step that computes it has not run"
        length = needed or temporary.length
        return Argument(
            ArgumentState.MEMORY,
            temporary.dimensions,
            temporary.dimensions,
            memory=temporary.memory,
            length=length,
            padding=max(0, temporary.length - length),
        )

    def _of(self, step: int) -> Iterable[_Temporary]:
        return (each for each in self._temporaries.values() if each.step == step)
