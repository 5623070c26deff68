"""Variable tensors become inputs and outputs that the caller carries."""

from __future__ import annotations

from typing import Any

import numpy as np

from nntflite.graph import Graph, GraphBuilder, Quantization
from nntflite.schema import Activation, LstmKernel, TensorType
from tests.cells import cells

F, I, U8, I16 = TensorType.FLOAT32, TensorType.INT32, TensorType.UINT8, TensorType.INT16  # noqa: E741


class Net(GraphBuilder):
    def __init__(self, rng: Any) -> None:
        super().__init__()
        self.rng = rng

    def weights(self, *shape: int) -> int:
        data = self.rng.uniform(-1, 1, shape).astype("f4")
        return self.tensor(f"w{len(self.tensors)}", F, shape, None, data.tobytes())

    def variable(self, *shape: int) -> int:
        return self.tensor(f"v{len(self.tensors)}", F, shape, is_variable=True)

    def out(self) -> int:
        return self.tensor(f"y{len(self.tensors)}", F, ())


def _rnn(net: Net) -> Graph:
    x, y = net.tensor("x", F, (2, 3)), net.out()
    inputs = [x, net.weights(4, 3), net.weights(4, 4), net.weights(4), net.variable(2, 4)]
    net.operator("RNN", inputs, [y], fused_activation_function=Activation.TANH)
    return net.finish([x], [y])


def _rnn_sequence(net: Net) -> Graph:
    x, y = net.tensor("x", F, (2, 3)), net.out()
    wide = net.out()
    shape = np.array([1, 2, 3], "i4").tobytes()
    net.operator("RESHAPE", [x, net.tensor("s", I, (3,), None, shape)], [wide])
    inputs = [wide, net.weights(4, 3), net.weights(4, 4), net.weights(4), net.variable(2, 4)]
    net.operator("UNIDIRECTIONAL_SEQUENCE_RNN", inputs, [y], time_major=True)
    return net.finish([x], [y])


def _svdf(net: Net) -> Graph:
    x, y = net.tensor("x", F, (2, 3)), net.out()
    inputs = [x, net.weights(4, 3), net.weights(4, 5), net.weights(2), net.variable(2, 20)]
    net.operator("SVDF", inputs, [y], rank=2, fused_activation_function=Activation.RELU)
    return net.finish([x], [y])


def _lstm_inputs(net: Net, x: int, *, states: int = 4) -> list[int]:
    gates = [net.weights(4, 3) for _ in range(4)] + [net.weights(4, states) for _ in range(4)]
    return [x, *gates, -1, -1, -1, *(net.weights(4) for _ in range(4)), -1, -1]


def _lstm(net: Net) -> Graph:
    x, y = net.tensor("x", F, (2, 3)), net.out()
    inputs = [*_lstm_inputs(net, x), net.variable(2, 4), net.variable(2, 4)]
    net.operator("LSTM", inputs, [y], fused_activation_function=Activation.TANH)
    return net.finish([x], [y])


def _normalized_lstm(net: Net) -> Graph:
    x, y = net.tensor("x", F, (2, 3)), net.out()
    inputs = [*_lstm_inputs(net, x), net.variable(2, 4), net.variable(2, 4)]
    inputs += [net.weights(4) for _ in range(4)]
    net.operator("LSTM", inputs, [y], fused_activation_function=Activation.TANH)
    return net.finish([x], [y])


def _lstm_sequence(net: Net) -> Graph:
    x, y = net.tensor("x", F, (2, 3)), net.out()
    wide = net.out()
    shape = np.array([2, 1, 3], "i4").tobytes()
    net.operator("RESHAPE", [x, net.tensor("s", I, (3,), None, shape)], [wide])
    inputs = [*_lstm_inputs(net, wide), net.variable(2, 4), net.variable(2, 4)]
    options = {"fused_activation_function": Activation.TANH, "time_major": False}
    net.operator("UNIDIRECTIONAL_SEQUENCE_LSTM", inputs, [y], **options)
    return net.finish([x], [y])


def _bidirectional_lstm(net: Net) -> Graph:
    x = net.tensor("x", F, (2, 3))
    wide, forward, backward = net.out(), net.out(), net.out()
    shape = np.array([1, 2, 3], "i4").tobytes()
    net.operator("RESHAPE", [x, net.tensor("s", I, (3,), None, shape)], [wide])
    inputs = [*_lstm_inputs(net, wide), *_lstm_inputs(net, wide)[1:]]
    inputs += [net.variable(2, 4) for _ in range(4)] + [-1] * 9
    options = {"fused_activation_function": Activation.TANH, "time_major": True}
    net.operator("BIDIRECTIONAL_SEQUENCE_LSTM", inputs, [forward, backward], **options)
    return net.finish([x], [forward, backward])


