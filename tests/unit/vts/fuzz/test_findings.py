"""Which findings are the same, and what their files must hold."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nntest.results import Outcome
from vts.fuzz.findings import (
    HANG,
    Attempt,
    Finding,
    UnreadableFinding,
    digest_of,
    kind_of_death,
    place_of,
    read_attempt,
)
from vts.fuzz.minimizing import minimized
from vts.fuzz.results import SCHEMA, SUITE, FuzzCase, FuzzRun, distinct, outcome_of
from vts.fuzz.steps import RelaxedStep, Step

STACKS = (
    "Thread 0x1 (most recent call first):",
    '  File "wire.py", line 7 in receive',
    "Current thread 0x2 (most recent call first):",
    '  File "kernel.py", line 3 in run',
)


def test_a_crash_is_known_by_the_stack_of_its_own_thread() -> None:
    assert place_of("killed by SIGSEGV", STACKS) == 'File "kernel.py", line 3'
    assert place_of("killed", STACKS[:2]) == 'File "wire.py", line 7'


def test_a_rule_that_is_broken_with_other_numbers_and_types_is_one_finding() -> None:
    one, other = (
        place_of(f"operand {n}: {type} with scale {scale}, expected 0", ())
        for n, type, scale in ((1, "TENSOR_FLOAT32", 3.4e38), (12, "INT32", -1.0))
    )
    assert one == other
    assert digest_of("accepted", one) != digest_of("crash", one)
    assert place_of("operand 1 has no type", ()) != one


@pytest.mark.parametrize(
    ("line", "kind"),
    [("MemoryError", "oom"), ("what(): std::bad_alloc", "oom"), ("Segmentation fault", "crash")],
)
def test_a_death_for_want_of_memory_is_one_of_its_own(line: str, kind: str) -> None:
    assert kind_of_death(("its last lines:", line)) == kind


def finding(steps: int, how: str = "crash") -> Finding:
    some: tuple[Step, ...] = (RelaxedStep(value=True),) * steps
    attempt = Attempt(spec="a", name="a", steps=some)
    return Finding(how=how, digest="1", reason="", attempt=attempt)


def test_of_findings_that_are_the_same_the_smallest_is_shown() -> None:
    (shown,) = distinct([finding(3), finding(1), finding(2)])
    assert (len(shown.attempt.steps), shown.seen) == (1, 3)


@pytest.mark.parametrize(
    ("ways", "outcome"),
    [
        ((), Outcome.SUCCESS),
        (("accepted",), Outcome.FAILURE),
        (("accepted", "timeout"), Outcome.HANG),
        (("timeout", "oom"), Outcome.CRASH),
    ],
)
def test_the_worst_finding_is_the_outcome(ways: tuple[str, ...], outcome: Outcome) -> None:
    assert outcome_of([finding(1, how) for how in ways]) is outcome


def test_steps_that_are_not_needed_are_left_out() -> None:
    steps: tuple[Step, ...] = tuple(RelaxedStep(value=bool(n % 2)) for n in range(6))
    needed = steps[1], steps[4]
    tried = []

    def fails_alike(some: tuple[Step, ...]) -> bool:
        tried.append(some)
        return all(any(step is each for each in some) for step in needed)

    assert minimized(steps, fails_alike) == needed
    assert len(tried) == 6
    assert minimized(steps, fails_alike, trials=0) == steps


@pytest.mark.parametrize("text", ["", "[]", '{"how": "crash"}', "\udcff"])
def test_a_file_that_is_no_finding_is_said_to_be_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "finding.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(UnreadableFinding, match=r"finding\.json"):
        read_attempt(path, Attempt)


def test_a_run_counts_attempts_and_not_stretches() -> None:
    found = msgspec.structs.replace(finding(1, how=HANG), seen=2)
    case = FuzzCase(id="fuzz/1", outcome=Outcome.HANG, attempts=9, findings=(found,))
    run = FuzzRun(
        schema=SCHEMA,
        suite=SUITE,
        totals={},
        command="",
        started="",
        version="",
        driver="",
        cases=(case,),
    )
    counts = {outcome: number for outcome, number in run.attempts.items() if number}
    assert counts == {Outcome.SUCCESS: 7, Outcome.HANG: 2}
