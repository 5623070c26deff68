"""A run, in process and by workers: totals that add up, whatever the cases do."""

from __future__ import annotations

import re
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from nncli.output_file import OutputNotWritable
from nnprocess.namespace import SWITCH
from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.results import CaseResult, Outcome
from nntest.runner import journal
from nntest.runner import run as runner
from nntest.runner import session as session_module
from nntest.runner.budget import Budget
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.engines.in_process import InProcessEngine
from nntest.runner.identity import RunChanged
from nntest.runner.options import RunOptions
from nntest.runner.queue import ListedQueue
from nntest.runner.run import DriverDoesNotStart, DriverUnusable
from nntest.runner.selection import Selection
from nntest.runner.session import (
    AmbiguousCases,
    NoCases,
    NothingToResume,
    Session,
    run_suite,
)
from nntest.runner.suite import PlannedCase
from tests.process.hanging import limit_from
from tests.process.nntest.runner.toy_suite import DRIVER, Runner, ToySuite


class Watcher(QuietView):
    def __init__(self, interruption: Interruption, patience: int) -> None:
        self.interruption, self.patience = interruption, patience
        self.total = 0
        self.ended_ids: list[str] = []

    def planned(self, total: int) -> None:
        self.total = total

    def ended(self, case: CaseResult) -> None:
        self.ended_ids.append(case.id)
        if len(self.ended_ids) == self.patience:
            self.interruption.request()


def run(
    *names: str, folder: Path | str = "", patience: int = -1, driver: str = DRIVER, **options: Any
) -> Session:
    return watched(*names, folder=folder, patience=patience, driver=driver, **options)[0]


def watched(
    *names: str, folder: Path | str = "", patience: int = -1, driver: str = DRIVER, **options: Any
) -> tuple[Session, Watcher]:
    queue = options.pop("queue", None)
    how = RunOptions(driver=driver, **{"in_process": True, **options})
    interruption = Interruption()
    watcher = Watcher(interruption, patience)
    suite = ToySuite(*names, folder=folder)
    return run_suite(suite, how, watcher, interruption, queue=queue), watcher


def outcomes(session: Session) -> list[Outcome]:
    return [result.outcome for result in session.record.results]


SUCCESS, FAILURE, SKIPPED = Outcome.SUCCESS, Outcome.FAILURE, Outcome.SKIPPED
NOT_RUN, FLAKY, CRASH, HANG = Outcome.NOT_RUN, Outcome.FLAKY, Outcome.CRASH, Outcome.HANG


def test_every_case_has_its_result_in_the_order_of_the_plan() -> None:
    session, watcher = watched("a/passes", "a/fails", "b/skips", "b/passes_2")

    assert outcomes(session) == [SUCCESS, FAILURE, SKIPPED, SUCCESS]
    assert watcher.total == 4
    assert watcher.ended_ids == ["a/passes", "a/fails", "b/skips", "b/passes_2"]


@pytest.mark.parametrize("switch", ["0", "1"])
def test_who_kills_its_parent_costs_one_case(monkeypatch: pytest.MonkeyPatch, switch: str) -> None:
    monkeypatch.setenv(SWITCH, switch)
    session = run("a/passes", "a/kills_its_parent", "a/passes_2", in_process=False)

    assert outcomes(session) == [SUCCESS, Outcome.CRASH, SUCCESS]
    assert session.record.ended_early == ""


def test_temporary_files_of_drivers_are_gone_after_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)

    session = run(
        "a/passes", "a/dies", driver=f"{DRIVER.partition(':')[0]}:Untidy", in_process=False
    )

    assert outcomes(session) == [SUCCESS, CRASH]
    assert list(tmp_path.iterdir()) == []


def test_a_driver_that_asks_this_process_to_end_has_failed_and_no_more() -> None:
    session = run("a/passes", "a/exits", "a/passes_2")

    assert outcomes(session) == [SUCCESS, FAILURE, SUCCESS]
    assert session.record.results[1].reason == "the driver raised SystemExit: 0"


@pytest.mark.parametrize("shuffle", [None, 3])
def test_workers_lose_nothing_to_cases_that_kill_them(shuffle: int | None) -> None:
    names = [f"a/{what}_{n}" for n in range(4) for what in ("passes", "fails", "dies")]

    session, watcher = watched(
        *names, in_process=False, jobs=2, selection=Selection(shuffle=shuffle)
    )

    counts = Counter(outcomes(session))
    assert counts == {SUCCESS: 4, FAILURE: 4, CRASH: 4}
    assert sorted(watcher.ended_ids) == sorted(names)
    crash = next(result for result in session.record.results if result.outcome is CRASH)
    assert crash.reason == "the process that runs the test was killed by SIGKILL"


