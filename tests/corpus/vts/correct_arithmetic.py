"""Arithmetic that is sound and yet unlike the reference driver's.

See :mod:`tests.corpus.vts.correct_drivers`.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final
from unittest.mock import patch

import msgspec
import numpy as np

from nndrivers.faulty._arithmetic import Array, Call, Spoiling
from nndrivers.reference.arithmetic.quant8 import Quant8
from nndrivers.reference.binding import unary
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import registered
from nndrivers.reference.kernels import kernels
from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    constant,
)
from nnhal.operand_types import dtype_of
from nnhal.operations.node import Node
from nnhal.types import (
    DataLocation,
    FusedActivationFunc,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    SymmPerChannelQuantParams,
)
from tests.corpus.vts.correct_drivers import Wrapping

_T, _O = OperandType, OperationType

COMPUTED: Final = frozenset(
    {
        _O.ADD,
        _O.SUB,
        _O.MUL,
        _O.AVERAGE_POOL_2D,
        _O.BATCH_MATMUL,
        _O.CONV_2D,
        _O.DEPTHWISE_CONV_2D,
        _O.FULLY_CONNECTED,
        _O.GROUPED_CONV_2D,
        _O.HARD_SWISH,
        _O.L2_NORMALIZATION,
        _O.LOGISTIC,
        _O.MEAN,
        _O.PRELU,
        _O.RESIZE_BILINEAR,
        _O.SOFTMAX,
        _O.TANH,
        _O.TRANSPOSE_CONV_2D,
    }
)
"""Operations whose results are computed and rounded, not chosen from among the inputs."""

_WITH_BIAS: Final = frozenset(
    {
        _O.CONV_2D,
        _O.DEPTHWISE_CONV_2D,
        _O.FULLY_CONNECTED,
        _O.GROUPED_CONV_2D,
        _O.TRANSPOSE_CONV_2D,
    }
)
_BIAS: Final = 2
"""Which input it is."""


class SumsInAnotherOrder(Spoiling):
    """TestHarness.cpp allows 5 units in the last place: the HAL does not say in which order sums
    are made, and threads make them in another one each time."""

    hal_version = HalVersion.V1_3
    operations = tuple(COMPUTED)

    def __init__(self) -> None:
        super().__init__()
        self.uses = 0
        self._seeds = itertools.count()

    def spoil(self, call: Call) -> None:
        random = np.random.default_rng(next(self._seeds))
        for array, operand in zip(call.outputs, call.results, strict=True):
            if array is not None and operand.type in (_T.TENSOR_FLOAT32, _T.TENSOR_FLOAT16):
                self.uses += 1
                array[...] = _nudged(array, random.integers(-1, 2, array.shape))


def _nudged(array: Array, steps: Array) -> Array:
    """Each element by one unit in the last place up or down, or not."""
    aims = np.where(steps == 0, array, steps * np.inf).astype(array.dtype)
    nudged: Array = np.nextafter(array, aims)
    return np.where(np.isfinite(nudged) & np.isfinite(array), nudged, array)


class DrawsByAnotherGenerator(Spoiling):
    """1.2/types.hal RANDOM_MULTINOMIAL: "Draws samples from a multinomial distribution"; the
    generator is not said."""

    hal_version = HalVersion.V1_3
    operations = (_O.RANDOM_MULTINOMIAL,)
    uses = 0

    def spoil(self, call: Call) -> None:
        logits, _, seeds = call.inputs
        if logits is None or seeds is None:
            return
        self.uses += 1
        random = np.random.default_rng([int(seed) & 0xFFFFFFFF for seed in seeds])
        real = logits.astype(np.float64)
        weights = np.exp(real - real.max(axis=1, keepdims=True))
        limits = np.cumsum(weights, axis=1)
        for row, limit in zip(call.output, limits, strict=True):
            row[...] = np.searchsorted(limit, random.random(row.size) * limit[-1])


class TakesTheLastOfEquals(Spoiling):
    """1.2/types.hal ARGMAX: "the index of the largest element"; which of several is not said."""

    hal_version = HalVersion.V1_3
    operations = (_O.ARGMAX, _O.ARGMIN)
    uses = 0

    def spoil(self, call: Call) -> None:
        data = call.inputs[0]
        if data is None:
            return
        self.uses += 1
        axis = int(call.inputs[1])
        best = np.argmax if call.type == _O.ARGMAX else np.argmin
        call.output[...] = data.shape[axis] - 1 - best(np.flip(data, axis), axis=axis)


class TakesTheAuxiliaryInputToBeAsWideAsTheInput(Spoiling):
    """1.2/types.hal BIDIRECTIONAL_SEQUENCE_RNN: of auxInput, "the shape is the same as of the input
    0". RNN.cpp, RNNStep goes through it in steps of the input's width, whatever its own is."""

    hal_version = HalVersion.V1_3
    operations = (_O.BIDIRECTIONAL_SEQUENCE_RNN,)
    uses = 0

    def spoil(self, call: Call) -> None:
        source, auxiliary = call.inputs[0], call.inputs[9]
        if source is None or auxiliary is None:
            return
        self.uses += 1
        if auxiliary.shape != source.shape:
            call.output[...] = np.nan


