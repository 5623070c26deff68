"""What ``mlts benchmark`` has from the runner of all suites, through the real command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.conftest import Run, vector_entry, write_list
from tests.end_to_end.reasons import reason_of

DRIVERS = """
import os
import pathlib
import numpy as np
from nnhal.driver_kit import Driver, Program
from nnhal.types import Capabilities

class Relu(Program):
    def execute(self, inputs, outputs, context):
        outputs[0].write(np.maximum(inputs[0], np.float32(0)))

class Wrong(Program):
    def execute(self, inputs, outputs, context):
        outputs[0].write(inputs[0] + np.float32(1))

class Good(Driver):
    name = "test-good"
    def __init__(self, threads=None):
        pass
    def capabilities(self):
        return Capabilities()
    def supported_operations(self, model):
        return [True] * len(model.main.operations)
    def prepare(self, model, options):
        return Relu()

class Bad(Good):
    def prepare(self, model, options):
        return Wrong()

class Crashing(Good):
    def prepare(self, model, options):
        os.abort()

class CrashesOnce(Good):
    def prepare(self, model, options):
        been = pathlib.Path(__file__).with_name("been here")
        if been.exists():
            return Relu()
        been.touch()
        os.abort()
"""

QUICK = ("--time", "0.02", "--warmup-time", "0", "--no-compilation")
MODELS = tuple(f"vector{n}" for n in range(6))


@pytest.fixture(autouse=True)
def drivers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "acme.py").write_text(DRIVERS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.fixture
def many(assets: Path) -> Path:
    """Assets with six models of the same file."""
    write_list(assets, [vector_entry(name=name, modelFile="vector") for name in MODELS])
    return assets


def document(folder: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((folder / "results.json").read_text())
    assert sum(content["totals"].values()) == len(content["cases"])
    return content


def outcomes(folder: Path) -> dict[str, str]:
    return {case["id"]: case["outcome"] for case in document(folder)["cases"]}


def test_shards_are_disjoint_and_make_a_whole_and_know_it(
    run: Run, many: Path, tmp_path: Path
) -> None:
    words = ("benchmark", "--driver", "acme:Good", "--assets", many, *QUICK)
    whole = set(run(*words, "--list").stdout.split())
    parts = []
    for number in (1, 2):
        folder = f"out{number}"
        assert run(*words, "--shard", f"{number}/2", "--output", folder).returncode == 0
        found = document(tmp_path / folder)
        assert found["settings"]["shard"] == [number, 2]
        assert f"shard {number} of 2" in found["reductions"]
        parts.append(outcomes(tmp_path / folder))
    assert len(whole) == len(parts[0]) + len(parts[1])
    assert whole == parts[0].keys() | parts[1].keys()
    assert {*parts[0].values(), *parts[1].values()} == {"SUCCESS"}
    for part in parts:
        assert all(f"{id.partition('/')[0]}/TFLite_CPU" in part for id in part)


def test_expected_failures_do_not_fail_a_run_and_mended_ones_do(
    run: Run, many: Path, tmp_path: Path
) -> None:
    (tmp_path / "known.toml").write_text(
        '[[expect]]\ncase = "*/acme:Bad"\ndriver = "acme:Bad"\nreason = "adds one"\n'
    )
    words = ("benchmark", "--driver", "acme:Bad", "--driver", "acme:Good", "--assets", many)
    words = (*words, "vector0", *QUICK, "--expectations", "known.toml")
    result = run(*words, "--output", "out")
    assert result.returncode == 0, result.stdout
    found = document(tmp_path / "out")
    bad = {case["backend"]: case for case in found["cases"]}["acme:Bad"]
    assert (bad["outcome"], bad["expected"]) == ("FAILURE", "adds one")
    assert [(use["matched"], use["held"]) for use in found["expectations"]] == [(1, 1)]
    assert "1 failed as expected" in (tmp_path / "out" / "index.html").read_text()

    (tmp_path / "known.toml").write_text('[[expect]]\ncase = "*/acme:*"\nreason = "adds one"\n')
    result = run(*words, "--output", "out")
    assert result.returncode == 1
    assert "Expectations are out of date" in result.stdout
    (use,) = document(tmp_path / "out")["expectations"]
    assert use["problem"].startswith("vector0/acme:Good succeeded")


def test_an_expectation_holds_for_the_driver_that_it_names(
    run: Run, many: Path, tmp_path: Path
) -> None:
    (tmp_path / "known.toml").write_text(
        '[[expect]]\ncase = "*"\noutcome = "CRASH"\ndriver = "acme:Good"\nreason = "other"\n'
    )
    words = ("benchmark", "--driver", "acme:Crashing", "--driver", "acme:Good", "--assets", many)
    result = run(*words, "vector0", *QUICK, "--expectations", "known.toml", "--output", "out")
    assert result.returncode == 3
    assert outcomes(tmp_path / "out")["vector0/acme:Crashing"] == "CRASH"


def test_a_case_that_is_tried_again_costs_the_others_no_second_turn(
    run: Run, many: Path, tmp_path: Path
) -> None:
    words = ("benchmark", "--driver", "acme:CrashesOnce", "--assets", many, "vector0")
    result = run(*words, *QUICK, "--retries", 1, "--output", "out")
    assert result.returncode == 0, result.stdout
    cases = {case["backend"]: case for case in document(tmp_path / "out")["cases"]}
    flaky = cases["acme:CrashesOnce"]
    assert (flaky["outcome"], flaky["attempts"]) == ("FLAKY", 2)
    assert flaky["before"] == "CRASH"
    assert "the process was killed by SIGABRT" in reason_of(flaky)
    assert flaky["ratio"]["value"] > 0
    assert (cases["TFLite_CPU"]["outcome"], cases["TFLite_CPU"]["attempts"]) == ("SUCCESS", 1)


def test_the_first_failure_ends_a_run_that_is_to_fail_fast(
    run: Run, many: Path, tmp_path: Path
) -> None:
    words = ("benchmark", "--driver", "acme:Bad", "--assets", many, *QUICK, "--fail-fast")
    assert run(*words, "--output", "out").returncode == 1
    found = document(tmp_path / "out")
    assert found["totals"]["FAILURE"] == 1
    assert found["totals"]["NOT_RUN"] > 0


def test_a_seed_gives_another_order_and_filters_choose(
    run: Run, many: Path, tmp_path: Path
) -> None:
    words = ("benchmark", "--driver", "acme:Good", "--assets", many, "--list")
    plain = run(*words).stdout.split()
    shuffled = run(*words, "--shuffle", 7).stdout.split()
    assert shuffled != plain
    assert sorted(shuffled) == sorted(plain)
    chosen = run(*words, "--filter", "vector[12]/acme:Good").stdout.split()
    assert chosen == [
        f"vector{n}/{backend}" for n in (1, 2) for backend in ("TFLite_CPU", "acme:Good")
    ]


def test_several_jobs_end_the_same_cases(run: Run, many: Path, tmp_path: Path) -> None:
    words = ("benchmark", "--driver", "acme:Good", "--assets", many, *QUICK, "--jobs", 2)
    assert run(*words, "--output", "out").returncode == 0
    assert set(outcomes(tmp_path / "out").values()) == {"SUCCESS"}
    assert document(tmp_path / "out")["settings"]["jobs"] == 2


@pytest.mark.slow
class TestOnACluster:
    @pytest.fixture
    def cluster(self, tmp_path: Path) -> Iterator[Any]:
        pytest.importorskip("distributed")
        from tests.process.nntest.runner.dask_machines import machines

        folder = tmp_path / "dask"
        folder.mkdir()
        with machines(folder) as started:
            started.have(2)
            yield started

    def test_models_are_measured_there_and_a_crash_costs_one_case(
        self, run: Run, many: Path, tmp_path: Path, cluster: Any
    ) -> None:
        words = ("benchmark", "--driver", "acme:Crashing", "--driver", "acme:Good")
        result = run(
            *words, "--assets", many, "--filter", "vector[01]/*", *QUICK,
            "--engine", "dask", "--scheduler", cluster.address, "--output", "out",
        )  # fmt: skip
        assert result.returncode == 3, result.stderr
        found = document(tmp_path / "out")
        ended = outcomes(tmp_path / "out")
        for name in MODELS[:2]:
            assert ended[f"{name}/acme:Good"] == ended[f"{name}/TFLite_CPU"] == "SUCCESS"
            assert ended[f"{name}/acme:Crashing"] == "CRASH"
        assert found["settings"]["engine"] == "dask"
        assert "cluster" in {warning["code"] for warning in found["warnings"]}
        assert {
            b["name"]: b["driver"]["device_name"] for b in found["backends"] if b["driver"]
        } == {
            "acme:Crashing": "test-good",
            "acme:Good": "test-good",
        }
        assert found["overhead"]["inferences"] > 0
        assert cluster.leftovers() == []
