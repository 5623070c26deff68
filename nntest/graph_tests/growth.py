"""Growth of error: how far the outputs of a graph may be off when each operation rounds a little.

The graph is run one operation after the other, each result moved by what its operation may be off
at least: two units in the last place of floats, one step of quantized types. How far the outputs
move is measured on the graph at hand, not guessed from its size. (To run it in a wider type would
show the errors of one machine, and the HAL has nothing wider than float32.)

A few trials show how far results drift. They may miss a result that jumps: a hash of other bits is
any number, and four of them agree with the right one in its sign once in sixteen times. So more
trials follow before anybody is accused.
Source of the idea: Monte Carlo arithmetic, D. S. Parker, UCLA CSD-970002 (1997).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.errors import HalError
from nnhal.model_parts import unlinked
from nnhal.types import Model
from nntest.graph_tests.judging import WrongOutput
from nntest.graph_tests.machine import Machine, Refusal
from nntest.graph_tests.rounding import moved
from nntest.graph_tests.specimen import Specimen, Values, part_with

__all__ = ["Spreads", "stepwise", "unexplained"]

Spreads = list[NDArray[np.float64]]
"""Spread of every output: by how much each element may be off; infinite where it is not known."""

_TRIALS: Final = (4, 12, 48)
_FACTOR: Final = 2.0
"""The worst of a few trials is not the worst of all."""


def stepwise(specimen: Specimen, oracle: Machine) -> list[NDArray[Any]] | None:
    """The outputs by the ``oracle`` with each operation in a model of its own, None where it cannot
    tell: whoever is right on operations may still be wrong on a graph of them.
    """
    return _trial(specimen, oracle, None)


def unexplained(
    specimen: Specimen,
    oracle: Machine,
    expected: Sequence[NDArray[Any]],
    wrong: Callable[[Spreads], Sequence[WrongOutput]],
) -> Sequence[WrongOutput]:
    """Return what is ``wrong`` however many trials show how far the outputs may be off.
    ``expected`` are those of the ``oracle``.
    """
    spreads = [np.zeros(array.shape) for array in expected]
    seeds = iter(range(sum(_TRIALS)))
    found: Sequence[WrongOutput] = ()
    for trials in _TRIALS:
        _widen(spreads, specimen, oracle, expected, islice(seeds, trials))
        found = wrong(spreads)
        if not found:
            break
    return found


def _widen(
    spreads: Spreads,
    specimen: Specimen,
    oracle: Machine,
    expected: Sequence[NDArray[Any]],
    seeds: Iterable[int],
) -> None:
    for seed in seeds:
        outputs = _trial(specimen, oracle, np.random.default_rng(seed))
        for number, (spread, clean) in enumerate(zip(spreads, expected, strict=True)):
            noisy = None if outputs is None else outputs[number]
            if noisy is None or noisy.shape != clean.shape:
                spread[...] = np.inf
                continue
            with np.errstate(invalid="ignore"):
                by = np.abs(noisy.astype(np.float64) - clean.astype(np.float64)) * _FACTOR
            np.maximum(spread, np.where(np.isnan(by), np.inf, by), out=spread)


def _trial(
    specimen: Specimen, oracle: Machine, random: np.random.Generator | None
) -> list[NDArray[Any]] | None:
    """The outputs, with a little noise in each result where it is ``random``; None where the oracle
    cannot tell.
    """
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
        values.update(zip(part.outputs, results, strict=True))
        if random is not None:
            values.update(_noisy(model, part.outputs, values, random))
    return [values[index] for index in model.main.output_indexes]


def _noisy(
    model: Model, indexes: Sequence[int], values: Values, random: np.random.Generator
) -> Iterator[tuple[int, NDArray[Any]]]:
    relaxed = model.relax_computation_float32_to_float16
    for index in indexes:
        yield index, moved(values[index], model.main.operands[index].type, random, relaxed=relaxed)
