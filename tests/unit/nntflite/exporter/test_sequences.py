"""Recurrent operations through TF Lite against their formulas in float64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from corpus.tflite_oracle import run
from nnhal.types import OperandType, OperationType
from nntflite.errors import NotExpressible
from nntflite.exporter import export_model
from nntflite.importer import import_model
from nntflite.importer.builder import ModelBuilder

F32, U8, I32 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_QUANT8_ASYMM,
    OperandType.TENSOR_INT32,
)
Q8, Q16 = OperandType.TENSOR_QUANT8_SYMM, OperandType.TENSOR_QUANT16_SYMM
S8 = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
Array = NDArray[Any]
TANH = 4


def _sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


def _normalized(x: Array, weights: Array, bias: Array) -> Array:
    return (x - x.mean(-1, keepdims=True)) / x.std(-1, keepdims=True) * weights + bias


def _lstm_step(w: dict[str, Array], x: Array, h: Array, c: Array, clip: float) -> tuple[Array, ...]:
    """One step with coupled input and forget gates, peepholes, layer normalization, projection."""

    def gate(name: str, peep: Array | None) -> Array:
        total = x @ w[f"x{name}"].T + h @ w[f"h{name}"].T
        if peep is not None:
            total = total + peep * w[f"c{name}"]
        return _normalized(total, w[f"n{name}"], w[f"b{name}"])

    forget = _sigmoid(gate("f", c))
    c = np.clip(forget * c + (1 - forget) * np.tanh(gate("c", None)), -clip, clip)
    output = _sigmoid(gate("o", c))
    return (output * np.tanh(c)) @ w["p"].T + w["q"], c


@pytest.fixture
def lstm_weights(rng: Any) -> dict[str, Array]:
    shapes = {f"x{g}": (4, 3) for g in "fco"} | {f"h{g}": (4, 2) for g in "fco"}
    shapes |= {f"{kind}{g}": (4,) for kind in "bn" for g in "fco"}
    shapes |= {"cf": (4,), "co": (4,), "p": (2, 4), "q": (2,)}
    return {name: rng.uniform(-1, 1, shape) for name, shape in shapes.items()}


def _lstm_arguments(w: dict[str, Array], tensor: Any, x: Array, h: Array, c: Array) -> list[Any]:
    def constant(*names: str) -> list[Any]:
        return [tensor(F32, w[name], constant=True) for name in names]

    return [
        *(tensor(F32, x), None, *constant("xf", "xc", "xo"), None, *constant("hf", "hc", "ho")),
        *(None, *constant("cf", "co"), None, *constant("bf", "bc", "bo", "p", "q")),
        *(tensor(F32, h), tensor(F32, c), TANH, 0.25, 0.0),
    ]


def test_lstm_carries_its_state_in_inputs_and_outputs(
    one_operation: Any, tensor: Any, rng: Any, lstm_weights: Any
) -> None:
    x, h, c = (rng.uniform(-1, 1, shape) for shape in [(5, 3), (5, 2), (5, 4)])
    h_out, c_out = _lstm_step(lstm_weights, x, h, c, 0.25)
    norms = [tensor(F32, lstm_weights[f"n{gate}"], constant=True) for gate in "fco"]
    case = one_operation(
        OperationType.LSTM,
        [*_lstm_arguments(lstm_weights, tensor, x, h, c), None, *norms],
        [tensor(F32, shape) for shape in [(5, 12), (5, 2), (5, 4), (5, 2)]],
    )
    scratch, state, cell, output = run(case.model, case.inputs)
    assert not scratch.any()
    np.testing.assert_allclose(cell, c_out, atol=1e-5)
    np.testing.assert_allclose(state, h_out, atol=1e-5)
    np.testing.assert_array_equal(state, output)


@pytest.mark.parametrize("time_major", [False, True])
def test_an_lstm_sequence_is_lstm_again_and_again(
    one_operation: Any, tensor: Any, rng: Any, lstm_weights: Any, time_major: bool
) -> None:
    x, h, c = (rng.uniform(-1, 1, shape) for shape in [(6, 2, 3), (2, 2), (2, 4)])
    expected, state, cell = [], h, c
    for step in x:
        state, cell = _lstm_step(lstm_weights, step, state, cell, 0.25)
        expected.append(state)
    wanted = np.stack(expected, 0 if time_major else 1)
    sequence = x if time_major else x.swapaxes(0, 1)
    norms = [tensor(F32, lstm_weights[f"n{gate}"], constant=True) for gate in "fco"]
    case = one_operation(
        OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM,
        [*_lstm_arguments(lstm_weights, tensor, sequence, h, c), time_major, None, *norms],
        [tensor(F32, shape) for shape in [wanted.shape, (2, 2), (2, 4)]],
    )
    output, state_out, cell_out = run(case.model, case.inputs)
    np.testing.assert_allclose(output, wanted, atol=1e-5)
    np.testing.assert_allclose(state_out, state, atol=1e-5)
    np.testing.assert_allclose(cell_out, cell, atol=1e-5)


def test_rnn_and_its_sequences(one_operation: Any, tensor: Any, rng: Any) -> None:
    x, w, r, b, h = (rng.uniform(-1, 1, s) for s in [(4, 2, 3), (5, 3), (5, 5), (5,), (2, 5)])
    expected, state = [], h
    for step in x:
        state = np.maximum(step @ w.T + state @ r.T + b, 0)
        expected.append(state)
    weights = [tensor(F32, value, constant=True) for value in (w, r, b)]
    case = one_operation(
        OperationType.RNN,
        [tensor(F32, x[0]), *weights, tensor(F32, h), 1],
        [tensor(F32, (2, 5)), tensor(F32, (2, 5))],
    )
    state_out, output = run(case.model, case.inputs)
    np.testing.assert_allclose(output, expected[0], atol=1e-5)
    np.testing.assert_array_equal(state_out, output)
    case = one_operation(
        OperationType.UNIDIRECTIONAL_SEQUENCE_RNN,
        [tensor(F32, x), *weights, tensor(F32, h), 1, 1],
        [tensor(F32, (4, 2, 5)), tensor(F32, (2, 5))],
    )
    output, state_out = run(case.model, case.inputs)
    np.testing.assert_allclose(output, expected, atol=1e-5)
    np.testing.assert_allclose(state_out, state, atol=1e-5)


@pytest.mark.parametrize("merged", [False, True])
def test_the_backward_half_reads_the_sequence_from_its_end(
    one_operation: Any, tensor: Any, rng: Any, merged: bool
) -> None:
    x, w, r, b, h = (rng.uniform(-1, 1, s) for s in [(4, 2, 3), (5, 3), (5, 5), (5,), (2, 5)])

    def sequence(steps: Array) -> list[Array]:
        state, outputs = h, []
        for step in steps:
            state = np.tanh(step @ w.T + state @ r.T + b)
            outputs.append(state)
        return outputs

    forward, backward = np.stack(sequence(x)), np.stack(sequence(x[::-1])[::-1])
    weights = [tensor(F32, value, constant=True) for value in (w, r, b)]
    expected = [np.concatenate([forward, backward], 2)] if merged else [forward, backward]
    case = one_operation(
        OperationType.BIDIRECTIONAL_SEQUENCE_RNN,
        [
            *(tensor(F32, x), *weights, tensor(F32, h), *weights, tensor(F32, h)),
            *(None, None, None, TANH, True, merged),
        ],
        [tensor(F32, value.shape) for value in expected] + [tensor(F32, (2, 5))] * 2,
    )
    *outputs, forward_state, backward_state = run(case.model, case.inputs)
    for output, value in zip(outputs, expected, strict=True):
        np.testing.assert_allclose(output, value, atol=1e-5)
    np.testing.assert_allclose(forward_state, forward[-1], atol=1e-5)
    np.testing.assert_allclose(backward_state, backward[0], atol=1e-5)


def test_bidirectional_lstm_has_both_halves(
    one_operation: Any, tensor: Any, rng: Any, lstm_weights: Any
) -> None:
    """A palindrome read from either end is the same, with the same weights for both halves."""
    x, h, c = (rng.uniform(-1, 1, shape) for shape in [(5, 1, 3), (1, 2), (1, 4)])
    x = np.concatenate([x, x[::-1]])
    half = _lstm_arguments(lstm_weights, tensor, x, h, c)[1:18]
    case = one_operation(
        OperationType.BIDIRECTIONAL_SEQUENCE_LSTM,
        [tensor(F32, x), *half, *half]
        + [tensor(F32, value) for value in (h, c, h, c)]
        + [None] * 9
        + [TANH, 0.0, 0.0, False, True]
        + [None] * 8,
        [tensor(F32, (10, 1, 2))] * 2,
    )
    forward, backward = run(case.model, case.inputs)
    np.testing.assert_allclose(forward, backward[::-1], atol=1e-6)
    assert np.ptp(forward) > 0.1


def test_svdf_remembers_features_over_time(one_operation: Any, tensor: Any, rng: Any) -> None:
    batches, memory, filters, rank = 2, 6, 4, 2
    x, feature, time = (
        rng.uniform(-1, 1, s) for s in [(batches, 3), (filters, 3), (filters, memory)]
    )
    state = rng.uniform(-1, 1, (batches, filters, memory))
    bias = rng.uniform(-1, 1, filters // rank)
    shifted = np.concatenate([state[..., 1:], (x @ feature.T)[..., None]], axis=2)
    expected = (shifted * time).sum(2).reshape(batches, -1, rank).sum(2) + bias
    case = one_operation(
        OperationType.SVDF,
        [
            tensor(F32, x),
            *(tensor(F32, value, constant=True) for value in (feature, time, bias)),
            tensor(F32, state.reshape(batches, -1)),
            rank,
            0,
        ],
        [tensor(F32, (batches, filters * memory)), tensor(F32, expected.shape)],
    )
    state_out, output = run(case.model, case.inputs)
    np.testing.assert_allclose(output, expected, atol=1e-5)
    np.testing.assert_allclose(state_out.reshape(state.shape)[..., -1], shifted[..., -1], atol=1e-6)


def test_the_quantized_lstm_has_the_weights_of_its_gates_in_one_matrix(
    one_operation: Any, tensor: Any, rng: Any
) -> None:
    scale, zero_point = 0.01, 120
    weights = rng.integers(60, 190, (4, 4, 5))
    biases = rng.integers(-900, 900, (4, 4))
    x, h = rng.integers(0, 256, (1, 2)), rng.integers(0, 256, (1, 3))
    h = np.append(h, [[128]], 1)
    weights = rng.integers(60, 190, (4, 4, 6))
    c = rng.integers(-9000, 9000, (1, 4))
    real = (np.concatenate([x, h], 1) - 128) / 128
    gates = real @ ((weights - zero_point) * scale).swapaxes(1, 2) + biases[:, None] * scale / 128
    i, f, g, o = gates
    cell = _sigmoid(f) * c / 2048 + _sigmoid(i) * np.tanh(g)
    expected = _sigmoid(o) * np.tanh(cell)
    case = one_operation(
        OperationType.QUANTIZED_16BIT_LSTM,
        [
            tensor(U8, x, 1 / 128, 128),
            *(tensor(U8, w[:, 4:], scale, zero_point, constant=True) for w in weights),
            *(tensor(U8, w[:, :4], scale, zero_point, constant=True) for w in weights),
            *(tensor(I32, b, scale / 128, constant=True) for b in biases),
            tensor(Q16, c, 1 / 2048),
            tensor(U8, h, 1 / 128, 128),
        ],
        [tensor(Q16, (1, 4), 1 / 2048), tensor(U8, (1, 4), 1 / 128, 128)],
    )
    cell_out, output = run(case.model, case.inputs)
    np.testing.assert_allclose(cell_out / 2048, cell, atol=3e-3)
    np.testing.assert_allclose((output - 128.0) / 128, expected, atol=1.5e-2)


def _quantized_lstm_case(
    one_operation: Any, tensor: Any, rng: Any, normalized: bool, *, constant: bool = True
) -> Any:
    """Real weights and the same stored; returns the case and what the formula says."""
    unit, small = 2.0**-7, 2.0**-12

    def stored(type: OperandType, real: Array, scale: float) -> Any:
        return tensor(type, np.round(real / scale), scale, constant=constant)

    x, h, c = (rng.uniform(-0.9, 0.9, s) for s in [(2, 3), (2, 4), (2, 4)])
    x, h = np.round(x / unit) * unit, np.round(h / unit) * unit
    wx, wh = rng.uniform(-1, 1, (4, 4, 3)), rng.uniform(-1, 1, (4, 4, 4))
    wx, wh = np.round(wx * 100) / 100, np.round(wh * 100) / 100
    bias = rng.uniform(-0.3, 0.3, (4, 4))
    norm = rng.uniform(0.5, 1, (4, 4))
    gates = [x @ wx[g].T + h @ wh[g].T for g in range(4)]
    if normalized:
        gates = [_normalized(gates[g], norm[g], bias[g]) for g in range(4)]
    else:
        gates = [gates[g] + bias[g] for g in range(4)]
    i, f, g, o = gates
    cell = _sigmoid(f) * c + _sigmoid(i) * np.tanh(g)
    output = _sigmoid(o) * np.tanh(cell)
    bias_scale = 2.0**-15 * 2.0**-10 if normalized else 0.01 * unit
    arguments = [
        tensor(S8, x / unit, unit, 0),
        *(stored(Q8, wx[gate], 0.01) for gate in range(4)),
        *(stored(Q8, wh[gate], 0.01) for gate in range(4)),
        *(None, None, None),
        *(stored(I32, bias[gate], bias_scale) for gate in range(4)),
        *(None, None),
        tensor(S8, h / unit, unit, 0),
        tensor(Q16, np.round(c / 2.0**-13), 2.0**-13, 0),
        *([stored(Q16, norm[g], 2.0**-15) for g in range(4)] if normalized else [None] * 4),
        *(0.0, 0.0, small, small, small, small, 0, unit),
    ]
    outputs = [(S8, (2, 4), unit), (Q16, (2, 4), 2.0**-13), (S8, (2, 4), unit)]
    case = one_operation(
        OperationType.QUANTIZED_LSTM, arguments, [tensor(*output) for output in outputs]
    )
    return case, output / unit, cell / 2.0**-13


@pytest.mark.parametrize("normalized", [False, True])
def test_the_8_bit_lstm_has_scales_for_what_lies_in_between(
    one_operation: Any, tensor: Any, rng: Any, normalized: bool
) -> None:
    case, output, cell = _quantized_lstm_case(one_operation, tensor, rng, normalized)
    state_out, cell_out, result = run(case.model, case.inputs)
    np.testing.assert_allclose(result, output, atol=3)
    np.testing.assert_allclose(cell_out, cell, atol=60)
    np.testing.assert_array_equal(state_out, result)


def test_the_8_bit_lstm_has_weights_that_are_known(
    one_operation: Any, tensor: Any, rng: Any
) -> None:
    case, output, _ = _quantized_lstm_case(one_operation, tensor, rng, False, constant=False)
    np.testing.assert_allclose(run(case.model, case.inputs)[2], output, atol=3)
    with pytest.raises(NotExpressible, match=r"QUANTIZED_LSTM .*input 1 must be a constant"):
        export_model(case.model)


@pytest.mark.parametrize("normalized", [False, True])
def test_the_8_bit_lstm_comes_back_through_the_importer(
    one_operation: Any, tensor: Any, rng: Any, normalized: bool
) -> None:
    case, _, _ = _quantized_lstm_case(one_operation, tensor, rng, normalized)
    imported = import_model(export_model(case.model)).model
    wanted, results = run(case.model, case.inputs), run(imported, case.inputs)
    for expected, result in zip(wanted, results, strict=True):
        np.testing.assert_array_equal(result, expected)


def test_a_state_that_is_computed_is_refused() -> None:
    """TF Lite keeps states in variables, which nothing else can write."""
    builder = ModelBuilder()
    x = builder.operand(F32, (1, 3))
    weights = [builder.constant(F32, np.ones(shape)) for shape in [(4, 3), (4, 4), (4,)]]
    state, doubled, out, end = (builder.operand(F32, (1, 4)) for _ in range(4))
    none = builder.scalar(OperandType.INT32, 0)
    builder.operation(OperationType.ADD, [state, state, none], [doubled])
    builder.operation(OperationType.RNN, [x, *weights, doubled, none], [out, end])
    with pytest.raises(NotExpressible, match=r"RNN .*state at input 4"):
        export_model(builder.finish([x, state], [out, end]))
