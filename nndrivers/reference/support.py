"""Support for operations of a model."""

from __future__ import annotations

from nndrivers.reference.kernels import kernels
from nndrivers.reference.planning.control_flow import CALLS
from nnhal.types import Model, OperandLifeTime, Operation, Subgraph

__all__ = ["supported_operations"]


def supported_operations(model: Model) -> list[bool]:
    """Return, for each operation of the main subgraph, whether it has a kernel, or calls subgraphs
    all of whose operations are supported. ``model`` is valid.
    """
    known: dict[int, bool] = {}  # of subgraphs, several of which may refer to one
    return [
        _is_supported(operation, model.main, model, known) for operation in model.main.operations
    ]


def _is_supported(
    operation: Operation, subgraph: Subgraph, model: Model, known: dict[int, bool]
) -> bool:
    if operation.type not in CALLS:
        return operation.type in kernels()
    return all(_all_supported(index, model, known) for index in _called(operation, subgraph))


def _all_supported(index: int, model: Model, known: dict[int, bool]) -> bool:
    if index not in known:
        part = model.referenced[index]
        known[index] = all(_is_supported(each, part, model, known) for each in part.operations)
    return known[index]


def _called(operation: Operation, subgraph: Subgraph) -> list[int]:
    """The subgraphs that an IF or WHILE refers to."""
    operands = [subgraph.operands[index] for index in operation.inputs]
    return [o.location.offset for o in operands if o.lifetime == OperandLifeTime.SUBGRAPH]
