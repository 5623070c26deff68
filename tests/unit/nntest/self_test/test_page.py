from __future__ import annotations

import html
import io
import re
from pathlib import Path

import msgspec

from nncli.terminal.console import in_memory
from nntest.results import Outcome, RunSettings, totals_of
from nntest.self_test.page import page
from nntest.self_test.result_kind import self_test_kind
from nntest.self_test.results import DefectResult, Part, SelfTestRun
from nntest.self_test.table import print_self_test
from tests.cells import cells
from vts.self_test.results import FORMAT

CAUGHT = DefectResult(
    id="wrong_add",
    outcome=Outcome.SUCCESS,
    area="arithmetic",
    summary="Adds one.",
    group="general",
    test="general/add",
    test_outcome=Outcome.FAILURE,
    test_reason="output 0 is <wrong>\x1b \ud800",
    tests=1234,
)
MISSED = DefectResult(
    id="hides", outcome=Outcome.FAILURE, why="no test failed", summary="Hides.", tests=7
)
NOT_RUN = DefectResult(id="later", outcome=Outcome.NOT_RUN, why="interrupted")
IDLE = (Part(kind="family", name="pooling"),)


def run(*cases: DefectResult, parts: tuple[Part, ...] = ()) -> SelfTestRun:
    return SelfTestRun(
        schema=1,
        suite="vts self-test",
        totals=totals_of(cases),
        command="vts self-test",
        started="2026-01-02T03:04:05+00:00",
        version="1",
        interrupted=NOT_RUN in cases,
        parts=parts,
        cases=cases,
    )


def text_of(of: SelfTestRun) -> str:
    """What a reader sees."""
    body = page(of).partition("<body>")[2].partition("<script>")[0].replace("<wbr>", "")
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", body)).split())


@cells(
    ("cases", "parts", "verdict"),
    [
        (
            (CAUGHT,),
            (Part(kind="group", name="general", by="wrong_add"),),
            "Passed 1 defect tried, all caught. Every part",
        ),
        ((CAUGHT, MISSED), (), "Failed 1 of 2 defects not caught."),
        (
            (CAUGHT,),
            IDLE,
            "Failed Every defect is caught, but 1 part of the suite catches nothing.",
        ),
        (
            (CAUGHT, MISSED),
            IDLE * 2,
            "1 of 2 defects not caught; 2 parts of the suite catch nothing.",
        ),
        ((CAUGHT, NOT_RUN), (), "Incomplete 1 of 2 defects not tried."),
    ],
)
def test_the_verdict_comes_first(
    cases: tuple[DefectResult, ...], parts: tuple[Part, ...], verdict: str
) -> None:
    assert verdict in text_of(run(*cases, parts=parts))[:200]


def test_a_test_that_fails_without_the_defect_too_is_a_failure_of_the_suite() -> None:
    alarmed = run(msgspec.structs.replace(CAUGHT, false_alarms=("basic/a", "basic/b")))
    console = in_memory(120)
    print_self_test(alarmed, console)
    assert isinstance(console.file, io.StringIO)

    assert "Failed 1 defect tried, all caught. Without" in text_of(alarmed)[:200]
    assert "Without the defect, these fail, too: basic/a, basic/b." in text_of(alarmed)
    assert "basic/b fails without the defect, too." in console.file.getvalue()


def test_what_is_missed_stands_before_what_is_caught() -> None:
    text = text_of(run(CAUGHT, MISSED, NOT_RUN, parts=(Part(kind="family", name="pooling"),)))
    order = ["Not caught: 1", "family pooling", "Defects: 3", "wrong_add"]
    assert [text.index(each) for each in order] == sorted(text.index(each) for each in order)


def test_every_defect_has_what_caught_it_and_after_how_many_tests() -> None:
    text = text_of(run(CAUGHT))
    assert "general/add" in text
    assert "1 234" in text.replace("\u202f", " ").replace("\u2009", " ").replace("\u00a0", " ")
    assert "FAILURE: output 0 is <wrong>\\x1b \\ud800" in text


def test_a_mixed_self_test_says_so_on_the_page_and_in_the_terminal() -> None:
    reason = "continued by --resume-anyway after 1 of 2 results"
    mixed = msgspec.structs.replace(run(CAUGHT), settings=RunSettings(mixed=(reason,)))
    console = in_memory(120)
    print_self_test(mixed, console)
    assert isinstance(console.file, io.StringIO)

    assert f"Mixed run: {reason}." in text_of(mixed)
    assert "Passed mixed run" in text_of(mixed)
    assert f"Mixed run: {reason}.\n1 of 1 defects caught" in console.file.getvalue()


def test_what_was_not_run_is_neither_blamed_nor_missed_in_the_terminal() -> None:
    console = in_memory(120)
    print_self_test(run(CAUGHT, NOT_RUN), console)
    assert isinstance(console.file, io.StringIO)

    text = console.file.getvalue()
    assert "later is not caught" not in text
    assert "1 of 2 defects caught, 1 not run" in text


def test_results_and_page_are_written(tmp_path: Path) -> None:
    kind = self_test_kind(FORMAT)
    written, *_ = kind.write(run(CAUGHT), tmp_path)
    assert written.read_text().startswith("<!doctype html>")
    assert {path.name for path in tmp_path.iterdir()} | {"journal.jsonl"} == set(kind.files)
    again = msgspec.json.decode((tmp_path / "results.json").read_bytes(), type=SelfTestRun)
    assert again.cases[0].test_reason == "output 0 is <wrong>\x1b \\ud800"
