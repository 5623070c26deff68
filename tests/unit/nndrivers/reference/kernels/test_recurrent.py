"""LSTM, RNN, SVDF and the sequences against TF Lite and formulas in float64."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import pytest

from nndrivers.reference.kernels import kernels
from nndrivers.reference.planning.evaluate import SERIAL, HeapScratch
from nnhal.operations.node import Node
from nnhal.operations.registry import infer
from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16
O = OperationType  # noqa: E741
NONE, RELU, RELU1, RELU6, TANH, SIGMOID = 0, 1, 2, 3, 4, 6
BATCHES, INPUT, CELLS, OUTPUTS, STEPS = 2, 3, 5, 4, 3


@dataclass(frozen=True)
class Options:
    """Which optional parts an LSTM has."""

    cifg: bool = False
    peephole: bool = False
    projection: bool = False
    layer_norm: bool = False
    cell_clip: float = 0.0
    projection_clip: float = 0.0
    activation: int = TANH

    @property
    def outputs(self) -> int:
        return OUTPUTS if self.projection else CELLS


OPTIONS = [
    Options(*flags, cell_clip=0.4 * flags[0], projection_clip=0.05 * flags[2])
    for flags in product([False, True], repeat=4)
]
"""Every combination of the four parts."""


@pytest.fixture
def weight(tensor: Any, draw: Any) -> Any:
    """``weight(*shape)``: a constant float tensor."""

    def make(*shape: int) -> Any:
        values = draw.rng.uniform(-1, 1, shape).astype(np.float32)
        return tensor(F32, values, constant=True)

    return make


def _gates(make: Any, options: Options, *shape: int) -> list[Any]:
    first = [None] if options.cifg else [make(*shape)]
    return first + [make(*shape) for _ in range(3)]


def _cell(make: Any, options: Options, auxiliary: int = 0) -> dict[str, list[Any]]:
    """The weights of one cell, in the order of the HAL."""
    some = options.peephole
    peephole = [make(CELLS) if some and not options.cifg else None]
    peephole += [make(CELLS) if some else None for _ in range(2)]
    projection = [make(OUTPUTS, CELLS), make(OUTPUTS)] if options.projection else [None, None]
    return {
        "weights": [
            *_gates(make, options, CELLS, INPUT),
            *_gates(make, options, CELLS, options.outputs),
            *peephole,
            *_gates(make, options, CELLS),
            *projection,
        ],
        "norm": _gates(make, options, CELLS) if options.layer_norm else [None] * 4,
        "auxiliary": _gates(make, options, CELLS, auxiliary) if auxiliary else [None] * 4,
    }


def _varying(tensors: list[Any]) -> list[Any]:
    """The same operands, of which a kernel does not know the data beforehand."""
    return [t and type(t)(t.type, t.value) for t in tensors]


def _settings(options: Options) -> list[Any]:
    return [options.activation, options.cell_clip, options.projection_clip]


def _lstm_arguments(make: Any, options: Options) -> list[Any]:
    cell = _cell(make, options)
    x, h, c = make(BATCHES, INPUT), make(BATCHES, options.outputs), make(BATCHES, CELLS)
    norm = cell["norm"] if options.layer_norm else []
    return [*_varying([x]), *cell["weights"], *_varying([h, c]), *_settings(options), *norm]


@cells("options", OPTIONS, ids=str)
def test_an_lstm_of_any_parts_is_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, weight: Any, options: Options
) -> None:
    arguments = _lstm_arguments(weight, options)
    actual = kernel(O.LSTM, arguments, [tensor(F32)] * 4)
    expected = tflite(O.LSTM, arguments, [tensor(F32)] * 4)
    for one, other in zip(actual[1:], expected[1:], strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=2e-6)


@cells("activation", [NONE, RELU, RELU1, RELU6, SIGMOID])
def test_an_lstm_may_have_another_activation(
    kernel: Any, tensor: Any, weight: Any, activation: int
) -> None:
    options = Options(activation=activation, peephole=True)
    arguments = _lstm_arguments(weight, options)
    _, _, cell, output = kernel(O.LSTM, arguments, [tensor(F32)] * 4)
    squash = ACTIVATIONS[activation]
    expected = _lstm_formula(arguments, squash)
    np.testing.assert_allclose(cell, expected[0], rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(output, expected[1], rtol=1e-5, atol=1e-6)


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


ACTIVATIONS: dict[int, Any] = {
    NONE: lambda x: x,
    RELU: lambda x: np.maximum(x, 0),
    RELU1: lambda x: np.clip(x, -1, 1),
    RELU6: lambda x: np.clip(x, 0, 6),
    TANH: np.tanh,
    SIGMOID: _sigmoid,
}


def _lstm_formula(arguments: list[Any], squash: Any) -> tuple[Any, Any]:
    """Cell state and output of an LSTM with peepholes."""
    data = [a.array.astype(np.float64) if hasattr(a, "array") else a for a in arguments]
    x, h, c = data[0], data[18], data[19]
    totals = [x @ data[1 + g].T + h @ data[5 + g].T + data[12 + g] for g in range(4)]
    opened = [_sigmoid(totals[g] + c * data[9 + g]) for g in (0, 1)]
    new = opened[1] * c + opened[0] * squash(totals[2])
    return new, _sigmoid(totals[3] + new * data[11]) * squash(new)


@cells("options", [OPTIONS[0], OPTIONS[-1]], ids=str)
def test_weights_may_be_known_late(kernel: Any, tensor: Any, weight: Any, options: Options) -> None:
    early = _lstm_arguments(weight, options)
    late = [_varying([a])[0] if isinstance(a, tensor) else a for a in early]
    one = kernel(O.LSTM, early, [tensor(F32)] * 4)
    other = kernel(O.LSTM, late, [tensor(F32)] * 4)
    for a, b in zip(one, other, strict=True):
        np.testing.assert_array_equal(a, b)


def test_an_lstm_of_float16_is_the_rounded_float32(kernel: Any, tensor: Any, weight: Any) -> None:
    single, half = _lstm_arguments(weight, OPTIONS[-1]), []
    for place, argument in enumerate(single):
        if isinstance(argument, tensor):
            rounded = argument.array.astype(np.float16)
            half.append(tensor(F16, rounded, constant=argument.constant))
            single[place] = tensor(F32, rounded, constant=argument.constant)
        elif isinstance(argument, float):
            value = np.float16(argument)
            half.append(tensor(OperandType.FLOAT16, value, constant=True))
            single[place] = float(value)
        else:
            half.append(argument)
    narrow = kernel(O.LSTM, half, [tensor(F16)] * 4)
    wide = kernel(O.LSTM, single, [tensor(F32)] * 4)
    for a, b in zip(narrow, wide, strict=True):
        np.testing.assert_array_equal(a, b.astype(np.float16))


def _stepwise(
    kernel: Any, tensor: Any, cell: Any, options: Options, xs: Any, h: Any, c: Any
) -> Any:
    """Outputs of LSTM, called once a step, and the last states."""
    outputs = []
    for x in xs:
        states = [tensor(F32, h), tensor(F32, c)]
        arguments = [tensor(F32, x), *cell["weights"], *states, *_settings(options), *cell["norm"]]
        _, h, c, output = kernel(O.LSTM, arguments, [tensor(F32)] * 4)
        outputs.append(output)
    return np.stack(outputs), h, c


@cells("options", [OPTIONS[0], OPTIONS[5], OPTIONS[-1]], ids=str)
@cells("time_major", [True, False])
def test_a_sequence_is_one_step_after_another(
    kernel: Any, tensor: Any, weight: Any, options: Options, time_major: bool
) -> None:
    cell = _cell(weight, options)
    xs = weight(STEPS, BATCHES, INPUT).array
    h, c = weight(BATCHES, options.outputs).array, weight(BATCHES, CELLS).array
    source = tensor(F32, xs if time_major else xs.swapaxes(0, 1))
    states = [tensor(F32, h), tensor(F32, c)]
    arguments = [source, *cell["weights"], *states, *_settings(options), time_major, *cell["norm"]]
    output, *last = kernel(O.UNIDIRECTIONAL_SEQUENCE_LSTM, arguments, [tensor(F32)] * 3)
    expected = _stepwise(kernel, tensor, cell, options, xs, h, c)
    np.testing.assert_array_equal(output if time_major else output.swapaxes(0, 1), expected[0])
    for one, other in zip(last, expected[1:], strict=True):
        np.testing.assert_array_equal(one, other)


def _bidirectional(
    cells: list[Any], states: list[Any], options: Options, source: Any, auxiliary: Any, merge: bool
) -> list[Any]:
    return [
        source,
        *cells[0]["weights"],
        *cells[1]["weights"],
        *states,
        auxiliary,
        *cells[0]["auxiliary"],
        *cells[1]["auxiliary"],
        *_settings(options),
        merge,
        True,
        *cells[0]["norm"],
        *cells[1]["norm"],
    ]


@cells("options", [OPTIONS[0], OPTIONS[5], OPTIONS[-1]], ids=str)
@cells("parallel", [False, True])
@cells("merge", [False, True])
def test_the_backward_cell_starts_at_the_end(
    kernel: Any, tensor: Any, weight: Any, options: Options, parallel: bool, merge: bool
) -> None:
    cells = [_cell(weight, options), _cell(weight, options)]
    xs, auxiliary = (weight(STEPS, BATCHES, INPUT).array for _ in range(2))
    states = [weight(BATCHES, size).array for size in (options.outputs, CELLS) * 2]
    arguments = _bidirectional(
        cells,
        [tensor(F32, state) for state in states],
        options,
        tensor(F32, xs),
        tensor(F32, auxiliary) if parallel else None,
        merge,
    )
    results = kernel(O.BIDIRECTIONAL_SEQUENCE_LSTM, arguments, [tensor(F32)] * (5 if merge else 6))
    forward = _stepwise(kernel, tensor, cells[0], options, xs, *states[:2])
    backward_xs = (auxiliary if parallel else xs)[::-1]
    backward = _stepwise(kernel, tensor, cells[1], options, backward_xs, *states[2:])
    outputs = [forward[0], backward[0][::-1]]
    if merge:
        outputs = [np.concatenate(outputs, -1)]
    for one, other in zip(results, [*outputs, *forward[1:], *backward[1:]], strict=True):
        np.testing.assert_array_equal(one, other)


def test_a_crossed_auxiliary_input_is_more_input(kernel: Any, tensor: Any, weight: Any) -> None:
    """Both cells see input and auxiliary input as if they were one, with all weights together."""
    options, width = Options(peephole=True), 2
    cells = [_cell(weight, options, width), _cell(weight, options, width)]
    xs, auxiliary = weight(STEPS, BATCHES, INPUT).array, weight(STEPS, BATCHES, width).array
    states = [tensor(F32, weight(BATCHES, size).array) for size in (options.outputs, CELLS) * 2]
    crossed = _bidirectional(cells, states, options, tensor(F32, xs), tensor(F32, auxiliary), False)
    joined_cells = [_joined(tensor, cell) for cell in cells]
    both = tensor(F32, np.concatenate([xs, auxiliary], -1))
    joined = _bidirectional(joined_cells, states, options, both, None, False)
    results = [
        kernel(O.BIDIRECTIONAL_SEQUENCE_LSTM, arguments, [tensor(F32)] * 2)
        for arguments in (crossed, joined)
    ]
    for one, other in zip(*results, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-6, atol=1e-6)


def _joined(tensor: Any, cell: Any) -> dict[str, list[Any]]:
    pairs = zip(cell["weights"][:4], cell["auxiliary"], strict=True)
    wide = [tensor(F32, np.concatenate([a.array, b.array], 1), constant=True) for a, b in pairs]
    return {**cell, "weights": [*wide, *cell["weights"][4:]], "auxiliary": [None] * 4}


@cells("activation", [NONE, RELU, RELU1, RELU6, TANH, SIGMOID])
def test_an_rnn_is_its_formula(kernel: Any, tensor: Any, weight: Any, activation: int) -> None:
    x, w, r, b, h = (
        weight(*shape)
        for shape in ((BATCHES, INPUT), (CELLS, INPUT), (CELLS, CELLS), (CELLS,), (BATCHES, CELLS))
    )
    state, output = kernel(O.RNN, [x, w, r, b, h, activation], [tensor(F32)] * 2)
    total = x.array @ w.array.T + h.array @ r.array.T + b.array
    np.testing.assert_allclose(output, ACTIVATIONS[activation](total), rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(state, output)


def test_an_rnn_is_tf_lites(kernel: Any, tflite: Any, tensor: Any, weight: Any) -> None:
    shapes = ((BATCHES, INPUT), (CELLS, INPUT), (CELLS, CELLS), (CELLS,), (BATCHES, CELLS))
    operands = [weight(*shape) for shape in shapes]
    arguments = [*_varying(operands[:1]), *operands[1:4], *_varying(operands[4:]), RELU]
    actual = kernel(O.RNN, arguments, [tensor(F32)] * 2)
    expected = tflite(O.RNN, arguments, [tensor(F32)] * 2)
    for one, other in zip(actual, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)


@dataclass(frozen=True)
class RnnCell:
    """Weights of an RNN, as arrays."""

    input: Any
    recurrent: Any
    bias: Any
    state: Any

    @classmethod
    def draw(cls, make: Any, width: int = INPUT) -> RnnCell:
        shapes = ((CELLS, width), (CELLS, CELLS), (CELLS,), (BATCHES, CELLS))
        return cls(*(make(*shape).array for shape in shapes))

    def operands(self, tensor: Any) -> list[Any]:
        return [tensor(F32, value) for value in (self.input, self.recurrent, self.bias, self.state)]

    def run(self, xs: Any) -> Any:
        outputs, h = [], self.state
        for x in xs:
            h = np.tanh(x @ self.input.T + h @ self.recurrent.T + self.bias)
            outputs.append(h)
        return np.stack(outputs)


@cells("time_major", [1, 0])
def test_an_rnn_runs_through_a_sequence(
    kernel: Any, tensor: Any, weight: Any, time_major: int
) -> None:
    cell, xs = RnnCell.draw(weight), weight(STEPS, BATCHES, INPUT).array
    source = tensor(F32, xs if time_major else xs.swapaxes(0, 1))
    arguments = [source, *cell.operands(tensor), TANH, time_major]
    output, state = kernel(O.UNIDIRECTIONAL_SEQUENCE_RNN, arguments, [tensor(F32)] * 2)
    expected = cell.run(xs)
    ordered = output if time_major else output.swapaxes(0, 1)
    np.testing.assert_allclose(ordered, expected, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(state, expected[-1], rtol=1e-5, atol=1e-6)


@cells("linking", ["none", "parallel", "cross"])
@cells("merge", [False, True])
@cells("time_major", [False, True])
def test_an_rnn_runs_in_both_directions(
    kernel: Any, tensor: Any, weight: Any, linking: str, merge: bool, time_major: bool
) -> None:
    cells = [RnnCell.draw(weight), RnnCell.draw(weight)]
    xs, auxiliary = (weight(STEPS, BATCHES, INPUT).array for _ in range(2))
    extra = [weight(CELLS, INPUT).array for _ in range(2)]
    expected = _both_ways(cells, xs, auxiliary, extra, linking)

    def ordered(sequence: Any) -> Any:
        return sequence if time_major else sequence.swapaxes(0, 1)

    arguments = [
        tensor(F32, ordered(xs)),
        *cells[0].operands(tensor),
        *cells[1].operands(tensor),
        None if linking == "none" else tensor(F32, ordered(auxiliary)),
        *(tensor(F32, w) if linking == "cross" else None for w in extra),
        TANH,
        time_major,
        merge,
    ]
    outputs = [tensor(F32)] * (3 if merge else 4)
    results = kernel(O.BIDIRECTIONAL_SEQUENCE_RNN, arguments, outputs)
    states = [expected[0][-1], expected[1][0]]
    sequences = [np.concatenate(expected, -1)] if merge else expected
    wanted = [*map(ordered, sequences), *states]
    for one, other in zip(results, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)


def _both_ways(
    cells: list[RnnCell], xs: Any, auxiliary: Any, extra: list[Any], linking: str
) -> list[Any]:
    if linking == "cross":
        xs = np.concatenate([xs, auxiliary], -1)
        cells = [
            RnnCell(np.concatenate([c.input, w], 1), c.recurrent, c.bias, c.state)
            for c, w in zip(cells, extra, strict=True)
        ]
    backward = auxiliary if linking == "parallel" else xs
    return [cells[0].run(xs), cells[1].run(backward[::-1])[::-1]]


@cells("activation", [NONE, RELU])
@cells("bias", [True, False])
@cells(("rank", "memory"), [(1, 4), (2, 3), (3, 1)])
def test_an_svdf_is_its_formula(
    kernel: Any, tensor: Any, weight: Any, activation: int, bias: bool, rank: int, memory: int
) -> None:
    """Source: Android's SVDF.cpp, which leaves the last place of the state free."""
    units = 4
    filters = units * rank
    x, feature, time = weight(BATCHES, INPUT), weight(filters, INPUT), weight(filters, memory)
    offset = weight(units) if bias else None
    state = weight(BATCHES, filters * memory)
    arguments = [x, feature, time, offset, state, rank, activation]
    state_out, output = kernel(O.SVDF, arguments, [tensor(F32)] * 2)

    held = state.array.reshape(BATCHES, filters, memory).copy()
    held[:, :, -1] = x.array @ feature.array.T
    total = (held * time.array).sum(-1).reshape(BATCHES, units, rank).sum(-1)
    total = total + (offset.array if offset else 0)
    np.testing.assert_allclose(output, ACTIVATIONS[activation](total), rtol=1e-5, atol=1e-6)
    shifted = np.concatenate([held[:, :, 1:], np.zeros((BATCHES, filters, 1))], -1)
    np.testing.assert_allclose(state_out, shifted.reshape(BATCHES, -1), rtol=1e-5, atol=1e-6)


def test_nothing_of_a_run_is_left_over_in_the_next(tensor: Any, weight: Any) -> None:
    arguments = _lstm_arguments(weight, Options(True, True, True, True))
    scalars = {int: OperandType.INT32, float: OperandType.FLOAT32}
    operands = [
        a if a is None or isinstance(a, tensor) else tensor(scalars[type(a)], a, constant=True)
        for a in arguments
    ]
    infos = [None if o is None else o.info() for o in operands]
    node = Node(O.LSTM, tuple(infos), infer(O.LSTM, infos, [tensor(F32).info()] * 4))
    arrays = [None if o is None else o.array.copy() for o in operands]
    outputs = [np.empty(info.shape, np.float32) for info in node.outputs]
    step = kernels()[O.LSTM](node, SERIAL).bind(arrays, outputs, HeapScratch())

    def run(factor: float) -> list[Any]:
        arrays[0][:] = factor * operands[0].array
        step()
        return [output.copy() for output in outputs]

    results = [run(factor) for factor in (1, -2, 1)]
    assert not np.array_equal(results[1][3], results[0][3])
    for one, other in zip(results[0], results[2], strict=True):
        np.testing.assert_array_equal(one, other)
