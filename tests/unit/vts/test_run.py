"""The result of a whole run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from nncli.encoding import indented
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from nntest.environment import snapshot
from nntest.groups.commands.corpus import unreadable_in
from nntest.groups.run import result_of
from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.report.views import jsonl
from nntest.result_file import ResultsUnreadable
from nntest.results import CaseResult, Outcome
from nntest.runner.options import RunOptions
from nntest.runner.selection import Selection
from nntest.runner.session import NoCases, run_suite
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, BROKEN, SUB
from vts.program import PROGRAM
from vts.results import FORMAT, VtsCase, VtsRun
from vts.suite import VtsSettings, VtsSuite

TOY = "tests.unit.vts.toys:ToyDriver"


class Watcher(QuietView):
    """Remembers what it saw, and interrupts after so many cases."""

    def __init__(self, interruption: Interruption, patience: int) -> None:
        self.interruption = interruption
        self.patience = patience
        self.seen: list[str] = []

    def ended(self, case: CaseResult) -> None:
        self.seen.append(case.id)
        if len(self.seen) == self.patience:
            self.interruption.request()


def run(
    root: Path,
    driver: str = TOY,
    *,
    patience: int = 99,
    filters: tuple[str, ...] = (),
    excludes: tuple[str, ...] = (),
    **options: Any,
) -> VtsRun:
    suite = VtsSuite(VtsSettings(specs=str(root), groups=("general",)))
    selection = Selection(filters=filters, excludes=excludes)
    how = RunOptions(driver=driver, selection=selection, in_process=True, **options)
    interruption = Interruption()
    session = run_suite(suite, how, Watcher(interruption, patience), interruption)
    return result_of(
        FORMAT,
        suite,
        session,
        drivers=[driver],
        command="vts run",
        repeat=lambda id: f"again {id}",
        environment=snapshot(),
        duration_ns=1,
        unreadable=unreadable_in(suite, selection),
    )


THREE = {"V1_0__a_sub": SUB, "V1_0__b_add": ADD, "V1_2__c_sub": SUB}


def test_totals_add_up_four_ways(corpus: Corpus) -> None:
    result = run(corpus(**THREE))

    folders = {tally.name: tally.totals for tally in result.folders}
    assert result.totals[Outcome.SUCCESS] == 1
    assert result.totals[Outcome.FAILURE] == 2
    assert sum(result.totals.values()) == len(result.cases) == 3
    assert folders["V1_0"][Outcome.SUCCESS] == folders["V1_0"][Outcome.FAILURE] == 1
    assert [tally.name for tally in result.operations] == ["ADD", "SUB"]
    assert [sum(tally.totals.values()) for tally in result.types] == [3]
    assert [(group.name, sum(group.totals.values())) for group in result.groups] == [("general", 3)]


def test_cases_that_did_not_succeed_say_how_to_repeat_them(corpus: Corpus) -> None:
    result = run(corpus(**THREE))

    assert [case.repeat for case in result.cases] == [
        "again general/V1_0/a_sub",
        "",
        "again general/V1_2/c_sub",
    ]


def test_skipped_is_not_passed(corpus: Corpus) -> None:
    result = run(corpus(**THREE), "tests.unit.vts.toys:OnlyAdd")

    assert result.totals[Outcome.SKIPPED] == 2
    assert result.totals[Outcome.SUCCESS] == 1


def test_fail_fast_ends_at_the_first_failure_and_keeps_count_of_the_rest(corpus: Corpus) -> None:
    result = run(corpus(**THREE), fail_fast=True)

    assert [case.outcome for case in result.cases] == [Outcome.FAILURE]
    assert result.totals[Outcome.NOT_RUN] == 2
    assert result.ended_early == "an earlier case ended the run (--fail-fast)"
    assert not result.interrupted


def test_an_interrupted_run_has_what_was_run_and_what_was_not(corpus: Corpus) -> None:
    result = run(corpus(**THREE), patience=2)

    assert result.interrupted
    assert result.totals[Outcome.NOT_RUN] == 1
    assert len(result.cases) == 2
    assert result.ended_early == "the run was interrupted"
    assert sum(group.totals[Outcome.NOT_RUN] for group in result.groups) == 1
    assert sum(each.totals[Outcome.NOT_RUN] for each in result.operations) == 1


def test_specs_that_cannot_be_loaded_are_part_of_the_result(corpus: Corpus) -> None:
    result = run(corpus(V1_0__add=ADD, V1_0__bad=BROKEN))

    (spec,) = result.unreadable
    assert Path(spec.file).name == "bad.mod.py"
    assert spec.message.endswith("bad.mod.py:2: ValueError: out of ideas")
    assert result.totals[Outcome.SUCCESS] == 1


@pytest.mark.parametrize(
    ("filters", "excludes", "is_reported"),
    [
        ((), (), True),
        (("general/V1_2/*",), (), False),
        (("*sub",), (), False),
        (("general/V1_0/bad_relaxed", "*/sub"), (), True),
        ((), ("general/V1_0/b*",), False),
    ],
)
def test_a_spec_that_nobody_asked_for_is_nobodys_problem(
    corpus: Corpus, filters: tuple[str, ...], excludes: tuple[str, ...], is_reported: bool
) -> None:
    root = corpus(V1_0__bad=BROKEN, V1_2__sub=SUB)

    assert bool(run(root, filters=filters, excludes=excludes).unreadable) is is_reported


def test_a_driver_that_cannot_tell_its_version_does_not_take_the_results_with_it(
    corpus: Corpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(device: Device) -> str:
        raise HalError(ErrorStatus.DEVICE_UNAVAILABLE, "getVersionString")

    monkeypatch.setattr(Device, "version_string", property(fail))

    result = run(corpus(V1_0__add=ADD))

    assert result.totals[Outcome.SUCCESS] == 1
    assert result.device_version == "unknown: DEVICE_UNAVAILABLE: getVersionString"
    assert (result.device, result.hal_version) == ("toy-driver", "1.3")


def test_filters_that_leave_no_case_are_an_error(corpus: Corpus) -> None:
    with pytest.raises(NoCases, match=r"no case is left of 1: see --filter .*globs of whole ids"):
        run(corpus(V1_0__add=ADD), filters=("*/add_relaxed",))


def test_what_was_left_out_is_in_the_result(corpus: Corpus) -> None:
    result = run(corpus(**THREE), filters=("general/V1_0/*",), excludes=("*sub",))

    assert (result.settings.filters, result.settings.excludes) == (("general/V1_0/*",), ("*sub",))
    assert [case.id for case in result.cases] == ["general/V1_0/b_add"]
    assert result.reductions[-2:] == ("--filter general/V1_0/*", "--exclude *sub")


def test_a_result_is_read_as_it_was_written(corpus: Corpus, tmp_path: Path) -> None:
    result = run(corpus(**THREE))
    path = tmp_path / "result.json"
    path.write_bytes(indented(result))

    assert FORMAT.read(path) == result


def test_the_file_has_what_every_suite_has(corpus: Corpus) -> None:
    written = msgspec.json.decode(indented(run(corpus(**THREE))))

    assert (written["schema"], written["suite"]) == (4, "vts")
    assert written["totals"]["FAILURE"] == 2
    assert {"id", "outcome", "why", "duration_ns"} <= set(written["cases"][0])
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
        FORMAT.read(path)


def test_a_newer_schema_is_not_misread(corpus: Corpus, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    newer = msgspec.structs.replace(run(corpus(V1_0__add=ADD)), schema=5)
    path.write_bytes(indented(newer))

    with pytest.raises(ResultsUnreadable, match="is schema 5 of suite 'vts'"):
        FORMAT.read(path)


def test_a_line_a_case_is_what_the_whole_has(corpus: Corpus) -> None:
    result = run(corpus(**THREE))

    lines = b"".join(jsonl.parts(result, PROGRAM.kind)).splitlines()

    assert [msgspec.json.decode(line, type=VtsCase) for line in lines] == list(result.cases)
