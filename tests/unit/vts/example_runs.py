"""Runs made by hand, for tests of what is said about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from nntest.cases.labels import feeders_by_name, tested_operations
from nntest.driver_build import DriverBuild
from nntest.environment import Environment
from nntest.failure import WRONG_VALUES, Failure
from nntest.groups.results import GroupTally, UnreadableSpec, tallies_of
from nntest.judge import Finding
from nntest.results import ExpectationUse, Outcome, RunSettings, totals_of
from vts.results import SCHEMA, SUITE, VtsCase, VtsRun

ACME_BUILD = DriverBuild(
    distribution="acme-driver 2.1.7", target="acme_npu:AcmeDriver", sha256="fedcba9876543210" * 4
)

EVIL = '<script>alert("1")</script>\x1b[31m\u202e'
"""What a driver, a file or a test might be called."""


def finding(**changes: Any) -> Finding:
    values: dict[str, Any] = {
        "output": 0,
        "operand": 3,
        "type": "TENSOR_QUANT8_ASYMM",
        "dimensions": (1, 2, 2, 1),
        "index": 3,
        "actual": 62,
        "expected": 60,
        "allowed": 1,
        "share": 2.0,
        "failed": 1,
        "elements": 4,
    }
    return Finding(**values | changes)


def case(
    id: str,
    operations: str | Sequence[str] = (),
    type: str = "TENSOR_FLOAT32",
    outcome: Outcome = Outcome.SUCCESS,
    **changes: Any,
) -> VtsCase:
    """A test ``GROUP/FOLDER/NAME`` or ``GROUP/NAME``; with findings it is a failure.

    Why it failed is a kind of failure of its own where it is a string.
    """
    group, *folders = id.split("/")[:-1] or [""]
    names = (operations,) if isinstance(operations, str) else tuple(operations)
    if changes.get("findings"):
        outcome = Outcome.FAILURE
        changes.setdefault("why", Failure(WRONG_VALUES))
    if outcome.is_bad and isinstance(why := changes.get("why"), str):
        changes["why"] = Failure(why, why)
    values: dict[str, Any] = {
        "group": group,
        "folder": "/".join(folders),
        "operations": tuple(sorted(names)),
        "tested": tested_operations(tuple(sorted(names)), feeders_by_name(id)) if folders else (),
        "types": (type,) if names else (),
        "duration_ns": 1_000_000,
        "largest_share": 0.1 if names and outcome is Outcome.SUCCESS else None,
        "repeat": "" if outcome is Outcome.SUCCESS else f"vts run --driver acme --filter {id}",
    }
    return VtsCase(id=id, outcome=outcome, **values | changes)


def wrong(id: str, operation: str, type: str = "TENSOR_QUANT8_ASYMM", **changes: Any) -> VtsCase:
    """A test with one wrong element."""
    return case(id, operation, type, findings=(finding(type=type, **changes),))


def run_of(*cases: VtsCase, **changes: Any) -> VtsRun:
    """A run with consistent tallies."""
    groups = tallies_of(cases, (), lambda case: [case.group])
    values: dict[str, Any] = {
        "schema": SCHEMA,
        "suite": SUITE,
        "totals": totals_of(cases),
        "command": "vts run --driver acme",
        "started": "2026-01-02T03:04:05+00:00",
        "duration_ns": 2_000_000_000,
        "version": "1.2.3",
        "environment": Environment(
            host="bench", cpu="a processor", usable_cpus=2, drivers={"acme": ACME_BUILD}
        ),
        "settings": RunSettings(jobs=2, shuffle=7),
        "driver": "acme",
        "device": "acme-npu",
        "device_version": "2.1",
        "device_type": "ACCELERATOR",
        "hal_version": "1.3",
        "specs": "specs",
        "specs_sha256": "0123456789abcdef" * 4,
        "groups": tuple(
            GroupTally(
                name=group.name,
                totals=group.totals,
                title=group.name.capitalize(),
                summary=f"It does what {group.name} asks.",
                source=f"Android{group.name.capitalize()}Test",
            )
            for group in groups
        ),
        "folders": tallies_of(cases, (), lambda case: [case.folder]),
        "operations": tallies_of(cases, (), lambda case: case.operations),
        "types": tallies_of(cases, (), lambda case: case.types),
        "cases": cases,
    }
    return VtsRun(**values | changes)


def passed_run() -> VtsRun:
    return run_of(
        case("general/V1_0/add", "ADD"),
        case("general/V1_0/sub", "SUB"),
        case("general/V1_2/lstm", "LSTM", outcome=Outcome.SKIPPED, why="no LSTM"),
    )


def mixed_run() -> VtsRun:
    """Every outcome, and most of what a page can have."""
    crash = "DEAD_OBJECT in execute: the driver's process was killed by SIGSEGV"
    log = ("Fatal Python error: Segmentation fault", '  File "acme.py", line 211 in execute')
    cases = [
        *(wrong(f"general/V1_2/conv2d_nchw_{n}", "CONV_2D") for n in range(1, 25)),
        *(case(f"general/V1_2/conv2d_{n}", "CONV_2D", "TENSOR_QUANT8_ASYMM") for n in range(1, 9)),
        *(case(f"fenced/V1_2/conv2d_{n}", "CONV_2D", "TENSOR_QUANT8_ASYMM") for n in range(1, 9)),
        wrong("general/V1_0/add_float", "ADD", "TENSOR_FLOAT32", actual="nan", share=None),
        case("general/V1_3/loop", ("ADD", "LESS", "WHILE"), findings=(finding(),)),
        case("general/V1_0/tanh", "TANH", outcome=Outcome.CRASH, why=crash, evidence=log),
        case("fenced/V1_0/tanh", "TANH", outcome=Outcome.HANG, why="no answer within 120 s"),
        case(
            "general/V1_1/resize",
            "RESIZE_BILINEAR",
            outcome=Outcome.FAILURE,
            why=Failure("refused", "INVALID_ARGUMENT in prepare", remark="half pixels need rev 3"),
        ),
        case("general/V1_2/lstm", "LSTM", outcome=Outcome.SKIPPED, why="no LSTM here"),
        case("general/V1_0/softmax", "SOFTMAX", outcome=Outcome.FLAKY, attempts=2, why="once"),
        case("general/V1_0/late", "SOFTMAX", outcome=Outcome.NOT_RUN, why="stopped"),
        msgspec.structs.replace(wrong("general/V1_0/gather", "GATHER"), expected="ACME-123"),
        case("general/V1_0/relu", "RELU", expected="ACME-124"),
        case("basic/get_status"),
        case("basic/cycle", outcome=Outcome.FAILURE, why="a cycle was accepted"),
    ]
    return run_of(
        *cases,
        reductions=("2 of 12 test groups",),
        expectations_file="expected.toml",
        expectations=(_entry("ACME-123"), _entry("ACME-124", "general/V1_0/relu succeeded")),
        unreadable=(UnreadableSpec(file="bad.mod.py", message="bad.mod.py:2: out of ideas"),),
        ended_early="the driver does not start",
    )


def _entry(reason: str, problem: str = "") -> ExpectationUse:
    return ExpectationUse(
        case="general/*",
        outcomes=(Outcome.FAILURE,),
        reason=reason,
        url="https://acme.example",
        matched=1,
        held=0 if problem else 1,
        problem=problem,
    )


def interrupted_run() -> VtsRun:
    return run_of(
        case("general/V1_0/add", "ADD"),
        case("general/V1_0/sub", "SUB", outcome=Outcome.NOT_RUN, why="interrupted"),
        interrupted=True,
        ended_early="the run was interrupted",
    )


def hostile_run() -> VtsRun:
    """Everything that comes from outside is out to do harm."""
    cases = (
        case(
            f"{EVIL}/{EVIL}",
            EVIL,
            EVIL,
            Outcome.CRASH,
            why=EVIL * 200,
            evidence=(EVIL,) * 300,
            repeat=f"vts '{EVIL}'",
        ),
        case(f"general/{EVIL}/a", EVIL, outcome=Outcome.SKIPPED, why=EVIL),
        case(f"general/{EVIL}/b", EVIL, outcome=Outcome.FLAKY, why=EVIL),
        case("basic/" + "long_" * 500),
        case("", outcome=Outcome.FAILURE, why=""),
    )
    run = run_of(
        *cases,
        driver=EVIL,
        device=EVIL,
        command=EVIL,
        specs=EVIL,
        started=EVIL,
        reductions=(EVIL,),
        unreadable=(UnreadableSpec(file=EVIL, message=EVIL),),
    )
    build = DriverBuild(distribution=EVIL, target=EVIL, sha256=EVIL)
    environment = Environment(host=EVIL, cpu=EVIL, drivers={EVIL: build})
    return msgspec.structs.replace(run, environment=environment)


def empty_run() -> VtsRun:
    return run_of()


RUNS: dict[str, Callable[[], VtsRun]] = {
    "passed": passed_run,
    "mixed": mixed_run,
    "interrupted": interrupted_run,
    "hostile": hostile_run,
    "empty": empty_run,
}


def large_run(tests: int, failing: int, groups: int = 1) -> VtsRun:
    """``tests`` tests over 100 operations and 10 types, of which about ``failing`` fail."""
    types = ("FLOAT32", "FLOAT32 relaxed", "FLOAT16", "QUANT8_ASYMM", "QUANT8_SYMM", "INT32")
    cases = []
    for number in range(tests):
        group = f"group_{number % groups}"
        operation = f"OPERATION_{number % 101}"
        type = f"TENSOR_{types[number % len(types)]}"
        name = (
            f"operation_{number % 101}_variant_{number // groups}_all_inputs_as_internal_{number}"
        )
        id = f"{group}/V1_{number % 4}/{name}"
        fails = number * failing // tests != (number + 1) * failing // tests
        if fails:
            findings = (finding(index=number % 4, actual=number % 200, share=number % 97 + 1.5),)
            cases.append(case(id, operation, type, findings=findings))
        else:
            cases.append(case(id, operation, type))
    return run_of(*cases)
