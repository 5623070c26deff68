"""QUANTIZED_16BIT_LSTM and QUANTIZED_LSTM against TF Lite."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import pytest

from nndrivers.reference.planning.evaluate import SERIAL
from nndrivers.reference.resources import ModelResources
from nndrivers.reference.threads import ThreadPool
from nnhal.operations.node import InvalidOperation
from nnhal.types import OperandType, OperationType
from nntflite.interpreter import runtime
from tests.cells import cells

I32, U8, S8 = (
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_QUANT8_ASYMM,
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
)
Q8S, Q16S = OperandType.TENSOR_QUANT8_SYMM, OperandType.TENSOR_QUANT16_SYMM
O = OperationType  # noqa: E741
BATCHES = 2


def _codes(tensor: Any, draw: Any, type_: OperandType, shape: Any, *quantization: Any) -> Any:
    return tensor(type_, draw.codes(type_, shape), *quantization, constant=True)


def _varying(operand: Any) -> Any:
    return type(operand)(operand.type, operand.value, operand.scale, operand.zero_point)


def _arguments_16bit(tensor: Any, draw: Any, inputs: int, outputs: int) -> list[Any]:
    scale, zero_point = draw.scale(0.001, 0.02), draw.zero_point(U8)
    weights = [
        _codes(tensor, draw, U8, (outputs, size), scale, zero_point)
        for size in (inputs,) * 4 + (outputs,) * 4
    ]
    biases = [
        tensor(I32, draw.rng.integers(-50000, 50000, outputs), scale / 128, constant=True)
        for _ in range(4)
    ]
    x, h = (_codes(tensor, draw, U8, (BATCHES, size), 1 / 128, 128) for size in (inputs, outputs))
    cell = tensor(Q16S, draw.rng.integers(-9000, 9000, (BATCHES, outputs)), 1 / 2048)
    return [_varying(x), *weights, *biases, cell, _varying(h)]


def _outputs_16bit(tensor: Any) -> list[Any]:
    return [tensor(Q16S, scale=1 / 2048), tensor(U8, scale=1 / 128, zero_point=128)]


@cells(("inputs", "outputs"), [(2, 4), (4, 4), (9, 5)])
def test_the_16_bit_lstm_is_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, inputs: int, outputs: int
) -> None:
    arguments = _arguments_16bit(tensor, draw, inputs, outputs)
    actual = kernel(O.QUANTIZED_16BIT_LSTM, arguments, _outputs_16bit(tensor))
    expected = tflite(O.QUANTIZED_16BIT_LSTM, arguments, _outputs_16bit(tensor))
    # LiteRT rounds products of the cell in another way.
    slack = 0 if runtime().name == "tflite-runtime" else 2
    for one, other in zip(actual, expected, strict=True):
        assert np.abs(one.astype(int) - other).max() <= slack


def test_weights_of_the_16_bit_lstm_may_be_known_late(kernel: Any, tensor: Any, draw: Any) -> None:
    early = _arguments_16bit(tensor, draw, 3, 4)
    late = [_varying(operand) for operand in early]
    outputs = _outputs_16bit(tensor)
    one = kernel(O.QUANTIZED_16BIT_LSTM, early, outputs)
    other = kernel(O.QUANTIZED_16BIT_LSTM, late, outputs)
    for a, b in zip(one, other, strict=True):
        np.testing.assert_array_equal(a, b)


@dataclass(frozen=True)
class Options:
    """Which optional parts an 8-bit LSTM has."""

    cifg: bool = False
    peephole: bool = False
    projection: bool = False
    layer_norm: bool = True
    cell_clip: float = 0.0
    projection_clip: float = 0.0
    inputs: int = 5
    cells: int = 4

    @property
    def outputs(self) -> int:
        return 3 if self.projection else self.cells


OPTIONS = [
    Options(*flags, cell_clip=clip, projection_clip=clip)
    for flags, clip in product(product([False, True], repeat=4), [0.0, 0.3])
    # With both, TF Lite's peepholes are as many as the outputs.
    if not (flags[1] and flags[2])
]
OPTIONS.append(Options(layer_norm=False, inputs=33, cells=21))


def _gates(options: Options, make: Any) -> list[Any]:
    return [None if options.cifg else make(0), *(make(gate) for gate in range(1, 4))]


def _arguments_8bit(tensor: Any, draw: Any, options: Options) -> list[Any]:
    def weights(*shape: int) -> Any:
        return lambda _: _codes(tensor, draw, Q8S, shape, draw.scale(0.002, 0.02))

    def norm(_: int) -> Any:
        return tensor(
            Q16S,
            draw.rng.integers(-9000, 9000, options.cells),
            draw.scale(2e-5, 2e-4),
            constant=True,
        )

    def bias(_: int) -> Any:
        # Added to 20 bits behind the point of a normalized gate, or to a sum of products.
        largest = 2**23 if options.layer_norm else 2**14
        return tensor(I32, draw.rng.integers(-largest, largest, options.cells), constant=True)

    peephole = [None] * 3
    if options.peephole:
        peephole = [None if options.cifg and gate == 0 else norm(gate) for gate in range(3)]
    projection = [None, None]
    if options.projection:
        offsets = draw.rng.integers(-1000, 1000, options.outputs)
        projection = [
            weights(options.outputs, options.cells)(0),
            tensor(I32, offsets, 1e-4, constant=True),
        ]
    source = tensor(
        S8, draw.codes(S8, (BATCHES, options.inputs)), 1 / 128, int(draw.rng.integers(-9, 9))
    )
    output = tensor(
        S8, draw.codes(S8, (BATCHES, options.outputs)), 1 / 100, int(draw.rng.integers(-9, 9))
    )
    cell = tensor(Q16S, draw.rng.integers(-9000, 9000, (BATCHES, options.cells)), 2.0**-11)
    # Without normalization TF Lite takes 3 integer bits for granted.
    factors = (1, 1.1, 0.9, 1.2) if options.layer_norm else (1, 1, 1, 1)
    hidden = (7, 1 / 100) if options.projection else (output.zero_point, output.scale)
    return [
        source,
        *_gates(options, weights(options.cells, options.inputs)),
        *_gates(options, weights(options.cells, options.outputs)),
        *peephole,
        *_gates(options, bias),
        *projection,
        output,
        cell,
        *(_gates(options, norm) if options.layer_norm else [None] * 4),
        options.cell_clip,
        options.projection_clip,
        *(float(np.float32(2.0**-12 * factor)) for factor in factors),
        int(hidden[0]),
        float(np.float32(hidden[1])),
    ]


def _outputs_8bit(tensor: Any, arguments: list[Any]) -> list[Any]:
    output, cell = arguments[18], arguments[19]
    like_output = tensor(S8, scale=output.scale, zero_point=output.zero_point)
    return [like_output, tensor(Q16S, scale=cell.scale), like_output]


@cells("options", OPTIONS, ids=str)
def test_the_8_bit_lstm_is_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, options: Options
) -> None:
    arguments = _arguments_8bit(tensor, draw, options)
    outputs = _outputs_8bit(tensor, arguments)
    expected = tflite(O.QUANTIZED_LSTM, arguments, outputs)
    native = ModelResources(ThreadPool())
    native.expect(1e9)
    for resources in (SERIAL, native):
        actual = kernel(O.QUANTIZED_LSTM, arguments, outputs, resources)
        for one, other in zip(actual, expected, strict=True):
            np.testing.assert_array_equal(one, other)


def test_a_cell_state_must_be_scaled_by_a_power_of_two(kernel: Any, tensor: Any, draw: Any) -> None:
    arguments = _arguments_8bit(tensor, draw, Options())
    arguments[19] = tensor(Q16S, arguments[19].value, 0.0005)
    with pytest.raises(InvalidOperation, match="expected a power of two"):
        kernel(O.QUANTIZED_LSTM, arguments, _outputs_8bit(tensor, arguments))
