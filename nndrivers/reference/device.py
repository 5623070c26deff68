"""The reference driver as the HAL sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, BinaryIO

from nnhal.driver_kit import (
    CacheMiss,
    Driver,
    PrepareOptions,
    Program,
    uniform_capabilities,
)
from nnhal.operations.node import InvalidOperation
from nnhal.types import (
    Capabilities,
    DeviceType,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    PerformanceInfo,
)

if TYPE_CHECKING:
    from nndrivers.reference.cache import CachedModel
    from nndrivers.reference.kernel import Arrays
    from nndrivers.reference.planning.graph import Graph

__all__ = ["ReferenceDriver"]

_AS_THE_CPU = PerformanceInfo(1.0, 1.0)
"""It is the CPU."""


class ReferenceDriver(Driver):
    """Every operation on NumPy, quantized results to the bit of TF Lite's.

    ``threads`` share the rows of large operations. The BLAS library of the process is held to one
    thread of its own.

    ``native`` lets operations run in loops in C, where the machine has a compiler. Quantized
    results are the same to the bit; sums of floats may be rounded otherwise.

    It takes models that Android's runtime keeps to itself too, so that it can be the runtime's CPU
    implementation.
    """

    name = "reference-cpu"
    version = "1.0"
    type = DeviceType.CPU
    hal_version = HalVersion.AIDL_V4
    cache_files = NumberOfCacheFiles(model_cache=1, data_cache=1)
    runtime_only_models = True

    def __init__(self, *, threads: int = 1, native: bool = True) -> None:
        from nndrivers.reference.threads import ThreadPool, hold_blas_to_one_thread

        self.threads = threads
        self.native = native
        self._pool = ThreadPool(threads)
        hold_blas_to_one_thread()

    def capabilities(self) -> Capabilities:
        """All as fast as the CPU."""
        return uniform_capabilities(_AS_THE_CPU)

    def supported_operations(self, model: Model) -> Sequence[bool]:
        """Return the operations that have a kernel, and IF and WHILE where all that they refer to
        is supported.
        """
        from nndrivers.reference.support import supported_operations

        return supported_operations(model)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        """Plans at once where the shapes of all inputs are known."""
        from nndrivers.reference.planning.graph import Graph

        return self._program(Graph.of(model))

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        """See :mod:`nndrivers.reference.cache`."""
        from nndrivers.reference import cache
        from nndrivers.reference.program import ReferenceProgram

        assert isinstance(program, ReferenceProgram)
        cache.save(program, self._origin(), token, model_files[0], data_files[0])

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        """See :mod:`nndrivers.reference.cache`. Raises CacheMiss."""
        from nndrivers.reference import cache

        saved = cache.load(self._origin(), token, model_files[0], data_files[0])
        try:
            return self._restored(saved)
        except (AttributeError, InvalidOperation, LookupError, TypeError, ValueError) as error:
            raise CacheMiss(f"the saved model cannot be prepared: {error}") from error

    def _restored(self, saved: CachedModel) -> Program:
        from nndrivers.reference.program import RecordedProgram
        from nndrivers.reference.recording.replay import Replay
        from nndrivers.reference.resources import ModelResources

        if saved.recording is not None:
            resources = ModelResources(self._pool, native=self.native)
            return RecordedProgram(saved.signature, Replay(saved.recording, saved.data, resources))
        if saved.graph is None:
            raise ValueError("neither a recording nor a graph")
        program = self._program(*saved.graph.restored(saved.data))
        program.signature = saved.signature
        return program

    def _origin(self) -> str:
        from nndrivers.reference.origin import origin

        return origin(self.version, self.native)

    def _program(self, graph: Graph, recalled: list[Arrays] | None = None) -> Program:
        from nndrivers.reference.program import ReferenceProgram
        from nndrivers.reference.resources import ModelResources

        return ReferenceProgram(graph, ModelResources(self._pool, recalled, self.native))
