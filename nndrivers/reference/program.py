"""The driver's prepared models."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from nndrivers.reference.calls import Call
from nndrivers.reference.kernel import Arrays
from nndrivers.reference.planning.graph import Graph
from nndrivers.reference.planning.planner import Planner
from nndrivers.reference.planning.results import Lease, Results
from nndrivers.reference.planning.stage import Subgraph, failing, is_known
from nndrivers.reference.planning.watching import is_watched, run_calls
from nndrivers.reference.recording.recorder import Unrecordable, record
from nndrivers.reference.recording.replay import Replay, ReplayedFrame
from nndrivers.reference.recording.structs import DataWriter, Recording
from nndrivers.reference.resources import ModelResources
from nnhal.driver_kit import (
    ExecutionContext,
    HalError,
    Inputs,
    Outputs,
    Program,
    Signature,
    Step,
    charge_here,
)
from nnhal.types import ErrorStatus

__all__ = ["RecordedProgram", "ReferenceProgram"]


class ReferenceProgram(Program):
    """A model of the reference driver.

    It is planned at once where the model says all shapes of its inputs, else when a request gives
    them. Raises InvalidOperation.
    """

    def __init__(self, graph: Graph, resources: ModelResources) -> None:
        self.graph = graph
        self._resources = resources
        declared = [graph.operands[index] for index in graph.inputs]
        self._main = Subgraph(Planner(graph, resources), declared)
        if all(map(is_known, declared)):
            self._main.prepare()
        resources.end_of_memory()
        self.remembered = resources.remembered

    def recorded(self, data: DataWriter) -> Recording:
        """Its plan, bound, with large constants in ``data``; raises Unrecordable."""
        frame = self._main.whole()
        if frame is None:
            raise Unrecordable("the plan depends on requests")
        graph = self.graph
        return record(frame, graph.inputs, graph.outputs, data)

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        """Run on frames that nobody else uses at the time."""
        self.bind(inputs, outputs)(context)

    def bind(self, inputs: Inputs, outputs: Outputs) -> Step:
        """Find the plan. Frames belong to it, not to the request: binding costs next to nothing."""
        data = self._main.data(inputs)
        with failing():
            stage = self._main.stage([None if a is None else a.shape for a in inputs])
        return _Execution(lambda context: stage.run(data, context), data, outputs)


class RecordedProgram(Program):
    """A model from a compilation cache.

    Raises LookupError, TypeError and ValueError for a recording that this process cannot have made.
    """

    def __init__(self, signature: Signature, replay: Replay) -> None:
        self.signature = signature
        self._shapes = [operand.dimensions for operand in signature.inputs]
        self._replay = replay
        self._charge = charge_here()
        self._idle = deque([self._new()])

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        """Run on a frame that nobody else uses at the time."""
        self.bind(inputs, outputs)(context)

    def bind(self, inputs: Inputs, outputs: Outputs) -> Step:
        """Nothing to be done: frames belong to the program."""
        shapes = [None if array is None else array.shape for array in inputs]
        if shapes != self._shapes:
            message = f"inputs of shapes {shapes}, expected {self._shapes}"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        return _Execution(lambda context: self._run(inputs, context), inputs, outputs)

    def _run(self, inputs: Inputs, context: ExecutionContext) -> Results:
        frame = self._lend()
        for number, target in frame.inputs:
            source = inputs[number]
            assert source is not None
            np.copyto(target, source)
        frame.all_steps.run(self._replay.names, context)
        return Results(frame.outputs, [Lease(self._idle, frame)])

    def _lend(self) -> ReplayedFrame:
        try:
            return self._idle.pop()
        except IndexError:
            return self._new()

    def _new(self) -> ReplayedFrame:
        """Raises HalError where the client has too much memory already."""
        return self._replay.frame(self._charge(self._replay.size))


class _Execution:
    """Executions of a request: of ``run``, whose results are copied to ``outputs``.

    Where all is done in one frame whose steps are joined, copies from ``inputs``, by the frame's
    keys, and to ``outputs`` are joined with them.
    """

    def __init__(
        self, run: Callable[[ExecutionContext], Results], inputs: Any, outputs: Outputs
    ) -> None:
        self._run = run
        self._inputs = inputs
        self._outputs = outputs
        self._whole: tuple[Lease[Any], Sequence[Call]] | None = None

    def __call__(self, context: ExecutionContext) -> None:
        with context.device_time():
            if self._whole is None or not self._run_whole(context, *self._whole):
                self._run_in_parts(context)

    def _run_whole(
        self, context: ExecutionContext, lease: Lease[Any], calls: Sequence[Call]
    ) -> bool:
        """False where another execution has the frame, or somebody watches."""
        if is_watched(context):
            return False
        try:
            lease.idle.remove(lease.frame)
        except ValueError:
            return False
        run_calls(calls)
        lease.idle.append(lease.frame)
        return True

    def _run_in_parts(self, context: ExecutionContext) -> None:
        results = self._run(context)
        for output, array in zip(self._outputs, results.arrays, strict=True):
            target = output.reserve(array.shape)
            if target is not None:
                np.copyto(target, array)
        if self._whole is None and len(results.leases) == 1:
            self._join(results.leases[0], results.arrays)
        results.release()

    def _join(self, lease: Lease[Any], arrays: Arrays) -> None:
        steps = lease.frame.all_steps
        if not steps.are_joined:
            return
        targets = [output.array for output in self._outputs]
        after: list[Call] = [
            partial(np.copyto, target, array)
            for target, array in zip(targets, arrays, strict=True)
            if target is not None and target.shape == array.shape
        ]
        if len(after) == len(targets):
            pairs = lease.frame.inputs
            before = [partial(np.copyto, target, self._inputs[key]) for key, target in pairs]
            self._whole = lease, steps.between(before, after)
