"""A model like that of a case, with other constants, by itself or in one model with the case's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from nnhal.memory import Memory
from nnhal.types import DataLocation, Operand, OperandLifeTime, Operation
from nntest.cases.constants import NUMBERS, number_constants
from nntest.spec import SpecCase
from vts.driving.variants import other_numbers

__all__ = ["in_one_model", "with_other_constants"]

_COPY: Final = OperandLifeTime.CONSTANT_COPY
_REFERENCE: Final = OperandLifeTime.CONSTANT_REFERENCE

_ALIGNMENT: Final = 8


def with_other_constants(case: SpecCase) -> SpecCase:
    """The same with other numbers in its constants. What it gives is not known."""
    copied, shared = bytearray(case.operand_values), bytearray(case.pool_values)
    for index in number_constants(case):
        operand = case.main.operands[index]
        values = copied if operand.lifetime == _COPY else shared
        place = slice(operand.location.offset, operand.location.offset + operand.location.length)
        values[place] = other_numbers(bytes(values[place]), operand.type)
    return msgspec.structs.replace(case, operand_values=bytes(copied), pool_values=bytes(shared))


def in_one_model(cases: Sequence[SpecCase], judged: int) -> SpecCase:
    """One model that has those of all ``cases`` beside each other, each with its constants of
    numbers in a pool of its own, at the places of the others' in theirs.

    The cases differ in constants only. What the model gives is known, and judged, of number
    ``judged`` alone.
    """
    operands: list[Operand] = []
    operations: list[Operation] = []
    indexes: tuple[list[int], list[int]] = [], []
    values, pools = bytearray(), []
    for number, case in enumerate(cases):
        main, base = case.main, len(operands)
        values += bytes(-len(values) % _ALIGNMENT)
        shared = case.pool_values + bytes(-len(case.pool_values) % _ALIGNMENT)
        pools.append(Memory.from_bytes(shared + case.operand_values))
        for operand in main.operands:
            operands.append(_placed(operand, number, len(values), len(shared)))
        values += case.operand_values
        for operation in main.operations:
            inputs, outputs = (
                tuple(base + index for index in of) for of in (operation.inputs, operation.outputs)
            )
            operations.append(msgspec.structs.replace(operation, inputs=inputs, outputs=outputs))
        for all_of_them, own in zip(
            indexes, (main.input_indexes, main.output_indexes), strict=True
        ):
            all_of_them.extend(base + index for index in own)
    first = cases[0]
    graph = msgspec.structs.replace(
        first.main,
        operands=tuple(operands),
        operations=tuple(operations),
        input_indexes=tuple(indexes[0]),
        output_indexes=tuple(indexes[1]),
    )
    combined = msgspec.structs.replace(
        first,
        main=graph,
        operand_values=bytes(values),
        pool_values=b"",
        inputs=first.inputs * len(cases),
        outputs=first.outputs * len(cases),
        ignored=tuple(
            ignored or number != judged
            for number, case in enumerate(cases)
            for ignored in case.ignored
        ),
    )
    combined.use_model(msgspec.structs.replace(combined.model, pools=tuple(pools)))
    return combined


def _placed(operand: Operand, pool: int, copied_from: int, behind: int) -> Operand:
    """With its data in ``pool``, for numbers that are copied ``behind`` those that are not; scalars
    and the like are copied ``copied_from`` there on.
    """
    old = operand.location
    if operand.lifetime == _REFERENCE:
        location = DataLocation(pool, old.offset, old.length)
    elif operand.lifetime == _COPY and operand.type in NUMBERS:
        location = DataLocation(pool, behind + old.offset, old.length)
    elif operand.lifetime == _COPY:
        location = DataLocation(0, copied_from + old.offset, old.length)
    else:
        return operand
    lifetime = _REFERENCE if operand.type in NUMBERS else operand.lifetime
    return msgspec.structs.replace(operand, lifetime=lifetime, location=location)
