"""Data of operands as Python source."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

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


@st.composite
def many_values(draw: st.DrawFn) -> np.ndarray[Any, np.dtype[Any]]:
    """Multiples of a unit, which are stored as integers, and now and then one that is not."""
    integers = draw(st.lists(st.integers(-(2**31), 2**31), min_size=1, max_size=8))
    unit = 2.0 ** draw(st.integers(-30, 4))
    odd = draw(st.lists(st.sampled_from([-0.0, np.inf, -np.inf, 0.1, 1e-45, 3e38]), max_size=2))
    return np.array([value * unit for value in integers] + odd)


@given(st.sampled_from(TYPES), many_values())
def test_packed_values_are_the_same_to_the_bit_when_they_are_read_again(
    operand_type: OperandType, values: np.ndarray[Any, np.dtype[Any]]
) -> None:
    with np.errstate(over="ignore", invalid="ignore"):
        stored = values.astype(dtype_of(operand_type))
    another = next(number for number in range(len(stored) + 1) if number not in stored)
    content = np.append(np.resize(stored, 300), stored.dtype.type(another)).tobytes()

    text = literal(operand_type, content)

    assert text.startswith("packed(")
    assert read_back(text, operand_type) == content


@given(st.sampled_from(TYPES), many_values(), st.integers(49, 400))
def test_repeated_values_are_the_same_to_the_bit_when_they_are_read_again(
    operand_type: OperandType, values: np.ndarray[Any, np.dtype[Any]], size: int
) -> None:
    with np.errstate(over="ignore", invalid="ignore"):
        content = np.resize(values.astype(dtype_of(operand_type)), size).tobytes()

    text = literal(operand_type, content)

    assert text.startswith("([")
    assert read_back(text, operand_type) == content


def packed_as(values: Sequence[float]) -> tuple[str, str]:
    """The stored type and the unit."""
    array = np.repeat(np.array(values, np.float32), 150)
    text = literal(OperandType.TENSOR_FLOAT32, array.tobytes())
    assert read_back(text, OperandType.TENSOR_FLOAT32) == array.tobytes()
    unit = re.search(r"', ([0-9.e-]+)\n\)$", text)
    return text.split("'")[1], unit[1] if unit else ""


def test_multiples_of_a_power_of_two_are_packed_as_integers() -> None:
    assert packed_as([1.0, -3.0]) == ("|i1", "1.0")
    assert packed_as([0.5, -0.0625]) == ("|i1", "0.0625")
    assert packed_as([127.0, 128.0]) == ("<i2", "1.0")
    assert packed_as([2.0**15, 0.5]) == ("<i4", "0.5")


def test_what_integers_cannot_hold_is_packed_as_it_is() -> None:
    for odd in (0.1, -0.0, np.inf, np.nan, 2.0**31, 2.0**-25):
        assert packed_as([1.0, odd]) == ("<f4", ""), odd


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


def test_what_repeats_itself_is_written_once() -> None:
    few, many = np.arange(7, dtype=np.float32), np.arange(61, dtype=np.float32)
    for once, start in ((few, "([0.0, 1.0, "), (many, "(packed(")):
        content = np.resize(once, 1000).tobytes()
        text = literal(OperandType.TENSOR_FLOAT32, content)
        assert text.startswith(start)
        assert len(text) < 300
        assert read_back(text, OperandType.TENSOR_FLOAT32) == content


def test_what_almost_repeats_itself_is_written_whole() -> None:
    values = np.resize(np.arange(7, dtype=np.float32), 1000)
    values[-1] = 8
    text = literal(OperandType.TENSOR_FLOAT32, values.tobytes())
    assert text.startswith("packed(")
    assert read_back(text, OperandType.TENSOR_FLOAT32) == values.tobytes()
