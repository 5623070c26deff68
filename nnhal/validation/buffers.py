"""Device memories: the roles that a client wants a buffer for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nnhal.errors import Invalid
from nnhal.operand_types import SCALARS, is_extension
from nnhal.types import BufferDesc, BufferRole, Operand

__all__ = ["check_buffer_roles", "combine_dimensions"]


def combine_dimensions(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """All that is known from both; raises Invalid where they contradict each other.

    Empty is an unknown rank, 0 an unknown dimension.
    """
    if not one or not other:
        return tuple(one or other)
    pairs = list(zip(one, other, strict=False))
    if len(one) != len(other) or any(a != b and a and b for a, b in pairs):
        raise Invalid(f"dimensions {list(one)} and {list(other)} contradict each other")
    return tuple(a or b for a, b in pairs)


def check_buffer_roles(
    desc: BufferDesc,
    input_roles: Sequence[BufferRole],
    output_roles: Sequence[BufferRole],
    models: Sequence[tuple[Sequence[Operand], Sequence[Operand]]],
) -> Operand:
    """The operand that the buffer holds, with all dimensions that are known; raises Invalid.

    ``models`` has the operands of inputs and of outputs of each prepared model.
    """
    if not models:
        raise Invalid("no prepared model")
    if not input_roles and not output_roles:
        raise Invalid("no role")
    operands = [
        *_operands("input", input_roles, [inputs for inputs, _ in models]),
        *_operands("output", output_roles, [outputs for _, outputs in models]),
    ]
    return _combine(desc, operands)


def _operands(
    what: str, roles: Sequence[BufferRole], models: Sequence[Sequence[Operand]]
) -> list[Operand]:
    seen: set[tuple[int, int]] = set()
    for role in roles:
        place = role.model_index, role.io_index
        if not 0 <= role.model_index < len(models):
            raise Invalid(f"model index {role.model_index} of {len(models)} prepared models")
        if not 0 <= role.io_index < len(models[role.model_index]):
            raise Invalid(f"{what} {role.io_index} of prepared model {role.model_index}")
        if not 0 < role.frequency <= 1:
            raise Invalid(f"frequency {role.frequency}, expected more than 0 and at most 1")
        if place in seen:
            raise Invalid(f"{what} {role.io_index} of prepared model {role.model_index} twice")
        seen.add(place)
    return [models[role.model_index][role.io_index] for role in roles]


def _combine(desc: BufferDesc, operands: Sequence[Operand]) -> Operand:
    first, dimensions = operands[0], desc.dimensions
    for operand in operands:
        same = operand.type == first.type and operand.scale == first.scale
        same = same and operand.zero_point == first.zero_point
        same = same and (is_extension(first.type) or operand.extra_params == first.extra_params)
        if not same:
            raise Invalid("the roles differ in type or quantization")
        dimensions = combine_dimensions(dimensions, operand.dimensions)
    if first.type in SCALARS and dimensions:
        raise Invalid(f"dimensions {list(dimensions)} for a scalar")
    return msgspec.structs.replace(first, dimensions=tuple(dimensions))
