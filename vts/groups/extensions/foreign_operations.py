"""Models of one operation of an extension that no driver knows, and nothing else.

Its number may be that of an operation of the driver's own: which extension an operation belongs to,
its prefix says (``types.hal`` 1.2, ``Model.extensionNameToPrefix``), not its number. The operands
are such as an operation of the driver may have: what these are only its vendor knows, so there are
several, of the HAL's types and of the driver's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from nnhal.device import Device
from nnhal.extensions import code_in
from nnhal.types import (
    ExtensionNameAndPrefix,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    Subgraph,
)

__all__ = ["operations_alone"]

_FOREIGN_PREFIX: Final = 1
_FIRST_OWN: Final = 2
_NUMBERS: Final = range(8)
"""Vendors count from 0 or 1."""

_DIMENSIONS: Final = (2, 3)


def operations_alone(device: Device, foreign: str) -> Iterator[tuple[str, Model]]:
    """Models, and what they have. All name the driver's own extensions, too."""
    own = list(enumerate(device.supported_extensions, _FIRST_OWN))
    names = [(foreign, _FOREIGN_PREFIX), *((each.name, prefix) for prefix, each in own)]
    pairs = tuple(ExtensionNameAndPrefix(*pair) for pair in names)
    types = [
        code_in(prefix, type.type)
        for prefix, extension in own
        for type in extension.operand_types
        if type.is_tensor
    ]
    for number, operands in product(_NUMBERS, _operands([OperandType.TENSOR_FLOAT32, *types])):
        operation = code_in(_FOREIGN_PREFIX, number)
        main = _alone(operation, *operands)
        inputs = "one input" if len(operands[0]) == 1 else "two inputs"
        what = f"nothing but operation {number} of {foreign}, of {inputs}"
        yield what, Model(main, extension_name_to_prefix=pairs)


def _operands(types: Sequence[int]) -> Iterator[tuple[list[int], int]]:
    """Types of one and two inputs, and of the output: all the same, or a float32 from others."""
    real = types[0]
    for type in types:
        yield [type], type
        yield [type, type], type
        if type != real:
            yield [type], real


def _alone(operation: int, inputs: Sequence[int], output: int) -> Subgraph:
    read = [Operand(type, _DIMENSIONS, lifetime=OperandLifeTime.SUBGRAPH_INPUT) for type in inputs]
    written = Operand(output, _DIMENSIONS, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
    places = tuple(range(len(read)))
    return Subgraph(
        operands=(*read, written),
        operations=(Operation(operation, places, (len(read),)),),
        input_indexes=places,
        output_indexes=(len(read),),
    )
