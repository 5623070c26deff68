"""A localization blames the operation that is wrong, and not those that pass its error on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec
import numpy as np
import pytest

from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.types import Model, OperationType
from nntest.localization.machine import Machine
from nntest.localization.results import Localization, Method, OperationVerdict
from nntest.localization.search import CannotLocalize, localize
from tests.unit.nndrivers.engines.models import chain

INPUT = np.array([3.0, -5.0], np.float32)
RIGHT, WRONG, PASSES_ON = OperationVerdict.RIGHT, OperationVerdict.WRONG, OperationVerdict.PASSES_ON
SUSPECT, UNKNOWN = OperationVerdict.SUSPECT, OperationVerdict.UNKNOWN


class Planted(ReferenceDriver):
    """Computes one operation for another, in models of at least ``least`` operations."""

    instead: Mapping[int, int] = MappingProxyType({})
    least = 1
    only_without_a_look = False

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [len(model.main.operations) >= self.least] * len(model.main.operations)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        main = model.main
        is_watched = len(main.output_indexes) > 1 or len(main.operations) == 1
        if not (self.only_without_a_look and is_watched):
            operations = tuple(
                msgspec.structs.replace(each, type=self.instead.get(each.type, each.type))
                for each in main.operations
            )
            main = msgspec.structs.replace(main, operations=operations)
        return super().prepare(msgspec.structs.replace(model, main=main), options)


SUB_FOR_MUL = {OperationType.MUL: OperationType.SUB}
TWO = {OperationType.MUL: OperationType.SUB, OperationType.DIV: OperationType.ADD}


def found(*names: str, **defect: Any) -> Localization:
    driver = Planted()
    for name, value in defect.items():
        setattr(driver, name, value)
    model = chain(*names)
    data = {model.main.input_indexes[0]: INPUT.tobytes()}
    return localize(model, data, Machine(Device(driver)), Machine(Device(ReferenceDriver())))


def verdicts(of: Localization) -> list[OperationVerdict]:
    return [operation.verdict for operation in of.operations]


def test_a_right_driver_has_no_wrong_operation() -> None:
    result = found("ADD", "MUL", "NEG")
    assert verdicts(result) == [RIGHT] * 3
    assert (result.method, result.error, result.culprits) == (Method.WHOLE, 0.0, [])


def test_not_a_number_is_right_where_it_is_expected_and_nowhere_else() -> None:
    assert verdicts(found("LOG", "NEG")) == [RIGHT] * 2
    log_for_abs = {OperationType.ABS: OperationType.LOG}
    assert verdicts(found("ABS", "NEG", instead=log_for_abs)) == [WRONG, PASSES_ON]


def test_the_wrong_one_is_blamed_and_those_behind_it_are_not() -> None:
    result = found("ADD", "MUL", "NEG", "ADD", instead=SUB_FOR_MUL)
    assert verdicts(result) == [RIGHT, WRONG, PASSES_ON, PASSES_ON]
    wrong, behind = result.operations[1], result.operations[2]
    assert (wrong.operation, wrong.type, wrong.before) == ("MUL", "TENSOR_FLOAT32", 0.0)
    assert "2 of 2 elements of operand 6 are wrong: element 0 is 3 instead of 4" in wrong.finding
    assert behind.own == 0.0
    assert behind.before is not None
    assert behind.before > 1
    assert result.error is not None
    assert result.error > 1


def test_two_wrong_operations_are_both_blamed_also_where_their_errors_cancel() -> None:
    result = found("MUL", "ADD", "DIV", "NEG", instead=TWO)
    assert verdicts(result) == [WRONG, PASSES_ON, WRONG, RIGHT]
    assert result.error == 0.0


def test_whole_models_only_are_enough() -> None:
    result = found("ADD", "NEG", "MUL", "ADD", instead=SUB_FOR_MUL, least=4)
    assert verdicts(result) == [RIGHT, RIGHT, WRONG, PASSES_ON]


def test_what_is_wrong_only_where_nobody_looks_is_found_in_a_part() -> None:
    result = found("ADD", "NEG", "MUL", "ADD", instead=SUB_FOR_MUL, only_without_a_look=True)
    assert result.method is Method.PARTS
    # Alone each is right, and the driver is: what is left is what the remark says.
    assert any("fuses" in remark for remark in result.remarks)


def test_parts_that_a_driver_does_not_split_are_suspect_together() -> None:
    class Part(Planted):
        """Takes two operations at a time, and no more."""

        instead = SUB_FOR_MUL

        def supported_operations(self, model: Model) -> Sequence[bool]:
            return [len(model.main.operations) == 2] * len(model.main.operations)

    model = chain("ADD", "NEG", "ADD", "MUL")
    data = {model.main.input_indexes[0]: INPUT.tobytes()}
    result = localize(model, data, Machine(Device(Part())), Machine(Device(ReferenceDriver())))
    assert result.method is Method.PARTS
    assert result.error is None
    assert verdicts(result) == [RIGHT, RIGHT, RIGHT, SUSPECT]


def test_a_driver_that_runs_nothing_is_not_blamed() -> None:
    result = found("ADD", "MUL", least=9)
    assert verdicts(result) == [UNKNOWN] * 2
    assert len(result.remarks) == 2


def test_a_reference_that_cannot_run_the_model_is_named() -> None:
    model = chain("ADD")
    data = {model.main.input_indexes[0]: INPUT.tobytes()}
    helpless = Planted()
    helpless.least = 9
    with pytest.raises(CannotLocalize, match="which the values are compared with"):
        localize(model, data, Machine(Device(ReferenceDriver())), Machine(Device(helpless)))
