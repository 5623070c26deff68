"""Data of the operands of a case: its inputs and constants."""

from __future__ import annotations

from nnhal.types import OperandLifeTime
from nntest.spec import SpecCase

__all__ = ["data_of_operands"]


def data_of_operands(case: SpecCase) -> dict[int, bytes]:
    """Return the data of the main subgraph's operands, in their order: inputs and constants that
    are not empty.
    """
    storages = {
        OperandLifeTime.CONSTANT_COPY: case.operand_values,
        OperandLifeTime.CONSTANT_REFERENCE: case.pool_values,
    }
    given = dict(zip(case.main.input_indexes, case.inputs, strict=True))
    found = {}
    for index, operand in enumerate(case.main.operands):
        place = operand.location
        storage = storages.get(OperandLifeTime(operand.lifetime), b"")
        data = given.get(index) or storage[place.offset : place.offset + place.length]
        if data:
            found[index] = data
    return found
