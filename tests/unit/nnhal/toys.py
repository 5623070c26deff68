"""A driver that adds, given in any HAL version, with models, requests and programs to test it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.device import Device
from nnhal.driver_kit import (
    CacheMiss,
    Driver,
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    Signature,
    Step,
)
from nnhal.memory import Memory
from nnhal.types import (
    BufferToken,
    Capabilities,
    DataLocation,
    DeviceType,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    PerformanceInfo,
    Request,
    RequestArgument,
    Subgraph,
)

F32 = OperandType.TENSOR_FLOAT32

ALL_VERSIONS = tuple(version for version in HalVersion if not version.is_aidl)
FROM_1_2 = (HalVersion.V1_2, HalVersion.V1_3)


def operand(
    type: int = F32,
    dimensions: tuple[int, ...] = (4,),
    lifetime: OperandLifeTime = OperandLifeTime.TEMPORARY_VARIABLE,
    **fields: Any,
) -> Operand:
    return Operand(type, dimensions, lifetime=lifetime, **fields)


def add_model(
    dimensions: tuple[int, ...] = (4,),
    output_dimensions: tuple[int, ...] | None = None,
    input_dimensions: tuple[int, ...] | None = None,
    **fields: Any,
) -> Model:
    """One ADD of two float32 tensors, without activation."""
    given = operand(F32, input_dimensions or dimensions, OperandLifeTime.SUBGRAPH_INPUT)
    if output_dimensions is None:
        output_dimensions = dimensions
    main = Subgraph(
        operands=(
            given,
            given,
            operand(
                OperandType.INT32,
                (),
                OperandLifeTime.CONSTANT_COPY,
                location=DataLocation(0, 0, 4),
            ),
            operand(F32, output_dimensions, OperandLifeTime.SUBGRAPH_OUTPUT),
        ),
        operations=(Operation(OperationType.ADD, (0, 1, 2), (3,)),),
        input_indexes=(0, 1),
        output_indexes=(3,),
    )
    return Model(main, operand_values=bytes(4), **fields)


@dataclass
class Arguments:
    """A request with the memory that it refers to."""

    request: Request
    output: NDArray[np.float32]
    pools: tuple[Memory, ...]


def arguments(
    one: Sequence[float] = (1, 2, 3, 4),
    other: Sequence[float] = (10, 20, 30, 40),
    *,
    capacity: int | None = None,
    dimensions: tuple[int, ...] = (),
    output_dimensions: tuple[int, ...] = (),
) -> Arguments:
    """A request to add two vectors; ``capacity`` is the room for the output in bytes."""
    size = 4 * len(one)
    inputs = Memory.from_bytes(np.array([*one, *other], np.float32).tobytes())
    capacity = size if capacity is None else capacity
    outputs = Memory.allocate(max(capacity, size))
    request = Request(
        inputs=(
            RequestArgument(location=DataLocation(0, 0, size), dimensions=dimensions),
            RequestArgument(location=DataLocation(0, size, size), dimensions=dimensions),
        ),
        outputs=(
            RequestArgument(location=DataLocation(1, 0, capacity), dimensions=output_dimensions),
        ),
        pools=(inputs, outputs),
    )
    output = outputs.view(np.float32, (len(one),))
    return Arguments(request, output, (inputs, outputs))


def with_pool(request: Request, index: int, pool: Memory | BufferToken) -> Request:
    """``request`` with another pool ``index``; arguments in a device memory take the whole."""
    pools = tuple(pool if i == index else old for i, old in enumerate(request.pools))

    def adapted(argument: RequestArgument) -> RequestArgument:
        if argument.location.pool_index != index or not isinstance(pool, BufferToken):
            return argument
        return msgspec.structs.replace(argument, location=DataLocation(index, 0, 0))

    return Request(tuple(map(adapted, request.inputs)), tuple(map(adapted, request.outputs)), pools)


class AddProgram(Program):
    """Adds where the output's shape is declared, and where it is not."""

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        with context.device_time():
            outputs[0].write(np.add(inputs[0], inputs[1]))


class BoundAddProgram(AddProgram):
    """Like AddProgram, for memory that is used again and again. Counts."""

    def __init__(self) -> None:
        self.bindings = 0
        self.runs = 0

    def bind(self, inputs: Inputs, outputs: Outputs) -> Step | None:
        target = outputs[0].array
        if target is None:
            return None
        self.bindings += 1

        def step(context: ExecutionContext) -> None:
            self.runs += 1
            np.add(inputs[0], inputs[1], out=target)

        return step


class FunctionProgram(Program):
    """Does what a test says."""

    def __init__(self, body: Callable[[Inputs, Outputs, ExecutionContext], object]) -> None:
        self._body = body

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._body(inputs, outputs, context)


class ToyDriver(Driver):
    """Adds; ``make`` makes its programs."""

    name = "toy-adder"
    version = "2.5"
    type = DeviceType.ACCELERATOR

    def __init__(
        self,
        hal_version: HalVersion = HalVersion.V1_3,
        make: Callable[[], Program] = AddProgram,
    ) -> None:
        self.hal_version = hal_version
        self.make = make
        self.options: list[PrepareOptions] = []

    def capabilities(self) -> Capabilities:
        return Capabilities(PerformanceInfo(0.5, 0.6), PerformanceInfo(0.7, 0.8))

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [operation.type == OperationType.ADD for operation in model.main.operations]

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        self.options.append(options)
        return self.make()


class BoundToyDriver(ToyDriver):
    """Adds without copies."""

    def __init__(self) -> None:
        super().__init__(make=BoundAddProgram)


class CachingDriver(ToyDriver):
    """Saves the signature of the model, guarded by the token, and a byte of constants."""

    cache_files = NumberOfCacheFiles(model_cache=1, data_cache=1)

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        model_files[0].write(token + msgspec.msgpack.encode(program.signature))
        data_files[0].write(b"constants")

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        content = model_files[0].read()
        if content[:32] != token:
            raise CacheMiss("another token")
        program = self.make()
        program.signature = msgspec.msgpack.decode(content[32:], type=Signature)
        return program


def toy_device(
    hal_version: HalVersion = HalVersion.V1_3,
    make: Callable[[], Program] = AddProgram,
    **settings: Any,
) -> Device:
    return Device(ToyDriver(hal_version, make), **settings)


def running(body: Callable[[Inputs, Outputs, ExecutionContext], object]) -> Callable[[], Program]:
    """For ``make``: programs that do ``body``."""
    return lambda: FunctionProgram(body)


class Gate:
    """Lets a test hold an execution until it says so."""

    def __init__(self) -> None:
        self.entered = threading.Event()
        self.open = threading.Event()

    def hold(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.entered.set()
        assert self.open.wait(10), "nobody has opened the gate"
        outputs[0].write(np.add(inputs[0], inputs[1]))
