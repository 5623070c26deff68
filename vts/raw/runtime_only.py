"""Models that only Android's runtime runs, and shows to no driver.

Source: ``isControlFlowOperationWithOperandOfUnknownSize`` in ``ExecutionPlan.cpp`` of the runtime,
which takes such an IF or WHILE for its own CPU, whatever the drivers say of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.operand_types import SCALARS, tensor_has_unspecified_dimensions
from nnhal.types import Model, Operand, OperandLifeTime, Operation, OperationType, Subgraph

__all__ = ["RUNTIME_ONLY", "is_runtime_only"]

RUNTIME_ONLY = "Android's runtime shows no driver an IF or WHILE over operands of unknown size"

_CONTROL_FLOW = (OperationType.IF, OperationType.WHILE)


def is_runtime_only(model: Model) -> bool:
    """Whether ``model`` has an IF or WHILE with an operand of unknown size, in any subgraph."""
    graphs = (model.main, *model.referenced)
    return any(
        operand.type not in SCALARS
        and tensor_has_unspecified_dimensions(operand.type, operand.dimensions)
        for graph in graphs
        for operation in graph.operations
        if operation.type in _CONTROL_FLOW
        for operand in _operands(model, graph, operation)
    )


def _operands(model: Model, graph: Subgraph, operation: Operation) -> Iterator[Operand]:
    """Those of the operation, and the inputs and outputs of the subgraphs that it refers to."""
    for index in (*operation.inputs, *operation.outputs):
        operand = graph.operands[index]
        if operand.lifetime != OperandLifeTime.SUBGRAPH:
            yield operand
            continue
        referred = model.referenced[operand.location.offset]
        for place in (*referred.input_indexes, *referred.output_indexes):
            yield referred.operands[place]
