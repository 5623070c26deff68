"""Narrow drivers: a planted defect in a driver that supports a few operations.

``narrow_drivers:DEFECT__ADD__MUL`` supports ADD and MUL; without operations, all.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Final

from nndrivers.faulty.catalogue import defects
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.support import supported_operations
from nnhal.types import Model, OperationType

__all__ = ["name_of", "operations_with"]

_USUAL: Final = (
    *("ADD", "CONV_2D", "RELU", "MAX_POOL_2D", "RESHAPE", "SOFTMAX", "DEPTHWISE_CONV_2D"),
    *("FULLY_CONNECTED", "CONCATENATION", "MUL", "AVERAGE_POOL_2D", "RELU6", "LOGISTIC", "TANH"),
    *("SUB", "MEAN", "PAD", "TRANSPOSE", "DEQUANTIZE", "QUANTIZE", "RESIZE_BILINEAR", "SLICE"),
    *("SPLIT", "SQUEEZE", "STRIDED_SLICE", "MAXIMUM", "MINIMUM", "DIV", "PRELU", "GATHER", "CAST"),
    *("ARGMAX", "ABS", "EXP", "NEG", "SQRT", "RSQRT", "POW", "REDUCE_SUM", "HARD_SWISH", "EQUAL"),
)
"""Operations by about how many drivers have them."""


def name_of(defect: str, operations: Sequence[str] = ()) -> str:
    """The driver for ``--driver``."""
    return f"{__name__}:{'__'.join([defect, *operations])}"


def operations_with(wrong: Collection[str], size: int, dice: random.Random) -> Sequence[str]:
    """``size`` operations: those that the defect shows in, and usual ones."""
    others = [name for name in _USUAL[: 2 * size] if name not in wrong]
    return [*wrong, *dice.sample(others, min(max(0, size - len(wrong)), len(others)))]


def _make(defect: str, *operations: str) -> Any:
    """Called in the driver's process only: the oracle of random graphs is in another one."""
    supported = {OperationType[name] for name in operations}

    def narrowed(self: ReferenceDriver, model: Model) -> Sequence[bool]:
        pairs = zip(supported_operations(model), model.main.operations, strict=True)
        return [answer and operation.type in supported for answer, operation in pairs]

    if supported:
        ReferenceDriver.supported_operations = narrowed  # type: ignore[method-assign]
    return defects()[defect].make()


def __getattr__(name: str) -> Any:
    if name.partition("__")[0] not in defects():
        raise AttributeError(f"module {__name__} has no driver {name}")
    return partial(_make, *name.split("__"))
