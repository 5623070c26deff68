"""IF and WHILE whose arguments are not those of their subgraphs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from nnhal.operand_types import QUANTIZED, TENSORS
from nnhal.types import (
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nnhal.validation.operands import CONSTANTS
from vts.mutations import ASYMMETRIC, Mutation, Subject, mutations, with_operand
from vts.raw.runtime_only import is_runtime_only

__all__: list[str] = []

_REFERENCES = {
    OperationType.IF: (("then-model", 1), ("else-model", 2)),
    OperationType.WHILE: (("condition model", 0), ("body model", 1)),
}
"""Inputs that are subgraphs."""

_WITH_DATA: Final = CONSTANTS | {OperandLifeTime.NO_VALUE}

_WITHOUT_SCALE: Final = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_BOOL8,
)


@mutations(
    rule=(
        "the arguments of IF and WHILE are those of their subgraphs, and a condition is a "
        "TENSOR_BOOL8 of shape [1]"
    ),
    source="1.3/types.hal OperationType.IF, WHILE; Validation.cpp validateIfOperation",
    since=HalVersion.V1_3,
    applies=lambda case: not {"IF", "WHILE"}.isdisjoint(case.operations),
)
def control_flow(subject: Subject) -> Iterator[Mutation]:
    for number, operation in enumerate(subject.operations):
        references = _REFERENCES.get(operation.type, ())  # type: ignore[call-overload]
        known = bool(references) and _knows_dimensions(subject, operation)
        for name, position in references:
            graph = subject.operands[operation.inputs[position]].location.offset
            inner = subject.model.referenced[graph]
            for what, changed in (*_wrong_boundaries(inner, known=known), *_one_more(inner)):
                text = f"{name} of {subject.operation_name(number)} (subgraph {graph}): {what}"
                yield Mutation(text, _with(subject.model, graph, changed))
        if references:
            yield from _wrong_arguments(subject, number)
        if operation.type == OperationType.IF:
            yield from _wrong_condition(subject, number, operation.inputs[0])


def _knows_dimensions(subject: Subject, operation: Operation) -> bool:
    """Whether other dimensions within must contradict those of the operation."""
    operands = [subject.operands[index] for index in (*operation.inputs, *operation.outputs)]
    return not any(0 in o.dimensions or (o.type in TENSORS and not o.dimensions) for o in operands)


def _wrong_boundaries(graph: Subgraph, *, known: bool) -> Iterator[tuple[str, Subgraph]]:
    """Each input and output with another type, scale and zero point, and with another dimension
    where all that they are compared with are ``known``.
    """
    for side, indexes in (("input", graph.input_indexes), ("output", graph.output_indexes)):
        for position, index in enumerate(indexes):
            operand = graph.operands[index]
            others = [*_unlike(operand, ranked=False), *_of_another_type(operand)]
            if known and operand.dimensions:
                dimensions = (operand.dimensions[0] + 1, *operand.dimensions[1:])
                what = f"dimensions {list(operand.dimensions)} -> {list(dimensions)}"
                others.append((what, {"dimensions": dimensions}))
            for what, change in others:
                changed = replace(operand, **change)
                operands = (*graph.operands[:index], changed, *graph.operands[index + 1 :])
                yield f"{side} {position}: {what}", replace(graph, operands=operands)


def _of_another_type(operand: Operand) -> Iterator[tuple[str, dict[str, Any]]]:
    for one, other in zip(_WITHOUT_SCALE, (*_WITHOUT_SCALE[1:], _WITHOUT_SCALE[0]), strict=True):
        if operand.type == one:
            yield f"type {one.name} -> {other.name}", {"type": other}


def _one_more(graph: Subgraph) -> Iterator[tuple[str, Subgraph]]:
    """An input more than the operation has for it, like its last, which nothing reads."""
    if graph.input_indexes:
        last = graph.operands[graph.input_indexes[-1]]
        inputs = (*graph.input_indexes, len(graph.operands))
        what = f"{len(graph.input_indexes)} inputs -> {len(inputs)}"
        yield what, replace(graph, operands=(*graph.operands, last), input_indexes=inputs)


def _wrong_arguments(subject: Subject, number: int) -> Iterator[Mutation]:
    """Each argument and result with one thing unlike the subgraphs; it is sound in itself."""
    operation = subject.operations[number]
    first = 3 if operation.type == OperationType.IF else 2
    arguments = operation.inputs[first:]
    for side, indexes in (("argument", arguments), ("output", operation.outputs)):
        for position, index in enumerate(indexes):
            operand = subject.operands[index]
            # Neither data nor another operation may be what does not fit.
            if operand.lifetime in _WITH_DATA or subject.users[index] != [number]:
                continue
            for what, changed in _unlike(operand, ranked=not is_runtime_only(subject.model)):
                text = f"{side} {position} of {subject.operation_name(number)}: {what}"
                yield Mutation(text, with_operand(subject.model, index, **changed))


def _unlike(operand: Operand, *, ranked: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    if ranked and operand.type in TENSORS:
        dimensions = (*operand.dimensions, 1)
        what = f"dimensions {list(operand.dimensions)} -> {list(dimensions)}"
        yield what, {"dimensions": dimensions}
    if operand.type in QUANTIZED and operand.scale:
        scale = operand.scale * 2
        yield f"scale {operand.scale} -> {scale}", {"scale": scale}
    if operand.type in ASYMMETRIC:
        zero_point = operand.zero_point + (-1 if operand.zero_point > 0 else 1)
        yield f"zero point {operand.zero_point} -> {zero_point}", {"zero_point": zero_point}


def _with(model: Model, number: int, graph: Subgraph) -> Model:
    before, after = model.referenced[:number], model.referenced[number + 1 :]
    return replace(model, referenced=(*before, graph, *after))


def _wrong_condition(subject: Subject, number: int, index: int) -> Iterator[Mutation]:
    if subject.operands[index].lifetime not in CONSTANTS:
        changed = with_operand(subject.model, index, dimensions=(2,))
        what = f"condition of {subject.operation_name(number)}: dimensions [1] -> [2]"
        yield Mutation(what, changed)
