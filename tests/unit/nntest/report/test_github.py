"""What GitHub is told: bounded, and escaped by its rules."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from nntest.report.github import (
    MAX_ANNOTATIONS,
    MAX_CAUSES,
    annotations_of,
    publish,
    summary_of,
)
from nntest.report.html.elements import Cause, Finding, State, Subject, Verdict
from nntest.results import Outcome

TOTALS = dict.fromkeys(Outcome, 1)


def verdict(state: State = "failed", name: str = "acme") -> Verdict:
    why = "9 tests failed."
    subjects = [Subject(name, ["version 1"])]
    return Verdict(state=state, headline=state.title(), why=why, subjects=subjects, facts=[])


def causes(number: int) -> list[Cause]:
    finding = Finding(case="general/add", expected="1", actual="2", share=3.0, repeat="vts run")
    return [
        Cause(f"ADD, type {n}: wrong", [finding], cases=4, notes=["So."]) for n in range(number)
    ]


def text(found: Sequence[Cause], **changes: str) -> str:
    return summary_of(verdict(**changes), found, TOTALS)  # type: ignore[arg-type]


def test_a_cause_is_one_annotation_of_one_line() -> None:
    (line,) = annotations_of(verdict(), causes(1))
    assert line == (
        "::error title=ADD%2C type 0%3A wrong::4 cases%0ASo.%0A"
        "general/add: expected 1, actual 2, error 3.00 × what is allowed%0Avts run"
    )


def test_many_causes_do_not_exceed_what_github_shows() -> None:
    lines = annotations_of(verdict(), causes(50))
    assert len(lines) == MAX_ANNOTATIONS
    assert lines[-1] == "::error title=41 more causes::164 cases"
    assert len(annotations_of(verdict(), causes(MAX_ANNOTATIONS))) == MAX_ANNOTATIONS


def test_a_run_without_causes_says_why_it_has_not_passed() -> None:
    assert annotations_of(verdict("passed"), []) == []
    assert annotations_of(verdict("failed"), []) == ["::error title=Failed::9 tests failed."]
    (line,) = annotations_of(verdict("incomplete"), [])
    assert line.startswith("::warning title=Incomplete::")


def test_no_text_from_outside_ends_an_annotation_or_begins_another() -> None:
    evil = Cause("a::b,c\r\n::error::x", [Finding(case="%0A", message="\n::set-output name=x::y")])
    (line,) = annotations_of(verdict(), [evil])
    assert "\n" not in line
    assert "\r" not in line
    title, message = re.fullmatch(r"::error title=([^:,]*)::(.*)", line).groups()  # type: ignore[union-attr]
    assert "%3A" in title
    assert "%250A" in message


def test_the_summary_has_totals_that_add_up_and_a_row_a_cause() -> None:
    content = text(causes(2))
    assert f"| planned | {len(Outcome)} |" in content
    assert "| ADD, type 0: wrong | 4 | general/add: expected 1" in content.replace("\\", "")
    assert content.count("`vts run`") == 2


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: path.symlink_to("/dev/full")])
def test_a_summary_is_only_added_to_a_file(make: Callable[[Path], None], tmp_path: Path) -> None:
    """A pipe that nobody reads would block for ever."""
    path = tmp_path / "summary.md"
    make(path)
    environment = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(path)}
    output: list[str] = []

    publish(verdict(), causes(1), TOTALS, environment, output.append)

    assert "::warning title=No job summary::cannot write" in output[-1]


def test_a_summary_that_cannot_be_written_is_a_warning(tmp_path: Path) -> None:
    path = tmp_path / "absent" / "summary.md"
    environment = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(path)}
    output: list[str] = []

    publish(verdict(), causes(1), TOTALS, environment, output.append)

    assert output[-1].startswith("::warning title=No job summary::cannot")
    assert str(path) in output[-1]


def test_the_summary_is_bounded() -> None:
    huge = [Cause("x" * 5000, [Finding(case="y" * 5000, message="z" * 5000)])] * 500
    content = text(huge)
    assert len(content.encode()) < 2**20
    assert f"{500 - MAX_CAUSES} more causes are in the page." in content


def test_no_sign_in_the_summary_is_read_as_markdown() -> None:
    evil = "<img src=x> [a](http://b) | `code` **bold**\n# head"
    content = text([Cause(evil, [])], name=evil)
    assert "\\<img" in content
    assert "\\[a\\]\\(" in content
    assert "\\|" in content
    assert "\n# head" not in content


def test_nothing_from_outside_is_a_command_a_mention_a_formula_or_another_cell() -> None:
    finding = Finding(
        case="a|b",
        message="line\n::stop-commands::x\r @someone $x$ :tada: <b> https://example.com",
        repeat="vts run --driver 'a`|b\nc\\'",
    )
    evil = [Cause("title, with: signs\n::error::x", [finding])]

    (line,) = annotations_of(verdict(), evil)
    assert line.count("\n") == line.count("\r") == 0
    assert line.startswith("::error title=title%2C with%3A signs%0A%3A%3Aerror%3A%3Ax::1 case%0A")
    row = next(line for line in text(evil).splitlines() if line.startswith("| title"))
    assert len(re.split(r"(?<!\\)\|", row)) == 6, "four cells"
    assert not re.search(r"(?<!\\)[@$:<>]", row), "each is escaped"
    assert "`vts run --driver 'a\\|b c\\'`" in row
