"""Dead operands: what is left of a model where operations have lost arguments.

Source: ``removeDeadOperands`` of Android's ``common/ModelUtils.cpp``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from nnapi.constant_values import ConstantValues
from nnhal.operand_types import is_extension
from nnhal.types import (
    EXTENSION_TYPE_BITS,
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    Subgraph,
)

__all__ = ["without_dead_operands"]

_REFERENCE: Final = OperandLifeTime.CONSTANT_REFERENCE
_SUBGRAPH: Final = OperandLifeTime.SUBGRAPH


def without_dead_operands(model: Model) -> Model:
    """``model`` without operands of the main subgraph that nothing uses, and then without the
    subgraphs, pools, values and extensions that nothing uses any more.
    """
    main = _without_unused(model.main)
    subgraphs = _mapping(_used_subgraphs(main, model.referenced))
    kept = [model.referenced[index] for index in subgraphs]
    pools = _mapping(_used_pools((main, *kept)))
    values = ConstantValues()

    def moved(operand: Operand) -> Operand:
        location = operand.location
        match operand.lifetime:
            case OperandLifeTime.CONSTANT_COPY:
                start = location.offset
                location = values.append(model.operand_values[start : start + location.length])
            case OperandLifeTime.CONSTANT_REFERENCE:
                pool = pools[location.pool_index]
                location = msgspec.structs.replace(location, pool_index=pool)
            case OperandLifeTime.SUBGRAPH:
                location = DataLocation(0, subgraphs[location.offset], 0)
        return msgspec.structs.replace(operand, location=location)

    main, *kept = (_with_operands(subgraph, moved) for subgraph in (main, *kept))
    prefixes = _used_prefixes((main, *kept))
    return msgspec.structs.replace(
        model,
        main=main,
        referenced=tuple(kept),
        operand_values=values.content,
        pools=tuple(model.pools[index] for index in pools),
        extension_name_to_prefix=tuple(
            each for each in model.extension_name_to_prefix if each.prefix in prefixes
        ),
    )


def _without_unused(main: Subgraph) -> Subgraph:
    used = {*main.input_indexes, *main.output_indexes}
    for operation in main.operations:
        used.update(operation.inputs, operation.outputs)
    new = _mapping(used)
    return Subgraph(
        tuple(main.operands[index] for index in new),
        tuple(
            msgspec.structs.replace(
                operation,
                inputs=_renumbered(operation.inputs, new),
                outputs=_renumbered(operation.outputs, new),
            )
            for operation in main.operations
        ),
        _renumbered(main.input_indexes, new),
        _renumbered(main.output_indexes, new),
    )


def _renumbered(indexes: Sequence[int], new: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(new[index] for index in indexes)


def _mapping(used: Iterable[int]) -> dict[int, int]:
    """New indexes by old ones, both ascending."""
    return {old: new for new, old in enumerate(sorted(used))}


def _with_operands(subgraph: Subgraph, changed: Callable[[Operand], Operand]) -> Subgraph:
    return msgspec.structs.replace(subgraph, operands=tuple(map(changed, subgraph.operands)))


def _used_subgraphs(main: Subgraph, referenced: Sequence[Subgraph]) -> set[int]:
    used: set[int] = set()
    left = [main]
    while left:
        for operand in left.pop().operands:
            if operand.lifetime == _SUBGRAPH and operand.location.offset not in used:
                used.add(operand.location.offset)
                left.append(referenced[operand.location.offset])
    return used


def _used_pools(subgraphs: Iterable[Subgraph]) -> set[int]:
    return {
        operand.location.pool_index
        for subgraph in subgraphs
        for operand in subgraph.operands
        if operand.lifetime == _REFERENCE
    }


def _used_prefixes(subgraphs: Iterable[Subgraph]) -> set[int]:
    codes = set[int]()
    for subgraph in subgraphs:
        codes.update(operand.type for operand in subgraph.operands)
        codes.update(operation.type for operation in subgraph.operations)
    return {code >> EXTENSION_TYPE_BITS for code in codes if is_extension(code)}
