"""Which operations of a model the driver can run."""

from __future__ import annotations

from functools import cache

from nndrivers.reference.kernels import kernels
from nndrivers.reference.planning.control_flow import CALLS
from nnhal.types import Model, OperandLifeTime, Operation, Subgraph

__all__ = ["supported_operations"]


def supported_operations(model: Model) -> list[bool]:
    """For each operation of the main subgraph: whether it has a kernel, or calls subgraphs all of
    whose operations are supported. ``model`` is valid.
    """

    @cache
    def all_supported(index: int) -> bool:
        part = model.referenced[index]
        return all(is_supported(operation, part) for operation in part.operations)

    def is_supported(operation: Operation, subgraph: Subgraph) -> bool:
        if operation.type not in CALLS:
            return operation.type in kernels()
        return all(map(all_supported, _called(operation, subgraph)))

    return [is_supported(operation, model.main) for operation in model.main.operations]


def _called(operation: Operation, subgraph: Subgraph) -> list[int]:
    """The subgraphs that an IF or WHILE refers to."""
    operands = [subgraph.operands[index] for index in operation.inputs]
    return [o.location.offset for o in operands if o.lifetime == OperandLifeTime.SUBGRAPH]
