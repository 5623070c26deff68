"""Executions with a configuration, and reusable ones, that are not what those without are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from nndrivers.faulty._aidl_delegates import (
    DelegatingAidlDevice,
    DelegatingAidlModel,
    DelegatingExecution,
)
from nndrivers.faulty.catalogue import defect, overriding
from nnhal.fences import Fence, FenceState
from nnhal.interfaces import FencedResultAidl, IExecutionAidl, SynchronousResultAidl
from nnhal.types import BufferToken, ErrorStatus, ExecutionConfig, OutputShape, Request, TimingNs

_NO_LIMIT_NS = -1


class _Configured(DelegatingAidlModel):
    """Changes what synchronous executions with a configuration say."""

    def said(self, request: Request, result: Any) -> Any:
        """Return the answer in place of ``result``."""
        return result

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline_ns: int
    ) -> SynchronousResultAidl:
        answered = self.inner.execute_synchronously_with_config(request, config, deadline_ns)
        status, result = answered
        return status, None if result is None else self.said(request, result)


@overriding(_Configured, "said")
def shapes_missing_with_configuration(request: Request, result: Any) -> Any:
    """Executions with a configuration report no output shapes, where only they can know them."""
    return msgspec.structs.replace(result, output_shapes=())


@overriding(_Configured, "said")
def room_not_checked_with_configuration(request: Request, result: Any) -> Any:
    """Executions with a configuration say that an output had enough room when it had not."""
    shapes = tuple(
        msgspec.structs.replace(shape, is_sufficient=True) for shape in result.output_shapes
    )
    return msgspec.structs.replace(result, output_sufficient_size=True, output_shapes=shapes)


@defect
class FencedWithConfigurationKeepsMemory(DelegatingAidlModel):
    """executeFencedWithConfig goes on with the memory of the first request to a model."""

    pools: tuple[Any, ...] = ()

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        config: ExecutionConfig,
        deadline_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl:
        if len(self.pools) != len(request.pools):
            self.pools = tuple(request.pools)
        kept = msgspec.structs.replace(request, pools=self.pools)
        return self.inner.execute_fenced_with_config(
            kept, wait_for, config, deadline_ns, duration_ns
        )


@defect
class ReusableExecutionsWithoutDeviceMemories(DelegatingAidlModel):
    """No reusable execution is made of a request with device memories."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]:
        if any(isinstance(pool, BufferToken) for pool in request.pools):
            return ErrorStatus.INVALID_ARGUMENT, None
        return super().create_reusable_execution(request, config)


@defect
class LoopTimeoutOfReusableExecutionsIgnored(DelegatingAidlModel):
    """Loops of a reusable execution have the default time, whatever its configuration says."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]:
        unlimited = msgspec.structs.replace(config, loop_timeout_duration_ns=_NO_LIMIT_NS)
        return super().create_reusable_execution(request, unlimited)


class _OfLatest(DelegatingExecution):
    """An execution that runs what :attr:`owner` has made last."""

    owner: _Latest

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        return self.owner.latest.execute_synchronously(deadline_ns)


class _Latest(DelegatingAidlModel):
    latest: IExecutionAidl

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]:
        status, inner = self.inner.create_reusable_execution(request, config)
        if inner is None:
            return status, None
        execution = _OfLatest(inner)  # type: ignore[abstract]  # by the decorator of its base
        execution.owner, self.latest = self, inner
        return status, execution


@defect
class ReusableExecutionsRunTheLatest(DelegatingAidlDevice):
    """A prepared model binds one request at a time: each reusable execution runs that of the one
    created last.
    """

    model = _Latest


@defect
class BusyReusableExecutionBreaks(DelegatingExecution):
    """A reusable execution that is called while it is under way refuses that call and all later
    ones.
    """

    _pending: Fence | None = None
    _is_broken = False

    def execute_fenced(
        self, wait_for: Sequence[Fence], deadline_ns: int, duration_ns: int
    ) -> FencedResultAidl:
        result = self.inner.execute_fenced(wait_for, deadline_ns, duration_ns)
        self._pending = result[1]
        return result

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        if self._pending is not None and self._pending.state is FenceState.ACTIVE:
            self._is_broken = True
        if self._is_broken:
            return ErrorStatus.GENERAL_FAILURE, None
        return self.inner.execute_synchronously(deadline_ns)


@defect
class ReusableExecutionsKeepDeadlines(DelegatingExecution):
    """A reusable execution that has missed a deadline has missed it in all later calls, too."""

    has_missed = False

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        self.has_missed |= deadline_ns != _NO_LIMIT_NS
        if self.has_missed:
            return ErrorStatus.MISSED_DEADLINE_PERSISTENT, None
        return self.inner.execute_synchronously(deadline_ns)


@defect
class ReusableExecutionsKeepShapes(DelegatingExecution):
    """A reusable execution tells the output shapes of its first call in all later ones."""

    _shapes: tuple[OutputShape, ...] = ()

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        status, result = self.inner.execute_synchronously(deadline_ns)
        if result is None or not result.output_sufficient_size:
            return status, result
        self._shapes = self._shapes or result.output_shapes
        return status, msgspec.structs.replace(result, output_shapes=self._shapes)


@defect
class ReusableExecutionsKeepTimes(DelegatingExecution):
    """A reusable execution tells the times of its first call in all later ones."""

    _timing: TimingNs | None = None

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        status, result = self.inner.execute_synchronously(deadline_ns)
        if result is None:
            return status, None
        self._timing = self._timing or result.timing
        return status, msgspec.structs.replace(result, timing=self._timing)


@defect
class ReusableExecutionsStayFailed(DelegatingExecution):
    """A reusable execution that has failed for its data fails in all later calls, too."""

    has_failed = False

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        if self.has_failed:
            return ErrorStatus.GENERAL_FAILURE, None
        status, result = self.inner.execute_synchronously(deadline_ns)
        self.has_failed = status in (ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT)
        return status, result
