"""The tables of ``common/LegacyUtils.cpp``, written down from its two switches."""

from __future__ import annotations

from nnapi.errors import NnapiError
from nnapi.result_codes import ResultCode, code_of, status_of
from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from tests.cells import cells

CODES = "NO_ERROR OUT_OF_MEMORY INCOMPLETE UNEXPECTED_NULL BAD_DATA OP_FAILED BAD_STATE UNMAPPABLE "
CODES += "OUTPUT_INSUFFICIENT_SIZE UNAVAILABLE_DEVICE MISSED_DEADLINE_TRANSIENT "
CODES += "MISSED_DEADLINE_PERSISTENT RESOURCE_EXHAUSTED_TRANSIENT RESOURCE_EXHAUSTED_PERSISTENT "
CODES += "DEAD_OBJECT"

TO_CODE = {0: 0, 1: 9, 2: 5, 3: 8, 4: 4, 5: 10, 6: 11, 7: 12, 8: 13, 10000: 14}
TO_STATUS = [0, 2, 2, 4, 4, 2, 2, 2, 3, 1, 5, 6, 7, 8, 2]


def test_codes_count_as_in_the_header() -> None:
    assert [code.name for code in ResultCode] == CODES.split()
    assert [int(code) for code in ResultCode] == list(range(15))


def test_every_status_has_its_code_and_an_unknown_one_fails() -> None:
    assert {int(status): int(code_of(status)) for status in ErrorStatus} == TO_CODE
    assert code_of(77) == ResultCode.OP_FAILED


def test_every_code_has_its_status_and_an_unknown_one_fails() -> None:
    assert [int(status_of(code)) for code in ResultCode] == TO_STATUS
    assert status_of(77) == ErrorStatus.GENERAL_FAILURE


@cells("status", [s for s in ErrorStatus if s != ErrorStatus.NONE])
def test_a_refusal_of_a_driver_is_an_error_of_the_runtime(status: ErrorStatus) -> None:
    error = NnapiError.of(HalError(status, "why"))
    assert error.code == TO_CODE[status]
    assert str(error) == f"{error.code.name}: why"
