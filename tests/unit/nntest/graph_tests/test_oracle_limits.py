from __future__ import annotations

from nnhal.types import Operand, OperandLifeTime, OperandType, OperationType
from nntest.graph_tests.oracle_limits import is_competent

CODES = Operand(OperandType.TENSOR_QUANT8_ASYMM, (2,), 0.5)
FLOATS = Operand(OperandType.TENSOR_FLOAT32, (2,))


def test_an_oracle_is_not_asked_where_it_keeps_other_rules() -> None:
    assert not is_competent("engine:tflite-builtin", OperationType.LESS, [CODES, CODES])
    assert is_competent("engine:tflite-builtin", OperationType.LESS, [FLOATS, FLOATS])
    assert is_competent("engine:tflite-builtin", OperationType.ADD, [CODES, CODES])
    assert is_competent("reference", OperationType.LESS, [CODES, CODES])


def test_tf_lite_is_not_asked_about_bidirectional_cells_without_input_gate() -> None:
    none = Operand(OperandType.TENSOR_FLOAT32, (), lifetime=OperandLifeTime.NO_VALUE)
    whole = [FLOATS] * 61
    for gate in (1, 18):
        inputs = [*whole[:gate], none, *whole[gate + 1 :]]
        assert not is_competent(
            "engine:tflite-builtin", OperationType.BIDIRECTIONAL_SEQUENCE_LSTM, inputs
        )
    inputs = [*whole[:5], none, *whole[6:]]  # recurrent weights, which no one omits alone
    assert is_competent("engine:tflite-builtin", OperationType.BIDIRECTIONAL_SEQUENCE_LSTM, inputs)


def test_tf_lite_is_not_asked_about_projections_with_more_outputs_than_cells() -> None:
    for shape, is_asked in (((64, 22), False), ((22, 22), True), ((5, 22), True), ((), True)):
        projection = Operand(OperandType.TENSOR_FLOAT32, shape)
        inputs = [*[FLOATS] * 16, projection, *[FLOATS] * 10]
        assert is_competent("engine:tflite-builtin", OperationType.LSTM, inputs) is is_asked


def test_tf_lite_is_asked_about_unsigned_images_only() -> None:
    signed = Operand(OperandType.TENSOR_QUANT8_ASYMM_SIGNED, (1, 4, 4, 1), 0.5)
    assert not is_competent("engine:tflite-builtin", OperationType.RESIZE_BILINEAR, [signed])
    assert is_competent("engine:tflite-builtin", OperationType.RESIZE_BILINEAR, [CODES])


def test_tf_lite_is_not_asked_about_quotients_of_integers() -> None:
    integers = Operand(OperandType.TENSOR_INT32, (2,))
    assert not is_competent("engine:tflite-builtin", OperationType.DIV, [integers, integers])
    assert is_competent("engine:tflite-builtin", OperationType.DIV, [FLOATS, FLOATS])
