"""Sound models of a later version of the HAL than the interface that they are sent by.

A driver of that version may know what they have, but not by this interface. Android's mutations of
types come near it: the first code that an interface does not have, in a model that is wrong anyway.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nnhal.errors import Invalid
from nnhal.operations.registry import OPERATIONS
from nnhal.types import HalVersion, Model, OperandType
from nnhal.validation import check_model
from nnhal.validation.operands import CONSTANTS
from nntest.cases.covering import by_operations
from vts.mutations import Mutation, Subject, mutations, with_operand, with_operation
from vts.mutations.edits import retyped

__all__: list[str] = []

_T = OperandType

_LATER: Final = (
    {_T.TENSOR_FLOAT32: _T.TENSOR_FLOAT16, _T.FLOAT32: _T.FLOAT16},
    {_T.TENSOR_QUANT8_ASYMM: _T.TENSOR_QUANT8_ASYMM_SIGNED},
)
"""Types with ones that operations took in their place later."""


@mutations(
    rule=(
        "an interface knows the operations and types of its own version, and none of later ones, "
        "nor tensors of unknown rank before HAL 1.2"
    ),
    source=(
        "1.0 to 1.2/types.hal OperationType, OperandType, Operand.dimensions; Validation.cpp "
        "validateModel, validateOperandDimensions"
    ),
    covers=by_operations,
    until=HalVersion.V1_2,
)
def later_version(subject: Subject) -> Iterator[Mutation]:
    for mutation in (
        *_with_later_operations(subject),
        *_with_later_types(subject),
        *_with_later_dimensions(subject),
    ):
        assert isinstance(mutation.model, Model)
        if _level(mutation.model) > subject.version.level:
            yield mutation


def _with_later_operations(subject: Subject) -> Iterator[Mutation]:
    later = [spec for spec in OPERATIONS.values() if spec.since > subject.version.level]
    for number in range(len(subject.operations)):
        for spec in later:
            what = f"{subject.operation_name(number)}: type -> {spec.name}, of HAL {spec.since}"
            yield Mutation(what, with_operation(subject.model, number, type=spec.type))


def _with_later_types(subject: Subject) -> Iterator[Mutation]:
    for types in _LATER:
        model: Model | None = subject.model
        for index, operand in enumerate(subject.operands):
            type = types.get(OperandType(operand.type))
            if type is not None and model is not None:
                model = retyped(model, index, type)
        if model is not None and model is not subject.model:
            names = ", ".join(f"{old.name} -> {new.name}" for old, new in types.items())
            yield Mutation(f"all operands: {names}", model)


def _with_later_dimensions(subject: Subject) -> Iterator[Mutation]:
    """Of unknown rank, which came with HAL 1.2."""
    for index, operand in enumerate(subject.operands):
        if operand.lifetime not in CONSTANTS and operand.dimensions:
            what = f"{subject.operand_names[index]}: dimensions {list(operand.dimensions)} -> []"
            yield Mutation(what, with_operand(subject.model, index, dimensions=()))


def _level(model: Model) -> int:
    """The least level that has all of ``model``; 0 if it is wrong otherwise."""
    try:
        return check_model(model)
    except Invalid:
        return 0
