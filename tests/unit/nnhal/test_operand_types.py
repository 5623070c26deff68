from __future__ import annotations

import pytest

from nnhal.operand_types import (
    QUANTIZED,
    SCALARS,
    TENSORS,
    byte_size,
    dtype_of,
    is_extension,
    is_quantized,
    is_tensor,
    size_of_data,
    tensor_has_unspecified_dimensions,
)
from nnhal.types import OperandType
from tests.cells import cells


@cells("type", [t for t in OperandType if t != OperandType.SUBGRAPH])
def test_an_element_is_as_large_as_its_numpy_dtype(type: OperandType) -> None:
    assert byte_size(type) == dtype_of(type).itemsize


def test_a_subgraph_has_no_data() -> None:
    assert byte_size(OperandType.SUBGRAPH) == 0
    with pytest.raises(ValueError, match="SUBGRAPH"):
        dtype_of(OperandType.SUBGRAPH)


def test_sizes_are_those_of_the_hal() -> None:
    four = {"FLOAT32", "INT32", "UINT32", "TENSOR_FLOAT32", "TENSOR_INT32"}
    two = {"FLOAT16", "TENSOR_FLOAT16", "TENSOR_QUANT16_SYMM", "TENSOR_QUANT16_ASYMM"}
    assert {t.name for t in OperandType if byte_size(t) == 4} == four
    assert {t.name for t in OperandType if byte_size(t) == 2} == two


def test_every_type_is_a_scalar_or_a_tensor() -> None:
    assert set(OperandType) == SCALARS | TENSORS
    assert not SCALARS & TENSORS
    assert all(type.name.startswith("TENSOR_") == is_tensor(type) for type in OperandType)


def test_quantized_types_are_tensors_with_quant_in_their_name() -> None:
    assert {t for t in OperandType if "QUANT" in t.name} == QUANTIZED
    assert is_quantized(OperandType.TENSOR_QUANT8_SYMM)
    assert not is_quantized(OperandType.TENSOR_INT32)


def test_codes_above_16_bits_belong_to_extensions() -> None:
    assert not is_extension(OperandType.TENSOR_OEM_BYTE)
    assert is_extension(0x10000)


def test_an_unknown_code_has_neither_size_nor_dtype() -> None:
    for function in (byte_size, dtype_of):
        with pytest.raises(ValueError, match="16"):
            function(16)


@cells(
    ("type", "dimensions", "size"),
    [
        (OperandType.TENSOR_FLOAT32, (2, 3), 24),
        (OperandType.TENSOR_FLOAT16, (2, 3), 12),
        (OperandType.TENSOR_FLOAT32, (2, 0), 0),
        (OperandType.TENSOR_FLOAT32, (), 0),
        (OperandType.INT32, (), 4),
        (OperandType.BOOL, (), 1),
    ],
)
def test_data_has_a_size_when_all_dimensions_are_known(
    type: OperandType, dimensions: tuple[int, ...], size: int
) -> None:
    assert size_of_data(type, dimensions) == size


@cells("type", [OperandType.TENSOR_FLOAT32, 0x10001], ids=["HAL", "extension"])
@cells(
    ("dimensions", "unspecified"),
    [((), True), ((0,), True), ((2, 0, 3), True), ((1,), False), ((2, 3), False)],
    ids=str,
)
def test_a_tensor_without_a_rank_or_with_a_dimension_of_0_is_unspecified(
    type: int, dimensions: tuple[int, ...], unspecified: bool
) -> None:
    assert tensor_has_unspecified_dimensions(type, dimensions) is unspecified


def test_a_scalar_has_no_dimensions_to_specify() -> None:
    with pytest.raises(ValueError, match="INT32 is a scalar"):
        tensor_has_unspecified_dimensions(OperandType.INT32, ())