def _bidirectional_rnn(net: Net) -> Graph:
    x, y = net.tensor("x", F, (2, 3)), net.out()
    wide = net.out()
    shape = np.array([1, 2, 3], "i4").tobytes()
    net.operator("RESHAPE", [x, net.tensor("s", I, (3,), None, shape)], [wide])
    halves = [
        [net.weights(4, 3), net.weights(4, 4), net.weights(4), net.variable(2, 4)] for _ in range(2)
    ]
    inputs = [wide, *halves[0], *halves[1], -1, -1, -1]
    net.operator("BIDIRECTIONAL_SEQUENCE_RNN", inputs, [y], time_major=True, merge_outputs=True)
    return net.finish([x], [y])


def _basic_lstm(net: Net) -> Graph:
    x, y = net.tensor("x", F, (2, 3)), net.out()
    state, cell = net.variable(2, 4), net.variable(2, 4)
    inputs = [x, state, net.weights(16, 7), net.weights(16), cell]
    net.operator(
        "LSTM",
        inputs,
        [y, net.out(), net.out(), net.out()],
        kernel_type=LstmKernel.BASIC,
        fused_activation_function=Activation.TANH,
    )
    return net.finish([x], [y])


@cells(
    ("graph", "states"),
    [
        (_rnn, 1),
        (_rnn_sequence, 1),
        (_svdf, 1),
        (_lstm, 2),
        (_normalized_lstm, 2),
        (_lstm_sequence, 2),
        (_bidirectional_lstm, 4),
        (_bidirectional_rnn, 2),
        (_basic_lstm, 2),
    ],
)
def test_a_sequence_gives_the_same_whoever_carries_the_state(
    assert_unchanged: Any, rng: Any, graph: Any, states: int
) -> None:
    steps = [[rng.uniform(-1, 1, (2, 3)).astype("f4")] for _ in range(4)]
    imported = assert_unchanged(graph(Net(rng)), steps, atol=1e-6)
    assert len(imported.state) == states


def test_the_state_of_the_quantized_lstm_is_its_output(assert_unchanged: Any, rng: Any) -> None:
    net = Net(rng)
    unit, weight = Quantization((1 / 128,), (128,)), Quantization((0.01,), (120,))
    x, y = net.tensor("x", U8, (1, 2), unit), net.tensor("y", U8, (), unit)
    state = net.tensor("state", U8, (1, 4), unit, is_variable=True)
    cell = net.tensor("cell", I16, (1, 4), Quantization((1 / 2048,), (0,)), is_variable=True)
    w = rng.integers(60, 190, (16, 6)).astype("u1").tobytes()
    b = rng.integers(-900, 900, 16).astype("i4").tobytes()
    weights = net.tensor("weights", U8, (16, 6), weight, w)
    bias = net.tensor("bias", I, (16,), Quantization((0.01 / 128,), (0,)), b)
    scratch = [
        net.tensor("cell_out", I16, (), Quantization((1 / 2048,), (0,))),
        net.tensor("joined", U8, (), unit),
        net.tensor("gates", I16, (), Quantization((1 / 4096,), (0,))),
    ]
    net.operator(
        "LSTM",
        [x, state, weights, bias, cell],
        [y, *scratch],
        version=2,
        kernel_type=LstmKernel.BASIC,
        fused_activation_function=Activation.TANH,
    )
    steps = [[rng.integers(0, 256, (1, 2)).astype("u1")] for _ in range(4)]
    imported = assert_unchanged(net.finish([x], [y]), steps)
    assert [(pair.name, pair.initial) for pair in imported.state] == [("cell", 0), ("state", 0)]
    assert [pair.output for pair in imported.state] == [1, 0]


def test_a_state_that_two_cells_share_goes_through_both(assert_unchanged: Any, rng: Any) -> None:
    net = Net(rng)
    x, middle, y = net.tensor("x", F, (2, 3)), net.out(), net.out()
    weights = [net.weights(4, 3), net.weights(4, 4), net.weights(4)]
    state = net.variable(2, 4)
    net.operator("RNN", [x, *weights, state], [middle])
    net.operator("RNN", [x, *weights, state], [y])
    steps = [[rng.uniform(-1, 1, (2, 3)).astype("f4")] for _ in range(3)]
    imported = assert_unchanged(net.finish([x], [middle, y]), steps, atol=1e-6)
    assert len(imported.state) == 1


def test_a_variable_that_nothing_updates_stays_as_it_is(assert_unchanged: Any, rng: Any) -> None:
    net = Net(rng)
    x, y = net.tensor("x", F, (2, 3)), net.out()
    net.operator("ADD", [x, net.variable(2, 3)], [y])
    value = rng.uniform(-1, 1, (2, 3)).astype("f4")
    assert len(assert_unchanged(net.finish([x], [y]), [[value]] * 2).state) == 1
