from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nnhal.operations.matching import accepts, mismatch, spread
from nnhal.operations.spec import F32, I32, U8, Argument, scalar, tensor
from nnhal.types import OperandType
from tests.cells import cells

INT32 = OperandType.INT32
PLAIN = (tensor("input", F32), scalar("axis"))
REPEATED = (tensor("input", F32, repeated=True), scalar("axis"))
OPTIONAL = (tensor("input", F32), tensor("perm", I32, optional=True))
ANYTHING = (tensor("argument", None, repeated=True),)


@given(st.integers(0, 20))
def test_a_repeated_argument_is_written_out_as_often_as_there_are_operands(count: int) -> None:
    written_out = spread(REPEATED, count)

    assert len(written_out) == max(count, 2)
    assert written_out[-1] is REPEATED[-1]
    assert set(written_out[:-1]) == {REPEATED[0]}


@given(st.integers(0, 20))
def test_a_list_without_repetition_stays_as_it_is(count: int) -> None:
    assert spread(PLAIN, count) == PLAIN


@cells(
    ("arguments", "types", "expected"),
    [
        (PLAIN, (F32, INT32), True),
        (PLAIN, (F32,), False),
        (PLAIN, (F32, INT32, INT32), False),
        (PLAIN, (F32, F32), False),
        (PLAIN, (None, INT32), False),
        (OPTIONAL, (F32, I32), True),
        (OPTIONAL, (F32, None), True),
        (REPEATED, (F32, F32, F32, INT32), True),
        (REPEATED, (F32, U8, F32, INT32), False),
        (REPEATED, (INT32,), False),
        (ANYTHING, (F32, INT32, 0x20001), True),
        (ANYTHING, (), False),
    ],
)
def test_operands_fit_by_number_and_type(
    arguments: tuple[Argument, ...], types: tuple[int | None, ...], expected: bool
) -> None:
    assert accepts(arguments, types) is expected


@cells(
    ("lists", "types", "message"),
    [
        ([PLAIN, OPTIONAL], (F32,), "1 inputs, expected 2"),
        ([PLAIN, REPEATED], (), "0 inputs, expected 2 or 2 or more"),
        ([PLAIN], (U8, INT32), "input 0 (input) is of type TENSOR_QUANT8_ASYMM, expected TENSOR_"),
        (
            [PLAIN, OPTIONAL],
            (F32, F32),
            "input 1 (axis) is of type TENSOR_FLOAT32, expected INT32 ",
        ),
        ([PLAIN], (F32, None), "input 1 (axis) is omitted, expected INT32"),
        ([PLAIN], (F32, 0x20001), "input 1 (axis) is of type extension 0x2/1"),
    ],
)
def test_what_does_not_fit_is_said(
    lists: list[tuple[Argument, ...]], types: tuple[int | None, ...], message: str
) -> None:
    said = mismatch("input", lists, types)

    assert said is not None
    assert said.text.startswith(message)


def test_there_is_nothing_to_say_of_what_fits() -> None:
    assert mismatch("input", [PLAIN, OPTIONAL], (F32, I32)) is None
