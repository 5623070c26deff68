"""``mlts benchmark`` on a driver with a wrong operation: the report names it."""

from __future__ import annotations

import html
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from mlts.cli import main
from mlts.localization import failures
from mlts.localization.trials import PRELOAD
from mlts.results import BenchmarkCase, LocalizedFailure
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.types import Model, OperationType
from nnprocess.zygote import Zygote
from nntest.results import ExitCode, Outcome
from tests.process.mlts.planted import MaxForAverage
from tests.unit.mlts.fakes import settings

pytestmark = pytest.mark.sampled(0.5)

MODEL = "mobilenet_v1_0.25_128_mini_quant"
PLANTED = "tests.process.mlts.planted:MaxForAverage"
HANGS = "tests.process.mlts.test_localized_benchmark:HangsInParts"


CRASHES = "tests.process.mlts.test_localized_benchmark:CrashesInPooling"


class _Crash(Program):
    def execute(self, *_: object) -> None:
        os.kill(os.getpid(), signal.SIGSEGV)


class CrashesInPooling(MaxForAverage):
    """Crashes when it executes a model with an AVERAGE_POOL_2D."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if any(each.type is OperationType.AVERAGE_POOL_2D for each in model.main.operations):
            return _Crash()
        return super().prepare(model, options)


class HangsInParts(MaxForAverage):
    """Hangs when it is asked about anything but the whole model."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if len(model.main.operations) == 1:
            time.sleep(1000)
        return super().prepare(model, options)


def benchmark(folder: Path, driver: str, *options: str) -> Result:
    words = ["benchmark", MODEL, "--driver", driver, "--output", str(folder)]
    quick = ["--iterations", "8", "--time", "0", "--warmup-time", "0", "--no-compilation"]
    return CliRunner().invoke(main, [*words, *quick, *options])


def case_of(folder: Path, driver: str) -> Any:
    cases = json.loads((folder / "results.json").read_text())["cases"]
    return next(case for case in cases if case["backend"] == driver)


def test_a_failed_comparison_names_the_first_wrong_operator(tmp_path: Path) -> None:
    result = benchmark(tmp_path / "out", PLANTED)

    assert result.exit_code == ExitCode.FAILED, result.output
    found = case_of(tmp_path / "out", PLANTED)["localization"]
    assert found["first"]["operator"] == "AVERAGE_POOL_2D"
    assert found["wrong"] == 1
    words = f"Operator {found['first']['number']} of {found['operators']}, AVERAGE_POOL_2D"
    assert words in " ".join(result.output.split())
    assert words in html.unescape((tmp_path / "out" / "index.html").read_text())


def test_the_operator_that_crashes_is_named(tmp_path: Path) -> None:
    result = benchmark(tmp_path / "out", CRASHES)

    assert result.exit_code == ExitCode.DRIVER_DIED, result.output
    case = case_of(tmp_path / "out", CRASHES)
    assert case["outcome"] == Outcome.CRASH
    first = case["localization"]["first"]
    assert (first["operator"], first["verdict"]) == ("AVERAGE_POOL_2D", "wrong")
    assert "SIGSEGV" in first["finding"]


def test_it_can_be_left_out_and_right_models_cost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*arguments: object) -> None:
        raise AssertionError

    monkeypatch.setattr(failures, "look_into", never)

    benchmark(tmp_path / "left_out", PLANTED, "--no-localize")
    right = benchmark(tmp_path / "right", "reference")

    assert case_of(tmp_path / "left_out", PLANTED)["localization"] is None
    assert right.exit_code == ExitCode.OK, right.output
    assert case_of(tmp_path / "right", "reference")["localization"] is None


def localize(driver: str, model: str = MODEL, **options: Any) -> LocalizedFailure:
    case = BenchmarkCase(id="m/d", model=model, backend=driver, outcome=Outcome.FAILURE)
    how: dict[str, Any] = {"stopped": lambda: False, "limit_s": 300.0, **options}
    with Zygote.start(PRELOAD) as zygote:
        return failures.look_into(zygote, case, settings(), how["stopped"], how["limit_s"])


def test_a_driver_that_hangs_is_given_up_in_time() -> None:
    found = localize(HANGS, limit_s=3.0)

    assert (found.operators, found.remark) == (0, "not found within 3 s")


def test_an_interruption_ends_the_search() -> None:
    assert localize(HANGS, stopped=lambda: True).remark == "the run was interrupted"


def test_a_search_that_fails_says_why() -> None:
    found = localize("no_such_driver")

    assert found.operators == 0
    assert found.remark.startswith("it ended without an answer: ")
    assert "no_such_driver" in found.remark


def test_a_right_driver_has_no_wrong_operator() -> None:
    found = localize("reference")

    assert found.operators > 20
    assert (found.wrong, found.first) == (0, None)
