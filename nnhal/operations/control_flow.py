"""IF and WHILE.

Their outputs follow from the subgraphs they refer to, which a node does not have: rules about
those are in :mod:`nnhal.validation`, shapes in whatever executes the subgraphs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.spec import BOOL8, FeatureLevel, Form, OperationSpec, Types, scalar, tensor
from nnhal.types import OperandType, OperationType

__all__ = ["OPERATIONS"]


def _declared_shapes(node: Node) -> tuple[Shape, ...]:
    return tuple(output.shape for output in node.outputs)


@dataclass(frozen=True, slots=True)
class _SingleCondition:
    """The condition of IF is one element."""

    @property
    def text(self) -> str:
        return "input 0 (condition) has shape [1]"

    def check(self, node: Node) -> FeatureLevel:
        shape = node.tensor(0).shape
        node.require(shape in ((), (0,), (1,)), f"{self.text}, not {list(shape)}")
        return FeatureLevel.V1_3


_ARGUMENTS: Final = tensor("argument", None, optional=True, repeated=True)
_OUTPUTS: Final = (tensor("output", None, repeated=True),)
_TYPES: Final = (Types(FeatureLevel.V1_3, {}),)

OPERATIONS: Final = (
    OperationSpec(
        OperationType.IF,
        (
            Form(
                FeatureLevel.V1_3,
                (
                    tensor("condition", BOOL8, 1),
                    scalar("then_model", OperandType.SUBGRAPH),
                    scalar("else_model", OperandType.SUBGRAPH),
                ),
                _OUTPUTS,
            ),
            Form(
                FeatureLevel.V1_3,
                (
                    tensor("condition", BOOL8, 1),
                    scalar("then_model", OperandType.SUBGRAPH),
                    scalar("else_model", OperandType.SUBGRAPH),
                    _ARGUMENTS,
                ),
                _OUTPUTS,
            ),
        ),
        _TYPES,
        _declared_shapes,
        (_SingleCondition(),),
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.WHILE,
        (
            Form(
                FeatureLevel.V1_3,
                (
                    scalar("condition_model", OperandType.SUBGRAPH),
                    scalar("body_model", OperandType.SUBGRAPH),
                    _ARGUMENTS,
                ),
                _OUTPUTS,
            ),
        ),
        _TYPES,
        _declared_shapes,
        zero_sized=True,
    ),
)
