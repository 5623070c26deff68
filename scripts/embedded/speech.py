"""Writes the recurrent models as ``.tflite`` files: speech recognition and synthesis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nntflite.graph import OMITTED, File, GraphBuilder
from nntflite.schema import Activation, TensorType
from nntflite.writer import write

__all__ = ["recognizer_file", "synthesizer_file"]

Array = NDArray[Any]
Arrays = Mapping[str, Array]
"""Weights by the names that they have in :mod:`embedded.recurrent`."""

_F = TensorType.FLOAT32
_GATES: Final = 4


def recognizer_file(name: str, arrays: Arrays) -> bytes:
    """Two LSTM layers and a softmax over phones: a step [1, 320] in, probabilities out."""
    net = _Recurrent(name, arrays)
    frame = net.input("first.gates.weight")
    logits = net.dense("dense", net.lstm("second", net.lstm("first", frame)))
    output = net.value("output", net.units("dense.weight"))
    net.operator("SOFTMAX", [logits], [output], beta=1.0)
    return net.file(frame, output)


def synthesizer_file(name: str, arrays: Arrays) -> bytes:
    """Two dense layers, two of LSTM and one of RNN: features in, four frames [1, 196] out."""
    net = _Recurrent(name, arrays)
    features = net.input("dense.0.weight")
    hidden = net.dense("dense.0", features, Activation.RELU)
    hidden = net.dense("dense.2", hidden, Activation.RELU)
    return net.file(features, net.rnn("rnn", net.lstm("second", net.lstm("first", hidden))))


class _Recurrent(GraphBuilder):
    """Layers with trained weights for one step at a time."""

    def __init__(self, name: str, arrays: Arrays) -> None:
        super().__init__(name)
        self._arrays = arrays

    def units(self, weights: str) -> int:
        return len(self._arrays[weights])

    def input(self, weights: str) -> int:
        """The model's input, as wide as the layer with these weights takes it."""
        return self.value("input", self._arrays[weights].shape[1])

    def value(self, name: str, size: int) -> int:
        return self.tensor(name, _F, (1, size))

    def dense(self, layer: str, source: int, activation: Activation = Activation.NONE) -> int:
        result = self.value(f"{layer}/result", self.units(f"{layer}.weight"))
        weights = [self._constant(f"{layer}.{part}") for part in ("weight", "bias")]
        self.operator(
            "FULLY_CONNECTED",
            [source, *weights],
            [result],
            fused_activation_function=activation,
        )
        return result

    def lstm(self, layer: str, source: int) -> int:
        """With peepholes and projection; where there are three gates, one is coupled."""
        projected, cells = self._arrays[f"{layer}.projection.weight"].shape
        result = self.value(f"{layer}/result", projected)
        gates = [
            tensor
            for part in ("gates.weight", "recurrent.weight")
            for tensor in self._parts(f"{layer}.{part}", cells, _GATES)
        ]
        rows = self._arrays[f"{layer}.peepholes"]
        peepholes = [OMITTED] * (_GATES - 1 - len(rows)) + [
            self._stored(f"{layer}.peephole{number}", row) for number, row in enumerate(rows)
        ]
        biases = self._parts(f"{layer}.gates.bias", cells, _GATES)
        projection = [self._constant(f"{layer}.projection.{part}") for part in ("weight", "bias")]
        states = [self._state(projected), self._state(cells)]
        self.operator(
            "LSTM",
            [source, *gates, *peepholes, *biases, *projection, *states],
            [result],
            fused_activation_function=Activation.TANH,
        )
        return result

    def rnn(self, layer: str, source: int) -> int:
        """Without activation."""
        units = self.units(f"{layer}.weights.weight")
        names = ("weights.weight", "recurrent", "weights.bias")
        weights = [self._constant(f"{layer}.{name}") for name in names]
        result = self.value("output", units)
        self.operator("RNN", [source, *weights, self._state(units)], [result])
        return result

    def file(self, source: int, result: int) -> bytes:
        return write(File((self.finish([source], [result]),), self.name))

    def _parts(self, name: str, size: int, count: int) -> list[int]:
        """An array cut into tensors of ``size`` rows; the first of ``count`` may be left out."""
        array = self._arrays[name]
        parts = np.split(array, len(array) // size)
        stored = [self._stored(f"{name}{number}", part) for number, part in enumerate(parts)]
        return [OMITTED] * (count - len(stored)) + stored

    def _constant(self, name: str) -> int:
        return self._stored(name, self._arrays[name])

    def _stored(self, name: str, values: Array) -> int:
        return self.tensor(name, _F, values.shape, None, values.astype("<f4").tobytes())

    def _state(self, size: int) -> int:
        return self.tensor(f"state{len(self.tensors)}", _F, (1, size), is_variable=True)
