"""What tests of the reference driver share."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray

from nndrivers.reference.device import ReferenceDriver
from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.operations.node import TensorInfo
from nnhal.operations.registry import infer
from nnhal.types import (
    DataLocation,
    Model,
    OperandType,
    OperationType,
    OutputShape,
    Request,
    RequestArgument,
)
from nntflite.importer.builder import ModelBuilder
from nntflite.interpreter import runtime

Array: TypeAlias = NDArray[Any]

U8, I32, F32 = (
    OperandType.TENSOR_QUANT8_ASYMM,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_FLOAT32,
)
O = OperationType  # noqa: E741
SAME, RELU = 1, 1
SPREAD = 74  # standard deviation of evenly distributed codes


@pytest.fixture(scope="session")
def steps_off() -> int:
    """How many steps a product of 8-bit numbers may be away from the TF Lite that is there.

    The driver has the bits of tflite-runtime. Its successor for newer Pythons, LiteRT, rounds
    negative halves the other way in some operations.
    """
    return 0 if runtime().name == "tflite-runtime" else 1


@pytest.fixture(scope="session")
def device() -> Device:
    return Device(ReferenceDriver())


class Net:
    """A model that is written operation by operation; seeded weights, so always the same."""

    def __init__(self, type_: OperandType, seed: int = 0, nchw: bool = False) -> None:
        self.builder = ModelBuilder()
        self.type = type_
        self.nchw = nchw
        self.rng = np.random.default_rng(seed)

    def input(self, *shape: int, scale: float = 0.02, zero_point: int = 120) -> int:
        if self.type == U8:
            return self.builder.operand(U8, shape, scale, zero_point)
        return self.builder.operand(self.type, shape)

    def add(self, operation: OperationType, inputs: Sequence[int | float], *output: float) -> int:
        """Append an operation; numbers among ``inputs`` that are floats or bools are scalars.

        ``output`` is scale and zero point of the result. Its shape is inferred.
        """
        infos = [self._info(index) for index in inputs]
        declared = TensorInfo(self.type, (), *output)
        (info,) = infer(operation, infos, [declared])
        result = self.builder.operand(self.type, info.shape, *output)
        self.builder.operation(operation, inputs, [result])
        return result

    def _info(self, index: int) -> TensorInfo:
        return TensorInfo.from_operand(self.builder.operands[index], self.builder.value(index))

    def int32(self, value: int) -> int:
        return self.builder.scalar(OperandType.INT32, value)

    def conv(self, source: int, channels: int, size: int = 1, stride: int = 1) -> int:
        depth = self._depth(source)
        weights = (channels, size, size, depth)
        return self._convolve(O.CONV_2D, source, weights, size * size * depth, stride, [])

    def depthwise(self, source: int, stride: int = 1) -> int:
        depth = self._depth(source)
        return self._convolve(O.DEPTHWISE_CONV_2D, source, (1, 3, 3, depth), 9, stride, [1])

    def _convolve(
        self,
        operation: OperationType,
        source: int,
        shape: tuple[int, ...],
        products: int,
        stride: int,
        factor: list[int],
    ) -> int:
        channels = shape[3] if operation == O.DEPTHWISE_CONV_2D else shape[0]
        filters, bias, output = self._weights(source, shape, channels, products)
        numbers = [SAME, stride, stride, *factor, RELU]
        layout = [self.builder.scalar(OperandType.BOOL, True)] if self.nchw else []
        inputs = [source, filters, bias, *map(self.int32, numbers), *layout]
        return self.add(operation, inputs, *output)

    def _depth(self, source: int) -> int:
        return self.builder.operands[source].dimensions[1 if self.nchw else 3]

    def _weights(
        self, source: int, shape: tuple[int, ...], channels: int, products: int
    ) -> tuple[int, int, tuple[float, ...]]:
        constant = self.builder.constant
        if self.type == F32:
            values = self.rng.normal(0, products**-0.5, shape)
            return constant(F32, values), constant(F32, self.rng.normal(0, 0.1, channels)), ()
        scale = self.builder.operands[source].scale
        filters = constant(U8, self.rng.integers(0, 256, shape), 0.01, 131)
        bias_scale = float(np.float32(scale) * np.float32(0.01))
        bias = constant(I32, self.rng.integers(-5000, 5000, channels), bias_scale)
        return filters, bias, (float(np.float32(scale * 0.01 * SPREAD * products**0.5)), 0)

    def finish(self, inputs: Sequence[int], outputs: Sequence[int]) -> Model:
        return self.builder.finish(inputs, outputs)


@pytest.fixture(scope="session")
def net() -> type[Net]:
    return Net


def _small_model(type_: OperandType, batches: int = 1) -> Model:
    """A little of everything that image models have, with a tensor that two operations read."""
    net = Net(type_)
    source = net.input(batches, 17, 15, 3)
    stem = net.conv(source, 8, size=3, stride=2)
    wide = net.conv(stem, 24)
    deep = net.depthwise(wide)
    narrow = net.conv(deep, 8)
    quantization = (0.05, 3) if type_ == U8 else ()
    both = net.add(O.ADD, [narrow, stem, net.int32(0)], *quantization)
    last = net.depthwise(both, stride=2)
    arguments = [SAME, 2, 2, 3, 3, 0]
    operand = net.builder.operands[last]
    like = (operand.scale, operand.zero_point) if type_ == U8 else ()
    pooled = net.add(O.AVERAGE_POOL_2D, [last, *map(net.int32, arguments)], *like)
    return net.finish([source], [pooled])


@pytest.fixture(scope="session")
def small_model() -> Callable[..., Model]:
    """``small_model(type, batches)``."""
    return _small_model


def _request(model: Model, inputs: Sequence[Array], capacity: int = 1 << 16) -> Request:
    """A request with ``inputs``, and room for each output; undeclared shapes stay open."""
    arrays = [np.ascontiguousarray(array) for array in inputs]
    outputs = [model.main.operands[index] for index in model.main.output_indexes]
    sizes = [array.nbytes for array in arrays]
    for operand in outputs:
        known = operand.dimensions and 0 not in operand.dimensions
        count = int(np.prod(operand.dimensions)) * dtype_of(operand.type).itemsize
        sizes.append(count if known else capacity)
    offsets = np.cumsum([0, *(-(-size // 64) * 64 for size in sizes)]).tolist()
    pool = Memory.allocate(offsets[-1] or 1)
    arguments = [
        RequestArgument(location=DataLocation(0, offset, size))
        for offset, size in zip(offsets, sizes, strict=False)
    ]
    for array, offset in zip(arrays, offsets, strict=False):
        pool.view(array.dtype, array.shape, offset)[...] = array
    given = [
        RequestArgument(location=argument.location, dimensions=array.shape)
        for argument, array in zip(arguments, arrays, strict=False)
    ]
    return Request(tuple(given), tuple(arguments[len(arrays) :]), (pool,))


def _results(model: Model, request: Request, shapes: Sequence[OutputShape]) -> list[Array]:
    pool = request.pools[0]
    assert isinstance(pool, Memory)
    outputs = [model.main.operands[index] for index in model.main.output_indexes]
    return [
        pool.view(dtype_of(operand.type), shape.dimensions, argument.location.offset).copy()
        for operand, argument, shape in zip(outputs, request.outputs, shapes, strict=True)
    ]


class Execution:
    """One model on the reference driver."""

    def __init__(self, model: Model, prepared: PreparedModel) -> None:
        self.model = model
        self.prepared = prepared

    def request(self, *inputs: Array) -> Request:
        return _request(self.model, inputs)

    def results(self, request: Request, **options: Any) -> list[Array]:
        execution = self.prepared.execute(request, **options)
        return _results(self.model, request, execution.output_shapes)

    def __call__(self, *inputs: Array) -> list[Array]:
        return self.results(self.request(*inputs))


@pytest.fixture(scope="session")
def execution() -> type[Execution]:
    """``execution(model, prepared)(*inputs)``: the outputs."""
    return Execution


def _data(model: Model, seed: int = 0) -> list[Array]:
    rng = np.random.default_rng(seed)
    operands = [model.main.operands[index] for index in model.main.input_indexes]
    return [
        rng.integers(0, 256, operand.dimensions).astype(np.uint8)
        if operand.type == U8
        else rng.normal(0, 1, operand.dimensions).astype(dtype_of(operand.type))
        for operand in operands
    ]


@pytest.fixture(scope="session")
def data() -> Callable[..., list[Array]]:
    """``data(model, seed)``: random inputs."""
    return _data


def _through_cache(model: Model, device: Device) -> PreparedModel:
    files = CacheFiles((os.memfd_create("model"),), (os.memfd_create("data"),), bytes(32))
    try:
        device.prepare(model, cache=files)
        return device.prepare_from_cache(files)
    finally:
        for descriptor in files.model + files.data:
            os.close(descriptor)


@pytest.fixture(scope="session")
def through_cache() -> Callable[[Model, Device], PreparedModel]:
    """``through_cache(model, device)``: the model, prepared, saved and loaded."""
    return _through_cache
