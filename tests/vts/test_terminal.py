"""What a run looks like in a terminal."""

from __future__ import annotations

import io
from collections.abc import Callable

import msgspec
import pytest
from rich.console import Console

from nntest.results import Outcome, totals_of
from vts import terminal
from vts.results import SCHEMA, SUITE, VtsCase, VtsRun, groups_of
from vts.terminal import FIRST_FAILURES, ProgressView, print_run

Printed = Callable[..., str]


def case(id: str, outcome: Outcome, operation: str, reason: str = "") -> VtsCase:
    return VtsCase(
        id=id,
        outcome=outcome,
        reason=reason,
        folder=id.partition("/")[0],
        operations=(operation,),
        types=("TENSOR_FLOAT32",),
        repeat=f"vts run --filter {id}",
    )


def run_of(*cases: VtsCase) -> VtsRun:
    return VtsRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(cases),
        command="vts run",
        started="2024-01-01T00:00:00+00:00",
        duration_ns=2_000_000_000,
        version="1",
        driver="toy",
        device="toy-driver",
        device_version="1",
        hal_version="1.3",
        specs="specs",
        folders=groups_of(cases, lambda case: [case.folder]),
        operations=groups_of(cases, lambda case: case.operations),
        types=groups_of(cases, lambda case: case.types),
        cases=tuple(cases),
    )


def printed(run: VtsRun) -> str:
    console = Console(file=io.StringIO(), width=120)
    print_run(run, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def line_of(text: str, start: str) -> list[str]:
    return next(line.split() for line in text.splitlines() if line.startswith(start))


def test_totals_stand_in_tables_with_the_outcomes_that_occur() -> None:
    text = printed(
        run_of(
            case("V1_0/a", Outcome.SUCCESS, "ADD"),
            case("V1_0/b", Outcome.FAILURE, "ADD"),
            case("V1_2/c", Outcome.SKIPPED, "SUB", "the driver does not support SUB"),
        )
    )

    columns = ["cases", "✓", "passed", "✗", "failed", "–", "skipped"]
    assert line_of(text, "Folder")[1:] == columns
    assert line_of(text, "V1_0") == ["V1_0", "2", "1", "1", "0"]
    assert line_of(text, "ADD") == ["ADD", "2", "1", "1", "0"]
    assert line_of(text, "TENSOR_FLOAT32") == ["TENSOR_FLOAT32", "3", "1", "1", "1"]
    assert "1 skipped: the driver does not support SUB" in text


def test_operations_that_all_passed_take_no_line_each() -> None:
    cases = [case(f"V1_0/{n}", Outcome.SUCCESS, f"OPERATION_{n}") for n in range(30)]

    text = printed(run_of(*cases))

    assert "All passed, 30 operations:" in text
    assert "OPERATION_0 1, OPERATION_1 1, OPERATION_10 1," in text
    assert len(text.splitlines()) < 20


def test_failures_are_shown_one_for_each_operation() -> None:
    cases = [
        case(f"V1_0/{operation}_{n}", Outcome.FAILURE, operation, f"reason {n}")
        for operation in ("ADD", "SUB")
        for n in range(3)
    ]

    text = printed(run_of(*cases))

    assert "First failures, 2 of 6:" in text
    assert "✗ FAILURE  V1_0/ADD_0\n  reason 0\n  vts run --filter V1_0/ADD_0" in text
    assert "✗ FAILURE  V1_0/SUB_0" in text
    assert "SUB_1" not in text


def test_many_failures_do_not_fill_the_screen() -> None:
    cases = [case(f"V1_0/{n}", Outcome.FAILURE, f"OPERATION_{n}") for n in range(50)]

    assert printed(run_of(*cases)).count("✗ FAILURE") == FIRST_FAILURES


def test_reasons_for_skipping_are_counted_and_the_rest_summed_up() -> None:
    cases = [
        case(f"V1_0/{n}_{i}", Outcome.SKIPPED, "ADD", f"no {n}")
        for n in range(8)
        for i in range(n + 1)
    ]

    text = printed(run_of(*cases))

    assert "8 skipped: no 7\n7 skipped: no 6" in text
    assert "6 skipped for 3 other reasons" in text


@pytest.mark.parametrize(
    ("outcomes", "headline"),
    [
        ([Outcome.SUCCESS], "Passed: 1 passed of 1 case on toy in 2.0 s (0 a second)."),
        ([Outcome.SUCCESS, Outcome.SKIPPED], "Passed: 1 passed, 1 skipped of 2 cases"),
        ([Outcome.SUCCESS, Outcome.FAILURE], "Failed: 1 passed, 1 failed of 2 cases"),
        ([Outcome.SKIPPED], "Incomplete: 1 skipped of 1 case"),
        ([Outcome.SUCCESS, Outcome.NOT_RUN], "Incomplete: 1 passed, 1 not run of 2 cases"),
    ],
)
def test_the_verdict_is_the_last_line(outcomes: list[Outcome], headline: str) -> None:
    cases = [case(f"V1_0/{n}", outcome, "ADD") for n, outcome in enumerate(outcomes)]

    assert printed(run_of(*cases)).splitlines()[-1].startswith(headline)


def test_an_interrupted_run_has_not_passed() -> None:
    run = run_of(case("V1_0/a", Outcome.SUCCESS, "ADD"))

    assert "Incomplete" in printed(msgspec.structs.replace(run, interrupted=True))


def test_progress_is_drawn_now_and_then_and_not_for_every_case(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0]
    monkeypatch.setattr(terminal.time, "monotonic_ns", lambda: now[0])
    console = Console(file=io.StringIO(), force_terminal=True, width=100)
    with ProgressView(console) as view:
        for done in range(1000):
            now[0] += 1_000_000
            view.ran(done, 1000, done // 500)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()

    assert "1 failed" in text
    assert text.count("running cases") < 20
