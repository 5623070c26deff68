"""The suite tested: what a self-test says of drivers that have a defect, and of one without."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console

from nnhal.types import HalVersion
from nnprocess.zygote import Zygote
from nntest.results import Outcome, totals_of
from nntest.runner.driver_under_test import Drivers, DriverUnderTest, InProcess
from nntest.runner.served_driver import Served
from nntest.runner.watch import Watch
from nntest.self_test import trials
from nntest.self_test.results import Part as PartResult
from nntest.self_test.table import print_self_test
from nntest.self_test.trials import hung
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.example_runs import case
from tests.unit.vts.prioritization.toys import matrix
from tests.unit.vts.toys import ADD, SUB
from vts.self_test import suite as module
from vts.self_test.control import CONTROL
from vts.self_test.results import SCHEMA, DefectResult, SelfTestRun
from vts.self_test.suite import Part, SelfTestSettings, SelfTestSuite
from vts.suite import VtsSettings, VtsSuite


class Toy(NamedTuple):
    """A defect of tests."""

    name: str
    target: str
    operations: tuple[str, ...] = ()
    area: str = "toys"
    summary: str = "Is a toy."
    hal_versions: tuple[HalVersion, ...] = ()


DEFECTS = {
    toy.name: toy
    for toy in (
        Toy("none", "tests.unit.vts.toys:OnlyAdd"),
        Toy("wrong_sub", "tests.unit.vts.toys:ToyDriver", ("SUB",)),
        Toy("dies", "tests.process.vts.deadly_toys:DiesOfSub"),
        Toy("never_starts", "tests.process.vts.deadly_toys:DiesAtStart"),
        Toy("hangs", "tests.process.vts.deadly_toys:HangsInSub"),
    )
}


@pytest.fixture
def root(corpus: Corpus) -> Path:
    return corpus(V1_0__add=ADD, V1_0__sub=SUB)


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "known_defects", lambda package: DEFECTS)


@pytest.fixture(scope="module")
def served() -> Iterator[DriverUnderTest]:
    with Zygote.start(["tests.process.vts.deadly_toys"]) as zygote:
        yield Served("none", zygote)


def results(
    root: Path, driver: DriverUnderTest, *parts: Part, hal_version: str = ""
) -> list[DefectResult]:
    suite = SelfTestSuite(SelfTestSettings(parts=parts, hal_version=hal_version))
    suite.__dict__["tested"] = VtsSuite(VtsSettings(specs=str(root), groups=("general",)))
    with suite.open(Drivers.only(driver), Watch()) as runner:
        wanted = {part.id for part in parts}  # and not the control, which is in every plan
        found = [runner.run(case) for case in suite.plan() if case.id in wanted]
    assert all(isinstance(result, DefectResult) for result in found)
    return found  # type: ignore[return-value]


def result_of(name: str, root: Path, driver: DriverUnderTest | None = None) -> DefectResult:
    (result,) = results(root, driver or InProcess("none"), Part(defect=name))
    return result


def test_a_defect_is_caught_by_the_first_test_that_fails(root: Path) -> None:
    result = result_of("wrong_sub", root)

    assert (result.outcome, result.test_outcome) == (Outcome.SUCCESS, Outcome.FAILURE)
    assert (result.group, result.test, result.tests) == ("general", "general/V1_0/sub", 1)
    assert result.family == "V1_0"
    assert "elements wrong" in result.test_reason


def test_a_defect_is_looked_for_in_an_older_version_of_its_driver(root: Path) -> None:
    part = Part(defect="wrong_sub")

    (old,) = results(root, InProcess("none"), part, hal_version="1.0")
    (new,) = results(root, InProcess("none"), part, hal_version="1.1")

    assert old.target == "tests.unit.vts.toys:ToyDriver@1.0"
    assert (old.outcome, old.reason) == (Outcome.FAILURE, "none of 2 tests fails")
    assert (new.outcome, new.test) == (Outcome.SUCCESS, "general/V1_0/sub")


def test_a_driver_without_fault_is_not_caught(root: Path) -> None:
    result = result_of("none", root)

    assert result.outcome is Outcome.FAILURE
    assert result.reason == "none of 2 tests fails"
    assert (result.defect, result.area, result.summary) == ("none", "toys", "Is a toy.")


@pytest.mark.parametrize(
    ("name", "outcome", "said"),
    [
        ("dies", Outcome.CRASH, "was killed by SIGSEGV"),
        ("never_starts", Outcome.CRASH, "did not start"),
        ("hangs", Outcome.HANG, ""),
    ],
)
def test_crashes_and_hangs_count_as_caught(
    name: str,
    outcome: Outcome,
    said: str,
    root: Path,
    served: DriverUnderTest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if outcome is Outcome.HANG:  # whoever dies may take its time on a busy machine
        monkeypatch.setattr(trials, "_PATIENCE_S", 2.0)
        monkeypatch.setattr(trials, "_FRACTION", 1000)
    result = result_of(name, root, served)

    assert (result.outcome, result.test_outcome) == (Outcome.SUCCESS, outcome)
    assert said in result.test_reason


def test_all_defects_are_tried_where_none_is_chosen() -> None:
    plan = SelfTestSuite(SelfTestSettings()).plan()

    assert [case.id for case in plan] == [*DEFECTS, CONTROL.name]


def test_a_driver_that_is_no_slower_than_one_that_works_does_not_hang(
    root: Path, served: DriverUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "_PATIENCE_S", 2.0)
    monkeypatch.setattr(trials, "_FRACTION", 0)  # as if nothing were quick on this machine
    result = result_of("hangs", root, served)

    assert (result.outcome, result.reason) == (Outcome.FAILURE, "none of 2 tests fails")


def test_a_driver_without_defect_passes_when_no_test_fails(root: Path) -> None:
    result = result_of(CONTROL.name, root)

    assert (result.outcome, result.tests, result.is_fair) == (Outcome.SUCCESS, 2, True)


def test_a_test_that_fails_without_any_defect_is_blamed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = CONTROL._replace(target="tests.unit.vts.toys:ToyDriver")
    monkeypatch.setattr(module, "CONTROL", broken)
    result = result_of(CONTROL.name, root)

    assert (result.outcome, result.false_alarms) == (Outcome.FAILURE, ("general/V1_0/sub",))
    assert result.reason == "a driver without any defect is caught"


@pytest.mark.parametrize(("before", "tests"), [("sub", 1), ("add", 4), ("gone", 2)])
def test_what_has_caught_a_defect_before_is_tried_first_and_everything_after_it(
    before: str, tests: int, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = Toy("defect_1", "tests.unit.vts.toys:ToyDriver")
    monkeypatch.setattr(module, "known_defects", lambda package: {toy.name: toy})
    # There is no defect_0 any more.
    known = matrix((f"general/V1_0/{before}", 1, (0, 1)))
    monkeypatch.setattr(module, "load", lambda: known)

    result = result_of(toy.name, root)
    (group,) = results(root, InProcess("none"), Part(group="general"))

    assert (result.test, result.tests) == ("general/V1_0/sub", tests)
    assert (group.test, group.defect) == ("general/V1_0/sub", toy.name)


def test_what_the_matrix_remembers_does_not_catch_a_defect_that_nothing_notices(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = Toy("defect_0", "tests.unit.vts.toys:OnlyAdd")
    monkeypatch.setattr(module, "known_defects", lambda package: {toy.name: toy})
    monkeypatch.setattr(module, "load", lambda: matrix(("general/V1_0/sub", 1, (0,))))

    result = result_of(toy.name, root)

    # The test that is remembered has three chances, and the other one has one.
    assert (result.outcome, result.reason) == (Outcome.FAILURE, "none of 4 tests fails")


def test_a_group_is_tried_on_one_defect_after_another(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = {name: DEFECTS[name] for name in ("none", "wrong_sub")}
    monkeypatch.setattr(module, "known_defects", lambda package: two)

    (result,) = results(root, InProcess("none"), Part(group="general"))

    assert result.id == "general"
    assert (result.outcome, result.defect) == (Outcome.SUCCESS, "wrong_sub")


def test_a_family_that_catches_nothing_is_said_to(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "known_defects", lambda package: {"none": DEFECTS["none"]})

    (result,) = results(root, InProcess("none"), Part(family="V1_0"))

    assert result.id == "corpus/V1_0"
    assert result.outcome is Outcome.FAILURE


def test_the_table_names_what_is_not_caught_and_what_catches_nothing() -> None:
    cases = (
        DefectResult(
            id="one",
            outcome=Outcome.SUCCESS,
            why="",
            group="general",
            test="general/a",
            test_outcome=Outcome.FAILURE,
        ),
        DefectResult(id="two", outcome=Outcome.FAILURE, why="", summary="Does nothing."),
    )
    run = SelfTestRun(
        schema=SCHEMA,
        suite="vts self-test",
        command="",
        started="",
        duration_ns=1,
        version="",
        totals=totals_of(cases),
        cases=cases,
        parts=(
            PartResult(kind="group", name="general", by="one"),
            PartResult(kind="family", name="pooling"),
        ),
    )
    console = Console(width=200, file=io.StringIO())

    print_self_test(run, console)

    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "two is not caught: Does nothing." in text
    assert "The family pooling catches nothing." in text
    assert "1 of 2 defects caught" in text


def test_the_end_that_the_self_test_makes_of_a_driver_is_not_called_the_drivers() -> None:
    killed = case(
        "general/V1_0/add",
        outcome=Outcome.CRASH,
        why="the driver's process was killed by SIGKILL",
        evidence=("the driver's process 7 was killed by SIGKILL and said nothing",),
    )
    told = hung(killed)
    assert (told.outcome, told.evidence) == (Outcome.HANG, ())
    assert told.reason.startswith("no answer within ")
    assert told.reason.endswith(" s; the self-test ended the driver's process")
