"""Vendor extensions: their operations, types and attributes.

Source: Android's ``FibonacciExtensionTest.cpp``, ``TestExtensions.cpp``, and
``ValidationTestCompilationExtension`` of its ``TestValidation.cpp``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np

from cts.compiling import compiled
from cts.expect import BAD_DATA, BAD_STATE, NO_ERROR, NULL, OP_FAILED, expect, require
from cts.small_models import add_model, sum_execution
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from cts.ways import ALL, Way
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.extension_permission import Application, may_use_extensions
from nnapi.introspection import has_extension, supported_operations
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.runtime import Runtime
from nnhal.device import Device
from nnhal.driver_kit import ExecutionContext, HalError, Inputs, Outputs, PrepareOptions, Program
from nnhal.types import EXTENSION_TYPE_BITS, ErrorStatus, Extension, ExtensionOperandTypeInformation
from nnhal.types import Model as HalModel
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]


GROUP: Final = Directed(
    name="extensions",
    title="Vendor extensions",
    summary="Operations and types of a vendor go to the driver that has them, and nowhere else.",
    source="FibonacciExtensionTest, ExtensionsTest",
    subject=Subject.RUNTIME,
)


# Fibonacci ---------------------------------------------------------------------------------------

_NAME: Final = "com.example.fibonacci"
_QUANT64: Final = 1
_OPERATION: Final = 2
_LOW: Final = (1 << EXTENSION_TYPE_BITS) - 1


class _FibonacciDriver(ToyDriver):
    """Computes the first Fibonacci numbers, as 64-bit numbers of a vendor's type."""

    def __init__(self) -> None:
        information = ExtensionOperandTypeInformation(type=_QUANT64, is_tensor=True, byte_size=8)
        super().__init__("fibonacci", extensions=(Extension(_NAME, (information,)),))

    def supported_operations(self, model: HalModel) -> Sequence[bool]:
        return [
            operation.type > _LOW and operation.type & _LOW == _OPERATION
            for operation in model.main.operations
        ]

    def prepare(self, model: HalModel, options: PrepareOptions) -> Program:
        (operation,) = model.main.operations
        if len(operation.inputs) != 1 or len(operation.outputs) != 1:
            raise HalError(ErrorStatus.INVALID_ARGUMENT, "FIBONACCI has an input and an output")
        source, target = (
            model.main.operands[index] for index in (operation.inputs[0], operation.outputs[0])
        )
        if source.type != Code.TENSOR_FLOAT32 or target.type & _LOW != _QUANT64:
            raise HalError(ErrorStatus.INVALID_ARGUMENT, "FIBONACCI of float32 gives QUANT64")
        return _FibonacciProgram(self)


class _FibonacciProgram(Program):
    def __init__(self, driver: ToyDriver) -> None:
        self._driver = driver

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        if self._driver.execution_error is not None:
            raise HalError(self._driver.execution_error, "the numbers are out")
        assert inputs[0] is not None
        count = int(inputs[0].ravel()[0])
        if count < 1:
            raise HalError(ErrorStatus.GENERAL_FAILURE, f"no {count} Fibonacci numbers")
        numbers = [1, 1]
        while len(numbers) < count:
            numbers.append(numbers[-1] + numbers[-2])
        array = outputs[0].array
        assert array is not None
        array.view(np.int64)[:] = numbers[:count]


def _fibonacci(
    runtime: Runtime,
    *,
    operation: int = _OPERATION,
    source: int = Code.TENSOR_FLOAT32,
    target: int | None = None,
    inputs: int = 1,
    outputs: int = 1,
) -> Model:
    model = Model(runtime)
    result = model.extension_operand_type(_NAME, _QUANT64) if target is None else target
    first = [model.add_operand(OperandType(source, (1,))) for _ in range(inputs)]
    second = [model.add_operand(OperandType(result, (10,))) for _ in range(outputs)]
    model.add_operation(model.extension_operation_type(_NAME, operation), first, second)
    model.identify_inputs_and_outputs(first, second)
    model.finish()
    return model


def _runtime(context: Context) -> Runtime:
    return context.other_runtime([Device(ToyDriver("other")), Device(_FibonacciDriver())])


@GROUP.add
def numbers(context: Context) -> None:
    compilation = compiled(_fibonacci(_runtime(context)))
    require(compilation.plan.outline(), ("toy-fibonacci",), "the plan")
    execution, room = Execution(compilation), np.zeros(10, np.int64)
    execution.set_input(0, np.array([10], np.float32))
    execution.set_output(0, room)
    expect(NO_ERROR, execution.compute)
    require(room.tolist(), [1, 1, 2, 3, 5, 8, 13, 21, 34, 55], "the numbers")


@GROUP.add
def extension_support(context: Context) -> None:
    for device in _runtime(context).devices:
        expected = device.name == "toy-fibonacci"
        require(has_extension(device, _NAME), expected, f"whether {device.name} has it")


@GROUP.add
def operations_that_are_supported(context: Context) -> None:
    runtime = _runtime(context)
    model = _fibonacci(runtime)
    for device in runtime.devices:
        expected = device.name == "toy-fibonacci"
        require(supported_operations(model, [device]), [expected], f"what {device.name} supports")


@GROUP.add
def value_that_is_wrong(context: Context) -> None:
    runtime = _runtime(context)
    compilation = compiled(_fibonacci(runtime), [runtime.named("toy-fibonacci")])
    execution, room = Execution(compilation), np.zeros(10, np.int64)
    execution.set_input(0, np.array([-1], np.float32))
    execution.set_output(0, room)
    expect(OP_FAILED, execution.compute)


