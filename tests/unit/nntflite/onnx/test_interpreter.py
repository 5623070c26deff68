"""ONNX Runtime, used the way TF Lite's interpreter is."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from nntflite.errors import NoRuntime, RuntimeFailure
from nntflite.formats import ONNX
from nntflite.onnx.interpreter import OnnxInterpreter, onnx_runtime
from tests.unit.nntflite.onnx.networks import network, node


def test_values_and_shapes_go_in_and_come_out() -> None:
    nodes = [node("Relu", "x", "y"), node("NonZero", "y", "n")]
    model = OnnxInterpreter(network(nodes, {"x": ["N", 2]}, ["y", "n"]), input_shapes={0: (1, 2)})

    assert [each.shape for each in model.inputs] == [(1, 2)]
    assert [each.dtype for each in model.outputs] == [np.float32, np.int64]
    assert model.outputs[1].shape == (2, -1)
    first = model.run(np.float32([[-1, 2]]))
    second = model.run(np.float32([[3, 4]]))

    assert [each.tolist() for each in first] == [[[0, 2]], [[0], [1]]]
    assert [each.tolist() for each in second] == [[[3, 4]], [[0, 0], [0, 1]]]
    assert model.tensor_shapes([0, 1, 2]) == {0: (1, 2), 1: (1, 2), 2: None}


def test_refusals_and_failures_say_who_refuses() -> None:
    with pytest.raises(RuntimeFailure, match=r"net: ONNX Runtime says: .*Nonsense"):
        OnnxInterpreter(network([node("Nonsense", "x")], {"x": [1]}, ["y"]), source="net")
    model = OnnxInterpreter(network([node("Relu", "x")], {"x": [2]}, ["y"]))
    with pytest.raises(RuntimeFailure, match="ONNX Runtime says"):
        model.run(np.zeros(3, np.float32))


def test_the_baseline_runs_operators_that_exact_sums_do_not_go_with() -> None:
    codes = np.array([[2, -3], [4, 5]], np.int8)
    constants = {"s": np.float32(0.5), "z": np.int8(0), "w": codes, "c": np.array([8, 4], np.int32)}
    made = node("QGemm", "x s z w s z c s z")
    data = network([made], {"x": [1, 2]}, ["y"], constants, types={"x": 3})
    (output,) = ONNX.open(data).run(np.array([[10, 6]], np.int8))
    assert output.tolist() == [[26, 2]]  # half of 20 + 24 + 8 and of -30 + 30 + 4


def test_without_the_package_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(NoRuntime, match="onnxruntime is not installed; try: pip install onnxrun"):
        onnx_runtime()
