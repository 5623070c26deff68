"""Executions with a configuration, and reusable ones, that are not what those without are."""

from __future__ import annotations

from typing import Any

import msgspec

from nndrivers.faulty._aidl_delegates import DelegatingAidlDevice, DelegatingAidlModel
from nndrivers.faulty.catalogue import defect
from nnhal.interfaces import IExecutionAidl, SynchronousResultAidl
from nnhal.types import BufferToken, ErrorStatus, ExecutionConfig, Request

_NO_LIMIT_NS = -1


class _Configured(DelegatingAidlModel):
    """Changes what synchronous executions with a configuration say."""

    def said(self, request: Request, result: Any) -> Any:
        """What is told instead of ``result``."""
        return result

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline_ns: int
    ) -> SynchronousResultAidl:
        answered = self.inner.execute_synchronously_with_config(request, config, deadline_ns)
        status, result = answered
        return status, None if result is None else self.said(request, result)


class _NoShapes(_Configured):
    def said(self, request: Request, result: Any) -> Any:
        return msgspec.structs.replace(result, output_shapes=())


@defect
class ShapesMissingWithConfiguration(DelegatingAidlDevice):
    """Executions with a configuration report no output shapes, where only they can know them."""

    model = _NoShapes


class _AlwaysEnough(_Configured):
    def said(self, request: Request, result: Any) -> Any:
        shapes = tuple(
            msgspec.structs.replace(shape, is_sufficient=True) for shape in result.output_shapes
        )
        return msgspec.structs.replace(result, output_sufficient_size=True, output_shapes=shapes)


@defect
class RoomNotCheckedWithConfiguration(DelegatingAidlDevice):
    """Executions with a configuration say that an output had enough room when it had not."""

    model = _AlwaysEnough


class _NoMemories(DelegatingAidlModel):
    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]:
        if any(isinstance(pool, BufferToken) for pool in request.pools):
            return ErrorStatus.INVALID_ARGUMENT, None
        return super().create_reusable_execution(request, config)


@defect
class ReusableExecutionsWithoutDeviceMemories(DelegatingAidlDevice):
    """No reusable execution is made of a request with device memories."""

    model = _NoMemories


class _NoLoopTimeout(DelegatingAidlModel):
    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]:
        unlimited = msgspec.structs.replace(config, loop_timeout_duration_ns=_NO_LIMIT_NS)
        return super().create_reusable_execution(request, unlimited)


@defect
class LoopTimeoutOfReusableExecutionsIgnored(DelegatingAidlDevice):
    """Loops of a reusable execution have the default time, whatever its configuration says."""

    model = _NoLoopTimeout
