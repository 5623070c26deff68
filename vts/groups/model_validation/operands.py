"""Operands that contradict their type, their life time, or who uses them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from nnhal.operand_types import QUANTIZED, SCALARS, TENSORS, is_extension
from nnhal.operations.node import code_name
from nnhal.types import DataLocation, HalVersion, Model, Operand, OperandLifeTime, OperandType
from nntest.cases.covering import by_operations, by_signature
from vts.mutations import Mutation, Subject, as_constant_copy, mutations, with_main, with_operand
from vts.raw import in_words_of

__all__: list[str] = []

_L = OperandLifeTime

_WRONG_LIFETIMES = {
    _L.TEMPORARY_VARIABLE: (_L.SUBGRAPH_INPUT, _L.CONSTANT_COPY),
    _L.SUBGRAPH_OUTPUT: (_L.SUBGRAPH_INPUT, _L.CONSTANT_COPY),
    _L.SUBGRAPH_INPUT: (_L.TEMPORARY_VARIABLE, _L.SUBGRAPH_OUTPUT),
    _L.CONSTANT_COPY: (_L.TEMPORARY_VARIABLE, _L.SUBGRAPH_OUTPUT),
    _L.CONSTANT_REFERENCE: (_L.TEMPORARY_VARIABLE, _L.SUBGRAPH_OUTPUT),
}
"""Life times by which an operand that is written must not be, or the other way round."""


@mutations(
    rule="an operation writes each temporary variable and each output, and no other operand",
    source="types.hal OperandLifeTime; mutateOperandLifeTimeTest",
    covers=by_signature,
)
def operand_lifetime(subject: Subject) -> Iterator[Mutation]:
    """Life times that contradict whether an operation writes the operand."""
    for index, operand in enumerate(subject.operands):
        for lifetime in _WRONG_LIFETIMES.get(operand.lifetime, ()):
            changed = _with_lifetime(subject.model, index, lifetime)
            if changed is not None:
                what = f"{subject.operand_names[index]}: life time {operand.lifetime.name}"
                yield Mutation(f"{what} -> {lifetime.name}, in the boundary lists too", changed)


def _with_lifetime(model: Model, index: int, lifetime: OperandLifeTime) -> Model | None:
    """Change a life time, and the lists of inputs and outputs with it."""
    changed: Model | None
    if lifetime == _L.CONSTANT_COPY:
        changed = as_constant_copy(model, index)
    else:
        changed = with_operand(model, index, lifetime=lifetime, location=DataLocation())
    if changed is None:
        return None
    inputs = [i for i in model.main.input_indexes if i != index]
    outputs = [i for i in model.main.output_indexes if i != index]
    if lifetime == _L.SUBGRAPH_INPUT:
        inputs.append(index)
    elif lifetime == _L.SUBGRAPH_OUTPUT:
        outputs.append(index)
    return with_main(changed, input_indexes=tuple(inputs), output_indexes=tuple(outputs))


_WRONG_IN_LISTS = {
    _L.CONSTANT_COPY: _L.SUBGRAPH_INPUT,
    _L.CONSTANT_REFERENCE: _L.SUBGRAPH_INPUT,
    _L.SUBGRAPH_INPUT: _L.CONSTANT_COPY,
    _L.SUBGRAPH_OUTPUT: _L.TEMPORARY_VARIABLE,
    _L.TEMPORARY_VARIABLE: _L.SUBGRAPH_OUTPUT,
}
"""Whether an operation has to write the operand stays the same."""


@mutations(
    rule="a model's inputIndexes and outputIndexes list the operands of these life times, no other",
    source="types.hal Model.inputIndexes; mutateOperandInputOutputTest",
    covers=by_signature,
)
def operand_input_output(subject: Subject) -> Iterator[Mutation]:
    """Life times of a boundary that the model's lists of inputs and outputs do not know of."""
    for index, operand in enumerate(subject.operands):
        lifetime = _WRONG_IN_LISTS.get(operand.lifetime)
        if lifetime is None:
            continue
        if lifetime == _L.CONSTANT_COPY:
            changed = as_constant_copy(subject.model, index)
        else:
            location = DataLocation()
            changed = with_operand(subject.model, index, lifetime=lifetime, location=location)
        if changed is not None:
            what = f"{subject.operand_names[index]}: life time {operand.lifetime.name}"
            yield Mutation(f"{what} -> {lifetime.name}, boundary lists as before", changed)


@mutations(
    rule="numberOfConsumers is how often operations have the operand as input",
    source="types.hal Operand.numberOfConsumers; mutateOperandNumberOfConsumersTest",
    covers=by_signature,
    until=HalVersion.V1_2,
)
def operand_number_of_consumers(subject: Subject) -> Iterator[Mutation]:
    """Wrong numbers of consumers, which HIDL's operands carry.

    The canonical form, HAL 1.3, leaves them out, as they follow from the operations: a driver of
    HAL 1.3 gets these models by its interface of 1.2.
    """
    words = in_words_of(subject.version, subject.model)
    assert not isinstance(words, Model)
    operands: tuple[Any, ...] = words.operands
    for index, operand in enumerate(operands):
        count = operand.number_of_consumers
        for wrong in (count - 1, count + 1) if count else (1,):
            changed = replace(operand, number_of_consumers=wrong)
            what = f"{subject.operand_names[index]}: numberOfConsumers {count} -> {wrong}"
            all_operands = (*operands[:index], changed, *operands[index + 1 :])
            yield Mutation(what, replace(words, operands=all_operands))


