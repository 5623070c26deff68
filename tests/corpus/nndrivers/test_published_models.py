"""Android's own models: to the bit of TF Lite and of their golden outputs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nntflite.importer import import_model
from nntflite.interpreter import Interpreter

QUANTIZED = {"0.25_128": 128, "0.5_160": 160, "0.75_192": 192, "1.0_224": 224}


@pytest.fixture(scope="module", params=[True, False], ids=["native", "numpy"])
def device(request: pytest.FixtureRequest) -> Device:
    """The driver in both ways: with compiled loops, where they can be had, and on NumPy alone."""
    return Device(ReferenceDriver(native=request.param))


def _path(assets: Path, name: str) -> Path:
    path = assets / f"{name}.tflite"
    if not path.is_file():
        pytest.skip(f"{path} is not there")
    return path


@pytest.mark.parametrize("picture", ["banana", "cup"])
@pytest.mark.parametrize("variant", QUANTIZED)
def test_mobilenet_v1_gives_its_golden_output(
    mlts_assets: Path, device: Device, execution: Any, picture: str, variant: str
) -> None:
    path = _path(mlts_assets, f"mobilenet_v1_{variant}_quant")
    folder, size = mlts_assets / "mobilenet_quantized", QUANTIZED[variant]
    image = np.fromfile(folder / f"{picture}_{size}.input", np.uint8).reshape(1, size, size, 3)
    model = import_model(path).model
    (actual,) = execution(model, device.prepare(model))(image)
    golden = np.fromfile(folder / f"{picture}_{variant}.output", np.uint8)
    np.testing.assert_array_equal(actual.reshape(-1), golden)


@pytest.mark.parametrize(
    "name",
    ["mobilenet_v1_0.25_128_quant", "mobilenet_v1_0.5_160_quant", "mobilenet_v2_1.0_224_quant"],
)
def test_quantized_models_agree_with_tf_lite_in_every_element(
    mlts_assets: Path, device: Device, execution: Any, data: Any, steps_off: int, name: str
) -> None:
    path = _path(mlts_assets, name)
    model = import_model(path).model
    run = execution(model, device.prepare(model))
    interpreter = Interpreter(path.read_bytes())
    for seed in range(3):
        inputs = data(model, seed)
        (actual,), (expected,) = run(*inputs), interpreter.run(*inputs)
        np.testing.assert_allclose(actual, expected, rtol=0, atol=8 * steps_off)


def test_the_float_model_is_within_1e_5(
    mlts_assets: Path, device: Device, execution: Any, data: Any
) -> None:
    path = _path(mlts_assets, "mobilenet_v1_0.25_128")
    model = import_model(path).model
    inputs = data(model)
    (actual,) = execution(model, device.prepare(model))(*inputs)
    (expected,) = Interpreter(path.read_bytes()).run(*inputs)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-5)
