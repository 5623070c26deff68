"""The canonical form of a model: one HAL model with the referenced ones as its subgraphs.

Source: ``ModelBuilder::ModelMaker``.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nnapi.constant_values import ConstantValues
from nnapi.draft import Draft
from nnapi.errors import bad_data
from nnapi.extensions import ExtensionTypes
from nnapi.memory import Memory
from nnhal.memory import Memory as HalMemory
from nnhal.operand_types import is_extension
from nnhal.types import (
    EXTENSION_TYPE_BITS,
    DataLocation,
    ExtensionNameAndPrefix,
    Model,
    Operand,
    OperandLifeTime,
    Subgraph,
)

__all__ = ["canonical_model"]


def canonical_model(draft: Draft, extensions: ExtensionTypes) -> Model:
    """``draft`` as the HAL has it. A model that is referenced twice is there twice.

    BAD_DATA for a constant in a driver's own memory.
    """
    maker = _Maker()
    main = maker.subgraph(draft)
    return Model(
        main=main,
        referenced=tuple(maker.referenced),
        operand_values=maker.values.content,
        pools=tuple(_pool(memory) for memory in maker.memories.memories),
        relax_computation_float32_to_float16=draft.relaxed,
        extension_name_to_prefix=tuple(_extensions(draft, extensions)),
    )


class _Maker:
    """What all subgraphs share."""

    def __init__(self) -> None:
        self.referenced: list[Subgraph] = []
        self.values = ConstantValues()
        self.memories = Draft()

    def subgraph(self, draft: Draft) -> Subgraph:
        operands = [self._located(operand, draft) for operand in draft.operands]
        # Subgraphs last, so that the values of one graph lie together.
        for index, operand in enumerate(operands):
            if operand.lifetime == OperandLifeTime.SUBGRAPH:
                number = self._add(draft.referenced[operand.location.offset])
                location = DataLocation(0, number, 0)
                operands[index] = msgspec.structs.replace(operand, location=location)
        return msgspec.structs.replace(draft.subgraph(), operands=tuple(operands))

    def _add(self, draft: Draft) -> int:
        number = len(self.referenced)
        self.referenced.append(draft.subgraph())  # its number is taken before those it refers to
        self.referenced[number] = self.subgraph(draft)
        return number

    def _located(self, operand: Operand, draft: Draft) -> Operand:
        location = operand.location
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            location = self.values.append(draft.values.at(location))
        elif operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE:
            pool = self.memories.memory_index(draft.memories[location.pool_index])
            location = msgspec.structs.replace(location, pool_index=pool)
        else:
            return operand
        return msgspec.structs.replace(operand, location=location)


def _pool(memory: Memory) -> HalMemory:
    if memory.memory is None:
        raise bad_data("a constant in a driver's own memory")
    return memory.memory


def _extensions(draft: Draft, extensions: ExtensionTypes) -> Iterable[ExtensionNameAndPrefix]:
    return map(extensions.name_and_prefix, dict.fromkeys(_prefixes(draft)))


def _prefixes(draft: Draft) -> Iterable[int]:
    """In the order of use, with repetitions."""
    codes = [operand.type for operand in draft.operands]
    codes += [operation.type for operation in draft.operations]
    yield from (code >> EXTENSION_TYPE_BITS for code in codes if is_extension(code))
    for referenced in draft.referenced:
        yield from _prefixes(referenced)
