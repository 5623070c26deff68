"""What a run says of drivers that die or hang, and of a run that is ended from outside."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnprocess import confinement
from nntest.groups.results import GroupedRun
from nntest.report.result_kind import ResultKind
from nntest.results import Outcome
from tests.process.hanging import limit_from
from tests.process.polling import eventually
from tests.schemas import validator
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, SUB
from vts.cli import main
from vts.results import FORMAT, VtsRun

pytestmark = pytest.mark.sampled(0.34)


def run(root: Path, driver: str, output: Path, *options: object) -> tuple[Result, VtsRun]:
    words = [
        "run",
        "--specs",
        root,
        "--driver",
        f"tests.process.vts.deadly_toys:{driver}",
        "--jobs",
        1,
    ]
    result = CliRunner().invoke(main, list(map(str, [*words, "--output", output, *options])))
    validator("vts-results.json").validate(json.loads((output / "results.json").read_text()))
    return result, FORMAT.read(output / "results.json")


@pytest.fixture
def three(corpus: Corpus) -> Path:
    """Three cases, the second of which is the deadly one."""
    return corpus(V1_0__a=ADD, V1_0__b=SUB, V1_0__c=ADD)


def test_a_driver_that_dies_costs_one_case(three: Path, tmp_path: Path) -> None:
    result, found = run(three, "DiesOfSub", tmp_path)

    assert result.exit_code == 3
    assert [case.outcome for case in found.cases] == [
        Outcome.SUCCESS,
        Outcome.CRASH,
        Outcome.SUCCESS,
    ]
    crash = found.cases[1]
    assert "the driver's process was killed by SIGSEGV" in crash.reason
    assert "a last word" in crash.evidence
    assert any("in prepare" in line for line in crash.evidence), "the native traceback"


def test_one_that_dies_when_all_is_said_is_found_out_too(three: Path, tmp_path: Path) -> None:
    result, found = run(three, "DiesAtRelease", tmp_path, "--jobs", 1)

    # A thread of the driver may hold the model a moment longer than the test: then the next one,
    # on the same driver, meets its death.
    crashes = [case for case in found.cases if case.outcome is Outcome.CRASH]
    assert result.exit_code == 3
    assert [case.id for case in crashes] in ([found.cases[1].id], [found.cases[2].id])
    assert "exited with status 9" in crashes[0].reason


@pytest.mark.skipif(not confinement.files_are_protected(), reason="no Landlock here")
def test_one_that_attacks_its_judge_neither_passes_nor_leaves_anything(
    three: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache, output = tmp_path / "cache", tmp_path / "out"
    monkeypatch.delenv(confinement.SWITCH)
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.setenv("TOY_VICTIMS", f"{cache / 'nn-driver-suite' / 'specs'}:{output}")

    _, first = run(three, "ForgesItsJudge", output)
    _, second = run(three, "ForgesItsJudge", tmp_path / "again")

    for found in (first, second):
        assert [case.outcome for case in found.cases] == [
            Outcome.SUCCESS,
            Outcome.FAILURE,
            Outcome.SUCCESS,
        ]
        assert found.exposures == ()
    assert "Not confined" not in (output / "index.html").read_text()


def test_one_that_is_not_confined_is_said_on_the_page(three: Path, tmp_path: Path) -> None:
    _, found = run(three, "HangsInSub", tmp_path, "--in-process", "--filter", "*/a")

    (text,) = found.exposures
    assert text == f"{confinement.MEMORY}: it ran in the process that judges it"
    assert f"T{text[1:]}." in (tmp_path / "index.html").read_text()


def test_one_that_hangs_costs_its_time_and_shows_where(
    three: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOY_HANGS", str(tmp_path / "hangs"))
    limit_from(tmp_path / "hangs", monkeypatch)
    result, found = run(three, "HangsInSub", tmp_path / "out", "--timeout", 0.5)

    assert result.exit_code == 3
    hang = found.cases[1]
    assert hang.outcome is Outcome.HANG
    assert any("in prepare" in line for line in hang.evidence), hang.evidence
    assert found.cases[2].outcome is Outcome.SUCCESS


def test_one_that_does_not_start_ends_the_run(corpus: Corpus, tmp_path: Path) -> None:
    root = corpus(**{f"V1_0__add{n}": ADD for n in range(8)})

    result, found = run(root, "DiesAtStart", tmp_path)

    assert result.exit_code == 3
    assert found.ended_early.startswith("the driver does not start")
    assert "exited with status 7" in found.ended_early
    assert found.totals[Outcome.NOT_RUN] >= 3
    assert found.totals[Outcome.CRASH] + found.totals[Outcome.NOT_RUN] == 8


def test_a_crash_that_is_foreseen_is_as_expected(three: Path, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    known.write_text('[[expect]]\ncase = "*/b"\noutcome = "CRASH"\nreason = "SUB is not done"\n')

    result, found = run(three, "DiesOfSub", tmp_path / "out", "--expectations", known)

    assert result.exit_code == 0, result.output
    assert found.cases[1].expected == "SUB is not done"


def test_ctrl_c_ends_a_run_in_order(corpus: Corpus, tmp_path: Path) -> None:
    root = corpus(**{f"V1_0__add{n}": ADD for n in range(8)}, V1_0__hang=SUB)
    words = [
        "run",
        "--specs",
        root,
        "--driver",
        "tests.process.vts.deadly_toys:HangsInSub",
        "--jobs",
        1,
    ]
    command = [
        sys.executable,
        "-c",
        "from vts.cli import main; main()",
        *words,
        "--output",
        tmp_path,
        "--shuffle",
        0,
    ]
    process = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE)
    journal = tmp_path / "journal.jsonl"
    eventually(lambda: journal.exists() and b"/hang" in journal.read_bytes())

    os.kill(process.pid, signal.SIGINT)
    os.kill(process.pid, signal.SIGTERM)  # a signal that is pending already would not count
    process.communicate()

    found = FORMAT.read(tmp_path / "results.json")
    assert process.returncode == 130
    assert found.interrupted
    assert sum(found.totals.values()) == 9
    assert len(found.cases) == 9 - found.totals[Outcome.NOT_RUN] < 9


def test_impatience_does_not_cost_the_reports(
    three: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_all = ResultKind.write

    def write(kind: ResultKind[GroupedRun], run: GroupedRun, folder: Path) -> Sequence[Path]:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGINT):
            os.kill(os.getpid(), number)
        return write_all(kind, run, folder)

    monkeypatch.setattr(ResultKind, "write", write)

    result, found = run(three, "DiesOfSub", tmp_path)

    assert result.exit_code == 3
    assert len(found.cases) == 3
    assert (tmp_path / "index.html").exists()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    """The name of a driver that somebody else serves, and that dies of SUB."""
    socket = tmp_path / "socket"
    words = [
        "serve",
        "--driver",
        "tests.process.vts.deadly_toys:DiesOfSub",
        "--socket",
        str(socket),
    ]
    command = [sys.executable, "-c", "from nnhal.cli import main; main()", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        assert b"is served at" in process.stdout.readline()
        yield f"unix:{socket}"
        process.kill()


@pytest.mark.parametrize("options", [("--jobs", "1"), ("--in-process",)])
def test_a_served_driver_that_dies_is_blamed_for_its_case_and_not_for_all_others(
    corpus: Corpus, tmp_path: Path, served: str, options: tuple[str, ...]
) -> None:
    root = corpus(V1_0__a=ADD, V1_0__b=SUB, **{f"V1_0__c{n}": ADD for n in range(8)})
    words = ["run", "--specs", str(root), "--driver", served, "--output", str(tmp_path / "out")]

    result = CliRunner().invoke(main, [*words, *options])

    found = FORMAT.read(tmp_path / "out" / "results.json")
    assert result.exit_code == 3
    assert [case.outcome for case in found.cases[:2]] == [Outcome.SUCCESS, Outcome.CRASH]
    assert found.cases[1].reason.startswith("DEAD_OBJECT")
    assert found.totals[Outcome.NOT_RUN] >= 5
    assert "no driver is served there" in found.ended_early