class TakesNanForTheLowerBound(Spoiling):
    """cpu_operations/Activation.cpp reluFloat: std::max(lower bound, NaN) is the lower bound;
    types.hal says nothing of what else is computed from a NaN."""

    hal_version = HalVersion.V1_3
    operations = (_O.ADD, _O.MUL, _O.FULLY_CONNECTED, _O.RELU, _O.SOFTMAX)
    uses = 0

    def spoil(self, call: Call) -> None:
        is_nan = np.isnan(call.output)
        self.uses += bool(is_nan.any())
        call.output[is_nan] = 0


class FlushesDenormals(Wrapping):
    """1.0/types.hal TENSOR_FLOAT32: "32 bit floating point values"; nothing is said of denormal
    ones, which many devices take for 0, and TestHarness.cpp allows 1e-5."""

    def run(
        self, program: Program, inputs: Inputs, outputs: Outputs, context: ExecutionContext
    ) -> None:
        program.execute([self._flushed(array) for array in inputs], outputs, context)
        for output in outputs:
            if output.array is not None and output.array.dtype.kind == "f":
                np.copyto(output.array, self._flushed(output.array))

    def _flushed(self, array: Any) -> Any:
        if array is None or array.dtype.kind != "f":
            return array
        tiny = (np.abs(array) < np.finfo(array.dtype).tiny) & (array != 0)
        if not tiny.any():
            return array
        self.uses += 1
        return np.where(tiny, np.zeros_like(array), array)


# --- other types inside ----------------------------------------------------------------------


class _Rewriting(ReferenceDriver):
    """Computes operations in another type: with conversions before and after."""

    hal_version = HalVersion.V1_3

    def __init__(self) -> None:
        super().__init__()
        self.uses = 0

    def concerns(self, model: Model, operation: Operation) -> bool:
        """Whether an operation of the main graph is computed in another type."""
        raise NotImplementedError

    def rewrite(self, writer: _Writer, operation: Operation) -> None:
        """Write operations that do the same."""
        raise NotImplementedError

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        writer = _Writer(model)
        for operation in model.main.operations:
            if operation.type in COMPUTED and self.concerns(model, operation):
                self.uses += 1
                self.rewrite(writer, operation)
            else:
                writer.operations.append(operation)
        return super().prepare(writer.model(), options)


