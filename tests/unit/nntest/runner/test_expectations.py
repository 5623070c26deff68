"""Failures that are known."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from nntest.results import CaseResult, ExpectationUse, Outcome
from nntest.runner.expectations import Entry, Expectations, ExpectationsUnreadable, Subject, read
from tests.cells import cells

TODAY = date(2026, 1, 15)
ACME = Subject(driver="acme", version="2.1", hal="1.3", host="ci-7")


def result(id: str, outcome: Outcome) -> CaseResult:
    return CaseResult(id=id, outcome=outcome, why="as it is")


def expectations(*entries: Entry, subject: Subject = ACME) -> Expectations:
    return Expectations(entries, subject, TODAY)


def expected(entry: Entry, outcome: Outcome, id: str = "general/V1_2/conv") -> str:
    return expectations(entry).foresee(result(id, outcome)).expected


def use_of(
    entry: Entry, *results: CaseResult, planned: tuple[str, ...] = (), complete: bool = True
) -> ExpectationUse:
    ids = [case.id for case in results] + list(planned)
    (use,) = expectations(entry).uses(results, ids, complete=complete)
    return use


CONV = Entry(case="general/*/conv*", reason="rounding")


def test_a_foreseen_failure_has_its_reason_and_stays_a_failure() -> None:
    seen = expectations(CONV).foresee(result("general/V1_2/conv", Outcome.FAILURE))

    assert (seen.outcome, seen.reason, seen.expected) == (Outcome.FAILURE, "as it is", "rounding")


@pytest.mark.parametrize("outcome", [Outcome.CRASH, Outcome.HANG])
def test_a_failure_of_another_kind_is_not_foreseen(outcome: Outcome) -> None:
    assert expected(CONV, outcome) == ""


def test_a_success_that_was_not_foreseen_is_marked() -> None:
    assert expected(CONV, Outcome.SUCCESS) == "rounding"


@pytest.mark.parametrize("outcome", [Outcome.SKIPPED, Outcome.NOT_RUN, Outcome.FLAKY])
def test_what_is_neither_is_not_marked(outcome: Outcome) -> None:
    assert expected(CONV, outcome) == ""


def test_other_cases_are_left_alone() -> None:
    assert expected(CONV, Outcome.FAILURE, "general/V1_2/add") == ""


def test_several_outcomes_may_be_foreseen() -> None:
    entry = Entry(case="*", reason="unstable", outcome=(Outcome.CRASH, Outcome.SUCCESS))

    assert expected(entry, Outcome.CRASH) == "unstable"
    assert expected(entry, Outcome.SUCCESS) == ""
    assert expected(entry, Outcome.FAILURE) == ""
    assert use_of(entry, result("a/b", Outcome.SUCCESS)).problem == ""


def test_repetitions_are_the_same_case() -> None:
    assert expected(CONV, Outcome.FAILURE, "general/V1_2/conv#3") == "rounding"


def test_the_first_entry_decides() -> None:
    both = expectations(CONV, Entry(case="*", reason="everything"))

    assert both.foresee(result("general/V1_2/conv", Outcome.FAILURE)).expected == "rounding"
    assert both.foresee(result("general/V1_2/add", Outcome.FAILURE)).expected == "everything"


@cells(
    ("conditions", "holds"),
    [
        ({}, True),
        ({"driver": "ac*", "version": "2.*", "hal": "1.3", "host": "ci-?"}, True),
        ({"driver": ("other", "acme")}, True),
        ({"driver": "other"}, False),
        ({"version": "1.*"}, False),
        ({"hal": "1.2"}, False),
        ({"host": "desk"}, False),
    ],
)
def test_an_entry_holds_where_all_its_conditions_do(
    conditions: dict[str, str], holds: bool
) -> None:
    entry = Entry(case="*", reason="known", **conditions)  # type: ignore[arg-type]

    assert bool(expected(entry, Outcome.FAILURE)) is holds
    assert bool(expectations(entry).uses([], ["a/b"], complete=True)) is holds


def test_an_entry_counts_what_it_covered_and_what_held() -> None:
    use = use_of(
        CONV,
        result("general/V1_2/conv", Outcome.FAILURE),
        result("general/V1_2/conv_2", Outcome.CRASH),
        result("general/V1_2/conv_3", Outcome.SKIPPED),
        result("general/V1_2/add", Outcome.FAILURE),
    )

    assert (use.matched, use.held, use.problem) == (2, 1, "")
    assert (use.case, use.outcomes, use.reason) == (
        "general/*/conv*",
        (Outcome.FAILURE,),
        "rounding",
    )


def test_an_unexpected_success_is_a_problem() -> None:
    passed = [result(f"general/V1_2/conv_{n}", Outcome.SUCCESS) for n in range(3)]

    assert use_of(CONV, *passed[:1]).problem == (
        "general/V1_2/conv_0 succeeded: remove what is mended"
    )
    assert use_of(CONV, *passed).problem.startswith("general/V1_2/conv_0 and 2 more succeeded")


def test_an_entry_that_matches_nothing_is_a_problem() -> None:
    assert use_of(CONV, planned=("general/V1_2/add",)).problem.startswith("matches no case")


def test_a_case_that_was_not_chosen_is_a_match_all_the_same() -> None:
    assert use_of(CONV, planned=("general/V1_2/conv",)).problem == ""


@pytest.mark.parametrize(
    ("glob", "is_problem"),
    [("general/nothing", True), ("validation/nothing", False), ("*nothing", False)],
)
def test_of_a_run_of_some_groups_entries_about_others_are_not_asked(
    glob: str, is_problem: bool
) -> None:
    entry = Entry(case=glob, reason="known")

    use = use_of(entry, planned=("general/V1_2/add",), complete=False)

    assert bool(use.problem) is is_problem


def test_an_expired_entry_is_a_problem_and_foresees_nothing() -> None:
    expired = Entry(case="*", reason="soon mended", expires=date(2026, 1, 14))
    last_day = Entry(case="*", reason="soon mended", expires=TODAY)
    failed = result("a/b", Outcome.FAILURE)

    assert use_of(expired, failed).problem.startswith("expired on 2026-01-14")
    assert expected(expired, Outcome.FAILURE) == ""
    assert use_of(last_day, failed).problem == ""
    assert expected(last_day, Outcome.FAILURE) == "soon mended"


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "expected.toml"
    path.write_text(text)
    return path


def test_a_file_has_entries_in_order(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """
        # known
        [[expect]]
        case = ["general/V1_2/conv*", "general/V1_3/conv*"]
        outcome = ["FAILURE", "HANG"]
        driver = "acme*"
        reason = "rounding"
        url = "https://example.com/7"
        expires = 2026-03-01
        [[expect]]
        case = "basic/cycle"
        reason = "not yet"
        """,
    )

    first, second = read(path)

    assert first.globs == ("general/V1_2/conv*", "general/V1_3/conv*")
    assert first.outcomes == (Outcome.FAILURE, Outcome.HANG)
    assert (first.driver, first.expires) == ("acme*", date(2026, 3, 1))
    assert (second.globs, second.outcomes) == (("basic/cycle",), (Outcome.FAILURE,))


def test_an_empty_file_foresees_nothing(tmp_path: Path) -> None:
    assert read(write(tmp_path, "# nothing yet\n")) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("case = ", "it is not TOML"),
        ("[expect]\ncase = 'a'", "'expect', which is no list"),
        ("[[expected]]\ncase = 'a'", "found 'expected'"),
        ("[[expect]]\ncase = 'a/b'", "entry 1 (a/b): Object missing required field `reason`"),
        ("[[expect]]\nreason = 'x'", "entry 1: Object missing required field `case`"),
        ("[[expect]]\ncase = 'a'\nreason = ' '", "the reason is empty"),
        ("[[expect]]\ncase = []\nreason = 'x'", "names no case"),
        ("[[expect]]\ncase = 'a'\nreason = 'x'\noutcome = 'BROKEN'", "Invalid enum value"),
        ("[[expect]]\ncase = 'a'\nreason = 'x'\noutcome = 'SKIPPED'", "SKIPPED cannot be expected"),
        ("[[expect]]\ncase = 'a'\nreason = 'x'\nexpires = 'soon'", "Invalid RFC3339"),
        ("[[expect]]\ncase = 'a'\nreason = 'x'\nexpire = 2026-01-01", "unknown field `expire`"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(tmp_path: Path, text: str, fault: str) -> None:
    path = write(tmp_path, text)

    with pytest.raises(ExpectationsUnreadable) as caught:
        read(path)

    assert str(caught.value).startswith(str(path)) or "cannot read" in str(caught.value)
    assert fault in str(caught.value)
