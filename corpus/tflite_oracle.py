"""Asks TF Lite what a HAL model computes: the independent answer that tests compare with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of, is_tensor
from nnhal.types import Model
from nntflite.exporter import export_model
from nntflite.interpreter import Interpreter

__all__ = ["run"]


def run(
    model: Model,
    inputs: Sequence[NDArray[Any]],
    *,
    threads: int = 1,
    default_delegates: bool = False,
) -> list[NDArray[Any]]:
    """The outputs of ``model`` for ``inputs``, by TF Lite's built-in kernels.

    Arrays are in HAL dtypes and in the order of the model's inputs and outputs; scalars are 0-d.
    Inputs whose shape the model leaves open take that of their array. States (of LSTM, RNN, SVDF)
    are inputs and outputs like all others; LSTM's scratch buffer comes out as zeros.

    Raises NotExpressible for what TF Lite has no operator for, RuntimeFailure for what its kernels
    refuse (often a combination of types), NoRuntime.
    """
    arrays = [_in_hal_dtype(model, number, value) for number, value in enumerate(inputs)]
    interpreter = Interpreter(
        export_model(model, dict(enumerate(arrays))),
        threads=threads,
        default_delegates=default_delegates,
        source="exported HAL model",
    )
    results = interpreter.run(*arrays)
    return [_as_hal_has_it(model, number, result) for number, result in enumerate(results)]


def _in_hal_dtype(model: Model, number: int, value: NDArray[Any]) -> NDArray[Any]:
    operand = model.main.operands[model.main.input_indexes[number]]
    dtype = dtype_of(operand.type)
    array = np.asarray(value)
    if array.dtype != dtype:
        raise TypeError(f"input {number} is of {array.dtype}, expected {dtype}")
    return array


def _as_hal_has_it(model: Model, number: int, result: NDArray[Any]) -> NDArray[Any]:
    """Where everything is reduced away, TF Lite leaves a scalar, the HAL a tensor of one."""
    operand = model.main.operands[model.main.output_indexes[number]]
    return result.reshape(1) if result.ndim == 0 and is_tensor(operand.type) else result
