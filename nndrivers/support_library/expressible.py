"""Models that the C API has words for: what a client cannot say there, a library never sees.

The API has no life times and no locations (they follow from what is set for an operand), it sorts
operations itself, takes referenced models when they are finished, and extensions by their names.
"""

from __future__ import annotations

import re
from typing import Final

from nnhal.errors import Inexpressible
from nnhal.extensions import extension_of
from nnhal.operand_types import is_extension
from nnhal.types import DataLocation, Model, Operand, OperandLifeTime, Operation, Subgraph

__all__ = ["check_expressible"]

_L: Final = OperandLifeTime
_NOWHERE: Final = DataLocation()
_WRITTEN: Final = (_L.TEMPORARY_VARIABLE, _L.SUBGRAPH_OUTPUT)
_EXTENSION_NAME: Final = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)+")


def check_expressible(model: Model) -> None:
    """Raise Inexpressible for a model that differs from what the C API would receive of it."""
    _check_extensions(model)
    for number, subgraph in enumerate((model.main, *model.referenced)):
        for operand in subgraph.operands:
            _check_location(model, operand)
            if min(operand.dimensions, default=0) < 0:
                raise Inexpressible("the C API has no negative dimensions")
        _check_boundary(subgraph)
        _check_order(subgraph)
        if number and not subgraph.input_indexes:
            raise Inexpressible("the C API cannot build a model without inputs, as this branch is")
    _check_references(model)


def _check_extensions(model: Model) -> None:
    named = model.extension_name_to_prefix
    for field in ("name", "prefix"):
        if len({getattr(each, field) for each in named}) != len(named):
            raise Inexpressible(f"the C API has no table of extensions: a {field} cannot be twice")
    if not all(_EXTENSION_NAME.fullmatch(each.name) for each in named):
        raise Inexpressible("the C API takes the name of an extension with a code of it only")
    for subgraph in (model.main, *model.referenced):
        codes = {operand.type for operand in subgraph.operands}
        for code in codes | {operation.type for operation in subgraph.operations}:
            if is_extension(code) and extension_of(model, code) is None:
                raise Inexpressible(f"the C API takes extensions by name: code {code:#x} has none")


def _check_location(model: Model, operand: Operand) -> None:
    location = operand.location
    if location.padding:
        raise Inexpressible("the C API has no padding of a model's operands")
    match operand.lifetime:
        case _L.CONSTANT_COPY:
            end = location.offset + location.length
            if location.pool_index or not 0 <= location.offset <= end <= len(model.operand_values):
                raise Inexpressible("the C API takes constants by address, which has no bounds")
        case _L.CONSTANT_REFERENCE:
            if not 0 <= location.pool_index < len(model.pools) or location.offset < 0:
                raise Inexpressible("the C API takes memories, not indexes of a list of pools")
        case _L.SUBGRAPH:
            rest = location.pool_index, location.length
            if any(rest) or not 0 <= location.offset < len(model.referenced):
                raise Inexpressible("the C API takes referenced models, not numbers of a list")
        case _:
            if location != _NOWHERE:
                raise Inexpressible(f"the C API has no location of a {operand.lifetime.name}")


def _check_boundary(subgraph: Subgraph) -> None:
    """Inputs and outputs are what is identified as such; the API has no other word for it."""
    inputs, outputs = set(subgraph.input_indexes), set(subgraph.output_indexes)
    for index, operand in enumerate(subgraph.operands):
        said = (operand.lifetime == _L.SUBGRAPH_INPUT, operand.lifetime == _L.SUBGRAPH_OUTPUT)
        listed = (index in inputs, index in outputs)
        is_free = operand.lifetime in (_L.SUBGRAPH_INPUT, *_WRITTEN)
        if is_free and said != listed and not all(listed):
            raise Inexpressible(
                f"the C API has no life times: a {operand.lifetime.name} that is "
                f"{'' if any(listed) else 'not '}listed cannot be sent"
            )


def _check_order(subgraph: Subgraph) -> None:
    """A cycle can be sent, any other wrong order cannot: it is the library that sorts."""
    if _first_unready(subgraph, list(subgraph.operations)) is None:
        return
    waiting = list(subgraph.operations)
    written = _written_by(subgraph, [])
    while waiting:
        ready = [each for each in waiting if _is_ready(subgraph, each, written)]
        if not ready:
            return
        for each in ready:
            written.update(each.outputs)
            waiting.remove(each)
    raise Inexpressible("the C API sorts operations: their order cannot be sent")


def _written_by(subgraph: Subgraph, operations: list[Operation]) -> set[int]:
    return {index for operation in operations for index in operation.outputs}


def _first_unready(subgraph: Subgraph, operations: list[Operation]) -> Operation | None:
    written: set[int] = set()
    for operation in operations:
        if not _is_ready(subgraph, operation, written):
            return operation
        written.update(operation.outputs)
    return None


def _is_ready(subgraph: Subgraph, operation: Operation, written: set[int]) -> bool:
    operands = subgraph.operands
    return all(
        index in written or not 0 <= index < len(operands) or _is_given(operands[index])
        for index in operation.inputs
    )


def _is_given(operand: Operand) -> bool:
    return operand.lifetime not in _WRITTEN


def _check_references(model: Model) -> None:
    """A model refers to finished ones, so that there is an order in which they can be made."""
    reached: set[int] = set()

    def follow(subgraph: Subgraph, path: tuple[int, ...]) -> None:
        for operand in subgraph.operands:
            if operand.lifetime == _L.SUBGRAPH:
                number = operand.location.offset
                if number in path:
                    raise Inexpressible("the C API refers to finished models only, never in a ring")
                if number not in reached:
                    reached.add(number)
                    follow(model.referenced[number], (*path, number))

    follow(model.main, ())
    if len(reached) != len(model.referenced):
        raise Inexpressible("the C API has no list of subgraphs: one that none refers to is unseen")
