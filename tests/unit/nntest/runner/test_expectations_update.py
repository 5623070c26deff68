"""A file of expectations, rewritten by what a run has shown."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from nntest.results import CaseResult, Outcome
from nntest.runner.expectations import ExpectationsUnreadable, Subject, read
from nntest.runner.expectations_update import Change, Evidence, updated
from nntest.runner.glob_index import GlobIndex

TODAY = date(2026, 1, 15)

FILE = """\
# Known failures of acme.
# Ask before you add one.

# The rounding of the old compiler:
[[expect]]
case = "general/conv*"  # all of them
outcome = "FAILURE"
reason = "rounding"
url = "https://example.com/7"

[[expect]]
case = "basic/cycle"
driver = "other"
reason = "of another driver"

[[expect]]
case = "general/late"
reason = "promised"
expires = 2025-12-31
"""


def case(id: str, outcome: Outcome, reason: str = "") -> CaseResult:
    return CaseResult(id=id, outcome=outcome, why=reason)


SUCCESS, FAILURE = Outcome.SUCCESS, Outcome.FAILURE


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "expected.toml"
    path.write_text(FILE)
    return path


def update(
    path: Path,
    *results: CaseResult,
    is_whole: bool = True,
    unmatched: frozenset[str] = frozenset(),
) -> Change:
    run = Evidence(
        results=results,
        subject=Subject(driver="acme [1]", version="2", hal="1.3", host="h"),
        is_whole=is_whole,
        unmatched=unmatched,
    )
    return updated(path, run, TODAY)


def test_a_file_that_is_right_stays_as_it_is(path: Path) -> None:
    change = update(path, case("general/conv_1", FAILURE), case("general/add", SUCCESS))

    assert change.text == FILE
    assert change.expired == ["general/late"]
    assert [*change.added, *change.removed, *change.narrowed] == []


def test_an_entry_all_of_whose_cases_succeed_goes_with_its_comment(path: Path) -> None:
    change = update(path, case("general/conv_1", SUCCESS), case("general/conv_2", SUCCESS))

    assert change.removed == ["general/conv*"]
    assert "compiler" not in change.text
    assert change.text.startswith("# Known failures of acme.\n# Ask before you add one.\n\n[[exp")
    assert "of another driver" in change.text


def test_one_of_which_some_still_fail_is_narrowed_to_them(path: Path) -> None:
    change = update(
        path,
        case("general/conv_1", SUCCESS),
        case("general/conv_2", FAILURE),
        case("general/conv[3]", FAILURE),
    )

    assert change.narrowed == ["general/conv*"]
    assert "# The rounding of the old compiler:\n[[expect]]\n" in change.text
    path.write_text(change.text)
    entry = read(path)[0]
    assert entry.globs == ("general/conv[[]3]", "general/conv_2")
    assert (entry.reason, entry.url) == ("rounding", "https://example.com/7")


def test_new_failures_are_added_with_their_own_words(path: Path) -> None:
    change = update(
        path,
        case("general/conv_1", Outcome.CRASH, 'was killed by "SIGSEGV" \\ \x1b'),
        case("general/add", FAILURE, "wrong"),
        case("general/add#2", FAILURE, "wrong"),
    )

    assert change.added == ["general/add", "general/conv_1"]
    path.write_text(change.text)
    *_, add, conv = read(path)
    assert (add.globs, add.outcomes, add.reason) == (("general/add",), (FAILURE,), "wrong")
    assert (conv.outcomes, conv.reason) == ((Outcome.CRASH,), 'was killed by "SIGSEGV" \\ \x1b')
    assert add.driver == "acme [[]1]"


def test_what_was_added_foresees_the_same_run(path: Path) -> None:
    results = [case("general/conv_1", SUCCESS), case("general/add", FAILURE, "wrong")]
    path.write_text(update(path, *results).text)

    again = update(path, *results)

    assert again.text == path.read_text()
    assert [*again.added, *again.removed, *again.narrowed] == []


def test_a_run_of_some_cases_decides_nothing_about_the_others(path: Path) -> None:
    change = update(path, case("general/conv_1", SUCCESS), is_whole=False)

    assert change.text == FILE
    assert change.undecided == ["general/conv*"]


def test_but_it_does_about_its_own(path: Path) -> None:
    path.write_text('[[expect]]\ncase = "general/add"\nreason = "known"\n')

    assert update(path, case("general/add", SUCCESS), is_whole=False).removed == ["general/add"]


def test_an_entry_that_matches_nothing_goes(path: Path) -> None:
    change = update(path, unmatched=frozenset({"general/conv*"}))

    assert change.removed == ["general/conv*"]


def test_a_file_may_begin_with_nothing(tmp_path: Path) -> None:
    change = update(tmp_path / "new.toml", case("general/add", FAILURE, "wrong"))

    assert change.text.startswith("[[expect]]\ncase = ")


@pytest.mark.parametrize("text", ['expect = [{case = "a", reason = "b"}]\n', "expect = []\n"])
def test_what_cannot_be_rewritten_is_said(text: str, tmp_path: Path) -> None:
    path = tmp_path / "inline.toml"
    path.write_text(text)

    with pytest.raises(ExpectationsUnreadable, match="it cannot be rewritten"):
        update(path)


@pytest.mark.parametrize("text", ["", "\n", "# Nothing is known yet.\n"])
def test_a_file_without_entries_can_be_begun_with(text: str, tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text(text)

    change = update(path, case("general/add", FAILURE, "wrong"))

    assert change.added == ["general/add"]
    assert "# Nothing" in change.text or not text.startswith("#")


def test_what_is_left_behind_can_be_updated_again(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    path.write_text('[[expect]]\ncase = "general/add"\nreason = "known"\n')
    path.write_text(update(path, case("general/add", SUCCESS)).text)
    assert read(path) == []

    path.write_text(update(path, case("general/add", FAILURE, "wrong")).text)

    assert [entry.case for entry in read(path)] == ["general/add"]


def results_of(failing: int) -> list[CaseResult]:
    """CONV fails in every group, ADD in one variation, one case for another reason."""
    wrong = [case(f"general/conv/conv_{n}", FAILURE, f"wrong by {n}") for n in range(failing)]
    raw = [case(f"raw/conv/conv_{n}", FAILURE, f"wrong by {n}") for n in range(failing)]
    right = [case(f"general/add/add_{n}", SUCCESS) for n in range(failing)]
    relaxed = [case(f"general/add/add_{n}_relaxed", FAILURE, "slow") for n in range(failing)]
    return [*wrong, *raw, *right, *relaxed, case("basic/late", FAILURE, "late")]


def test_failures_of_one_cause_are_one_entry(tmp_path: Path) -> None:
    path, results = tmp_path / "known.toml", results_of(30)
    causes = {result.id: "CONV: wrong values" for result in results if "/conv/" in result.id}
    run = Evidence(results=results, subject=Subject(driver="acme"), causes=causes)

    change = updated(path, run, TODAY)

    path.write_text(change.text)
    late, add, conv = read(path)
    assert (conv.case, add.case, late.case) == ("*/conv/conv_*", "general/*_relaxed", "basic/late")
    assert conv.reason == "CONV: wrong values; general/conv/conv_0: wrong by 0"
    assert (add.reason, late.reason) == ("slow", "late")
    assert change.added == ["basic/late", "general/*_relaxed", "*/conv/conv_*"]


def test_after_a_part_of_the_suite_cases_are_named_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    path.write_text(update(path, *results_of(3)[:3], is_whole=False).text)

    assert [entry.globs for entry in read(path)] == [(f"general/conv/conv_{n}",) for n in range(3)]


def test_a_case_that_fails_in_another_way_gets_an_entry_of_its_own(path: Path) -> None:
    results = [case("general/conv_1", Outcome.HANG, "slept"), case("general/conv_2", FAILURE)]
    path.write_text(update(path, *results).text)

    conv, *_, new = read(path)
    assert (conv.globs, conv.outcomes) == (("general/conv_2",), (FAILURE,))
    assert (new.globs, new.outcomes) == (("general/conv_1",), (Outcome.HANG,))


def test_a_repetition_that_passes_is_expected_too(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    results = [case("general/add", SUCCESS), case("general/add#2", FAILURE, "wrong")]
    path.write_text(update(path, *results).text)

    assert [entry.outcomes for entry in read(path)] == [(FAILURE, SUCCESS)]
    assert update(path, *results).text == path.read_text()


def test_text_of_a_reason_stays_on_its_line(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    odd = "a\u2028b\x0bc\r\n[[expect]]\x7f"
    path.write_text(update(path, case("general/add", FAILURE, odd)).text, newline="")
    path.write_text(update(path, case("general/sub", FAILURE, "x")).text, newline="")

    assert [entry.reason for entry in read(path)] == [odd, "x"]


def test_every_case_is_looked_up_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was as many times as there are entries, and each time in all entries."""
    lookups = []
    find = GlobIndex.owners

    def counted(index: GlobIndex, text: str) -> list[int]:
        lookups.append(text)
        return find(index, text)

    monkeypatch.setattr(GlobIndex, "owners", counted)
    ids = [f"general/add_{n}" for n in range(50)]
    path.write_text("".join(f'[[expect]]\ncase = "{id}"\nreason = "x"\n' for id in ids[:40]))

    change = update(path, *(case(id, FAILURE, "x") for id in ids))

    assert len(change.added) == 1
    assert len(lookups) <= 2 * len(ids)
