"""Small recurrent networks: acoustic models for speech recognition and for synthesis."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from embedded.growing import on_grid
from nntflite.graph import OMITTED, File, GraphBuilder
from nntflite.schema import Activation, TensorType
from nntflite.writer import write

__all__ = ["ASR_INPUTS", "TTS_INPUTS", "TTS_OUTPUTS", "asr_model", "tts_model"]

Array = NDArray[Any]

ASR_INPUTS: Final = 80
TTS_INPUTS: Final = 120
TTS_OUTPUTS: Final = 196
"""Four frames of 40 amplitudes, 7 aperiodicities, log F0 and voicing."""

_PHONES: Final = 42
_CELLS: Final = 64
_PROJECTED: Final = 32
_F = TensorType.FLOAT32


def asr_model() -> bytes:
    """Two LSTM layers and a softmax over phones: a frame in, probabilities [1, 42] out."""
    net = _Recurrent("asr_mini", seed=3)
    frame = net.value("input", ASR_INPUTS)
    first = net.lstm(frame, ASR_INPUTS, coupled=False)
    second = net.lstm(first, _PROJECTED, coupled=False)
    logits = net.dense(second, _PROJECTED, _PHONES, gain=10.0)
    output = net.value("output", _PHONES)
    net.operator("SOFTMAX", [logits], [output], beta=1.0)
    return net.file(frame, output)


def tts_model() -> bytes:
    """Two dense layers, two of LSTM and one of RNN: features in, four frames [1, 196] out."""
    net = _Recurrent("tts_mini", seed=4)
    features = net.value("input", TTS_INPUTS)
    hidden = net.dense(features, TTS_INPUTS, _CELLS, Activation.RELU)
    hidden = net.dense(hidden, _CELLS, _CELLS, Activation.RELU)
    first = net.lstm(hidden, _CELLS, coupled=True)
    second = net.lstm(first, _PROJECTED, coupled=True)
    return net.file(features, net.rnn(second, _PROJECTED, TTS_OUTPUTS))


class _Recurrent(GraphBuilder):
    """Layers with seeded weights for one frame at a time."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self._rng = np.random.default_rng(seed)

    def value(self, name: str, size: int) -> int:
        return self.tensor(name, _F, (1, size))

    def dense(
        self,
        source: int,
        depth: int,
        units: int,
        activation: Activation = Activation.NONE,
        gain: float = 1.4,
    ) -> int:
        weights, bias = self._weights(units, depth, gain=gain), self._bias(units)
        result = self.value(f"dense{len(self.operators)}", units)
        self.operator(
            "FULLY_CONNECTED",
            [source, weights, bias],
            [result],
            fused_activation_function=activation,
        )
        return result

    def lstm(self, source: int, depth: int, *, coupled: bool) -> int:
        """With peepholes and projection; ``coupled`` input and forget gates are one."""
        present = [not coupled, True, True, True]
        gates = [
            [self._weights(_CELLS, size, gain=1.4) if here else OMITTED for here in present]
            for size in (depth, _PROJECTED)
        ]
        peepholes = [self._bias(_CELLS) if here else OMITTED for here in (not coupled, True, True)]
        biases = [self._bias(_CELLS) if here else OMITTED for here in present]
        projection = [self._weights(_PROJECTED, _CELLS, gain=2.0), self._bias(_PROJECTED)]
        states = [self._state(_PROJECTED), self._state(_CELLS)]
        result = self.value(f"lstm{len(self.operators)}", _PROJECTED)
        self.operator(
            "LSTM",
            [source, *gates[0], *gates[1], *peepholes, *biases, *projection, *states],
            [result],
            fused_activation_function=Activation.TANH,
        )
        return result

    def rnn(self, source: int, depth: int, units: int) -> int:
        """Without activation; the recurrent weights are small enough to forget."""
        weights = [
            self._weights(units, depth, gain=2.0),
            self._weights(units, units, gain=0.5),
            self._bias(units),
        ]
        result = self.value("output", units)
        self.operator("RNN", [source, *weights, self._state(units)], [result])
        return result

    def file(self, source: int, result: int) -> bytes:
        return write(File((self.finish([source], [result]),), self.name))

    def _weights(self, *shape: int, gain: float) -> int:
        return self._constant(self._rng.normal(0, gain / np.sqrt(shape[-1]), shape))

    def _bias(self, size: int) -> int:
        return self._constant(self._rng.uniform(-0.3, 0.3, size))

    def _constant(self, values: Array) -> int:
        data = on_grid(values).astype("<f4")
        return self.tensor(f"weights{len(self.tensors)}", _F, data.shape, None, data.tobytes())

    def _state(self, size: int) -> int:
        return self.tensor(f"state{len(self.tensors)}", _F, (1, size), is_variable=True)
