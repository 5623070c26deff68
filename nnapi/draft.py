"""A draft of a model: what an application has said of it until now."""

from __future__ import annotations

from dataclasses import dataclass, field

from nnapi.constant_values import ConstantValues
from nnapi.memory import Memory
from nnhal.types import Operand, OperandLifeTime, Operation, Subgraph

__all__ = ["Draft"]


@dataclass(slots=True)
class Draft:
    """Locations in ``operands`` are indexes into ``values``, ``memories`` and ``referenced``."""

    operands: list[Operand] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)
    inputs: tuple[int, ...] = ()
    outputs: tuple[int, ...] = ()
    values: ConstantValues = field(default_factory=ConstantValues)
    large_values: dict[int, memoryview] = field(default_factory=dict)
    """The application's buffers by operand; they are read when the model is finished."""
    memories: list[Memory] = field(default_factory=list)
    referenced: list[Draft] = field(default_factory=list)
    relaxed: bool = False

    def subgraph(self) -> Subgraph:
        """The graph as it stands, without what its locations point to."""
        return Subgraph(tuple(self.operands), tuple(self.operations), self.inputs, self.outputs)

    def relaxed_references(self) -> list[bool]:
        """Whether each subgraph of the HAL's model may compute float32 in float16.

        In the order of :func:`nnapi.canonical_model.canonical_model`, without what no operation
        refers to.
        """
        read = {index for operation in self.operations for index in operation.inputs}
        found: list[bool] = []
        for index, operand in enumerate(self.operands):
            if operand.lifetime == OperandLifeTime.SUBGRAPH and index in read:
                found += self.referenced[operand.location.offset]._relaxed()
        return found

    def _relaxed(self) -> list[bool]:
        """Of this model and, after it, of all that it refers to."""
        found = [self.relaxed]
        for operand in self.operands:
            if operand.lifetime == OperandLifeTime.SUBGRAPH:
                found += self.referenced[operand.location.offset]._relaxed()
        return found

    def memory_index(self, memory: Memory) -> int:
        """The index of ``memory``, which is listed once."""
        for index, known in enumerate(self.memories):
            if known is memory:
                return index
        self.memories.append(memory)
        return len(self.memories) - 1
