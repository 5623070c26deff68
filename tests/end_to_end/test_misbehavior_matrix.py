"""Whatever a driver does to itself, wherever: the run goes on, says what happened, leaves nothing.

Each cell is a run of its own, in processes that run several cells at the same time. Only drivers
that hang have short limits; nothing else depends on how fast this machine is.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from nnprocess import confinement
from nntest.results import ExitCode, Outcome
from tests.end_to_end.misbehaving_drivers import ATTACKS, EXIT_STATUS, PLACES, WAYS
from tests.end_to_end.misbehavior import HANG_LIMIT_S, HANGS, SPECS, Cell, Told, tell
from tests.process.forks import forkserver
from tests.volume import sampled
from vts.results import VtsCase

AT_ONCE = 6
"""Cells. More than there are processors: those that hang mostly wait."""

ENDS = {
    "segfault": "the driver's process was killed by SIGSEGV",
    "kill": "the driver's process was killed by SIGKILL",
    "exit": f"the driver's process exited with status {EXIT_STATUS}",
    "exhausted_and_aborted": "the driver's process was killed by SIGABRT",
}
"""What is said of drivers that die."""

TRACED = ("segfault", "exhausted_and_aborted")
"""Those that leave a traceback: the other ends cannot be caught."""

WRONG_ANSWERS = {
    "type": "getType: the answer of the driver's process is wrong: Expected",
    "capabilities": "getCapabilities: the answer of the driver's process is wrong: Expected",
    "supported_operations": "getSupportedOperations: the answer of the driver's process is wrong",
    "preparation": "notify: cannot be sent: expected IPreparedModelV1_0, got str",
    "synchronous_execution": "executeSynchronously: the answer of the driver's process is wrong",
    "asynchronous_execution": "notify: the driver's process sent wrong arguments: Expected",
    "fenced_execution": "executeFenced: the answer (<ErrorStatus.NONE: 0>, 'a fence', 17) is wrong",
    "execution_in_a_burst": "burst: the driver's result packet is malformed: ",
    "allocation": "allocate: the answer (<ErrorStatus.NONE: 0>, 'a buffer', 'a token') is wrong",
}

ALIKE = {
    "kill": "segfault",
    "exit": "segfault",
    "exhausted_and_aborted": "segfault",
    "loop": "deadlock",
}
"""Ways that another one stands for where only the place differs: a death is told by its wait status
and a hang by its silence, whatever came before.
"""
APART = ("construction", "type", "synchronous_execution")
"""Places whose end is told by different parts of the runner: start, first question, test."""

_LONGEST_FIRST = [*(way for way in HANGS if way in WAYS), *sorted({*WAYS} - {*HANGS})]
CELLS = [
    Cell(way, place)
    for way in _LONGEST_FIRST
    for place in PLACES
    if way not in ALIKE or place in APART
]
ATTACKED = [
    Cell(way, place, namespaced)
    for way in ATTACKS
    for place in ("preparation", "synchronous_execution", "destruction_of_a_prepared_model")
    for namespaced in (True, False)
    if namespaced or way != "killed_everybody"
    if place == "synchronous_execution" or way in ("stopped_parent", "killed_group")
]
"""Drivers that send signals to others: two at every place, each at one."""


def cells_at(*places: str, but: tuple[str, ...] = ()) -> list[Cell]:
    return [cell for cell in CELLS if cell.place in places and cell.way not in but]


DESTRUCTIONS = tuple(place for place in PLACES if place.startswith("destruction"))
AT_CONSTRUCTION = cells_at("construction", but=("garbage", "exhausted"))
AT_FIRST_QUESTIONS = cells_at("type", but=("garbage", "exhausted"))
UNUSABLE = [Cell("garbage", "construction"), Cell("exhausted", "construction")]
UNNOTICED = [
    *cells_at("destruction_of_the_driver"),
    *(Cell(way, place) for way in ("garbage", "exhausted") for place in DESTRUCTIONS[1:]),
]
"""No test runs any more when the driver itself is destroyed, and destruction has no answer: Python
only prints what is raised in it.
"""
SPECIAL = [*AT_CONSTRUCTION, *AT_FIRST_QUESTIONS, *UNUSABLE, *UNNOTICED]
REST = [cell for cell in CELLS if cell not in SPECIAL]


class Runs:
    """The cells that were chosen, all begun at once."""

    def __init__(self, pool: ProcessPoolExecutor, cells: list[Cell], specs: Path) -> None:
        self._told: dict[Cell, Future[Told]] = {
            cell: pool.submit(tell, cell, str(specs)) for cell in cells
        }

    def __getitem__(self, cell: Cell) -> Told:
        return self._told[cell].result()


@pytest.fixture(scope="module")
def runs(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[Runs]:
    folder: Path = tmp_path_factory.mktemp("misbehavior")
    for name, text in SPECS.items():
        spec = folder / "V1_3" / f"{name}.mod.py"
        spec.parent.mkdir(exist_ok=True)
        spec.write_text(text)
    chosen = {
        item.callspec.params["cell"]
        for item in request.session.items
        if item.path == request.path and hasattr(item, "callspec")
    }
    with (
        pytest.MonkeyPatch.context() as patch,
        ProcessPoolExecutor(AT_ONCE, forkserver()) as pool,
    ):
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        yield Runs(pool, [cell for cell in (*CELLS, *ATTACKED) if cell in chosen], folder)


def parametrized(cells: list[Cell]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("cell", sampled(cells, 0.1), ids=str)


def others_lost(cell: Cell, told: Told) -> dict[str, tuple[str, ...]]:
    """What is said of each test but the one that meets the misbehavior, where it is no success."""
    assert told.cases.keys() == {*cell.tests}
    return {
        id: (case.outcome, case.reason, *case.evidence)
        for id, case in told.cases.items()
        if id != cell.target and case.outcome is not Outcome.SUCCESS
    }


def has_stack_of(cell: Cell, case: VtsCase) -> bool:
    function = WAYS[cell.way].__name__
    return any("misbehaving_drivers.py" in line and function in line for line in case.evidence)


@parametrized(REST)
def test_it_costs_one_test_which_says_what_happened(runs: Runs, cell: Cell) -> None:
    told = runs[cell]

    met = told.cases[cell.target]
    assert others_lost(cell, told) == {}
    assert told.ended_early == ""
    if cell.way in ENDS:
        assert (met.outcome, told.exit_code) == (Outcome.CRASH, ExitCode.DRIVER_DIED)
        assert ENDS[cell.way] in met.reason
        assert any(ENDS[cell.way] in line for line in met.evidence)
        assert has_stack_of(cell, met) is (cell.way in TRACED)
    elif cell.hangs:
        assert (met.outcome, told.exit_code) == (Outcome.HANG, ExitCode.DRIVER_DIED)
        assert any(f"{limit:g} s" in met.reason for limit in (HANG_LIMIT_S, HANG_LIMIT_S * 0.8))
        assert has_stack_of(cell, met)
    else:
        assert (met.outcome, told.exit_code) == (Outcome.FAILURE, ExitCode.FAILED)
        assert is_explained(cell, met)
    assert told.leftovers == ()


def is_explained(cell: Cell, met: VtsCase) -> bool:
    if cell.way == "garbage":
        return WRONG_ANSWERS[cell.place] in met.reason
    return "MemoryError" in met.reason or "RESOURCE_EXHAUSTED" in met.reason


@parametrized(AT_CONSTRUCTION)
def test_a_driver_that_never_starts_ends_the_run(runs: Runs, cell: Cell) -> None:
    told = runs[cell]

    outcome = Outcome.HANG if cell.hangs else Outcome.CRASH
    outcomes = [case.outcome for case in told.cases.values()]
    assert told.exit_code == ExitCode.DRIVER_DIED
    assert outcomes == [outcome] * 3
    assert told.ended_early.startswith("the driver does not start: ")
    for case in told.cases.values():
        what = "has not started within 10 s" if cell.hangs else ENDS[cell.way]
        assert what in case.reason
        if case.outcome is outcome:
            assert has_stack_of(cell, case) is (cell.hangs or cell.way in TRACED)
    assert told.leftovers == ()


@parametrized(AT_FIRST_QUESTIONS)
def test_one_that_cannot_say_what_it_is_costs_a_test_a_worker(runs: Runs, cell: Cell) -> None:
    """A worker asks before its first test, and is lost with a test that hangs."""
    told = runs[cell]

    bad = [case for case in told.cases.values() if case.outcome is not Outcome.SUCCESS]
    expected = ["basic/create_device", "basic/get_type"]
    assert [case.id for case in bad] == expected + ["general/V1_3/a"] * cell.hangs
    assert {case.outcome for case in bad} == {Outcome.HANG if cell.hangs else Outcome.CRASH}
    assert told.exit_code == ExitCode.DRIVER_DIED
    for case in bad:
        is_first = case.id != cell.target
        assert case.reason.endswith("when it was asked for its version and type") is is_first
        assert cell.hangs or ENDS[cell.way] in case.reason
        assert has_stack_of(cell, case) is (cell.hangs or cell.way in TRACED)
    assert told.leftovers == ()


@parametrized(UNUSABLE)
def test_one_that_cannot_be_made_is_told_to_the_user(runs: Runs, cell: Cell) -> None:
    told = runs[cell]

    is_no_driver = cell.way == "garbage"
    assert told.exit_code == (ExitCode.USAGE if is_no_driver else ExitCode.DRIVER_DIED)
    assert f"{cell.way}_at_construction' failed to start: " in told.usage
    assert ("TypeError: str is neither" if is_no_driver else "MemoryError") in told.usage
    assert told.leftovers == ()


@parametrized(UNNOTICED)
def test_what_no_test_can_see_disturbs_none(runs: Runs, cell: Cell) -> None:
    told = runs[cell]

    assert told.exit_code == ExitCode.OK
    assert {case.outcome for case in told.cases.values()} == {Outcome.SUCCESS}
    assert told.leftovers == ()


SIGNALS = {
    "killed_parent": "was killed by SIGKILL",
    "stopped_parent": "was killed by SIGKILL",
    "terminated_parent": "was killed by SIGTERM",
    "killed_group": "was killed by SIGKILL",
}
"""What becomes of who attacks others: without a namespace he dies with his parent."""


@parametrized(ATTACKED)
def test_who_attacks_others_costs_no_test_but_its_own(runs: Runs, cell: Cell) -> None:
    if cell.namespaced and not has_namespaces():
        pytest.skip("no namespaces of process ids here")
    told = runs[cell]

    met = told.cases[cell.target]
    assert others_lost(cell, told) == {}
    assert told.ended_early == ""
    if cell.way == "killed_everybody":  # there is nobody, so it goes on, and answers as it does
        assert met.outcome is not Outcome.CRASH
        assert WRONG_ANSWERS.get(cell.place, "") in met.reason
    elif is_kept_inside(cell) and cell.place in DESTRUCTIONS:  # where nobody hears of an exception
        assert (met.outcome, told.exit_code) == (Outcome.SUCCESS, ExitCode.OK)
    elif is_kept_inside(cell):
        assert (met.outcome, told.exit_code) == (Outcome.FAILURE, ExitCode.FAILED)
        assert "PermissionError" in met.reason
    elif cell.hangs:
        assert (met.outcome, told.exit_code) == (Outcome.HANG, ExitCode.DRIVER_DIED)
        assert "the process was stopped by a signal" in met.evidence
    else:
        assert (met.outcome, told.exit_code) == (Outcome.CRASH, ExitCode.DRIVER_DIED)
        assert f"the driver's process {SIGNALS[cell.way]}" in met.reason
    assert told.leftovers == ()


def is_kept_inside(cell: Cell) -> bool:
    """Whether Landlock, from its version 6 on, refuses the signal to a parent outside."""
    return not cell.namespaced and cell.way.endswith("_parent") and confinement._version() >= 6


def has_namespaces() -> bool:
    probe = "from nnprocess import namespace; raise SystemExit(not namespace.prepare())"
    return subprocess.run([sys.executable, "-c", probe]).returncode == 0


def test_every_way_meets_every_place_or_one_that_stands_for_it() -> None:
    tested = {*REST, *SPECIAL}

    assert len(tested) == len(REST) + len(SPECIAL)
    assert {*APART} <= {*PLACES}
    for way in WAYS:
        met = {cell.place for cell in tested if cell.way == way}
        assert met == ({*APART} if way in ALIKE else {*PLACES})
    assert {*ENDS, *HANGS, "garbage", "exhausted"} - {*ATTACKS} == {*WAYS}
