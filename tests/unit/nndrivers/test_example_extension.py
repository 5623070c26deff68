"""The example of a vendor extension, from the model to every way to execute it."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from nndrivers.example_extension import EXTENSION, ComplexDriver, ComplexOperation
from nnhal import registry
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.extensions import code_in
from nnhal.memory import Memory
from nnhal.types import (
    DataLocation,
    ErrorStatus,
    ExtensionNameAndPrefix,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    OutputShape,
    Request,
    RequestArgument,
    Subgraph,
)
from tests.cells import cells

INPUT, OUTPUT = OperandLifeTime.SUBGRAPH_INPUT, OperandLifeTime.SUBGRAPH_OUTPUT
TEMPORARY, COPY = OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.CONSTANT_COPY
F32 = OperandType.TENSOR_FLOAT32

GIVEN = np.array([3 + 4j, 0, 1j, -2], np.complex64)
FACTOR = np.complex64(2j)

replace = msgspec.structs.replace


def model_of(prefix: int = 7, name: str = EXTENSION.name, length: int = 8) -> Model:
    """|x * 2i| of four complex numbers, the factor being a constant."""
    complex64 = code_in(prefix, 0)
    operands = (
        Operand(complex64, (4,), lifetime=INPUT),
        Operand(complex64, (1,), lifetime=COPY, location=DataLocation(0, 0, length)),
        Operand(complex64, (4,), lifetime=TEMPORARY),
        Operand(F32, (4,), lifetime=OUTPUT),
    )
    operations = (
        Operation(code_in(prefix, ComplexOperation.MULTIPLY), (0, 1), (2,)),
        Operation(code_in(prefix, ComplexOperation.MAGNITUDE), (2,), (3,)),
    )
    main = Subgraph(operands, operations, (0,), (3,))
    names = (ExtensionNameAndPrefix(name, prefix),)
    return Model(main, operand_values=FACTOR.tobytes(), extension_name_to_prefix=names)


def single(operation: int, dimensions: tuple[int, ...]) -> Model:
    """One operation of the extension from four complex numbers to complex numbers."""
    complex64 = code_in(7, 0)
    operands = (
        Operand(complex64, (4,), lifetime=INPUT),
        Operand(complex64, dimensions, lifetime=OUTPUT),
    )
    main = Subgraph(operands, (Operation(code_in(7, operation), (0,), (1,)),), (0,), (1,))
    return Model(main, extension_name_to_prefix=(ExtensionNameAndPrefix(EXTENSION.name, 7),))


def request_of(data: NDArray[Any], capacity: int) -> Request:
    pools = Memory.from_bytes(data.tobytes()), Memory.allocate(capacity)
    return Request(
        (RequestArgument(location=DataLocation(0, 0, data.nbytes)),),
        (RequestArgument(location=DataLocation(1, 0, capacity)),),
        pools,
    )


def result_of(request: Request, dtype: Any, count: int) -> NDArray[Any]:
    pool = request.pools[1]
    assert isinstance(pool, Memory)
    return pool.view(dtype, (count,))


def device_of(version: HalVersion = HalVersion.V1_3) -> Device:
    class Versioned(ComplexDriver):
        hal_version = version

    return Device(Versioned())


def status_of(call: Any) -> ErrorStatus:
    with pytest.raises(HalError) as caught:
        call()
    return caught.value.status


def test_it_is_reached_by_its_class_and_declares_its_extension() -> None:
    device = registry.resolve("nndrivers.example_extension:ComplexDriver")
    assert device.name == "example-complex"
    assert device.supported_extensions == (EXTENSION,)


@cells("version", [HalVersion.V1_2, HalVersion.V1_3], ids=str)
@cells("way", ["execute", "execute_async", "execute_fenced", "burst"])
def test_it_computes_on_every_path(version: HalVersion, way: str) -> None:
    prepared = device_of(version).prepare(model_of())
    request = request_of(GIVEN, 16)
    match way:
        case "execute":
            prepared.execute(request)
        case "execute_async":
            prepared.execute_async(request).result(10)
        case "execute_fenced":
            prepared.execute_fenced(request).wait(10**10)
        case _:
            prepared.burst().execute(request)
    assert result_of(request, np.float32, 4).tolist() == [10, 0, 2, 4]


@pytest.mark.parametrize("prefix", [1, 2, 0xFFFF])
def test_the_prefix_is_the_models_to_choose(prefix: int) -> None:
    model = model_of(prefix)
    device = device_of()
    assert device.supported_operations(model) == [True, True]
    request = request_of(GIVEN, 16)
    device.prepare(model).execute(request)
    assert result_of(request, np.float32, 4).tolist() == [10, 0, 2, 4]


@pytest.mark.parametrize("dimensions", [(0,), ()])
def test_a_shape_that_only_the_driver_knows_is_told(dimensions: tuple[int, ...]) -> None:
    prepared = device_of().prepare(single(ComplexOperation.NON_ZERO, dimensions))
    request = request_of(GIVEN, 24)
    assert prepared.execute(request).output_shapes == (OutputShape((3,)),)
    assert result_of(request, np.complex64, 3).tolist() == [3 + 4j, 1j, -2]
    with pytest.raises(HalError) as caught:
        prepared.execute(request_of(GIVEN, 23))
    assert caught.value.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
    assert caught.value.output_shapes == (OutputShape((3,), False),)


def test_another_extension_is_not_supported() -> None:
    model, device = model_of(name="org.example.other"), device_of()
    assert device.supported_operations(model) == [False, False]
    assert status_of(lambda: device.prepare(model)) == ErrorStatus.INVALID_ARGUMENT


def test_a_prefix_without_name_is_not_supported() -> None:
    model = replace(model_of(), extension_name_to_prefix=())
    assert device_of().supported_operations(model) == [False, False]


@pytest.mark.parametrize("operation", [ComplexOperation.MAGNITUDE, 99])
def test_an_operation_with_other_operands_or_unknown_is_not_supported(operation: int) -> None:
    assert device_of().supported_operations(single(operation, (4,))) == [False]


def test_the_hals_own_operations_are_not_supported() -> None:
    given, computed = Operand(F32, (4,), lifetime=INPUT), Operand(F32, (4,), lifetime=OUTPUT)
    relu = Operation(OperationType.RELU, (0,), (1,))
    model = Model(Subgraph((given, computed), (relu,), (0,), (1,)))
    assert device_of().supported_operations(model) == [False]


def test_a_constant_of_another_size_than_declared_is_invalid() -> None:
    device = device_of()
    assert status_of(lambda: device.prepare(model_of(length=7))) == ErrorStatus.INVALID_ARGUMENT


@pytest.mark.parametrize("given", [GIVEN[:3], np.append(GIVEN, GIVEN)], ids=["short", "long"])
def test_an_input_of_another_size_than_declared_is_invalid(given: NDArray[Any]) -> None:
    prepared = device_of().prepare(model_of())
    request = request_of(given, 16)
    assert status_of(lambda: prepared.execute(request)) == ErrorStatus.INVALID_ARGUMENT


@pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.V1_1], ids=str)
def test_drivers_before_1_2_have_no_extensions(version: HalVersion) -> None:
    device = device_of(version)
    assert device.supported_extensions == ()
    assert device.supported_operations(model_of()) == [False, False]
    assert status_of(lambda: device.prepare(model_of())) == ErrorStatus.INVALID_ARGUMENT
