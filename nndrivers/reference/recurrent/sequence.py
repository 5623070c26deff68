"""Base of recurrent kernels: a cell bound to its buffers, and its way through a sequence.

A cell multiplies the input, an auxiliary input and its own last output by weights. Side by side in
one vector, with a 1 for the bias, they take a single matrix product for all gates together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.binding import Binding, required
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Scratch, Step
from nnhal.operations.node import Node
from nnhal.operations.recurrent import RecurrentActivation

__all__ = [
    "Cell",
    "Direction",
    "Factors",
    "Started",
    "activate",
    "clamp",
    "constants",
    "from_tanh",
    "halved_sigmoid",
    "in_both_directions",
    "in_one_direction",
    "stack",
]

Array = NDArray[Any]

_CLAMPS: Final = {
    RecurrentActivation.RELU: (0.0, None),
    RecurrentActivation.RELU1: (-1.0, 1.0),
    RecurrentActivation.RELU6: (0.0, 6.0),
}


def activate(activation: RecurrentActivation, values: Array) -> list[Call]:
    """Calls that apply an activation in place."""
    if activation == RecurrentActivation.TANH:
        return [partial(np.tanh, values, values)]
    if activation == RecurrentActivation.SIGMOID:
        half = np.array(0.5, values.dtype)
        return [partial(np.multiply, values, half, values), *halved_sigmoid(values)]
    low, high = _CLAMPS.get(activation, (None, None))
    return clamp(values, low, high)


def halved_sigmoid(values: Array) -> list[Call]:
    """Calls that turn x / 2 into sigmoid(x), in place: (1 + tanh(x / 2)) / 2.

    Halving is free where weights can be halved beforehand, and tanh never overflows.
    """
    return [partial(np.tanh, values, values), *from_tanh(values)]


def from_tanh(values: Array) -> list[Call]:
    """Calls that turn tanh(x / 2) into sigmoid(x), in place."""
    half = np.array(0.5, values.dtype)
    return [partial(np.multiply, values, half, values), partial(np.add, values, half, values)]


def clamp(values: Array, low: float | None, high: float | None) -> list[Call]:
    """Calls that clamp in place; None is no bound."""
    calls: list[Call] = []
    for ufunc, bound in ((np.maximum, low), (np.minimum, high)):
        if bound is not None:
            calls.append(partial(ufunc, values, np.array(bound, values.dtype), out=values))
    return calls


@dataclass(frozen=True, slots=True)
class Factors:
    """The vectors that meet the weights, [batches, size] each: windows on one array ``all``.

    Its last column is 1, for the bias.
    """

    all: Array
    input: Array
    auxiliary: Array
    state: Array

    @classmethod
    def allocate(cls, batches: int, sizes: tuple[int, int, int], scratch: Scratch) -> Factors:
        """``sizes`` of input, auxiliary input (0 if there is none) and state."""
        # Kept, since nothing but the bind writes the ones.
        whole = scratch.kept((batches, sum(sizes) + 1), np.float32)
        whole[:, -1] = 1.0
        first, second = sizes[0], sizes[0] + sizes[1]
        return cls(whole, whole[:, :first], whole[:, first:second], whole[:, second:-1])


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell bound to buffers: fill ``factors``, make all ``calls``, read ``output``.

    ``packing`` comes before the first step of an execution.
    """

    factors: Factors
    output: Array
    packing: Sequence[Call]
    calls: Sequence[Call]


def through_time(
    cell: Cell, source: Array, auxiliary: Array | None, target: Array, forward: bool
) -> Step:
    """Runs ``cell`` over ``source`` [steps, batches, size] into ``target``, from either end.

    The cell's output is its next state. The state must be in ``cell.factors`` beforehand, and is
    the last one afterwards.
    """
    factors, output, once = cell.factors, cell.output, run_all(cell.calls)
    order = range(len(source)) if forward else range(len(source) - 1, -1, -1)
    copy = np.copyto

    pack = run_all(cell.packing)

    def step() -> None:
        pack()
        for time in order:
            copy(factors.input, source[time])
            if auxiliary is not None:
                copy(factors.auxiliary, auxiliary[time])
            once()
            copy(target[time], output)
            copy(factors.state, output)

    return step


class Started(NamedTuple):
    """A cell at the start of a sequence. Each of its ``states`` is the array that it begins in, the
    input that it begins as, and the array that it ends in.
    """

    cell: Cell
    states: Sequence[tuple[Array, Array, Array]]


@dataclass(frozen=True, slots=True)
class Direction:
    """A cell's way through a sequence, from either end; ``source`` is the input that it reads."""

    start: Callable[[OptionalArrays, Scratch], Started]
    source: int = 0
    auxiliary: int | None = None
    forward: bool = True

    def bind(
        self,
        inputs: OptionalArrays,
        target: Array,
        last: Arrays,
        is_time_major: bool,
        scratch: Scratch,
    ) -> list[Call]:
        """Writes ``target`` [steps, batches, results], and the ``last`` states where asked for."""
        cell, states = self.start(inputs, scratch)
        source = time_major(required(inputs, self.source), is_time_major)
        auxiliary = None
        if self.auxiliary is not None:
            auxiliary = time_major(required(inputs, self.auxiliary), is_time_major)
        return [
            *(partial(np.copyto, begin, first) for begin, first, _ in states),
            through_time(cell, source, auxiliary, target, self.forward),
            *(partial(np.copyto, to, end) for to, (_, _, end) in zip(last, states, strict=False)),
        ]


def in_one_direction(direction: Direction, is_time_major: bool) -> Kernel:
    """The output of every step and, where asked for, the last states."""

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        target = time_major(outputs[0], is_time_major)
        return run_all(direction.bind(inputs, target, outputs[1:], is_time_major, scratch))

    return Binding(bind)


def in_both_directions(
    forward: Direction, backward: Direction, is_time_major: bool, merged: int | None
) -> Kernel:
    """Forward and backward outputs, then the states where asked for. Outputs are side by side if
    ``merged``, which is then the width of the forward one.
    """

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        targets = [time_major(output, is_time_major) for output in outputs[:2]]
        states = outputs[2:]
        if merged is not None:
            targets = [targets[0][..., :merged], targets[0][..., merged:]]
            states = outputs[1:]
        half = len(states) // 2
        there = forward.bind(inputs, targets[0], states[:half], is_time_major, scratch)
        back = backward.bind(inputs, targets[1], states[half:], is_time_major, scratch)
        return run_all([*there, *back])

    return Binding(bind)


def constants(node: Node, indexes: Sequence[int]) -> OptionalArrays | None:
    """All inputs of ``node``, if those of ``indexes`` that are not omitted have known data."""
    if any(node.has(index) and node.tensor(index).value is None for index in indexes):
        return None
    return [None if info is None else info.value for info in node.inputs]


def stack(
    target: Array, weights: Sequence[Array | None], bias: Array | None, factor: float
) -> None:
    """Writes ``weights`` ([results, factors] each) and bias, times ``factor``, into ``target``.

    ``target`` is [all factors + 1, results], to be multiplied by a row of :class:`Factors`.
    """
    row = 0
    for matrix in weights:
        if matrix is not None:
            np.multiply(matrix.T, factor, target[row : row + matrix.shape[1]])
            row += matrix.shape[1]
    target[row:] = 0.0 if bias is None else bias * factor


def time_major(sequence: Array, is_time_major: bool) -> Array:
    """``sequence`` as [steps, batches, size]: a view."""
    return sequence if is_time_major else sequence.swapaxes(0, 1)
