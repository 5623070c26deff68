"""Convolutions in native loops give the bits that NumPy gives.

Sums of floats in registers of AVX-512 have another order: see :mod:`test_float_convolutions`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nnhal.device import Device
from nnhal.operations.node import TensorInfo
from nnhal.operations.registry import infer
from nnhal.types import Model, OperandType, OperationType, SymmPerChannelQuantParams
from nntflite.importer.builder import ModelBuilder
from tests.cells import cells
from tests.volume import repeated

F32, I32 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
PER_CHANNEL = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
CONV, DEPTHWISE = OperationType.CONV_2D, OperationType.DEPTHWISE_CONV_2D
GROUPED = OperationType.GROUPED_CONV_2D

CHANNELS = st.sampled_from([1, 2, 3, 5, 8, 15, 16, 17, 24, 31, 32, 33, 48, 64, 80, 176, 216])
SIZES = st.integers(1, 12)
STRIDES = st.integers(1, 3)
ACTIVATIONS = st.integers(0, 3)


@dataclass
class Layers:
    """A model of one convolution after another; ``kind`` is the type of its tensors."""

    draw: Any
    kind: OperandType
    nchw: bool
    builder: ModelBuilder = field(default_factory=ModelBuilder)

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng(self.draw(st.integers(0, 1 << 32)))

    def tensor(self, shape: tuple[int, ...], scale: float) -> int:
        if self.kind == F32:
            return self.builder.operand(F32, shape)
        low = -128 if self.kind == S8 else 0
        zero_point = self.draw(st.integers(low, low + 255))
        return self.builder.operand(self.kind, shape, scale, zero_point)

    def filters(self, shape: tuple[int, ...], axis: int) -> tuple[int, float]:
        """Their operand, and the largest of their scales."""
        if self.kind == F32:
            values = self.rng.normal(0, 1, shape)
            values[self.rng.random(shape) < 0.1] = -0.0
            return self.builder.constant(F32, values), 0.0
        codes = self.rng.integers(0, 256, shape)
        if self.kind == U8:
            return self.builder.constant(U8, codes, 0.01, self.draw(st.integers(0, 255))), 0.01
        signed = np.clip(codes - 128, -127, 127)
        if self.draw(st.booleans()):
            return self.builder.constant(S8, signed, 0.01, self.draw(st.integers(-128, 127))), 0.01
        scales = tuple(np.float32(self.rng.uniform(0.001, 0.01, shape[axis])).tolist())
        extra = SymmPerChannelQuantParams(scales, axis)
        return self.builder.constant(PER_CHANNEL, signed, extra_params=extra), max(scales)

    def bias(self, count: int, scale: float) -> int:
        if self.kind == F32:
            return self.builder.constant(F32, self.rng.choice([0.0, -0.0, 0.3, -2.0], count))
        bound = self.draw(st.sampled_from([0, 3000, 10_000_000]))
        return self.builder.constant(I32, self.rng.integers(-bound, bound + 1, count), scale)

    def append(self, source: int, channels: int) -> tuple[int, int]:
        """A convolution of ``source``; its result and channels."""
        draw, window = self.draw, (self.draw(st.integers(1, 4)), self.draw(st.integers(1, 4)))
        operation = draw(st.sampled_from([CONV, DEPTHWISE, DEPTHWISE, GROUPED]))
        multiplier = draw(st.sampled_from([1, 1, 1, 2]))
        if operation == DEPTHWISE:
            shape, axis, results = (1, *window, channels * multiplier), 3, channels * multiplier
        else:
            groups = 2 if operation == GROUPED and channels % 2 == 0 else 1
            results = groups * draw(CHANNELS)
            shape, axis, multiplier = (results, *window, channels // groups), 0, groups
        filters, weight_scale = self.filters(shape, axis)
        scale = self.builder.operands[source].scale
        per_channel = self.builder.operands[filters].type == PER_CHANNEL
        product = float(np.float32(scale) * np.float32(weight_scale))
        bias = self.bias(results, 0.0 if per_channel else product)
        numbers = [draw(st.integers(0, window[axis] - 1)) for axis in (1, 1, 0, 0)]
        dilates = operation != GROUPED and draw(st.booleans())
        numbers += [1, 1] if dilates else [draw(STRIDES), draw(STRIDES)]
        numbers += [] if operation == CONV else [multiplier]
        numbers.append(draw(ACTIVATIONS))
        inputs = [source, filters, bias, *map(self._int32, numbers), self._bool(self.nchw)]
        if dilates:
            inputs += [self._int32(draw(st.integers(1, 2))) for _ in range(2)]
        spread = 74 * max(product, 1e-6) * float(np.prod(shape[1:])) ** 0.5
        return self._add(operation, inputs, spread), results

    def _int32(self, value: int) -> int:
        return self.builder.scalar(OperandType.INT32, value)

    def _bool(self, value: bool) -> int:
        return self.builder.scalar(OperandType.BOOL, value)

    def _add(self, operation: OperationType, inputs: list[int], scale: float) -> int:
        operands, value = self.builder.operands, self.builder.value
        infos = [TensorInfo.from_operand(operands[i], value(i)) for i in inputs]
        (info,) = infer(operation, infos, [TensorInfo(self.kind, (), scale, 0)])
        result = self.tensor(info.shape, scale)
        self.builder.operation(operation, inputs, [result])
        return result


@st.composite
def models(draw: st.DrawFn, kind: OperandType) -> tuple[Model, Any]:
    """One to three convolutions, and an input for them."""
    layers = Layers(draw, kind, draw(st.booleans()))
    channels = draw(CHANNELS)
    size = draw(SIZES) + 6, draw(SIZES) + 6
    shape = (channels, *size) if layers.nchw else (*size, channels)
    shape = (draw(st.integers(1, 2)), *shape)
    source = last = layers.tensor(shape, 0.02)
    outputs = []
    for _ in range(draw(st.integers(1, 3))):
        if min(_extent(layers, last)) < 8 and outputs:
            break
        last, channels = layers.append(last, channels)
        outputs.append(last)
    results = outputs if draw(st.booleans()) else outputs[-1:]
    if kind == F32:
        data = layers.rng.normal(0, 1, shape).astype(np.float32)
        data[layers.rng.random(shape) < 0.1] = -0.0
        if draw(st.booleans()):
            data.flat[layers.rng.integers(data.size)] = draw(st.sampled_from([np.nan, np.inf]))
    else:
        data = layers.rng.integers(0, 256, shape).astype(np.uint8)
        data = data.view(np.int8) if kind == S8 else data
    return layers.builder.finish([source], results), data


def _extent(layers: Layers, operand: int) -> tuple[int, ...]:
    _, *rest = layers.builder.operands[operand].dimensions
    return tuple(rest[1:] if layers.nchw else rest[:2])


@pytest.mark.parametrize("kind", [U8, S8, F32], ids=["unsigned", "signed", "float"])
def test_they_have_the_same_bits(
    kind: OperandType,
    always_native: Device,
    on_numpy: Device,
    execution: Any,
    through_cache: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if kind == F32:
        from nndrivers.reference.native import loops

        monkeypatch.setattr(loops, "has_512_bits", lambda: False)

    @settings(
        max_examples=repeated(6, 400),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(models(kind))
    def check(case: tuple[Model, Any]) -> None:
        model, data = case
        expected = execution(model, on_numpy.prepare(model))(data)
        actual = execution(model, always_native.prepare(model))(data)
        cached = [
            execution(model, through_cache(model, d))(data) for d in (always_native, on_numpy)
        ]
        for oracle, *ours in zip(expected, actual, *cached, strict=True):
            assert {each.tobytes() for each in ours} == {oracle.tobytes()}

    check()


def test_floats_from_a_cache_have_the_same_bits(
    always_native: Device, execution: Any, through_cache: Any
) -> None:
    @settings(
        max_examples=repeated(10, 200),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(models(F32))
    def check(case: tuple[Model, Any]) -> None:
        model, data = case
        expected = execution(model, always_native.prepare(model))(data)
        cached = execution(model, through_cache(model, always_native))(data)
        assert [a.tobytes() for a in cached] == [a.tobytes() for a in expected]

    check()


@cells("kind", [U8, F32], ids=["unsigned", "float"])
@cells("channels", [15, 17, 40, 72, 152, 160, 184, 216])
@cells("window", [3, 5])
def test_depthwise_with_strides_and_channels_that_fill_no_lanes(
    always_native: Device,
    on_numpy: Device,
    execution: Any,
    kind: OperandType,
    channels: int,
    window: int,
) -> None:
    """On both sides of where NumPy computes pixel by pixel."""
    builder, rng = ModelBuilder(), np.random.default_rng(channels)
    shape = (1, 13, 11, channels)
    source = builder.operand(kind, shape, *((0.02, 120) if kind == U8 else ()))
    values = rng.integers(0, 256, (1, window, window, channels))
    if kind == U8:
        filters = builder.constant(U8, values, 0.01, 100)
        bias = builder.constant(I32, rng.integers(-3000, 3000, channels), 0.0002)
    else:
        filters = builder.constant(F32, rng.normal(0, 1, values.shape))
        bias = builder.constant(F32, rng.normal(0, 1, channels))
    numbers = [builder.scalar(OperandType.INT32, value) for value in (1, 2, 2, 1, 0)]
    sides = 1, 7, 6, channels
    result = builder.operand(kind, sides, *((0.1, 110) if kind == U8 else ()))
    builder.operation(DEPTHWISE, [source, filters, bias, *numbers], [result])
    model = builder.finish([source], [result])
    data = rng.normal(0, 1, shape).astype(np.float32)
    if kind == U8:
        data = rng.integers(0, 256, shape).astype(np.uint8)
    (expected,) = execution(model, on_numpy.prepare(model))(data)
    (actual,) = execution(model, always_native.prepare(model))(data)
    assert actual.tobytes() == expected.tobytes()
