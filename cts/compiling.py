"""Compilations and executions that directed tests begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnapi.compilation import Compilation
from nnapi.devices import RuntimeDevice
from nnapi.execution import Execution
from nnapi.model import Model

__all__ = ["compiled", "filled"]


def compiled(
    model: Model, devices: Sequence[RuntimeDevice] | None = None, *, named: bool = False
) -> Compilation:
    """A finished compilation of ``model`` for ``devices``, for the first of the runtime's if
    ``named``, or else for whatever the runtime chooses. NnapiError.
    """
    compilation = Compilation(model, model.runtime.devices[:1] if named else devices)
    compilation.finish()
    return compilation


def filled(
    compilation: Compilation, *inputs: Any, room: int | tuple[int, ...] = 1
) -> tuple[Execution, NDArray[np.float32]]:
    """An execution with ``inputs``, arrays or float32 numbers, and zeros as room for its output."""
    execution, output = Execution(compilation), np.zeros(room, np.float32)
    for index, data in enumerate(inputs):
        given = data if isinstance(data, np.ndarray) else np.array(data, np.float32)
        execution.set_input(index, given)
    execution.set_output(0, output)
    return execution, output
