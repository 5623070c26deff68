from __future__ import annotations

from nnhal.types import Operand, OperandType, OperationType
from nntest.graph_tests.oracle_limits import is_competent

CODES = Operand(OperandType.TENSOR_QUANT8_ASYMM, (2,), 0.5)
FLOATS = Operand(OperandType.TENSOR_FLOAT32, (2,))


def test_an_oracle_is_not_asked_where_it_keeps_other_rules() -> None:
    assert not is_competent("engine:tflite", OperationType.LESS, [CODES, CODES])
    assert is_competent("engine:tflite", OperationType.LESS, [FLOATS, FLOATS])
    assert is_competent("engine:tflite", OperationType.ADD, [CODES, CODES])
    assert is_competent("reference", OperationType.LESS, [CODES, CODES])
