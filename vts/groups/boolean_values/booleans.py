"""Booleans as the HAL has them: zero is false, any other value is true.

Source: ``types.hal``, BOOL and TENSOR_BOOL8: "A zero value represents false; any other value
represents true."
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from nnhal.types import Operand, OperandLifeTime, OperandType
from nntest.spec import SpecCase

__all__ = ["with_other_truth"]

_BYTE: Final = 0xFF
_BOOLEANS: Final = frozenset({OperandType.BOOL, OperandType.TENSOR_BOOL8})


def with_other_truth(case: SpecCase, truth: int) -> SpecCase | None:
    """``case`` with the byte ``truth`` for each true of its inputs and constants, whose meaning is
    the same; None where it has no true.

    Of two operands, one has twice that, so that true and true are other bytes, or have no bit in
    common.
    """
    operands = zip(case.main.input_indexes, case.input_operands(), case.inputs, strict=True)
    changed = msgspec.structs.replace(
        case,
        inputs=tuple(
            _told(data, truth, index) if operand.type in _BOOLEANS else data
            for index, operand, data in operands
        ),
        operand_values=_changed(case, OperandLifeTime.CONSTANT_COPY, case.operand_values, truth),
        pool_values=_changed(case, OperandLifeTime.CONSTANT_REFERENCE, case.pool_values, truth),
    )
    return None if changed == case else changed


def _told(data: bytes, truth: int, index: int) -> bytes:
    byte = truth * (1 + index % 2) & _BYTE
    return bytes(byte if value else 0 for value in data)


def _changed(case: SpecCase, lifetime: OperandLifeTime, values: bytes, truth: int) -> bytes:
    changed = bytearray(values)
    for index, operand in _constants(case, lifetime):
        where = slice(operand.location.offset, operand.location.offset + operand.location.length)
        changed[where] = _told(values[where], truth, index)
    return bytes(changed)


def _constants(case: SpecCase, lifetime: OperandLifeTime) -> Iterator[tuple[int, Operand]]:
    for graph in (case.main, *case.referenced):
        for index, operand in enumerate(graph.operands):
            if operand.type in _BOOLEANS and operand.lifetime == lifetime:
                yield index, operand
