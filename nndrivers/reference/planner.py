"""Makes plans: infers shapes, prepares kernels, chooses forms of tensors, lays out memory.

A plan is good for one set of input shapes. Where a shape depends on data, the plan ends before the
operation that needs it, and the rest is planned when the data is there.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nndrivers.reference.arena import Span, lay_out
from nndrivers.reference.evaluate import evaluate
from nndrivers.reference.forms import choose_forms
from nndrivers.reference.graph import Graph
from nndrivers.reference.kernel import Resources, computations
from nndrivers.reference.kernels import kernels
from nndrivers.reference.plan import Infos, Plan, PlanStep, Tensor, Work
from nnhal.operand_types import dtype_of
from nnhal.operations.node import NeedsValue, Node, TensorInfo
from nnhal.operations.registry import infer
from nnhal.types import Operation

__all__ = ["Planner"]


class Planner:
    """Plans for ``graph``; kernels are lent ``resources``."""

    def __init__(self, graph: Graph, resources: Resources) -> None:
        self.graph = graph
        self.resources = resources
        self._constants = {
            index: info
            for index, info in enumerate(graph.operands)
            if info is None or info.value is not None
        }

    def plan(self, given: Infos, start: int = 0) -> Plan:
        """The plan for operations from ``start`` on, ``given`` what is known of their inputs.

        Raises InvalidOperation for arguments or shapes that do not fit.
        """
        infos = {**self._constants, **given}
        work: list[Work] = []
        resume, awaited = start, None
        for operation in self.graph.operations[start:]:
            try:
                work += self._prepare(operation, infos)
            except NeedsValue as need:
                awaited = operation.inputs[need.index]
                break
            resume += 1
        outputs = self._needed_after(resume, infos)
        steps = choose_forms(work, outputs, infos)
        inputs = tuple(index for index, info in given.items() if _moves(info))
        offsets, size = _place(steps, inputs, outputs, infos)
        return Plan(infos, inputs, outputs, steps, offsets, size, resume, awaited)

    def _prepare(self, operation: Operation, infos: dict[int, TensorInfo | None]) -> list[Work]:
        """Notes the outputs of ``operation`` in ``infos``; no work if they are known already."""
        inputs = tuple(infos[index] for index in operation.inputs)
        declared = [_declared(self.graph, index) for index in operation.outputs]
        relaxed = self.graph.relaxed
        outputs = infer(operation.type, inputs, declared, relaxed=relaxed)
        node = Node(operation.type, inputs, outputs, relaxed)
        work: list[Work] = []
        if not any(_moves(info) for info in inputs):
            values = evaluate(node, [None if info is None else info.value for info in inputs])
            outputs = tuple(map(TensorInfo.with_value, outputs, values))
        elif operation.type not in computations() and not any(info.size for info in outputs):
            # Nothing to compute, and all that there is to know is known.
            empty = (np.empty(info.shape, dtype_of(info.type)) for info in outputs)
            outputs = tuple(map(TensorInfo.with_value, outputs, empty))
        else:
            work = [Work(operation, node, kernels()[operation.type](node, self.resources))]
        infos.update(zip(operation.outputs, outputs, strict=True))
        return work

    def _needed_after(self, resume: int, infos: Infos) -> tuple[int, ...]:
        """What has been computed and outlives the plan: the model's outputs, and what is to come
        from ``resume`` on needs.
        """
        rest = self.graph.operations[resume:]
        used = [index for operation in rest for index in operation.inputs]
        needed = dict.fromkeys([*self.graph.outputs, *used])
        if not rest:
            return tuple(needed)
        return tuple(index for index in needed if _moves(infos.get(index)))


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
    return int(np.prod(tensor.shape(info), dtype=np.int64)) * tensor.dtype(info).itemsize
