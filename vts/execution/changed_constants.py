"""A model like that of a case, with other constants."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from nnhal.types import OperandLifeTime
from nntest.corpus_index.constants import number_constants
from vts.execution.variants import other_numbers

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["with_other_constants"]


def with_other_constants(case: SpecCase) -> SpecCase:
    """The same with other numbers in its constants. What it gives is not known."""
    copied, shared = bytearray(case.operand_values), bytearray(case.pool_values)
    for index in number_constants(case):
        operand = case.main.operands[index]
        values = copied if operand.lifetime == OperandLifeTime.CONSTANT_COPY else shared
        place = slice(operand.location.offset, operand.location.offset + operand.location.length)
        values[place] = other_numbers(bytes(values[place]), operand.type)
    return msgspec.structs.replace(case, operand_values=bytes(copied), pool_values=bytes(shared))
