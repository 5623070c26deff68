"""Data of operands outside of where a model's data is, and of a size that is not the operand's."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnhal.operand_types import is_extension
from nnhal.types import DataLocation, Operand, OperandLifeTime, OperandType
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject, with_operand

__all__ = ["MUTATIONS"]

_L = OperandLifeTime
_OEM = (OperandType.OEM, OperandType.TENSOR_OEM_BYTE)


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for index, operand in enumerate(subject.operands):
        for wrong in _all_wrong_locations(subject, operand):
            what = f"{subject.operand_names[index]}, a {operand.lifetime.name}: location"
            what = f"{what} {_text(operand.location)} -> {_text(wrong)}"
            yield Mutation(what, with_operand(subject.model, index, location=wrong))


def _all_wrong_locations(subject: Subject, operand: Operand) -> Iterator[DataLocation]:
    yield from _wrong_locations(subject, operand)
    if subject.version.is_aidl:
        yield replace(operand.location, padding=1)  # it is for requests only


def _wrong_locations(subject: Subject, operand: Operand) -> Iterator[DataLocation]:
    location, model = operand.location, subject.model
    match operand.lifetime:
        case _L.CONSTANT_COPY:
            yield replace(location, pool_index=1)
            yield from _out_of(len(model.operand_values), operand)
        case _L.CONSTANT_REFERENCE:
            yield replace(location, pool_index=len(model.pools))
            yield from _out_of(model.pools[location.pool_index].size, operand)
        case _L.SUBGRAPH:
            yield replace(location, offset=len(model.referenced))
            yield replace(location, pool_index=1)
            yield replace(location, length=1)
        case _:
            yield DataLocation(pool_index=1)
            yield DataLocation(offset=1)
            yield DataLocation(length=1)


def _out_of(size: int, operand: Operand) -> Iterator[DataLocation]:
    """Beyond the ``size`` bytes that there are, a byte too short, a byte too long."""
    location = operand.location
    yield replace(location, offset=size - location.length + 1)
    if operand.type in _OEM or is_extension(operand.type):
        return  # only the vendor knows the size
    yield replace(location, length=location.length - 1)
    if location.offset + location.length < size:
        yield replace(location, length=location.length + 1)


def _text(location: DataLocation) -> str:
    text = f"pool {location.pool_index}, offset {location.offset}, length {location.length}"
    return f"({text}, padding {location.padding})" if location.padding else f"({text})"


MUTATIONS = MutationGroup(
    name="operand_location",
    rule="a constant is as long as its type and dimensions say and lies inside of the model's "
    "values or pool; a SUBGRAPH's offset is the number of one; all others have no location",
    source="types.hal Operand.location; Validation.cpp validateOperandDataLocation",
    mutate=_mutate,
    covers=by_signature,
)
