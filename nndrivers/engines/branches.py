"""The models that IF and WHILE refer to, each as a model of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from nnhal.types import Model, Operand, Operation, OperationType, Subgraph

__all__ = ["branches"]

_REFERENCES: Final[Mapping[int, tuple[int, ...]]] = {
    OperationType.IF: (1, 2),
    OperationType.WHILE: (0, 1),
}
"""Which inputs refer to models."""

_FIRST: Final[Mapping[int, int]] = {OperationType.IF: 3, OperationType.WHILE: 2}
"""The first input that those models get."""


def branches(model: Model) -> Iterator[Model]:
    """Return the subgraphs of all operations of ``model``, with the dimensions that they get, as
    far as known.
    """
    for subgraph in (model.main, *model.referenced):
        for operation in subgraph.operations:
            for place in _REFERENCES.get(operation.type, ()):
                reference = subgraph.operands[operation.inputs[place]]
                branch = model.referenced[reference.location.offset]
                yield msgspec.structs.replace(model, main=_given(branch, subgraph, operation))


def _given(branch: Subgraph, outer: Subgraph, operation: Operation) -> Subgraph:
    operands = list(branch.operands)
    arguments = operation.inputs[_FIRST[operation.type] :]
    for index, argument in zip(branch.input_indexes, arguments, strict=True):
        operands[index] = _as_known(operands[index], outer.operands[argument])
    return msgspec.structs.replace(branch, operands=tuple(operands))


def _as_known(operand: Operand, argument: Operand) -> Operand:
    if operand.dimensions and 0 not in operand.dimensions:
        return operand
    return msgspec.structs.replace(operand, dimensions=argument.dimensions)
