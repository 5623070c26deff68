"""A case whose tensors are inputs of the model or constants, one unlike all others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from nnhal.operand_types import TENSORS
from nnhal.types import DataLocation, OperandLifeTime
from nntest.spec import SpecCase
from vts.driving.operand_data import data_of_operands

__all__ = ["in_other_roles"]

_COPY: Final = OperandLifeTime.CONSTANT_COPY
_INPUT: Final = OperandLifeTime.SUBGRAPH_INPUT

_ALIGNMENT: Final = 8


def in_other_roles(case: SpecCase) -> Iterator[tuple[str, SpecCase]]:
    """The same values with each tensor in turn the only input, and the only constant, and words
    for it; nothing where there are not two tensors. What has no data stays as it is.
    """
    data = _data_of_tensors(case)
    if len(data) < 2:
        return
    read = list(dict.fromkeys(index for o in case.main.operations for index in o.inputs))
    for index in data:
        which = f"the tensor of operand {index} (argument {read.index(index)})"
        yield f"{which} is an input, all others are constants", _with_inputs(case, data, {index})
        others = data.keys() - {index}
        yield f"{which} is a constant, all others are inputs", _with_inputs(case, data, others)


def _data_of_tensors(case: SpecCase) -> dict[int, bytes]:
    """By operand: what inputs and constants have, of tensors that an operation reads."""
    read = {index for operation in case.main.operations for index in operation.inputs}
    operands = case.main.operands
    return {
        index: data
        for index, data in data_of_operands(case).items()
        if index in read and operands[index].type in TENSORS
    }


def _with_inputs(case: SpecCase, data: dict[int, bytes], inputs: set[int]) -> SpecCase:
    """With ``inputs`` of the operands in ``data`` as inputs, and the others as constants."""
    operands, values = list(case.main.operands), bytearray(case.operand_values)
    for index, content in data.items():
        if index in inputs:
            changes = {"lifetime": _INPUT, "location": DataLocation()}
        else:
            values += bytes(-len(values) % _ALIGNMENT)
            location = DataLocation(0, len(values), len(content))
            changes = {"lifetime": _COPY, "location": location}
            values += content
        operands[index] = msgspec.structs.replace(operands[index], **changes)
    left = [
        (index, content)
        for index, content in zip(case.main.input_indexes, case.inputs, strict=True)
        if index not in data
    ]
    left += [(index, data[index]) for index in sorted(inputs)]
    main = msgspec.structs.replace(
        case.main, operands=tuple(operands), input_indexes=tuple(index for index, _ in left)
    )
    return msgspec.structs.replace(
        case, main=main, operand_values=bytes(values), inputs=tuple(given for _, given in left)
    )
