"""LSTM, its sequences in one and both directions, QUANTIZED_16BIT_LSTM and QUANTIZED_LSTM."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from nnhal.operations.node import Shape
from nnhal.operations.recurrent import RecurrentActivation
from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.recurrent import MAX_STEPS, sequence, sequence_shape, units
from nntest.random_graph.site import Site
from nntest.random_graph.values import Quantization, Value

__all__: list[str] = []

O = OperationType  # noqa: E741

_GATES: Final = ("input", "forget", "cell", "output")
_COUPLED: Final = _GATES[1:]
"""The gates that have operands where input and forget gate are coupled."""

_MOST: Final = 64.0
"""Bound of states and outputs: a step adds little to them."""

_EIGHTHS: Final = 8


@dataclass(frozen=True, slots=True)
class _Parts:
    """Sizes of a cell, and which optional parts it has."""

    batches: int
    width: int
    cells: int
    outputs: int
    gates: tuple[str, ...]
    peephole: bool
    projection: bool
    norm: bool

    @classmethod
    def drawn(cls, site: Site, batches: int, width: int, *, norm: bool = True) -> _Parts:
        flags = [site.dice.flag() for _ in range(4)]
        coupled, peephole, projection, wants_norm = flags
        cells = units(site)
        outputs = units(site) if projection else cells
        gates = _COUPLED if coupled else _GATES
        return cls(batches, width, cells, outputs, gates, peephole, projection, norm and wants_norm)

    def other(self, site: Site) -> _Parts:
        """The same parts in other sizes."""
        cells = units(site)
        return replace(self, cells=cells, outputs=units(site) if self.projection else cells)

    @property
    def work(self) -> int:
        """Multiply-adds of a step."""
        return self.batches * self.cells * (4 * (self.width + self.outputs) + self.outputs)


def _give_cell(site: Site, parts: _Parts, data: Value, prefix: str = "") -> None:
    """Weights, biases, projection and layer normalization; states too."""
    for gate in parts.gates:
        bound = 1 / (parts.width * max(data.magnitude, 1.0))
        shape = (parts.cells, parts.width)
        site.leaf(f"{prefix}input_to_{gate}_weights", shape, (-bound, bound))
        bound = 1 / parts.outputs
        shape = (parts.cells, parts.outputs)
        site.leaf(f"{prefix}recurrent_to_{gate}_weights", shape, (-bound, bound))
        site.leaf(f"{prefix}{gate}_gate_bias", (parts.cells,))
        if parts.norm:
            site.leaf(f"{prefix}{gate}_layer_norm_weights", (parts.cells,), (-0.5, 0.5))
    if parts.peephole:
        for gate in parts.gates:
            if gate != "cell":
                site.leaf(f"{prefix}cell_to_{gate}_weights", (parts.cells,), (-0.5, 0.5))
    if parts.projection:
        bound = site.dice.pick((1, 4)) / parts.cells
        site.leaf(f"{prefix}projection_weights", (parts.outputs, parts.cells), (-bound, bound))
        if site.dice.flag():
            site.leaf(f"{prefix}projection_bias", (parts.outputs,))
    for name, size in (("output_state", parts.outputs), ("cell_state", parts.cells)):
        site.leaf(f"{prefix}{name}", (parts.batches, size), constant=site.dice.flag())


def _give_settings(site: Site) -> None:
    """TANH most often, as in nearly all networks, or another activation that is bounded."""
    tanh, sigmoid = RecurrentActivation.TANH, RecurrentActivation.SIGMOID
    site.scalar("activation", site.dice.pick((tanh, tanh, sigmoid, RecurrentActivation.RELU6)))
    for name in ("cell_clip", "projection_clip"):
        site.scalar(name, site.dice.pick((0.0, site.dice.number(1, 16) / _EIGHTHS)))


@draws(O.LSTM)
def _lstm(site: Site) -> None:
    """What is in the first output, the scratch buffer, is not specified."""
    data = site.tensor("input")
    norm = site.has("input_layer_norm_weights")
    parts = _Parts.drawn(site, *data.shape, norm=norm)
    _give_cell(site, parts, data)
    _give_settings(site)
    site.work(parts.work)
    site.hide(0)
    site.outputs(*[(-_MOST, _MOST)] * 4)


@draws(O.UNIDIRECTIONAL_SEQUENCE_LSTM)
def _sequence(site: Site) -> None:
    data, time_major = _sequence_input(site)
    steps, batches, width = sequence(data.shape, time_major)
    parts = _Parts.drawn(site, batches, width)
    _give_cell(site, parts, data)
    _give_settings(site)
    site.work(steps * parts.work)
    site.outputs(*[(-_MOST, _MOST)] * len(site.signature.outputs))


def _sequence_input(site: Site) -> tuple[Value, bool]:
    """A sequence of few steps, and whether these are its first dimension."""
    time_major = site.dice.flag()
    data = site.tensor(
        "input",
        accepts=lambda v: max(v.shape[:2]) <= MAX_STEPS,
        new=lambda: sequence_shape(site),
    )
    site.scalar("time_major", time_major)
    return data, time_major


@draws(O.BIDIRECTIONAL_SEQUENCE_LSTM)
def _both_ways(site: Site) -> None:
    """Alone, with an auxiliary input for the backward cell, or with one that both cells take: it
    has the shape of the input.

    As Android's CPU and TF Lite have it, both cells have the same parts.
    """
    data, time_major = _sequence_input(site)
    steps, batches, width = sequence(data.shape, time_major)
    linking = site.dice.number(0, 2)
    auxiliary = None
    if linking:
        magnitude = site.magnitude
        auxiliary = site.exact("aux_input", data.shape, within=(-magnitude, magnitude))
    parallel = auxiliary if linking == 1 else None
    forward = _Parts.drawn(site, batches, width)
    cells = [(forward, data, "forward_"), (forward.other(site), parallel or data, "backward_")]
    for parts, source, prefix in cells:
        _give_cell(site, parts, source, prefix)
        if auxiliary is not None and parallel is None:
            _give_auxiliary(site, parts, auxiliary, prefix)
    site.scalar("merge_outputs", "backward_output" not in _output_names(site))
    _give_settings(site)
    site.work(2 * steps * sum(parts.work for parts, *_ in cells))
    site.outputs(*[(-_MOST, _MOST)] * len(site.signature.outputs))


def _give_auxiliary(site: Site, parts: _Parts, auxiliary: Value, prefix: str) -> None:
    width = auxiliary.shape[-1]
    bound = 1 / (width * max(auxiliary.magnitude, 1.0))
    for gate in parts.gates:
        name = f"{prefix}aux_input_to_{gate}_weights"
        site.leaf(name, (parts.cells, width), (-bound, bound))


def _output_names(site: Site) -> set[str]:
    return {output.name for output in site.signature.outputs}


@draws(O.QUANTIZED_16BIT_LSTM)
def _quantized_16bit(site: Site) -> None:
    dice, count = site.dice, units(site)
    data = site.tensor("input")
    batches, width = data.shape
    weights = Quantization(2.0**-7 * dice.number(16, 127) / 128, dice.number(0, 255))
    for gate in _GATES:
        site.leaf(f"input_to_{gate}_weights", (count, width), quantization=weights)
        site.leaf(f"recurrent_to_{gate}_weights", (count, count), quantization=weights)
        bias = Quantization(weights.scale / 128)
        site.leaf(f"{gate}_gate_bias", (count,), (-50_000, 50_000), bias)
    site.exact("cell_state", (batches, count))
    site.exact("output_state", (batches, count))
    site.work(4 * batches * count * (width + count))
    site.outputs((-16.0, 16.0), (-1.0, 1.0))


@draws(O.QUANTIZED_LSTM)
def _quantized_8bit(site: Site) -> None:
    """Scales as a converter chooses them: sums of gates keep 3 integer bits, or are normalized."""
    dice = site.dice
    data = site.leaf("input", site.shape(2), quantization=_signed(site, 1 / 128), constant=False)
    parts = _Parts.drawn(site, *data.shape)
    _give_quantized_gates(site, parts)
    state = Quantization(1 / 128, dice.number(-9, 9))
    site.leaf("output_state", (parts.batches, parts.outputs), quantization=state, constant=False)
    shape: Shape = (parts.batches, parts.cells)
    site.leaf("cell_state", shape, quantization=Quantization(2.0**-11), constant=False)
    for name in ("cell_clip", "projection_clip"):
        site.scalar(name, dice.pick((0.0, dice.number(4, 16) / _EIGHTHS)))
    for gate in _GATES:
        factor = dice.number(7, 10) / _EIGHTHS if parts.norm else 1.0
        site.scalar(f"{gate}_intermediate_scale", 2.0**-12 * factor)
    site.scalar("hidden_state_zero_point", 7 if parts.projection else state.zero_point)
    site.scalar("hidden_state_scale", 2.0**-7 if parts.projection else state.scale)
    site.work(parts.work)
    cell = Quantization(2.0**-11)
    site.quantized(state, cell, state)
    site.outputs((-1.0, 1.0), (-16.0, 16.0), (-1.0, 1.0))


def _signed(site: Site, scale: float) -> Quantization:
    return Quantization(scale, site.dice.number(-9, 9))


def _give_quantized_gates(site: Site, parts: _Parts) -> None:
    dice = site.dice

    def weights() -> Quantization:
        return Quantization(dice.scale(-9, -7))

    def norm() -> Quantization:
        return Quantization(dice.scale(-15, -13))

    most = 1 << 23 if parts.norm else 1 << 14
    for gate in parts.gates:
        shape = (parts.cells, parts.width)
        site.leaf(f"input_to_{gate}_weights", shape, quantization=weights())
        shape = (parts.cells, parts.outputs)
        site.leaf(f"recurrent_to_{gate}_weights", shape, quantization=weights())
        site.leaf(f"{gate}_gate_bias", (parts.cells,), (-most, most))
        if parts.norm:
            site.leaf(f"{gate}_layer_norm_weights", (parts.cells,), quantization=norm())
        if parts.peephole and gate != "cell":
            site.leaf(f"cell_to_{gate}_weights", (parts.cells,), quantization=norm())
    if parts.projection:
        shape = (parts.outputs, parts.cells)
        site.leaf("projection_weights", shape, quantization=weights())
        if dice.flag():
            site.leaf("projection_bias", (parts.outputs,), (-1000, 1000), Quantization(2.0**-13))
