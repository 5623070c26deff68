"""LSTM, its sequences, and the two quantized ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice, constant, like
from tests.corpus.laws.operand_types import F32, I32, Q8S, Q16S, S8, U8
from tests.corpus.laws.table import Case, generates
from tests.operands import Argument, Tensor

O = OperationType  # noqa: E741

_TANH = 4
_GATES = range(4)


@dataclass(frozen=True)
class Parts:
    """Sizes of an LSTM, and which optional parts it has."""

    batches: int
    inputs: int
    cells: int
    outputs: int
    cifg: bool
    peephole: bool
    projection: bool
    norm: bool
    clips: tuple[float, float]

    @classmethod
    def drawn(cls, dice: Dice, *, both: bool = True, norm: bool = True) -> Parts:
        """With ``both``, peepholes and projection may come together."""
        batches, inputs, cells, outputs = dice.shape(4, 5)
        cifg, peephole, projection, normed = (dice.flag() for _ in range(4))
        projection = projection and (both or not peephole)
        clips = dice.pick((0.0, 0.4)), dice.pick((0.0, 0.3)) if projection else 0.0
        size = outputs if projection else cells
        return cls(batches, inputs, cells, size, cifg, peephole, projection, normed and norm, clips)

    def gates(self, make: Callable[[], Tensor]) -> list[Argument]:
        """One operand a gate; with coupled gates the input gate has none."""
        return [None if self.cifg and gate == 0 else make() for gate in _GATES]

    def peepholes(self, make: Callable[[], Tensor]) -> list[Argument]:
        return self.gates(make)[:3] if self.peephole else [None] * 3

    def norms(self, make: Callable[[], Tensor]) -> list[Argument]:
        return self.gates(make) if self.norm else [None] * 4


def _weights(dice: Dice, parts: Parts) -> list[Argument]:
    """From the gates' weights to those of the projection, in the order of the HAL."""

    def weight(*shape: int) -> Tensor:
        return constant(dice.tensor(F32, shape, 0.5))

    projection: list[Argument] = [None, None]
    if parts.projection:
        projection = [weight(parts.outputs, parts.cells), weight(parts.outputs)]
    return [
        *parts.gates(lambda: weight(parts.cells, parts.inputs)),
        *parts.gates(lambda: weight(parts.cells, parts.outputs)),
        *parts.peepholes(lambda: weight(parts.cells)),
        *parts.gates(lambda: weight(parts.cells)),
        *projection,
    ]


def _states(dice: Dice, parts: Parts) -> list[Tensor]:
    return [dice.tensor(F32, (parts.batches, size), 0.5) for size in (parts.outputs, parts.cells)]


def _norms(dice: Dice, parts: Parts) -> list[Argument]:
    return parts.norms(lambda: constant(dice.tensor(F32, (parts.cells,))))


