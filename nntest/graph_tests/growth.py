"""Growth of error: how far the outputs of a graph may be off when each operation rounds a little.

The graph is run one operation after the other, each result moved by what its operation may be off
at least: two units in the last place of floats, one step of quantized types. How far the outputs
move is measured on the graph at hand, not guessed from its size. (To run it in a wider type would
show the errors of one machine, and the HAL has nothing wider than float32.)
Source of the idea: Monte Carlo arithmetic, D. S. Parker, UCLA CSD-970002 (1997).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.errors import HalError
from nnhal.model_parts import unlinked
from nntest.graph_tests.machine import Machine, Refusal
from nntest.graph_tests.rounding import moved
from nntest.graph_tests.specimen import Specimen, part_with

__all__ = ["growth"]

_TRIALS: Final = 4
_FACTOR: Final = 2.0
"""The worst of a few trials is not the worst of all."""


def growth(
    specimen: Specimen, oracle: Machine, expected: Sequence[NDArray[Any]]
) -> list[NDArray[np.float64]]:
    """For every output by how much each element may be off; infinite where it cannot be told."""
    spreads = [np.zeros(array.shape) for array in expected]
    for seed in range(_TRIALS):
        outputs = _trial(specimen, oracle, np.random.default_rng(seed))
        for number, (spread, clean) in enumerate(zip(spreads, expected, strict=True)):
            noisy = None if outputs is None else outputs[number]
            if noisy is None or noisy.shape != clean.shape:
                spread[...] = np.inf
                continue
            with np.errstate(invalid="ignore"):
                by = np.abs(noisy.astype(np.float64) - clean.astype(np.float64)) * _FACTOR
            np.maximum(spread, np.where(np.isnan(by), np.inf, by), out=spread)
    return spreads


def _trial(
    specimen: Specimen, oracle: Machine, random: np.random.Generator
) -> list[NDArray[Any]] | None:
    """The outputs with a little noise in each result; None where the oracle cannot tell."""
    model = specimen.model
    values = dict(specimen.given)
    for number in range(len(specimen.operations)):
        part = unlinked(model, [number], but=specimen.unspecified)
        if not part.outputs:
            continue
        try:
            results = oracle.run(part_with(specimen, part, values))
        except (Refusal, HalError):
            return None
        for index, result in zip(part.outputs, results, strict=True):
            relaxed = model.relax_computation_float32_to_float16
            values[index] = moved(result, model.main.operands[index].type, random, relaxed=relaxed)
    return [values[index] for index in model.main.output_indexes]
