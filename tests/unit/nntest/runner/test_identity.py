"""What must be the same for a run to be continued."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from nnprocess.limits import Limits
from nntest.driver_build import DriverBuild
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.identity import (
    Header,
    RunChanged,
    Witness,
    changed_answers,
    differences,
    digest_of,
    header_of,
    unproved,
)
from nntest.runner.options import RunOptions
from nntest.runner.suite import PlannedCase
from tests.cells import cells
from tests.process.nntest.runner.toy_suite import DRIVER, ToySuite

BUILD = DriverBuild(target="acme:Driver", sha256="1" * 64)
HEADER = Header(
    suite="toy",
    driver="acme",
    version="1",
    cases=3,
    plan="p",
    contents="c",
    code="s",
    builds={"acme": BUILD},
    packages={"numpy": "1.26"},
    settings={"--timeout": "120"},
)
ACME = DriverDescription(name="acme", version="2", type="CPU", hal_version="1.3")


@cells(
    ("change", "difference"),
    [
        ({"version": "2"}, "the suite's version was 1, and is 2"),
        ({"code": "t"}, "the code of the suite has changed"),
        ({"plan": "q"}, "it was a run of 3 cases, or other ones, or with other options"),
        ({"contents": "d"}, "the specs or models have other contents"),
        ({"settings": {"--timeout": "5"}}, "--timeout was 120, and is 5"),
        ({"packages": {"numpy": "2.0"}}, "numpy was 1.26, and is 2.0"),
        ({"packages": {}}, "numpy was 1.26, and is none"),
        (
            {"builds": {"acme": msgspec.structs.replace(BUILD, sha256="2" * 64)}},
            "the code of driver acme has changed (SHA-256 111111111111 before, 222222222222 now)",
        ),
        (
            {"builds": {"acme": DriverBuild()}},
            "the code of driver acme has changed (SHA-256 111111111111 before, unknown now)",
        ),
        (
            {"builds": {"acme": msgspec.structs.replace(BUILD, target="acme:Other")}},
            "the target of driver acme was acme:Driver, and is acme:Other",
        ),
    ],
)
def test_each_difference_is_told(change: dict[str, Any], difference: str) -> None:
    assert differences(HEADER, msgspec.structs.replace(HEADER, **change)) == [difference]


def test_a_run_is_the_same_whenever_it_begins() -> None:
    assert differences(HEADER, msgspec.structs.replace(HEADER, started="later")) == []


def header(contents: str = "", **options: Any) -> Header:
    suite = ToySuite("a/passes")
    chosen = [msgspec.structs.replace(case, content=contents) for case in suite.plan()]
    return header_of(suite, RunOptions(driver=DRIVER, **options), chosen, started="")


def test_the_contents_of_files_count_and_not_their_names_alone() -> None:
    (difference,) = differences(header("one"), header("other"))

    assert difference == "the specs or models have other contents"


@pytest.mark.parametrize(
    ("options", "difference"),
    [
        ({"case_limit_s": 5}, "--timeout was 120, and is 5"),
        ({"silence_limit_s": 5}, "--silence was 60, and is 5"),
        ({"in_process": True}, "--in-process was 0, and is 1"),
        ({"limits": Limits(cpu_s=5)}, "--limit-cpu was none, and is 5"),
    ],
)
def test_options_that_decide_how_a_case_ends_count(
    options: dict[str, Any], difference: str
) -> None:
    assert differences(header(), header(**options)) == [difference]


@pytest.mark.parametrize("options", [{"jobs": 7}, {"retries": 2}, {"fail_fast": True}])
def test_how_many_are_run_at_once_and_how_often_does_not(options: dict[str, Any]) -> None:
    assert differences(header(), header(**options)) == []


def test_the_code_of_the_suite_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = header(output=tmp_path)
    monkeypatch.setattr("nntest.runner.identity.code_digest", lambda *names: b"another judge")

    assert differences(before, header(output=tmp_path)) == ["the code of the suite has changed"]


def test_of_a_driver_without_code_only_answers_can_be_held_to_account() -> None:
    served = msgspec.structs.replace(HEADER, builds={"unix:/run/acme": DriverBuild()})

    assert unproved(HEADER) == []
    (doubt,) = unproved(served)
    assert doubt.startswith(
        "driver unix:/run/acme is the same as before as far as its answers tell"
    )


def test_answers_are_compared_where_there_are_two() -> None:
    newer = msgspec.structs.replace(ACME, version="3")
    silent = msgspec.structs.replace(ACME, version="unknown: no answer within 5 s")
    other = msgspec.structs.replace(ACME, answers="b")

    assert changed_answers(ACME, newer) == ["the driver's version was 2, and is 3"]
    assert changed_answers(ACME, silent) == changed_answers(ACME, other) == []
    assert changed_answers(msgspec.structs.replace(ACME, answers="a"), other) == [
        "the driver's capabilities, extensions or cache files are others"
    ]


def test_a_driver_that_answers_otherwise_than_before_does_not_continue_a_run() -> None:
    newer = msgspec.structs.replace(ACME, version="3")

    with pytest.raises(RunChanged, match="the driver's version was 2, and is 3"):
        Witness({"": ACME}, anyway=False).hear("", newer)


def test_a_driver_that_answers_otherwise_later_ends_no_run_but_is_remembered() -> None:
    witness = Witness({}, anyway=False)
    witness.hear("", ACME)
    witness.hear("", msgspec.structs.replace(ACME, version="3"))

    assert witness.found == ["the driver's version was 2, and is 3"]


def test_the_digest_tells_other_cases_orders_and_settings_apart() -> None:
    one, two = PlannedCase(id="a"), PlannedCase(id="b")

    digests = [
        digest_of([one, two]),
        digest_of([two, one]),
        digest_of([one]),
        digest_of([one, two], b"thorough"),
    ]

    assert len(set(digests)) == 4
    assert digest_of([one, two]) == digests[0]