class _Writer:
    """A model being written from another one."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.operands = list(model.main.operands)
        self.operations: list[Operation] = []
        self._values = bytearray(model.operand_values)

    def __getitem__(self, index: int) -> Operand:
        return self.operands[index]

    def data(self, index: int) -> Array | None:
        """The content of a constant."""
        if index >= len(self._model.main.operands):
            return None
        return constant(self._model, self.operands[index])

    def like(self, index: int, type: OperandType) -> int:
        """A variable of the same dimensions as operand ``index``; omitted if that is."""
        operand = self.operands[index]
        omitted = operand.lifetime == OperandLifeTime.NO_VALUE
        lifetime = OperandLifeTime.NO_VALUE if omitted else OperandLifeTime.TEMPORARY_VARIABLE
        return self._added(Operand(type, operand.dimensions, lifetime=lifetime))

    def constant(self, value: Any, type: OperandType) -> int:
        array = np.asarray(value, dtype_of(type))
        self._values += bytes(-len(self._values) % 8)
        location = DataLocation(0, len(self._values), array.nbytes)
        self._values += array.tobytes()
        lifetime = OperandLifeTime.CONSTANT_COPY
        return self._added(Operand(type, array.shape, lifetime=lifetime, location=location))

    def _added(self, operand: Operand) -> int:
        self.operands.append(operand)
        return len(self.operands) - 1

    def convert(self, type: OperationType, source: int, target: int) -> int:
        """Write a conversion, unless there is nothing to convert; gives ``target``."""
        if self.operands[source].lifetime != OperandLifeTime.NO_VALUE:
            self.operations.append(Operation(type, (source,), (target,)))
        return target

    def sum(self, one: int, other: int) -> int:
        """Write an addition of two tensors in float32."""
        total = self.like(one, _T.TENSOR_FLOAT32)
        none = self.constant(0, _T.INT32)
        self.operations.append(Operation(_O.ADD, (one, other, none), (total,)))
        return total

    def model(self) -> Model:
        main = msgspec.structs.replace(
            self._model.main,
            operands=tuple(self.operands),
            operations=tuple(self.operations),
        )
        values = bytes(self._values)
        return msgspec.structs.replace(self._model, main=main, operand_values=values)


_DEQUANTIZED: Final = frozenset(
    {
        _T.TENSOR_QUANT8_ASYMM,
        _T.TENSOR_QUANT8_ASYMM_SIGNED,
        _T.TENSOR_QUANT8_SYMM,
        _T.TENSOR_QUANT8_SYMM_PER_CHANNEL,
    }
)


_HIGHEST_RANK: Final = 4


class ComputesQuantizedInFloat(_Rewriting):
    """1.0/types.hal TENSOR_QUANT8_ASYMM: a value is "real_value = (integer_value - zeroPoint) *
    scale"; a GPU's driver dequantizes, computes real values and quantizes the result."""

    noise = 0.0
    """Of each result, in steps of its scale."""

    def concerns(self, model: Model, operation: Operation) -> bool:
        operands = [model.main.operands[i] for i in (*operation.inputs, *operation.outputs)]
        # DEQUANTIZE and QUANTIZE take tensors of rank 4 at most.
        is_low = all(len(operand.dimensions) <= _HIGHEST_RANK for operand in operands)
        return is_low and operands[0].type in _DEQUANTIZED

    def rewrite(self, writer: _Writer, operation: Operation) -> None:
        inputs = [
            self._real(writer, operation, place, index)
            for place, index in enumerate(operation.inputs)
        ]
        outputs = [writer.like(index, _T.TENSOR_FLOAT32) for index in operation.outputs]
        writer.operations.append(Operation(operation.type, tuple(inputs), tuple(outputs)))
        for real, index in zip(outputs, operation.outputs, strict=True):
            writer.convert(_O.QUANTIZE, self._noisy(writer, real, writer[index].scale), index)

    def _noisy(self, writer: _Writer, real: int, scale: float) -> int:
        dimensions = writer[real].dimensions
        if not self.noise or not dimensions or 0 in dimensions:
            return real
        random = np.random.default_rng(self.uses)
        noise = random.uniform(-self.noise, self.noise, dimensions) * scale
        return writer.sum(real, writer.constant(noise, _T.TENSOR_FLOAT32))

    def _real(self, writer: _Writer, operation: Operation, place: int, index: int) -> int:
        operand = writer[index]
        if operand.type in _DEQUANTIZED:
            real = writer.like(index, _T.TENSOR_FLOAT32)
            return writer.convert(_O.DEQUANTIZE, index, real)
        if place == _BIAS and operation.type in _WITH_BIAS:
            return self._real_bias(writer, operation, index)
        return index

    def _real_bias(self, writer: _Writer, operation: Operation, index: int) -> int:
        source, weights = (writer[i] for i in operation.inputs[:2])
        scales: Any = weights.scale
        if isinstance(weights.extra_params, SymmPerChannelQuantParams):
            scales = weights.extra_params.scales
        scale = writer.constant(
            np.atleast_1d(source.scale * np.asarray(scales, np.float64)), _T.TENSOR_FLOAT32
        )
        counts = writer.like(index, _T.TENSOR_FLOAT32)
        real = writer.like(index, _T.TENSOR_FLOAT32)
        writer.convert(_O.CAST, index, counts)
        none = writer.constant(0, _T.INT32)
        writer.operations.append(Operation(_O.MUL, (counts, scale, none), (real,)))
        return real


class RoundsNotQuiteToTheNearest(ComputesQuantizedInFloat):
    """TestHarness.cpp: 8-bit results may be one step off. Here they are that where the real result
    is close to the middle of two, as with multipliers of few bits; each prepared model in its own
    way."""

    noise = 0.15


_ACTIVATION_AT: Final[Mapping[int, int]] = {
    **dict.fromkeys((_O.ADD, _O.SUB, _O.MUL, _O.DIV), 2),
    _O.FULLY_CONNECTED: 3,
}

