"""Operations of a case with their arguments by name, for whoever has to see what a test does."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TYPE_CHECKING, Final

from nnhal.operation_call import OperationCall, call_of
from nnhal.operations.node import code_name
from nnhal.types import OperandLifeTime, OperationType

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["MAX_CALLS", "calls_of", "data_of"]

MAX_CALLS: Final = 4
"""Operations under test that a result describes; of more, nobody reads the arguments."""


def calls_of(
    case: SpecCase, tested: Container[str], *, most: int = MAX_CALLS
) -> tuple[OperationCall, ...]:
    """The operations of the main model of ``case`` whose names are among ``tested``, in order, the
    first ``most`` of them.
    """
    operations = [
        operation
        for operation in case.main.operations
        if code_name(OperationType, operation.type) in tested
    ]
    known = data_of(case)
    return tuple(call_of(each, case.main.operands, known) for each in operations[:most])


def data_of(case: SpecCase) -> Callable[[int], bytes | None]:
    """Function that gives the bytes of an input or a constant by the index of its operand; None for
    others.
    """
    inputs = dict(zip(case.main.input_indexes, case.inputs, strict=True))
    constants = {
        OperandLifeTime.CONSTANT_COPY: case.operand_values,
        OperandLifeTime.CONSTANT_REFERENCE: case.pool_values,
    }

    def data(index: int) -> bytes | None:
        if index in inputs:
            return inputs[index]
        operand = case.main.operands[index]
        content = constants.get(operand.lifetime)
        start = operand.location.offset
        return None if content is None else content[start : start + operand.location.length]

    return data
