"""FILL, RANK and RANDOM_MULTINOMIAL."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.binding import Binding, required
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.node import Node
from nnhal.types import OperationType

__all__: list[str] = []


@kernel(OperationType.FILL, native_float16=True)
def prepare_fill(node: Node, resources: Resources) -> Kernel:
    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        return partial(np.copyto, outputs[0], required(inputs, 1))

    return Binding(bind)


@kernel(OperationType.RANK, native_float16=True)
def prepare_rank(node: Node, resources: Resources) -> Kernel:
    rank = node.tensor(0).rank

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        return partial(np.copyto, outputs[0], np.array(rank, outputs[0].dtype))

    return Binding(bind)


@kernel(OperationType.RANDOM_MULTINOMIAL)
def prepare_multinomial(node: Node, resources: Resources) -> Kernel:
    """Classes drawn with the probabilities of unnormalized logarithms.

    The same seeds give the same samples, on this driver; two zeros give other ones every time.
    """

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        logits, seeds, target = required(inputs, 0), required(inputs, 2), outputs[0]

        def step() -> None:
            generator = _generator(seeds)
            for row, samples in zip(logits, target, strict=True):
                sums = _cumulated(row.astype(np.float64))
                draws = generator.random(len(samples)) * sums[-1]
                samples[:] = np.searchsorted(sums, draws, side="right")

        return step

    return Binding(bind)


def _generator(seeds: NDArray[Any]) -> np.random.Generator:
    words = seeds.reshape(-1).view(np.uint32).tolist()
    return np.random.Generator(np.random.Philox(words if any(words) else None))


def _cumulated(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    """Running sums of the probabilities, up to a factor; infinite logits have none.

    Source: Android's Multinomial.cpp.
    """
    finite = np.isfinite(logits)
    highest = logits[finite].max(initial=-np.inf)
    return np.cumsum(np.where(finite, np.exp(logits - highest), 0.0))
