"""Drivers of the AIDL interface that are right and yet unlike the reference driver.

See :mod:`tests.corpus.vts.correct_drivers`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from nndrivers.faulty._aidl_delegates import (
    DelegatingAidlBurst,
    DelegatingAidlDevice,
    DelegatingAidlModel,
    DelegatingExecution,
)
from nnhal.fences import Fence, FenceState, wait_for_all
from nnhal.interfaces import FencedResultAidl, SynchronousResultAidl
from nnhal.memory import Memory
from nnhal.types import NO_TIMING_NS, ErrorStatus, Operand, Request
from tests.corpus.vts.correct_drivers import is_declared

_NONE, _INVALID = ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT


class _Device(DelegatingAidlDevice):
    prepared: type[Any]

    def __init__(self) -> None:
        super().__init__()
        self.uses = 0
        self.model = lambda inner: self.prepared(inner, self)


class _Model(DelegatingAidlModel):
    """:meth:`told` sees the results of all executions but fenced ones."""

    def __init__(self, inner: Any, device: _Device) -> None:
        super().__init__(inner)
        self.device = device
        self.burst = lambda inner: _Burst(inner, self)
        self.execution = lambda inner: _Execution(inner, self)

    @property
    def outputs(self) -> Sequence[Operand]:
        """The model's, as it declares them."""
        return cast("Sequence[Operand]", cast("Any", self.inner).executor.signature.outputs)

    def told(self, answer: SynchronousResultAidl) -> SynchronousResultAidl:
        return answer

    def fenced(self, result: FencedResultAidl) -> FencedResultAidl:
        return result

    def execute_synchronously(self, *arguments: Any) -> SynchronousResultAidl:
        return self.told(super().execute_synchronously(*arguments))

    def execute_synchronously_with_config(self, *arguments: Any) -> SynchronousResultAidl:
        return self.told(super().execute_synchronously_with_config(*arguments))

    def execute_fenced(
        self, request: Request, wait_for: Sequence[Fence], *limits: Any
    ) -> FencedResultAidl:
        return self.fenced(super().execute_fenced(request, wait_for, *limits))

    def execute_fenced_with_config(
        self, request: Request, wait_for: Sequence[Fence], *limits: Any
    ) -> FencedResultAidl:
        return self.fenced(super().execute_fenced_with_config(request, wait_for, *limits))


class _Burst(DelegatingAidlBurst):
    def __init__(self, inner: Any, model: _Model) -> None:
        super().__init__(inner)
        self._model = model

    def execute_synchronously(self, *arguments: Any) -> SynchronousResultAidl:
        return self._model.told(super().execute_synchronously(*arguments))

    def execute_synchronously_with_config(self, *arguments: Any) -> SynchronousResultAidl:
        return self._model.told(super().execute_synchronously_with_config(*arguments))


class _Execution(DelegatingExecution):
    def __init__(self, inner: Any, model: _Model) -> None:
        super().__init__(inner)
        self._model = model

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        return self._model.told(super().execute_synchronously(deadline_ns))


class _Terse(_Model):
    def told(self, answer: SynchronousResultAidl) -> SynchronousResultAidl:
        status, result = answer
        if result is None or not result.output_sufficient_size:
            return answer
        self.device.uses += 1
        changed = msgspec.structs.replace(result, timing=NO_TIMING_NS)
        if all(map(is_declared, self.outputs)):
            changed = msgspec.structs.replace(changed, output_shapes=())
        return status, changed


class TellsNothingThatItNeedNot(_Device):
    """ExecutionResult.aidl: "A driver may choose to report any time as -1"; Android's
    GeneratedTestHarness.cpp takes no shapes where the model declares all dimensions."""

    prepared = _Terse


class _WaitingExecution(_Execution):
    def execute_fenced(self, wait_for: Sequence[Fence], *limits: Any) -> FencedResultAidl:
        refused = _waited(wait_for)
        return refused or self._model.fenced(super().execute_fenced((), *limits))


class _Waiting(_Model):
    def __init__(self, inner: Any, device: _Device) -> None:
        super().__init__(inner, device)
        self.execution = lambda inner: _WaitingExecution(inner, self)

    def execute_fenced(
        self, request: Request, wait_for: Sequence[Fence], *limits: Any
    ) -> FencedResultAidl:
        refused = _waited(wait_for)
        return refused or super().execute_fenced(request, (), *limits)

    def execute_fenced_with_config(
        self, request: Request, wait_for: Sequence[Fence], *limits: Any
    ) -> FencedResultAidl:
        refused = _waited(wait_for)
        return refused or super().execute_fenced_with_config(request, (), *limits)

    def fenced(self, result: FencedResultAidl) -> FencedResultAidl:
        status, fence, callback = result
        if fence is None or callback is None:
            return result
        fence.wait()
        status = callback.get_execution_info()[0]
        if status != _NONE:
            return status, None, None
        self.device.uses += 1
        return status, None, callback


def _waited(fences: Sequence[Fence]) -> FencedResultAidl | None:
    """The refusal of an execution whose fences are not all signaled in the end."""
    if any(fence.state is FenceState.ERROR for fence in fences):
        return _INVALID, None, None
    if wait_for_all(fences) is not FenceState.SIGNALED:
        return ErrorStatus.GENERAL_FAILURE, None, None
    return None


class WaitsInTheAidlLaunch(_Device):
    """IPreparedModel.aidl executeFenced: "If the task has finished before the call returns,
    syncFence file descriptor may be set to -1"."""

    prepared = _Waiting


class _Strict(_Burst):
    """Knows memories by their tokens."""

    def __init__(self, inner: Any, model: _Model) -> None:
        super().__init__(inner, model)
        self._named: set[int] = set()

    def execute_synchronously(
        self, request: Request, memory_identifier_tokens: Sequence[int], *settings: Any
    ) -> SynchronousResultAidl:
        tokens = memory_identifier_tokens
        if len(tokens) == len(request.pools):
            for token, pool in zip(tokens, request.pools, strict=True):
                if token >= 0 and not isinstance(pool, Memory):
                    return _INVALID, None
                self._named |= {token} if token >= 0 else set()
        return super().execute_synchronously(request, tokens, *settings)

    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        self._model.device.uses += 1
        if memory_identifier_token not in self._named:
            return _INVALID
        self._named.remove(memory_identifier_token)
        return super().release_memory_resource(memory_identifier_token)


class _StrictModel(_Model):
    def __init__(self, inner: Any, device: _Device) -> None:
        super().__init__(inner, device)
        self.burst = lambda inner: _Strict(inner, self)


class KnowsMemoriesByTheirTokens(_Device):
    """IBurst.aidl: a token "uniquely identifies a memory object", -1 "indicates no identity";
    releaseMemoryResource throws INVALID_ARGUMENT "if one of the input arguments is invalid", as a
    token may be that names nothing."""

    prepared = _StrictModel
