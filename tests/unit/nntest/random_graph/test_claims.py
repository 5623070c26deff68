"""Claims, and asking a driver for them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from nnhal.device import Device
from nnhal.driver_kit import Driver, PrepareOptions, Program
from nnhal.errors import DeadObject, HalError
from nnhal.operations.registry import OPERATIONS
from nnhal.registry import resolve
from nnhal.types import (
    Capabilities,
    ErrorStatus,
    HalVersion,
    Model,
    OperandType,
    OperationType,
)
from nntest.random_graph import Claims, OperationKind, claims_of, draw, draw_supported, kinds

O = OperationType  # noqa: E741
F32 = OperandType.TENSOR_FLOAT32


class Picky(Driver):
    """Floats only, and MUL with them not at all."""

    hal_version = HalVersion.V1_1

    def capabilities(self) -> Capabilities:
        return Capabilities()

    def supported_operations(self, model: Model) -> Sequence[bool]:
        main = model.main
        return [
            operation.type != O.MUL
            and all(main.operands[i].type == F32 for i in (operation.inputs[0], *operation.outputs))
            for operation in main.operations
        ]

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        raise HalError(ErrorStatus.GENERAL_FAILURE)


def test_the_kinds_of_a_version_cover_its_operations() -> None:
    for version in HalVersion:
        expected = {code for code, spec in OPERATIONS.items() if spec.since.hal_version <= version}
        assert Claims.all(version).operations == expected


def test_a_kind_reads_as_operation_and_types() -> None:
    kind = OperationKind(O.CONV_2D, (OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_INT32))
    assert str(kind) == "CONV_2D TENSOR_QUANT8_ASYMM TENSOR_INT32"
    assert kind in kinds(HalVersion.V1_0)


def test_a_driver_claims_what_it_supports() -> None:
    claims = claims_of(Device(Picky()), time_limit_s=60)
    assert claims.version == HalVersion.V1_1
    assert claims.complete
    assert OperationKind(O.ADD, (F32,)) in claims.kinds
    assert OperationKind(O.CONV_2D, (F32,)) in claims.kinds
    assert OperationKind(O.ADD, (OperandType.TENSOR_QUANT8_ASYMM,)) not in claims.kinds
    assert O.MUL not in claims.operations
    assert O.TOPK_V2 not in claims.operations
    graph = draw(3, size=20, claims=claims)
    assert all(Device(Picky()).supported_operations(graph.model))


@pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.AIDL_V4])
def test_the_reference_driver_claims_everything(version: HalVersion) -> None:
    claims = claims_of(resolve(f"reference@{version}"), time_limit_s=60)
    assert claims == Claims.all(version)


def test_what_could_not_be_asked_in_time_is_not_claimed() -> None:
    claims = claims_of(Device(Picky()), time_limit_s=0)
    assert not claims.complete
    assert not claims.kinds


def test_whoever_waits_is_told_before_each_question() -> None:
    signs: list[int] = []

    class Asked(Picky):
        def supported_operations(self, model: Model) -> Sequence[bool]:
            signs[-1] += 1
            return super().supported_operations(model)

    claims_of(Device(Asked()), time_limit_s=60, alive=lambda: signs.append(0))
    assert set(signs) == {0, 1}


def test_a_driver_that_dies_is_not_taken_for_one_that_supports_nothing() -> None:
    class Dead(Device):
        def supported_operations(self, model: Model) -> list[bool]:
            raise DeadObject("gone")

    with pytest.raises(DeadObject):
        claims_of(Dead(Picky()))


class Particular(Picky):
    """Supports what its claims cannot tell: operations whose first operand has some dimensions."""

    hal_version = HalVersion.AIDL_V4

    def supported_operations(self, model: Model) -> Sequence[bool]:
        operands = model.main.operands
        return [
            sum(operands[operation.inputs[0]].dimensions) % 3 != 0
            for operation in model.main.operations
        ]


def test_a_graph_is_cut_to_what_a_driver_supports_and_executes() -> None:
    """On another driver, as a client would: the results are numbers within their bounds."""
    device, reference = Device(Particular()), resolve("reference", threads=1)
    for seed in range(15):
        graph = draw_supported(device, seed, size=40, claims=Claims.all())
        assert graph is not None
        assert all(device.supported_operations(graph.model))
        assert len(graph.kinds) == len(graph.model.main.operations)
        assert 10 < len(graph.kinds) < 40
        arguments = graph.arguments()
        result = reference.prepare(graph.model).execute(arguments.request)
        for number, index in enumerate(graph.model.main.output_indexes):
            operand = graph.model.main.operands[index]
            output = arguments.output(number, operand, result.output_shapes[number])
            assert output.dtype.kind != "f" or np.isfinite(output).all()


def test_where_a_driver_supports_nothing_there_is_no_graph() -> None:
    class Idle(Picky):
        def supported_operations(self, model: Model) -> Sequence[bool]:
            return [False] * len(model.main.operations)

    assert draw_supported(Device(Idle()), 0, claims=Claims.all(HalVersion.V1_1)) is None


def test_an_error_is_no_support() -> None:
    class Failing(Picky):
        hal_version = HalVersion.V1_0

        def supported_operations(self, model: Model) -> Sequence[bool]:
            raise HalError(ErrorStatus.GENERAL_FAILURE)

    assert not claims_of(Device(Failing()), time_limit_s=60).kinds
