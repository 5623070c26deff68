from __future__ import annotations

import pytest

from nnapi import result_codes as runtime
from nndrivers.support_library.result_codes import check, name_of, status_of
from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from tests.cells import cells


@cells("code", [*runtime.ResultCode, 99])
def test_a_code_has_the_status_that_the_runtime_gives_it(code: int) -> None:
    assert status_of(code) == runtime.status_of(code)


@cells("code", runtime.ResultCode)
def test_a_code_has_its_name(code: runtime.ResultCode) -> None:
    assert name_of(code) == code.name


def test_a_code_that_is_an_error_names_the_call() -> None:
    check("a call", 0)
    with pytest.raises(HalError, match="a call returned BAD_DATA") as raised:
        check("a call", 4)
    assert raised.value.status == ErrorStatus.INVALID_ARGUMENT
    with pytest.raises(HalError, match="a call returned 99"):
        check("a call", 99)
