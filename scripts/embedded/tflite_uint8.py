"""Writes a network as a quantized ``.tflite`` file, the way training-free conversion does.

Weights have one scale a tensor. Activations without a fused RELU6 have their range from
calibration images. All of them are made never to be negative, see :mod:`embedded.growing`: then
both TF Lites give the same bytes. (Where a negative sum lies just between two steps, tflite-runtime
rounds away from zero and LiteRT upwards.)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from embedded.network import Add, Convolution, Network, Pool
from embedded.tflite_float import convolution_options, pool_options
from nntflite.graph import File, GraphBuilder, Quantization
from nntflite.schema import TensorType
from nntflite.writer import write

__all__ = ["INPUT_SCALE", "INPUT_ZERO_POINT", "uint8_model"]

Array = NDArray[Any]

INPUT_SCALE: Final = 0.0078125
INPUT_ZERO_POINT: Final = 128
_SOFTMAX: Final = Quantization((1 / 256,), (0,))
_STEPS: Final = 255
_HEADROOM: Final = 1.05


def uint8_model(network: Network, calibration: Array) -> bytes:
    """``network`` for bytes, its ranges taken from ``calibration`` images [n, side, side, 3]."""
    return _Quantizer(network, calibration).file()


def _coarse(scale: float) -> float:
    """A scale with few digits, so that no machine's last bit can matter."""
    digits = 3 - int(np.floor(np.log10(scale)))
    return float(np.float32(round(scale, digits)))


@dataclass(frozen=True)
class _Weights:
    values: NDArray[np.uint8]
    scale: float
    zero_point: int


def _weights(real: Array) -> _Weights:
    """From lowest to highest in 254 steps; 0 is not used, as some kernels like it."""
    low, high = min(real.min(), 0.0), max(real.max(), 0.0)
    scale = _coarse((high - low) / (_STEPS - 1))
    zero_point = int(np.clip(round(1 - low / scale), 1, _STEPS))
    stored = np.clip(np.round(real / scale) + zero_point, 1, _STEPS)
    return _Weights(stored.astype(np.uint8), scale, zero_point)


class _Quantizer:
    def __init__(self, network: Network, calibration: Array) -> None:
        self._network = network
        self._build = GraphBuilder(network.name)
        self._results = network.results(calibration)
        self._shapes = [(1, *value.shape[1:]) for value in self._results]
        self._scales = [INPUT_SCALE]
        self._tensors = [
            self._build.tensor(
                "input",
                TensorType.UINT8,
                self._shapes[0],
                Quantization((INPUT_SCALE,), (INPUT_ZERO_POINT,)),
            )
        ]

    def file(self) -> bytes:
        for number in range(len(self._network.layers)):
            self._layer(number)
        build, classes = self._build, self._shapes[-1][-1]
        logits = Quantization((self._scales[-1],), (0,))
        flat = build.tensor("logits", TensorType.UINT8, (1, classes), logits)
        output = build.tensor("output", TensorType.UINT8, (1, classes), _SOFTMAX)
        shape = np.array([1, classes], np.int32)
        new_shape = build.tensor("shape", TensorType.INT32, (2,), None, shape.tobytes())
        build.operator("RESHAPE", [self._tensors[-1], new_shape], [flat], new_shape=shape.tolist())
        build.operator("SOFTMAX", [flat], [output], beta=1.0)
        return write(File((build.finish([self._tensors[0]], [output]),), self._network.name))

    def _layer(self, number: int) -> None:
        layer = self._network.layers[number]
        scale = self._scale(number)
        quantization = Quantization((scale,), (0,))
        shape = self._shapes[number + 1]
        result = self._build.tensor(f"layer{number}", TensorType.UINT8, shape, quantization)
        if isinstance(layer, Convolution):
            self._convolution(layer, f"layer{number}", result)
        elif isinstance(layer, Add):
            sources = [self._tensors[layer.first], self._tensors[layer.second]]
            self._build.operator("ADD", sources, [result])
        else:
            options = pool_options(layer, self._shapes)
            source = self._tensors[layer.source]
            self._build.operator("AVERAGE_POOL_2D", [source], [result], **options)
        self._tensors.append(result)
        self._scales.append(scale)

    def _scale(self, number: int) -> float:
        layer = self._network.layers[number]
        if isinstance(layer, Pool):
            return self._scales[layer.source]
        if isinstance(layer, Convolution) and layer.clipped:
            return float(np.float32(6 / _STEPS))
        return _coarse(_HEADROOM * self._results[number + 1].max() / _STEPS)

    def _convolution(self, layer: Convolution, name: str, result: int) -> None:
        weights = _weights(layer.filter)
        filter = self._build.tensor(
            f"{name}/filter",
            TensorType.UINT8,
            layer.filter.shape,
            Quantization((weights.scale,), (weights.zero_point,)),
            weights.values.tobytes(),
        )
        scale = float(np.float32(self._scales[layer.source]) * np.float32(weights.scale))
        stored = np.round(layer.bias / scale).astype("<i4")
        quantization = Quantization((scale,), (0,))
        bias = self._build.tensor(
            f"{name}/bias", TensorType.INT32, stored.shape, quantization, stored.tobytes()
        )
        operator, options = convolution_options(layer)
        inputs = [self._tensors[layer.source], filter, bias]
        self._build.operator(operator, inputs, [result], **options)
