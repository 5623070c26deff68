"""A driver of some HAL version is only ever given models that this version can have."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.errors import HalError
from nnhal.types import (
    ErrorStatus,
    HalVersion,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    OperandType,
    Operation,
    OperationType,
)
from nnhal.versions import convert_to
from tests.cells import cells
from tests.unit.nnhal.toys import ALL_VERSIONS, ToyDriver, add_model

replace = msgspec.structs.replace

STRUCTS = {
    HalVersion.V1_0: ModelV1_0,
    HalVersion.V1_1: ModelV1_1,
    HalVersion.V1_2: ModelV1_2,
    HalVersion.V1_3: Model,
}
PREPARE = {
    HalVersion.V1_0: "prepare_model",
    HalVersion.V1_1: "prepare_model_1_1",
    HalVersion.V1_2: "prepare_model_1_2",
    HalVersion.V1_3: "prepare_model_1_3",
}
SUPPORTED = {
    HalVersion.V1_0: "get_supported_operations",
    HalVersion.V1_1: "get_supported_operations_1_1",
    HalVersion.V1_2: "get_supported_operations_1_2",
    HalVersion.V1_3: "get_supported_operations_1_3",
}


class Recorded:
    """A client of a driver of ``version``, whose calls with a model are written down."""

    def __init__(self, version: HalVersion) -> None:
        self.calls: list[tuple[str, Any]] = []
        device = as_device(ToyDriver(version))
        for name in (*PREPARE.values(), *SUPPORTED.values()):
            if hasattr(device, name):
                setattr(device, name, self._recording(name, getattr(device, name)))
        self.client = Device(device)

    def _recording(self, name: str, call: Any) -> Any:
        def recording(model: Any, *arguments: Any) -> Any:
            self.calls.append((name, model))
            return call(model, *arguments)

        return recording


def newest_part_of(version: HalVersion) -> Model:
    """A model that no version before ``version`` can have."""
    model = add_model()
    if version == HalVersion.V1_1:
        subtract = Operation(OperationType.SUB, (0, 1, 2), (3,))
        return replace(model, main=replace(model.main, operations=(subtract,)))
    type = {
        HalVersion.V1_0: OperandType.TENSOR_FLOAT32,
        HalVersion.V1_2: OperandType.TENSOR_FLOAT16,
        HalVersion.V1_3: OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
    }[version]
    scale = 0.5 if version == HalVersion.V1_3 else 0.0
    operands = tuple(
        operand if operand.type == OperandType.INT32 else replace(operand, type=type, scale=scale)
        for operand in model.main.operands
    )
    return replace(model, main=replace(model.main, operands=operands))


@cells("version", ALL_VERSIONS, ids=str)
@cells("needed", ALL_VERSIONS, ids=str)
def test_a_model_reaches_drivers_that_can_have_it_in_their_own_words(
    version: HalVersion, needed: HalVersion
) -> None:
    recorded, model = Recorded(version), newest_part_of(needed)
    adds = model.main.operations[0].type == OperationType.ADD
    if needed > version:
        assert recorded.client.supported_operations(model) == [False]
        with pytest.raises(HalError) as caught:
            recorded.client.prepare(model)
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT
        assert recorded.calls == []
        return
    assert recorded.client.supported_operations(model) == [adds]
    if adds:
        recorded.client.prepare(model)
    expected = [SUPPORTED[version], PREPARE[version]][: 1 + adds]
    assert [name for name, _ in recorded.calls] == expected
    assert {type(given) for _, given in recorded.calls} == {STRUCTS[version]}


def newest_part_in_words_of(version: HalVersion, needed: HalVersion) -> Any:
    """The same in the words of an older version, which do not fit."""
    model: Any = convert_to(add_model(), version)
    main = newest_part_of(needed).main
    operands = tuple(
        replace(operand, type=new.type, scale=new.scale)
        for operand, new in zip(model.operands, main.operands, strict=True)
    )
    return replace(model, operands=operands, operations=main.operations)


@cells("needed", ALL_VERSIONS, ids=str)
@cells("version", ALL_VERSIONS[:-1], ids=str)
def test_an_old_interface_of_a_new_driver_takes_no_newer_model(
    version: HalVersion, needed: HalVersion
) -> None:
    device = as_device(ToyDriver(HalVersion.V1_3))

    status, _ = getattr(device, SUPPORTED[version])(newest_part_in_words_of(version, needed))

    invalid = ErrorStatus.INVALID_ARGUMENT
    assert status == (invalid if needed > version else ErrorStatus.NONE)
