"""Number formats of a classifier's tensors: float32, uint8 with a scale a tensor, int8 with one a
channel.

The quantized ones are made by calibration: a result's range is that over calibration images.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from embedded.architecture import Convolution, Pool
from embedded.network import Network, Weights
from nntflite.graph import GraphBuilder, Quantization
from nntflite.schema import TensorType

__all__ = ["INPUT", "Float32", "Int8PerChannel", "Uint8PerTensor", "calibrated"]

Array = NDArray[Any]
Shape = tuple[int, ...]

INPUT: Final = Quantization((0.0078125,), (128,))
_SOFTMAX: Final = Quantization((1 / 256,), (0,))
_SMALLEST_RANGE: Final = 1e-6
_STORED: Final = {TensorType.FLOAT32: "<f4", TensorType.UINT8: "u1", TensorType.INT8: "i1"}


class Float32:
    """All tensors in float32."""

    def image(self, build: GraphBuilder, shape: Shape) -> tuple[int, int]:
        image = build.tensor("input", TensorType.FLOAT32, shape)
        return image, image

    def value(self, build: GraphBuilder, name: str, shape: Shape, number: int) -> int:
        return build.tensor(name, TensorType.FLOAT32, shape)

    def weights(
        self, build: GraphBuilder, name: str, layer: Convolution, weights: Weights
    ) -> list[int]:
        parts = {"filter": weights.filter, "bias": weights.bias}
        return [
            _constant(build, f"{name}/{part}", TensorType.FLOAT32, values, None)
            for part, values in parts.items()
        ]

    def probabilities(self, build: GraphBuilder, shape: Shape) -> int:
        return build.tensor("output", TensorType.FLOAT32, shape)

    def output(self, build: GraphBuilder, probabilities: int) -> int:
        return probabilities


def calibrated(network: Network, images: Array) -> list[Quantization]:
    """Calibrate how bytes stand for the image and each result, by images [n, side, side, 3] of -1
    to 1.
    """
    found = [INPUT]
    bounds = network.ranges(images)[1:]
    for layer, (low, high) in zip(network.architecture.layers, bounds, strict=True):
        found.append(found[layer.source] if isinstance(layer, Pool) else _covering(low, high))
    return found


@dataclass(frozen=True)
class _Quantized:
    """``quantizations`` are of the image and the results, as :func:`calibrated` gives them."""

    quantizations: Sequence[Quantization]

    def _bias(
        self, build: GraphBuilder, name: str, layer: Convolution, bias: Array, scales: Array
    ) -> int:
        """A bias of int32, its scale that of the sum of products; ``scales`` are the filter's."""
        products = np.float32(self.quantizations[layer.source].scales[0]) * scales
        stored = np.round(bias / products).astype("<i4")
        quantization = Quantization(tuple(products.tolist()), (0,) * len(products))
        return build.tensor(
            f"{name}/bias", TensorType.INT32, stored.shape, quantization, stored.tobytes()
        )


class Uint8PerTensor(_Quantized):
    """Bytes, as Android's quantized MobileNets v1 and v2 have them."""

    def image(self, build: GraphBuilder, shape: Shape) -> tuple[int, int]:
        image = build.tensor("input", TensorType.UINT8, shape, INPUT)
        return image, image

    def value(self, build: GraphBuilder, name: str, shape: Shape, number: int) -> int:
        return build.tensor(name, TensorType.UINT8, shape, self.quantizations[number])

    def weights(
        self, build: GraphBuilder, name: str, layer: Convolution, weights: Weights
    ) -> list[int]:
        """A filter of 1 to 255: 0 is not used, as some kernels like it."""
        low, high = min(weights.filter.min(), 0.0), max(weights.filter.max(), 0.0)
        scale = np.float32((high - low) / 254)
        zero_point = int(np.clip(round(1 - low / scale), 1, 255))
        stored = np.clip(np.round(weights.filter / scale) + zero_point, 1, 255)
        quantization = Quantization((float(scale),), (zero_point,))
        filter = _constant(build, f"{name}/filter", TensorType.UINT8, stored, quantization)
        return [filter, self._bias(build, name, layer, weights.bias, np.array([scale]))]

    def probabilities(self, build: GraphBuilder, shape: Shape) -> int:
        return build.tensor("output", TensorType.UINT8, shape, _SOFTMAX)

    def output(self, build: GraphBuilder, probabilities: int) -> int:
        return probabilities


class Int8PerChannel(_Quantized):
    """int8 with filters that have a scale a channel; input and output are bytes all the same."""

    def image(self, build: GraphBuilder, shape: Shape) -> tuple[int, int]:
        image = build.tensor("input", TensorType.UINT8, shape, INPUT)
        signed = build.tensor("signed_input", TensorType.INT8, shape, _signed(INPUT))
        build.operator("QUANTIZE", [image], [signed])
        return image, signed

    def value(self, build: GraphBuilder, name: str, shape: Shape, number: int) -> int:
        return build.tensor(name, TensorType.INT8, shape, _signed(self.quantizations[number]))

    def weights(
        self, build: GraphBuilder, name: str, layer: Convolution, weights: Weights
    ) -> list[int]:
        dimension = 3 if layer.depthwise else 0
        others = tuple(axis for axis in range(4) if axis != dimension)
        scales = np.maximum(np.abs(weights.filter).max(others), 1e-6) / np.float32(127)
        shape = [-1 if axis == dimension else 1 for axis in range(4)]
        stored = np.round(weights.filter / scales.reshape(shape))
        quantization = Quantization(tuple(scales.tolist()), (0,) * len(scales), dimension)
        filter = _constant(build, f"{name}/filter", TensorType.INT8, stored, quantization)
        return [filter, self._bias(build, name, layer, weights.bias, scales)]

    def probabilities(self, build: GraphBuilder, shape: Shape) -> int:
        return build.tensor("signed_output", TensorType.INT8, shape, _signed(_SOFTMAX))

    def output(self, build: GraphBuilder, probabilities: int) -> int:
        output = build.tensor(
            "output", TensorType.UINT8, build.tensors[probabilities].shape, _SOFTMAX
        )
        build.operator("QUANTIZE", [probabilities], [output])
        return output


def _covering(low: float, high: float) -> Quantization:
    """The quantization of bytes whose range is that, and 0 at least."""
    low, high = min(low, 0.0), max(high, _SMALLEST_RANGE)
    scale = float(np.float32((high - low) / 255))
    return Quantization((scale,), (round(-low / scale),))


def _signed(quantization: Quantization) -> Quantization:
    """The same real values in int8."""
    return Quantization(quantization.scales, (quantization.zero_points[0] - 128,))


def _constant(
    build: GraphBuilder,
    name: str,
    type: TensorType,
    values: Array,
    quantization: Quantization | None,
) -> int:
    data = values.astype(_STORED[type]).tobytes()
    return build.tensor(name, type, values.shape, quantization, data)