_OEM = (OperandType.OEM, OperandType.TENSOR_OEM_BYTE)


@mutations(
    rule="a scalar has no dimensions, and before HAL 1.2 a tensor has a known rank",
    source="types.hal Operand.dimensions; mutateOperandRankTest",
    covers=by_signature,
)
def operand_rank(subject: Subject) -> Iterator[Mutation]:
    """Scalars with a dimension, and before HAL 1.2 tensors without any."""
    for index, operand in enumerate(subject.operands):
        dimensions = _wrong_dimensions(operand, subject.version)
        if dimensions is not None and dimensions != operand.dimensions:
            what = f"{subject.operand_names[index]}, a {subject.type_name(index)}: dimensions"
            what = f"{what} {list(operand.dimensions)} -> {list(dimensions)}"
            yield Mutation(what, with_operand(subject.model, index, dimensions=dimensions))


def _wrong_dimensions(operand: Operand, version: HalVersion) -> tuple[int, ...] | None:
    if operand.type in _OEM or operand.type == OperandType.SUBGRAPH:
        return None
    if operand.type in SCALARS:
        return (0,)
    if operand.type in TENSORS and version < HalVersion.V1_2:
        return ()
    return None


@mutations(
    rule="scale is more than 0 for a quantized type, at least 0 for TENSOR_INT32, 0 for all else",
    source="types.hal Operand.scale; mutateOperandScaleTest",
    covers=by_signature,
)
def operand_scale(subject: Subject) -> Iterator[Mutation]:
    """Scales that an operand's type cannot have."""
    for index, operand in enumerate(subject.operands):
        if operand.type in _OEM or is_extension(operand.type):
            continue
        scale = _wrong_scale(operand.type)
        what = f"{subject.operand_names[index]}, a {subject.type_name(index)}: scale"
        what = f"{what} {operand.scale:g} -> {scale:g}"
        yield Mutation(what, with_operand(subject.model, index, scale=scale))


def _wrong_scale(type: int) -> float:
    if type == OperandType.TENSOR_INT32:
        return -1.0
    if type in QUANTIZED and type != OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        return 0.0
    return 1.0


_OUTSIDE_OF_OEM: Final = (9999, 10002)

_TYPES: Final = {
    HalVersion.V1_0: (-1, 6, *_OUTSIDE_OF_OEM),
    HalVersion.V1_1: (-1, 6, *_OUTSIDE_OF_OEM),
    HalVersion.V1_2: (0xFFFF_FFFF, 14, *_OUTSIDE_OF_OEM),
    HalVersion.V1_3: (0xFFFF_FFFF, 16, *_OUTSIDE_OF_OEM),
}
"""Codes of no type. From HAL 1.2 on they are unsigned, and the largest is that of an extension that
the model does not name."""

_TYPES_IN_AIDL: Final = (-1, 16)
"""Codes of no type in AIDL, where they are signed again and OEM types are gone."""


@mutations(
    rule="an operand's type is one of OperandType",
    source="types.hal OperandType; mutateOperandTypeTest",
    covers=by_operations,
)
def operand_type(subject: Subject) -> Iterator[Mutation]:
    """Operand types that do not exist: just outside of the fundamental and of the OEM ranges."""
    for index, operand in enumerate(subject.operands):
        for code in _TYPES.get(subject.version, _TYPES_IN_AIDL):
            what = f"{subject.operand_names[index]}: type {code_name(OperandType, operand.type)}"
            yield Mutation(f"{what} -> {code}", with_operand(subject.model, index, type=code))


_WRONG_ZERO_POINTS: Final[dict[int, tuple[int, ...]]] = {
    OperandType.TENSOR_QUANT8_ASYMM: (-1, 256),
    OperandType.TENSOR_QUANT8_SYMM: (-129, -1, 1, 128),
    OperandType.TENSOR_QUANT16_ASYMM: (-1, 65536),
    OperandType.TENSOR_QUANT16_SYMM: (-32769, -1, 1, 32768),
    # Android's VTS has none for it; model_validation_extra has.
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: (),
    OperandType.OEM: (),
    OperandType.TENSOR_OEM_BYTE: (),
}
"""Types that are quantized otherwise, or not at all, take 0 only."""


@mutations(
    rule="the zero point is in the range of an asymmetric type, and 0 for all others",
    source="types.hal Operand.zeroPoint; mutateOperandZeroPointTest",
    covers=by_signature,
)
def operand_zero_point(subject: Subject) -> Iterator[Mutation]:
    """Zero points that an operand's type cannot have."""
    for index, operand in enumerate(subject.operands):
        if is_extension(operand.type):
            continue
        for zero_point in _WRONG_ZERO_POINTS.get(operand.type, (1,)):
            what = f"{subject.operand_names[index]}, a {subject.type_name(index)}: zero point"
            what = f"{what} {operand.zero_point} -> {zero_point}"
            yield Mutation(what, with_operand(subject.model, index, zero_point=zero_point))
