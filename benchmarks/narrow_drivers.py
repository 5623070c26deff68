"""Narrow drivers: a planted defect in a driver that supports a few operations.

``narrow_drivers:DEFECT__ADD__MUL`` supports ADD and MUL; without operations, all.
``narrow_drivers:slow__DEFECT__ADD__MUL`` also sleeps, as a slow accelerator would compute: 50 ms in
each preparation, 5 ms in each execution. ``narrow_drivers:slow`` has no defect.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

from nndrivers.faulty.catalogue import defects
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.program import RecordedProgram, ReferenceProgram
from nndrivers.reference.support import supported_operations
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, Step
from nnhal.types import Model, OperationType

__all__ = ["name_of", "operations_with"]

_SLOW: Final = "slow"
_PREPARATION_S, _EXECUTION_S = 0.05, 0.005

_USUAL: Final = (
    *("ADD", "CONV_2D", "RELU", "MAX_POOL_2D", "RESHAPE", "SOFTMAX", "DEPTHWISE_CONV_2D"),
    *("FULLY_CONNECTED", "CONCATENATION", "MUL", "AVERAGE_POOL_2D", "RELU6", "LOGISTIC", "TANH"),
    *("SUB", "MEAN", "PAD", "TRANSPOSE", "DEQUANTIZE", "QUANTIZE", "RESIZE_BILINEAR", "SLICE"),
    *("SPLIT", "SQUEEZE", "STRIDED_SLICE", "MAXIMUM", "MINIMUM", "DIV", "PRELU", "GATHER", "CAST"),
    *("ARGMAX", "ABS", "EXP", "NEG", "SQRT", "RSQRT", "POW", "REDUCE_SUM", "HARD_SWISH", "EQUAL"),
)
"""Operations by about how many drivers have them."""


def name_of(defect: str = "", operations: Sequence[str] = (), *, slow: bool = False) -> str:
    """The driver for ``--driver``."""
    return f"{__name__}:{'__'.join([*[_SLOW] * slow, *[defect] * bool(defect), *operations])}"


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


def _make_slow(*words: str) -> Any:
    """A driver that sleeps; called in its process only."""
    driver: Any = ReferenceDriver
    programs: tuple[Any, ...] = ReferenceProgram, RecordedProgram
    prepare = driver.prepare

    def slow_prepare(self: ReferenceDriver, *arguments: Any) -> Any:
        time.sleep(_PREPARATION_S)
        return prepare(self, *arguments)

    driver.prepare = slow_prepare
    for program in programs:
        program.bind = _slow(program.bind)
    return _make(*words) if words else ReferenceDriver()


def _slow(bind: Callable[[Any, Inputs, Outputs], Step]) -> Callable[[Any, Inputs, Outputs], Step]:
    def slow_bind(self: Any, inputs: Inputs, outputs: Outputs) -> Step:
        step = bind(self, inputs, outputs)

        def execute(context: ExecutionContext) -> None:
            time.sleep(_EXECUTION_S)
            step(context)

        return execute

    return slow_bind


def __getattr__(name: str) -> Any:
    words = name.split("__")
    make: Callable[..., Any] = _make
    if words[0] == _SLOW:
        make, words = _make_slow, words[1:]
    if words and words[0] not in defects():
        raise AttributeError(f"module {__name__} has no driver {name}")
    return partial(make, *words)
