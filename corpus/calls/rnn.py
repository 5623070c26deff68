"""Operands of RNN and its sequences: cells and inputs in either order of time."""

from __future__ import annotations

import numpy as np

from corpus.language import Argument, Operand, constant, given
from corpus.numbers import Numbers

__all__ = ["cell", "sequence"]

_PERIOD = 61
"""Period of larger weights, so that they take little space."""


def cell(
    numbers: Numbers, prefix: str, batches: int, inputs: int, units: int, reach: float = 1.0
) -> list[Argument]:
    """Weights, recurrent weights, bias, hidden state. Float16 holds those with more ``reach``."""
    draw = numbers.sixteenths if reach > 1 else numbers.reals
    if units * inputs > _PERIOD:
        taps = draw(_PERIOD, low=-0.5, high=0.5)
        weights, recurrent = (
            np.resize(taps, (units, inputs)),
            np.resize(taps[::-1], (units, units)),
        )
    else:
        weights = draw(units, inputs, low=-reach, high=reach)
        recurrent = draw(units, units, low=-0.7, high=0.7)
    return [
        constant(f"{prefix}weights", weights),
        constant(f"{prefix}recurrent_weights", recurrent),
        constant(f"{prefix}bias", draw(units, low=-1, high=1)),
        given(f"{prefix}hidden_state", draw(batches, units, low=-1, high=1)),
    ]


def sequence(
    numbers: Numbers,
    name: str,
    shape: tuple[int, int, int],
    time_major: bool,
    is_exact: bool = False,
) -> Operand:
    """An input of [steps, batches, width] in the order asked for."""
    data = numbers.sixteenths(*shape) if is_exact else numbers.reals(*shape)
    return given(name, data if time_major else data.transpose(1, 0, 2))
