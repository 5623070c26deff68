"""Stages of an execution: plans with the frames to run them in, and what follows each.

Most models are one stage. Another begins where a shape turns out to depend on data, and after each
IF or WHILE. From one to the next nothing is copied: frames stay lent until the results are used.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.kernel import OptionalArrays
from nndrivers.reference.planning.control_flow import Call, If, While
from nndrivers.reference.planning.frame import Frame
from nndrivers.reference.planning.plan import Infos, Plan
from nndrivers.reference.planning.planner import Planner
from nndrivers.reference.planning.results import Frames, Lease, Results
from nndrivers.reference.planning.watching import is_watched, watching
from nnhal.debug import vlog
from nnhal.driver_kit import ExecutionContext, HalError
from nnhal.operand_types import SCALARS
from nnhal.operations.node import InvalidOperation, Shape, TensorInfo, code_name
from nnhal.types import ErrorStatus, OperationType

__all__ = ["Data", "Subgraph", "Stage", "failing", "is_known"]

_KEPT: Final = 8
"""Plans for other shapes, or other data, that are remembered with their frames."""

_compilation = vlog.channel("compilation")

Data: TypeAlias = Mapping[int, NDArray[Any]]
"""Arrays by operand."""


class Subgraph:
    """A graph as it is called from one place: by an operation, or by a client.

    ``arguments`` is what is known of its inputs; those that have a value are the same in all calls.
    """

    def __init__(self, planner: Planner, arguments: Sequence[TensorInfo | None]) -> None:
        self._planner = planner
        self._arguments = arguments
        self._stages = _Stages()

    def prepare(self) -> None:
        """Plan for the shapes of the arguments; raises InvalidOperation if they do not fit."""
        self.stage([None if info is None else info.shape for info in self._arguments])

    def whole(self) -> Frame | None:
        """A frame of the only stage, idle for now; None where there are several, or none yet, or
        an argument may be omitted.
        """
        if not all(info is not None and is_known(info) for info in self._arguments):
            return None
        stage = self.stage([info.shape for info in self._arguments if info is not None])
        return None if self._planner.has_optional_inputs else stage.whole()

    def run(self, arrays: OptionalArrays, context: ExecutionContext) -> Results:
        """The outputs for ``arrays``; raises HalError."""
        with failing():
            stage = self.stage([None if array is None else array.shape for array in arrays])
        return stage.run(self.data(arrays), context)

    def data(self, arrays: OptionalArrays) -> Data:
        """``arrays`` by operand."""
        inputs = self._planner.graph.inputs
        return {i: a for i, a in zip(inputs, arrays, strict=True) if a is not None}

    def stage(self, shapes: Sequence[Shape | None]) -> Stage:
        """The first stage for arguments of ``shapes``, None for those that are omitted."""
        return self._stages.get(tuple(shapes), lambda: Stage(self._planner, self._given(shapes), 0))

    def _given(self, shapes: Sequence[Shape | None]) -> Infos:
        graph = self._planner.graph
        given: dict[int, TensorInfo | None] = {}
        for operand, argument, shape in zip(graph.inputs, self._arguments, shapes, strict=True):
            info = graph.operands[operand]
            if info is None or shape is None:
                given[operand] = None
                continue
            info = _with_actual_shape(info, shape)
            value = None if argument is None else argument.value
            given[operand] = info if value is None else info.with_value(value)
        return given


class Stage:
    """The plan for operations from ``start`` on, given ``given``."""

    def __init__(self, planner: Planner, given: Infos, start: int) -> None:
        self._planner = planner
        self._plan = plan = planner.plan(given, start)
        self._names = [step.name for step in plan.steps]
        self._frames = Frames(plan)
        self._call = _call(planner, plan)
        self._following = _Stages()
        _compilation("plan of %d steps, %d bytes of tensors", len(plan.steps), plan.size)
        if self._call is not None:
            self._call.prepare()
            self._prepare_following()

    def whole(self) -> Frame | None:
        """A frame, idle for now, where nothing follows this stage."""
        if not self._plan.is_last:
            return None
        lease = self._frames.lend()
        lease.idle.append(lease.frame)
        return lease.frame

    def run(self, data: Data, context: ExecutionContext) -> Results:
        """Run this stage and all that follow; raises HalError."""
        stage, leases = self, list[Lease[Frame]]()
        while True:
            lease = stage._frames.lend()
            leases.append(lease)
            data = stage._run_steps(lease.frame, data, context)
            if stage._plan.is_last:
                outputs = stage._planner.graph.outputs
                return Results([data[operand] for operand in outputs], leases)
            stage, data = stage._next(data, leases, context)

    def _run_steps(self, frame: Frame, data: Data, context: ExecutionContext) -> Data:
        """``data`` and what the plan adds to it."""
        for operand, target in frame.inputs:
            np.copyto(target, data[operand])
        frame.all_steps.run(self._names, context)
        return {**data, **frame.outputs}

    def _next(
        self, data: Data, leases: list[Lease[Frame]], context: ExecutionContext
    ) -> tuple[Stage, Data]:
        if self._call is None:
            return self._after_data(data), data
        results = self._run_call(data, context)
        leases += results.leases
        assert self._plan.call is not None
        outputs = self._plan.call.outputs
        with failing():
            stage = self._after_call([array.shape for array in results.arrays])
        return stage, {**data, **dict(zip(outputs, results.arrays, strict=True))}

    def _after_data(self, data: Data) -> Stage:
        """The stage for the data that has been awaited."""
        plan, awaited = self._plan, self._plan.awaited
        assert awaited is not None
        value = data[awaited]

        def make() -> Stage:
            known = plan.info(awaited).with_value(value.copy())
            return Stage(self._planner, {**plan.infos, awaited: known}, plan.resume)

        with failing():
            return self._following.get((value.shape, value.tobytes()), make)

    def _run_call(self, data: Data, context: ExecutionContext) -> Results:
        call, plan = self._call, self._plan
        assert call is not None
        assert plan.call is not None
        arrays = [_array(operand, data, plan.infos) for operand in plan.call.inputs]
        if not is_watched(context):
            return call.run(arrays, context)
        with watching(code_name(OperationType, plan.call.type), context):
            return call.run(arrays, context)

    def _after_call(self, shapes: Sequence[Shape]) -> Stage:
        """The stage for results of ``shapes``; raises InvalidOperation if they cannot be."""
        plan, declared = self._plan, self._planner.graph.operands
        assert plan.call is not None
        outputs = plan.call.outputs

        def make() -> Stage:
            given = dict(plan.infos)
            for operand, shape in zip(outputs, shapes, strict=True):
                info = declared[operand]
                assert info is not None
                given[operand] = _with_actual_shape(info, shape)
            return Stage(self._planner, given, plan.resume + 1)

        return self._following.get(tuple(shapes), make)

    def _prepare_following(self) -> None:
        """Plan what comes after the call, if the model says which shapes that will have."""
        assert self._plan.call is not None
        declared = [self._planner.graph.operands[index] for index in self._plan.call.outputs]
        if all(map(is_known, declared)):
            self._after_call([info.shape for info in declared if info is not None])


def _call(planner: Planner, plan: Plan) -> Call | None:
    """The IF or WHILE that ``plan`` ends with."""
    operation = plan.call
    if operation is None:
        return None
    infos = [plan.infos[operand] for operand in operation.inputs]

    def referred(position: int) -> Planner:
        info = infos[position]
        assert info is not None
        assert info.value is not None
        return planner.referenced[int(info.value)]

    if operation.type == OperationType.IF:
        return If(Subgraph(referred(1), infos[3:]), Subgraph(referred(2), infos[3:]))
    condition, body = referred(0), referred(1)
    changing = len(body.graph.outputs)
    arguments = [_without_value(info) for info in infos[2:][:changing]] + infos[2 + changing :]
    loop = Subgraph(condition, arguments), Subgraph(body, arguments)
    return While(*loop, len(operation.outputs))


def _without_value(info: TensorInfo | None) -> TensorInfo | None:
    return None if info is None else replace(info, value=None)


def _with_actual_shape(declared: TensorInfo, shape: Shape) -> TensorInfo:
    """``declared`` with ``shape``, which must agree with what the model says of it."""
    known = declared.shape or (0,) * len(shape)
    agrees = len(known) == len(shape) and all(
        k in (0, s) for k, s in zip(known, shape, strict=True)
    )
    if not agrees:
        raise InvalidOperation(f"an operand declared as {known} has shape {shape}")
    return declared.with_shape(shape)


def _array(operand: int, data: Data, infos: Infos) -> NDArray[Any] | None:
    if operand in data:
        return data[operand]
    info = infos[operand]
    return None if info is None else info.value


def is_known(info: TensorInfo | None) -> bool:
    """Whether the model says the whole shape of an operand."""
    if info is None or info.type in SCALARS:
        return True
    return bool(info.shape) and 0 not in info.shape


class _Stages:
    """The stages used last, by what they are for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Stage] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], Stage]) -> Stage:
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
def failing() -> Iterator[None]:
    """Arguments that turn out to be wrong in an execution are its failure, not the client's."""
    try:
        yield
    except InvalidOperation as error:
        raise HalError(ErrorStatus.GENERAL_FAILURE, str(error)) from error
