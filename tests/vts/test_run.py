"""A whole run."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.types import ErrorStatus, OperationType
from nntest.results import Outcome
from tests.vts.conftest import Corpus
from tests.vts.toys import ADD, BROKEN, SUB, device
from vts.corpus import Choice, NoCases
from vts.results import ResultsUnreadable, VtsRun, dump, load
from vts.run import Job
from vts.run import run as run_job


class Watcher:
    """Remembers what it saw, and interrupts after so many cases."""

    def __init__(self, patience: int = 99) -> None:
        self.patience = patience
        self.progress: list[tuple[int, int, int]] = []

    def loaded(self, done: int, total: int) -> None: ...

    def ran(self, done: int, total: int, bad: int) -> None:
        self.progress.append((done, total, bad))

    def is_interrupted(self) -> bool:
        return len(self.progress) >= self.patience


def run(
    root: Path,
    watcher: Watcher | None = None,
    choice: Choice = Choice(),  # noqa: B008
    *,
    fail_fast: bool = False,
    operations: list[OperationType] | None = None,
) -> VtsRun:
    watcher = watcher or Watcher()
    job = Job(
        specs=root,
        choice=choice,
        driver="toy",
        device=device(operations=operations or list(OperationType)),
        command="vts run",
        repeat=lambda id: f"again {id}",
        fail_fast=fail_fast,
    )
    return run_job(job, watcher, watcher.is_interrupted)


THREE = {"V1_0__a_sub": SUB, "V1_0__b_add": ADD, "V1_2__c_sub": SUB}


def test_totals_add_up_three_ways(corpus: Corpus) -> None:
    result = run(corpus(**THREE))

    counts = {group.name: group.totals for group in result.folders}
    assert result.totals[Outcome.SUCCESS] == 1
    assert result.totals[Outcome.FAILURE] == 2
    assert sum(result.totals.values()) == len(result.cases) == 3
    assert counts["V1_0"][Outcome.SUCCESS] == counts["V1_0"][Outcome.FAILURE] == 1
    assert [group.name for group in result.operations] == ["ADD", "SUB"]
    assert [sum(group.totals.values()) for group in result.types] == [3]


def test_cases_that_did_not_succeed_say_how_to_repeat_them(corpus: Corpus) -> None:
    result = run(corpus(**THREE))

    assert [case.repeat for case in result.cases] == ["again V1_0/a_sub", "", "again V1_2/c_sub"]


def test_skipped_is_not_passed(corpus: Corpus) -> None:
    result = run(corpus(**THREE), operations=[OperationType.ADD])

    assert result.totals[Outcome.SKIPPED] == 2
    assert result.totals[Outcome.SUCCESS] == 1


def test_who_watches_is_told_of_every_case(corpus: Corpus) -> None:
    watcher = Watcher()

    run(corpus(**THREE), watcher)

    assert watcher.progress == [(1, 3, 1), (2, 3, 1), (3, 3, 2)]


def test_fail_fast_ends_at_the_first_failure_and_keeps_count_of_the_rest(corpus: Corpus) -> None:
    result = run(corpus(**THREE), fail_fast=True)

    assert [case.outcome for case in result.cases] == [
        Outcome.FAILURE,
        Outcome.NOT_RUN,
        Outcome.NOT_RUN,
    ]
    assert result.cases[1].reason == "an earlier case ended the run"
    assert not result.interrupted


def test_an_interrupted_run_has_what_was_run_and_what_was_not(corpus: Corpus) -> None:
    result = run(corpus(**THREE), Watcher(patience=2))

    assert result.interrupted
    assert result.totals[Outcome.NOT_RUN] == 1
    assert result.cases[2].reason == "the run was interrupted"


def test_a_run_that_is_interrupted_while_reading_ends_without_error(corpus: Corpus) -> None:
    result = run(corpus(**THREE), Watcher(patience=0))

    assert result.interrupted
    assert {case.outcome for case in result.cases} == {Outcome.NOT_RUN}


def test_specs_that_cannot_be_loaded_are_part_of_the_result(corpus: Corpus) -> None:
    result = run(corpus(V1_0__add=ADD, V1_0__bad=BROKEN))

    (spec,) = result.unreadable
    assert Path(spec.file).name == "bad.mod.py"
    assert spec.message.endswith("bad.mod.py:2: ValueError: out of ideas")
    assert result.totals[Outcome.SUCCESS] == 1


def test_a_driver_that_cannot_tell_its_version_does_not_take_the_results_with_it(
    corpus: Corpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(device: Device) -> str:
        raise HalError(ErrorStatus.DEVICE_UNAVAILABLE, "getVersionString")

    monkeypatch.setattr(Device, "version_string", property(fail))

    result = run(corpus(V1_0__add=ADD))

    assert result.totals[Outcome.SUCCESS] == 1
    assert result.device_version == "unknown: DEVICE_UNAVAILABLE: getVersionString"


def test_filters_that_leave_no_case_are_an_error(corpus: Corpus) -> None:
    with pytest.raises(NoCases):
        run(corpus(V1_0__add=ADD), choice=Choice(["*/add_relaxed"]))


def test_what_was_left_out_is_in_the_result(corpus: Corpus) -> None:
    result = run(corpus(**THREE), choice=Choice(["V1_0/*"], ["*sub"]))

    assert (result.filters, result.excludes) == (("V1_0/*",), ("*sub",))
    assert [case.id for case in result.cases] == ["V1_0/b_add"]


def test_a_result_is_read_as_it_was_written(corpus: Corpus, tmp_path: Path) -> None:
    result = run(corpus(**THREE))
    path = tmp_path / "result.json"
    path.write_bytes(dump(result))

    assert load(path) == result


def test_the_file_has_what_every_suite_has(corpus: Corpus) -> None:
    written = msgspec.json.decode(dump(run(corpus(**THREE))))

    assert (written["schema"], written["suite"]) == (1, "vts")
    assert written["totals"]["FAILURE"] == 2
    assert {"id", "outcome", "reason", "duration_ns"} <= set(written["cases"][1])
    assert written["cases"][0]["findings"][0]["expected"] == -18


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (None, "cannot read"),
        ("{", "is not a result of vts run"),
        ('{"schema": 1}', "is not a result of vts run"),
    ],
)
def test_what_is_no_result_is_named(tmp_path: Path, content: str | None, fault: str) -> None:
    path = tmp_path / "result.json"
    if content is not None:
        path.write_text(content)

    with pytest.raises(ResultsUnreadable, match=fault):
        load(path)


def test_a_newer_schema_is_not_misread(corpus: Corpus, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    newer = msgspec.structs.replace(run(corpus(V1_0__add=ADD)), schema=2)
    path.write_bytes(dump(newer))

    with pytest.raises(ResultsUnreadable, match="is schema 2 of suite 'vts'"):
        load(path)