@generates(O.LSTM, types=(F32,))
def _lstm(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """What is in the first output, the scratch buffer, is nobody's business."""
    parts = Parts.drawn(dice)
    source = dice.tensor(F32, (parts.batches, parts.inputs))
    norms = _norms(dice, parts) if parts.norm else []
    operands = [source, *_weights(dice, parts), *_states(dice, parts)]
    arguments = [*operands, _TANH, *parts.clips, *norms]
    return Case(operation, arguments, [Tensor(F32)] * 4, unspecified=(0,))


def _sequence_shape(dice: Dice, parts: Parts, time_major: bool) -> tuple[int, int, int]:
    steps = dice.number(1, 4)
    outer = (steps, parts.batches) if time_major else (parts.batches, steps)
    return (*outer, parts.inputs)


@generates(O.UNIDIRECTIONAL_SEQUENCE_LSTM, types=(F32,))
def _sequence(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    parts, time_major = Parts.drawn(dice), dice.flag()
    source = dice.tensor(F32, _sequence_shape(dice, parts, time_major))
    operands = [source, *_weights(dice, parts), *_states(dice, parts)]
    arguments = [*operands, _TANH, *parts.clips, time_major, *_norms(dice, parts)]
    return Case(operation, arguments, [Tensor(F32)] * 3)


@generates(O.BIDIRECTIONAL_SEQUENCE_LSTM, types=(F32,))
def _both_ways(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """Without layer normalization, which TF Lite has not here; both cells have the same parts.

    Merged outputs with the batches outside TF Lite gets wrong: it then gives other states than
    without merging.
    """
    parts, time_major, merged = Parts.drawn(dice, norm=False), dice.flag(), dice.flag()
    source = dice.tensor(F32, _sequence_shape(dice, parts, time_major))
    cells = [*_weights(dice, parts), *_weights(dice, parts)]
    states = [*_states(dice, parts), *_states(dice, parts)]
    nothing = [None] * 9
    settings = [_TANH, *parts.clips, merged, time_major]
    arguments = [source, *cells, *states, *nothing, *settings, *[None] * 8]
    outputs = [Tensor(F32)] * (5 if merged else 6)
    return Case(operation, arguments, outputs, in_tflite=time_major or not merged)


@generates(O.QUANTIZED_16BIT_LSTM, types=(U8,))
def _quantized_16bit(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    batches, inputs, units = dice.shape(3, 5)
    scale, zero_point = dice.scale(0.001, 0.02), dice.zero_point(U8)

    def weight(size: int) -> Tensor:
        return constant(Tensor(U8, dice.codes(U8, (units, size)), scale, zero_point))

    def bias() -> Tensor:
        return constant(Tensor(I32, dice.rng.integers(-50000, 50000, units), scale / 128))

    source, state = (
        Tensor(U8, dice.codes(U8, (batches, size)), 1 / 128, 128) for size in (inputs, units)
    )
    cell = Tensor(Q16S, dice.rng.integers(-9000, 9000, (batches, units)), 1 / 2048)
    weights = [weight(size) for size in (inputs,) * 4 + (units,) * 4]
    arguments = [source, *weights, *(bias() for _ in _GATES), cell, state]
    return Case(operation, arguments, [like(cell), like(state)])


class _Quantized8:
    """Operands of QUANTIZED_LSTM."""

    def __init__(self, dice: Dice, parts: Parts) -> None:
        self.dice, self.parts = dice, parts

    def weight(self, *shape: int) -> Tensor:
        codes = self.dice.rng.integers(-127, 128, shape)
        return constant(Tensor(Q8S, codes, self.dice.scale(0.002, 0.02)))

    def norm(self) -> Tensor:
        codes = self.dice.rng.integers(-9000, 9000, self.parts.cells)
        return constant(Tensor(Q16S, codes, self.dice.scale(2e-5, 2e-4)))

    def bias(self) -> Tensor:
        """Added to 20 bits behind the point of a normalized gate, or to a sum of products."""
        largest = 2**23 if self.parts.norm else 2**14
        return constant(Tensor(I32, self.dice.rng.integers(-largest, largest, self.parts.cells)))

    def projection(self) -> list[Argument]:
        parts = self.parts
        if not parts.projection:
            return [None, None]
        offsets = self.dice.rng.integers(-1000, 1000, parts.outputs)
        return [self.weight(parts.outputs, parts.cells), constant(Tensor(I32, offsets, 1e-4))]

    def signed(self, size: int, scale: float) -> Tensor:
        codes = self.dice.codes(S8, (self.parts.batches, size))
        return Tensor(S8, codes, scale, self.dice.number(-9, 9))


@generates(O.QUANTIZED_LSTM, types=(S8,))
def _quantized_8bit(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """Peepholes and projection never both: TF Lite's peepholes are then as many as the outputs.

    Without normalization it takes 3 integer bits of the gates for granted.
    """
    parts = Parts.drawn(dice, both=False)
    make = _Quantized8(dice, parts)
    source, state = make.signed(parts.inputs, 1 / 128), make.signed(parts.outputs, 1 / 100)
    cell = Tensor(Q16S, dice.rng.integers(-9000, 9000, (parts.batches, parts.cells)), 2.0**-11)
    hidden = [7, 0.01] if parts.projection else [state.zero_point, state.scale]
    factors = (1.0, 1.125, 0.875, 1.25) if parts.norm else (1.0,) * 4
    arguments = [
        source,
        *parts.gates(lambda: make.weight(parts.cells, parts.inputs)),
        *parts.gates(lambda: make.weight(parts.cells, parts.outputs)),
        *parts.peepholes(make.norm),
        *parts.gates(make.bias),
        *make.projection(),
        state,
        cell,
        *parts.norms(make.norm),
        *parts.clips,
        *(2.0**-12 * factor for factor in factors),
        *hidden,
    ]
    return Case(operation, arguments, [like(state), like(cell), like(state)])
