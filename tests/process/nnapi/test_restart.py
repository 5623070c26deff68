"""A driver in a process of its own that is killed under the runtime."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nnapi.errors import NnapiError
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.runtime import DriverEntry, Runtime
from nnapi.settings import Settings
from nnhal.device import Device
from nnhal.types import OperandType as Code
from nnhal.types import OperationType
from nnprocess.zygote import Zygote
from nnservice.hal import driver_service
from nnservice.hal.driver_service import DriverService
from tests.unit.nnapi.toys import ToyDriver

DRIVER = "tests.unit.nnapi.toys:ToyDriver"


class Services:
    """Drivers in processes of their own, the newest last."""

    def __init__(self, zygote: Zygote) -> None:
        self._zygote = zygote
        self.started: list[DriverService] = []

    def start(self) -> Device:
        self.started.append(driver_service.start(DRIVER, zygote=self._zygote))
        return self.started[-1].device


@pytest.fixture
def services() -> Iterator[Services]:
    with Zygote.start() as zygote:
        made = Services(zygote)
        yield made
        for service in made.started:
            service.stop()


def test_a_driver_that_is_killed_is_started_once_more(services: Services) -> None:
    cpu = Device(ToyDriver(name="toy-cpu"))
    entry = DriverEntry(services.start(), restart=services.start)
    made = Runtime([entry], Settings(), cpu=cpu)
    model = Model(made)
    a, b = (model.add_operand(OperandType(Code.TENSOR_FLOAT32, (2,))) for _ in range(2))
    model.add_operation(OperationType.RELU, [a], [b])
    model.identify_inputs_and_outputs([a], [b])
    model.finish()
    device = made.devices[0]

    assert list(device.supported_operations(model.hal)) == [True]
    services.started[-1].child.kill()
    assert list(device.supported_operations(model.hal)) == [True]
    assert len(services.started) == 2

    services.started[-1].child.kill()
    for _ in range(2):
        with pytest.raises(NnapiError) as caught:
            device.supported_operations(model.hal)
        assert caught.value.code == ResultCode.DEAD_OBJECT
    assert len(services.started) == 2
