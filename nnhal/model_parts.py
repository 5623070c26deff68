"""Parts of a model: some of its operations as a model of their own, or its inner values shown.

What operations outside of a part compute for it is an input, and what they need of it an output.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec

from nnhal.types import Model, Operand, OperandLifeTime, Operation, Subgraph

__all__ = ["Part", "exposed", "part_of", "unlinked"]

_INNER = (OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT)
_VARIABLE = (*_INNER, OperandLifeTime.SUBGRAPH_INPUT)


@dataclass(frozen=True)
class Part:
    """Some operations of a model. ``inputs`` and ``outputs`` are operands of the whole model, in
    the order of the inputs and outputs of ``model``.
    """

    model: Model
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


def part_of(model: Model, operations: Sequence[int]) -> Part:
    """The part of ``model`` with the ``operations`` of its main subgraph, by their numbers.

    All that they compute for others, for the client, or for nobody is an output. Constants and
    referenced subgraphs are those of ``model``.
    """
    main = model.main
    chosen = [main.operations[number] for number in sorted(operations)]
    used = tuple(dict.fromkeys(i for o in chosen for i in (*o.inputs, *o.outputs)))
    computed = [index for operation in chosen for index in operation.outputs]
    read = {index for operation in chosen for index in operation.inputs}
    elsewhere = _read_elsewhere(main, set(operations))
    outputs = tuple(index for index in computed if index in elsewhere or index not in read)
    given = {*used} - {*computed}
    inputs = tuple(i for i in used if i in given and main.operands[i].lifetime in _VARIABLE)
    places = {index: place for place, index in enumerate(used)}
    subgraph = Subgraph(
        operands=tuple(_moved(main.operands[i], i in inputs, i in outputs) for i in used),
        operations=tuple(
            Operation(
                operation.type,
                tuple(places[index] for index in operation.inputs),
                tuple(places[index] for index in operation.outputs),
            )
            for operation in chosen
        ),
        input_indexes=tuple(places[index] for index in inputs),
        output_indexes=tuple(places[index] for index in outputs),
    )
    return Part(msgspec.structs.replace(model, main=subgraph), inputs, outputs)


def _read_elsewhere(main: Subgraph, operations: Collection[int]) -> set[int]:
    """Operands that the client or other operations want."""
    others = (o for number, o in enumerate(main.operations) if number not in operations)
    return {*main.output_indexes, *(index for operation in others for index in operation.inputs)}


def _moved(operand: Operand, is_input: bool, is_output: bool) -> Operand:
    lifetime = operand.lifetime
    if lifetime not in _VARIABLE:
        return operand
    if is_input:
        lifetime = OperandLifeTime.SUBGRAPH_INPUT
    elif is_output:
        lifetime = OperandLifeTime.SUBGRAPH_OUTPUT
    else:
        lifetime = OperandLifeTime.TEMPORARY_VARIABLE
    return msgspec.structs.replace(operand, lifetime=lifetime)


def exposed(model: Model, but: Collection[int] = ()) -> Part:
    """``model`` with everything that its main subgraph computes as an output, ``but`` for some."""
    main = model.main
    computed = tuple(
        index
        for operation in main.operations
        for index in operation.outputs
        if index not in but or index in main.output_indexes
    )
    shown = {*computed}
    operands = tuple(
        _moved(operand, is_input=False, is_output=True) if index in shown else operand
        for index, operand in enumerate(main.operands)
    )
    subgraph = msgspec.structs.replace(main, operands=operands, output_indexes=computed)
    return Part(msgspec.structs.replace(model, main=subgraph), main.input_indexes, computed)


def unlinked(model: Model, operations: Sequence[int], but: Collection[int] = ()) -> Part:
    """Some ``operations`` of ``model`` side by side: what they read of one another is an input.

    So each can be judged by itself, in one execution. All that they compute is an output, ``but``
    for some operands.
    """
    main = model.main
    chosen = [main.operations[number] for number in operations]
    read = tuple(dict.fromkeys(index for operation in chosen for index in operation.inputs))
    computed = tuple(index for operation in chosen for index in operation.outputs)
    inputs = tuple(i for i in read if main.operands[i].lifetime in _VARIABLE)
    outputs = tuple(index for index in computed if index not in but)
    places = {index: place for place, index in enumerate(read)}
    results = {index: len(read) + place for place, index in enumerate(computed)}
    given = (_moved(main.operands[i], is_input=True, is_output=False) for i in read)
    made = (_moved(main.operands[i], is_input=False, is_output=i in outputs) for i in computed)
    subgraph = Subgraph(
        operands=(*given, *made),
        operations=tuple(
            Operation(
                operation.type,
                tuple(places[index] for index in operation.inputs),
                tuple(results[index] for index in operation.outputs),
            )
            for operation in chosen
        ),
        input_indexes=tuple(places[index] for index in inputs),
        output_indexes=tuple(results[index] for index in outputs),
    )
    return Part(msgspec.structs.replace(model, main=subgraph), inputs, outputs)
