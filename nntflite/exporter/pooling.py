"""Exports AVERAGE_POOL_2D, MAX_POOL_2D and L2_POOL_2D."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from nnhal.operand_types import dtype_of, is_quantized
from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports
from nntflite.exporter.window import Pair, Window, padded, read_arguments, scheme_for
from nntflite.schema import Padding

_NAMES: Final = {
    OperationType.AVERAGE_POOL_2D: "AVERAGE_POOL_2D",
    OperationType.MAX_POOL_2D: "MAX_POOL_2D",
    OperationType.L2_POOL_2D: "L2_POOL_2D",
}


@exports(*_NAMES)
def _pool(op: HalOperation) -> None:
    window = read_arguments(op, 1, extras=2)
    scheme = _scheme(op, window)
    if scheme is not None:
        _emit(op, op.tensor(0), window, scheme, window.strides, op.output())
    elif op.type == OperationType.MAX_POOL_2D:
        assert window.sides is not None
        image = padded(op, op.tensor(0), window.sides, _lowest(op))
        _emit(op, image, window, Padding.VALID, window.strides, op.output())
    else:
        _pool_in_parts(op, window)


def _scheme(op: HalOperation, window: Window) -> Padding | None:
    if window.sides is None:
        return window.scheme
    _, height, width, _ = op.shape(0)
    return scheme_for(window, (height, width), _filter_size(window))


def _filter_size(window: Window) -> Pair:
    return window.extras[1], window.extras[0]


def _emit(
    op: HalOperation, image: int, window: Window, scheme: Padding, strides: Pair, output: int
) -> None:
    filter_height, filter_width = _filter_size(window)
    op.emit(
        _NAMES[OperationType(op.type)],
        [image],
        output,
        padding=scheme,
        stride_h=strides[0],
        stride_w=strides[1],
        filter_height=filter_height,
        filter_width=filter_width,
        fused_activation_function=window.activation,
    )


def _lowest(op: HalOperation) -> Any:
    """What never wins a maximum."""
    type = op.input(0).type
    dtype = dtype_of(type)
    limits = np.iinfo(dtype) if is_quantized(type) else np.finfo(dtype)
    return np.array(limits.min, dtype)


def _pool_in_parts(op: HalOperation, window: Window) -> None:
    """Averages count only what lies inside of the image, so nothing may be put around it.

    The output is put together from parts whose filter positions are cut off alike by the image's
    edge: each part is a pooling without padding, with just as much of the filter as is left.
    """
    assert window.sides is not None
    _, height, width, channels = op.shape(0)
    down, across = (
        _runs((height, width)[d], _filter_size(window)[d], window.sides[d], window.strides[d])
        for d in (0, 1)
    )
    if any(run.reach <= 0 for run in (*down, *across)):
        raise op.refuse(f"with padding {window.sides} the filter leaves the image altogether")
    rows = [[_part(op, window, (row, column), channels) for column in across] for row in down]
    joined = [_joined(op, parts, 2, op.temporary(op.output())) for parts in rows]
    _joined(op, joined, 1, op.output())


@dataclass(frozen=True, slots=True)
class _Run:
    """Filter positions along one dimension with the same part of the filter inside of the image."""

    begin: int
    end: int
    reach: int


def _runs(size: int, reach: int, sides: Pair, stride: int) -> list[_Run]:
    """The runs of one dimension, in order; positions that are not cut off make one run."""
    runs: list[_Run] = []
    for start in range(-sides[0], size + sides[1] - reach + 1, stride):
        begin, end = max(start, 0), min(start + reach, size)
        inside = end - begin
        if runs and inside == reach == runs[-1].reach:
            begin = runs.pop().begin
        runs.append(_Run(begin, end, inside))
    return runs


def _part(op: HalOperation, window: Window, runs: tuple[_Run, _Run], channels: int) -> int:
    down, across = runs
    bounds = [
        op.integers(0, down.begin, across.begin, 0),
        op.integers(0, down.end, across.end, channels),
        op.integers(1, 1, 1, 1),
    ]
    inside = op.computed(
        "STRIDED_SLICE", [op.tensor(0), *bounds], begin_mask=0b1001, end_mask=0b1001
    )
    result = op.temporary(op.output())
    part = replace(window, extras=(across.reach, down.reach))
    _emit(op, inside, part, Padding.VALID, window.strides, result)
    return result


def _joined(op: HalOperation, parts: list[int], axis: int, output: int) -> int:
    op.emit("CONCATENATION", parts, output, axis=axis)
    return output
