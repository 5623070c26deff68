from __future__ import annotations

import pytest

from nnhal.extensions import code_in, is_extension_operand_type, is_extension_operation_type
from nnhal.types import OperandType, OperationType


def test_no_code_of_the_hal_belongs_to_an_extension() -> None:
    assert not any(map(is_extension_operand_type, OperandType))
    assert not any(map(is_extension_operation_type, OperationType))


@pytest.mark.parametrize("type", [0, 7, 0xFFFF])
def test_every_code_with_a_prefix_belongs_to_an_extension(type: int) -> None:
    assert is_extension_operand_type(code_in(1, type))
    assert is_extension_operation_type(code_in(1, type))
