"""Parts of files of ONNX compute what they compute in the whole."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nntflite.cutting import CannotCut
from nntflite.onnx.cutting import OnnxCutter
from nntflite.onnx.interpreter import OnnxInterpreter
from nntflite.onnx.model import read_onnx
from tests.unit.nntflite.onnx.networks import network, node, quantized_network, random

GIVEN = 4 * random(1, 4, 5, 5)


def test_chained_parts_compute_what_the_whole_computes() -> None:
    """Up to a step: ONNX Runtime computes with codes where it gets all of a quantized operator."""
    data = quantized_network()
    cutter = OnnxCutter(data)
    values: dict[int, NDArray[Any]] = {cutter.graph.inputs[0]: GIVEN}
    for numbers in ([0], [1], [2, 3, 4, 5, 6], [7], [8, 9], [10]):
        part = cutter.part(numbers)
        outputs = OnnxInterpreter(part.data).run(*(values[tensor] for tensor in part.inputs))
        values |= zip(part.outputs, outputs, strict=True)
    names = {cutter.graph.tensors[tensor].name for tensor in values}
    assert names == {"x", "xq", "xr", "cq", "cr", "yq", "y"}
    shown = cutter.with_outputs(values)
    expected = OnnxInterpreter(shown.data).run(GIVEN)
    for tensor, wanted in zip(shown.outputs, expected, strict=True):
        step = 1 if wanted.dtype == np.uint8 else 0.0801
        apart = np.subtract(values[tensor], wanted, dtype=np.float64)
        assert abs(apart).max() <= step
        assert (apart == 0).mean() > 0.9


def test_an_operator_of_codes_is_cut_with_its_limit_and_its_quantization() -> None:
    cutter = OnnxCutter(quantized_network())
    names = [[cutter.graph.operators[n].name for n in group] for group in cutter.inseparable]
    assert ["Conv", "Relu", "QuantizeLinear"] in names
    assert ["Add", "QuantizeLinear"] in names
    assert ["QuantizeLinear"] in names


def test_a_part_keeps_the_shapes_that_the_inputs_have() -> None:
    data = network([node("Relu", "x", "r"), node("Exp", "r")], {"x": ["N", 3]}, ["y"])
    cutter = OnnxCutter(data, input_shapes={0: (4, 3)})
    graph = read_onnx(cutter.part([1]).data).graph
    assert graph.tensors[graph.inputs[0]].shape == (4, 3)
    whole = OnnxInterpreter(cutter.with_input_shapes({0: (2, 3)}))
    assert whole.inputs[0].shape == (2, 3)


def test_what_has_no_known_type_is_not_cut_from_what_reads_it() -> None:
    nodes = [node("Gelu", "x", "g"), node("Relu", "g", "r"), node("Exp", "r")]
    cutter = OnnxCutter(network(nodes, {"x": [2]}, ["y"]))
    assert cutter.inseparable == ((0, 1, 2),)
    with pytest.raises(CannotCut, match="share a state"):
        cutter.part([1])
