"""The data of a model's constants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from nnhal.errors import HalError
from nnhal.operand_types import dtype_of, is_extension
from nnhal.types import ErrorStatus, Model, Operand, OperandLifeTime
from nnhal.validation.operands import CONSTANTS

if TYPE_CHECKING:
    from numpy.typing import DTypeLike, NDArray

__all__ = ["constant"]


def constant(model: Model, operand: Operand, dtype: DTypeLike | None = None) -> NDArray[Any] | None:
    """The data of ``operand``, without a copy and read-only; None if it is no constant.

    It has HAL dtype and the operand's shape, so a scalar has no dimensions. For an extension type,
    ``dtype`` is that of an element; without it the data is bytes. ``model`` is valid. HalError
    (GENERAL_FAILURE) when a pool cannot be mapped.
    """
    if operand.lifetime not in CONSTANTS:
        return None
    location, shape = operand.location, operand.dimensions
    if not is_extension(operand.type):
        dtype = dtype_of(operand.type)
    elif dtype is None:
        dtype, shape = np.uint8, (location.length,)
    if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
        return np.ndarray(shape, dtype, model.operand_values, location.offset)
    try:
        data = model.pools[location.pool_index].view(dtype, shape, location.offset)
    except (OSError, ValueError) as error:
        message = f"cannot map pool {location.pool_index}: {error}"
        raise HalError(ErrorStatus.GENERAL_FAILURE, message) from error
    data.flags.writeable = False
    return data
