"""The driver's prepared models: plans by input shapes, and frames to run them in."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.frame import Frame
from nndrivers.reference.graph import Graph
from nndrivers.reference.plan import Infos
from nndrivers.reference.planner import Planner
from nndrivers.reference.resources import ModelResources
from nnhal.debug import trace, vlog
from nnhal.driver_kit import ExecutionContext, HalError, Inputs, Output, Outputs, Program, Step
from nnhal.operand_types import SCALARS
from nnhal.operations.node import InvalidOperation, Shape, TensorInfo
from nnhal.types import ErrorStatus

__all__ = ["ReferenceProgram"]

_KEPT: Final = 8
"""Plans for other shapes, or other data, that are remembered with their frames."""

_operations = vlog.channel("cpuexe")
_compilation = vlog.channel("compilation")

Data: TypeAlias = Mapping[int, NDArray[Any]]
"""Arrays by operand."""


class ReferenceProgram(Program):
    """A model of the reference driver.

    It is planned at once where the model says all shapes of its inputs, else when a request gives
    them. Raises InvalidOperation.
    """

    def __init__(self, graph: Graph, resources: ModelResources) -> None:
        self.graph = graph
        self._planner = Planner(graph, resources)
        self._stages = _Stages()
        declared = [graph.operands[index] for index in graph.inputs]
        if all(map(_is_known, declared)):
            self._first(tuple(None if info is None else info.shape for info in declared))
        resources.end_of_memory()
        self.remembered = resources.remembered

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        """Run on a frame that nobody else uses at the time."""
        self.bind(inputs, outputs)(context)

    def bind(self, inputs: Inputs, outputs: Outputs) -> Step:
        """Find the plan. Frames belong to it, not to the request: binding costs next to nothing."""
        graph = self.graph
        given = {i: a for i, a in zip(graph.inputs, inputs, strict=True) if a is not None}
        wanted = dict(zip(graph.outputs, outputs, strict=True))
        with _failing():
            first = self._first(tuple(None if a is None else a.shape for a in inputs))

        def step(context: ExecutionContext) -> None:
            with context.device_time():
                stage, data = first.run(given, wanted, context)
                while stage is not None:
                    stage, data = stage.run(data, wanted, context)

        return step

    def _first(self, shapes: tuple[Shape | None, ...]) -> _Stage:
        return self._stages.get(shapes, lambda: _Stage(self._planner, self._given(shapes), 0))

    def _given(self, shapes: Sequence[Shape | None]) -> Infos:
        graph = self.graph
        given: dict[int, TensorInfo | None] = {}
        for operand, shape in zip(graph.inputs, shapes, strict=True):
            info = graph.operands[operand]
            given[operand] = None if info is None or shape is None else info.with_shape(shape)
        return given


def _is_known(info: TensorInfo | None) -> bool:
    """Whether the model says the whole shape of an operand."""
    if info is None or info.type in SCALARS:
        return True
    return bool(info.shape) and 0 not in info.shape


class _Stage:
    """A plan with its frames, and the stages that may follow it."""

    def __init__(self, planner: Planner, given: Infos, start: int) -> None:
        self._planner = planner
        self._plan = planner.plan(given, start)
        self._frames = deque([Frame(self._plan)])
        self._following = _Stages()
        plan = self._plan
        _compilation("plan of %d steps, %d bytes of tensors", len(plan.steps), plan.size)

    def run(
        self, data: Data, wanted: Mapping[int, Output], context: ExecutionContext
    ) -> tuple[_Stage | None, Data]:
        """Run the plan; what comes next and its data, or None when the outputs are written."""
        try:
            frame = self._frames.pop()
        except IndexError:
            frame = Frame(self._plan)
        for operand, target in zip(self._plan.inputs, frame.inputs, strict=True):
            np.copyto(target, data[operand])
        self._run_steps(frame, context)
        result = self._next(frame) if self._plan.awaited is not None else _deliver(frame, wanted)
        self._frames.append(frame)
        return result

    def _run_steps(self, frame: Frame, context: ExecutionContext) -> None:
        # Infinity and NaN are results like others, and nothing to warn of.
        with np.errstate(all="ignore"):
            if _operations.on or trace.enabled() or context.deadline_ns is not None:
                return self._run_watched(frame, context)
            for step in frame.steps:
                step()
        return None

    def _run_watched(self, frame: Frame, context: ExecutionContext) -> None:
        for planned, step in zip(self._plan.steps, frame.steps, strict=True):
            context.check_deadline()
            _operations("%s", planned.name)
            with trace.span(planned.name, "operation"):
                step()

    def _next(self, frame: Frame) -> tuple[_Stage, Data]:
        """The stage for the data that has been awaited."""
        plan, awaited = self._plan, self._plan.awaited
        assert awaited is not None
        data = {i: a.copy() for i, a in zip(plan.outputs, frame.outputs, strict=True)}
        value = data[awaited]
        given = {i: info for i, info in plan.infos.items() if i in data or _is_constant(info)}
        given[awaited] = plan.info(awaited).with_value(value)
        with _failing():
            stage = self._following.get(
                (value.shape, value.tobytes()), lambda: _Stage(self._planner, given, plan.resume)
            )
        return stage, data


def _is_constant(info: TensorInfo | None) -> bool:
    return info is None or info.value is not None


def _deliver(frame: Frame, wanted: Mapping[int, Output]) -> tuple[None, Data]:
    for operand, array in zip(frame.plan.outputs, frame.outputs, strict=True):
        output = wanted[operand]
        target = output.reserve(array.shape)
        if target is not None:
            np.copyto(target, array)
    return None, {}


class _Stages:
    """The stages used last, by what they are for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, _Stage] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], _Stage]) -> _Stage:
        """The stage for ``key``, made if it is not there."""
        with self._lock:
            stage = self._kept.get(key)
            if stage is None:
                stage = self._kept[key] = make()
            self._kept.move_to_end(key)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
            return stage


@contextmanager
def _failing() -> Iterator[None]:
    """Arguments that turn out to be wrong in an execution are its failure, not the client's."""
    try:
        yield
    except InvalidOperation as error:
        raise HalError(ErrorStatus.GENERAL_FAILURE, str(error)) from error
