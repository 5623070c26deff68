"""The benchmark of the order of tests, with pretended runs, and one real run of a narrow driver."""

from __future__ import annotations

import time
from functools import cache
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from click.testing import CliRunner

from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.program import RecordedProgram, ReferenceProgram
from nnhal.types import OperationType
from nntest.graph_tests.machine import DeviceMachine
from nntest.graph_tests.specimen import specimen_of
from nntest.random_graph import Claims, claims_of, draw
from nntest.runner.driver_under_test import InProcess
from tests.unit.vts.toys import ADD
from vts.settings import VtsSettings


def pretended(caught: str) -> dict[str, Any]:
    counts = {"tests": 3, "claimed": 2, "unexecuted": 1, "wall_s": 9.0, "processor_s": 4.0}
    return {"found": caught, "reason": "", **counts}


@cache
def drawn(benchmark: ModuleType) -> list[tuple[str, int, str]]:
    """The first ten drivers that the benchmark draws, which takes as long as planning all tests."""
    _, apart = benchmark.parts(0)
    return [*islice(benchmark.drivers(apart, benchmark.load(), 0), 10)]


@pytest.mark.parametrize(
    ("caught", "control", "code"), [("a/b", "", 0), ("", "", 1), ("a/b", "a/b", 1)]
)
def test_it_fails_if_too_few_are_found_or_a_driver_without_a_defect_is(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, caught: str, control: str, code: int
) -> None:
    def one(driver: str, *_: object) -> dict[str, Any]:
        return pretended(control if driver.startswith("reference") else caught)

    monkeypatch.setattr(benchmark, "one", one)
    tried = drawn(benchmark)
    monkeypatch.setattr(benchmark, "drivers", lambda *_, **__: iter(tried))
    monkeypatch.setattr(benchmark, "processor_share", lambda: 1.0)
    done = CliRunner().invoke(benchmark.main, ["--count", "10"])
    assert done.exit_code == code, done.output
    assert f"{10 if caught else 0} of 10" in done.output


def test_the_defects_that_are_tried_did_not_choose_the_order(benchmark: ModuleType) -> None:
    kept, apart = benchmark.parts(3)
    assert not set(kept) & set(apart)
    assert 1.9 < len(apart) / len(kept) < 2.1
    assert benchmark.parts(3) == (kept, apart) != benchmark.parts(4)


def test_a_narrow_driver_supports_its_operations_and_no_others(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = ReferenceDriver.supported_operations  # which the driver replaces in its process
    monkeypatch.setattr(ReferenceDriver, "supported_operations", kept)
    with InProcess(benchmark.name_of("last_element_dropped", ["ADD", "RELU"])) as driver:
        assert claims_of(driver.device()).operations == {OperationType.ADD, OperationType.RELU}


def test_a_slow_driver_sleeps_in_each_preparation_and_execution(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced = (ReferenceDriver, "prepare"), (ReferenceProgram, "bind"), (RecordedProgram, "bind")
    for type, name in replaced:  # in the driver's process, which is this one
        monkeypatch.setattr(type, name, getattr(type, name))
    sleeps: list[float] = []
    specimen = specimen_of(draw(1, size=1, claims=Claims.all()))
    with InProcess(benchmark.name_of(slow=True)) as driver:
        machine = DeviceMachine(driver.device())
        monkeypatch.setattr(time, "sleep", sleeps.append)
        for _ in range(2):
            machine.run(specimen)
    assert sleeps == [0.05, 0.005, 0.05, 0.005]


def test_a_driver_with_a_defect_fails_within_its_budget(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "V1_0").mkdir()
    (tmp_path / "V1_0" / "add.mod.py").write_text(ADD)
    settings = VtsSettings(specs=str(tmp_path), groups=("general",), asks=True)
    monkeypatch.setattr(benchmark, "VtsSettings", lambda **_: settings)
    driver = benchmark.driver_with("last_element_dropped", ["ADD"])
    found = benchmark.outcome(benchmark.run(driver, benchmark.load(), budget_s=300))
    assert found["found"] == "general/V1_0/add"
    assert found["claimed"] > found["unexecuted"] > 0
