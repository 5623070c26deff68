"""Small models of ONNX."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    import onnx

Shapes = Mapping[str, Sequence[int | str]]


def network(
    nodes: Sequence[onnx.NodeProto],
    inputs: Shapes,
    outputs: Sequence[str],
    constants: Mapping[str, Any] | None = None,
    *,
    opset: int = 17,
    types: Mapping[str, int] | None = None,
) -> bytes:
    """A model; inputs are of float32 unless ``types`` says otherwise. ONNX Runtime finds out the
    types of the outputs.
    """
    from onnx import ValueInfoProto, helper, numpy_helper

    types = types or {}
    graph = helper.make_graph(
        list(nodes),
        "net",
        [
            helper.make_tensor_value_info(name, types.get(name, 1), list(shape))
            for name, shape in inputs.items()
        ],
        [ValueInfoProto(name=name) for name in outputs],
        [numpy_helper.from_array(np.asarray(v), name) for name, v in (constants or {}).items()],
    )
    opsets = [helper.make_opsetid("", opset), helper.make_opsetid("com.microsoft", 1)]
    made = helper.make_model(graph, opset_imports=opsets, ir_version=8)
    return made.SerializeToString()


def node(type: str, inputs: str, outputs: str = "y", **attributes: Any) -> onnx.NodeProto:
    """An operator; names are separated by blanks, and ``-`` is an input that is left out."""
    from onnx import helper

    given = ["" if name == "-" else name for name in inputs.split()]
    domain = "com.microsoft" if type in ("QLinearAdd", "QGemm", "Gelu") else ""
    return helper.make_node(type, given, outputs.split(), domain=domain, **attributes)


def random(*shape: int, seed: int = 7) -> NDArray[np.float32]:
    """Values of both signs."""
    return np.random.default_rng(seed).uniform(-1, 1.5, shape).astype(np.float32)


def quantized_network(per_channel: bool = False, limit: str = "Relu") -> bytes:
    """A convolution, limited by an operator that its codes limit too, and a sum with its input,
    between DequantizeLinear and QuantizeLinear.
    """
    weights = np.random.default_rng(1).integers(-100, 100, (4, 4, 1, 1)).astype(np.int8)
    scales = np.float32([0.02, 0.01, 0.03, 0.015]) if per_channel else np.float32(0.02)
    zeros = np.zeros(scales.shape, np.int8)
    constants = {
        "s": np.float32(0.05),
        "z": np.uint8(10),
        "ws": scales,
        "wz": zeros,
        "w": weights,
        "bs": np.float32(0.05) * scales,
        "bz": np.zeros(scales.shape, np.int32),
        "b": np.array([5, -300, 40, 0], np.int32),
        "cs": np.float32(0.04),
        "cz": np.uint8(0),
        "ys": np.float32(0.08),
        "yz": np.uint8(20),
        "low": np.float32(0),
        "high": np.float32(20),
    }
    axis = {"axis": 0} if per_channel else {}
    nodes = [
        node("QuantizeLinear", "x s z", "xq"),
        node("DequantizeLinear", "xq s z", "xr"),
        node("DequantizeLinear", "w ws wz", "wr", **axis),
        node("DequantizeLinear", "b bs bz", "br", **axis),
        node("Conv", "xr wr br", "conv"),
        node(limit, "conv" if limit == "Relu" else "conv low high", "limited"),
        node("QuantizeLinear", "limited cs cz", "cq"),
        node("DequantizeLinear", "cq cs cz", "cr"),
        node("Add", "cr xr", "sum"),
        node("QuantizeLinear", "sum ys yz", "yq"),
        node("DequantizeLinear", "yq ys yz", "y"),
    ]
    return network(nodes, {"x": [1, 4, 5, 5]}, ["y"], constants)
