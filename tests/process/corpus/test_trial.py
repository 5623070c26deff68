from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from corpus.mutation import trial
from corpus.mutation.judging import Plan
from corpus.mutation.mutants import Source
from corpus.mutation.trial import Ending, try_mutant
from nntest.cases.indexing import indexed_case
from nntest.groups.test_group import planned
from nntest.results import Outcome
from nntest.spec import SpecCase, load

KERNEL = """
import numpy as np


def relu(values):
    count = 0
    while count < 2:
        count += 1
    return np.maximum(values, 0)
"""

DRIVER = """
from mutated_kernel import relu
from nnhal.driver_kit import Driver, Program
from nnhal.types import Capabilities


class Toy(Driver):
    def capabilities(self):
        return Capabilities()

    def supported_operations(self, model):
        return [True] * len(model.main.operations)

    def prepare(self, model, options):
        return ToyProgram()


class ToyProgram(Program):
    def execute(self, inputs, outputs, context):
        outputs[0].write(relu(inputs[0]))
"""

SPEC = """
x = Input("x", ("TENSOR_FLOAT32", [3]))
y = Output("y", ("TENSOR_FLOAT32", [3]))
model = Model().Operation("RELU", x).To(y)
Example({x: [-1.0, 0.0, 5.0], y: [0.0, 0.0, 5.0]}).DisableLifeTimeVariation()
"""


@dataclass
class ToyPlan:
    """One test of one case."""

    only: SpecCase

    @property
    def tests(self) -> list[Any]:
        case = indexed_case(self.only, spec="V1_0/relu.mod.py", folder="V1_0")
        return [planned("general", case)]

    def case(self, spec: str, name: str) -> SpecCase:
        return self.only

    def forget(self, test: object) -> None: ...


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    (tmp_path / "mutated_kernel.py").write_text(KERNEL)
    (tmp_path / "toy_driver.py").write_text(DRIVER)
    monkeypatch.syspath_prepend(str(tmp_path))
    return Source("mutated_kernel", tmp_path / "mutated_kernel.py")


def tried(source: Source, change: str, folder: Path) -> Ending:
    path = folder / "V1_0" / "relu.mod.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text(SPEC)
    plan = cast("Plan", ToyPlan(load(path)[0]))
    (mutant,) = (m for m in source.mutants if m.change == change)
    return try_mutant(source, mutant, "toy_driver:Toy", plan, [(0, 0.001)], 20.0)


def test_a_test_that_fails_catches_a_mutant_of_which_nobody_else_knows(
    kernel: Source, tmp_path: Path
) -> None:
    ending = tried(kernel, "np.maximum(values, 0) → values", tmp_path)
    assert ending.test == "general/V1_0/relu"
    assert ending.verdict.outcome is Outcome.FAILURE
    assert not ending.verdict.crude, "the values are wrong, and nothing was raised"
    assert kernel.path.read_text() == KERNEL
    assert "mutated_kernel" not in sys.modules


def test_a_mutant_that_computes_the_same_survives(kernel: Source, tmp_path: Path) -> None:
    ending = tried(kernel, "count < 2 → count <= 2", tmp_path)
    assert (ending.test, ending.tried, ending.complete) == ("", 1, True)


def test_a_mutant_that_never_ends_is_caught_as_a_hang(
    kernel: Source, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "_PROCESSOR_S", 0.3)
    ending = tried(kernel, "count += 1 → count -= 1", tmp_path)
    assert ending.verdict.outcome is Outcome.HANG
