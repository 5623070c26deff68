"""Models whose constants lie in several pools, each behind others that nobody reads, or alone.

Source: ``types.hal``, ``OperandLifeTime::CONSTANT_REFERENCE`` and ``DataLocation.poolIndex``: any
of the model's pools, at any offset.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from mmap import PAGESIZE
from typing import Final

import numpy as np
from msgspec.structs import replace

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.types import (
    DataLocation,
    FusedActivationFunc,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    OperationType,
    Subgraph,
)
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_scale

__all__ = [
    "FILE_OFFSET",
    "by_reference",
    "sum_of_full_pools",
    "sum_of_pools",
    "sum_of_pools_anywhere",
]

_POOLS: Final = 4
_FILES: Final = 2
_ELEMENTS: Final = 12
_STEP: Final = 64
_ANYWHERE: Final = (1, 2, 3, 5)
_ALIGNMENT: Final = 8

FILE_OFFSET: Final = 17 * PAGESIZE
"""Offset of memory in a file: a whole number of this machine's pages, but of no larger ones."""


def sum_of_pools(name: str, type: OperandType, *, in_files: bool = False) -> SpecCase:
    """``x + c0 + c1 + c2 + c3``, each constant in a pool of its own, less far on in each.

    With ``in_files`` every other pool is another range of the same file, which can only be read.
    """
    case, places = _sum(name, type, _ELEMENTS)
    model = _spread(case.model, places, range(_POOLS * _STEP, 0, -_STEP), _STEP)
    case.use_model(replace(model, pools=tuple(_in_files(model.pools))) if in_files else model)
    return case


def sum_of_pools_anywhere(name: str, type: OperandType) -> SpecCase:
    """The same, with constants one, two, three and five elements from where their pools begin: at
    every alignment that an element may have.
    """
    case, places = _sum(name, type, _ELEMENTS)
    size = dtype_of(type).itemsize
    case.use_model(_spread(case.model, places, [size * number for number in _ANYWHERE], _STEP))
    return case


def sum_of_full_pools(name: str, type: OperandType) -> SpecCase:
    """The same, with constants of one element, and pools that are no larger: of one byte, say."""
    case, places = _sum(name, type, 1)
    case.use_model(_spread(case.model, places, [0] * _POOLS, 0))
    return case


def by_reference(model: Model) -> Model:
    """``model`` with all that it copies, scalars too, in one more pool."""
    content = bytearray(bytes([1]) * _STEP)

    def moved(operand: Operand) -> Operand:
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY or not operand.location.length:
            return operand
        content.extend(bytes([1]) * (-len(content) % _ALIGNMENT))
        old, begin = operand.location, len(content)
        content.extend(model.operand_values[old.offset : old.offset + old.length])
        location = DataLocation(len(model.pools), begin, old.length)
        return replace(operand, lifetime=OperandLifeTime.CONSTANT_REFERENCE, location=location)

    def of(subgraph: Subgraph) -> Subgraph:
        return replace(subgraph, operands=tuple(map(moved, subgraph.operands)))

    main, referenced = of(model.main), tuple(map(of, model.referenced))
    if len(content) == _STEP:
        return model
    pools = (*model.pools, Memory.from_bytes(bytes(content)))
    return replace(model, main=main, referenced=referenced, operand_values=b"", pools=pools)


def _sum(name: str, type: OperandType, elements: int) -> tuple[SpecCase, dict[int, int]]:
    """The sum, and the number of its pool for each constant, all of which are copied so far."""
    scale = unit_scale(type)
    x, builder = np.arange(_ELEMENTS), CaseBuilder(name)
    constants = [np.full(elements, 3 + 7 * number) for number in range(_POOLS)]
    total, source = x, builder.input(type, x.shape, scale)
    none = builder.constant(OperandType.INT32, FusedActivationFunc.NONE)
    places = {}
    for number, values in enumerate(constants):
        where = builder.constant(type, values, scale)
        places[where] = number
        is_last = number == _POOLS - 1
        out = (builder.output if is_last else builder.between)(type, x.shape, scale)
        builder.operation(OperationType.ADD, (source, where, none), (out,))
        source, total = out, total + values
    return builder.case([x], [total]), places


def _in_files(pools: Sequence[Memory]) -> Iterator[Memory]:
    """``pools`` as ranges of two files in turns, each behind a range that is none of them."""
    files = []
    for number in range(_FILES):
        content = [
            bytes([1]) * FILE_OFFSET,
            *(bytes(pool.buffer) for pool in pools[number::_FILES]),
        ]
        files.append(
            Memory.from_bytes(b"".join(each.ljust(FILE_OFFSET, b"\1") for each in content))
        )
    for number, pool in enumerate(pools):
        file, place = files[number % _FILES], 1 + number // _FILES
        yield Memory.from_file(file.fd, place * FILE_OFFSET, pool.size, writable=False)


def _spread(model: Model, places: dict[int, int], begins: Sequence[int], behind: int) -> Model:
    """``model`` with the operands of ``places`` in the pools that these say, ``begins`` bytes from
    the beginning of each and ``behind`` bytes from its end.
    """
    operands, pools = list(model.main.operands), []
    for index, pool in places.items():
        old = operands[index].location
        data = model.operand_values[old.offset : old.offset + old.length]
        begin = begins[pool]
        pools.append(Memory.from_bytes(bytes([1]) * begin + data + bytes([1]) * behind))
        operands[index] = replace(
            operands[index],
            lifetime=OperandLifeTime.CONSTANT_REFERENCE,
            location=DataLocation(pool, begin, old.length),
        )
    return replace(model, main=replace(model.main, operands=tuple(operands)), pools=tuple(pools))
