"""Valid calls of single operations with data, as :mod:`nntest.random_graph` draws them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from hypothesis import strategies as st

from nnhal.operand_types import dtype_of
from nnhal.operations.matching import accepts, spread
from nnhal.operations.registry import OPERATIONS
from nnhal.types import Operand, OperandType, OperationType
from nntest.graph_tests.laws.edit import CONSTANT, Edit
from nntest.graph_tests.specimen import Specimen, specimen_of
from nntest.random_graph import OperationKind, draw, kinds
from tests.operands import Array

__all__ = ["arguments", "draw_call", "kinds_of", "replace_constant", "seeds", "stored", "value_of"]

_DIMENSIONS = 6

seeds = st.integers(0, 2**32)
"""Seeds of calls."""


@cache
def kinds_of(*types: OperandType) -> Mapping[OperationType, Sequence[OperationKind]]:
    """Kinds of each operation that have all of ``types``, but not float16."""
    found: dict[OperationType, list[OperationKind]] = {}
    for kind in kinds():
        if set(types) <= set(kind.types) and OperandType.TENSOR_FLOAT16 not in kind.types:
            found.setdefault(kind.operation, []).append(kind)
    return found


def draw_call(kind: OperationKind, seed: int) -> Specimen:
    """A model of one operation with its inputs."""
    return specimen_of(draw(seed, size=1, dimension_range=_DIMENSIONS, first=(kind,)))


def arguments(call: Specimen) -> Mapping[str, int]:
    """Operands by the names of the arguments, the first of those that have the same name."""
    (operation,) = call.model.main.operations
    types = [call.model.main.operands[index].type for index in operation.inputs]
    signature = next(s for s in OPERATIONS[operation.type].signatures if accepts(s.inputs, types))
    names = [argument.name for argument in spread(signature.inputs, len(types))]
    return dict(zip(reversed(names), reversed(operation.inputs), strict=True))


def stored(call: Specimen, index: int) -> Array | None:
    """Data of an operand: a constant's, or that of an input."""
    operand = call.model.main.operands[index]
    if operand.lifetime in CONSTANT:
        data = Edit(call.model).data(index).view(dtype_of(operand.type))
        return data.reshape(operand.dimensions)
    return call.given.get(index)


def value_of(call: Specimen, name: str, default: Any = None) -> Any:
    """Value of a constant scalar; ``default`` where the call has no such argument."""
    index = arguments(call).get(name)
    data = None if index is None else stored(call, index)
    return default if data is None else data.item()


def replace_constant(edit: Edit, index: int, array: Array, **fields: Any) -> None:
    """Give a constant other data, and other ``fields`` of its operand."""
    edit.constant(OperandType(edit.operands[index].type), array)
    made: Operand = edit.operands.pop()
    edit.change(
        index,
        lifetime=made.lifetime,
        location=made.location,
        dimensions=made.dimensions,
        **fields,
    )
