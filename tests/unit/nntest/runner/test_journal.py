"""What survives a run that is killed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nntest.results import CaseResult, Outcome
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.identity import Header, RunChanged
from nntest.runner.journal import Journal, JournalUnusable, has_results, read

HEADER = Header(suite="toy", driver="d", version="1", cases=3, plan="p", started="then")
ADD = CaseResult(id="add", outcome=Outcome.SUCCESS, duration_ns=5)
SUB = CaseResult(id="sub", outcome=Outcome.FAILURE, why="wrong", evidence=("a", "b"))
MUL = CaseResult(id="mul", outcome=Outcome.SUCCESS)
ACME = DriverDescription(name="acme", version="2", type="CPU", hal_version="1.3")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal of a run that was killed in its third case."""
    path = tmp_path / "journal.jsonl"
    with Journal(path, HEADER) as journal:
        journal.described(ACME)
        for result in (ADD, SUB):
            journal.started(result.id)
            journal.ended(result)
        journal.started("mul")
    return path


def test_all_that_was_told_is_known_again(path: Path) -> None:
    past = read(path, HEADER, CaseResult)

    assert past is not None
    assert past.results == {"add": ADD, "sub": SUB}
    assert past.open == {"mul": 1}
    assert (past.drivers[""], past.resumed, past.started) == (ACME, 0, "then")


def test_it_is_on_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, HEADER)
    journal.ended(ADD)

    past = read(path, HEADER, CaseResult)

    journal.__exit__()
    assert past is not None
    assert past.results == {"add": ADD}


def test_the_result_of_a_run_takes_the_place_of_what_the_journal_says_of_cases(
    path: Path,
) -> None:
    cases = (ADD, msgspec.structs.replace(SUB, expected="known"))
    cut_off = CaseResult(id="mul", outcome=Outcome.NOT_RUN)
    result = path.with_name("results.json")
    result.write_bytes(msgspec.json.encode({"cases": [*cases, cut_off]}))

    Journal.conclude(path, result.name)
    Journal.conclude(path.with_name("none.jsonl"), result.name)
    with Journal(path, HEADER, resume=True) as journal:
        journal.ended(MUL)
    past = read(path, HEADER, CaseResult)

    assert b'"ended":{"id":"add"' not in path.read_bytes()
    assert has_results(path)
    assert past is not None
    assert past.results == {"add": ADD, "sub": SUB, "mul": MUL}
    assert (past.drivers[""], past.resumed) == (ACME, 1)
    result.unlink()
    with pytest.raises(JournalUnusable, match=r"cannot read .*results.json"):
        read(path, HEADER, CaseResult)


@pytest.mark.parametrize("cut", range(1, 19))
def test_a_torn_last_line_is_left_out(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])

    past = read(path, HEADER, CaseResult)

    assert past is not None
    assert past.results == {"add": ADD, "sub": SUB}


def test_a_continued_journal_has_whole_lines_only(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-3])

    with Journal(path, HEADER, resume=True) as journal:
        journal.started("mul")
    past = read(path, HEADER, CaseResult)

    assert past is not None
    assert (past.results, past.open, past.resumed) == ({"add": ADD, "sub": SUB}, {"mul": 1}, 1)


@pytest.mark.parametrize("content", [None, b"", b'{"run": {"suite"'])
def test_a_run_that_was_killed_before_its_first_line_has_no_past(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "journal.jsonl"
    if content is not None:
        path.write_bytes(content)

    assert read(path, HEADER, CaseResult) is None


@pytest.mark.parametrize(
    ("change", "difference"), [({"driver": "e"}, "driver 'd'"), ({"suite": "other"}, "suite 'toy'")]
)
@pytest.mark.parametrize("anyway", [True, False])
def test_the_journal_of_another_run_is_refused(
    path: Path, change: dict[str, str], difference: str, anyway: bool
) -> None:
    with pytest.raises(JournalUnusable) as caught:
        read(path, msgspec.structs.replace(HEADER, **change), CaseResult, anyway=anyway)

    assert f"is the journal of another run ({difference})" in str(caught.value)
    assert "run without --resume to begin anew" in str(caught.value)


def test_a_run_that_has_changed_is_continued_on_request_only(path: Path) -> None:
    now = msgspec.structs.replace(HEADER, version="9")

    with pytest.raises(RunChanged) as caught:
        read(path, now, CaseResult)
    past = read(path, now, CaseResult, anyway=True)

    assert str(caught.value) == (
        f"the run of {path} cannot be continued: the suite's version was 1, and is 9. Run without "
        "--resume to begin anew, or with --resume-anyway to mix results of both, which the report "
        "will say"
    )
    assert past is not None
    assert (past.header, past.results) == (HEADER, {"add": ADD, "sub": SUB})


def test_what_was_mixed_once_is_known_for_good(path: Path) -> None:
    now = msgspec.structs.replace(HEADER, version="9")
    with Journal(path, now, resume=True) as journal:
        journal.mixed(["this", "and that"], now)

    past = read(path, now, CaseResult)

    assert past is not None
    assert (past.header, past.mixed, past.resumed) == (now, ["this", "and that"], 1)
    with pytest.raises(RunChanged):
        read(path, HEADER, CaseResult)


@pytest.mark.parametrize(
    "content",
    [b"no json\n", b"[]\n", b'{"else": 1}\n', b'{"run": {}}\n', b"\xff\xfe\n"],
)
def test_what_is_no_journal_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_bytes(content)

    with pytest.raises(JournalUnusable, match="is not a journal of toy"):
        read(path, HEADER, CaseResult)


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"",
        b"null",
        b"\xff\xfe",
        b'{"else": 1}',
        b'{"started": ["add"]}',
        b'{"ended": 5}',
        b'{"ended": {"id": "add"}}',
        b'{"driver": "acme"}',
    ],
)
def test_a_damaged_line_in_the_middle_is_named_and_no_torn_one(path: Path, line: bytes) -> None:
    lines = path.read_bytes().split(b"\n")
    lines[2] = line
    path.write_bytes(b"\n".join(lines))

    with pytest.raises(JournalUnusable, match=r"line 3 is damaged .*: remove it"):
        read(path, HEADER, CaseResult)


def test_without_the_damaged_line_the_rest_is_known(path: Path) -> None:
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join(lines[:3] + lines[4:]))

    past = read(path, HEADER, CaseResult)

    assert past is not None
    assert past.results == {"sub": SUB}
    assert past.open == {"add": 1, "mul": 1}
