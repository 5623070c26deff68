"""Limits of oracles: operations for which one keeps other rules than the HAL's.

An oracle is not asked about these, since its answer would say nothing of the driver. Each was found
by random graphs on the reference driver, and decided by the text of the HAL and a float64 formula,
or by a contradiction of the oracle with itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from nnhal.operand_types import is_quantized
from nnhal.types import Operand, OperandLifeTime, OperandType, OperationType

__all__ = ["is_competent"]

_T: Final = OperationType

Case = Callable[[Sequence[Operand]], bool]
"""Whether a limit holds for an operation with these inputs."""


def _always(inputs: Sequence[Operand]) -> bool:
    return True


def _quantized(inputs: Sequence[Operand]) -> bool:
    return any(is_quantized(operand.type) for operand in inputs)


def _signed(inputs: Sequence[Operand]) -> bool:
    return inputs[0].type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED


def _int32(inputs: Sequence[Operand]) -> bool:
    return inputs[0].type == OperandType.TENSOR_INT32


def _float16(inputs: Sequence[Operand]) -> bool:
    return any(operand.type == OperandType.TENSOR_FLOAT16 for operand in inputs)


_INPUT_GATES: Final = 1, 18
"""Weights from the input to the input gate of a BIDIRECTIONAL_SEQUENCE_LSTM's cells."""


def _without_input_gate(inputs: Sequence[Operand]) -> bool:
    return any(inputs[index].lifetime == OperandLifeTime.NO_VALUE for index in _INPUT_GATES)


_PROJECTION: Final = 16
"""Weights of a projection [outputs, cells] of an LSTM."""


def _wider_than_cells(inputs: Sequence[Operand]) -> bool:
    outputs, *cells = inputs[_PROJECTION].dimensions or (0,)
    return bool(cells) and outputs > cells[0]


_LIMITS: Final[Mapping[str, Mapping[OperationType, Case]]] = {
    "engine:tflite-builtin": {
        # It puts the first of equal elements first, where the HAL wants the last.
        _T.TOPK_V2: _always,
        # It compares codes that it has rounded to a common scale, and so takes near ones for equal.
        **dict.fromkeys(
            (_T.EQUAL, _T.NOT_EQUAL, _T.LESS, _T.LESS_EQUAL, _T.GREATER, _T.GREATER_EQUAL),
            _quantized,
        ),
        # It copies codes without a look at the scales of the two operands.
        _T.SELECT: _quantized,
        # It rounds quotients of INT32 towards zero, where the HAL wants the floor.
        _T.DIV: _int32,
        # It interpolates int8 with coordinates of 10 bits, whose error grows with the coordinate.
        _T.RESIZE_BILINEAR: _signed,
        # It reads float16 hash functions as float32.
        _T.LSH_PROJECTION: _float16,
        # Merged outputs with an auxiliary input are not those of the HAL.
        _T.BIDIRECTIONAL_SEQUENCE_RNN: _always,
        # It counts boxes, where the HAL counts detections.
        _T.DETECTION_POSTPROCESSING: _always,
        # It writes beyond its memory, and crashes or gives what differs from run to run, where the
        # projection has more outputs than cells: 13 of 13 random graphs, and 0 of 31 of the others.
        _T.LSTM: _wider_than_cells,
        # Two equal rows of a batch come out differently, with peepholes and without an input gate.
        _T.QUANTIZED_LSTM: _always,
        # The same of float32, where the forward or the backward cells have no input gate.
        _T.BIDIRECTIONAL_SEQUENCE_LSTM: _without_input_gate,
        # A branch that reads constants only gives memory that nobody has written.
        _T.IF: _always,
    },
}


def is_competent(oracle: str, operation: int, inputs: Sequence[Operand]) -> bool:
    """Whether ``oracle`` keeps the HAL's rules for an operation with these inputs."""
    case = _LIMITS.get(oracle, {}).get(OperationType(operation))
    return case is None or not case(inputs)
