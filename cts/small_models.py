"""Small models that directed tests are about."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cts.sketch import Sketch
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnhal.types import OperandType as Code
from nnhal.types import OperationType

__all__ = ["add_model", "ready", "sum_execution"]


def add_model(
    runtime: Runtime,
    type: int = Code.TENSOR_FLOAT32,
    dimensions: tuple[int, ...] = (2,),
    *,
    scale: float | None = None,
    zero_point: int = 0,
) -> Model:
    """``output = ADD(input 0, input 1, input 2)``, where input 2 is the activation."""
    sketch = Sketch(runtime)

    def tensor() -> int:
        return sketch.operand(type, *dimensions, scale=scale, zero_point=zero_point)

    first, second = tensor(), tensor()
    activation = sketch.operand(Code.INT32)
    output = tensor()
    sketch.operation(OperationType.ADD, [first, second, activation], [output])
    return sketch.finished([first, second, activation], [output])


def ready(execution: Execution) -> NDArray[Any]:
    """Give an execution of :func:`add_model` its inputs and room; returns the room."""
    execution.set_input(0, np.array([1, 1], np.float32))
    execution.set_input(1, np.array([2, 2], np.float32))
    execution.set_input(2, np.array(0, np.int32))
    room = np.zeros(2, np.float32)
    execution.set_output(0, room)
    return room


def sum_execution(execution: Execution) -> Execution:
    """``execution`` of :func:`add_model`, ready to be computed."""
    ready(execution)
    return execution
