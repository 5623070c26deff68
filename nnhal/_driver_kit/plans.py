"""Requests that have been checked, kept while their client uses them again.

A request never changes, so checking it and laying out its memory is done once. Plans are found by
the identity of the request, end with it, and only the last few used are kept: a client that keeps
hundreds of requests must not make the driver keep as many sets of buffers.
"""

from __future__ import annotations

import threading
import weakref
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, Protocol

from nnhal._driver_kit.buffers import BufferTracker, DeviceMemory, Role
from nnhal._driver_kit.driver import Program, Signature
from nnhal._driver_kit.execution import ExecutionContext
from nnhal._driver_kit.frames import Frame, Pool, lay_out
from nnhal.errors import HalError, Invalid
from nnhal.memory import Memory
from nnhal.types import BufferToken, ErrorStatus, OutputShape, RequestArgument
from nnhal.validation import check_request, combine_dimensions
from nnhal.validation.overlaps import ConstantRanges
from nnhal.versions import AnyRequest

__all__ = ["Plan", "Plans"]

_KEPT: Final = 4
"""Plans a prepared model keeps. Two cover a client that swaps state between two requests."""


class Plan(Protocol):
    """A checked request. It can be run at the same time from several threads."""

    def run(self, context: ExecutionContext) -> Sequence[OutputShape]:
        """Execute; the shapes of all outputs. Raises what the program raises."""


class Plans:
    """The plans of the prepared model with the given number."""

    def __init__(
        self,
        program: Program,
        signature: Signature,
        buffers: BufferTracker,
        number: int,
        allow_unspecified_output: bool,
        constants: ConstantRanges,
    ) -> None:
        self.program = program
        self.signature = signature
        self._buffers = buffers
        self.number = number
        self._allow_unspecified_output = allow_unspecified_output
        self._constants = constants
        self._lock = threading.Lock()
        self._kept: OrderedDict[int, _MemoryPlan] = OrderedDict()

    def get(self, request: AnyRequest) -> Plan:
        """The plan of ``request``; raises Invalid."""
        key = id(request)
        try:
            self._kept.move_to_end(key)
            return self._kept[key]
        except KeyError:
            return self._add(request, key)

    def check(self, request: AnyRequest, *, allow_unspecified_output: bool | None = None) -> None:
        """Raises Invalid. By default, outputs may be unspecified where the version allows it."""
        if allow_unspecified_output is None:
            allow_unspecified_output = self._allow_unspecified_output
        check_request(
            request,
            self.signature.inputs,
            self.signature.outputs,
            allow_unspecified_output=allow_unspecified_output,
            extension_types=self.signature.extension_types,
            constants=self._constants,
        )

    def forget(self, key: int) -> None:
        """Drop the plan of a request that is gone."""
        self._kept.pop(key, None)

    def _add(self, request: AnyRequest, key: int) -> Plan:
        self.check(request)
        if any(isinstance(pool, BufferToken) for pool in request.pools):
            # The state of device memories must be looked at every time.
            return _DeviceMemoryPlan(self, request)
        plan = _MemoryPlan(self.program, self.signature, request)
        # Through a weak reference, or plans and their buffers would wait for the collector.
        plans = weakref.ref(self)
        plan.lifetime = weakref.ref(request, lambda _: _forget(plans, key))
        with self._lock:
            self._kept[key] = plan
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return plan

    def pools(self, request: AnyRequest) -> list[Pool]:
        """Return the memories that the pools of ``request`` name; raises Invalid for an unknown
        token.
        """
        return [
            self._buffers.get(pool.token) if isinstance(pool, BufferToken) else pool
            for pool in request.pools
        ]


def _forget(plans: weakref.ref[Plans], key: int) -> None:
    alive = plans()
    if alive is not None:
        alive.forget(key)


class _MemoryPlan:
    """A request whose pools are all shared memory."""

    lifetime: weakref.ref[AnyRequest]

    def __init__(self, program: Program, signature: Signature, request: AnyRequest) -> None:
        pools = [pool for pool in request.pools if isinstance(pool, Memory)]
        self._layout = program, signature, request.inputs, request.outputs, pools
        self._idle: list[Frame] = []

    def run(self, context: ExecutionContext) -> Sequence[OutputShape]:
        try:
            frame = self._idle.pop()
        except IndexError:
            frame = lay_out(*self._layout)
        shapes = frame.run(context)
        self._idle.append(frame)  # a frame whose run failed is not used again
        return shapes


class _DeviceMemoryPlan:
    """A request with device memories, whose state it checks before and updates after a run."""

    def __init__(self, plans: Plans, request: AnyRequest) -> None:
        self._plans = plans
        self._request = request
        self._pools: Sequence[Pool] = ()

    def run(self, context: ExecutionContext) -> Sequence[OutputShape]:
        plans, request = self._plans, self._request
        self._pools = plans.pools(request)
        for index, pool in enumerate(self._pools):
            if isinstance(pool, DeviceMemory):
                self._check(index, pool)
        written = list(map(self._memory, request.outputs))
        arguments = request.inputs, request.outputs, self._pools
        try:
            shapes = lay_out(plans.program, plans.signature, *arguments).run(context)
        except Exception:
            for memory in written:
                if memory is not None:
                    memory.initialized = False
            raise
        for memory, shape in zip(written, shapes, strict=True):
            if memory is not None:
                memory.dimensions = shape.dimensions
                memory.initialized = True
        return shapes

    def _memory(self, argument: RequestArgument) -> DeviceMemory | None:
        if argument.has_no_value:
            return None
        pool = self._pools[argument.location.pool_index]
        return pool if isinstance(pool, DeviceMemory) else None

    def _check(self, pool: int, memory: DeviceMemory) -> None:
        used = False
        for index, argument in enumerate(self._request.inputs):
            if _is_in(argument, pool):
                self._check_role(memory, Role(self._plans.number, False, index))
                if not memory.initialized:
                    message = f"input {index} is a device memory without content"
                    raise HalError(ErrorStatus.GENERAL_FAILURE, message)
                combine_dimensions(memory.dimensions, argument.dimensions)
                used = True
        for index, argument in enumerate(self._request.outputs):
            if _is_in(argument, pool):
                if used:
                    raise Invalid(f"output {index} shares a device memory with another argument")
                self._check_role(memory, Role(self._plans.number, True, index))
                combine_dimensions(memory.operand.dimensions, argument.dimensions)
                used = True

    def _check_role(self, memory: DeviceMemory, role: Role) -> None:
        if role not in memory.roles:
            what = "output" if role.is_output else "input"
            raise Invalid(f"the device memory of {what} {role.io_index} was not made for it")


def _is_in(argument: RequestArgument, pool: int) -> bool:
    return not argument.has_no_value and argument.location.pool_index == pool
