"""What the HAL leaves open is nobody's fault."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntest.graph_tests.judging import Count, wrong_outputs
from nntest.graph_tests.machine import DeviceMachine
from nntest.graph_tests.specimen import Specimen

L = OperandLifeTime
T = OperandType


def picked(operation: OperationType, data: NDArray[Any], axis: int) -> Specimen:
    """``operation`` along ``axis`` of codes."""
    shape = tuple(np.delete(data.shape, axis).tolist())
    operands = (
        Operand(T.TENSOR_QUANT8_ASYMM, data.shape, 1.0, lifetime=L.SUBGRAPH_INPUT),
        Operand(T.INT32, (), lifetime=L.CONSTANT_COPY, location=DataLocation(0, 0, 4)),
        Operand(T.TENSOR_INT32, shape, lifetime=L.SUBGRAPH_OUTPUT),
    )
    main = Subgraph(operands, (Operation(operation, (0, 1), (2,)),), (0,), (2,))
    values = axis.to_bytes(4, "little", signed=True)
    return Specimen(Model(main=main, operand_values=values), (data,))


@pytest.mark.parametrize("axis", [1, -1])
def test_of_equal_elements_any_may_be_the_greatest(reference: DeviceMachine, axis: int) -> None:
    data = np.array([[3, 9, 9], [9, 2, 1]], np.uint8)
    specimen = picked(OperationType.ARGMAX, data, axis)
    (expected,) = reference.run(specimen)

    def is_wrong(*actual: int) -> bool:
        told = [np.array(actual, np.int32)]
        return bool(wrong_outputs(specimen, told, [expected], reference, Count()))

    assert not is_wrong(1, 0)
    assert not is_wrong(2, 0)
    assert is_wrong(1, 2)


def test_the_least_element_is_found_if_there_is_one(reference: DeviceMachine) -> None:
    data = np.array([[3, 9, 9], [9, 3, 1]], np.uint8)
    specimen = picked(OperationType.ARGMIN, data, 1)
    (expected,) = reference.run(specimen)
    told = [np.array([2, 2], np.int32)]
    assert wrong_outputs(specimen, told, [expected], reference, Count())
