"""Operands that no operation reads or writes. All rules for operands hold for them, too."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from nnhal.types import (
    DataLocation,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    SymmPerChannelQuantParams,
)
from vts.mutations import Mutation, Subject, mutations, with_main
from vts.test_group import IndexedCase

__all__: list[str] = []

_COPY: Final = OperandLifeTime.CONSTANT_COPY

_BYTES: Final = 8
"""Data of each constant."""

_FLOATS: Final = Operand(OperandType.TENSOR_FLOAT32, (2,), lifetime=_COPY)
_CODES: Final = Operand(OperandType.TENSOR_QUANT8_ASYMM, (_BYTES,), 0.5, 128, _COPY)
_SCALAR: Final = Operand(OperandType.INT32, lifetime=_COPY)

_CHANNELS: Final = Operand(
    OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL,
    (0, 2),
    lifetime=OperandLifeTime.SUBGRAPH_INPUT,
    extra_params=SymmPerChannelQuantParams((), 0),
)
"""Validation.cpp, validateOperandExtraParams: a channel dimension must be known."""

_NO_TYPE: Final = 9_999
"""A code that is none in any version."""

_WRONG_CONSTANTS: Final[dict[str, Operand]] = {
    "a TENSOR_FLOAT32 with scale 1": replace(_FLOATS, scale=1.0),
    "a TENSOR_FLOAT32 with zero point 1": replace(_FLOATS, zero_point=1),
    "a TENSOR_FLOAT32 with dimensions [3] and data of [2]": replace(_FLOATS, dimensions=(3,)),
    "a TENSOR_FLOAT32 of unknown dimensions": replace(_FLOATS, dimensions=(0,)),
    "a TENSOR_QUANT8_ASYMM with scale 0": replace(_CODES, scale=0.0),
    "a TENSOR_QUANT8_ASYMM with scale -1": replace(_CODES, scale=-1.0),
    "a TENSOR_QUANT8_ASYMM with zero point -1": replace(_CODES, zero_point=-1),
    "a TENSOR_QUANT8_ASYMM with zero point 256": replace(_CODES, zero_point=256),
    "an INT32 with dimensions [1]": replace(_SCALAR, dimensions=(1,)),
    f"an operand of type {_NO_TYPE}": replace(_FLOATS, type=_NO_TYPE),
}


def _by_version(case: IndexedCase) -> Iterable[Hashable]:
    return () if case.expect_failure else (case.version,)


@mutations(
    rule=(
        "every operand has a type and what this type may have, constants have all of their data, "
        "channels have scales, and temporary variables are written"
    ),
    source=(
        "types.hal Operand; Validation.cpp validateOperands, validateOperandExtraParams, "
        "validateExecutionOrder"
    ),
    covers=_by_version,
)
def unread_operand(subject: Subject) -> Iterator[Mutation]:
    if subject.version >= HalVersion.V1_2:
        main = subject.model.main
        inputs = (*main.input_indexes, len(main.operands))
        model = with_main(_with(subject.model, _CHANNELS), input_indexes=inputs)
        what = "a TENSOR_QUANT8_SYMM_PER_CHANNEL of an unknown number of channels, with no scales"
        yield Mutation(f"input added that nothing reads: {what}", model)
    temporary = replace(_FLOATS, lifetime=OperandLifeTime.TEMPORARY_VARIABLE)
    yield Mutation("temporary variable added that nothing writes", _with(subject.model, temporary))
    for what, operand in _WRONG_CONSTANTS.items():
        model = subject.model
        length = 4 if operand.type == OperandType.INT32 else _BYTES
        location = DataLocation(offset=len(model.operand_values), length=length)
        longer = replace(model, operand_values=model.operand_values + bytes(_BYTES))
        changed = _with(longer, replace(operand, location=location))
        yield Mutation(f"constant added that nothing reads: {what}", changed)


def _with(model: Model, operand: Operand) -> Model:
    return with_main(model, operands=(*model.main.operands, operand))
