"""What a run looks like in a terminal at its end."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from nntest.groups.page.head import verdict
from nntest.groups.page.layout import Layout
from nntest.groups.terminal import kind_of_failure, print_run
from nntest.report.terminal import FIRST_CAUSES
from nntest.results import Outcome, RunSettings
from nntest.wrong_values import ErrorPattern
from tests.unit.vts.example_runs import (
    case,
    finding,
    hostile_run,
    interrupted_run,
    mixed_run,
    passed_run,
    run_of,
    wrong,
)
from vts.results import VtsRun


def printed(run: VtsRun, *reports: Path) -> str:
    console = Console(file=io.StringIO(), width=120)
    print_run(run, console, reports)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def line_of(text: str, start: str) -> list[str]:
    return next(line.split() for line in text.splitlines() if line.startswith(start))


def test_groups_and_failing_operations_stand_in_tables() -> None:
    text = printed(mixed_run())
    assert line_of(text, "Test group")[2:5] == ["tests", "✓", "passed"]
    assert line_of(text, "fenced") == ["fenced", "9", "8", "0", "0", "1", "0", "0", "0"]
    assert line_of(text, "CONV_2D ") == ["CONV_2D", "40", "16", "24", "0", "0", "0", "0", "0"]
    assert "\nRELU" not in text


def test_a_run_of_one_group_without_failures_is_two_lines() -> None:
    text = printed(run_of(case("general/V1_0/add", "ADD")))
    assert text.splitlines() == ["1 test:  ✓ 1 passed", "Passed. The one test passed."]


def test_a_failure_comes_with_its_numbers_and_the_command_that_repeats_it() -> None:
    nan = ErrorPattern(nan=1)
    run = run_of(wrong("general/V1_0/add", "ADD", actual="nan", share=None, pattern=nan))
    assert printed(run).split("\n\n")[1].splitlines() == [
        "",
        "✗ ADD, QUANT8_ASYMM: wrong values  1 of 1 test comparing values",
        "  Every wrong element is NaN. Only the last element is wrong.",
        "  general/V1_0/add",
        "  1 of 4 elements wrong",
        "  output 0 at [0, 1, 1, 0] of TENSOR_QUANT8_ASYMM 1×2×2×1  expected 60  actual NaN  "
        "allowed ± 1",
        "  vts run --driver acme --filter general/V1_0/add",
    ]


def test_the_first_causes_are_explained_and_the_others_counted() -> None:
    cases = [wrong(f"general/V1_0/{name}", name) for name in ("A", "B", "C", "D", "E", "F", "G")]
    text = printed(run_of(*cases))
    assert text.count(": wrong values") == FIRST_CAUSES + 1  # and once in the verdict
    assert "2 more causes, 2 tests: see the report." in text


def test_the_verdict_comes_last_but_for_the_reports() -> None:
    lines = printed(mixed_run(), Path("out/index.html")).splitlines()
    assert lines[-1] == "Report: out/index.html"
    assert lines[-2].startswith("Failed. 29 of 52 tests failed, 1 crashed, 1 hung")
    assert "Reduced run: 2 of 12 test groups." in lines


def test_an_interrupted_run_has_not_passed() -> None:
    assert "Incomplete. The run was interrupted: 1 of 2" in printed(interrupted_run())


def test_nothing_from_outside_moves_the_cursor() -> None:
    text = printed(hostile_run())
    assert not {"\x1b", "\u202e", "\x00"} & set(text)


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (wrong("general/V1_0/add_2", "ADD", index=1), True),
        (wrong("general/V1_0/sub", "SUB"), False),
        (wrong("general/V1_0/add_2", "ADD", "TENSOR_FLOAT32"), False),
        (case("general/V1_0/add_2", "ADD", outcome=Outcome.CRASH), False),
    ],
)
def test_failures_are_told_as_one_if_operation_type_and_kind_agree(
    other: object, same: bool
) -> None:
    one = case("general/V1_0/add", "ADD", "TENSOR_QUANT8_ASYMM", findings=(finding(),))
    assert (kind_of_failure(one) == kind_of_failure(other)) == same  # type: ignore[arg-type]


def test_a_run_that_was_continued_anyway_is_not_said_to_be_one() -> None:
    change = "continued by --resume-anyway after 1 of 2 results, although the driver changed"
    run = msgspec.structs.replace(
        passed_run(), settings=RunSettings(mixed=(change,)), reductions=(change,)
    )

    found = verdict(Layout.of(run))

    assert (found.headline, found.qualifier) == ("Passed", "mixed run")
    assert found.why.endswith("They are not all of one and the same run.")
    assert f"Mixed run: {change}." in [notice.message for notice in found.caveats]
