"""Files that users hand in, mutated: one message that names the file, and never a traceback.

``INPUT_MUTATIONS`` sets the number of mutations of each kind of file; 2,000 make a sweep that takes
some minutes.
"""

from __future__ import annotations

import os
import random
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest
from click.testing import CliRunner

from mlts import catalogue, evaluators, gate
from mlts.cli import main as mlts
from nncli.command_line import CommandGroup
from nncli.encoding import indented
from nnhal.cli import main as nnhal
from nntest.assets import assets_at
from nntest.results import Outcome
from nntest.runner import expectations, journal
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.identity import Header
from nntest.self_test.results import Part
from tests.end_to_end.conftest import image_entry, vector_entry, write_assets
from tests.end_to_end.file_mutations import Mutation, mutated, mutated_json, mutated_toml
from tests.unit.mlts.conftest import sample
from tests.unit.mlts.fakes import opened
from tests.unit.vts.example_runs import mixed_run
from vts import results as vts_results
from vts.cli import main as vts
from vts.self_test import results as self_test

MUTATIONS = int(os.environ.get("INPUT_MUTATIONS", "25"))


@dataclass(frozen=True)
class Kind:
    """A kind of file, made in a folder by ``make``, which returns its path and what reads it.

    A command is a group and its arguments.
    """

    make: Callable[[Path], tuple[Path, list[list[Any]]]]
    mutation: Mutation


def library(name: str, read: Callable[[], object]) -> click.Group:
    """A command of one function, which prints what is wrong as all commands do."""
    group = CommandGroup()
    group.command("read")(lambda: read() and None)
    return group


def vts_results_of(folder: Path) -> tuple[Path, list[list[Any]]]:
    path, good, known = folder / "results.json", folder / "good.json", folder / "known.toml"
    path.write_bytes(indented(mixed_run()))
    good.write_bytes(path.read_bytes())
    known.write_text(EXPECTATIONS)
    return path, [
        [vts, "report", path, "-o", folder / "page.html"],
        [vts, "report", path, "--format", "junit", "-o", folder / "junit.xml"],
        [vts, "report", path, "--format", "text"],
        [vts, "compare", good, path, "--json", folder / "c.json", "--html", folder / "c.html"],
        [vts, "update-expectations", path, "--expectations", known, "--dry-run"],
    ]


def mlts_results_of(folder: Path) -> tuple[Path, list[list[Any]]]:
    path, good = folder / "results.json", folder / "good.json"
    path.write_bytes(indented(sample()))
    good.write_bytes(path.read_bytes())
    return path, [
        *([mlts, "report", path, "--format", view] for view in ("csv", "text", "json")),
        [mlts, "report", path, "-o", folder / "page.html"],
        [mlts, "compare", good, path],
        [mlts, "compare", path, good],
    ]


def self_test_results(folder: Path) -> tuple[Path, list[list[Any]]]:
    path = folder / "results.json"
    caught = self_test.DefectResult(id="d", outcome=Outcome.SUCCESS, defect="d", test="t", tests=3)
    run = self_test.SelfTestRun(
        schema=self_test.SCHEMA,
        suite=self_test.SUITE,
        totals={Outcome.SUCCESS: 1},
        command="vts self-test",
        started="2026-11-20T13:50:00+01:00",
        version="1",
        parts=(Part(kind="group", name="g", by="d"),),
        cases=(caught,),
    )
    path.write_bytes(msgspec.json.encode(run))
    return path, [
        [library("self-test", lambda: self_test.FORMAT.read(path)), "read"],
        [vts, "report", path],
    ]


def models_list(folder: Path) -> tuple[Path, list[list[Any]]]:
    path = write_assets(folder, [vector_entry(), image_entry()])
    return path, [[mlts, "models", "--assets", folder], [data_of(folder), "read"]]


def data_of(folder: Path) -> click.Group:
    """All that the models of these assets name, read."""

    def read() -> None:
        for model in catalogue.load(assets_at(folder)).models:
            evaluators.create(model)
            for _ in opened(model):
                pass

    return library("data", read)


def data_file(name: str) -> Callable[[Path], tuple[Path, list[list[Any]]]]:
    def make(folder: Path) -> tuple[Path, list[list[Any]]]:
        write_assets(folder, [vector_entry(), image_entry()])
        return folder / name, [[data_of(folder), "read"]]

    return make


def model_file(folder: Path) -> tuple[Path, list[list[Any]]]:
    write_assets(folder, [vector_entry()])
    path = folder / "vector.tflite"
    return path, [[nnhal, "graph", path]]