def test_a_case_that_hangs_costs_only_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit_from(tmp_path / "hangs", monkeypatch)
    names = ("a/passes_1", "a/hangs", "a/passes_2")
    session = run(*names, folder=tmp_path, in_process=False, case_limit_s=0.5)

    assert outcomes(session) == [SUCCESS, HANG, SUCCESS]
    hang = session.record.results[1]
    assert hang.reason == "no answer within 0.5 s"
    assert any("in hangs" in line for line in hang.evidence)


def test_the_driver_is_described_once() -> None:
    for in_process in (True, False):
        about = run("a/passes", in_process=in_process).record.driver

        assert about is not None
        assert (about.name, about.hal_version, about.type) == ("toy-driver", "1.3", "OTHER")


class Backwards(ListedQueue):
    """Cases from the last to the first, of which those that hang never fit."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.asked: list[float | None] = []

    def fill(self, cases: Iterable[PlannedCase]) -> None:
        super().fill(reversed([*cases]))

    def take(self, left_s: float | None) -> PlannedCase | None:
        self.asked.append(left_s)
        if not self.is_empty and self._cases[0].id.endswith("hangs"):
            return None
        return super().take(left_s)

    def described(self, driver: DriverDescription) -> None:
        self.heard.append(driver.name)

    def ended(self, result: CaseResult) -> None:
        self.heard.append(result.id)

    def told(self, results: Sequence[CaseResult]) -> Sequence[str]:
        return [f"{len(results)} results, backwards"]


@pytest.mark.parametrize("in_process", [True, False])
def test_a_queue_orders_cases_and_hears_how_they_end(in_process: bool) -> None:
    queue = Backwards()
    session, watcher = watched(
        "a/passes", "a/fails", "a/passes_2", in_process=in_process, queue=queue
    )

    assert outcomes(session) == [SUCCESS, FAILURE, SUCCESS]
    assert watcher.ended_ids == ["a/passes_2", "a/fails", "a/passes"]
    assert queue.heard == ["toy-driver", *watcher.ended_ids]
    assert {*queue.asked} == {None}
    assert session.reductions == ["3 results, backwards"]


def test_a_queue_hears_of_cases_of_an_earlier_part_of_the_run(tmp_path: Path) -> None:
    names = ("a/passes", "a/passes_2", "a/passes_3")
    run(*names, output=tmp_path, patience=1)
    queue = Backwards()

    watched(*names, output=tmp_path, resume=True, queue=queue)

    assert sorted({*queue.heard}) == ["a/passes", "a/passes_2", "a/passes_3", "toy-driver"]


def test_a_case_that_is_tried_again_goes_through_the_queue_once(tmp_path: Path) -> None:
    queue = Backwards()
    session, _ = watched("a/fails_once", "a/passes", folder=tmp_path, retries=1, queue=queue)

    assert outcomes(session) == [FLAKY, SUCCESS]
    assert queue.heard.count("a/fails_once") == 1


@pytest.mark.parametrize("in_process", [True, False])
def test_what_does_not_fit_into_the_budget_is_not_run(in_process: bool) -> None:
    queue = Backwards()
    session, _ = watched(
        "a/hangs", "a/passes", "a/passes_2", in_process=in_process, queue=queue, budget_s=60.0
    )

    assert outcomes(session) == [NOT_RUN, SUCCESS, SUCCESS]
    assert session.record.ended_early == "the budget of 60 s was used up"
    assert session.record.results[0].reason == "the budget of 60 s was used up"
    assert session.settings.budget_s == 60
    assert all(left is not None and 0 <= left <= 60 for left in queue.asked)


class UsedUpAtOnce(Budget):
    """A budget that is over when the first case has begun, however long that takes."""

    begun = threading.Event()

    def __enter__(self) -> UsedUpAtOnce:
        over = self._over
        threading.Thread(target=lambda: self.begun.wait() and over(), daemon=True).start()
        return self


@pytest.mark.parametrize(
    ("case_limit_s", "grace_s", "outcome"), [(0.5, 60.0, HANG), (0.0, 0.5, NOT_RUN)]
)
def test_a_case_that_hangs_when_the_budget_is_over_is_found_to_hang_if_there_is_a_limit(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    case_limit_s: float,
    grace_s: float,
    outcome: Outcome,
) -> None:
    """With a limit, the grace is so long that a busy machine finds the hang before it is over."""
    limit_from(tmp_path / "hangs", monkeypatch)
    UsedUpAtOnce.begun.clear()
    monkeypatch.setattr(runner, "Budget", UsedUpAtOnce)
    monkeypatch.setattr(session_module, "GRACE_S", grace_s)
    monkeypatch.setattr(Watcher, "started", lambda self, id: UsedUpAtOnce.begun.set())
    limits = {"case_limit_s": case_limit_s, "silence_limit_s": 0.0}

    names = ("a/hangs", "a/passes")
    session = run(*names, folder=tmp_path, in_process=False, budget_s=1.0, **limits)

    assert outcomes(session) == [outcome, NOT_RUN]
    assert session.record.ended_early == "the budget of 1 s was used up"


def test_a_budget_that_is_large_enough_ends_nothing() -> None:
    session = run("a/passes", "a/fails", budget_s=1000.0)

    assert outcomes(session) == [SUCCESS, FAILURE]
    assert session.record.ended_early == ""


def test_fail_fast_leaves_the_rest_not_run() -> None:
    session = run("a/passes", "a/fails", "a/passes_2", "a/fails_2", fail_fast=True)

    assert outcomes(session) == [SUCCESS, FAILURE, NOT_RUN, NOT_RUN]
    assert session.record.ended_early == "an earlier case ended the run (--fail-fast)"
    assert not session.record.interrupted


def test_an_interrupted_run_has_a_result_for_every_case() -> None:
    session = run("a/passes", "a/fails", "a/passes_2", patience=2)

    assert session.record.interrupted
    assert outcomes(session) == [SUCCESS, FAILURE, NOT_RUN]
    assert session.record.results[2].reason == "the run was interrupted"


def test_workers_are_interrupted_too() -> None:
    names = [f"a/passes_{n}" for n in range(2000)]

    session = run(*names, patience=20, in_process=False, jobs=2)

    counts = Counter(outcomes(session))
    assert session.record.interrupted
    assert counts[SUCCESS] >= 20
    assert counts[NOT_RUN] >= 1000
    assert counts.total() == 2000


def test_the_second_interruption_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted_again(self: Runner, case: PlannedCase) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(Runner, "hangs", interrupted_again)

    session = run("a/passes", "a/hangs", "a/passes_2")

    assert session.record.interrupted
    assert outcomes(session) == [SUCCESS, NOT_RUN, NOT_RUN]


@pytest.mark.parametrize("in_process", [True, False])
def test_a_case_that_succeeds_when_it_is_tried_again_is_flaky(
    tmp_path: Path, in_process: bool
) -> None:
    names = ["a/passes", "a/fails_once", "a/fails", "a/passes_2"]

    session = run(*names, folder=tmp_path, retries=2, in_process=in_process)

    assert outcomes(session) == [SUCCESS, FLAKY, FAILURE, SUCCESS]
    assert [result.attempts for result in session.record.results] == [1, 2, 3, 1]
    assert session.record.results[1].reason == "succeeded at attempt 2; before: FAILURE: wrong"


def test_also_one_that_has_crashed(tmp_path: Path) -> None:
    session = run("a/dies_once", "a/passes", folder=tmp_path, retries=1, in_process=False)

    assert outcomes(session) == [FLAKY, SUCCESS]


def test_a_foreseen_failure_is_not_tried_again_and_ends_nothing(tmp_path: Path) -> None:
    file = tmp_path / "expected.toml"
    file.write_text("[[expect]]\ncase = 'a/fails'\nreason = 'known'\n")

    session = run("a/fails", "a/passes", retries=2, fail_fast=True, expectations=file)

    assert outcomes(session) == [FAILURE, SUCCESS]
    failed = session.record.results[0]
    assert (failed.expected, failed.attempts) == ("known", 1)
    (use,) = session.expectations
    assert (use.matched, use.held, use.problem) == (1, 1, "")


def test_conditions_see_what_the_driver_says_of_itself(tmp_path: Path) -> None:
    file = tmp_path / "expected.toml"
    file.write_text(
        "[[expect]]\ncase = '*'\nreason = 'here'\nhal = '1.3'\n"
        "[[expect]]\ncase = 'a/other'\nreason = 'there'\nhal = '1.2'\n"
    )

    session = run("a/fails", expectations=file, in_process=False)

    assert session.record.results[0].expected == "here"
    assert len(session.expectations) == 1


def test_repetitions_and_reductions_are_told() -> None:
    selection = Selection(filters=("a/*",), excludes=("*_2",), repeat=2)

    session = run("a/passes", "a/passes_2", "b/passes", selection=selection)

    assert [result.id for result in session.record.results] == ["a/passes", "a/passes#2"]
    assert session.reductions == ["--filter a/*", "--exclude *_2", "1 of 3 cases was chosen"]
    assert session.settings.repeat == 2


def test_many_filters_are_one_reduction_that_says_how_many_more_there_are() -> None:
    globs = ("a/0", "a/1", "a/2", "a/3", "a/4", "a/5", "a/passes")

    session = run("a/passes", "b/passes", selection=Selection(filters=globs))

    assert session.reductions == [
        "--filter a/0 a/1 a/2 a/3 a/4 and 2 more",
        "1 of 2 cases was chosen",
    ]


def test_a_whole_run_is_not_reduced() -> None:
    assert run("a/passes", selection=Selection(shuffle=1, repeat=2)).reductions == []


@pytest.mark.parametrize("in_process", [True, False])
def test_a_driver_that_is_not_there_is_a_mistake_of_the_user(in_process: bool) -> None:
    with pytest.raises(DriverUnusable, match="unknown driver 'nobody'"):
        run("a/passes", driver="nobody", in_process=in_process)


@pytest.mark.parametrize("in_process", [True, False])
def test_a_driver_that_raises_at_its_start_is_at_fault_itself(in_process: bool) -> None:
    with pytest.raises(DriverDoesNotStart) as caught:
        run("a/passes", driver=f"{DRIVER.partition(':')[0]}:Raising", in_process=in_process)

    assert caught.value.exit_code == 3
    assert re.search(r"toy_suite\.py:\d+: OSError: no device$", str(caught.value))


def test_no_case_and_no_folder_are_mistakes_too(tmp_path: Path) -> None:
    with pytest.raises(NoCases):
        run("a/passes", selection=Selection(filters=("b/*",)))
    with pytest.raises(AmbiguousCases, match="two cases are called a/passes"):
        run("a/passes", "a/passes")
    with pytest.raises(NothingToResume):
        run("a/passes", resume=True)
    (tmp_path / "file").touch()
    with pytest.raises(OutputNotWritable):
        run("a/passes", output=tmp_path / "file" / "folder")


def test_a_finished_run_is_not_run_again(tmp_path: Path) -> None:
    names = ["a/passes", "a/fails_once"]
    first = run(*names, folder=tmp_path, output=tmp_path)

    second, watcher = watched(*names, folder=tmp_path, output=tmp_path, resume=True)

    assert outcomes(first) == outcomes(second) == [SUCCESS, FAILURE]
    assert watcher.ended_ids == names
    assert (second.settings.resumed, second.started) == (1, first.started)
    assert second.record.driver == first.record.driver


def test_without_resume_it_is(tmp_path: Path) -> None:
    run("a/fails_once", folder=tmp_path, output=tmp_path)

    assert outcomes(run("a/fails_once", folder=tmp_path, output=tmp_path)) == [SUCCESS]


def test_an_interrupted_run_is_continued(tmp_path: Path) -> None:
    names = [f"a/passes_{n}" for n in range(5)]
    run(*names, output=tmp_path, patience=2)

    session = run(*names, output=tmp_path, resume=True)

    assert outcomes(session) == [SUCCESS] * 5
    assert not session.record.interrupted


def test_with_another_selection_it_is_not(tmp_path: Path) -> None:
    run("a/passes", "a/fails", output=tmp_path)

    with pytest.raises(RunChanged, match="a run of 2 cases, or other ones"):
        run("a/passes", "a/fails", output=tmp_path, resume=True, selection=Selection(shuffle=1))


DRIVER_CODE = """
from tests.process.hanging import limit_from
from tests.process.nntest.runner.toy_suite import ToyDriver

