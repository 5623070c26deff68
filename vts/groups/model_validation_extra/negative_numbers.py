"""Numbers below 0 where numbers count or point to something: AIDL's are signed, HIDL's are not."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from msgspec.structs import replace

from nnhal.types import HalVersion, OperandLifeTime, OperandType, SymmPerChannelQuantParams
from nnhal.validation.operands import CONSTANTS
from vts.mutations import Mutation, Subject, mutations, with_main, with_operand, with_operation
from vts.test_group import IndexedCase

__all__: list[str] = []

_WITH_LOCATION = CONSTANTS | {OperandLifeTime.SUBGRAPH}


_APART = {OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL.name, "IF", "WHILE"}
"""Types and operations with numbers of their own."""


def _by_numbers(case: IndexedCase) -> Iterable[Hashable]:
    if case.expect_failure:
        return ()
    return (case.version, *_APART.intersection((*case.types, *case.operations)))


@mutations(
    rule="dimensions, indexes, offsets and lengths are 0 or more",
    source=(
        "Operand.aidl, Operation.aidl, Subgraph.aidl, DataLocation.aidl, "
        "SymmPerChannelQuantParams.aidl; Conversions.cpp"
    ),
    since=HalVersion.AIDL_V1,
    covers=_by_numbers,
)
def negative_numbers(subject: Subject) -> Iterator[Mutation]:
    yield from _in_operands(subject)
    model, main = subject.model, subject.model.main
    for number, operation in enumerate(subject.operations):
        name = subject.operation_name(number)
        for side in ("inputs", "outputs"):
            wrong = (-1, *getattr(operation, side)[1:])
            what = f"{name}: first of the {side} -> operand -1"
            yield Mutation(what, with_operation(model, number, **{side: wrong}))
    for field in ("input_indexes", "output_indexes"):
        wrong = (*getattr(main, field), -1)
        yield Mutation(f"{field} with operand -1 more", with_main(model, **{field: wrong}))


def _in_operands(subject: Subject) -> Iterator[Mutation]:
    model = subject.model
    for index, operand in enumerate(subject.operands):
        name = f"{subject.operand_names[index]}, a {subject.type_name(index)}"
        if operand.dimensions:
            dimensions = (-1, *operand.dimensions[1:])
            what = f"{name}: dimensions {list(operand.dimensions)} -> {list(dimensions)}"
            yield Mutation(what, with_operand(model, index, dimensions=dimensions))
        if operand.lifetime in _WITH_LOCATION:
            for field in ("pool_index", "offset", "length"):
                location = replace(operand.location, **{field: -1})
                what = f"{name}: location with {field} -1"
                yield Mutation(what, with_operand(model, index, location=location))
        if isinstance(operand.extra_params, SymmPerChannelQuantParams):
            wrong = replace(operand.extra_params, channel_dim=-1)
            yield Mutation(f"{name}: channelDim -1", with_operand(model, index, extra_params=wrong))
