"""What changed between two runs, and what the commands say of it."""

from __future__ import annotations

import json
from pathlib import Path

import html5lib
import msgspec
import pytest
from click.testing import CliRunner, Result

from nncli.encoding import indented
from nntest.failure import Failure
from nntest.groups.compare import Comparison, Difference, compare
from nntest.groups.page.comparison import page
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.example_runs import (
    EVIL,
    case,
    hostile_run,
    mixed_run,
    passed_run,
    run_of,
    wrong,
)
from vts.cli import main
from vts.program import PROGRAM
from vts.results import VtsCase, VtsRun

ID = "general/V1_0/add"


def ended(outcome: Outcome, kind: str = "", text: str = "") -> VtsCase:
    return case(ID, "ADD", outcome=outcome, why=Failure(kind, text) if kind else "")


@cells(
    ("before", "after", "difference"),
    [
        (ended(Outcome.SUCCESS), wrong(ID, "ADD"), Difference.BROKEN),
        (ended(Outcome.SKIPPED), ended(Outcome.CRASH), Difference.BROKEN),
        (ended(Outcome.FLAKY), ended(Outcome.HANG), Difference.BROKEN),
        (wrong(ID, "ADD"), ended(Outcome.SUCCESS), Difference.FIXED),
        (wrong(ID, "ADD"), ended(Outcome.SKIPPED), Difference.CHANGED),
        (wrong(ID, "ADD"), ended(Outcome.FLAKY), Difference.CHANGED),
        (ended(Outcome.SUCCESS), ended(Outcome.SKIPPED), Difference.CHANGED),
        (ended(Outcome.SUCCESS), ended(Outcome.NOT_RUN), Difference.CHANGED),
        (ended(Outcome.FAILURE, "x"), ended(Outcome.CRASH, "x"), Difference.CHANGED),
        (ended(Outcome.FAILURE, "rank"), ended(Outcome.FAILURE, "none"), Difference.CHANGED),
        (wrong(ID, "ADD"), wrong(ID, "ADD", actual=61), Difference.CHANGED),
        (ended(Outcome.FAILURE, "rank", "3"), ended(Outcome.FAILURE, "rank", "4"), None),
        (ended(Outcome.SKIPPED, "a"), ended(Outcome.SKIPPED, "b"), None),
        (ended(Outcome.SUCCESS), ended(Outcome.SUCCESS), None),
    ],
)
def test_what_became_of_a_test(
    before: VtsCase, after: VtsCase, difference: Difference | None
) -> None:
    found = compare(run_of(before), run_of(after))
    assert [change.difference for change in found.changes] == ([difference] if difference else [])
    assert found.is_worse == (difference is Difference.BROKEN)
    assert found.compared == 1


def test_a_run_that_was_cut_short_says_nothing_of_what_it_did_not_run() -> None:
    whole = run_of(case("a/b"), case("a/c"))
    cut = run_of(case("a/b"))
    cut = msgspec.structs.replace(cut, totals={**cut.totals, Outcome.NOT_RUN: 1})
    assert not compare(whole, cut).changes
    assert not compare(cut, whole).changes
    failing = run_of(case("a/b"), case("a/c", outcome=Outcome.FAILURE))
    assert [change.id for change in compare(cut, failing).changes] == ["a/c"]


def test_tests_that_only_one_run_has_are_new_or_gone() -> None:
    found = compare(run_of(case("a/b")), run_of(case("a/c", outcome=Outcome.FAILURE)))
    assert [(change.id, str(change.difference)) for change in found.changes] == [
        ("a/c", "new"),
        ("a/b", "gone"),
    ]
    assert not found.is_worse


def test_what_broke_is_told_by_cause_even_if_it_was_expected() -> None:
    names = ("fenced/V1_2/a", "fenced/V1_2/b", "general/V1_2/a", "general/V1_2/b")
    ids = list(names)
    before = [case(id, "CONV_2D", "TENSOR_QUANT8_ASYMM") for id in ids]
    broken = [wrong(id, "CONV_2D") for id in ids[:2]]
    after = [broken[0], msgspec.structs.replace(broken[1], expected="bug 7"), *before[2:]]
    (found,) = compare(run_of(*before), run_of(*after)).breakages
    assert (found.title, found.tests) == ("CONV_2D, QUANT8_ASYMM: wrong values", 2)
    assert "Both failing tests have the test group “fenced”; none of the 2" in " ".join(found.notes)


