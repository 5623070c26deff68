"""Makes plans: infers shapes, prepares kernels, chooses forms of tensors, lays out memory.

A plan is good for one set of input shapes. Where a shape depends on data, the plan ends before the
operation that needs it, and the rest is planned when the data is there. It ends before IF and WHILE
too, whose graphs have plans of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

import numpy as np

from nndrivers.reference.arithmetic.image import ImageKernel
from nndrivers.reference.kernel import Resources
from nndrivers.reference.kernels import computation, kernels
from nndrivers.reference.planning.arena import Span, lay_out
from nndrivers.reference.planning.control_flow import CALLS
from nndrivers.reference.planning.evaluate import evaluate
from nndrivers.reference.planning.graph import Graph
from nndrivers.reference.planning.plan import Infos, Plan, PlanStep, Tensor, Work
from nndrivers.reference.planning.tensor_layouts import choose_forms
from nnhal.operand_types import dtype_of
from nnhal.operations.node import NeedsValue, Node, TensorInfo
from nnhal.operations.registry import infer, operation_spec
from nnhal.scheduling import give_way
from nnhal.types import Operation

__all__ = ["Planner"]

_MAX_BYTES: Final = (1 << 32) - 1
"""Of a tensor: sizes are 32-bit numbers in NNAPI. Source: ``setInfoAndAllocateIfNeeded`` of
Android's ``CpuExecutor.cpp``."""


class Planner:
    """Plans for ``graph``; kernels are lent ``resources``.

    ``referenced`` are planners for the graphs that it may call, by their index.
    """

    def __init__(
        self, graph: Graph, resources: Resources, referenced: Sequence[Planner] | None = None
    ) -> None:
        self.graph = graph
        self.resources = resources
        if referenced is None:
            # One list for all: by the time anyone looks into it, everything is there.
            planners: list[Planner] = []
            planners += (Planner(part, resources, planners) for part in graph.referenced)
            referenced = planners
        self.referenced = referenced
        self._constants = {
            index: info
            for index, info in enumerate(graph.operands)
            if info is None or info.value is not None
        }

    @property
    def has_optional_inputs(self) -> bool:
        """Whether a request may omit inputs: an operation that reads any can do without."""
        graph = self.graph
        return any(
            not set(graph.inputs).isdisjoint(operation.inputs) and _takes_less(operation)
            for operation in graph.operations
        )

    def plan(self, given: Infos, start: int = 0) -> Plan:
        """The plan for operations from ``start`` on, ``given`` what is known of their inputs.

        Raises InvalidOperation for arguments or shapes that do not fit.
        """
        infos = {**self._constants, **given}
        work: list[Work] = []
        resume, awaited, call = start, None, None
        for operation in self.graph.operations[start:]:
            if operation.type in CALLS:
                call = operation
                break
            give_way()
            try:
                work += self._prepare(operation, infos)
            except NeedsValue as need:
                awaited = operation.inputs[need.index]
                break
            resume += 1
        self.resources.expect(sum(map(_work_ns, work)))
        outputs = self._made_for_later(resume, infos, given)
        steps = choose_forms(work, outputs, infos)
        read = {tensor.operand for step in steps for tensor in step.inputs if tensor is not None}
        inputs = tuple(i for i, info in given.items() if i in read and _moves(info))
        offsets, size = _place(steps, inputs, outputs, infos)
        return Plan(infos, inputs, outputs, steps, offsets, size, resume, awaited, call)

    def _prepare(self, operation: Operation, infos: dict[int, TensorInfo | None]) -> list[Work]:
        """Notes the outputs of ``operation`` in ``infos``; no work if they are known already."""
        inputs = tuple(infos[index] for index in operation.inputs)
        declared = [_declared(self.graph, index) for index in operation.outputs]
        relaxed = self.graph.relaxed
        outputs = infer(operation.type, inputs, declared, relaxed=relaxed)
        node = Node(operation.type, inputs, outputs, relaxed)
        _check_sizes(node)
        work: list[Work] = []
        if not any(_moves(info) for info in inputs):
            values = evaluate(node, [None if info is None else info.value for info in inputs])
            outputs = tuple(map(TensorInfo.with_value, outputs, values))
        elif not (computation(operation.type) or any(info.size for info in outputs)):
            # Nothing to compute, and all that there is to know is known.
            empty = (np.empty(info.shape, dtype_of(info.type)) for info in outputs)
            outputs = tuple(map(TensorInfo.with_value, outputs, empty))
        else:
            work = [Work(operation, node, kernels()[operation.type](node, self.resources))]
        infos.update(zip(operation.outputs, outputs, strict=True))
        return work

    def _made_for_later(self, resume: int, infos: Infos, given: Infos) -> tuple[int, ...]:
        """What the plan adds to what is ``given``, and operations from ``resume`` on or the graph's
        outputs need. Constants are at hand anyway, but for outputs made of nothing else.
        """
        used = [index for operation in self.graph.operations[resume:] for index in operation.inputs]
        returned = frozenset(self.graph.outputs)
        return tuple(
            index
            for index in dict.fromkeys([*self.graph.outputs, *used])
            if index in infos and index not in given
            if index in returned or _moves(infos[index])
        )


def _takes_less(operation: Operation) -> bool:
    """Whether some argument of ``operation`` is optional."""
    forms = operation_spec(operation.type).forms
    return any(argument.optional for form in forms for argument in form.inputs)


def _work_ns(work: Work) -> float:
    return work.kernel.work_ns() if isinstance(work.kernel, ImageKernel) else 0.0


def _moves(info: TensorInfo | None) -> bool:
    """Whether an operand is there, with data that comes with the execution."""
    return info is not None and info.value is None


def _declared(graph: Graph, operand: int) -> TensorInfo:
    info = graph.operands[operand]
    assert info is not None
    return info


def _place(
    steps: Sequence[PlanStep], inputs: Sequence[int], outputs: Sequence[int], infos: Infos
) -> tuple[dict[Tensor, int], int]:
    """Offsets of all tensors but constants, and the size of the block."""
    first = {Tensor(operand): -1 for operand in inputs}
    last = dict(first)
    for index, step in enumerate(steps):
        for tensor in step.outputs:
            first.setdefault(tensor, index)
            last[tensor] = index
        last.update((tensor, index) for tensor in step.inputs if tensor in first)
    last.update((Tensor(operand), len(steps)) for operand in outputs if Tensor(operand) in first)
    spans = [Span(_size(tensor, infos), first[tensor], last[tensor]) for tensor in first]
    layout = lay_out(spans)
    return dict(zip(first, layout.offsets, strict=True)), layout.size


def _size(tensor: Tensor, infos: Infos) -> int:
    info = infos[tensor.operand]
    assert info is not None
    return prod(tensor.shape(info)) * tensor.dtype(info).itemsize


def _check_sizes(node: Node) -> None:
    """Raises InvalidOperation for an output that is larger than any tensor may be."""
    for index, info in enumerate(node.outputs):
        size = info.size * dtype_of(info.type).itemsize
        if size > _MAX_BYTES:
            raise node.invalid(f"output {index} of shape {info.shape} has {size} bytes")
