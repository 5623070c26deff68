"""Writes a classifier as a ``.tflite`` file, in one of the number formats of its tensors."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from embedded.architecture import Add, Convolution, HardSwish, Layer, Multiply
from embedded.network import Network, Weights
from nntflite.graph import File, Graph, GraphBuilder
from nntflite.schema import Activation, Padding, TensorType
from nntflite.writer import write

__all__ = ["NumberFormat", "classifier_file"]

_ACTIVATIONS = {"none": Activation.NONE, "relu": Activation.RELU, "relu6": Activation.RELU6}


class NumberFormat(Protocol):
    """Number format of stored values. ``number`` counts results: 0 is the image."""

    def image(self, build: GraphBuilder, shape: tuple[int, ...]) -> tuple[int, int]:
        """The model's input, and the tensor that the first layer takes."""

    def value(self, build: GraphBuilder, name: str, shape: tuple[int, ...], number: int) -> int:
        """A tensor for a result."""

    def weights(
        self, build: GraphBuilder, name: str, layer: Convolution, weights: Weights
    ) -> list[int]:
        """Tensors of a filter and its bias."""

    def probabilities(self, build: GraphBuilder, shape: tuple[int, ...]) -> int:
        """The tensor that the softmax gives."""

    def output(self, build: GraphBuilder, probabilities: int) -> int:
        """The model's output."""


def classifier_file(network: Network, form: NumberFormat, name: str) -> bytes:
    """``network`` with a softmax behind it: image in, probabilities [1, classes] out."""
    return write(File((_Writing(network, form, name).graph(),), name))


class _Writing:
    def __init__(self, network: Network, form: NumberFormat, name: str) -> None:
        image = np.zeros((1, network.side, network.side, 3), np.float32)
        self._network = network
        self._form = form
        self._shapes = [value.shape for value in network.results(image)]
        self._build = GraphBuilder(name)
        self._input, first = form.image(self._build, self._shapes[0])
        self._tensors = [first]

    def graph(self) -> Graph:
        layers = zip(self._network.architecture.layers, self._network.weights, strict=True)
        for number, (layer, weights) in enumerate(layers, start=1):
            self._layer(number, layer, weights)
        return self._build.finish([self._input], [self._probabilities()])

    def _layer(self, number: int, layer: Layer, weights: Weights | None) -> None:
        name = f"layer{number}"
        result = self._form.value(self._build, name, self._shapes[number], number)
        constants = []
        if isinstance(layer, Convolution):
            assert weights is not None
            constants = self._form.weights(self._build, name, layer, weights)
        operator, sources, options = self._described(layer)
        inputs = [self._tensors[source] for source in sources] + constants
        self._build.operator(operator, inputs, [result], **options)
        self._tensors.append(result)

    def _described(self, layer: Layer) -> tuple[str, list[int], dict[str, Any]]:
        """Operator, results that it takes, options."""
        if isinstance(layer, Add):
            return "ADD", [layer.first, layer.second], {}
        if isinstance(layer, Multiply):
            return "MUL", [layer.first, layer.second], {}
        if isinstance(layer, HardSwish):
            return "HARD_SWISH", [layer.source], {}
        if isinstance(layer, Convolution):
            operator = "DEPTHWISE_CONV_2D" if layer.depthwise else "CONV_2D"
            return operator, [layer.source], _convolution_options(layer)
        side = self._shapes[layer.source][1]
        sizes = {"filter_width": side, "filter_height": side, "stride_w": 1, "stride_h": 1}
        return "AVERAGE_POOL_2D", [layer.source], {"padding": Padding.VALID, **sizes}

    def _probabilities(self) -> int:
        build, last = self._build, len(self._tensors) - 1
        flat_shape = (1, self._shapes[-1][-1])
        flat = self._form.value(build, "logits", flat_shape, last)
        stored = np.array(flat_shape, "<i4")
        shape = build.tensor("shape", TensorType.INT32, (2,), None, stored.tobytes())
        build.operator("RESHAPE", [self._tensors[-1], shape], [flat], new_shape=stored.tolist())
        result = self._form.probabilities(build, flat_shape)
        build.operator("SOFTMAX", [flat], [result], beta=1.0)
        return self._form.output(build, result)


def _convolution_options(layer: Convolution) -> dict[str, Any]:
    options: dict[str, Any] = {
        "padding": Padding.SAME,
        "stride_w": layer.stride,
        "stride_h": layer.stride,
        "fused_activation_function": _ACTIVATIONS[layer.activation],
    }
    return options | {"depth_multiplier": 1} if layer.depthwise else options
