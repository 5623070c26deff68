"""Operations of a wrong type, or with operands that they do not take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nnhal.operations.spec import FeatureLevel
from nnhal.types import HalVersion, Operand, OperandLifeTime, OperandType, Operation, OperationType
from nntest.cases.covering import by_operations, by_signature
from vts.mutations import (
    Mutation,
    Subject,
    may_accept,
    mutations,
    retyped,
    with_main,
    with_operation,
)

__all__: list[str] = []

_INPUT = Operand(OperandType.INT32, lifetime=OperandLifeTime.SUBGRAPH_INPUT)


@mutations(
    rule="operations have the inputs that OperationType lists",
    source="types.hal OperationType; addOperationInputTest",
    covers=by_signature,
)
def add_operation_input(subject: Subject) -> Iterator[Mutation]:
    """An operation with an input too many: a new scalar INT32, an input of the model too."""
    main, index = subject.model.main, len(subject.operands)
    for number, operation in enumerate(subject.operations):
        inputs = [subject.operands[i].type for i in operation.inputs]
        outputs = [subject.operands[i].type for i in operation.outputs]
        if may_accept(operation, [*inputs, OperandType.INT32], outputs, subject.version):
            continue
        changed = with_operation(subject.model, number, inputs=(*operation.inputs, index))
        what = f"an INT32 added as input {len(inputs)} of {subject.operation_name(number)}"
        yield Mutation(
            what,
            with_main(
                changed,
                operands=(*main.operands, _INPUT),
                input_indexes=(*main.input_indexes, index),
            ),
        )


_OUTPUT = Operand(OperandType.INT32, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)


@mutations(
    rule="operations have the outputs that OperationType lists",
    source="types.hal OperationType; addOperationOutputTest",
    covers=by_signature,
)
def add_operation_output(subject: Subject) -> Iterator[Mutation]:
    """An operation with an output too many: a new scalar INT32, an output of the model too."""
    main, index = subject.model.main, len(subject.operands)
    for number, operation in enumerate(subject.operations):
        if _may_have_one_more(subject, operation):
            continue
        changed = with_operation(subject.model, number, outputs=(*operation.outputs, index))
        what = f"an INT32 added as output {len(operation.outputs)}"
        yield Mutation(
            f"{what} of {subject.operation_name(number)}",
            with_main(
                changed,
                operands=(*main.operands, _OUTPUT),
                output_indexes=(*main.output_indexes, index),
            ),
        )


def _may_have_one_more(subject: Subject, operation: Operation) -> bool:
    if operation.type == OperationType.WHILE:
        body = subject.operands[operation.inputs[1]].location.offset
        results = subject.model.referenced[body].output_indexes
        return len(results) > len(operation.outputs)  # the body may give an INT32 there
    inputs = [subject.operands[i].type for i in operation.inputs]
    outputs = [subject.operands[i].type for i in operation.outputs]
    return may_accept(operation, inputs, [*outputs, OperandType.INT32], subject.version)


_BELOW_THEIR_NUMBER: Final = "operations refer to operands by indexes below their number"


@mutations(
    rule=_BELOW_THEIR_NUMBER,
    source="types.hal Operation.inputs; mutateOperationInputOperandIndexTest",
    covers=by_operations,
)
def operation_input_operand_index(subject: Subject) -> Iterator[Mutation]:
    """An input of an operation that is no operand of the model."""
    return _beyond_the_operands(subject, "input")


@mutations(
    rule=_BELOW_THEIR_NUMBER,
    source="types.hal Operation.outputs; mutateOperationOutputOperandIndexTest",
    covers=by_operations,
)
def operation_output_operand_index(subject: Subject) -> Iterator[Mutation]:
    """An output of an operation that is no operand of the model."""
    return _beyond_the_operands(subject, "output")


def _beyond_the_operands(subject: Subject, side: str) -> Iterator[Mutation]:
    count = len(subject.operands)
    for number, operation in enumerate(subject.operations):
        all_indexes: tuple[int, ...] = getattr(operation, f"{side}s")
        for position, index in enumerate(all_indexes):
            wrong = (*all_indexes[:position], count, *all_indexes[position + 1 :])
            what = f"{side} {position} of {subject.operation_name(number)}: operand {index}"
            what = f"{what} -> {count} of {count} operands"
            yield Mutation(what, with_operation(subject.model, number, **{f"{side}s": wrong}))


_OEM = (OperandType.OEM, OperandType.TENSOR_OEM_BYTE)

_LAST = {
    HalVersion.V1_0: OperandType.TENSOR_QUANT8_ASYMM,
    HalVersion.V1_1: OperandType.TENSOR_QUANT8_ASYMM,
    HalVersion.V1_2: OperandType.TENSOR_QUANT8_SYMM,
}
"""The last type that a version has; it is SUBGRAPH since HAL 1.3."""


@mutations(
    rule="operands have one of the combinations of types that OperationType lists",
    source="types.hal OperationType; mutateOperationOperandTypeTest",
    covers=by_signature,
)
def operation_operand_type(subject: Subject) -> Iterator[Mutation]:
    """Operands of a type that their operation does not take there."""
    last = _LAST.get(subject.version, OperandType.SUBGRAPH)
    types = [type for type in OperandType if type <= last and type not in _OEM]
    for index in subject.telling_operands:
        for type in types:
            if type == subject.operands[index].type or _is_legal(subject, index, type):
                continue
            changed = retyped(subject.model, index, type)
            if changed is not None:
                what = f"{subject.operand_names[index]}: type {subject.type_name(index)}"
                yield Mutation(f"{what} -> {type.name}", changed)


def _is_legal(subject: Subject, index: int, type: OperandType) -> bool:
    """Whether all operations that use the operand, if any, may have it of ``type``."""
    users = subject.users.get(index, ())
    return all(_may_have(subject, subject.operations[user], index, type) for user in users)


def _may_have(subject: Subject, operation: Operation, index: int, type: OperandType) -> bool:
    def types(indexes: tuple[int, ...]) -> list[int]:
        return [type if i == index else subject.operands[i].type for i in indexes]

    return may_accept(operation, types(operation.inputs), types(operation.outputs), subject.version)


_AROUND_OEM: Final = (9999, 10001)

_AFTER_THE_LAST: Final = {
    FeatureLevel.V1_0: 29,
    FeatureLevel.V1_1: 38,
    FeatureLevel.V1_2: 95,
    FeatureLevel.V1_3: 102,
}
"""First code that a level does not have."""

_AFTER_ALL: Final = max(set(OperationType) - {OperationType.OEM_OPERATION}) + 1
"""The same for later levels."""


@mutations(
    rule="an operation's type is one of OperationType",
    source="types.hal OperationType; mutateOperationTypeTest",
    covers=by_operations,
)
def operation_type(subject: Subject) -> Iterator[Mutation]:
    """Operation types that do not exist: after the last one, and around the OEM operation."""
    codes = [_AFTER_THE_LAST.get(subject.level, _AFTER_ALL)]
    if not subject.version.is_aidl:
        codes += _AROUND_OEM
    if subject.version < HalVersion.V1_2 or subject.version.is_aidl:
        codes.append(-1)
    for number in range(len(subject.operations)):
        for code in codes:
            what = f"{subject.operation_name(number)}: type -> {code}"
            yield Mutation(what, with_operation(subject.model, number, type=code))


@mutations(
    rule="operations have the inputs that OperationType lists",
    source="types.hal OperationType; removeOperationInputTest",
    covers=by_signature,
)
def remove_operation_input(subject: Subject) -> Iterator[Mutation]:
    """An operation that lacks one of its inputs, all of them, or all but the first."""
    for number, operation in enumerate(subject.operations):
        name = subject.operation_name(number)
        outputs = [subject.operands[index].type for index in operation.outputs]
        for what, inputs in _fewer(operation.inputs):
            types = [subject.operands[i].type for i in inputs]
            if not may_accept(operation, types, outputs, subject.version):
                changed = with_operation(subject.model, number, inputs=inputs)
                yield Mutation(f"{what} of {name} removed from its inputs", changed)


def _fewer(inputs: tuple[int, ...]) -> Iterator[tuple[str, tuple[int, ...]]]:
    for position, index in enumerate(inputs):
        what = f"input {position} (operand {index})"
        yield what, (*inputs[:position], *inputs[position + 1 :])
    for kept in range(min(2, len(inputs) - 1)):
        yield f"inputs {kept} to {len(inputs) - 1}", inputs[:kept]


@mutations(
    rule="operations have the outputs that OperationType lists, and every output is written",
    source="types.hal OperationType; removeOperationOutputTest",
    covers=by_operations,
)
def remove_operation_output(subject: Subject) -> Iterator[Mutation]:
    """An operation that does not write one of its outputs any more, which then nobody writes."""
    for number, operation in enumerate(subject.operations):
        for position, index in enumerate(operation.outputs):
            outputs = (*operation.outputs[:position], *operation.outputs[position + 1 :])
            what = f"output {position} (operand {index}) of {subject.operation_name(number)}"
            changed = with_operation(subject.model, number, outputs=outputs)
            yield Mutation(f"{what} removed from its outputs", changed)