class Driver(ToyDriver):
    version = "1"
"""


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A driver, ``acme_edited:Driver``, of which a run was interrupted before it was edited."""
    folder = tmp_path / "code"
    folder.mkdir()
    code = folder / "acme_edited.py"
    code.write_text(DRIVER_CODE)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "acme_edited", raising=False)
    run(*FIVE, output=tmp_path, patience=2, driver="acme_edited:Driver")
    code.write_text(f"{DRIVER_CODE}    is_wrong = True\n")
    return tmp_path


FIVE = [f"a/passes_{n}" for n in range(5)]


def test_a_run_of_a_driver_that_was_edited_is_not_continued(edited: Path) -> None:
    with pytest.raises(RunChanged) as caught:
        run(*FIVE, output=edited, resume=True, driver="acme_edited:Driver")

    text = str(caught.value)
    assert "the code of driver acme_edited:Driver has changed (SHA-256 " in text
    assert "Run without --resume to begin anew, or with --resume-anyway" in text


def test_anyway_it_is_and_the_report_says_so_for_good(edited: Path) -> None:
    session = run(*FIVE, output=edited, resume_anyway=True, driver="acme_edited:Driver")
    again = run(*FIVE, output=edited, resume=True, driver="acme_edited:Driver")

    assert outcomes(session) == outcomes(again) == [SUCCESS] * 5
    for each in (session, again):
        (mixed,) = each.settings.mixed
        assert mixed.startswith(
            "continued by --resume-anyway after 2 of 5 results, although the code of driver "
        )
        assert each.reductions == [mixed]


