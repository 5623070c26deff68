"""Overhead of the harness: the benchmark's own loop over a driver that does nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from mlts.backends.hal import HalSession
from mlts.measurement import run_sequence
from mlts.results import Overhead
from nnhal.device import Device
from nnhal.driver_kit import (
    Driver,
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    Step,
    as_device,
)
from nnhal.types import (
    Capabilities,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntflite.importer import ImportedModel, Port

__all__ = ["INFERENCES", "NullDriver", "measure_overhead", "null_session"]

INFERENCES: Final = 5000
"""Enough for a steady median in well under a second."""


class _NullProgram(Program):
    """Leaves the outputs as they are."""

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        return

    def bind(self, inputs: Inputs, outputs: Outputs) -> Step | None:
        return lambda context: None


class NullDriver(Driver):
    """Supports everything and does nothing."""

    name = "harness-null"

    def capabilities(self) -> Capabilities:
        return Capabilities()

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [True] * len(model.main.operations)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return _NullProgram()


def measure_overhead(
    device: Device | None = None, is_stopped: Callable[[], bool] = lambda: False
) -> Overhead:
    """Run the loop as it runs for any driver.

    :param device: a :class:`NullDriver`, where it is to be called in another way than drivers in
        this process are
    :param is_stopped: asked before every inference, as in a real run
    """
    session = null_session(device)
    inputs = [(np.zeros((1, 1), np.float32),)] * INFERENCES
    run_sequence(session, inputs[:100], time.perf_counter_ns, is_stopped)
    start = time.perf_counter_ns()
    durations = run_sequence(session, inputs, time.perf_counter_ns, is_stopped)
    elapsed = time.perf_counter_ns() - start
    return Overhead(
        inferences=INFERENCES,
        per_inference_ns=elapsed / INFERENCES,
        in_latency_ns=float(np.median(durations)),
    )


def null_session(device: Device | None = None) -> HalSession:
    """A session with the driver that does nothing, on a model of one operation."""
    imported = _smallest_model()
    device = device or Device(as_device(NullDriver()))
    return HalSession(imported, device.prepare(imported.model))


def _smallest_model() -> ImportedModel:
    """RELU of one number."""
    given, computed = (
        Operand(OperandType.TENSOR_FLOAT32, (1, 1), lifetime=lifetime)
        for lifetime in (OperandLifeTime.SUBGRAPH_INPUT, OperandLifeTime.SUBGRAPH_OUTPUT)
    )
    relu = Operation(OperationType.RELU, inputs=(0,), outputs=(1,))
    model = Model(Subgraph((given, computed), (relu,), input_indexes=(0,), output_indexes=(1,)))
    return ImportedModel(model, (Port("input", given),), (Port("output", computed),), ())
