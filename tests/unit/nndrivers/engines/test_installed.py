"""Engines that not everybody has, where they are installed: one small model on each."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np
import pytest

from nndrivers.engines.scheme import open_engine
from nnhal.device import Device
from nnhal.driver_schemes import BrokenDriver
from nntflite.exporter import export_model
from tests.unit.nndrivers.engines.models import chain, executed

PACKAGES = {
    "litert": "ai_edge_litert",
    "litert-builtin": "ai_edge_litert",
    "openvino": "openvino",
    "openvino?device=CPU": "openvino",
    "onnxruntime": "onnxruntime",
    "onnxruntime?optimization=none&threads=2": "onnxruntime",
    "armnn": "pyarmnn",
    "tflite-micro": "tflite_micro",
}


@pytest.mark.parametrize("name", PACKAGES)
def test_an_engine_computes_what_it_claims(name: str) -> None:
    if find_spec(PACKAGES[name]) is None:
        pytest.skip(f"the package {PACKAGES[name]} is not installed")
    (engine,) = open_engine(name).values()
    device, model = Device(engine), chain("ADD", "MUL")
    assert list(device.supported_operations(model)) == [True, True]
    assert executed(device.prepare(model), np.array([1, -3], np.float32)).tolist() == [2, -2]


def test_a_model_that_needs_a_larger_arena_is_refused_with_its_size() -> None:
    if find_spec("tflite_micro") is None:
        pytest.skip("the package tflite_micro is not installed")
    from nndrivers.engines.engine import Refused
    from nndrivers.engines.tflite_micro import TfLiteMicro

    file = export_model(chain("ADD", "MUL"))
    with pytest.raises(Refused, match=r"it needs an arena of \d+ bytes, more than 100$") as refused:
        TfLiteMicro(arena="100").open(file)
    needed = int(str(refused.value).split()[5])
    assert TfLiteMicro(arena=needed).open(file).left == ()


def test_openvino_names_its_devices_where_one_is_not_there() -> None:
    if find_spec("openvino") is None:
        pytest.skip("the package openvino is not installed")
    with pytest.raises(BrokenDriver, match=r"has no device 'NPU\.7' here; it has CPU"):
        open_engine("openvino?device=NPU.7")
