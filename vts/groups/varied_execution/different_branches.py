"""An IF whose branches give tensors of unlike dimensions: which they are, only its condition says.

Source: ``types.hal``, ``Operand.dimensions`` (0 stands for a dimension that is not known until a
model is executed) and ``OutputShape``; ``OperationType::IF``, which gives what the branch gives.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_tensor

__all__ = ["unlike_branches"]

_ELEMENTS: Final = (2, 5)
"""That each branch gives; the one that is not taken may give more, and may give fewer."""

_ADDED: Final = (3, 50)


def unlike_branches(type: OperandType) -> list[SpecCase]:
    """One number, to which a branch adds a row of its own. The model says the rank of the sum."""
    opened = _if("", type, 0).model()
    x, cases = np.array([7]), []
    for elements, added, condition in zip(_ELEMENTS, _ADDED, (True, False), strict=True):
        name = f"if_{str(condition).lower()}_{elements}_elements"
        inputs, outputs = [np.array([condition]), x], [np.full(elements, x[0] + added)]
        cases.append(_if(name, type, elements).case(inputs, outputs))
        cases[-1].use_model(opened)
    return cases


def _if(name: str, type: OperandType, elements: int) -> CaseBuilder:
    """The IF, whose output has so many ``elements``, 0 for an unknown number."""
    main, branches = CaseBuilder(name), []
    for size, added in zip(_ELEMENTS, _ADDED, strict=True):
        branches.append(main.reference(branch := main.graph()))
        row, none = unit_tensor(type, size), branch.constant(OperandType.INT32, 0)
        operands = branch.input(*unit_tensor(type, 1)), branch.pooled(row, added), none
        branch.operation(OperationType.ADD, operands, (branch.output(*row),))
    condition, x = main.input(OperandType.TENSOR_BOOL8, (1,)), main.input(*unit_tensor(type, 1))
    output = main.output(*unit_tensor(type, elements))
    main.operation(OperationType.IF, (condition, *branches, x), (output,))
    return main
