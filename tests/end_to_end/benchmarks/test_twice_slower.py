"""The benchmark that measures capabilities of a driver that computes everything twice."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest

from mlts.backends.hal import HalBackend
from mlts.capabilities.control_flow import control_flow_models
from nnhal.device import Device
from nnhal.driver_kit import as_device
from tests.unit.mlts.capabilities.measured import FLOAT, measured
from tests.unit.mlts.fakes import MS


@pytest.mark.parametrize(("times", "code"), [(2, 0), (4, 1)])
def test_only_twice_the_time_is_as_expected(
    benchmark: ModuleType, capsys: pytest.CaptureFixture[str], times: int, code: int
) -> None:
    run = measured({"net": FLOAT}, {"once": {"net": 3 * MS}, "other": {"net": times * 3 * MS}})
    assert benchmark.report(run) == code
    assert capsys.readouterr().out.startswith(f"{FLOAT}: {times}.0")


def test_the_slower_driver_computes_what_the_reference_driver_does(benchmark: ModuleType) -> None:
    (model,) = (m for m in control_flow_models() if m.name == "control_flow_while")
    assert model.loaded
    backend = HalBackend("twice", Device(as_device(benchmark.TwiceSlower())))
    session = backend.prepare(model.loaded)
    session.set_inputs([np.array([5], np.float32)])
    session.run()
    assert [float(output[0]) for output in session.outputs()] == [100, 105]
