"""Cases that are run together, as one piece of work: what a crash costs, what stays together."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.results import CaseResult, Outcome
from nntest.runner import journal
from nntest.runner.driver_under_test import Drivers
from nntest.runner.engines.chunks import chunks_of
from nntest.runner.expectations import Entry, Expectations, Subject
from nntest.runner.options import RunOptions
from nntest.runner.selection import Selection
from nntest.runner.session import Session, run_suite
from nntest.runner.suite import CaseRunner, PlannedCase, Suite, units_of
from nntest.runner.watch import Watch

pytestmark = pytest.mark.sampled(0.34)

GOOD = "tests.process.nntest.runner.toy_suite:ToyDriver"
DEAD = "tests.process.nntest.runner.test_units_of_cases:DiesAtItsStart"


class DiesAtItsStart:
    """A driver that cannot be made."""

    def __init__(self) -> None:
        os._exit(7)


class Together(Suite):
    """Units UNIT of cases UNIT/WHAT, where WHAT is what its driver does when its turn comes."""

    name = "together"
    result_type = CaseResult

    def __init__(self, *ids: str, folder: str = "") -> None:
        self._ids = ids
        self._folder = folder

    @classmethod
    def of(cls, settings: bytes) -> Together:
        ids, folder = msgspec.msgpack.decode(settings, type=tuple[tuple[str, ...], str])
        return cls(*ids, folder=folder)

    @property
    def settings(self) -> bytes:
        return msgspec.msgpack.encode((self._ids, self._folder))

    def plan(self) -> Sequence[PlannedCase]:
        return [
            PlannedCase(
                id=id,
                unit=id.partition("/")[0],
                needs=() if id.endswith("/base") else (f"{id.partition('/')[0]}/base",),
                driver={"base": "", "dead": DEAD}.get(id.partition("/")[2], GOOD),
            )
            for id in self._ids
        ]

    def result(
        self, case: PlannedCase, outcome: Outcome, reason: str, evidence: Sequence[str] = ()
    ) -> CaseResult:
        return CaseResult(id=case.id, outcome=outcome, why=reason, evidence=tuple(evidence))

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        yield Turns(self, watch, Path(self._folder))


class Turns(CaseRunner):
    """Each case has its turn; they all end at once."""

    def __init__(self, suite: Together, watch: Watch, folder: Path) -> None:
        self._suite = suite
        self._watch = watch
        self._folder = folder

    def run(self, case: PlannedCase) -> CaseResult:
        return self.run_unit([case])[0]

    def run_unit(self, cases: Sequence[PlannedCase]) -> Sequence[CaseResult]:
        for case in cases:
            self._watch.at("" if case.id.endswith("/base") else case.id)
            self._watch.stage("taking turns", 0, 1)
            what = case.id.partition("/")[2].partition("_")[0]
            if what in ("dies", "base-dies"):
                os.kill(os.getpid(), signal.SIGKILL)
            if what == "hangs":
                threading.Event().wait()
            if what == "flaky" and not (self._folder / "been here").exists():
                (self._folder / "been here").touch()
                os.kill(os.getpid(), signal.SIGKILL)
        together = ", ".join(case.id for case in cases)
        return [
            self._suite.result(case, Outcome.SUCCESS, f"together with {together}") for case in cases
        ]


def run(*ids: str, folder: str = "", **options: Any) -> Session:
    how = RunOptions(driver="", isolated=False, **options)
    return run_suite(Together(*ids, folder=folder), how, QuietView(), Interruption())


def results(session: Session) -> dict[str, tuple[Outcome, str]]:
    return {case.id: (case.outcome, case.reason) for case in session.record.results}


def test_cases_of_a_unit_are_run_at_once_and_end_in_the_order_chosen() -> None:
    found = results(run("a/base", "a/good", "b/base"))
    assert found == {
        "a/base": (Outcome.SUCCESS, "together with a/base, a/good"),
        "a/good": (Outcome.SUCCESS, "together with a/base, a/good"),
        "b/base": (Outcome.SUCCESS, "together with b/base"),
    }


@pytest.mark.parametrize(
    ("what", "outcome"), [("dies", Outcome.CRASH), ("hangs", Outcome.HANG)], ids=["dies", "hangs"]
)
def test_the_driver_whose_turn_it_was_is_to_blame_and_the_others_get_another(
    what: str, outcome: Outcome
) -> None:
    found = results(run("a/base", "a/good", f"a/{what}", "a/fine", silence_limit_s=1))
    assert found[f"a/{what}"][0] is outcome
    assert found[f"a/{what}"][1].endswith("while taking turns")
    rest = (Outcome.SUCCESS, "together with a/base, a/good, a/fine")
    assert {found[f"a/{name}"] for name in ("base", "good", "fine")} == {rest}


def test_several_that_die_cost_their_own_cases_each() -> None:
    found = results(run("a/base", "a/dies_1", "a/good", "a/dies_2", "b/base"))
    assert {id for id, (outcome, _) in found.items() if outcome is Outcome.CRASH} == {
        "a/dies_1",
        "a/dies_2",
    }
    assert found["a/good"] == (Outcome.SUCCESS, "together with a/base, a/good")


def test_a_case_that_is_tried_again_is_alone() -> None:
    session = run("a/base", "a/dies", retries=2)
    crashed = {case.id: case for case in session.record.results}["a/dies"]
    assert (crashed.outcome, crashed.attempts) == (Outcome.CRASH, 3)


def test_a_flaky_case_leaves_the_others_as_they_were(tmp_path: Path) -> None:
    session = run("a/base", "a/flaky", folder=str(tmp_path), retries=1)
    found = {case.id: case for case in session.record.results}
    assert (found["a/flaky"].outcome, found["a/flaky"].attempts) == (Outcome.FLAKY, 2)
    assert (found["a/base"].outcome, found["a/base"].attempts) == (Outcome.SUCCESS, 1)


def test_a_driver_that_does_not_start_is_given_up_and_the_others_are_not() -> None:
    ids = [f"{unit}/{what}" for unit in "abcdefgh" for what in ("base", "good", "dead")]
    session = run(*ids)
    outcomes = [case.outcome for case in session.record.results]
    assert outcomes[2:11:3] == [Outcome.CRASH] * 3
    # The engine has taken some when the third one ends.
    assert outcomes[-1] is Outcome.NOT_RUN
    assert {*outcomes[0::3], *outcomes[1::3]} == {Outcome.SUCCESS}
    assert "does not start" in session.record.results[-1].reason
    assert not session.record.driver_died
    assert session.record.drivers[GOOD].name == "toy-driver"


def test_without_a_driver_left_the_run_ends() -> None:
    session = run(*(f"{unit}/{what}" for unit in "abcde" for what in ("base", "dead")))
    assert session.record.driver_died
    assert "does not start" in session.record.ended_early
    assert session.record.results[-2].outcome is Outcome.NOT_RUN


def test_in_this_process_it_is_the_same() -> None:
    found = results(run("a/base", "a/good", in_process=True))
    assert found["a/good"] == (Outcome.SUCCESS, "together with a/base, a/good")


class Cutting(Together):
    """Its cases come to their end half measured, as those of a run that is stopped."""

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        yield CutOff(self, watch, Path())


class CutOff(Turns):
    def run_unit(self, cases: Sequence[PlannedCase]) -> Sequence[CaseResult]:
        return [self._suite.result(case, Outcome.NOT_RUN, "cut off") for case in cases]


def test_what_was_cut_off_is_run_again_when_the_run_is_resumed(tmp_path: Path) -> None:
    how = RunOptions(driver="", in_process=True, output=tmp_path)
    first = run_suite(Cutting("a/base"), how, QuietView(), Interruption())
    assert first.record.results[0].reason == "cut off"
    assert b"cut off" not in (tmp_path / journal.NAME).read_bytes()


def test_a_selection_keeps_units_whole_in_a_shard_and_what_a_case_needs() -> None:
    plan = Together(*(f"u{n}/{what}" for n in range(20) for what in ("base", "good"))).plan()
    parts = [Selection(shard=(number, 3)).of(plan) for number in (1, 2, 3)]
    units = [{case.unit for case in part} for part in parts]
    assert sum(map(len, units)) == 20
    assert all(len(part) == 2 * len(names) for part, names in zip(parts, units, strict=True))
    chosen = Selection(filters=("u1/good",), excludes=("*/base",)).of(plan)
    assert [case.id for case in chosen] == ["u1/base", "u1/good"]
    twice = Selection(filters=("u1/good",), repeat=2).of(plan)
    assert [unit[0].unit for unit in units_of(twice)] == ["u1", "u1#2"]
    assert twice[-1].needs == ("u1/base#2",)
    shuffled = Selection(shuffle=3).of(plan)
    assert len(list(units_of(shuffled))) == 20


def test_a_unit_is_a_chunk_of_its_own() -> None:
    plan = Together("a/base", "a/good", "b/base").plan()
    alone = [PlannedCase(id="c"), PlannedCase(id="d")]
    chunks = [[case.id for case in chunk] for chunk in chunks_of([alone[0], *plan, alone[1]])]
    assert chunks == [["c"], ["a/base", "a/good"], ["b/base"], ["d"]]


def test_conditions_of_an_expectation_are_about_the_driver_of_the_case() -> None:
    entry = Entry(case="a/*", reason="known", driver="acme", version="2*")
    others = {
        "a/x": Subject(driver="acme", version="2.1"),
        "a/y": Subject(driver="acme", version="3"),
        "a/z": Subject(driver="other", version="2.1"),
    }
    known = Expectations([entry], Subject(driver=""), date(2026, 1, 1), others)
    cases = [CaseResult(id=f"a/{name}", outcome=Outcome.FAILURE) for name in "xyzb"]
    assert [known.foresee(case).expected for case in cases] == ["known", "", "", ""]
    (use,) = known.uses(cases, [case.id for case in cases], complete=True)
    assert (use.matched, use.held, use.problem) == (1, 1, "")
