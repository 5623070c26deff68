"""Attributes of vendor extensions: TestValidation's AddExtensionAttribute, and what drivers get."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.result_codes import ResultCode
from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.types import Extension, HalVersion, NumberOfCacheFiles
from tests.cells import cells
from tests.unit.nnapi.executing import PartDriver, X, Y, addition, compiled, prepared, runtime_with
from tests.unit.nnapi.test_caching import CachingDriver
from tests.unit.nnapi.test_execution import WAYS, code_of

NAME = "com.acme.attributes"


class AcmeDriver(PartDriver):
    extensions = (Extension(NAME),)


def recording(version: HalVersion = HalVersion.AIDL_V4) -> tuple[Device, list[Any]]:
    """A device, and the configurations that its driver is given."""
    configs: list[Any] = []
    interface: Any = as_device(AcmeDriver(version=version))
    if version == HalVersion.AIDL_V4:
        prepare = interface.prepare_model_with_config

        def record(model: Any, config: Any, callback: Any) -> Any:
            configs.append(config)
            return prepare(model, config, callback)

        interface.prepare_model_with_config = record
    return Device(interface, name="acme-npu"), configs


def test_attributes_need_one_device_that_was_named() -> None:
    runtime = runtime_with(AcmeDriver())
    compilation = Compilation(addition(runtime))
    add = compilation.add_extension_attribute
    assert code_of(lambda: add(None, 1, b"x")) == ResultCode.UNEXPECTED_NULL
    assert code_of(lambda: add(NAME, 1, None)) == ResultCode.UNEXPECTED_NULL
    assert code_of(lambda: add(NAME, 1, b"x")) == ResultCode.BAD_DATA
    compilation.finish()
    execution = Execution(compilation)
    wrong = execution.add_extension_attribute
    assert code_of(lambda: wrong(None, 1, b"x")) == ResultCode.UNEXPECTED_NULL
    assert code_of(lambda: wrong(NAME, 1, b"x")) == ResultCode.BAD_DATA


def test_an_attribute_is_given_once_and_before_the_end() -> None:
    runtime = runtime_with(AcmeDriver())
    compilation = Compilation(addition(runtime), runtime.devices[:1])
    compilation.add_extension_attribute(NAME, 1, b"x")
    compilation.add_extension_attribute(NAME, 2, b"x")
    again = lambda: compilation.add_extension_attribute(NAME, 1, b"y")  # noqa: E731
    assert code_of(again) == ResultCode.BAD_DATA
    compilation.finish()
    assert code_of(again) == ResultCode.BAD_STATE
    output = np.zeros(2, np.float32)
    execution = prepared(compilation, X, Y, output=output)
    execution.add_extension_attribute(NAME, 1, b"x")
    repeated = lambda: execution.add_extension_attribute(NAME, 1, b"x")  # noqa: E731
    assert code_of(repeated) == ResultCode.BAD_DATA
    execution.compute()
    np.testing.assert_array_equal(output, X + Y)
    assert code_of(repeated) == ResultCode.BAD_STATE


def test_a_driver_of_aidl_4_gets_the_attributes_of_a_compilation() -> None:
    device, configs = recording()
    runtime = runtime_with(device)
    compilation = Compilation(addition(runtime), runtime.devices[:1])
    compilation.add_extension_attribute(NAME, 7, b"seven")
    compilation.finish()
    (config,) = configs
    (hint,) = config.compilation_hints
    (extension,) = config.extension_name_to_prefix
    assert (extension.name, hint.token, hint.value) == (NAME, extension.prefix << 16 | 7, b"seven")


@cells("version", [HalVersion.V1_3, HalVersion.AIDL_V3])
@cells("way", WAYS)
def test_older_drivers_do_without_attributes(version: HalVersion, way: str) -> None:
    device, _ = recording(version)
    runtime = runtime_with(device)
    compilation = Compilation(addition(runtime), runtime.devices[:1])
    compilation.add_extension_attribute(NAME, 7, b"seven")
    compilation.finish()
    output = np.zeros(2, np.float32)
    execution = prepared(compilation, X, Y, output=output)
    execution.add_extension_attribute(NAME, 7, b"seven")
    WAYS[way](execution)
    np.testing.assert_array_equal(output, X + Y)


@cells("way", WAYS)
@cells("reusable", [False, True])
def test_a_driver_of_aidl_4_gets_the_attributes_of_an_execution(way: str, reusable: bool) -> None:
    device, _ = recording()
    runtime = runtime_with(device)
    compilation = compiled(addition(runtime), runtime.devices[:1])
    interface: Any = compilation.compiled.simple.prepared.interface
    configs = []
    create = interface.create_reusable_execution

    def record(request: Any, config: Any) -> Any:
        configs.append(config)
        return create(request, config)

    interface.create_reusable_execution = record
    output = np.zeros(2, np.float32)
    execution = prepared(compilation, X, Y, output=output)
    execution.set_reusable(reusable)
    execution.add_extension_attribute(NAME, 7, b"seven")
    WAYS[way](execution)
    np.testing.assert_array_equal(output, X + Y)
    assert [[hint.value for hint in each.execution_hints] for each in configs] == [[b"seven"]]


def test_attributes_are_part_of_a_cache_s_token() -> None:
    driver = CachingDriver(NumberOfCacheFiles(1, 0))
    runtime = runtime_with(driver)
    tokens = set()
    for attributes in ([], [(1, b"x")], [(1, b"y")], [(2, b"x")], [(1, b"x"), (2, b"x")]):
        for ordered in (attributes, attributes[::-1]):
            compilation = Compilation(addition(runtime), runtime.devices[:1])
            compilation.set_caching("/nowhere", bytes(32))
            for code, value in ordered:
                compilation.add_extension_attribute(NAME, code, value)
            compilation.finish()
            tokens.add(compilation.compiled.simple.token)
    assert len(tokens) == 5
