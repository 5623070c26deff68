"""Single operations: each operation of a model as a model of its own."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from nnhal.types import Model, Operand, OperandLifeTime, Operation, Subgraph

__all__ = ["single_operation"]

_STAYS = (
    OperandLifeTime.CONSTANT_COPY,
    OperandLifeTime.CONSTANT_REFERENCE,
    OperandLifeTime.NO_VALUE,
    OperandLifeTime.SUBGRAPH,
)


def single_operation(model: Model, operation: Operation) -> Model:
    """A model with ``operation`` of the main subgraph of ``model``, and nothing else.

    What other operations compute for it, or the client gives, are its inputs, in the operation's
    order; its outputs are the model's. Constants and referenced subgraphs are those of ``model``.
    """
    used = list(dict.fromkeys((*operation.inputs, *operation.outputs)))
    places = {index: place for place, index in enumerate(used)}
    outputs = set(operation.outputs)
    operands = tuple(_at_the_edge(model.main.operands[i], is_output=i in outputs) for i in used)
    inputs = tuple(
        place
        for place, operand in enumerate(operands)
        if operand.lifetime == OperandLifeTime.SUBGRAPH_INPUT
    )
    main = Subgraph(
        operands=operands,
        operations=(_renumbered(operation, places),),
        input_indexes=inputs,
        output_indexes=tuple(places[index] for index in operation.outputs),
    )
    return msgspec.structs.replace(model, main=main)


def _at_the_edge(operand: Operand, *, is_output: bool) -> Operand:
    """``operand`` as one that nothing but the operation and the client know."""
    if operand.lifetime in _STAYS:
        return operand
    lifetime = OperandLifeTime.SUBGRAPH_OUTPUT if is_output else OperandLifeTime.SUBGRAPH_INPUT
    return msgspec.structs.replace(operand, lifetime=lifetime)


def _renumbered(operation: Operation, places: Mapping[int, int]) -> Operation:
    return Operation(
        operation.type,
        tuple(places[index] for index in operation.inputs),
        tuple(places[index] for index in operation.outputs),
    )
