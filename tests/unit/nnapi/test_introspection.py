"""Questions about devices: ``NeuralNetworks.cpp``, ValidationTestIntrospection and
GetSupportedOperationsForDevices of ``TestValidation.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nnapi.introspection import has_extension, supported_operations
from nnapi.model import Model
from nnapi.result_codes import ResultCode
from nnhal.types import Extension, HalVersion, OperationType
from nnhal.types import Model as HalModel
from tests.unit.nnapi.conftest import Fails
from tests.unit.nnapi.toys import ToyDriver, add_operation, floats, runtime

ADD, EXP = OperationType.ADD, OperationType.EXP


class Only(ToyDriver):
    """Supports operations of one type."""

    def __init__(self, type: OperationType, version: HalVersion = HalVersion.V1_3) -> None:
        super().__init__(version, name=f"toy-{type.name.lower()}")
        self.only = type

    def supported_operations(self, model: HalModel) -> Sequence[bool]:
        return [operation.type == self.only for operation in model.main.operations]


@pytest.fixture
def model() -> Model:
    """An EXP that reads what an ADD, added after it, computes."""
    model = Model(runtime(Only(ADD), Only(EXP), ToyDriver(HalVersion.V1_0)))
    a, b, t, out = floats(model, 4)
    model.add_operation(EXP, [t], [out])
    add_operation(model, a, b, t)
    model.identify_inputs_and_outputs([a, b], [out])
    model.finish()
    return model


def test_answers_are_in_the_order_in_which_operations_were_added(model: Model) -> None:
    adder, exponential, old, cpu = model.runtime.devices
    assert model.sorted_operations == (1, 0)
    assert supported_operations(model, [adder]) == [False, True]
    assert supported_operations(model, [exponential]) == [True, False]
    assert supported_operations(model, [adder, exponential]) == [True, True]
    assert supported_operations(model, [cpu]) == [True, True]
    # EXP came with HAL 1.2: the driver is not asked about it.
    assert supported_operations(model, [old]) == [False, True]


def test_wrong_questions_have_a_code(model: Model, fails: Fails) -> None:
    device = model.runtime.devices[0]
    for null in ([None], [device, None], None):
        with fails(ResultCode.UNEXPECTED_NULL):
            supported_operations(model, null)
    with fails(ResultCode.UNEXPECTED_NULL):
        supported_operations(None, [device])
    for wrong in ([], [device, device]):
        with fails(ResultCode.BAD_DATA):
            supported_operations(model, wrong)
    with fails(ResultCode.BAD_STATE):
        supported_operations(Model(model.runtime), [device])


def test_a_device_says_which_extensions_it_has(fails: Fails) -> None:
    """ANeuralNetworksDevice_getExtensionSupport."""
    device, cpu = runtime(ToyDriver(extensions=[Extension("com.acme.video")])).devices
    assert has_extension(device, "com.acme.video")
    assert not has_extension(device, "com.acme.audio")
    assert not has_extension(cpu, "com.acme.video")
    for given in ((None, "com.acme.video"), (device, None)):
        with fails(ResultCode.UNEXPECTED_NULL):
            has_extension(*given)
