"""Kernels whose weights come with the request instead of the model.

Weights are nearly always constants, and are packed when a model is prepared. Where they are not,
the whole preparation moves to the run: slow, but the same code and the same results.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nndrivers.reference.kernel import (
    Arrays,
    Kernel,
    OptionalArrays,
    Prepare,
    Resources,
    Scratch,
    Step,
)
from nndrivers.reference.planning.scratch import HeapScratch
from nnhal.operations.node import NeedsValue, Node

__all__ = ["needs_values"]


def needs_values(*operands: int) -> Callable[[Prepare], Prepare]:
    """Let ``prepare`` rely on the values of inputs ``operands``; omitted ones stay omitted."""

    def decorate(prepare: Prepare) -> Prepare:
        def prepare_when_known(node: Node, resources: Resources) -> Kernel:
            unknown = [i for i in operands if node.has(i) and node.tensor(i).value is None]
            if unknown:
                return _LateKernel(node, resources, prepare, unknown)
            return prepare(node, resources)

        return prepare_when_known

    return decorate


class _LateKernel:
    def __init__(
        self, node: Node, resources: Resources, prepare: Prepare, unknown: list[int]
    ) -> None:
        self._node = node
        self._resources = resources
        self._prepare = prepare
        self._unknown = unknown

    def bind(self, inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        def step() -> None:
            kernel = self._prepared(inputs)
            kernel.bind(inputs, outputs, HeapScratch())()

        return step

    def _prepared(self, inputs: OptionalArrays) -> Kernel:
        """The kernel for weights among ``inputs``, and for whatever else it asks for the value of:
        where weights come with the request, an activation may come with it too.
        """
        wanted = list(self._unknown)
        while True:
            infos = list(self._node.inputs)
            for index in wanted:
                info, value = infos[index], inputs[index]
                assert info is not None
                assert value is not None
                infos[index] = info.with_value(value)
            try:
                return self._prepare(replace(self._node, inputs=tuple(infos)), self._resources)
            except NeedsValue as need:
                wanted.append(need.index)
