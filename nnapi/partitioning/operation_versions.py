"""Versions that single operations need, with everything that they depend on.

Source: ``validateOperationAndAnythingItDependsOn`` of Android's
``common/types/src/Validation.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from nnapi.operation_levels import operation_level
from nnhal.errors import Invalid
from nnhal.operand_types import TENSORS
from nnhal.operations.node import code_name
from nnhal.operations.spec import FeatureLevel
from nnhal.types import (
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nnhal.validation.control_flow import check_while
from nnhal.validation.operands import Storage, check_operand

__all__ = ["Need", "OperationVersions"]


class Need(NamedTuple):
    """The oldest version that has something, and whether only the runtime's CPU device takes it."""

    level: FeatureLevel = FeatureLevel.V1_0
    runtime_only: bool = False

    def combined(self, other: Need) -> Need:
        return Need(max(self.level, other.level), self.runtime_only or other.runtime_only)

    def is_met_by(self, version: HalVersion) -> bool:
        """Whether a driver of ``version`` may be given it."""
        return not self.runtime_only and self.level.hal_version <= version


class OperationVersions:
    """Versions that the operations of ``model`` need. The model is valid."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._storage = Storage(
            len(model.operand_values), [pool.size for pool in model.pools], len(model.referenced)
        )
        self._subgraphs: dict[int, Need] = {}

    def of_operation(self, operation: Operation, subgraph: Subgraph) -> Need:
        """The need of ``operation`` with its operands and the subgraphs that it refers to."""
        level = operation_level(operation, subgraph.operands)
        need = Need(level, self._is_for_runtime_only(operation, subgraph))
        for index in (*operation.inputs, *operation.outputs):
            need = need.combined(self._of_operand(subgraph.operands[index]))
        return need

    def cause(self, operation: Operation, subgraph: Subgraph) -> str:
        """Explain which feature of ``operation`` needs the newest version."""
        level = self.of_operation(operation, subgraph).level
        if operation_level(operation, subgraph.operands) == level:
            return "the operation with these arguments"
        for index in (*operation.inputs, *operation.outputs):
            operand = subgraph.operands[index]
            if self._of_operand(operand).level == level:
                return f"operand {index} ({_described(operand)})"
        return "the operation"

    def of_model(self, operations: Sequence[Need]) -> Need:
        """The need of the main subgraph, unread operands included; ``operations`` are those of its
        operations.
        """
        extensions = bool(self._model.extension_name_to_prefix)
        need = Need(FeatureLevel.V1_2 if extensions else FeatureLevel.V1_0)
        for index in range(len(self._model.referenced)):
            need = need.combined(self._of_subgraph(index))
        need = need.combined(self._of_operands(self._model.main))
        return reduce(Need.combined, operations, need)

    def _of_operand(self, operand: Operand) -> Need:
        need = Need(check_operand(operand, self._storage))
        if operand.lifetime == OperandLifeTime.SUBGRAPH:
            return need.combined(self._of_subgraph(operand.location.offset))
        return need

    def _of_subgraph(self, index: int) -> Need:
        if index not in self._subgraphs:
            graph = self._of_graph(self._model.referenced[index])
            self._subgraphs[index] = graph.combined(Need(FeatureLevel.V1_3))
        return self._subgraphs[index]

    def _of_graph(self, subgraph: Subgraph) -> Need:
        needs = [self.of_operation(operation, subgraph) for operation in subgraph.operations]
        return reduce(Need.combined, needs, self._of_operands(subgraph))

    def _of_operands(self, subgraph: Subgraph) -> Need:
        return reduce(Need.combined, map(self._of_operand, subgraph.operands), Need())

    def _is_for_runtime_only(self, operation: Operation, subgraph: Subgraph) -> bool:
        """Whether it is a WHILE over operands of unknown size, which no HAL has."""
        if operation.type != OperationType.WHILE:
            return False
        try:
            check_while(operation, subgraph, self._model, runtime_only=False)
        except Invalid:
            return True
        return False


def _described(operand: Operand) -> str:
    name = code_name(OperandType, operand.type)
    if operand.type in TENSORS and not operand.dimensions:
        return f"{name} of unknown rank"
    return name
