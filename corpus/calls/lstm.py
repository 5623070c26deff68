"""The operands of an LSTM cell with what options it may have."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from corpus.language import Argument, constant, given, omitted
from corpus.numbers import Numbers

__all__ = [
    "ACTIVATIONS",
    "OPTIONS",
    "SIZED",
    "Options",
    "arguments",
    "cell",
    "layer_norm",
    "states",
]

_GATES = ("input", "forget", "cell", "output")

ACTIVATIONS = {"none": 0, "relu": 1, "relu1": 2, "relu6": 3, "tanh": 4, "sigmoid": 6}


class Options(NamedTuple):
    """Options and sizes of a cell. Without projection there are as many outputs as cells."""

    name: str
    coupled: bool = False
    peephole: bool = False
    projection: bool = False
    projection_bias: bool = False
    layer_norm: bool = False
    cell_clip: float = 0.0
    projection_clip: float = 0.0
    activation: int = 4
    batches: int = 2
    inputs: int = 3
    cells: int = 4
    reach: float = 1.0
    """Largest distance of weights, and of states with them, from zero."""

    @property
    def outputs(self) -> int:
        return max(2, self.cells // 2) if self.projection else self.cells


OPTIONS = [
    Options("plain"),
    Options("coupled", coupled=True),
    Options("peephole", peephole=True),
    Options("coupled_peephole", coupled=True, peephole=True),
    Options("projection", projection=True),
    Options("projection_bias", projection=True, projection_bias=True),
    Options("cell_clip", cell_clip=0.4),
    Options("projection_clip", projection=True, projection_bias=True, projection_clip=0.2),
    Options("layer_norm", layer_norm=True),
    Options("coupled_layer_norm", coupled=True, layer_norm=True),
    Options("layer_norm_peephole", layer_norm=True, peephole=True),
    Options("all", False, True, True, True, True, 0.5, 0.3),
    Options("coupled_all", True, True, True, True, True, 0.6, 0.25),
    Options("one_cell", batches=3, inputs=2, cells=1),
    Options("one_batch", batches=1, inputs=1, cells=3),
    Options("square", batches=2, inputs=2, cells=2),
    Options("far", False, True, True, True, True, cells=3, activation=0, reach=2.0),
    Options("far_tanh", False, True, True, True, True, 1.5, 1.2, cells=3, reach=2.5),
    Options("far_coupled", True, True, True, True, True, cells=3, activation=1, reach=2.0),
]
"""Cells with every option alone, and with all together."""

SIZED = [
    Options("blocks", batches=4, inputs=16, cells=16, reach=0.5),
    Options("one_row", peephole=True, batches=1, inputs=24, cells=32, reach=0.25),
    Options("beyond_blocks", False, True, True, True, True, 2.0, 1.0, 4, 5, 19, 18, 0.5),
]
"""Sizes of which whole blocks or some more are computed at once."""

_PERIOD = 61
"""Period of larger weights, so that they take no space; a prime, so that no row repeats."""


def _matrix(
    numbers: Numbers, name: str, rows: int, columns: int, *, there: bool, reach: float = 1.0
) -> Argument:
    if rows * columns > _PERIOD:
        drawn = numbers.reals(_PERIOD, low=-reach, high=reach)
        data = np.resize(drawn, (rows, columns))
    else:
        data = numbers.reals(rows, columns, low=-reach, high=reach)
    return constant(name, data) if there else omitted(name, shape=(0, 0))


def _vector(
    numbers: Numbers,
    name: str,
    size: int,
    *,
    there: bool,
    low: float = -1.0,
    reach: float = 1.0,
) -> Argument:
    data = numbers.reals(size, low=low * reach, high=reach)
    return constant(name, data) if there else omitted(name)


def cell(numbers: Numbers, options: Options, prefix: str = "") -> list[Argument]:
    """Weights, recurrent weights, peepholes, biases and projection: seventeen inputs."""
    cells, reach, found = options.cells, options.reach, list[Argument]()
    for kind, width in (("input_to", options.inputs), ("recurrent_to", options.outputs)):
        for gate in _GATES:
            there = gate != "input" or not options.coupled
            name = f"{prefix}{kind}_{gate}"
            found.append(_matrix(numbers, name, cells, width, there=there, reach=reach))
    for gate in ("input", "forget", "output"):
        there = options.peephole and not (gate == "input" and options.coupled)
        name = f"{prefix}cell_to_{gate}"
        found.append(_vector(numbers, name, cells, there=there, reach=reach))
    for gate in _GATES:
        there = gate != "input" or not options.coupled
        found.append(_vector(numbers, f"{prefix}{gate}_bias", cells, there=there))
    name = f"{prefix}projection"
    there = options.projection
    found.append(_matrix(numbers, name, options.outputs, cells, there=there, reach=reach))
    there = options.projection and options.projection_bias
    found.append(_vector(numbers, f"{prefix}projection_bias", options.outputs, there=there))
    return found


def states(numbers: Numbers, options: Options, prefix: str = "") -> list[Argument]:
    """Output and cell state, neither of them zero."""
    batches, low, high = options.batches, -options.reach, options.reach
    far = 3 if options.reach > 1 else 1
    return [
        given(f"{prefix}output_state", numbers.reals(batches, options.outputs, low=low, high=high)),
        given(
            f"{prefix}cell_state",
            numbers.reals(batches, options.cells, low=far * low, high=far * high),
        ),
    ]


def arguments(options: Options) -> list[Argument]:
    """Activation and clips."""
    return [options.activation, options.cell_clip, options.projection_clip]


def layer_norm(numbers: Numbers, options: Options, prefix: str = "") -> list[Argument]:
    """Four weights, of which all or those of the input gate may be omitted."""
    found = []
    for gate in _GATES:
        there = options.layer_norm and not (gate == "input" and options.coupled)
        name = f"{prefix}{gate}_norm"
        found.append(
            _vector(numbers, name, options.cells, there=there, low=0.2, reach=options.reach)
        )
    return found
