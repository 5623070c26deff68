"""Legal changes to an operation, which a driver may accept.

Many operations take several types, or more arguments than a model gives. Android's VTS has lists
of such exceptions; here the registry of operations answers for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from nnhal.operand_types import is_extension
from nnhal.operations.matching import accepts
from nnhal.operations.registry import OPERATIONS
from nnhal.types import HalVersion, Operation, OperationType

__all__ = ["may_accept"]

_CONTROL_FLOW = (OperationType.IF, OperationType.WHILE)


def may_accept(
    operation: Operation,
    input_types: Sequence[int],
    output_types: Sequence[int],
    version: HalVersion,
) -> bool:
    """Whether a driver of ``version`` may take ``operation`` with operands of these types.

    True also where only quantization or ranks decide, so that no correct driver is blamed. IF and
    WHILE take nothing but what their subgraphs do: any change makes them wrong.
    """
    if is_extension(operation.type) or operation.type == OperationType.OEM_OPERATION:
        return True
    if operation.type in _CONTROL_FLOW:
        return False
    return _has_signature(operation.type, tuple(input_types), tuple(output_types), version)


@lru_cache(maxsize=8192)
def _has_signature(
    type: int, inputs: tuple[int, ...], outputs: tuple[int, ...], version: HalVersion
) -> bool:
    return any(
        accepts(signature.inputs, inputs) and accepts(signature.outputs, outputs)
        for signature in OPERATIONS[type].signatures
        if signature.since <= version.level
    )
