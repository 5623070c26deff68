"""SLICE, STRIDED_SLICE, GATHER, SELECT and TOPK_V2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import SameQuantization
from nnhal.operations.spec import (
    BOOL8,
    F16,
    F32,
    I32,
    S8,
    U8,
    UP_TO_4,
    Argument,
    FeatureLevel,
    Form,
    OperationSpec,
    Rule,
    ShapeFunction,
    T,
    each,
    form,
    scalar,
    scalars,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS", "StridedSlice", "gather_axis", "slice_bounds", "strided_slice"]


@dataclass(frozen=True, slots=True)
class StridedSlice:
    """Python slices of every dimension; those of ``dropped`` have one element and go away."""

    slices: tuple[slice, ...]
    dropped: tuple[int, ...]


def strided_slice(node: Node) -> StridedSlice:
    """Decode STRIDED_SLICE for the actual shape of its input.

    Masks replace begin or end by the edge on the side that the stride comes from or goes to.
    Source: Android's StridedSlice.cpp, TF Lite's strided_slice.
    """
    shape = node.tensor(0).shape
    begins, ends, strides = (_per_dimension(node, index) for index in (1, 2, 3))
    begin_mask, end_mask, shrink_mask = (node.scalar(index) for index in (4, 5, 6))
    slices = []
    for axis, (size, stride) in enumerate(zip(shape, strides, strict=True)):
        node.require(stride != 0, f"input 3: stride of dimension {axis} is 0")
        begin = None if begin_mask >> axis & 1 else begins[axis]
        end = None if end_mask >> axis & 1 else ends[axis]
        slices.append(_bounded(begin, end, stride, size))
    dropped = tuple(axis for axis in range(len(shape)) if shrink_mask >> axis & 1)
    _check_dropped(node, slices, strides, dropped, shape)
    return StridedSlice(tuple(slices), dropped)


def _per_dimension(node: Node, index: int) -> tuple[int, ...]:
    values, rank = node.vector(index), node.tensor(0).rank
    fits = len(values) == rank
    node.require(fits, f"input {index} has {len(values)} elements, expected {rank}")
    return values


def _bounded(begin: int | None, end: int | None, stride: int, size: int) -> slice:
    """A slice within ``size`` elements; its stop is None where it runs down to element 0.

    Android clamps an index the way Python's slices do, an empty dimension included.
    """
    bounds = slice(begin, end, stride).indices(size)
    start, stop, step = bounds
    if not len(range(*bounds)):
        return slice(0, 0, step)
    return slice(start, None if stop < 0 else stop, step)


def _check_dropped(
    node: Node, slices: list[slice], strides: Shape, dropped: Shape, shape: Shape
) -> None:
    for axis in dropped:
        count = len(range(shape[axis])[slices[axis]])
        single = strides[axis] > 0 and count == 1
        node.require(
            single,
            f"dimension {axis} goes away by the shrink mask, but has {count} elements "
            f"with stride {strides[axis]}",
        )


def _strided_slice_shapes(node: Node) -> tuple[Shape, ...]:
    args = strided_slice(node)
    sizes = zip(node.tensor(0).shape, args.slices, strict=True)
    counts = [len(range(size)[bounds]) for size, bounds in sizes]
    kept = tuple(count for axis, count in enumerate(counts) if axis not in args.dropped)
    return (kept or (1,),)


def slice_bounds(node: Node) -> tuple[slice, ...]:
    """The slices that SLICE takes of each dimension; a size of -1 reaches to the end."""
    begins, sizes = _per_dimension(node, 1), _per_dimension(node, 2)
    bounds = []
    for axis, total in enumerate(node.tensor(0).shape):
        begin = begins[axis]
        size = total - begin if sizes[axis] == -1 else sizes[axis]
        inside = 0 <= begin <= total and 0 <= size <= total - begin
        node.require(inside, f"{size} elements from {begin} leave dimension {axis} ({total})")
        bounds.append(slice(begin, begin + size))
    return tuple(bounds)


def _slice_shapes(node: Node) -> tuple[Shape, ...]:
    return (tuple(bounds.stop - bounds.start for bounds in slice_bounds(node)),)


def gather_axis(node: Node) -> int:
    """The axis along which GATHER picks, not negative."""
    return node.axis(1, node.tensor(0).rank)


def _gather_shapes(node: Node) -> tuple[Shape, ...]:
    axis, shape = gather_axis(node), node.tensor(0).shape
    return (shape[:axis] + node.tensor(2).shape + shape[axis + 1 :],)


def _select_shapes(node: Node) -> tuple[Shape, ...]:
    shape = node.tensor(1).shape
    for index in (0, 2):
        other = node.tensor(index).shape
        node.require(other == shape, f"input {index} {other} differs from input 1 {shape}")
    return (shape,)


def _topk_shapes(node: Node) -> tuple[Shape, ...]:
    count, shape = node.scalar(1), node.tensor(0).shape
    node.require(0 < count <= shape[-1], f"k is {count}, expected 1 to {shape[-1]}")
    result = (*shape[:-1], count)
    return (result, result)


_OUTPUT: Final = (tensor("output", T),)
_TYPES: Final = each(V1_2=[F16, F32, I32, U8], V1_3=[S8])


def _operation(
    type: OperationType,
    inputs: tuple[Argument, ...],
    shapes: ShapeFunction,
    *rules: Rule,
    outputs: tuple[Argument, ...] = _OUTPUT,
    zero_sized: bool = False,
) -> OperationSpec:
    """An operation that came with HAL 1.2."""
    forms = (Form(FeatureLevel.V1_2, inputs, outputs),)
    return OperationSpec(type, forms, _TYPES, shapes, rules, zero_sized=zero_sized)


OPERATIONS: Final = (
    OperationSpec(
        OperationType.STRIDED_SLICE,
        (
            form(
                FeatureLevel.V1_1,
                tensor("input", T, *UP_TO_4),
                *(tensor(name, I32, 1) for name in ("begin", "end", "strides")),
                *scalars("begin_mask", "end_mask", "shrink_axis_mask"),
            ),
        ),
        each(V1_1=[F32, U8], V1_2=[F16], V1_3=[S8]),
        _strided_slice_shapes,
        (SameQuantization(),),
    ),
    _operation(
        OperationType.SLICE,
        (tensor("input", T), tensor("begin", I32, 1), tensor("size", I32, 1)),
        _slice_shapes,
        SameQuantization(),
        zero_sized=True,
    ),
    _operation(
        OperationType.GATHER,
        (tensor("input", T), scalar("axis"), tensor("indices", I32)),
        _gather_shapes,
        SameQuantization(),
    ),
    # The signed type counts as one of 1.2 in Android's validator; as an operand it needs 1.3.
    OperationSpec(
        OperationType.SELECT,
        (
            form(
                FeatureLevel.V1_2,
                tensor("condition", BOOL8),
                tensor("input0", T),
                tensor("input1", T),
            ),
        ),
        each(V1_2=[F16, F32, I32, U8, S8]),
        _select_shapes,
    ),
    _operation(
        OperationType.TOPK_V2,
        (tensor("input", T), scalar("k")),
        _topk_shapes,
        SameQuantization(),
        outputs=(tensor("values", T), tensor("indices", I32)),
    ),
)
