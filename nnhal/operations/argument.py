"""Arguments of operations: one operand in an argument list, and the types it may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from nnhal.types import OperandType

__all__ = ["Argument", "ArgumentType", "TypeVariable"]


@dataclass(frozen=True, slots=True)
class TypeVariable:
    """A type that stands open in a form of an operation until a row of types fills it in."""

    name: str


ArgumentType: TypeAlias = OperandType | TypeVariable | None


@dataclass(frozen=True, slots=True)
class Argument:
    """One operand in an argument list.

    ``type`` is None where any type will do; ``ranks`` is empty where any rank will do. A repeated
    argument stands for one or more operands.
    """

    name: str
    type: ArgumentType
    ranks: tuple[int, ...] = ()
    optional: bool = False
    repeated: bool = False
