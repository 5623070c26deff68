"""Changes to a model that is never changed itself: each gives a new one, which shares the rest."""

from __future__ import annotations

from math import prod
from typing import Any, Final

from msgspec.structs import replace

from nnhal.memory import Memory
from nnhal.operand_types import QUANTIZED, SCALARS, byte_size, size_of_data
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    SymmPerChannelQuantParams,
)
from nnhal.validation.operands import CONSTANTS

__all__ = [
    "ASYMMETRIC",
    "MAX_ADDED_BYTES",
    "as_constant_copy",
    "retyped",
    "with_constant_in_pool",
    "with_main",
    "with_operand",
    "with_operation",
]

MAX_ADDED_BYTES: Final = 32 * 1024
"""No mutation makes a model's values longer than by this: half of what Android recommends as the
largest transaction, the limit of its VTS."""

_ROOM: Final = 64 * 1024
"""Bytes behind a constant: most outputs fit into its pool then."""

ASYMMETRIC: Final = {
    OperandType.TENSOR_QUANT8_ASYMM: (0, 255),
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: (-128, 127),
    OperandType.TENSOR_QUANT16_ASYMM: (0, 65535),
}
"""Least and greatest code of the types that have zero points."""


def with_main(model: Model, **changes: Any) -> Model:
    """``model`` with other fields of its main subgraph."""
    return replace(model, main=replace(model.main, **changes))


def with_operand(model: Model, index: int, **changes: Any) -> Model:
    """``model`` with other fields of an operand of its main subgraph."""
    operands = model.main.operands
    changed = replace(operands[index], **changes)
    return with_main(model, operands=(*operands[:index], changed, *operands[index + 1 :]))


def with_operation(model: Model, number: int, **changes: Any) -> Model:
    """``model`` with other fields of an operation of its main subgraph."""
    operations = model.main.operations
    changed = replace(operations[number], **changes)
    return with_main(model, operations=(*operations[:number], changed, *operations[number + 1 :]))


def as_constant_copy(model: Model, index: int) -> Model | None:
    """``model`` with operand ``index`` a constant, whose data are the first of the model's values.

    Values are appended as needed, all 0. None for an operand of unknown size, and for one that
    would need too many of them. Boundary lists stay as they are.
    """
    operand = model.main.operands[index]
    size = _size(operand)
    values = model.operand_values
    if not size or size - len(values) > MAX_ADDED_BYTES:
        return None
    changed = with_operand(
        model,
        index,
        lifetime=OperandLifeTime.CONSTANT_COPY,
        location=DataLocation(length=size),
    )
    if size <= len(values):
        return changed
    return replace(changed, operand_values=values + bytes(size - len(values)))


def with_constant_in_pool(model: Model) -> Model:
    """``model`` with the data of its first constant tensor in a pool, behind which there is room.

    The model as it is where it has pools already, or no such constant.
    """
    operands = model.main.operands
    copied = (i for i, o in enumerate(operands) if o.lifetime == OperandLifeTime.CONSTANT_COPY)
    index = next((i for i in copied if operands[i].type not in SCALARS), None)
    if model.pools or index is None:
        return model
    place = operands[index].location
    data = model.operand_values[place.offset : place.offset + place.length]
    pool = Memory.from_bytes(data + bytes(_ROOM))
    changed = with_operand(
        model,
        index,
        lifetime=OperandLifeTime.CONSTANT_REFERENCE,
        location=DataLocation(0, 0, place.length),
    )
    return replace(changed, pools=(pool,))


def retyped(model: Model, index: int, type: OperandType) -> Model | None:
    """``model`` with another type of an operand, everything else of which fits that type.

    Dimensions go for a scalar and become [1] for a tensor that had none; quantization becomes
    what the type may have; a constant's data are cut, or values appended. None where these would
    be too many.
    """
    before = model.main.operands[index]
    after = _fitting(before, type)
    if before.lifetime not in CONSTANTS:
        return _with(model, index, after)
    size = byte_size(type) * prod(after.dimensions)
    location, values = before.location, model.operand_values
    if size <= location.length:
        location = replace(location, length=size)
        return _with(model, index, replace(after, location=location))
    if size > MAX_ADDED_BYTES:
        return None
    copy = replace(
        after,
        lifetime=OperandLifeTime.CONSTANT_COPY,
        location=DataLocation(offset=len(values), length=size),
    )
    return replace(_with(model, index, copy), operand_values=values + bytes(size))


def _with(model: Model, index: int, operand: Operand) -> Model:
    operands = model.main.operands
    return with_main(model, operands=(*operands[:index], operand, *operands[index + 1 :]))


def _fitting(operand: Operand, type: OperandType) -> Operand:
    """``operand`` as one of ``type``: dimensions, scale, zero point, extra parameters."""
    dimensions = () if type in SCALARS else operand.dimensions or (1,)
    scale, zero_point, extra = 0.0, 0, None
    if type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        extra = SymmPerChannelQuantParams((1.0,) * dimensions[0], 0)
    elif type in QUANTIZED:
        scale = operand.scale if operand.scale > 0 else 1.0
        low, high = ASYMMETRIC.get(type, (0, 0))
        zero_point = min(max(operand.zero_point, low), high)
    elif type == OperandType.TENSOR_INT32:
        scale = operand.scale
    return replace(
        operand,
        type=type,
        dimensions=dimensions,
        scale=scale,
        zero_point=zero_point,
        extra_params=extra,
    )


def _size(operand: Operand) -> int:
    """Bytes of data; 0 where they are not known."""
    try:
        return size_of_data(operand.type, operand.dimensions)
    except ValueError:  # of a vendor's type
        return 0
