"""Data of operands as Python source."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from nnhal.operand_types import dtype_of
from nnhal.types import OperandType
from nntest.spec.values import PACKED, literal
from tests.cells import cells

TYPES = [
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
    OperandType.UINT32,
    OperandType.TENSOR_QUANT8_ASYMM,
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
    OperandType.TENSOR_QUANT16_ASYMM,
    OperandType.TENSOR_QUANT16_SYMM,
]


def read_back(text: str, operand_type: int) -> bytes:
    names: dict[str, object] = {}
    exec(f"{PACKED}values = {text}", names)
    return np.asarray(names["values"]).astype(dtype_of(operand_type)).tobytes()


@given(st.sampled_from(TYPES), st.binary(max_size=64))
def test_values_are_the_same_to_the_bit_when_they_are_read_again(
    operand_type: OperandType, content: bytes
) -> None:
    dtype = dtype_of(operand_type)
    content = content[: len(content) // dtype.itemsize * dtype.itemsize]
    values = np.frombuffer(content, dtype)
    if dtype.kind == "f":
        content = values[~np.isnan(values)].tobytes()

    assert read_back(literal(operand_type, content), operand_type) == content


@given(st.sampled_from(TYPES), st.binary(min_size=1200, max_size=1300))
def test_packed_values_are_the_same_to_the_bit_when_they_are_read_again(
    operand_type: OperandType, content: bytes
) -> None:
    dtype = dtype_of(operand_type)
    values = np.resize(np.frombuffer(content[: len(content) // 4 * 4], dtype), 300)
    content = np.where(np.isnan(values), dtype.type(1), values).astype(dtype).tobytes()

    text = literal(operand_type, content)

    assert text.startswith("packed(")
    assert read_back(text, operand_type) == content


def test_packed_booleans_stay_booleans() -> None:
    content = np.repeat([True, False, True], 100).tobytes()
    names: dict[str, list[object]] = {}

    exec(f"{PACKED}values = {literal(OperandType.TENSOR_BOOL8, content)}", names)

    assert {type(value) for value in names["values"]} == {bool}


@cells("operand_type", TYPES)
def test_many_values_are_packed(operand_type: OperandType) -> None:
    content = np.arange(1000).astype(dtype_of(operand_type)).tobytes()

    text = literal(operand_type, content)

    assert text.startswith("packed('")
    assert max(map(len, text.splitlines())) < 110
    assert read_back(text, operand_type) == content


def test_values_are_written_as_one_reads_them() -> None:
    content = np.array([0.1, -0.0, np.inf, np.nan, 3], np.float32).tobytes()

    text = literal(OperandType.TENSOR_FLOAT32, content)

    assert text == "[0.1, -0.0, float('inf'), float('nan'), 3.0]"
    assert literal(OperandType.TENSOR_BOOL8, b"\x00\x01") == "[False, True]"
    assert literal(OperandType.TENSOR_FLOAT32, b"") == "[]"
