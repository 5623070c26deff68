"""Device memories that are known by the wrong tokens."""

from __future__ import annotations

import weakref
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel
from nndrivers.faulty.catalogue import defect
from nnhal.interfaces import AllocationResult, BufferRoles, FencedOptions, FencedResult, IBuffer
from nnhal.types import BufferToken, ErrorStatus, HalVersion, Request


class _Translating(DelegatingModel):
    """Executes with the tokens that buffers really have."""

    def __init__(self, inner: Any, real: Mapping[int, int]) -> None:
        super().__init__(inner)
        self._real = real

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        return ErrorStatus.NONE, self._translated(request)

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        return super().execute_fenced(self._translated(request), options)

    def _translated(self, request: Any) -> Any:
        pools = getattr(request, "pools", ())
        if not any(isinstance(pool, BufferToken) for pool in pools):
            return request
        known = [
            BufferToken(self._real.get(pool.token, pool.token))
            if isinstance(pool, BufferToken)
            else pool
            for pool in pools
        ]
        return msgspec.structs.replace(request, pools=tuple(known))


@defect
class TokensCountBuffers(DelegatingDevice):
    """The token of a new device memory is one more than the number of those that are alive, and may
    be that of one of them.
    """

    since = HalVersion.V1_3

    def __init__(self) -> None:
        super().__init__()
        self._alive: weakref.WeakSet[IBuffer] = weakref.WeakSet()
        self._real: dict[int, int] = {}
        self.model = partial(_Translating, real=self._real)

    def allocated(self, roles: BufferRoles, result: AllocationResult) -> AllocationResult:
        status, buffer, real = result
        if buffer is None:
            return result
        token = len(self._alive) + 1
        self._alive.add(buffer)
        self._real[token] = real
        return status, buffer, token
