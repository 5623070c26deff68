"""Messages of a driver's process and its client: the greeting, and shared objects of the HAL."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from nnhal.types import (
    ExtensionNameAndPrefix,
    OperandV1_0,
    OperandV1_2,
    Operation,
    RequestArgument,
    Subgraph,
)
from nnservice.hal.clocks import Clocks

__all__ = [
    "DEVICE",
    "FENCES",
    "Hello",
    "Refusal",
    "SharedMemory",
    "SharedModelV1_0",
    "SharedModelV1_1",
    "SharedModelV1_2",
    "SharedModelV1_3",
    "SharedRequest",
    "SharedRequestV1_0",
    "SharedObject",
]

DEVICE: Final = 1
"""The number of the driver's device."""

FENCES: Final = 2
"""Number of the object that reports about fences, on each side, between two machines."""


class Hello(msgspec.Struct, frozen=True):
    """``table`` tells versions of this package apart; ``interface`` is that of the device."""

    table: int
    interface: int
    name: str
    threads: int | None
    clocks: Clocks = Clocks()


class Refusal(msgspec.Struct, frozen=True):
    """Reason why there is no driver: its name is ``unknown``, its code ``raised``, or another."""

    reason: str
    unknown: bool
    raised: bool = False


# --- what is sent once and then named by a number --------------------------------------------


class _Shared(msgspec.Struct, frozen=True, array_like=True, tag=True):
    number: int


class SharedMemory(_Shared, frozen=True, array_like=True, tag=True):
    """Its descriptor is the next one of the frame."""

    size: int
    offset: int
    name: str
    writable: bool


class _SharedModel(_Shared, frozen=True, array_like=True, tag=True):
    """``pools`` are numbers of memories; ``operand_values`` is None where the next descriptor of
    the frame has them.
    """

    operand_values: bytes | None
    pools: tuple[int, ...]


class SharedModelV1_0(_SharedModel, frozen=True, array_like=True, tag=True):
    operands: tuple[OperandV1_0, ...]
    operations: tuple[Operation, ...]
    input_indexes: tuple[int, ...]
    output_indexes: tuple[int, ...]


class SharedModelV1_1(SharedModelV1_0, frozen=True, array_like=True, tag=True):
    relax_computation_float32_to_float16: bool


class SharedModelV1_2(_SharedModel, frozen=True, array_like=True, tag=True):
    operands: tuple[OperandV1_2, ...]
    operations: tuple[Operation, ...]
    input_indexes: tuple[int, ...]
    output_indexes: tuple[int, ...]
    relax_computation_float32_to_float16: bool
    extension_name_to_prefix: tuple[ExtensionNameAndPrefix, ...]


class SharedModelV1_3(_SharedModel, frozen=True, array_like=True, tag=True):
    main: Subgraph
    referenced: tuple[Subgraph, ...]
    relax_computation_float32_to_float16: bool
    extension_name_to_prefix: tuple[ExtensionNameAndPrefix, ...]


class SharedRequest(_Shared, frozen=True, array_like=True, tag=True):
    """Pools are numbers of memories, or a device memory's token in brackets."""

    inputs: tuple[RequestArgument, ...]
    outputs: tuple[RequestArgument, ...]
    pools: tuple[int | tuple[int], ...]


class SharedRequestV1_0(_Shared, frozen=True, array_like=True, tag=True):
    inputs: tuple[RequestArgument, ...]
    outputs: tuple[RequestArgument, ...]
    pools: tuple[int, ...]


SharedObject: TypeAlias = (
    SharedMemory
    | SharedModelV1_0
    | SharedModelV1_1
    | SharedModelV1_2
    | SharedModelV1_3
    | SharedRequest
    | SharedRequestV1_0
)
