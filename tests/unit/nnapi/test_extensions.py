"""Vendor extensions: ``TypeManager.cpp``, and the cases of ValidationTestModelExtensions."""

from __future__ import annotations

import pytest

from nnapi.extension_permission import Application, may_use_extensions
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.types import (
    Extension,
    ExtensionNameAndPrefix,
    ExtensionOperandTypeInformation,
    HalVersion,
)
from tests.cells import cells
from tests.unit.nnapi.conftest import Fails
from tests.unit.nnapi.toys import FLOATS, ToyDriver, runtime

BAD_DATA = ResultCode.BAD_DATA
NAME = "com.example.fibonacci"
TENSOR, SCALAR = 7, 3
TYPES = (
    ExtensionOperandTypeInformation(TENSOR, True, 8),
    ExtensionOperandTypeInformation(SCALAR, False, 16),
)


@pytest.fixture
def device() -> Runtime:
    return runtime(ToyDriver(extensions=[Extension(NAME, TYPES)]))


def test_types_get_the_prefixes_1_2_3_in_the_order_of_first_use(device: Runtime) -> None:
    """mPrefixToExtension begins with one entry, as 0 stands for no extension."""
    model = Model(device)
    assert model.extension_operation_type("com.example.unknown", 5) == 0x1_0005
    assert model.extension_operand_type(NAME, TENSOR) == 0x2_0007
    assert Model(device).extension_operation_type(NAME, 0) == 0x2_0000


def test_a_model_names_the_extensions_that_it_uses(device: Runtime) -> None:
    model = Model(device)
    tensor = model.extension_operand_type(NAME, TENSOR)
    a, out = (model.add_operand(OperandType(tensor, (2,))) for _ in range(2))
    model.add_operation(model.extension_operation_type(NAME, 0), [a], [out])
    model.identify_inputs_and_outputs([a], [out])
    model.finish()
    assert model.hal.extension_name_to_prefix == (ExtensionNameAndPrefix(NAME, 1),)
    assert model.has_extension_operation
    assert model.required_version == HalVersion.V1_2


def test_a_type_that_the_vendor_does_not_have_is_bad_data(device: Runtime, fails: Fails) -> None:
    model = Model(device)
    with fails(BAD_DATA):
        model.add_operand(OperandType(model.extension_operand_type(NAME, 99)))
    with fails(BAD_DATA):
        model.add_operand(OperandType(0x7FFF_0000))


def test_an_extension_that_no_device_has_is_found_at_the_end(device: Runtime, fails: Fails) -> None:
    """getExtensionPrefix gives any name a prefix; isValidExtensionName refuses what is under it."""
    model = Model(device)
    a, out = model.add_operand(FLOATS), model.add_operand(FLOATS)
    model.add_operation(model.extension_operation_type("com.example.unknown", 0), [a], [out])
    model.identify_inputs_and_outputs([a], [out])
    with fails(BAD_DATA):
        model.finish()


def test_devices_that_describe_an_extension_differently_disable_it(fails: Fails) -> None:
    """TypeManager::registerExtension; the order of types does not matter."""
    one = ToyDriver(extensions=[Extension(NAME, TYPES)], name="toy-one")
    same = ToyDriver(extensions=[Extension(NAME, TYPES[::-1])], name="toy-same")
    other = ToyDriver(extensions=[Extension(NAME, TYPES[:1])], name="toy-other")
    model = Model(runtime(one, same))
    assert model.add_operand(OperandType(model.extension_operand_type(NAME, SCALAR))) == 0
    model = Model(runtime(one, other, same))
    with fails(BAD_DATA):
        model.add_operand(OperandType(model.extension_operand_type(NAME, TENSOR), (1,)))


@pytest.mark.parametrize(
    ("type", "dimensions", "length", "is_good"),
    [
        (SCALAR, (), 16, True),
        (SCALAR, (), 8, False),
        (TENSOR, (2,), 16, True),
        (TENSOR, (2,), 8, False),
        (TENSOR, (0,), 16, False),  # a constant of unknown dimensions
        (TENSOR, (), 16, False),  # and of unknown rank
    ],
)
def test_values_have_the_size_that_the_vendor_says(
    device: Runtime,
    type: int,
    dimensions: tuple[int, ...],
    length: int,
    is_good: bool,
    fails: Fails,
) -> None:
    model = Model(device)
    index = model.add_operand(OperandType(model.extension_operand_type(NAME, type), dimensions))
    if is_good:
        model.set_operand_value(index, bytes(length))
        return
    with fails(BAD_DATA):
        model.set_operand_value(index, bytes(length))


def test_extension_data_is_for_types_of_extensions_only(device: Runtime, fails: Fails) -> None:
    model = Model(device)
    index = model.add_operand(OperandType(model.extension_operand_type(NAME, SCALAR)))
    model.set_operand_extension_data(index, b"hint")
    model.set_operand_extension_data(index, None)
    with fails(BAD_DATA):
        model.set_operand_extension_data(index, b"")
    with fails(BAD_DATA):
        model.set_operand_extension_data(model.add_operand(FLOATS), b"hint")


def test_a_process_that_may_not_use_extensions_cannot(fails: Fails) -> None:
    driver = ToyDriver(extensions=[Extension(NAME, TYPES)])
    model = Model(runtime(driver, extensions_allowed=False))
    floats = model.add_operand(FLOATS)
    with fails(BAD_DATA):
        model.add_operand(OperandType(model.extension_operand_type(NAME, TENSOR), (1,)))
    with fails(BAD_DATA):
        model.add_operation(model.extension_operation_type(NAME, 0), [floats], [floats])


OLD = 30


@cells("level", [OLD, OLD + 1])
@cells("is_listed", [False, True])
@cells(
    ("path", "product", "is_eligible"),
    [
        ("/data/foo", False, True),
        ("/vendor/foo", False, True),
        ("/odm/foo", False, True),
        ("/product/foo", False, False),
        ("/product/foo", True, True),
        ("/system/foo", True, False),
        ("/foobar", True, False),
    ],
)
def test_which_binaries_may_use_extensions(
    path: str, product: bool, is_eligible: bool, is_listed: bool, level: int
) -> None:
    """TestExtensions.cpp: before Android 12 a binary must be on the vendor's list too."""
    may = may_use_extensions(
        Application(binary_path=path),
        allowed_on_product_image=product,
        allowlist=[path] if is_listed else [],
        api_level=level,
    )
    assert may == (is_eligible and (is_listed or level > OLD))


@cells("level", [OLD, OLD + 1])
@cells(
    ("system", "vendor", "product_image", "product", "is_eligible"),
    [
        (False, False, False, False, True),
        (True, False, False, True, False),
        (True, True, False, False, True),
        (True, False, True, False, False),
        (True, False, True, True, True),
    ],
)
def test_which_apps_may_use_extensions(
    system: bool, vendor: bool, product_image: bool, product: bool, is_eligible: bool, level: int
) -> None:
    app = Application(
        binary_path="/system/bin/app_process64",
        package_name="com.foo",
        is_system_app=system,
        is_on_vendor_image=vendor,
        is_on_product_image=product_image,
    )
    for allowlist in ([], ["com.foo"]):
        may = may_use_extensions(
            app, allowed_on_product_image=product, allowlist=allowlist, api_level=level
        )
        assert may == (is_eligible and (bool(allowlist) or level > OLD))