GATE = """\
[default]
max_latency_ratio = 1.5
min_top1_agreement = 0.99

[models."mobilenet_v1*quant*"]
max_baseline_error = 0
min_top_1 = 0.40
"""


def gate_file(folder: Path) -> tuple[Path, list[list[Any]]]:
    path, run = folder / "gate.toml", sample()
    path.write_text(GATE)
    names = [model.name for model in run.models]
    judge = library("gate", lambda: gate.judge(gate.load(path, names), run))
    return path, [[judge, "read"]]


EXPECTATIONS = """\
# Known failures.
[[expect]]
case = ["general/conv*", "basic/[ab]?"]  # all of them
outcome = ["FAILURE", "CRASH"]
driver = "ref*"
reason = "rounding \\u00e9"
url = "https://example.com/7"

[[expect]]
case = "general/late"
reason = '''promised
once'''
expires = 2099-12-31
"""


def expectations_file(folder: Path) -> tuple[Path, list[list[Any]]]:
    path, of = folder / "known.toml", folder / "results.json"
    path.write_text(EXPECTATIONS)
    of.write_bytes(indented(mixed_run()))
    return path, [
        [vts, "update-expectations", of, "--expectations", path, "--dry-run"],
        [library("expectations", lambda: foreseen(path)), "read"],
    ]


def foreseen(path: Path) -> None:
    run = mixed_run()
    subject = expectations.Subject(driver=run.driver, version="1", hal="1.3", host="h")
    known = expectations.Expectations(expectations.read(path), subject)
    results = list(map(known.foresee, run.cases))
    known.uses(results, [case.id for case in results], complete=True)


def journal_file(folder: Path) -> tuple[Path, list[list[Any]]]:
    path = folder / "journal.jsonl"
    header = Header(suite="vts", driver="d", version="1", cases=9, plan="p", started="then")
    with journal.Journal(path, header) as writing:
        writing.described(DriverDescription(name="a", version="2", type="CPU", hal_version="1.3"))
        for case in mixed_run().cases[:6]:
            writing.started(case.id)
            writing.ended(case)
    read = library("journal", lambda: journal.read(path, header, vts_results.VtsCase))
    return path, [[read, "read"]]


KINDS = {
    "vts results": Kind(vts_results_of, mutated_json),
    "mlts results": Kind(mlts_results_of, mutated_json),
    "self-test results": Kind(self_test_results, mutated_json),
    "models list": Kind(models_list, mutated_json),
    "journal": Kind(journal_file, mutated_json),
    "gate": Kind(gate_file, mutated_toml),
    "expectations": Kind(expectations_file, mutated_toml),
    "labels": Kind(data_file("images/labels.txt"), mutated),
    "ground truth": Kind(data_file("images/truth.txt"), mutated),
    "image": Kind(data_file("images/image-0.jpeg"), mutated),
    "raw input": Kind(data_file("data/a.input"), mutated),
    "golden output": Kind(data_file("data/a.output"), mutated),
    "TF Lite model": Kind(model_file, mutated),
}


def complaint_of(command: list[Any]) -> str:
    """What is wrong with how a command ends; empty where nothing is.

    A command may find nothing wrong (0, 1), or say on one line what is wrong (2).
    """
    group, *arguments = command
    outcome = CliRunner().invoke(group, list(map(str, arguments)))
    if outcome.exception is not None and not isinstance(outcome.exception, SystemExit):
        return "".join(traceback.format_exception(outcome.exception)[-3:])
    if outcome.exit_code not in (0, 1, 2):
        return f"exit code {outcome.exit_code}"
    if outcome.exit_code == 2:
        lines = outcome.stderr.strip().splitlines()
        if len(lines) != 1 or not lines[0].startswith("Error: "):
            return f"not one message: {outcome.stderr[:2000]}"
        if len(lines[0]) > 1500:
            return f"a message of {len(lines[0])} characters: {lines[0][:500]}"
        if ".json" in arguments[-1:] and "known" not in lines[0]:
            return f"names no file: {lines[0]}"
    return ""


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("name", KINDS)
def test_a_mutated_file_is_one_message(name: str, tmp_path: Path) -> None:
    kind = KINDS[name]
    path, commands = kind.make(tmp_path)
    sound = path.read_bytes()
    assert [complaint_of(command) for command in commands] == [""] * len(commands)
    complaints = []
    for seed in range(MUTATIONS):
        path.write_bytes(kind.mutation(sound, random.Random(f"{name} {seed}")))
        command = commands[seed % len(commands)]
        if complaint := complaint_of(command):
            complaints.append(f"seed {seed}, {command[1:]}: {complaint}")
    assert complaints == []