_FAILURES: Final = {
    status.name: status for status in (ErrorStatus.GENERAL_FAILURE, ErrorStatus.DEVICE_UNAVAILABLE)
}


@GROUP.cells("failure/{}/{}", _FAILURES, ALL)
def _failing(context: Context, status: ErrorStatus, way: Way) -> None:
    """The CPU device is asked where a driver fails, and does not know the operation: the code is
    the CPU's, whatever the driver's was (``StepExecutor::computeOnCpuFallback``,
    ``CpuExecutor::executeOperation``).
    """
    driver = _FibonacciDriver()
    driver.execution_error = status
    compilation = Compilation(_fibonacci(context.other_runtime([Device(driver)])))
    expect(NO_ERROR, compilation.finish)
    execution = Execution(compilation)
    execution.set_input(0, np.array([10], np.float32))
    execution.set_output(0, np.zeros(10, np.int64))
    expect(OP_FAILED, way.compute, execution)
    require(len(execution.fallbacks), 1, "number of fallbacks")


_WRONG: Final = {
    "input_type": {"source": Code.TENSOR_INT32},
    "output_type": {"target": Code.TENSOR_FLOAT32},
    "number_of_inputs": {"inputs": 2},
    "number_of_outputs": {"outputs": 2},
    "operation": {"operation": _OPERATION + 1},
}


@GROUP.cells("{}_that_is_wrong", _WRONG)
def _refused(context: Context, change: Mapping[str, int]) -> None:
    """The model is built, and its compilation fails: there is no fallback for extensions."""
    compilation = Compilation(_fibonacci(_runtime(context), **change))
    expect(BAD_DATA, compilation.finish)


# Attributes --------------------------------------------------------------------------------------

_FIRST, _SECOND = 1, 2


def _attributes(context: Context, count: int | None) -> Compilation:
    """A compilation for so many named devices, None for any."""
    runtime = _runtime(context)
    devices = None if count is None else runtime.devices[-count:]
    return Compilation(add_model(runtime), devices)


def _check_attributes(add: Callable[..., None]) -> None:
    expect(NULL, add, None, _FIRST, b"1")
    expect(NULL, add, _NAME, _FIRST, None)
    expect(NO_ERROR, add, _NAME, _FIRST, b"1")
    expect(NO_ERROR, add, _NAME, _SECOND, b"1")
    expect(BAD_DATA, add, _NAME, _FIRST, b"1")  # the same twice


@GROUP.add
def attribute_of_a_compilation(context: Context) -> None:
    compilation = _attributes(context, 1)
    add = compilation.add_extension_attribute
    _check_attributes(add)
    expect(NO_ERROR, compilation.finish)
    expect(BAD_STATE, add, _NAME, _FIRST, b"1")


@GROUP.add
def attribute_of_a_compilation_for_other_devices(context: Context) -> None:
    for count in (None, 2):
        add = _attributes(context, count).add_extension_attribute
        expect(BAD_DATA, add, _NAME, _FIRST, b"1")


@GROUP.add
def attribute_of_an_execution(context: Context) -> None:
    compilation = _attributes(context, 1)
    compilation.finish()
    execution = sum_execution(compilation)
    add = execution.add_extension_attribute
    _check_attributes(add)
    expect(NO_ERROR, execution.compute)
    expect(BAD_STATE, add, _NAME, _FIRST, b"1")


@GROUP.add
def attribute_of_an_execution_on_other_devices(context: Context) -> None:
    for count in (None, 2):
        compilation = _attributes(context, count)
        compilation.finish()
        add = Execution(compilation).add_extension_attribute
        expect(BAD_DATA, add, _NAME, _FIRST, b"1")


# Permission --------------------------------------------------------------------------------------


@GROUP.add
def permission_of_binaries(context: Context) -> None:
    """A vendor lists permitted binaries before Android 12; afterwards the place of a binary is
    enough.
    """
    old = 30
    for path, listed, unlisted in (
        ("/data/foo", True, False),
        ("/vendor/foo", True, False),
        ("/odm/foo", True, False),
        ("/system/foo", False, False),
        ("/foobar", False, False),
        ("/product/foo", False, False),
    ):
        application = Application(binary_path=path)
        found = may_use_extensions(application, allowlist=[path], api_level=old)
        require(found, listed, f"whether {path} may, where it is listed")
        found = may_use_extensions(application, api_level=old)
        require(found, unlisted, f"whether {path} may, where it is not listed")
        found = may_use_extensions(application)
        require(found, listed, f"whether {path} may since Android 12")
    product = Application(binary_path="/product/foo")
    found = may_use_extensions(product, allowed_on_product_image=True)
    require(found, True, "whether a binary of the product image may, with leave")


@GROUP.add
def permission_of_apps(context: Context) -> None:
    for system, vendor, product, leave, expected in (
        (False, False, False, False, True),
        (True, False, False, False, False),
        (True, True, False, False, True),
        (True, False, True, False, False),
        (True, False, True, True, True),
    ):
        application = Application(
            binary_path="/system/bin/app_process64",
            package_name="com.example.app",
            is_system_app=system,
            is_on_vendor_image=vendor,
            is_on_product_image=product,
        )
        found = may_use_extensions(application, allowed_on_product_image=leave)
        require(found, expected, f"whether an app ({system}, {vendor}, {product}) may")
        found = may_use_extensions(
            application,
            allowed_on_product_image=leave,
            allowlist=["com.example.other"],
            api_level=30,
        )
        require(found, False, "whether an app may that is not listed, before Android 12")
