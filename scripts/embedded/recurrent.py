"""Recurrent layers in PyTorch that compute what TF Lite's LSTM and RNN do, and their training."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from embedded.repeatability import SEED, repeatable

__all__ = [
    "Lstm",
    "Recognizer",
    "Rnn",
    "Synthesizer",
    "train_sequences",
    "trained_recognizer",
    "trained_synthesizer",
]

Array = NDArray[Any]
Loss = Callable[[Tensor, Tensor], Tensor]

_CHUNK = 110
"""Steps that an error is followed back."""
_LARGEST_NORM = 0.5
_BANDS = 40
_LARGEST_SHIFT = 3
"""Of the bands of a frame, either way."""
_NOISE = 0.1
"""Standard deviation of what is added to a band."""
_LOUDNESS = 0.15
"""Standard deviation of what is added to all bands, and of what to the highest one."""


class Lstm(nn.Module):
    """LSTM with peepholes and projection; ``coupled`` input and forget gates are one.

    Gates stand in the order of TF Lite's tensors: input, forget, cell, output; a coupled one has
    no input gate.
    """

    def __init__(self, inputs: int, cells: int, projected: int, *, coupled: bool) -> None:
        super().__init__()
        gates = 3 if coupled else 4
        self.coupled = coupled
        self.gates = nn.Linear(inputs, gates * cells)
        self.recurrent = nn.Linear(projected, gates * cells, bias=False)
        self.peepholes = nn.Parameter(torch.zeros(gates - 1, cells))
        self.projection = nn.Linear(cells, projected)
        forget = slice(0, cells) if coupled else slice(cells, 2 * cells)
        nn.init.constant_(self.gates.bias[forget], 1.0)

    def forward(self, steps: Tensor) -> Tensor:
        """Steps [n, time, inputs] to [n, time, projected], from a state of zero."""
        count, cells = len(steps), self.projection.in_features
        state = steps.new_zeros(count, self.projection.out_features)
        cell = steps.new_zeros(count, cells)
        results = []
        for driven in self.gates(steps).unbind(1):
            parts = (driven + self.recurrent(state)).split(cells, 1)
            *opening, forget, fresh, out = parts
            keep = torch.sigmoid(forget + self.peepholes[-2] * cell)
            add = 1 - keep if self.coupled else torch.sigmoid(opening[0] + self.peepholes[0] * cell)
            cell = keep * cell + add * torch.tanh(fresh)
            shown = torch.sigmoid(out + self.peepholes[-1] * cell) * torch.tanh(cell)
            state = self.projection(shown)
            results.append(state)
        return torch.stack(results, 1)


class Rnn(nn.Module):
    """RNN without activation. Its recurrent weights are held so small that it forgets."""

    def __init__(self, inputs: int, units: int) -> None:
        super().__init__()
        self.weights = nn.Linear(inputs, units)
        self.free = nn.Parameter(torch.zeros(units, units))

    @property
    def recurrent(self) -> Tensor:
        """The recurrent weights [units, units]."""
        norm = torch.linalg.matrix_norm(self.free)
        return self.free * (_LARGEST_NORM / norm.clamp(min=_LARGEST_NORM))

    def forward(self, steps: Tensor) -> Tensor:
        recurrent = self.recurrent.T
        state = steps.new_zeros(len(steps), len(recurrent))
        results = []
        for driven in self.weights(steps).unbind(1):
            state = driven + state @ recurrent
            results.append(state)
        return torch.stack(results, 1)


class Recognizer(nn.Module):
    """Two LSTM layers and a dense one: frames to logits of phones."""

    def __init__(self, inputs: int, cells: int, projected: int, phones: int) -> None:
        super().__init__()
        self.first = Lstm(inputs, cells, projected, coupled=False)
        self.second = Lstm(projected, cells, projected, coupled=False)
        self.dense = nn.Linear(projected, phones)

    def forward(self, steps: Tensor) -> Tensor:
        return self.dense(self.second(self.first(steps)))


class Synthesizer(nn.Module):
    """Two dense layers, two of LSTM and one of RNN: linguistic features to normalized frames."""

    def __init__(self, inputs: int, cells: int, projected: int, outputs: int) -> None:
        super().__init__()
        self.dense = nn.Sequential(
            nn.Linear(inputs, cells), nn.ReLU(), nn.Linear(cells, cells), nn.ReLU()
        )
        self.first = Lstm(cells, cells, projected, coupled=True)
        self.second = Lstm(projected, cells, projected, coupled=True)
        self.rnn = Rnn(projected, outputs)

    def forward(self, steps: Tensor) -> Tensor:
        return self.rnn(self.second(self.first(self.dense(steps))))


def trained_recognizer(
    pairs: Sequence[tuple[Array, Array]], cells: int, projected: int, phones: int
) -> dict[str, Array]:
    """The weights of a recognizer trained from nothing; targets are numbers of phones."""
    repeatable()
    model = Recognizer(pairs[0][0].shape[1], cells, projected, phones)
    train_sequences(
        model, pairs, _phone_loss, epochs=10, batch=32, rate=0.01, vary=_in_another_voice
    )
    return _arrays(model)


def trained_synthesizer(
    pairs: Sequence[tuple[Array, Array]], cells: int, projected: int
) -> dict[str, Array]:
    """The weights of a synthesizer trained from nothing; targets are normalized frames."""
    repeatable()
    model = Synthesizer(pairs[0][0].shape[1], cells, projected, pairs[0][1].shape[1])
    train_sequences(model, pairs, functional.mse_loss, epochs=30, batch=20, rate=0.004)
    return _arrays(model) | {"rnn.recurrent": model.rnn.recurrent.detach().numpy()}


def _in_another_voice(inputs: Tensor, rng: np.random.Generator) -> Tensor:
    """Bands are shifted, as a longer or shorter vocal tract does; loudness, the slope of the
    spectrum and noise differ.
    """
    frames = inputs.unflatten(-1, (-1, _BANDS))
    shift = int(rng.integers(-_LARGEST_SHIFT, _LARGEST_SHIFT + 1))
    bands = (torch.arange(_BANDS) + shift).clamp(0, _BANDS - 1)
    louder, steeper = rng.normal(0, _LOUDNESS, (2, len(frames), 1, 1, 1))
    change = louder + steeper * np.linspace(-1, 1, _BANDS) + rng.normal(0, _NOISE, frames.shape)
    return (frames[..., bands] + torch.from_numpy(change.astype(np.float32))).flatten(-2)


def _phone_loss(logits: Tensor, phones: Tensor) -> Tensor:
    return functional.cross_entropy(logits.flatten(0, 1), phones.flatten())


def _arrays(model: nn.Module) -> dict[str, Array]:
    return {name: value.numpy() for name, value in model.state_dict().items()}


def train_sequences(
    model: nn.Module,
    pairs: Sequence[tuple[Array, Array]],
    loss_of: Loss,
    *,
    epochs: int,
    batch: int,
    rate: float,
    vary: Callable[[Tensor, np.random.Generator], Tensor] = lambda inputs, rng: inputs,
) -> None:
    """Fit ``model`` to sequences of inputs and targets, cut into pieces of equal length.

    ``vary`` changes the inputs [n, time, inputs] of a batch a little, each time otherwise.
    """
    pieces = [
        (inputs[start : start + _CHUNK], targets[start : start + _CHUNK])
        for inputs, targets in pairs
        for start in _starts(len(inputs))
    ]
    inputs = torch.from_numpy(np.stack([piece for piece, _ in pieces]))
    targets = torch.from_numpy(np.stack([target for _, target in pieces]))
    rng = np.random.default_rng(SEED)
    optimizer = torch.optim.Adam(model.parameters(), lr=rate)
    steps = epochs * (len(pieces) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, steps)
    for epoch in range(epochs):
        total = 0.0
        order = torch.from_numpy(rng.permutation(len(pieces)))
        for chosen in order[: len(order) // batch * batch].split(batch):
            loss = loss_of(model(vary(inputs[chosen], rng)), targets[chosen])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += float(loss.detach())
        print(f"  epoch {epoch + 1}: loss {total / (len(pieces) // batch):.4f}", flush=True)


def _starts(length: int) -> list[int]:
    """Where pieces begin: at the start, and one that ends with the sequence."""
    return sorted({0, length - _CHUNK}) if length >= _CHUNK else []
