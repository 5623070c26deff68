"""Defects that only drivers of the AIDL interface can have."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import msgspec

from nndrivers.faulty._aidl_delegates import (
    DelegatingAidlBurst,
    DelegatingAidlDevice,
    DelegatingAidlModel,
    DelegatingExecution,
)
from nndrivers.faulty._arithmetic import with_main
from nndrivers.faulty._delegates import Supported
from nndrivers.faulty.catalogue import defect
from nnhal.interfaces import AllocationResult, BufferRoles, FencedResultAidl, SynchronousResultAidl
from nnhal.types import (
    NO_TIMING_NS,
    BufferRole,
    ErrorStatus,
    ExecutionConfig,
    Model,
    Operand,
    PrepareModelConfig,
    Request,
    TimingNs,
)

_NONE = ErrorStatus.NONE


def _each_once(hints: Sequence[Any]) -> tuple[Any, ...]:
    """The last of all hints with the same token."""
    return tuple({hint.token: hint for hint in hints}.values())


@defect
class CompilationHintTwiceAccepted(DelegatingAidlDevice):
    """The last of two compilation hints with the same token counts."""

    def prepare_model_with_config(
        self, model: Any, config: PrepareModelConfig, callback: Any
    ) -> ErrorStatus:
        hints = _each_once(config.compilation_hints)
        config = msgspec.structs.replace(config, compilation_hints=hints)
        return super().prepare_model_with_config(model, config, callback)


@defect
class ExecutionHintTwiceAccepted(DelegatingAidlModel):
    """The last of two execution hints with the same token counts."""

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline_ns: int
    ) -> SynchronousResultAidl:
        hints = _each_once(config.execution_hints)
        config = msgspec.structs.replace(config, execution_hints=hints)
        return self.inner.execute_synchronously_with_config(request, config, deadline_ns)


@defect
class NegativeDurationAccepted(DelegatingAidlModel):
    """Deadlines and durations of fenced executions below -1 are taken for none."""

    def execute_fenced(
        self, request: Request, wait_for: Sequence[Any], measure_timing: bool, *limits: int
    ) -> FencedResultAidl:
        limited = (max(limit, -1) for limit in limits)
        return self.inner.execute_fenced(request, wait_for, measure_timing, *limited)


@defect
class NegativeLoopTimeoutAccepted(DelegatingAidlModel):
    """A loop timeout below -1 is taken for the default."""

    def execute_synchronously(self, request: Request, *settings: Any) -> SynchronousResultAidl:
        measure, deadline_ns, loop_timeout_ns = settings
        limits = deadline_ns, max(loop_timeout_ns, -1)
        return self.inner.execute_synchronously(request, measure, *limits)


@defect
class NegativeTimeOfBurstAccepted(DelegatingAidlBurst):
    """Deadlines and loop timeouts of a burst below -1 are taken for none."""

    def execute_synchronously(
        self, request: Request, memory_identifier_tokens: Sequence[int], *settings: Any
    ) -> SynchronousResultAidl:
        measure, *limits = settings
        limits = [max(limit, -1) for limit in limits]
        return self.inner.execute_synchronously(request, memory_identifier_tokens, measure, *limits)


@defect
class MemoryTokenNeverForgotten(DelegatingAidlBurst):
    """A burst goes on using the memory that a token named before it was released."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._known: dict[int, Any] = {}

    def execute_synchronously(
        self, request: Request, memory_identifier_tokens: Sequence[int], *settings: Any
    ) -> SynchronousResultAidl:
        tokens = memory_identifier_tokens
        if len(tokens) == len(request.pools):
            named = zip(tokens, request.pools, strict=True)
            pools = [self._known.setdefault(t, p) if t >= 0 else p for t, p in named]
            request = msgspec.structs.replace(request, pools=tuple(pools))
        return self.inner.execute_synchronously(request, tokens, *settings)


@defect
class MemoryTokensIgnored(DelegatingAidlBurst):
    """A burst does not look at memory tokens, neither how many nor which."""

    def execute_synchronously(
        self, request: Request, memory_identifier_tokens: Sequence[int], *settings: Any
    ) -> SynchronousResultAidl:
        unnamed = [-1] * len(request.pools)
        return self.inner.execute_synchronously(request, unnamed, *settings)


