"""States: what a cell of 8 bits keeps from one step to the next, over the whole range of codes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from corpus.language import (
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    internal,
    omitted,
    q8s,
    q16s,
    result,
    s8,
)
from corpus.numbers import Numbers

__all__ = ["files"]

_OPERATION: Final = "QUANTIZED_LSTM"
_GATES: Final = ("input", "forget", "cell", "output")
_CELLS: Final = 16


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield "lstm", _cell_states()
    yield "lstm", _output_states()
    yield "lstm", _clips()


def _cell_states() -> SpecFile:
    """Cell states of every size for every scale: tanh of 16 bits is put together from parts."""
    file = SpecFile("quantized_lstm_states", f"{_OPERATION}: cell states over the whole range.")
    memory = np.stack([np.linspace(-32_000, 32_000, _CELLS), np.geomspace(40, 32_000, _CELLS)])
    for bits in (9, 10, 11, 12, 13, 15):
        state, cell = s8(1 / 128, 0), q16s(2.0**-bits)
        outputs = [
            result("output_state_out", state),
            result("cell_state_out", cell),
            result("output", state),
        ]
        file.add(
            f"of_{bits}_bits",
            _OPERATION,
            _inputs(f"states {bits}", memory.round(), state, cell),
            outputs,
            tests=f"States up to {2 ** (15 - bits):g} in steps of 2^-{bits}.",
            oracle="tflite",
        )
    return file


def _output_states() -> SpecFile:
    """Results beyond both ends of the codes: the least code is -128, not -127."""
    file = SpecFile("quantized_lstm_ends", f"{_OPERATION}: results beyond the codes.")
    cell, state = q16s(2.0**-13), s8(1 / 512, 40)
    # Cell states stay beyond 1.5, and the output gate is 0.6: results are beyond half of one.
    memory = np.array([[-32_000, 32_000, 20_000], [20_000, -20_000, -32_000]])
    codes = [internal(n, state, memory.shape) for n in ("output_state_out", "output")]
    outputs = [codes[0], result("cell_state_out", cell), codes[1]]
    steps = [
        Step(_OPERATION, _inputs("ends", memory, state, cell), outputs),
        *(Step("DEQUANTIZE", [code], result(f"real_{code.name}")) for code in codes),
    ]
    tests = "Each result is the least or the greatest code; as real numbers."
    file.add("both", steps, tests=tests, oracle="tflite")
    return file


def _clips() -> SpecFile:
    """Cell states beyond the clip on both sides, and within it.

    A clip is a real number: its code is another one for each scale of the state.
    """
    file = SpecFile("quantized_lstm_clips", f"{_OPERATION}: clips of states of several scales.")
    shares = np.array([0.3, 0.9, 2.0, 3.0])
    for bits, clip in ((9, 12.5), (13, 1.25), (15, 0.3)):
        state, cell = s8(1 / 128, 0), q16s(2.0**-bits)
        memory = (np.stack([shares, -shares[::-1]]) * clip / cell.scale).round()
        outputs = [
            result("output_state_out", state),
            result("cell_state_out", cell),
            result("output", state),
        ]
        inputs = _inputs(f"clips {bits}", memory, state, cell, clip)
        tests = f"States up to {3 * clip:g} in steps of 2^-{bits}, clipped at {clip:g}."
        file.add(f"of_{bits}_bits", _OPERATION, inputs, outputs, tests=tests, oracle="tflite")
    return file


def _inputs(name: str, memory: Array, state: Type, cell: Type, clip: float = 0.0) -> list[Argument]:
    """Gates that are nearly open, so that the state stays about what it is."""
    numbers, source, cells = Numbers(name), s8(1 / 128, 5), memory.shape[1]
    none = omitted("none", q16s(1e-4))
    absent = omitted("absent", Type("TENSOR_INT32"))
    biases: list[Operand] = [
        constant(f"{gate}_gate_bias", np.full(cells, bias), Type("TENSOR_INT32"))
        for gate, bias in zip(_GATES, (-9000, 25_000, 0, 25_000), strict=True)
    ]
    matrices: list[Operand] = [
        constant(f"{kind}_to_{gate}", numbers.integers(cells, width, low=-9, high=9), q8s(0.003))
        for kind, width in (("input", 2), ("recurrent", cells))
        for gate in _GATES
    ]
    return [
        given("input", numbers.codes(source, 2, 2), source),
        *matrices,
        *(none, none, none),
        *biases,
        omitted("projection", q8s(0.01), (0, 0)),
        absent,
        given("output_state", numbers.codes(state, 2, cells), state),
        given("cell_state", memory, cell),
        *(none, none, none, none),
        *(clip, 0.0),
        *(2.0**-12,) * 4,
        *(state.zero_point, state.scale),
    ]
