"""The first wrong operation in words."""

from __future__ import annotations

import pytest

from mlts.page.localization import first_wrong
from mlts.results import BenchmarkCase, LocalizedFailure
from nntest.localization.results import OperationResult, OperationVerdict
from nntest.results import Outcome

FIRST = OperationResult(
    number=3,
    operation="CONV_2D",
    type="TENSOR_FLOAT32",
    verdict=OperationVerdict.WRONG,
    finding="operand 7: 2 of 9 elements wrong, at 1 2 instead of 3",
)
SUSPECT = OperationResult(
    number=0, operation="ADD", type="TENSOR_INT32", verdict=OperationVerdict.SUSPECT, finding="off"
)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (None, ""),
        (
            LocalizedFailure(operations=9, wrong=1, first=FIRST),
            "Operation 3 of 9, CONV_2D (FLOAT32), is wrong: operand 7: 2 of 9 elements wrong, at 1 "
            "2 instead of 3.",
        ),
        (
            LocalizedFailure(operations=9, wrong=4, first=SUSPECT),
            "Operation 0 of 9, ADD (INT32), is in the smallest wrong part, the first of 4: off.",
        ),
        (
            LocalizedFailure(operations=9, unchecked=2),
            "None of the 7 operations that could be checked is wrong; 2 of 9 were not checked. "
            "'mlts localize' names those that were not.",
        ),
        (
            LocalizedFailure(operations=9),
            "None of its 9 operations is wrong by itself: their roundings add up.",
        ),
        (
            LocalizedFailure(remark="not found within 60 s"),
            "The wrong operation was not localized: not found within 60 s.",
        ),
    ],
)
def test_what_was_found_is_a_sentence(found: LocalizedFailure | None, words: str) -> None:
    case = BenchmarkCase(
        id="m/d", model="m", backend="d", outcome=Outcome.FAILURE, localization=found
    )

    assert first_wrong(case) == words
