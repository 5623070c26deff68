"""Small models that directed tests are about."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cts.compiling import filled
from cts.sketch import Sketch
from nnapi.compilation import Compilation
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


def ready(compilation: Compilation) -> tuple[Execution, NDArray[np.float32]]:
    """An execution of :func:`add_model` with 1, 1 and 2, 2 as inputs, and room for the sum."""
    return filled(compilation, [1, 1], [2, 2], np.array(0, np.int32), room=2)


def sum_execution(compilation: Compilation) -> Execution:
    """An execution as of :func:`ready`, where the sum does not matter."""
    return ready(compilation)[0]
