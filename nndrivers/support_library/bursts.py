"""Bursts of the library."""

from __future__ import annotations

from collections.abc import Sequence

from nndrivers.support_library.compilation import Compilation, settings_of
from nndrivers.support_library.execution import Settings
from nndrivers.support_library.handles import Handle, created
from nndrivers.support_library.refusals import refused
from nndrivers.support_library.times import remaining_ns
from nnhal.errors import HalError, Inexpressible
from nnhal.interfaces import IBurstAidl, IBurstAidlV4, SynchronousResultAidl
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, ExecutionConfig, Request

__all__ = ["Burst", "BurstV4", "burst_of"]


class Burst(IBurstAidl):
    """A burst of the library. Memories have no names there: who has a name stays in use."""

    def __init__(self, compilation: Compilation, handle: Handle) -> None:
        self._compilation = compilation
        self._handle = handle
        self._memories: dict[int, Memory] = {}

    def execute_synchronously(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        settings = settings_of(measure_timing, deadline_ns, loop_timeout_duration_ns)
        return self._run(request, memory_identifier_tokens, settings)

    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        _check_names([memory_identifier_token], least=0)
        self._memories.pop(memory_identifier_token, None)
        return ErrorStatus.NONE

    def _run(
        self, request: Request, tokens: Sequence[int], settings: Settings
    ) -> SynchronousResultAidl:
        _check_names(tokens, least=-1)
        if len(tokens) != len(request.pools):
            raise Inexpressible("the C API has no names of memories, so there is no number of them")
        for token, pool in zip(tokens, request.pools, strict=True):
            if token >= 0 and isinstance(pool, Memory):
                self._memories[token] = pool
        return self._compilation.run(request, settings, self._handle)


def _check_names(tokens: Sequence[int], least: int) -> None:
    if any(token < least for token in tokens):
        raise Inexpressible("the C API has no names of memories: a wrong one cannot be sent")


class BurstV4(Burst, IBurstAidlV4):
    def execute_synchronously_with_config(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        config: ExecutionConfig,
        deadline_ns: int,
    ) -> SynchronousResultAidl:
        settings = Settings.of(config, remaining_ns(deadline_ns))
        return self._run(request, memory_identifier_tokens, settings)


def burst_of(compilation: Compilation, kind: type[Burst]) -> tuple[ErrorStatus, IBurstAidl | None]:
    """A new burst of ``compilation``, as the HAL answers."""
    api = compilation.api
    try:
        create = api.ANeuralNetworksBurst_create
        address = created("ANeuralNetworksBurst_create", create, compilation.handle.address)
    except HalError as error:
        return refused("configureExecutionBurst", error), None
    handle = Handle(address, api.ANeuralNetworksBurst_free, compilation)
    return ErrorStatus.NONE, kind(compilation, handle)