@defect
class BurstExecutesTheLastRequest(DelegatingAidlBurst):
    """A burst that is busy keeps one call waiting: of several, the last one is executed for all."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._lock = threading.Lock()
        self._last: tuple[Any, ...] = ()

    def execute_synchronously(
        self, request: Request, memory_identifier_tokens: Sequence[int], *settings: Any
    ) -> SynchronousResultAidl:
        self._last = request, memory_identifier_tokens, *settings
        with self._lock:
            return self.inner.execute_synchronously(*self._last)


@defect
class NegativeTokenReleased(DelegatingAidlBurst):
    """A burst releases the memory of a negative token."""

    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        return self.inner.release_memory_resource(max(memory_identifier_token, 0))


@defect
class ReusableExecutionNotReusable(DelegatingExecution):
    """A reusable execution can be run once only."""

    _is_used = False

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        if self._is_used:
            return ErrorStatus.GENERAL_FAILURE, None
        self._is_used = True
        return self.inner.execute_synchronously(deadline_ns)


@defect
class ReusableExecutionRunsOnce(DelegatingExecution):
    """A reusable execution does nothing the second time, but says that it succeeded."""

    _result: SynchronousResultAidl | None = None

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        if self._result is None:
            self._result = self.inner.execute_synchronously(deadline_ns)
        return self._result


@defect
class ConfigurationAlwaysMeasures(DelegatingAidlModel):
    """An execution with a configuration gives times, whether or not it is to measure them."""

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline_ns: int
    ) -> SynchronousResultAidl:
        config = msgspec.structs.replace(config, measure_timing=True)
        return self.inner.execute_synchronously_with_config(request, config, deadline_ns)


@defect
class SmallOutputIsAFailure(DelegatingAidlModel):
    """Too small an output is an error, as in HIDL, so that its shape is not reported."""

    def execute_synchronously(self, *arguments: Any) -> SynchronousResultAidl:
        status, result = self.inner.execute_synchronously(*arguments)
        if result is not None and not result.output_sufficient_size:
            return ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, None
        return status, result


@defect
class TimesOfSmallOutputs(DelegatingAidlModel):
    """Too small an output comes with times, which only an execution that succeeds has."""

    def execute_synchronously(self, request: Request, measure: bool, *limits: Any) -> Any:
        status, result = self.inner.execute_synchronously(request, measure, *limits)
        if result is None or result.output_sufficient_size or not measure:
            return status, result
        return status, msgspec.structs.replace(result, timing=TimingNs(5000, 10000))


@defect
class BurstLosesShapes(DelegatingAidlBurst):
    """An execution through a burst gives neither shapes nor times."""

    def execute_synchronously(self, *arguments: Any) -> SynchronousResultAidl:
        status, result = self.inner.execute_synchronously(*arguments)
        if result is None:
            return status, None
        return status, msgspec.structs.replace(result, timing=NO_TIMING_NS, output_shapes=())


@defect
class ReusableExecutionWaitsForNothing(DelegatingExecution):
    """A reusable execution begins before the fences that it should wait for."""

    def execute_fenced(
        self, wait_for: Sequence[Any], deadline_ns: int, duration_ns: int
    ) -> FencedResultAidl:
        return self.inner.execute_fenced((), deadline_ns, duration_ns)


def _from_zero(roles: Sequence[BufferRole]) -> list[BufferRole]:
    """With 0 in place of any index below."""
    return [
        msgspec.structs.replace(
            role, model_index=max(role.model_index, 0), io_index=max(role.io_index, 0)
        )
        for role in roles
    ]


@defect
class NegativeRoleIndexesTakenForZero(DelegatingAidlDevice):
    """A device memory is made for the first input or model where an index is below 0."""

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        sides = _from_zero(wanted.input_roles), _from_zero(wanted.output_roles)
        return super().allocate(BufferRoles(wanted.desc, wanted.prepared_models, *sides))


def _at_the_beginning(operand: Operand) -> Operand:
    location = operand.location
    return msgspec.structs.replace(
        operand, location=msgspec.structs.replace(location, offset=max(location.offset, 0))
    )


def _understood(model: Model) -> Model:
    return with_main(model, operands=tuple(map(_at_the_beginning, model.main.operands)))


@defect
class NegativeOffsetsTakenForZero(DelegatingAidlDevice):
    """A constant whose offset is below 0 is read from the beginning."""

    def get_supported_operations(self, model: Model) -> Supported:
        return self.inner.get_supported_operations(_understood(model))

    def prepare_model(self, model: Model, *arguments: Any) -> ErrorStatus:
        return super().prepare_model(_understood(model), *arguments)

    def prepare_model_with_config(self, model: Model, *arguments: Any) -> ErrorStatus:
        return super().prepare_model_with_config(_understood(model), *arguments)


@defect
class NegativeTimeOnDevice(DelegatingAidlModel):
    """A time on the device that nobody has measured is reported as -1000 ns, not as -1."""

    def execute_synchronously(self, request: Request, *settings: Any) -> SynchronousResultAidl:
        status, result = self.inner.execute_synchronously(request, *settings)
        if result is not None and result.timing != NO_TIMING_NS:
            # As of a device whose counter was never started.
            timing = msgspec.structs.replace(result.timing, time_on_device_ns=-1000)
            result = msgspec.structs.replace(result, timing=timing)
        return status, result
