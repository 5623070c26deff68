"""Constraints on declared shapes that hold whatever the data is, where the shapes are known.

Most operations leave shapes to be checked when they are inferred; Android's validation of some
looks at them as they are declared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Node
from nnhal.operations.spec import FeatureLevel

__all__ = ["DimensionSize", "OutputRank", "SameShape"]

_ALWAYS: Final = FeatureLevel.V1_0


@dataclass(frozen=True, slots=True)
class SameShape:
    """The output has the shape of input 0. Source: Android's ``Cast.cpp``."""

    @property
    def text(self) -> str:
        return "the output has the shape of input 0, where both are known"

    def check(self, node: Node) -> FeatureLevel:
        shape, result = node.tensor(0).shape, node.outputs[0].shape
        if shape and result and 0 not in result and shape != result:
            raise node.invalid(f"{self.text}; here {result} and {shape}")
        return _ALWAYS


@dataclass(frozen=True, slots=True)
class OutputRank:
    """The output has the rank of its inputs from ``first`` to ``last``, or ``more``.

    Source: Android's ``MirrorPad.cpp``, ``Pack.cpp`` and ``Reverse.cpp``.
    """

    first: int = 0
    last: int | None = 0
    more: int = 0

    @property
    def text(self) -> str:
        inputs = "input 0" if self.last is not None else "the inputs, which have the same,"
        more = f" plus {self.more}" if self.more else ""
        return f"the output has the rank of {inputs}{more}, where they are known"

    def check(self, node: Node) -> FeatureLevel:
        end = len(node.inputs) if self.last is None else self.last + 1
        ranks = {node.tensor(index).rank for index in range(self.first, end)} - {0}
        if node.outputs[0].rank:
            ranks.add(node.outputs[0].rank - self.more)
        if len(ranks) > 1:
            raise node.invalid(f"{self.text}, which does not hold here")
        return _ALWAYS


@dataclass(frozen=True, slots=True)
class DimensionSize:
    """Dimension ``dimension`` of ``input`` has the size ``size``, by default the rank of input 0.

    Source: Android's ``MirrorPad.cpp`` and ``Reverse.cpp``.
    """

    input: int
    dimension: int = 0
    size: int | None = None

    @property
    def text(self) -> str:
        size = "the rank of input 0" if self.size is None else f"{self.size}"
        return f"dimension {self.dimension} of input {self.input} is {size}, where known"

    def check(self, node: Node) -> FeatureLevel:
        shape = node.tensor(self.input).shape
        expected = node.tensor(0).rank if self.size is None else self.size
        if shape and expected and shape[self.dimension] not in (0, expected):
            raise node.invalid(f"{self.text}; here {shape[self.dimension]}")
        return _ALWAYS
