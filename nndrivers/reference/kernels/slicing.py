"""SLICE, STRIDED_SLICE, GATHER, SELECT and TOPK_V2."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.quant8 import QUANT8_TYPES, Quant8, table_step
from nndrivers.reference.binding import Binding, required, truth_bytes, unary
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.node import Node
from nnhal.operations.slicing import gather_axis, slice_bounds, strided_slice
from nnhal.types import OperationType

__all__: list[str] = []


@kernel(OperationType.SLICE, native_float16=True)
def prepare_slice(node: Node, resources: Resources) -> Kernel:
    return _picking(slice_bounds(node))


@kernel(OperationType.STRIDED_SLICE, native_float16=True)
def prepare_strided_slice(node: Node, resources: Resources) -> Kernel:
    return _picking(strided_slice(node).slices)


def _picking(bounds: tuple[slice, ...]) -> Kernel:
    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        picked = source[bounds]
        # Dimensions that a shrink mask drops have one element, so that only the shape differs.
        return partial(np.copyto, target.reshape(picked.shape), picked)

    return unary(make)


@kernel(OperationType.GATHER, native_float16=True)
def prepare_gather(node: Node, resources: Resources) -> Kernel:
    axis, size = gather_axis(node), node.tensor(0).shape[gather_axis(node)]

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        source, indices, target = required(inputs, 0), required(inputs, 2), outputs[0]
        take: Callable[..., object] = source.take

        def step() -> None:
            inside = indices.size == 0 or (indices.min() >= 0 and indices.max() < size)
            node.require(bool(inside), f"input 2 (indices) leaves the {size} elements of the axis")
            take(indices, axis, target, "clip")

        return step

    return Binding(bind)


@kernel(OperationType.SELECT, native_float16=True)
def prepare_select(node: Node, resources: Resources) -> Kernel:
    """Input 1 where the condition holds, else input 2, in the output's quantization."""
    tables = [_output_codes(node, index) for index in (1, 2)]

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        condition, target = truth_bytes(required(inputs, 0)), outputs[0]
        chosen_here = scratch.array(condition.shape, np.bool_)
        chosen, convert_chosen = _converted(tables[0], required(inputs, 1), scratch)
        other, convert_other = _converted(tables[1], required(inputs, 2), scratch)

        def step() -> None:
            convert_chosen()
            convert_other()
            np.copyto(target, other)
            np.not_equal(condition, 0, chosen_here)
            np.copyto(target, chosen, where=chosen_here)

        return step

    return Binding(bind)


def _output_codes(node: Node, index: int) -> NDArray[Any] | None:
    """The output's code for each code of an input; None where they are the same."""
    if node.tensor(index).type not in QUANT8_TYPES:
        return None
    source, target = Quant8.of(node.tensor(index)), Quant8.of(node.outputs[0])
    return None if source == target else target.clip(source.requantized(source.codes(), target))


def _converted(
    table: NDArray[Any] | None, source: NDArray[Any], scratch: Scratch
) -> tuple[NDArray[Any], Step]:
    if table is None:
        return source, _nothing
    result = scratch.array(source.shape, source.dtype)
    return result, table_step(table, source, result)


def _nothing() -> None:
    """The conversion of what is in the output's quantization already."""


@kernel(OperationType.TOPK_V2, native_float16=True)
def prepare_top_k(node: Node, resources: Resources) -> Kernel:
    """Descending along the last axis; of equal elements the last one first, as the HAL has it."""
    count = node.scalar(1)

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        source, (values, indices) = required(inputs, 0), outputs

        def step() -> None:
            ascending = np.argsort(source, axis=-1, kind="stable")
            best = ascending[..., : -count - 1 : -1]
            np.copyto(indices, best, casting="same_kind")
            np.copyto(values, np.take_along_axis(source, best, -1))

        return step

    return Binding(bind)