def test_what_differs_between_the_runs_themselves_is_noted() -> None:
    after = msgspec.structs.replace(mixed_run(), driver="acme-2", hal_version="1.2")
    notes = compare(mixed_run(), after).notes
    assert notes[:2] == (
        "driver: acme before, acme-2 after",
        "HAL version: 1.3 before, 1.2 after",
    )
    assert "1 tests of the second run were not run" in notes


# The commands ------------------------------------------------------------------------------------


def vts(*arguments: object) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


def written(folder: Path, run: VtsRun) -> Path:
    folder.mkdir()
    (folder / "results.json").write_bytes(indented(run))
    return folder


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return written(tmp_path / "good", run_of(case(ID, "ADD"), case("general/V1_0/sub", "SUB")))


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    return written(tmp_path / "bad", run_of(wrong(ID, "ADD"), case("general/V1_0/sub", "SUB")))


def test_a_broken_test_is_named_and_ends_with_1(good: Path, bad: Path) -> None:
    result = vts("compare", good, bad)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[:3] == [
        "✗ 1 broken",
        "  ADD, QUANT8_ASYMM: wrong values  1 test",
        f"    {ID}",
    ]
    assert lines[-1] == "2 tests compared: 1 broken, 0 changed, 0 fixed, 0 new, 0 gone."


def test_a_fixed_test_ends_with_0(good: Path, bad: Path) -> None:
    result = vts("compare", bad / "results.json", good)
    assert result.exit_code == 0
    assert "✓ 1 fixed" in result.stdout


def test_no_difference_is_one_line(good: Path) -> None:
    assert vts("compare", good, good).stdout == (
        "2 tests compared: 0 broken, 0 changed, 0 fixed, 0 new, 0 gone.\n"
    )


def test_the_changes_go_to_files(good: Path, bad: Path, tmp_path: Path) -> None:
    vts("compare", good, bad, "--html", tmp_path / "c.html", "--json", tmp_path / "c.json")
    assert json.loads((tmp_path / "c.json").read_text())["totals"]["broken"] == 1
    assert msgspec.json.decode((tmp_path / "c.json").read_bytes(), type=Comparison).is_worse
    assert ID in (tmp_path / "c.html").read_text()


@pytest.mark.parametrize("pair", [(passed_run, mixed_run), (mixed_run, hostile_run)])
def test_the_page_is_valid_and_runs_nothing(pair: tuple[object, object]) -> None:
    before, after = (make() for make in pair)  # type: ignore[operator]
    html = page(compare(before, after), "vts")
    tree = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(html)
    assert len(list(tree.iter("script"))) == 1
    assert not set(EVIL) & set(html) & {"\x1b", "\u202e"}


def test_a_report_is_made_again_from_the_results(tmp_path: Path) -> None:
    first = {path.name: path.read_bytes() for path in PROGRAM.kind.write(mixed_run(), tmp_path)}
    (tmp_path / "index.html").unlink()
    assert vts("report", tmp_path).stdout == f"{tmp_path / 'index.html'}\n"
    assert (tmp_path / "index.html").read_bytes() == first["index.html"]
    made = vts("report", tmp_path / "results.json", "--format", "junit").stdout_bytes
    assert made == first["junit.xml"]


def test_a_report_goes_where_the_user_wants_it(bad: Path, tmp_path: Path) -> None:
    vts("report", bad, "-o", tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text().startswith("<!doctype html>")
    assert "✗ ADD, QUANT8_ASYMM: wrong values" in vts("report", bad, "--format", "text").stdout


def test_what_is_no_result_is_named(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("{}")
    for command in (("report", tmp_path / "odd.json"), ("compare", tmp_path, tmp_path)):
        result = vts(*command)
        assert result.exit_code == 2
        assert "Traceback" not in result.output


def erring(share: float, id: str = "general/add/x", operation: str = "ADD") -> VtsCase:
    return case(id, operation, largest_share=share)


def test_operations_that_are_computed_otherwise_say_by_how_much() -> None:
    before = run_of(erring(0.1), erring(0.3, "general/add/y"), erring(0.2, "general/sub/x", "SUB"))
    after = run_of(erring(0.7), erring(0.2, "general/add/y"), erring(0.2, "general/sub/x", "SUB"))

    (found,) = compare(before, after).errors

    assert (found.operation, found.type) == ("ADD", "FLOAT32")
    assert (found.before, found.after) == (0.3, 0.7)
    assert (found.differing, found.compared, found.example) == (2, 2, "general/add/x")
    html = page(compare(before, after), "vts")
    assert "Operations with other errors: 1" in html
    assert "2 of 2" in html


def test_a_rounded_decimal_is_no_other_error() -> None:
    assert not compare(run_of(erring(0.1)), run_of(erring(0.1 + 1e-12))).errors