def test_a_driver_that_is_edited_while_it_is_tested_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = tmp_path / "acme_changing.py"
    builds = f"""
from pathlib import Path
Path({str(code)!r}).write_text(Path({str(code)!r}).read_text() + "# built anew")
"""
    code.write_text(DRIVER_CODE + builds)
    monkeypatch.syspath_prepend(str(tmp_path))

    session = run("a/passes", driver="acme_changing:Driver")

    (mixed,) = session.settings.mixed
    assert mixed.startswith("while the run went on, the code of driver acme_changing:Driver has")


@pytest.mark.parametrize("in_process", [True, False])
def test_what_a_journal_tells_of_unknown_cases_does_not_count(
    tmp_path: Path, in_process: bool
) -> None:
    run("a/passes", output=tmp_path, in_process=in_process)
    with (tmp_path / journal.NAME).open("a") as file:
        file.write('{"started": "a/nobody"}\n' * 2)
        file.write('{"ended": {"id": "a/somebody", "outcome": "FAILURE"}}\n')

    session, watcher = watched("a/passes", output=tmp_path, resume=True, in_process=in_process)

    assert outcomes(session) == [SUCCESS]
    assert watcher.ended_ids == ["a/passes"]


def test_failed_attempts_before_the_end_by_force_count(tmp_path: Path) -> None:
    run("a/fails_once", folder=tmp_path, output=tmp_path)

    session = run("a/fails_once", folder=tmp_path, output=tmp_path, resume=True, retries=1)

    assert outcomes(session) == [FLAKY]


