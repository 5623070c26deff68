"""The reference driver as the HAL sees it."""

from __future__ import annotations

from collections.abc import Sequence

from nnhal.driver_kit import Driver, PrepareOptions, Program
from nnhal.types import (
    Capabilities,
    DeviceType,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)

__all__ = ["ReferenceDriver"]

_AS_THE_CPU = PerformanceInfo(1.0, 1.0)
"""It is the CPU."""


class ReferenceDriver(Driver):
    """Every operation on NumPy, quantised results to the bit of TF Lite's.

    ``threads`` share the rows of large operations. The BLAS library of the process is held to one
    thread of its own.
    """

    name = "reference-cpu"
    version = "1.0"
    type = DeviceType.CPU
    hal_version = HalVersion.V1_3
    cache_files = NumberOfCacheFiles(model_cache=1, data_cache=1)

    def __init__(self, *, threads: int = 1) -> None:
        from nndrivers.reference.threads import ThreadPool, hold_blas_to_one_thread

        self.threads = threads
        self._resources = ThreadPool(threads)
        hold_blas_to_one_thread()

    def capabilities(self) -> Capabilities:
        """All as fast as the CPU."""
        types = sorted(set(OperandType) - {OperandType.SUBGRAPH})
        return Capabilities(
            _AS_THE_CPU,
            _AS_THE_CPU,
            tuple(OperandPerformance(type_, _AS_THE_CPU) for type_ in types),
            _AS_THE_CPU,
            _AS_THE_CPU,
        )

    def supported_operations(self, model: Model) -> Sequence[bool]:
        """Those that have a kernel."""
        from nndrivers.reference.kernels import kernels

        return [operation.type in kernels() for operation in model.main.operations]

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        from nndrivers.reference.graph import Graph
        from nndrivers.reference.planner import Planner
        from nndrivers.reference.program import ReferenceProgram

        return ReferenceProgram(Planner(Graph.of(model), self._resources))
