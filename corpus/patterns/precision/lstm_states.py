"""States that a QUANTIZED_LSTM keeps from one step to the next, over the whole range of codes.

Kernels put tanh of 16 bits together from parts, cut results off at -127 instead of -128, or take
the code of a clip for that of another scale.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from corpus.language import Array, Operand, omitted
from corpus.numbers import Numbers
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import Type, q8s, q16s, s8

_STATES: Final = Patterns("states", "cell states over the whole range", REAL, float16=False)
_ENDS: Final = Patterns("ends", "results beyond the codes", REAL, float16=False)
_CLIPS: Final = Patterns("clips", "clips of states of several scales", REAL, float16=False)
_GATES: Final = ("input", "forget", "cell", "output")
_INT32: Final = Type("TENSOR_INT32")


def _cell(
    net: Net, seed: str, memory: Array, state: Type, cell: Type, clip: float = 0.0
) -> list[Term]:
    """One step with gates that are nearly open, so that the state stays about what it is."""
    numbers, source, cells = Numbers(seed), s8(1 / 128, 5), memory.shape[1]
    none, absent = omitted("none", q16s(1e-4)), omitted("absent", _INT32)
    biases = [net.known(np.full(cells, bias), _INT32) for bias in (-9000, 25_000, 0, 25_000)]
    matrices: list[Operand] = [
        net.known(numbers.integers(cells, width, low=-9, high=9), q8s(0.003))
        for width in (2, cells)
        for _ in _GATES
    ]
    arguments: list[Any] = [
        net.codes(numbers.codes(source, 2, 2), source),
        *matrices,
        *(none, none, none),
        *biases,
        omitted("projection", q8s(0.01), (0, 0)),
        absent,
        net.codes(numbers.codes(state, 2, cells), state),
        net.codes(memory, cell),
        *(none, none, none, none),
        *(clip, 0.0),
        *(2.0**-12,) * 4,
        *(state.zero_point, state.scale),
    ]
    return net.several("QUANTIZED_LSTM", *arguments, types=[state, cell, state], shape=memory.shape)


@_STATES.named(
    "QUANTIZED_LSTM",
    {f"of_{bits}_bits": bits for bits in (9, 10, 11, 12, 13, 15)},
    oracle="tflite",
)
def _cell_states(bits: int, net: Net) -> list[Term]:
    """Cell states over the whole range of their scale: a 16-bit tanh is assembled from segments."""
    memory = np.stack([np.linspace(-32_000, 32_000, 16), np.geomspace(40, 32_000, 16)])
    return _cell(net, f"states {bits}", memory.round(), s8(1 / 128, 0), q16s(2.0**-bits))


@_ENDS("QUANTIZED_LSTM", "both", oracle="tflite")
def _output_states(net: Net) -> list[Term]:
    """Results saturate at both ends of the codes: the least is -128, not -127.

    Cell states stay beyond 1.5 and the output gate at 0.6, so that results exceed half of 1.
    """
    memory = np.array([[-32_000, 32_000, 20_000], [20_000, -20_000, -32_000]])
    before, cell, output = _cell(net, "ends", memory, s8(1 / 512, 40), q16s(2.0**-13))
    return [before.dequantize(), cell, output.dequantize()]


@_CLIPS.named(
    "QUANTIZED_LSTM",
    {"of_9_bits": (9, 12.5), "of_13_bits": (13, 1.25), "of_15_bits": (15, 0.3)},
    oracle="tflite",
)
def _clips(choice: tuple[int, float], net: Net) -> list[Term]:
    """Cell states beyond the clip on both sides, and within it.

    The clip is a real number: its code depends on the scale of the state.
    """
    bits, clip = choice
    shares, cell = np.array([0.3, 0.9, 2.0, 3.0]), q16s(2.0**-bits)
    memory = (np.stack([shares, -shares[::-1]]) * clip / cell.scale).round()
    return _cell(net, f"clips {bits}", memory, s8(1 / 128, 0), cell, clip)
