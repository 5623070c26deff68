"""What a user gives to random-graph."""

from __future__ import annotations

from typing import Any

import pytest

from nntest.graph_tests.command import (
    InvalidSize,
    UnknownWord,
    reductions_of,
    repeat_command,
    settings_of,
)
from nntest.graph_tests.options import GraphOptions
from nntest.graph_tests.results import GraphCase, GraphFinding
from nntest.results import Outcome
from tests.cells import cells


def options(**given: Any) -> GraphOptions:
    default: dict[str, Any] = {
        "driver": "acme",
        "operations": None,
        "types": None,
        "size": "1-20",
        "dimensions": 10,
        "count": None,
        "time": None,
        "seed": 1,
        "oracles": (),
        "laws": True,
        "quiet": False,
    }
    return GraphOptions(**{**default, **given})


def test_words_of_the_hal_are_found_whatever_their_case() -> None:
    found = settings_of(options(operations="add, conv_2d", types="float32,TENSOR_INT32"))
    assert found.operations == ("ADD", "CONV_2D")
    assert found.types == ("TENSOR_FLOAT32", "TENSOR_INT32")


@pytest.mark.parametrize(("size", "sizes"), [("5", (5, 5)), ("2-7", (2, 7))])
def test_a_size_is_a_number_or_two(size: str, sizes: tuple[int, int]) -> None:
    assert settings_of(options(size=size)).sizes == sizes


@cells("size", ["0", "9-2", "x", "-3", "1-100000000"])
def test_a_wrong_size_is_told(size: str) -> None:
    with pytest.raises(InvalidSize, match="as 1-20"):
        settings_of(options(size=size))


def test_an_unknown_operation_is_told_with_its_neighbor() -> None:
    with pytest.raises(UnknownWord, match="Did you mean CONV_2D"):
        settings_of(options(operations="CONV2D"))


def test_a_count_needs_no_time() -> None:
    assert settings_of(options(count=3)).seconds == 0
    assert settings_of(options()).seconds == 60


def test_the_command_draws_the_graph_again() -> None:
    given = options(types="FLOAT32", size="4", oracles=("reference",))
    command = repeat_command("vts", given, GraphFinding(seed=12, how="values"))
    assert command == (
        "vts random-graph --driver acme --seed 12 --count 1 --size 4 --types FLOAT32 "
        "--oracle reference"
    )


@pytest.mark.parametrize("partly_asked", [False, True])
def test_claims_that_were_not_all_asked_for_are_told(partly_asked: bool) -> None:
    case = GraphCase(id="graphs/00001", outcome=Outcome.SUCCESS, partly_asked=partly_asked)
    told = [*reductions_of(settings_of(options()), [case])]
    assert [*map(bool, told)] == [True] * partly_asked
    assert all("answered too slowly" in text for text in told)