_FUSED: Final[Mapping[int, FusedActivationFunc]] = {
    _O.RELU: FusedActivationFunc.RELU,
    _O.RELU1: FusedActivationFunc.RELU1,
    _O.RELU6: FusedActivationFunc.RELU6,
}


class FusesActivations(_Rewriting):
    """An activation is computed with the operation that alone it reads, without a rounding between
    the two. ``1.0/IDevice.hal``, prepareModel: transformations include "optimization on the model's
    graph"; a temporary variable is seen by nobody.
    """

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        writer = _Writer(model)
        last = {operation.outputs[0]: operation for operation in model.main.operations}
        readers = Counter(index for each in model.main.operations for index in each.inputs)
        fused: dict[int, Operation] = {}
        for operation in model.main.operations:
            source = last.get(operation.inputs[0]) if operation.type in _FUSED else None
            if source is not None and readers[source.outputs[0]] == 1 and _is_plain(writer, source):
                fused[source.outputs[0]] = operation
        self.uses += len(fused)
        activations = {id(activation) for activation in fused.values()}
        for operation in model.main.operations:
            if operation.outputs[0] in fused:
                operation = _with_activation(writer, operation, fused[operation.outputs[0]])
            if id(operation) not in activations:
                writer.operations.append(operation)
        return ReferenceDriver.prepare(self, writer.model(), options)


def _is_plain(writer: _Writer, operation: Operation) -> bool:
    """Whether its result is a temporary one, without activation."""
    at = _ACTIVATION_AT.get(operation.type)
    if at is None:
        return False
    activation = writer.data(operation.inputs[at])
    result = writer[operation.outputs[0]]
    is_temporary = result.lifetime == OperandLifeTime.TEMPORARY_VARIABLE
    return is_temporary and activation is not None and not activation.any()


def _with_activation(writer: _Writer, operation: Operation, activation: Operation) -> Operation:
    inputs = list(operation.inputs)
    code = _FUSED[activation.type]
    inputs[_ACTIVATION_AT[operation.type]] = writer.constant(code, _T.INT32)
    return Operation(operation.type, tuple(inputs), activation.outputs)


class ComputesRelaxedInFloat16(_Rewriting):
    """1.1/types.hal Model.relaxComputationFloat32toFloat16: "TENSOR_FLOAT32 may be calculated with
    range and/or precision as low as that of the IEEE 754 16-bit floating-point format"."""

    def concerns(self, model: Model, operation: Operation) -> bool:
        operands = [model.main.operands[i] for i in operation.inputs]
        scalars = [operand for operand in operands if operand.type == _T.FLOAT32]
        return (
            model.relax_computation_float32_to_float16
            and operands[0].type == _T.TENSOR_FLOAT32
            and 0 not in operands[0].dimensions
            and all(constant(model, scalar) is not None for scalar in scalars)
        )

    def rewrite(self, writer: _Writer, operation: Operation) -> None:
        inputs = [self._half(writer, index) for index in operation.inputs]
        outputs = [writer.like(index, _T.TENSOR_FLOAT16) for index in operation.outputs]
        writer.operations.append(Operation(operation.type, tuple(inputs), tuple(outputs)))
        for half, index in zip(outputs, operation.outputs, strict=True):
            writer.convert(_O.CAST, half, index)

    def _half(self, writer: _Writer, index: int) -> int:
        operand = writer[index]
        if operand.type == _T.TENSOR_FLOAT32:
            half = writer.like(index, _T.TENSOR_FLOAT16)
            return writer.convert(_O.CAST, index, half)
        if operand.type == _T.FLOAT32:
            return writer.constant(writer.data(index), _T.FLOAT16)
        return index


class RoundsHalvesToEven(ReferenceDriver):
    """1.2/types.hal QUANTIZE: "round(input / scale) + zeroPoint", without a word of halves; LiteRT
    rounds them to even."""

    hal_version = HalVersion.V1_3
    uses = 0

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        assert kernels()[_O.QUANTIZE]  # loaded now, or it would be loaded in place of this one
        with patch.dict(registered(), {_O.QUANTIZE: self._kernel}):
            return super().prepare(model, options)

    def _kernel(self, node: Node, resources: Resources) -> Kernel:
        self.uses += 1
        quantization = Quant8.of(node.outputs[0])

        def make(source: Array, target: Array, scratch: Scratch) -> Step:
            def step() -> None:
                codes = np.rint(source / np.float64(quantization.scale)) + quantization.zero_point
                np.copyto(target, np.clip(codes, quantization.low, quantization.high), "unsafe")

            return step

        return unary(make)
