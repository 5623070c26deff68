"""Writes a network as a float ``.tflite`` file."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from embedded.network import Add, Convolution, Layer, Network, Pool
from nntflite.graph import File, GraphBuilder
from nntflite.schema import Activation, Padding, TensorType
from nntflite.writer import write

__all__ = ["float_model"]

_F = TensorType.FLOAT32


def float_model(network: Network) -> bytes:
    """``network`` with a softmax behind it: image in, probabilities [1, classes] out."""
    build = GraphBuilder(network.name)
    image = np.zeros((1, network.side, network.side, 3))
    shapes = [value.shape for value in network.results(image)]
    tensors = [build.tensor("input", _F, shapes[0])]
    for number, (layer, shape) in enumerate(zip(network.layers, shapes[1:], strict=True)):
        result = build.tensor(f"layer{number}", _F, shape)
        _emit(build, layer, tensors, shapes, result)
        tensors.append(result)
    classes = shapes[-1][-1]
    flat, probabilities = (build.tensor(name, _F, (1, classes)) for name in ("logits", "output"))
    flat_shape = np.array([1, classes], np.int32)
    new_shape = build.tensor("shape", TensorType.INT32, (2,), None, flat_shape.tobytes())
    build.operator("RESHAPE", [tensors[-1], new_shape], [flat], new_shape=flat_shape.tolist())
    build.operator("SOFTMAX", [flat], [probabilities], beta=1.0)
    return write(File((build.finish([tensors[0]], [probabilities]),), network.name))


def _constant(build: GraphBuilder, name: str, values: NDArray[Any]) -> int:
    return build.tensor(name, _F, values.shape, None, values.astype("<f4").tobytes())


def _emit(
    build: GraphBuilder,
    layer: Layer,
    tensors: list[int],
    shapes: list[tuple[int, ...]],
    result: int,
) -> None:
    name = build.tensors[result].name
    if isinstance(layer, Convolution):
        filter = _constant(build, f"{name}/filter", layer.filter)
        bias = _constant(build, f"{name}/bias", layer.bias)
        operator, options = convolution_options(layer)
        build.operator(operator, [tensors[layer.source], filter, bias], [result], **options)
    elif isinstance(layer, Add):
        build.operator("ADD", [tensors[layer.first], tensors[layer.second]], [result])
    else:
        options = pool_options(layer, shapes)
        build.operator("AVERAGE_POOL_2D", [tensors[layer.source]], [result], **options)


def convolution_options(layer: Convolution) -> tuple[str, dict[str, Any]]:
    """The operator of a convolution and its options."""
    options: dict[str, Any] = {
        "padding": Padding.SAME,
        "stride_w": layer.stride,
        "stride_h": layer.stride,
        "fused_activation_function": Activation.RELU6 if layer.clipped else Activation.NONE,
    }
    if layer.depthwise:
        return "DEPTHWISE_CONV_2D", options | {"depth_multiplier": 1}
    return "CONV_2D", options


def pool_options(layer: Pool, shapes: list[tuple[int, ...]]) -> dict[str, Any]:
    """The options of a pooling over the whole image."""
    side = shapes[layer.source][1]
    sizes = {"filter_width": side, "filter_height": side, "stride_w": 1, "stride_h": 1}
    return {"padding": Padding.VALID, **sizes}