def test_a_case_in_which_the_process_of_the_run_died_twice_is_to_blame(tmp_path: Path) -> None:
    names = ["a/passes", "a/dies", "a/passes_2"]
    run("a/passes", "a/dies", "a/passes_2", output=tmp_path, patience=1)
    path = tmp_path / journal.NAME
    died = b'{"started":"a/dies"}\n'

    path.write_bytes(path.read_bytes() + died + died)
    session = run(*names, output=tmp_path, resume=True)

    assert outcomes(session) == [SUCCESS, CRASH, SUCCESS]
    assert session.record.results[1].reason == (
        "the process of the run ended 2 times while this case ran"
    )


class Impatient(Watcher):
    """Asks once, asks again at once, and a third time while the engine is closed."""

    def ended(self, case: CaseResult) -> None:
        self.ended_ids.append(case.id)
        self.interruption.request()
        if len(self.ended_ids) == 1:
            self.interruption.request()


def test_no_number_of_signals_costs_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one is obeyed at once; those that come while the run ends change nothing."""
    close = InProcessEngine.close

    def slowly(engine: InProcessEngine) -> None:
        now = time.monotonic()
        with monkeypatch.context() as later:
            later.setattr(time, "monotonic", lambda: now + 3600)
            interruption.request()
        close(engine)

    monkeypatch.setattr(InProcessEngine, "close", slowly)
    interruption = Interruption()
    how = RunOptions(driver=DRIVER, in_process=True)
    names = ("g/passes_1", "g/passes_2", "g/passes_3")
    session = run_suite(ToySuite(*names), how, Impatient(interruption, 0), interruption)
    outcomes = [result.outcome for result in session.record.results]
    assert session.record.interrupted
    assert outcomes == [Outcome.SUCCESS, Outcome.NOT_RUN, Outcome.NOT_RUN]


def test_a_second_run_of_one_command_can_be_interrupted_too() -> None:
    interruption = Interruption()
    how = RunOptions(driver=DRIVER, in_process=True)
    first = run_suite(ToySuite("g/passes_1"), how, Watcher(interruption, -1), interruption)
    names = ("g/passes_1", "g/passes_2")
    second = run_suite(ToySuite(*names), how, Watcher(interruption, 1), interruption)
    assert not first.record.interrupted
    assert second.record.interrupted
    assert second.record.results[1].outcome is Outcome.NOT_RUN
