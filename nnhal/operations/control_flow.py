"""IF and WHILE.

Their outputs follow from the subgraphs they refer to, which a node does not have: rules about
those are in :mod:`nnhal.validation`, shapes in whatever executes the subgraphs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.spec import BOOL8, FeatureLevel, OperationSpec, Types, form, scalars, tensor
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
_IF: Final = (
    tensor("condition", BOOL8, 1),
    *scalars("then_model", "else_model", type=OperandType.SUBGRAPH),
)
_OUTPUTS: Final = (tensor("output", None, repeated=True),)
_TYPES: Final = (Types(FeatureLevel.V1_3, {}),)

OPERATIONS: Final = (
    OperationSpec(
        OperationType.IF,
        (
            form(FeatureLevel.V1_3, *_IF, outputs=_OUTPUTS),
            form(FeatureLevel.V1_3, *_IF, _ARGUMENTS, outputs=_OUTPUTS),
        ),
        _TYPES,
        _declared_shapes,
        (_SingleCondition(),),
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.WHILE,
        (
            form(
                FeatureLevel.V1_3,
                *scalars("condition_model", "body_model", type=OperandType.SUBGRAPH),
                _ARGUMENTS,
                outputs=_OUTPUTS,
            ),
        ),
        _TYPES,
        _declared_shapes,
        zero_sized=True,
    ),
)
