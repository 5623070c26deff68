"""Laws about one model that is prepared and executed in other ways."""

from __future__ import annotations

from typing import Any

import pytest

from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.errors import Inexpressible
from nnhal.registry import resolve
from nnhal.types import Model, OperandType, OperationType
from nntest.graph_tests.laws.catalogue import model_laws
from nntest.graph_tests.laws.check import broken
from nntest.graph_tests.machine import DeviceMachine, Refusal
from nntest.graph_tests.specimen import specimen_of
from nntest.random_graph import OperationKind, draw
from nntest.random_graph.dice import Dice
from tests.cells import cells
from vts.random_graph.laws import laws

ADD = OperationKind(OperationType.ADD, (OperandType.TENSOR_FLOAT32,))
SPECIMEN = specimen_of(draw(3, size=2, first=(ADD,)))
OWN = sorted(laws().keys() - {law.name for law in model_laws()})


def machine(name: str) -> DeviceMachine:
    return DeviceMachine(resolve(name))


@cells("name", OWN)
def test_a_right_driver_keeps_every_law(name: str) -> None:
    version = "reference@1.2" if name == "asynchronous" else "reference"
    driver, law = machine(version), laws()[name]
    assert law.outputs(driver, SPECIMEN, Dice(0)) is not None
    assert broken(law, driver, SPECIMEN, None, Dice(0)) is None


@pytest.mark.parametrize(
    ("name", "defect"),
    [
        ("padded", "padding_taken_for_data"),
        ("repeated", "wrong_from_third_execution_on"),
        ("interleaved", "wrong_from_third_execution_on"),
    ],
)
def test_a_defect_breaks_a_law(name: str, defect: str) -> None:
    driver = machine(f"nndrivers.faulty:{defect}")
    try:
        found = [broken(laws()[name], driver, SPECIMEN, None, Dice(0)) for _ in range(2)]
    except Refusal:
        return
    assert any(found)


def test_a_way_that_cannot_be_said_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """As cache files to a driver on another machine."""
    prepare = Device.prepare

    def without_files(
        device: Device, model: Model, *, cache: CacheFiles | None = None, **options: Any
    ) -> PreparedModel:
        if cache is not None:
            raise Inexpressible("cache files cannot be sent")
        return prepare(device, model, **options)

    monkeypatch.setattr(Device, "prepare", without_files)
    assert laws()["cached"].outputs(machine("reference"), SPECIMEN, Dice(0)) is None
    assert laws()["repeated"].outputs(machine("reference"), SPECIMEN, Dice(0)) is not None
