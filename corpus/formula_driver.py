"""A driver made of the float64 formulas: slow, and no relative of the reference driver.

    vts run --driver corpus.formula_driver:FormulaDriver --groups general
    python -m corpus.mutation --driver corpus.formula_driver:FormulaDriver --modules corpus.formulas

It is a third opinion, and its mutants show whether the corpus only knows our own driver's mistakes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.oracle import evaluate, formulas
from nnhal.driver_kit import (
    Driver,
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    non_extension_operand_performance,
)
from nnhal.errors import HalError
from nnhal.types import (
    Capabilities,
    DeviceType,
    ErrorStatus,
    HalVersion,
    Model,
    OperationType,
    PerformanceInfo,
    Subgraph,
)

__all__ = ["FormulaDriver"]

_SLOW: Final = PerformanceInfo(100.0, 100.0)
_CALLS: Final = (OperationType.IF, OperationType.WHILE)


class FormulaDriver(Driver):
    """Computes every operation that has a formula in float64, and rounds at the end of each."""

    name = "float64-formulas"
    type = DeviceType.CPU
    hal_version = HalVersion.AIDL_V4

    def capabilities(self) -> Capabilities:
        """Slower than anything else."""
        return Capabilities(
            relaxed_float32_to_float16_performance_scalar=_SLOW,
            relaxed_float32_to_float16_performance_tensor=_SLOW,
            operand_performance=non_extension_operand_performance(_SLOW),
            if_performance=_SLOW,
            while_performance=_SLOW,
        )

    def supported_operations(self, model: Model) -> Sequence[bool]:
        """Return the operations with a formula; IF and WHILE where all referenced graphs
        have them.
        """
        known = set(formulas())
        inner = all(_has_formulas(graph, known) for graph in model.referenced)
        return [
            inner if operation.type in _CALLS else operation.type in known
            for operation in model.main.operations
        ]

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        """Nothing is prepared."""
        return _FormulaProgram(model)


def _has_formulas(graph: Subgraph, known: set[OperationType]) -> bool:
    return all(o.type in known or o.type in _CALLS for o in graph.operations)


class _FormulaProgram(Program):
    def __init__(self, model: Model) -> None:
        self._model = model

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        with context.device_time(), np.errstate(all="ignore"):
            known = evaluate(self._model, inputs, loop_limit=partial(_limit, context))
        for output, index in zip(outputs, self._model.main.output_indexes, strict=True):
            output.write(known[index])


def _limit(context: ExecutionContext) -> Callable[[], None]:
    """For a WHILE that begins now: what ends it when its time is up."""
    end_ns = time.monotonic_ns() + context.loop_timeout_ns

    def begin_round() -> None:
        context.check_deadline()
        if time.monotonic_ns() > end_ns:
            raise HalError(ErrorStatus.MISSED_DEADLINE_TRANSIENT, "a WHILE takes too long")

    return begin_round
