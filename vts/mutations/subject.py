"""A model that is going to be mutated, with what several mutations need to know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import cached_property

from nnhal.errors import Invalid
from nnhal.operations.node import code_name
from nnhal.operations.spec import FeatureLevel
from nnhal.types import HalVersion, Model, Operand, OperandType, Operation, OperationType
from nnhal.validation import check_model

__all__ = ["Subject"]


class Subject:
    """``model``, for a driver whose interface is ``version``. Only the main subgraph is mutated."""

    def __init__(self, model: Model, version: HalVersion) -> None:
        self.model = model
        self.version = version

    @property
    def operands(self) -> tuple[Operand, ...]:
        return self.model.main.operands

    @property
    def operations(self) -> tuple[Operation, ...]:
        return self.model.main.operations

    @property
    def operation_count(self) -> int:
        """Return the number of operations, with those of the subgraphs."""
        graphs = (self.model.main, *self.model.referenced)
        return sum(len(graph.operations) for graph in graphs)

    @cached_property
    def level(self) -> FeatureLevel:
        """Return the level that the driver knows: its version's, or more where the model needs
        more.
        """
        own = FeatureLevel(self.version.level)
        try:
            return max(own, check_model(self.model, runtime_only=True))
        except Invalid:  # of a model that is to fail
            return own

    @cached_property
    def consumers(self) -> Counter[int]:
        """Count how often operations read each operand."""
        return Counter(index for operation in self.operations for index in operation.inputs)

    @cached_property
    def users(self) -> dict[int, list[int]]:
        """Numbers of the operations that read or write each operand."""
        users: dict[int, list[int]] = {}
        for number, operation in enumerate(self.operations):
            for index in {*operation.inputs, *operation.outputs}:
                users.setdefault(index, []).append(number)
        return users

    @cached_property
    def telling_operands(self) -> list[int]:
        """All operands, but of those that have the same part in equal operations the first and the
        last one only: networks repeat what they are made of.
        """
        found: dict[Hashable, list[int]] = {}
        for index, operand in enumerate(self.operands):
            users = (self._part(number, index) for number in self.users.get(index, ()))
            part = operand.type, operand.lifetime, tuple(sorted(users))
            found.setdefault(part, []).append(index)
        return sorted({index for indexes in found.values() for index in (indexes[0], indexes[-1])})

    def _part(self, number: int, index: int) -> tuple[int, tuple[tuple[int, bool], ...], int]:
        """Of operation ``number``: code, the types of its arguments, and whether each is this."""
        operation = self.operations[number]
        arguments = (*operation.inputs, *operation.outputs)
        types = tuple((int(self.operands[each].type), each == index) for each in arguments)
        return operation.type, types, len(operation.inputs)

    @cached_property
    def operand_names(self) -> list[str]:
        """``operand 3 (input 1 of ADD)`` for each operand, by its first use."""
        uses: dict[int, str] = {}
        for number, operation in enumerate(self.operations):
            name = self.operation_name(number)
            for what, indexes in (("input", operation.inputs), ("output", operation.outputs)):
                for position, index in enumerate(indexes):
                    uses.setdefault(index, f" ({what} {position} of {name})")
        return [f"operand {index}{uses.get(index, '')}" for index in range(len(self.operands))]

    def operation_name(self, number: int) -> str:
        """``ADD``, or ``operation 2 ADD`` where there are several."""
        name = code_name(OperationType, self.operations[number].type)
        return name if len(self.operations) == 1 else f"operation {number} {name}"

    def type_name(self, index: int) -> str:
        """The type of an operand as users know it."""
        return code_name(OperandType, self.operands[index].type)
