"""The options that say where cases are run."""

from __future__ import annotations

from typing import Any

import click
import pytest
from click.testing import CliRunner

from nntest.runner.command_line import repeat_option, run_options, run_options_of
from nntest.runner.engine_options import EngineMisused, InvalidResource
from nntest.runner.option_values import RunValues
from nntest.runner.options import ClusterOptions, RunOptions
from tests.cells import cells


def options_of(*words: str) -> RunOptions:
    found: list[RunOptions] = []

    @click.command()
    @run_options(timeout_s=120, silence_s=60)
    @repeat_option
    def command(**values: Any) -> None:
        found.append(run_options_of(RunValues(**values), driver="acme"))

    CliRunner().invoke(command, words, catch_exceptions=False)
    return found[0]


def test_a_cluster_has_an_address_and_what_cases_need() -> None:
    words = ["--engine", "dask", "--scheduler", "lab:8786"]

    plain = options_of(*words)
    choosy = options_of(*words, "--worker-resource", "NPU=1", "--worker-resource", "MEM=2e9")

    assert plain.cluster == ClusterOptions("lab:8786", {})
    assert choosy.cluster == ClusterOptions("lab:8786", {"NPU": 1.0, "MEM": 2e9})
    assert plain.engine == choosy.settings().engine == "dask"


def test_without_one_it_is_this_machine() -> None:
    assert options_of("--jobs", "3").settings().jobs == 3
    assert [options_of().engine, options_of("--in-process").engine] == ["local", "in-process"]


@cells(
    ("words", "message"),
    [
        ("--scheduler lab:1", "need --engine dask"),
        ("--worker-resource NPU=1", "need --engine dask"),
        ("--engine dask", "needs --scheduler ADDRESS"),
        ("--engine dask --scheduler lab:1 --in-process", "exclude each other"),
        ("--engine dask --scheduler lab:1 --jobs 2", "the cluster's threads decide"),
    ],
)
def test_options_that_do_not_go_together_are_refused(words: str, message: str) -> None:
    with pytest.raises(EngineMisused, match=message):
        options_of(*words.split())


@cells("text", ["NPU", "NPU=", "=1", "NPU=0", "NPU=-1", "NPU=inf", "NPU=many"])
def test_a_resource_has_a_name_and_a_number(text: str) -> None:
    with pytest.raises(InvalidResource, match=f"--worker-resource {text}: expected NAME=N"):
        options_of("--engine", "dask", "--scheduler", "lab:1", "--worker-resource", text)
