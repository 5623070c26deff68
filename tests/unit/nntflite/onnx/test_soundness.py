"""Graphs of ONNX that are put in order, and those that nothing can put in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from nntflite.errors import BrokenModel
from nntflite.onnx.importer import import_onnx
from nntflite.onnx.model import read_onnx
from tests.unit.nntflite.onnx.networks import network, node


def test_an_operator_that_stands_before_its_source_is_read_and_imported_behind_it() -> None:
    nodes = [node("Neg", "r", "y"), node("Relu", "x", "r")]
    data = network(nodes, {"x": [1, 4]}, ["y"])
    assert [operator.name for operator in read_onnx(data).graph.operators] == ["Relu", "Neg"]
    import_onnx(data)


def test_operators_that_are_in_order_keep_it() -> None:
    nodes = [node("Relu", "x", "a"), node("Neg", "x", "b"), node("Add", "b a", "y")]
    graph = read_onnx(network(nodes, {"x": [1, 4]}, ["y"])).graph
    assert [operator.name for operator in graph.operators] == ["Relu", "Neg", "Add"]


_RELU = ("Relu", "x", "y")


@pytest.mark.parametrize(
    ("nodes", "shape", "outputs", "fault"),
    [
        ([("Add", "x z", "y"), ("Relu", "y", "z")], [8], ["y"], "it has a cycle: Add to Relu"),
        ([("Add", "x nowhere", "y")], [8], ["y"], "Add reads tensor 'nowhere', which nothing"),
        ([_RELU], [8], ["z"], "nothing computes output 'z'"),
        ([_RELU, ("Neg", "x", "y")], [8], ["y"], "tensor 'y' is computed twice"),
        ([_RELU], [8], [], "it has no outputs"),
        ([_RELU], [-5, 8], ["y"], "input 'x' has a dimension of -5"),
    ],
)
def test_a_graph_that_cannot_run_is_refused_with_the_fault(
    nodes: Sequence[tuple[str, str, str]], shape: Sequence[int], outputs: Sequence[str], fault: str
) -> None:
    data = network([node(*each) for each in nodes], {"x": shape}, outputs)
    with pytest.raises(BrokenModel, match=f"^odd.onnx: not a sound ONNX model: {fault}"):
        read_onnx(data, "odd.onnx")


@pytest.mark.parametrize("damage", [{"raw_data": b"abc"}, {"data_type": 99}])
def test_a_constant_with_data_of_another_size_or_type_is_refused(damage: Mapping[str, Any]) -> None:
    from onnx import ModelProto

    data = network([node("Add", "x b")], {"x": [2]}, ["y"], {"b": np.ones(2, np.float32)})
    model = ModelProto.FromString(data)
    for field, value in damage.items():
        setattr(model.graph.initializer[0], field, value)
    with pytest.raises(BrokenModel, match="constant 'b': "):
        read_onnx(model.SerializeToString())
