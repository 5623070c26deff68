"""LSTM of 8 bits, whose optional weights are left out in one way or another."""

from __future__ import annotations

from typing import Any

from nntflite.graph import OMITTED, Graph, Quantization
from nntflite.schema import Activation, TensorType
from tests.cells import cells
from tests.unit.nntflite.importer.building import DTYPES, S8, Build, I

S16 = TensorType.INT16
_DEPTH, _CELLS = 4, 8
_INPUT, _STATE, _CELL = (Quantization((2.0**-power,), (0,)) for power in (6, 7, 11))
_WEIGHT = Quantization((2.0**-8,), (0,))


def _weights(build: Build, rng: Any, *shape: int) -> int:
    return build.const(S8, rng.integers(-127, 128, shape), _WEIGHT)


def _bias(build: Build, rng: Any) -> int:
    return build.const(I, rng.integers(-4000, 4000, _CELLS), Quantization((2.0**-14,), (0,)))


def _peephole(build: Build, rng: Any) -> int:
    data = rng.integers(-9000, 9000, _CELLS).astype("i2").tobytes()
    return build.tensor("peephole", S16, (_CELLS,), Quantization((2.0**-15,), (0,)), data)


@cells("peephole", [True, False])
@cells("coupled", [True, False])
def test_weights_that_are_left_out_need_no_scale(
    assert_unchanged: Any, rng: Any, peephole: bool, coupled: bool
) -> None:
    graph = _lstm("LSTM", (1, _DEPTH), rng, peephole=peephole, coupled=coupled)
    steps = [[rng.integers(-128, 128, (1, _DEPTH)).astype(DTYPES[S8])] for _ in range(3)]
    assert len(assert_unchanged(graph, steps).state) == 2


@cells("time_major", [True, False])
def test_a_sequence_is_written_out_step_by_step(
    assert_unchanged: Any, rng: Any, time_major: bool
) -> None:
    shape = (5, 1, _DEPTH) if time_major else (1, 5, _DEPTH)
    graph = _lstm("UNIDIRECTIONAL_SEQUENCE_LSTM", shape, rng, time_major=time_major)
    steps = [[rng.integers(-128, 128, shape).astype(DTYPES[S8])] for _ in range(3)]
    assert len(assert_unchanged(graph, steps).state) == 2


def _lstm(
    name: str,
    shape: tuple[int, ...],
    rng: Any,
    *,
    peephole: bool = False,
    coupled: bool = False,
    **options: Any,
) -> Graph:
    build = Build()
    x = build.add(S8, shape, _INPUT)
    gates = range(4)
    weights = [_weights(build, rng, _CELLS, _DEPTH) for _ in gates]
    recurrent = [_weights(build, rng, _CELLS, _CELLS) for _ in gates]
    peepholes = [_peephole(build, rng) if peephole else OMITTED for _ in range(3)]
    biases = [_bias(build, rng) for _ in gates]
    if coupled:  # the input gate is what the forget gate leaves
        weights[0] = recurrent[0] = peepholes[0] = biases[0] = OMITTED
    states = [
        build.tensor(name, type, (1, _CELLS), scale, is_variable=True)
        for name, type, scale in (("output state", S8, _STATE), ("cell state", S16, _CELL))
    ]
    intermediates = [
        *(build.tensor(f"gate {gate}", S16, (), Quantization((0.0,), (0,))) for gate in gates),
        build.tensor("hidden", S8, (), _STATE),
    ]
    y = build.add(S8, (*shape[:-1], _CELLS), _STATE)
    inputs = [x, *weights, *recurrent, *peepholes, *biases, OMITTED, OMITTED, *states]
    build.operator(
        name,
        [*inputs, *[OMITTED] * 4],
        [y],
        intermediates=intermediates,
        fused_activation_function=Activation.TANH,
        **options,
    )
    return build.finish([x], [y])
