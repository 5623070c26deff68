"""Models of ONNX: ONNX Runtime is the baseline, and runs what a driver does not take."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mlts.assignments import MltsSettings
from mlts.backends.base import Backend, LoadedModel, Session
from mlts.backends.file import FileBackend
from mlts.backends.hal import HalBackend
from mlts.backends.onnx_runtime import OnnxRuntimeBackend
from mlts.backends.tflite import TfliteBackend
from mlts.model_choice import only_model
from mlts.model_runner import RunnerTools
from mlts.planning import load
from mlts.results import LeftCause
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nntest.runner.driver_under_test import Drivers, InProcess
from nntest.runner.watch import Watch
from tests.unit.mlts.fakes import settings
from tests.unit.nntflite.onnx.networks import network, node, quantized_network, random

GIVEN = 4 * random(1, 4, 5, 5)


@pytest.fixture(autouse=True)
def _packages() -> None:
    for package in ("onnx", "onnxruntime"):
        pytest.importorskip(package, reason="the extra onnxruntime is not installed")


def loaded(folder: Path, data: bytes) -> LoadedModel:
    path = folder / "net.onnx"
    path.write_bytes(data)
    found = load(only_model(str(path), None)).loaded
    assert found is not None
    return found


def computed(session: Session) -> np.ndarray:
    session.reset()
    session.set_inputs([GIVEN])
    session.run()
    return session.outputs()[0].copy()


def in_parts() -> bytes:
    """A network with two operators that the HAL has not, one of them at the end."""
    nodes = [
        node("Conv", "x w", "a"),
        node("Relu", "a", "b"),
        node("Erf", "b", "c"),
        node("Add", "c b", "d"),
        node("NonZero", "d", "y"),
    ]
    return network(nodes, {"x": [1, 4, 5, 5]}, ["d", "y"], {"w": random(3, 4, 2, 2)})


def test_each_format_has_its_own_baseline(tmp_path: Path) -> None:
    model = loaded(tmp_path, quantized_network())
    backend = OnnxRuntimeBackend(2)

    assert backend.is_for(model)
    assert not TfliteBackend(1).is_for(model)
    assert (backend.info.name, backend.info.runtime) == ("ONNXRuntime_CPU", "onnxruntime")
    assert backend.info.threads == 2
    assert model.arithmetic.is_quantized
    assert model.probe.output_bytes == (400,)


def test_a_driver_gets_a_quantized_network_whole(tmp_path: Path) -> None:
    model = loaded(tmp_path, quantized_network())
    backend = HalBackend("reference", Device(ReferenceDriver()))

    session = backend.prepare(model)

    assert session.delegation is None
    expected = computed(OnnxRuntimeBackend(1).prepare(model))
    assert abs(computed(session) - expected).max() <= 0.0801


def test_what_the_hal_has_not_runs_on_onnx_runtime(tmp_path: Path) -> None:
    model = loaded(tmp_path, in_parts())
    backend = HalBackend("reference", Device(ReferenceDriver()))

    session = backend.prepare(model)
    found = computed(session)

    delegation = session.delegation
    assert delegation is not None
    assert delegation.runtime == "ONNX Runtime"
    assert [(left.number, left.name, left.tensor) for left in delegation.left] == [
        (2, "Erf", "c"),
        (4, "NonZero", "y"),
    ]
    assert delegation.left[0].cause is LeftCause.HAL
    assert [part.operators for part in delegation.parts if part.on_driver] == [(0, 1), (3,)]
    whole = OnnxRuntimeBackend(1).prepare(model)
    np.testing.assert_allclose(found, computed(whole), rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(session.outputs()[1], whole.outputs()[1])


def test_a_quantized_operator_is_not_cut_from_its_codes(tmp_path: Path) -> None:
    scale, zero = {"s": np.float32(0.05), "z": np.uint8(10)}, "s z"
    nodes = [
        node("QuantizeLinear", f"x {zero}", "q"),
        node("DequantizeLinear", f"q {zero}", "r"),
        node("Erf", "r", "e"),
        node("QuantizeLinear", f"e {zero}", "eq"),
        node("DequantizeLinear", f"eq {zero}", "er"),
        node("Add", "er r", "a"),
        node("QuantizeLinear", f"a {zero}", "aq"),
        node("DequantizeLinear", f"aq {zero}", "y"),
    ]
    model = loaded(tmp_path, network(nodes, {"x": [1, 4, 5, 5]}, ["y"], scale))
    backend = HalBackend("reference", Device(ReferenceDriver()))

    session = backend.prepare(model)

    assert session.delegation is not None
    assert {left.number for left in session.delegation.left} <= {1, 2, 3}
    on_driver = {n for part in session.delegation.parts if part.on_driver for n in part.operators}
    assert on_driver >= {0, 5, 6, 7}
    expected = computed(OnnxRuntimeBackend(1).prepare(model))
    np.testing.assert_allclose(computed(session), expected, atol=0.0501)


@pytest.mark.parametrize(
    ("driver", "kind"), [("engine:onnxruntime", FileBackend), ("engine:tflite", HalBackend)]
)
def test_an_engine_of_such_files_gets_the_file(
    tmp_path: Path, driver: str, kind: type[Backend]
) -> None:
    model = loaded(tmp_path, network([node("Relu", "x")], {"x": [1, 4, 5, 5]}, ["y"]))
    chosen = MltsSettings(drivers=(driver,), settings=settings())
    with Drivers(InProcess) as drivers:
        backend = RunnerTools(chosen, drivers, Watch()).backend(driver, ".onnx")
        assert isinstance(backend, kind)
        np.testing.assert_array_equal(computed(backend.prepare(model)), np.maximum(GIVEN, 0))


def test_operators_are_timed_one_by_one(tmp_path: Path) -> None:
    session = OnnxRuntimeBackend(1).one_by_one(loaded(tmp_path, in_parts()))
    assert session is not None
    assert [part.operators for part in session.parts] == [(0,), (1,), (2,), (3,), (4,)]
