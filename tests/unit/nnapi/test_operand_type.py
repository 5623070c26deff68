"""Rules of ``validateOperandType`` and the cases of ValidationTestModel.AddOperand."""

from __future__ import annotations

import numpy as np
import pytest

from nnapi.operand_type import OperandType, check_operand_type
from nnapi.result_codes import ResultCode
from nnhal.types import ExtensionOperandTypeInformation
from nnhal.types import OperandType as Code
from tests.cells import cells
from tests.unit.nnapi.conftest import Fails

SCALARS = (Code.FLOAT32, Code.INT32, Code.UINT32, Code.BOOL, Code.FLOAT16, Code.SUBGRAPH)
PLAIN = (Code.TENSOR_FLOAT32, Code.TENSOR_FLOAT16, Code.TENSOR_BOOL8)
PLAIN += (Code.TENSOR_QUANT8_SYMM_PER_CHANNEL,)
SYMMETRIC = (Code.TENSOR_QUANT8_SYMM, Code.TENSOR_QUANT16_SYMM)
ZERO_POINTS = {
    Code.TENSOR_QUANT8_ASYMM: (0, 255),
    Code.TENSOR_QUANT8_ASYMM_SIGNED: (-128, 127),
    Code.TENSOR_QUANT16_ASYMM: (0, 65535),
}

GOOD = [
    *(OperandType(code) for code in SCALARS),
    *(OperandType(code, (2, 0)) for code in PLAIN),
    *(OperandType(code, (2,), 0.5) for code in SYMMETRIC),
    *(OperandType(code, (2,), 0.5, zero) for code, each in ZERO_POINTS.items() for zero in each),
    OperandType(Code.TENSOR_INT32, (2,), -1.0, 3),  # looked at when the model is finished
    OperandType(Code.OEM, (), 1.0, 3),
    OperandType(Code.TENSOR_OEM_BYTE, (1,), -1.0, 3),
    OperandType(Code.TENSOR_QUANT8_ASYMM, (2**32 - 1,), 1.0),
]

BAD = [
    *(OperandType(code, (1,)) for code in (*SCALARS, Code.OEM)),
    *(OperandType(code, (), 1.0) for code in SCALARS),
    *(OperandType(code, (), 0.0, 1) for code in SCALARS),
    *(OperandType(code, (2,), 0.5) for code in PLAIN),
    *(OperandType(code, (2,), 0.0, 1) for code in PLAIN),
    *(OperandType(code, (2,), 0.5, 1) for code in SYMMETRIC),
    *(OperandType(code, (2,), scale) for code in SYMMETRIC for scale in (0.0, -1.0)),
    *(OperandType(code, (2,), 0.5, low - 1) for code, (low, _) in ZERO_POINTS.items()),
    *(OperandType(code, (2,), 0.5, high + 1) for code, (_, high) in ZERO_POINTS.items()),
    *(OperandType(code, (2,), 0.0) for code in ZERO_POINTS),
    *(OperandType(code, (2,), float("nan")) for code in ZERO_POINTS),
    *(OperandType(code) for code in (16, -1, 9999, 10002, 0x10000)),
    # One element is 1 byte or 4: DimensionProductOverflow, with and without a size in between.
    OperandType(Code.TENSOR_QUANT8_ASYMM, (2**32 - 1, 2), 1.0),
    OperandType(Code.TENSOR_FLOAT32, (5, 4, 4, 786433, 5, 3, 16777216, 4, 5)),
    OperandType(Code.TENSOR_FLOAT32, (2**30, 0)),
    OperandType(Code.TENSOR_FLOAT32, (2**32,)),
    OperandType(Code.TENSOR_FLOAT32, (-1,)),
]


@cells("type", GOOD, ids=str)
def test_good_types_pass(type: OperandType) -> None:
    check_operand_type(type, None)


@cells("type", BAD, ids=str)
def test_bad_types_are_bad_data(type: OperandType, fails: Fails) -> None:
    with fails(ResultCode.BAD_DATA):
        check_operand_type(type, None)


@pytest.mark.parametrize("dimensions", [(), (0,), (2, 0)])
def test_an_execution_gives_all_dimensions(dimensions: tuple[int, ...], fails: Fails) -> None:
    type = OperandType(Code.TENSOR_FLOAT32, dimensions)
    check_operand_type(type, None)
    with fails(ResultCode.BAD_DATA):
        check_operand_type(type, None, allow_partial=False)


def test_a_type_of_an_extension_is_what_its_vendor_says(fails: Fails) -> None:
    scalar, tensor = (ExtensionOperandTypeInformation(0, each, 8) for each in (False, True))
    check_operand_type(OperandType(0x10000), scalar)
    check_operand_type(OperandType(0x10000, (2,)), tensor)
    for wrong, information in (
        (OperandType(0x10000, (2,)), scalar),
        (OperandType(0x10000, (2,), 1.0), tensor),
        (OperandType(0x10000, (2,), 0.0, 1), tensor),
        (OperandType(0x10000, (2**29, 1)), tensor),
    ):
        with fails(ResultCode.BAD_DATA):
            check_operand_type(wrong, information)


def test_scales_are_float32_as_in_c() -> None:
    assert OperandType(Code.TENSOR_QUANT8_ASYMM, (1,), 0.1).scale == float(np.float32(0.1))
    assert OperandType(Code.TENSOR_QUANT8_ASYMM, (1,), 1e300).scale == float("inf")
