"""A request against the model it is for."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from nnhal.errors import Invalid
from nnhal.operand_types import SCALARS, is_extension, size_of_data
from nnhal.types import BufferToken, DataLocation, Operand, Request, RequestArgument, RequestV1_0
from nnhal.validation.buffers import combine_dimensions
from nnhal.validation.extensions import ExtensionTypes, size_of_extension_data
from nnhal.validation.overlaps import NO_CONSTANTS, ConstantRanges, check_no_overlap

__all__ = ["check_request"]

_NO_TYPES: Final[ExtensionTypes] = MappingProxyType({})
_UINT32_LIMIT: Final = 1 << 32


def check_request(
    request: Request | RequestV1_0,
    inputs: Sequence[Operand],
    outputs: Sequence[Operand],
    *,
    allow_unspecified_output: bool,
    extension_types: ExtensionTypes = _NO_TYPES,
    constants: ConstantRanges = NO_CONSTANTS,
) -> None:
    """Raises Invalid. ``inputs`` and ``outputs`` are the operands of the model's boundary.

    Outputs of unknown shape are allowed from HAL 1.2 on, except in fenced executions. Data of
    extension types may have any size unless ``extension_types`` tells. Outputs may not touch
    ``constants``, the model's data in memory pools.
    """
    sizes = [_pool_size(index, pool) for index, pool in enumerate(request.pools)]
    rules = _Rules(sizes, extension_types, allow_unspecified=False)
    _check_arguments("input", request.inputs, inputs, rules)
    rules = rules._replace(allow_unspecified=allow_unspecified_output)
    _check_arguments("output", request.outputs, outputs, rules)
    check_no_overlap(request, constants)


class _Rules(NamedTuple):
    """What arguments are checked against, beside their operands."""

    pool_sizes: Sequence[int]
    extension_types: ExtensionTypes
    allow_unspecified: bool


def _pool_size(index: int, pool: object) -> int:
    """Bytes of a pool; 0 for a device memory, of which arguments take the whole."""
    if isinstance(pool, BufferToken):
        if pool.token <= 0:
            raise Invalid(f"pool {index} has the token {pool.token}")
        return 0
    size: int = pool.size  # type: ignore[attr-defined]
    if size == 0:
        raise Invalid(f"pool {index} is empty")
    return size


def _check_arguments(
    what: str,
    arguments: Sequence[RequestArgument],
    operands: Sequence[Operand],
    rules: _Rules,
) -> None:
    if len(arguments) != len(operands):
        raise Invalid(f"{len(arguments)} {what}s, the model has {len(operands)}")
    for index, (argument, operand) in enumerate(zip(arguments, operands, strict=True)):
        try:
            if argument.has_no_value:
                _check_omitted(argument)
            else:
                _check_location(argument.location, rules.pool_sizes)
                _check_argument(argument, operand, rules)
        except Invalid as error:
            raise Invalid(f"{what} {index}: {error}") from None


def _check_omitted(argument: RequestArgument) -> None:
    if argument.location != DataLocation() or argument.dimensions:
        raise Invalid("has no value, yet a location or dimensions")


def _check_location(location: DataLocation, sizes: Sequence[int]) -> None:
    if not 0 <= location.pool_index < len(sizes):
        raise Invalid(f"pool index {location.pool_index} of {len(sizes)} pools")
    size = sizes[location.pool_index]
    end = location.offset + location.length + location.padding
    if min(location.offset, location.length, location.padding) < 0 or end > size:
        pool = location.pool_index
        raise Invalid(f"bytes {location.offset} to {end} of pool {pool}, which has {size}")
    if size and not location.length:
        raise Invalid("an empty range of a memory pool")


def _check_argument(argument: RequestArgument, operand: Operand, rules: _Rules) -> None:
    dimensions = _dimensions(argument, operand)
    vendors = rules.extension_types.get(operand.type)
    if not rules.allow_unspecified:
        if is_extension(operand.type):
            tensor = vendors is not None and vendors.is_tensor
        else:
            tensor = operand.type not in SCALARS
        if 0 in dimensions or 0 in argument.dimensions or (tensor and not dimensions):
            raise Invalid(f"unknown dimensions {list(dimensions)}")
    if not argument.location.length:
        return  # the driver knows the size of its device memory
    if vendors is not None:
        size = size_of_extension_data(vendors, dimensions)
    elif is_extension(operand.type):
        return  # only the vendor knows the size
    else:
        size = size_of_data(operand.type, dimensions)
    if size and argument.location.length != size:
        raise Invalid(f"{argument.location.length} bytes for {list(dimensions)}, expected {size}")


def _dimensions(argument: RequestArgument, operand: Operand) -> tuple[int, ...]:
    if any(not 0 <= dimension < _UINT32_LIMIT for dimension in argument.dimensions):
        raise Invalid(f"dimensions {list(argument.dimensions)} are no unsigned 32-bit numbers")
    known = combine_dimensions(operand.dimensions, argument.dimensions)
    # A dimension that the model knows cannot be taken back by giving 0.
    if operand.dimensions and argument.dimensions and known != argument.dimensions:
        raise Invalid(f"dimensions {list(argument.dimensions)}, the model has {list(known)}")
    return known
